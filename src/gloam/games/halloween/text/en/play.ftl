### What Halloween says while it is played: options, questions, events, refusals.

## Options: short, as on a button

verb-pass = Pass
verb-pick = Play { $victim }
verb-face = Face { $direction }
verb-draw = Draw from the { $quadrant } deck
verb-hand = Give the card to { $seat }
verb-start = Start on { $space }
verb-move = Move
verb-run = Move farther, for an exertion token
verb-climb = Climb through a window
verb-scramble = Climb with an extra square, for an exertion token
verb-go = Go to { $space }
verb-stop = Stop here
verb-search = Search { $space }
verb-return = Return { $card } to the { $place } of the { $quadrant } deck
verb-attack = Attack with bare hands
verb-attack-with = Attack: { $card }
verb-swing = Attack: { card-bat }, three dice for an exertion token
verb-reroll = Roll again the dice { $dice }
verb-heal = Heal { $seat }: { card-first-aid }
verb-eat =
    { $number ->
        [0] { card-candy }: put back nothing
        [one] { card-candy }: put back { $number } exertion token
       *[other] { card-candy }: put back { $number } exertion tokens
    }
verb-shine = { card-flashlight }: face { $direction }
verb-phone = { card-telephone }: is Michael in the { $quadrant }?
verb-dog = { card-dog }: is Michael near?
verb-throw = { card-flower-pot }: throw it at Michael
verb-cut = { card-wire-cutters }: through the fence to { $space }
verb-unlock = Unlock the { $car }
verb-trade = Trade with { $seat }
verb-give = Give { $card }
verb-want = Ask for { $card }
verb-show = Show { $card }
verb-send = Make the offer
verb-drop = Drop the offer
verb-accept = Accept
verb-refuse = Refuse
verb-rest = Rest
verb-end = End the turn
verb-quilt = { card-quilt }: Michael rolls two dice fewer
verb-counter = Strike back: { card-knife }, for an exertion token
verb-quadrant = Choose the { $quadrant }
verb-enter = Enter on { $space }
verb-stalk = Stalk
verb-sneak = Sneak to { $space }
verb-hunt = Hunt to { $space }
verb-strike = Attack { $seat }
verb-play = Play { $mcard }
verb-thrust = { mcard-thrust }: attack { $seat }
verb-noise = { mcard-noise }: { $seat } looks { $direction }
verb-dread = { mcard-dread }: an exertion token for { $seat }

## Questions

ask-pick = Which victim do you play?
ask-face = Which way do you look? You see the straight line before you.
ask-draw = From which search deck do the victims draw a starting card?
ask-hand = The victims have drawn { $card }. Which victim gets it?
ask-start = Where outdoors do you lurk? Nobody learns it unless a victim sees you.
ask-action = Choose your next action; free actions may come before it.
ask-free = Use free actions, or end your turn.
ask-step = Where do you go next, or do you stop here?
ask-return = Which card do you return, to the top or the bottom of the deck?
ask-reroll = Which dice do you roll again? The second result counts.
ask-offer = { $partner } offers a trade: cards for you { $gives }, from you { $wants }. Do you accept?
ask-quilt = Michael attacks with { $dice } dice. Use a { $card } if you hold one, or pass.
ask-counter = Strike back for one exertion token if you hold a { $card }?
ask-prowl = What do you do next? The victims learn only what they see.
ask-overpower = You attack { $seat }. Play { $mcard } if you hold it, or pass.
ask-no-pain = You are Staggered. Play { $mcard } if you hold it, or pass.
ask-cut = { $seat } uses { $card }. Play { $mcard } if you hold it, or pass.
ask-quadrant = Which quadrant gets the cards of your dead victim and fresh tokens?
ask-replace = Your victim is dead. Which victim do you play from here on?
ask-enter = On which space does your new victim enter?

## Events

event-picked = { $seat } plays { $victim }, who starts on { $space }.
event-faced = { $seat } looks { $direction }.
event-dealt-from = The victims draw a starting card from the { $quadrant } deck.
event-dealt = The victims have drawn a starting card: { $card }.
event-handed = { $seat } gets a starting card.
event-michael-drew = Michael draws a card.
event-michael-card = You draw a Michael card: { $mcard }.
event-lurks = Michael has chosen his start, somewhere outdoors.
event-turn = It is { $seat }'s turn.
event-moves = { $seat } sets out: { $movement }.
event-stepped = { $seat } goes to { $space }.
event-stopped = Stop! Michael stands on { $space }, in the way of { $seat }.
event-put-back = { $seat } cannot stay there and is put back on { $space }.
event-exerted =
    { $count ->
        [one] { $seat } takes { $count } exertion token.
       *[other] { $seat } takes { $count } exertion tokens.
    }
event-searched = { $seat } searches { $space } and draws from the { $quadrant } deck.
event-drew = You, { $seat }, draw a card from the { $quadrant } deck: { $card }.
event-above = { $seat } holds too many cards and must return some.
event-returned = { $seat } returns a card to the { $place } of the { $quadrant } deck.
event-you-returned = You, { $seat }, return { $card } to the { $place } of the { $quadrant } deck.
event-attacks = { $seat } attacks Michael ({ $card }).
event-counters = { $seat } strikes back at Michael: { $card }, blow { $count }.
event-rolled =
    { $dice ->
        [one] One die is rolled: { $faces }.
       *[other] { $dice } dice are rolled: { $faces }. Hits: { $hits }.
    }
event-rerolled =
    { $dice ->
        [one] { $seat } rerolls die { $which }: { $faces }. Hits now: { $hits }.
       *[other] { $seat } rerolls dice { $which }: { $faces }. Hits now: { $hits }.
    }
event-wounded = { $seat } takes { $count } damage and has { $damage } in all.
event-michael-hurt = Michael takes { $count } damage and has { $damage } in all.
event-staggered = Michael is Staggered: he cannot Hunt, Attack or call Stop.
event-ready = Michael is Ready again.
event-used = { $seat } uses { $card }.
event-discarded = { $seat } discards { $card }.
event-healed =
    { $count ->
        [0] { $seat } has no damage to heal.
        [one] { $seat } heals { $count } damage. Damage left: { $damage }.
       *[other] { $seat } heals { $count } damage. Damage left: { $damage }.
    }
event-recovered =
    { $count ->
        [0] { $seat } puts back no exertion token.
        [one] { $seat } puts back { $count } exertion token.
       *[other] { $seat } puts back { $count } exertion tokens.
    }
event-phone = { $seat } telephones: is Michael in the { $quadrant }? The answer: { $answer }.
event-dog = { $seat } listens to the dog: is Michael within five squares? The answer: { $answer }.
event-unlocked = { $seat } unlocks the { $car }.
event-offered =
    { $count ->
        [0] { $seat } makes { $partner } an offer.
        [one] { $seat } makes { $partner } an offer and would show { $count } card.
       *[other] { $seat } makes { $partner } an offer and would show { $count } cards.
    }
event-offer-gives = { $seat } offers: { $card } ({ $count }).
event-offer-wants = { $seat } asks for: { $card } ({ $count }).
event-refused = { $seat } refuses the offer made by { $partner }.
event-traded = { $seat } and { $partner } trade. Cards given: { $given }; cards taken: { $taken }.
event-gave = { $seat } gives { $card } to { $partner }.
event-showed = { $seat } shows { $partner }: { $card } ({ $count }).
event-rested =
    { $count ->
        [0] { $seat } rests, without exertion tokens to put back.
        [one] { $seat } rests and puts back { $count } exertion token.
       *[other] { $seat } rests and puts back { $count } exertion tokens.
    }
event-spotted = Michael is seen on { $space }.
event-lost = Nobody sees Michael any more. The shadow token stays on { $space }.
event-appeared = Michael appears on { $space }.
event-slipped = Michael slips out of sight. The shadow token stays on { $space }.
event-michael-turn = It is Michael's turn.
event-done =
    { $attack ->
        [one] Michael has completed his { $deed }, an Attack.
       *[other] Michael has completed his { $deed }.
    }
event-assault = Michael attacks { $seat } from { $space }.
event-played = Michael plays a card: { $mcard }.
event-noise = { $seat } hears a noise outside and looks { $direction }.
event-dread = Dread seizes { $seat } at the sight of Michael.
event-round = Round { $round } is over.
event-died = { $seat } dies on { $space }.
event-estate = { $seat } died between two quadrants and chooses the { $quadrant }.
event-renewed = All search tokens of the { $quadrant } are back, fresh side up.
event-replaced = { $seat } goes on as { $victim }, who enters on { $space }.
event-over = { $ending }
event-sheet = Row { $row } of Michael's hidden sheet: { $space }.
event-for-seat = { $seat } wants to use the item on { $partner }.
event-for-quadrant = { $seat } names a quadrant for the item: { $quadrant }.
event-for-direction = { $seat } names a direction for the item: { $direction }.
event-for-space = { $seat } wants to cross to { $space } with the item.
event-for-tokens =
    { $count ->
        [0] { $seat } wants to put back no exertion token with the item.
        [one] { $seat } wants to put back { $count } exertion token with the item.
       *[other] { $seat } wants to put back { $count } exertion tokens with the item.
    }

## Refusals

refuse-over = The game is over.
refuse-setting-up = The game is still being set up.
refuse-not-your-turn = It is { $seat }'s turn.
refuse-not-now = That is not what you decide at this moment.
refuse-wait-others = Somebody else has to decide first.
refuse-not-asked = You cannot do that on your turn.
refuse-not-yours = There is nothing like that to choose here.
refuse-must-rest = You have three or more exertion tokens, so your next action must be Rest.
refuse-no-token = The supply has too few exertion tokens for that.
refuse-no-window = You can reach no window with this action.
refuse-climb-taken = Another victim stands behind the window, where your Climb would end.
refuse-wall = A wall, a tree or the body of a car stands between you and { $space }.
refuse-window = There is a window before { $space }. To get through, Climb.
refuse-fence = There is a fence before { $space }, and this movement does not cross fences.
refuse-locked = The car at { $space } is still locked.
refuse-not-adjacent = { $space } is not next to you.
refuse-no-squares = This movement has no squares left.
refuse-occupied = You cannot end on { $space }, because somebody stands there.
refuse-must-cross = You must cross the window or fence first, as this action demands.
refuse-no-search-space = { $space } is not a search space.
refuse-no-search-token = No search token is left on { $space }.
refuse-too-far = { $space } is too far away. Search your own space, or the one in front of you.
refuse-not-facing = You do not face { $space }, so you cannot search it.
refuse-blocked = A solid line or a fence lies between you and { $space }.
refuse-empty-deck = The search deck of your quadrant is empty.
refuse-not-held = You do not hold { $card }.
refuse-no-figure = You cannot attack Michael while his figure is not on the board.
refuse-not-in-sight = Michael is not in your sight.
refuse-out-of-range =
    { $range ->
        [one] Michael must be next to you.
       *[other] Michael must be at most { $range } squares away.
    }
refuse-no-weapon = { $card } is not a weapon.
refuse-needs = You need { $card } for that.
refuse-not-near = { $seat } is not adjacent to you, or a solid line or a fence lies between.
refuse-no-exertion = You do not have that many exertion tokens to put back with this card.
refuse-flashlights-used = You have used each of your flashlights this turn.
refuse-not-indoors = You must be in a house or a shed to telephone.
refuse-not-at-lock = You must stand next to the lock, at a car door.
refuse-unlocked = This car is unlocked already.
refuse-pot-range = You need Michael's figure in your sight, at most three squares away.
refuse-no-fence = There is no fence between you and { $space }.
refuse-no-partner = You cannot trade with { $seat } from where you stand.
refuse-too-many-refusals = Three of your offers were refused this turn, so you cannot trade until your next one.
refuse-nothing-offered = Your offer is empty: give, ask for or show at least one card.
refuse-no-such-copies = The game does not have that many cards of this name: { $card }.
refuse-asked-not-held = You cannot accept, because you do not hold what is asked for.
refuse-other-quadrant = You must choose a quadrant to which the space belongs.
refuse-rolled-already = Dice can be rolled again once, right after their roll, and not later.
refuse-within-limit = You are not above your hand limit, so you may not return cards.
refuse-too-many-dice = You may roll only one die again.
refuse-no-such-die = There is no such die in this roll.
refuse-not-outdoors = { $space } is not outdoors.
refuse-victim-there = A victim stands on { $space }.
refuse-hand-full = { $seat } is at the hand limit already.
refuse-taken = This victim is no longer free to be chosen.
refuse-not-at-start = This cannot be chosen at this point of the game.
refuse-staggered = You are Staggered, so you cannot do that.
refuse-repeat = At this table Michael may not take the same action twice in a turn.
refuse-gone-moves = After { mcard-gone } you must begin a Stalk, a { mcard-walker } or a Hunt.
refuse-no-line = There is neither a fence nor a window between you and { $space }.
refuse-not-straight = A Hunt goes in a straight line, and { $space } does not lie in one.
refuse-way-blocked = A solid line, a fence or a window bars your way to { $space }.
refuse-in-sight = A victim sees { $space }, and a Hunt may not end in sight.
refuse-through-victim = Your figure is on the board, so you cannot enter the victim's space { $space }.
refuse-not-staggered = You are not Staggered.
refuse-not-seen-by = { $seat } does not see you.
refuse-no-michael-card = You do not hold { $mcard }.
refuse-not-then = You cannot play { $mcard } now.
refuse-actions-left = You must use both actions before your turn ends.
refuse-no-action-left = You have used both actions of this turn.
