### What Halloween says while it is played: options, questions, events, refusals.

## Options: short, as on a button

verb-pass = Pass
verb-pick = { $victim }
verb-face = Face { $direction }
verb-draw = Draw from the deck of the { $quadrant }
verb-hand = Give the card to { $seat }
verb-start = Start on { $space }
verb-move = Move
verb-run = Move, with an exertion token
verb-climb = Climb through a window
verb-scramble = Climb, with an exertion token
verb-go = Go to { $space }
verb-stop = Stop here
verb-search = Search { $space }
verb-return = Return { $card }: { $quadrant }, { $place }
verb-attack = Attack with bare hands
verb-attack-with = Attack: { $card }
verb-swing = Attack: { card-bat }, with an exertion token
verb-reroll = Reroll dice { $dice }
verb-heal = { card-first-aid } for { $seat }
verb-eat = { card-candy }: put back { $number }
verb-shine = { card-flashlight }: turn { $direction }
verb-phone = { card-telephone }: is he in the { $quadrant }?
verb-dog = { card-dog }: is he near?
verb-throw = Throw the { card-flower-pot }
verb-cut = { card-wire-cutters }: cross to { $space }
verb-unlock = Unlock the { $car }
verb-trade = Trade with { $seat }
verb-give = Give { $card }
verb-want = Ask for { $card }
verb-show = Show { $card }
verb-send = Make the offer
verb-drop = Leave it
verb-accept = Accept
verb-refuse = Refuse
verb-rest = Rest
verb-end = End the turn
verb-quilt = Throw the { card-quilt } over him
verb-counter = Strike back with the { card-knife }
verb-quadrant = The { $quadrant }
verb-enter = Come in on { $space }
verb-stalk = Stalk
verb-sneak = Sneak to { $space }
verb-hunt = Hunt to { $space }
verb-strike = Attack { $seat }
verb-play = Play { $mcard }
verb-thrust = { mcard-thrust }: attack { $seat }
verb-noise = { mcard-noise }: turn { $seat } to the { $direction }
verb-dread = { mcard-dread }: { $seat }

## Questions

ask-pick = Whom do you play?
ask-face = Where do you look?
ask-draw = From which deck do the victims draw?
ask-hand = Who gets the card?
ask-start = Where do you lurk?
ask-action = What do you do?
ask-free = Anything else before your turn ends?
ask-step = Where to?
ask-return = Which card goes back, and where?
ask-reroll = Which dice do you roll again?
ask-offer = Do you take the offer?
ask-quilt = Do you defend yourself?
ask-counter = Do you strike back?
ask-prowl = What do you do?
ask-overpower = Do you put all your strength into it?
ask-no-pain = Do you shake it off?
ask-cut = Do you cancel this card?
ask-quadrant = Which quadrant counts?
ask-replace = Who comes instead?
ask-enter = Where do you come in?

## Events

event-picked = { $seat } is { $victim }, on { $space }.
event-faced = { $seat } looks { $direction }.
event-dealt-from = The victims draw from the deck of the { $quadrant }.
event-dealt = It is { $card }.
event-handed = { $seat } gets the card.
event-michael-drew = Michael draws a card.
event-michael-card = You draw { $mcard }.
event-lurks = Michael lurks somewhere outdoors.
event-turn = It is { $seat }'s turn.
event-moves = { $seat } sets out: { $movement }.
event-stepped = { $seat } goes to { $space }.
event-stopped = Stop. Michael stands on { $space }, in the way of { $seat }.
event-put-back = { $seat } is back on { $space }.
event-exerted =
    { $count ->
        [one] { $seat } takes { $count } exertion token.
       *[other] { $seat } takes { $count } exertion tokens.
    }
event-searched = { $seat } searches { $space } and draws from the deck of the { $quadrant }.
event-drew = You, { $seat }, find { $card } in the { $quadrant }.
event-above = { $seat } holds too many cards and has to return some.
event-returned = { $seat } returns a card to the { $place } of the deck of the { $quadrant }.
event-you-returned = You, { $seat }, returned { $card } to the { $place } of the deck of the { $quadrant }.
event-attacks = { $seat } attacks Michael: { $card }.
event-counters = { $seat } strikes back: { $card } ({ $count }).
event-rolled =
    { $dice ->
        [one] One die is rolled. Hits: { $hits }.
       *[other] { $dice } dice are rolled. Hits: { $hits }.
    }
event-rerolled =
    { $dice ->
        [one] { $seat } rerolls a die. Hits now: { $hits }.
       *[other] { $seat } rerolls { $dice } dice. Hits now: { $hits }.
    }
event-wounded = { $seat } takes { $count } damage and has { $damage }.
event-michael-hurt = Michael takes { $count } damage and has { $damage }.
event-staggered = Michael is Staggered.
event-ready = Michael is Ready again.
event-used = { $seat } uses { $card }.
event-discarded = { $seat } discards { $card }.
event-healed = { $seat } is healed by { $count } and has { $damage } damage.
event-recovered =
    { $count ->
        [one] { $seat } puts back { $count } exertion token.
       *[other] { $seat } puts back { $count } exertion tokens.
    }
event-phone = { $seat } asks whether Michael is in the { $quadrant }: { $answer }.
event-dog = { $seat } listens to the dog. Is Michael near? { $answer }.
event-unlocked = { $seat } unlocks the { $car }.
event-offered =
    { $count ->
        [0] { $seat } makes { $partner } an offer.
        [one] { $seat } makes { $partner } an offer, with { $count } card to show.
       *[other] { $seat } makes { $partner } an offer, with { $count } cards to show.
    }
event-offer-gives = { $seat } would give: { $card } ({ $count }).
event-offer-wants = { $seat } asks for: { $card } ({ $count }).
event-refused = { $seat } refuses the offer of { $partner }.
event-traded = { $seat } trades with { $partner }: { $given } against { $taken } cards.
event-gave = { $seat } gives { $card } to { $partner }.
event-showed = { $seat } shows { $partner }: { $card } ({ $count }).
event-rested =
    { $count ->
        [one] { $seat } rests and puts back { $count } exertion token.
       *[other] { $seat } rests and puts back { $count } exertion tokens.
    }
event-spotted = Michael is seen on { $space }.
event-lost = Nobody sees Michael any more. His shadow stays on { $space }.
event-appeared = Michael appears on { $space }.
event-slipped = Michael slips out of sight. His shadow stays on { $space }.
event-michael-turn = It is Michael's turn.
event-done =
    { $attack ->
        [one] Michael has completed his { $deed }, an Attack.
       *[other] Michael has completed his { $deed }.
    }
event-assault = Michael attacks { $seat } from { $space }.
event-played = Michael plays { $mcard }.
event-noise = { $seat } hears a noise and looks { $direction }.
event-dread = { $seat } is struck with dread.
event-round = Round { $round } is over.
event-died = { $seat } dies on { $space }.
event-estate = For { $seat } the { $quadrant } counts.
event-renewed = The search tokens of the { $quadrant } lie fresh again.
event-replaced = { $seat } comes back as { $victim }, on { $space }.
event-over = { $ending }
event-sheet = Row { $row } of the hidden sheet: { $space }.
event-for-seat = { $seat } means { $partner }.
event-for-quadrant = { $seat } names the { $quadrant }.
event-for-direction = { $seat } means to look { $direction }.
event-for-space = { $seat } means to cross to { $space }.
event-for-tokens =
    { $count ->
        [one] { $seat } means to put back { $count } exertion token.
       *[other] { $seat } means to put back { $count } exertion tokens.
    }

## Refusals

refuse-over = The game is over.
refuse-setting-up = The game is still being set up.
refuse-not-your-turn = It is { $seat }'s turn.
refuse-not-now = You are not asked for that now.
refuse-wait-others = Somebody else has to decide first.
refuse-not-asked = That is not one of your actions.
refuse-not-yours = There is no such thing here.
refuse-must-rest = You have three exertion tokens or more: you must rest.
refuse-no-token = There is no exertion token left for that.
refuse-no-window = There is no window in reach.
refuse-climb-taken = Somebody stands behind the window.
refuse-wall = There is a wall before { $space }.
refuse-window = There is a window before { $space }; climb through it.
refuse-fence = There is a fence before { $space }.
refuse-locked = The car at { $space } is locked.
refuse-not-adjacent = { $space } is not next to you.
refuse-no-squares = You have no squares left.
refuse-occupied = You cannot end on { $space }: somebody stands there.
refuse-must-cross = You have to cross the line first.
refuse-no-search-space = { $space } is no search space.
refuse-no-search-token = There is no search token on { $space }.
refuse-too-far = { $space } is too far away to search.
refuse-not-facing = You do not face { $space }.
refuse-blocked = A solid line keeps you from { $space }.
refuse-empty-deck = The search deck is empty.
refuse-not-held = You do not hold { $card }.
refuse-no-figure = Michael's figure is not on the board.
refuse-not-in-sight = Michael is not in your sight.
refuse-out-of-range =
    { $range ->
        [one] Michael must be next to you.
       *[other] Michael must be at most { $range } squares away.
    }
refuse-no-weapon = { $card } is no weapon.
refuse-needs = You need { $card } for that.
refuse-not-near = { $seat } is not next to you, or a solid line is between.
refuse-no-exertion = You have not so many exertion tokens to put back.
refuse-flashlights-used = You have used every flashlight in this turn.
refuse-not-indoors = You must be in a house or shed.
refuse-not-at-lock = You must stand beside a car door of the space with the lock.
refuse-unlocked = The car is open already.
refuse-pot-range = Michael's figure must be in your sight, at most three squares away.
refuse-no-fence = There is no fence between you and { $space }.
refuse-no-partner = You cannot trade with { $seat } from here.
refuse-too-many-refusals = Three of your offers were refused in this turn.
refuse-nothing-offered = The offer is empty.
refuse-no-such-copies = There are not so many cards { $card }.
refuse-asked-not-held = You do not hold what is asked for.
refuse-other-quadrant = It must be the quadrant where you are.
refuse-too-many-dice = You may reroll one die only.
refuse-no-such-die = There is no such die.
refuse-not-outdoors = { $space } is not outdoors.
refuse-victim-there = A victim stands on { $space }.
refuse-hand-full = { $seat } cannot hold another card.
refuse-taken = That victim is not there to be chosen.
refuse-not-at-start = That is not open to you now.
refuse-staggered = You are Staggered.
refuse-repeat = You may not take the same action twice.
refuse-gone-moves = You have begun a movement: a Stalk or a Hunt.
refuse-no-line = There is no fence and no window between you and { $space }.
refuse-not-straight = { $space } does not lie in a straight line.
refuse-way-blocked = A line is in your way before { $space }.
refuse-in-sight = { $space } is in somebody's sight.
refuse-through-victim = You are seen, so you cannot pass through the victim on { $space }.
refuse-not-staggered = You are not Staggered.
refuse-not-seen-by = { $seat } does not see you.
refuse-no-michael-card = You do not hold { $mcard }.
refuse-not-then = { $mcard } cannot be played now.
refuse-actions-left = You have actions left.
refuse-no-action-left = You have no action left.
