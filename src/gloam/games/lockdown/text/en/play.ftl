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
verb-drop = Discard the draft
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
ask-free = Trade with the others, or declare that you're ready.
ask-draft = Write your offer: what you give, what you ask for, whether you swap order cards. Then send it.
ask-pick = Several of your cards fit the offer: choose which one you hand over.
ask-overload = The free phase is over and you hold { $count } more than your Load allows: discard a card.
ask-move = Choose your next step, or stop here. You must end in another room than the one you started from.
ask-control = { $room }: make your vote count 10 this round, free one room from gas for good, or do neither.
ask-desk = { $room }: redistribute your gene points, or pass and keep your panel as it is.
ask-supply = { $room }: take one of the supply cards, or pass.
ask-left = { $room }: take any of the discarded cards that lie here, or say that you're done. You can't keep more than your Load allows.
ask-draw = { $room }: how many cards do you draw? They come at random from the stock of the room.
ask-junkyard = { $room }: you may keep at most two of the drawn cards that aren't Junk. Choose one, or say that you're done.
ask-gold = { $room }: use up a { card-gold } to see the whole stock and take one card from it?
ask-gold-card = { $room }: which card do you take from the stock?
ask-discard = You hold { $count } more than your Load allows: discard a card.
ask-act = { $room }: what else do you do here before you vote?
ask-vote = Vote for the floor to be gassed.
ask-hunger = You have { $hp } HP. Hand in Water and Food? Each one missing costs you 1 HP, unless you're exempt this round.
ask-medicine = You have { $hp } HP. Use a Pill, Alcohol or Adrenaline now? Everybody sees what you use.

## Before a choice: what it costs, whom it touches, what is rolled or drawn. Short, without a full stop.

foretell-last-step = your last step: you'll stop there
foretell-laser = the laser takes { $count } HP
foretell-kills = it would leave you with 0 HP: you'd become a shadow
foretell-used-up = the card is used up
foretell-leaves = you keep { $card }
foretell-effect = { $effect }
foretell-reaches =
    { $count ->
        [0] { $seat } reads it at once; it's your last offer this round
        [one] { $seat } reads it at once; { $count } more offer this round
       *[other] { $seat } reads it at once; { $count } more offers this round
    }
foretell-votes = counts as { $count } votes
foretell-blast = every living player there loses { $count } HP in the settlement, you too if you're there
foretell-hunger = costs you { $count } HP
foretell-heals =
    { $count ->
        [0] your HP is already full
        [one] you gain { $count } HP
       *[other] you gain { $count } HP
    }

## Events. Private ones name their player too, because everybody reads them after the end.

event-round = Round { $round } begins, and the order cards are dealt.
event-genes = { $who } chooses Force-Speed-Load { $genes }.
event-birth = { $who } chooses { $room } as birth room.
event-order = { $who } gets order card { $order }.
event-offered = { $from } sends { $to } an offer ({ $offer }).
event-offer-gives = Offer { $offer }: { $from } offers { $card }.
event-offer-wants = Offer { $offer }: { $from } asks for { $card }.
event-offer-order = Offer { $offer }: { $from } wants to swap order cards and offers number { $order }.
event-withdrawn = { $from } withdraws the offer to { $to } ({ $offer }).
event-refused = { $to } refuses { $from }'s offer ({ $offer }).
event-lapsed = { $from }'s offer to { $to } lapses ({ $offer }).
event-traded = { $to } accepts { $from }'s offer ({ $offer }).
event-gave = { $from } gives { $card } to { $to }.
event-swapped = { $who } and { $other } swap order cards: { $who } gets { $order }, { $other } gets { $theirs }.
event-action = The action phase of round { $round } begins, and a supply card arrives at { room-202 }.
event-turn = { $who }'s turn begins (order card { $order }).
event-started = { $who } sets out from { $room }.
event-stepped = { $who } goes to { $room }.
event-stopped = { $who } stops at { $room }.
event-gene-bank = { $who } gains 1 Force, 1 Speed and 1 Load at { room-201 } (now Force-Speed-Load { $genes }).
event-panel = { room-201 } shows the panel of { $who }: Force-Speed-Load { $genes }.
event-ten-votes = { $who } makes this round's vote count 10 at { room-B101 }.
event-cleared = { $who } frees { $room } from gas for good.
event-desk = { $who } redistributes the gene points: Force-Speed-Load { $genes }.
event-supply-lies = This supply card lies at { room-202 }: { $card }.
event-left-lies =
    { $count ->
        [one] This discarded card lies at { room-202 }: { $card }.
       *[other] These discarded cards lie at { room-202 }: { $count } × { $card }.
    }
event-stock =
    { $count ->
        [0] The stock of { $room } is empty.
        [one] The stock of { $room } holds { $count } card.
       *[other] The stock of { $room } holds { $count } cards.
    }
event-drew = { $who } draws { $card } from the stock of { $room }.
event-returned = { $who } puts { $card } back into the stock of { $room }.
event-gold-used = { $who } uses up a { card-gold } at { $room }.
event-gold-saw = The { card-gold } shows the stock of { $room }: { $count } × { $card }.
event-took = { $who } takes { $card } at { $room }.
event-discarded = { $who } discards { $card } at { $room }.
event-recycled = { $who } gets { $card } with the { card-recycler }.
event-fired = { $who } fires the { card-bazooka } at { $room }.
event-voted =
    { $votes ->
        [one] { $who } votes for { $floor }.
       *[other] { $who } votes for { $floor } with { $votes } votes.
    }
event-settlement = The settlement of round { $round } begins.
event-surgery = Surgery takes place at { room-B202 }.
event-no-surgery = There is no surgery.
event-meeting = Announced for { $room }: { $meeting }.
event-no-meeting = There is no fight, no brawl and no encounter.
event-drained =
    { $points ->
        [one] { $who } drains { $points } point from the living (total { $total }).
       *[other] { $who } drains { $points } points from the living (total { $total }).
    }
event-gassed = Gas fills { $floor }.
event-no-gas = No floor is gassed.
event-handed-in = { $who } hands in { $card } and has { $as } for this round.
event-handed-nothing = { $who } hands in nothing.
event-no-hunger = There is no hunger this round.
event-bombed = The { card-bazooka } hits { $room }.
event-not-bombed = The { card-bazooka } isn't fired.
event-used = { $who } uses { $card }: { $effect }.
event-rolled =
    { $d6 ->
        [1] { $who } rolls { $d6 } for Alcohol and discards all item cards.
        [2] { $who } rolls { $d6 } for Alcohol, and nothing happens.
        [3] { $who } rolls { $d6 } for Alcohol and gains 1 Force for good.
        [4] { $who } rolls { $d6 } for Alcohol and gains 1 Speed for good.
        [5] { $who } rolls { $d6 } for Alcohol and gains 1 Load for good.
        [6] { $who } rolls { $d6 } for Alcohol, and wounds heal.
       *[other] { $who } rolls { $d6 } for Alcohol.
    }
event-medicine-over = The time for Pills, Alcohol and Adrenaline is over.
event-gain = { $who } gains { $amount } HP: { $cause } (now { $hp }).
event-loss = { $who } loses { $amount } HP: { $cause } (now { $hp }).
event-exempt = { $who } owes no Water and no Food this round.
event-shadow = { $who } becomes a shadow.
event-you-shadow = { $who } falls to 0 HP and becomes a shadow.
event-handed-over = { $who } hands over { $card }, which goes to { room-B701 }.
event-revived = { $who } comes back to life.
event-no-revival = Nobody comes back to life.
event-hp = { $who } ends the round with { $hp } HP.
event-gold-to-life =
    { $amount ->
        [one] { $who } turns { $amount } Gold bar into life (now { $hp } HP).
       *[other] { $who } turns { $amount } Gold bars into life (now { $hp } HP).
    }
event-over = The game is over, won by { $winners }.
event-rank =
    { $rank ->
        [1] { $who } finishes 1st and gets { $points ->
            [one] { $points } cube point
           *[other] { $points } cube points
        }.
        [2] { $who } finishes 2nd and gets { $points ->
            [one] { $points } cube point
           *[other] { $points } cube points
        }.
        [3] { $who } finishes 3rd and gets { $points ->
            [one] { $points } cube point
           *[other] { $points } cube points
        }.
       *[other] { $who } finishes { $rank }th and gets { $points ->
            [one] { $points } cube point
           *[other] { $points } cube points
        }.
    }

## Refusals: only the player who asked reads them

refuse-game-over = The game is over. Nothing more can be decided.
refuse-not-a-choice = The game has no such choice. Choose one of the options shown.
refuse-not-this-question = That doesn't answer the question in front of you. Choose one of the options shown.
refuse-no-such-seat = Nobody sits there. Choose another player at this table.
refuse-no-such-room = This map has no such room. Choose a room of the map.
refuse-no-such-floor = There's no such floor. Choose one of the nine floors.
refuse-genes-least = Force, Speed and Load need at least 1 point each.
refuse-genes-sum = You must place all your points. Force, Speed and Load have to add up to { $points }.
refuse-genes-load = You hold { $cards } item cards and can't discard here. Your new Load must be at least { $cards }.
refuse-genes-fixed = Your gene panel is fixed. Wait until the others have fixed theirs.
refuse-birth-later = Birth rooms are chosen once everybody has fixed the gene panel. Wait for the others.
refuse-birth-fixed = Your birth room is chosen once, before round 1, and can't be changed.
refuse-not-a-birth-room = You can't start from { $room }. Choose one of the birth rooms of the map.
refuse-before-round-one = Nothing happens before round 1. First everybody fixes the gene panel, then the birth room.
refuse-free-phase-only = Trading is possible only in the free phase. Wait for the next one.
refuse-ready-already = You've declared yourself ready. You can trade again only if somebody sends you an offer.
refuse-ready-elsewhere = You can declare yourself ready only in the free phase.
refuse-draft-first = You aren't writing an offer. First choose the player you want to make one to.
refuse-draft-open = You're writing an offer. Send it or discard the draft first.
refuse-pick-open = You've accepted an offer. First choose the cards you hand over for it.
refuse-nothing-to-pick = You haven't accepted an offer that leaves you a choice of cards.
refuse-not-yourself = You can't trade with yourself. Choose another player.
refuse-offers-spent = You can't make any more offers in this free phase (limit: { $limit }). You can still answer those you get.
refuse-shadow-trades = A shadow neither gives nor receives item cards. Between you two, only order cards can be swapped.
refuse-trading-over = Everybody is ready, so trading is over. Discard what you can't carry.
refuse-not-tradable = Gene points, positions, votes and room functions can't be traded. You may only make promises about them.
refuse-not-held = You don't hold { $card }, or no more of it. Choose one of your own cards.
refuse-enough-wanted = You can't ask for more cards in one offer. Send it as it is, or discard the draft and start again.
refuse-swap-written = Your offer already swaps the order cards. Each of you has only one.
refuse-offer-empty = Your offer is empty. Give something, ask for something, or swap order cards.
refuse-offer-closed = That offer isn't open. It may have been answered or withdrawn, or it has lapsed.
refuse-offer-not-yours = Only the sender can withdraw an offer, and only the player who got it can answer it.
refuse-wanted-not-held = You don't hold all the cards this offer asks for. Refuse it, or wait until you do.
refuse-not-fitting = { $card } isn't what the offer still asks for. Choose one of the cards shown.
refuse-no-cards-now = Item cards can't be used in the free phase. You can trade them.
refuse-within-load = You're within your Load, so there's nothing to discard in the free phase.
refuse-discard-later = You may hold too many cards while the free phase lasts. When it ends, you discard.
refuse-must-discard = You still hold more cards than your Load allows. Discard until you are within it.
refuse-not-your-turn = It's { $seat }'s turn. Players act one at a time, in the order of their cards.
refuse-move-first = First end your move. You act in the room where you stop, and vote after that.
refuse-no-moving-now = You stay where you are in the free phase and in the settlement. You move on your turn.
refuse-move-over = Your move has ended. Steps you had left are lost.
refuse-no-steps-left = You have no step left: your Speed is the number of your steps. Your move has ended.
refuse-not-adjacent = No single step leads from here to { $room }. Choose a room next to yours, or one that stairs, a bridge or a tunnel link with it.
refuse-start-room = You started from { $room } and would have no step left to leave it again. Choose another room.
refuse-must-move = You can't end your move in the room you started from. Go to another room.
refuse-rope-later = You found the { card-rope } after your move. It helps from your next turn on.
refuse-needs-rope = Without the { card-rope } you can't climb to { $room }. Use stairs.
refuse-not-above-below = { $room } isn't directly above or below you. Choose a room that is.
refuse-chute-elsewhere = The chute leads only from { room-B105 } down to { room-B503 }.
refuse-no-way-back-up = The chute leads only down. Take another way up.
refuse-shadow-function = Shadows can't use room functions, the chute, the teleporter or the helicopter. Walk, or go straight up or down.
refuse-shadow-no-cards = You're a shadow: you hold no item cards and can neither draw nor use any.
refuse-shadow-no-vote = You're a shadow, and shadows don't vote.
refuse-shadow-not-asked = This step is for the living. As a shadow you take no part in it.
refuse-died-in-laser = You died in { room-102 }: your turn ended there, without acting and without a vote.
refuse-died-this-round = You became a shadow in this round. For the rest of it you hand in nothing and use no cards.
refuse-teleporter-elsewhere = You can teleport only from { room-B403 }. Go there first.
refuse-named-room = { $room } is a named room, and the teleporter reaches only ordinary rooms. Choose one of those.
refuse-helicopter-elsewhere = The helicopter flies only from { room-202 }, and only if your turn starts there.
refuse-helicopter-first-step = The flight must be the first step of your turn. Now you have to walk.
refuse-helicopter-target = The helicopter doesn't fly to { $room }. Choose one of the flights shown.
refuse-turn-only = You do that on your own turn in the action phase. Wait for it.
refuse-room-elsewhere = Your room doesn't have this function. Only the room where your move ended counts.
refuse-room-over = You didn't use the room when you were asked, and the moment has passed.
refuse-one-function = You've used one of the two functions of { room-B101 }. A visit gives only one.
refuse-desk-used = You've already redistributed your points this turn. { room-B304 } allows it once per turn.
refuse-no-gas-there = { $room } isn't a gas room now. Choose a room where gas hurts.
refuse-freed-already = You've already freed { $room } from gas. Choose another room.
refuse-not-lying = { $card } isn't among the cards you can take now. Choose one of the options shown.
refuse-one-supply = You may take only one supply card per turn, and the moment has passed.
refuse-discards-stay = You can't take or draw back what you discarded this turn.
refuse-take-over = You left the discarded cards lying, and the moment to take them has passed.
refuse-draw-elsewhere = There's nothing to draw or take here. Cards lie in the draw rooms.
refuse-draw-twice = You've already named your draw for this turn. There's only one per turn.
refuse-draw-limit = You may draw at most { $limit } here. Name a number from 0 to { $limit }.
refuse-stock-empty = The stock of this room is empty. There's nothing to take.
refuse-must-name-number = Name how many cards you draw. It may be 0.
refuse-keep-limit = Of one draw at { room-B503 } you keep at most two cards that aren't Junk, and you choose them right after it.
refuse-junk-kept = The Junk you drew is already in your hand. Choose among the other cards.
refuse-gold-not-here = You can't use a { card-gold } here and now. It works right after your draw in a draw room, but never at { room-B503 } or { room-202 }.
refuse-gold-none = You don't hold a { card-gold }.
refuse-gold-after-draw = A gold bar is used right after the draw, not before it and not later.
refuse-gold-take-first = First take the card for the { card-gold } you have used. Then you may use another one.
refuse-gold-for-gold = You can't take a { card-gold } for a { card-gold }. Choose another card.
refuse-take-needs-gold = You can pick a card from the stock only for a { card-gold }, right after your draw.
refuse-must-take = You've used a { card-gold }, so take one of the cards shown.
refuse-recycler-none = You don't hold the { card-recycler }.
refuse-recycler-used = The { card-recycler } has already been used this round. It works once per round, whoever holds it.
refuse-recycler-full = Your Load has no room for one more card. Where you can discard, do that first.
refuse-recycler-empty = The consumed pile is empty, so the { card-recycler } has nothing to give.
refuse-bazooka-none = You don't hold the { card-bazooka }.
refuse-bazooka-fired = The { card-bazooka } has already been fired this round. It has one shot per round, whoever holds it.
refuse-discard-not-here = You can discard only in a draw room or at { room-202 }. Keep your cards for now.
refuse-acts-later = Not yet: the room and forced discards come first. Then you may discard, recycle and fire.
refuse-acts-over = Only the vote is left. Discards, { card-recycler } and { card-bazooka } come before it.
refuse-vote-last = You vote at the very end of your turn. Finish what you are doing first.
refuse-must-vote = You can't abstain while a floor without gas is left. Vote for one.
refuse-no-more-votes = All nine floors are gassed, so there are no more votes.
refuse-gassed-already = There's already gas on { $floor }. Vote for another floor.
refuse-hunger-step = Water and Food are handed in only in step 4 of the settlement.
refuse-nothing-due = You owe no Water and no Food this round. Pass and keep your cards.
refuse-revived-nothing-due = You've just come back to life and owe no Water and no Food this round. Pass and keep your cards.
refuse-meal-chosen = You've made your choice about Water and Food. Wait until everybody has.
refuse-one-each = You hand in at most one Water and one Food per round, and you've done that part.
refuse-not-water = { $card } doesn't count as Water. Choose a card with Water on it.
refuse-not-food = { $card } doesn't count as Food. Choose a card with Food on it.
refuse-medicine-step = Pills, Alcohol and Adrenaline are used only in step 6 of the settlement.
refuse-medicine-chosen = You've made your choice about Pills, Alcohol and Adrenaline. Choices are carried out in the order of the cards once everybody has answered.
refuse-not-medicine = { $card } can't be used in this step. Only Pills, Alcohol and Adrenaline can.
refuse-second-adrenaline = You've used Adrenaline in this settlement. A second one has to wait.
