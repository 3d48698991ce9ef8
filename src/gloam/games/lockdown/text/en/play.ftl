### What Lockdown says while it is played: options, questions, events, refusals.

## Options: short, as on a button

verb-pass = Pass
verb-genes = Force-Speed-Load { $genes }
verb-birth = Start from { $room }
verb-offer = Make { $seat } an offer
verb-give = Give { $card }
verb-want = Ask for { $card }
verb-swap = Swap order cards
verb-send = Send the offer
verb-drop = Throw the draft away
verb-withdraw = Withdraw offer { $offer }
verb-accept = Accept offer { $offer }
verb-refuse = Refuse offer { $offer }
verb-counter = Counter offer { $offer }
verb-ready = Ready
verb-discard = Discard { $card }
verb-go = Go to { $room }
verb-climb = Climb to { $room }
verb-slide = Slide down the chute to { room-B503 }
verb-teleport = Teleport to { $room }
verb-fly = Fly to { $room }
verb-stop = Stop here
verb-ten-votes = Make your vote count 10
verb-clear = Free { $room } from gas
verb-take = Take { $card }
verb-draw =
    { $number ->
        [0] Draw nothing
        [one] Draw { $number } card
       *[other] Draw { $number } cards
    }
verb-keep = Keep { $card }
verb-gold = Use up a { card-gold }: see the stock, take a card
verb-recycle = Use the { card-recycler }: take a consumed card
verb-fire = Fire the { card-bazooka } at { $room }
verb-vote = Vote: { $floor }
verb-drink = Drink: hand in { $card }
verb-eat = Eat: hand in { $card }
verb-use = Use { $card }
verb-pick = Hand over { $card }
verb-done = Done

## Questions. Those of hunger and medicine go also to players who can only pass, so they must fit everybody.

ask-genes = Place your 10 gene points on Force, Speed and Load, at least 1 on each.
ask-birth = Choose the room where you start. Nobody else learns it.
ask-free = Trade with the others, or declare that you are ready.
ask-draft = Write your offer: what you give, what you ask for, whether you swap order cards. Then send it.
ask-pick = Several of your cards fit the offer: choose which one you hand over.
ask-overload = The free phase is over and you hold { $count } more than your Load allows: discard a card.
ask-move = Choose your next step, or stop here. You must end in another room than the one you started from.
ask-control = { $room }: make your vote count 10 this round, free one room from gas for good, or do neither.
ask-desk = { $room }: distribute your gene points anew, or pass and keep your panel as it is.
ask-supply = { $room }: take one of the supply cards, or pass.
ask-left = { $room }: take any of the discarded cards that lie here, or say that you are done. You cannot keep more than your Load allows.
ask-draw = { $room }: how many cards do you draw? They come at random from the stock of the room.
ask-junkyard = { $room }: you may keep at most two of the drawn cards that are not Junk. Choose one, or say that you are done.
ask-gold = { $room }: do you use up a { card-gold } to see the whole stock and take one card from it?
ask-gold-card = { $room }: which card do you take from the stock?
ask-discard = You hold { $count } more than your Load allows: discard a card.
ask-act = { $room }: what else do you do here before you vote?
ask-vote = Vote for the floor that is to be gassed.
ask-hunger = You have { $hp } HP. Do you hand in Water and Food? Each one missing costs you 1 HP, unless you are exempt this round.
ask-medicine = You have { $hp } HP. Do you use a Pill, Alcohol or Adrenaline now? Everybody sees what you use.

## Events. Private ones name their player too, because everybody reads them after the end.

event-round = Round { $round } began, and the order cards were dealt.
event-genes = { $who } chose Force-Speed-Load { $genes }.
event-birth = { $who } chose { $room } as birth room.
event-order = { $who } was dealt order card { $order }.
event-offered = { $from } sent { $to } an offer ({ $offer }).
event-offer-gives = Offer { $offer }: { $from } offered { $card }.
event-offer-wants = Offer { $offer }: { $from } asked for { $card }.
event-offer-order = Offer { $offer }: { $from } wanted to swap order cards and offered number { $order }.
event-withdrawn = { $from } withdrew the offer to { $to } ({ $offer }).
event-refused = { $to } refused the offer of { $from } ({ $offer }).
event-lapsed = The offer of { $from } to { $to } lapsed ({ $offer }).
event-traded = { $to } accepted the offer of { $from } ({ $offer }).
event-gave = { $from } gave { $card } to { $to }.
event-swapped = { $who } and { $other } swapped order cards: { $who } got { $order }, { $other } got { $theirs }.
event-action = The action phase of round { $round } began, and a supply card arrived at { room-202 }.
event-turn = The turn of { $who } began (order card { $order }).
event-started = { $who } set out from { $room }.
event-stepped = { $who } went to { $room }.
event-stopped = { $who } stopped at { $room }.
event-gene-bank = { $who } gained 1 Force, 1 Speed and 1 Load at { room-201 } (now Force-Speed-Load { $genes }).
event-panel = { room-201 } showed the panel of { $who }: Force-Speed-Load { $genes }.
event-ten-votes = { $who } made the vote of this round count 10 at { room-B101 }.
event-cleared = { $who } freed { $room } from gas for good.
event-desk = { $who } distributed the gene points anew: Force-Speed-Load { $genes }.
event-supply-lies = This supply card lay at { room-202 }: { $card }.
event-left-lies =
    { $count ->
        [one] This discarded card lay at { room-202 }: { $card }.
       *[other] These discarded cards lay at { room-202 }: { $count } × { $card }.
    }
event-stock =
    { $count ->
        [0] The stock of { $room } was empty.
        [one] The stock of { $room } held { $count } card.
       *[other] The stock of { $room } held { $count } cards.
    }
event-drew = { $who } drew { $card } from the stock of { $room }.
event-returned = { $who } put { $card } back into the stock of { $room }.
event-gold-used = { $who } used up a { card-gold } at { $room }.
event-gold-saw = The { card-gold } showed the stock of { $room }: { $count } × { $card }.
event-took = { $who } took { $card } at { $room }.
event-discarded = { $who } discarded { $card } at { $room }.
event-recycled = { $who } got { $card } with the { card-recycler }.
event-fired = { $who } fired the { card-bazooka } at { $room }.
event-voted =
    { $votes ->
        [one] { $who } voted for { $floor }.
       *[other] { $who } voted for { $floor } with { $votes } votes.
    }
event-settlement = The settlement of round { $round } began.
event-surgery = Surgery took place at { room-B202 }.
event-no-surgery = There was no surgery.
event-meeting = Announced for { $room }: { $meeting }.
event-no-meeting = There was no fight, no brawl and no encounter.
event-drained =
    { $points ->
        [one] { $who } drained { $points } point from the living (total { $total }).
       *[other] { $who } drained { $points } points from the living (total { $total }).
    }
event-gassed = Gas filled { $floor }.
event-no-gas = No floor became gassed.
event-handed-in = { $who } handed in { $card } and has { $as } for this round.
event-handed-nothing = { $who } handed in nothing.
event-no-hunger = There was no hunger in this round.
event-bombed = The { card-bazooka } hit { $room }.
event-not-bombed = The { card-bazooka } was not fired.
event-used = { $who } used { $card }: { $effect }.
event-rolled =
    { $d6 ->
        [1] { $who } rolled { $d6 } for Alcohol and discarded all item cards.
        [2] { $who } rolled { $d6 } for Alcohol, and nothing happened.
        [3] { $who } rolled { $d6 } for Alcohol and gained 1 Force for good.
        [4] { $who } rolled { $d6 } for Alcohol and gained 1 Speed for good.
        [5] { $who } rolled { $d6 } for Alcohol and gained 1 Load for good.
        [6] { $who } rolled { $d6 } for Alcohol, and wounds healed.
       *[other] { $who } rolled { $d6 } for Alcohol.
    }
event-medicine-over = The time for Pills, Alcohol and Adrenaline was over.
event-gain = { $who } gained { $amount } HP: { $cause } (now { $hp }).
event-loss = { $who } lost { $amount } HP: { $cause } (now { $hp }).
event-exempt = { $who } owed no Water and no Food in this round.
event-shadow = { $who } became a shadow.
event-you-shadow = { $who } fell to 0 HP and became a shadow.
event-handed-over = { $who } handed over { $card }, which went to { room-B701 }.
event-revived = { $who } came back to life.
event-no-revival = Nobody came back to life.
event-hp = { $who } ended the round with { $hp } HP.
event-gold-to-life =
    { $amount ->
        [one] { $who } turned { $amount } Gold bar into life (now { $hp } HP).
       *[other] { $who } turned { $amount } Gold bars into life (now { $hp } HP).
    }
event-over = The game is over, won by { $winners }.
event-rank =
    { $points ->
        [one] { $who } came in on rank { $rank } and got { $points } cube point.
       *[other] { $who } came in on rank { $rank } and got { $points } cube points.
    }

## Refusals: only the player who asked reads them

refuse-game-over = The game is over. Nothing more can be decided.
refuse-not-a-choice = The game has no such choice. Choose one of the options shown.
refuse-not-this-question = That does not answer the question in front of you. Choose one of the options shown.
refuse-no-such-seat = Nobody sits there. Choose another player at this table.
refuse-no-such-room = This map has no such room. Choose a room of the map.
refuse-no-such-floor = There is no such floor. Choose one of the nine floors.
refuse-genes-least = Force, Speed and Load need at least 1 point each.
refuse-genes-sum = You must place all your points. Force, Speed and Load have to add up to { $points }.
refuse-genes-load = You hold { $cards } item cards and cannot discard here. Your new Load must be at least { $cards }.
refuse-genes-fixed = Your gene panel is fixed. Wait until the others have fixed theirs.
refuse-birth-later = Birth rooms are chosen once everybody has fixed the gene panel. Wait for the others.
refuse-birth-fixed = Your birth room is chosen once, before round 1, and cannot be changed any more.
refuse-not-a-birth-room = You cannot start from { $room }. Choose one of the birth rooms of the map.
refuse-before-round-one = Nothing happens before round 1. First everybody fixes the gene panel, then the birth room.
refuse-free-phase-only = Trading is possible only in the free phase. Wait for the next one.
refuse-ready-already = You have declared yourself ready. You can trade again only if somebody sends you an offer.
refuse-ready-elsewhere = You can declare yourself ready only in the free phase.
refuse-draft-first = You are writing no offer. First choose the player you want to make one.
refuse-draft-open = You are writing an offer. Send it or throw it away first.
refuse-pick-open = You have accepted an offer. First choose the cards that you hand over for it.
refuse-nothing-to-pick = You have accepted no offer that leaves you a choice of cards.
refuse-not-yourself = You cannot trade with yourself. Choose another player.
refuse-offers-spent = You can make no more offers in this free phase (limit: { $limit }). You can still answer those you get.
refuse-shadow-trades = A shadow neither gives nor receives item cards. Between you two, only order cards can be swapped.
refuse-trading-over = Everybody is ready, so trading is over. Discard what you cannot carry.
refuse-not-tradable = Gene points, positions, votes and room functions cannot be traded. You may only make promises about them.
refuse-not-held = You do not hold { $card }, or no more of it. Choose a card of your own.
refuse-enough-wanted = You cannot ask for more cards in one offer. Send it as it is, or throw it away and start again.
refuse-swap-written = Your offer swaps the order cards already. Each of you has only one.
refuse-offer-empty = Your offer is empty. Give something, ask for something, or swap order cards.
refuse-offer-closed = That offer is not open. It may have been answered or withdrawn, or it has lapsed.
refuse-offer-not-yours = Only the sender can withdraw an offer, and only the player who got it can answer it.
refuse-wanted-not-held = You do not hold all the cards this offer asks for. Refuse it, or wait until you hold them.
refuse-not-fitting = { $card } does not fit what the offer still asks for. Choose one of the cards shown.
refuse-no-cards-now = Item cards cannot be used in the free phase. You can trade them.
refuse-within-load = You are within your Load, and in the free phase you cannot discard then.
refuse-discard-later = You may hold too many cards while the free phase lasts. When it ends, you discard.
refuse-must-discard = You still hold more cards than your Load allows. Discard until you are within it.
refuse-not-your-turn = It is the turn of { $seat }. Players act one at a time, in the order of their cards.
refuse-move-first = First end your move. You act in the room where you stop, and vote after that.
refuse-no-moving-now = You stay where you are in the free phase and in the settlement. You move in your turn.
refuse-move-over = Your move has ended. What steps you had left are lost.
refuse-no-steps-left = You have no step left: your Speed is the number of your steps. Your move has ended.
refuse-not-adjacent = No single step leads from here to { $room }. Choose a room next to yours, or one that stairs, a bridge or a tunnel link with it.
refuse-start-room = You started from { $room } and would have no step left to leave it again. Choose another room.
refuse-must-move = You cannot end your move in the room you started from. Go to another room.
refuse-rope-later = You found the { card-rope } after your move. It helps from your next turn on.
refuse-needs-rope = Without the { card-rope } you cannot climb to { $room }. Use stairs.
refuse-not-above-below = { $room } is not directly above or below you. Choose a room that is.
refuse-chute-elsewhere = The chute leads only from { room-B105 } down to { room-B503 }.
refuse-no-way-back-up = The chute leads only down. Take another way up.
refuse-shadow-function = Shadows cannot use the functions of rooms, nor the chute, the teleporter or the helicopter. Walk, or go straight up or down.
refuse-shadow-no-cards = You are a shadow: you hold no item cards and can neither draw nor use any.
refuse-shadow-no-vote = You are a shadow, and shadows do not vote.
refuse-shadow-not-asked = This step is for the living. As a shadow you have no part in it.
refuse-died-in-laser = You died in { room-102 }: your turn ended there, without acting and without a vote.
refuse-died-this-round = You became a shadow in this round. For the rest of it you hand in nothing and use no cards.
refuse-teleporter-elsewhere = You can teleport only from { room-B403 }. Go there first.
refuse-named-room = { $room } is a named room, and the teleporter reaches only ordinary rooms. Choose one of those.
refuse-helicopter-elsewhere = The helicopter flies only from { room-202 }, and only if your turn starts there.
refuse-helicopter-first-step = The flight must be the first step of your turn. Now you have to walk.
refuse-helicopter-target = The helicopter does not fly to { $room }. Choose one of the flights shown.
refuse-turn-only = That is done in your own turn in the action phase. Wait for it.
refuse-room-elsewhere = Your room does not have this function. Only the room where your move ended counts.
refuse-room-over = You did not use the room when you were asked, and the moment for it is over.
refuse-one-function = You have used one of the two functions of { room-B101 }. A visit gives only one.
refuse-desk-used = You have distributed your points in this turn. Once per turn is all { room-B304 } allows.
refuse-no-gas-there = { $room } is not a gas room now. Choose a room where gas hurts.
refuse-freed-already = You have freed { $room } from gas yourself. Choose another room.
refuse-not-lying = { $card } is not among the cards you can take now. Choose one of the options shown.
refuse-one-supply = You may take only one supply card per turn, and the moment for it is over.
refuse-discards-stay = What you have discarded in this turn you cannot take or draw back.
refuse-take-over = You have left the discarded cards lying, and the moment to take them is over.
refuse-draw-elsewhere = There is nothing to draw or take here. Cards lie in the draw rooms.
refuse-draw-twice = You have named your draw for this turn. There is only one per turn.
refuse-draw-limit = You may draw at most { $limit } here. Name a number from 0 to { $limit }.
refuse-stock-empty = The stock of this room is empty. There is nothing to take.
refuse-must-name-number = Name how many cards you draw. It may be 0.
refuse-keep-limit = Of one draw at { room-B503 } you keep at most two cards that are not Junk, and you choose them right after it.
refuse-junk-kept = Drawn Junk is in your hand already. Choose among the other cards.
refuse-gold-not-here = A { card-gold } cannot be used here and now. It works right after your draw in a draw room, but never at { room-B503 } or { room-202 }.
refuse-gold-none = You hold no { card-gold }.
refuse-gold-after-draw = A gold bar is used right after the draw, not before it and not later.
refuse-gold-take-first = First take the card for the { card-gold } you have used. Then you may use another one.
refuse-gold-for-gold = You cannot take a { card-gold } for a { card-gold }. Choose another card.
refuse-take-needs-gold = You can pick a card of the stock only for a { card-gold }, right after your draw.
refuse-must-take = You have used a { card-gold }, so take one of the cards shown.
refuse-recycler-none = You do not hold the { card-recycler }.
refuse-recycler-used = The { card-recycler } has been used in this round. It works once per round, whoever holds it.
refuse-recycler-full = Your Load has no room for one more card. Where you can discard, do that first.
refuse-recycler-empty = The consumed pile is empty, so the { card-recycler } has nothing to give.
refuse-bazooka-none = You do not hold the { card-bazooka }.
refuse-bazooka-fired = The { card-bazooka } has been fired in this round. It has one shot per round, whoever holds it.
refuse-discard-not-here = You can discard only in a draw room or at { room-202 }. Keep your cards for now.
refuse-acts-later = Not yet: the room and forced discards come first. Then you may discard, recycle and fire.
refuse-acts-over = Only the vote is left. Discards, { card-recycler } and { card-bazooka } come before it.
refuse-vote-last = You vote at the very end of your turn. Finish what you are doing first.
refuse-must-vote = You cannot abstain while a floor without gas is left. Vote for one.
refuse-no-more-votes = All nine floors are gassed, so there are no more votes.
refuse-gassed-already = There is gas on { $floor } already. Vote for another floor.
refuse-hunger-step = Water and Food are handed in only in step 4 of the settlement.
refuse-nothing-due = You owe no Water and no Food in this round. Pass and keep your cards.
refuse-revived-nothing-due = You have just come back to life and owe no Water and no Food in this round. Pass and keep your cards.
refuse-meal-chosen = You have made your choice about Water and Food. Wait until everybody has.
refuse-one-each = You hand in at most one Water and one Food per round, and you have done that part.
refuse-not-water = { $card } does not count as Water. Choose a card with Water on it.
refuse-not-food = { $card } does not count as Food. Choose a card with Food on it.
refuse-medicine-step = Pills, Alcohol and Adrenaline are used only in step 6 of the settlement.
refuse-medicine-chosen = You have made your choice about Pills, Alcohol and Adrenaline. Choices are carried out in the order of the cards when everybody has answered.
refuse-not-medicine = { $card } cannot be used in this step. Only Pills, Alcohol and Adrenaline can.
refuse-second-adrenaline = You have used Adrenaline in this settlement. A second one has to wait.
