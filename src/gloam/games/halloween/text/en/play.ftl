### What Halloween says while it is played: options, questions, events, refusals.

## Options: short, as on a button

verb-pass = Pass
verb-pick = Play { $victim }
verb-face = Face { $direction }
verb-draw = Draw from the { $quadrant } deck
verb-hand = Give the card to { $seat }
verb-start = Start on { $space }
verb-move = Move
verb-run = Move further, for an exertion token
verb-climb = Climb through a window
verb-scramble = Climb with an extra square, for an exertion token
verb-go = Go to { $space }
verb-stop = Stop here
verb-search = Search { $space }
verb-return = Return { $card } to the { $place } of the { $quadrant } deck
verb-attack = Attack with bare hands
verb-attack-with = Attack with { $card }
verb-swing = Attack with { card-bat }, three dice for an exertion token
verb-reroll = Reroll dice { $dice }
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
verb-end = End your turn
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

ask-pick = Which victim will you play?
ask-face = Which way do you look? You see the straight line in front of you.
ask-draw = Which search deck do the victims draw a starting card from?
ask-hand = The victims have drawn { $card }. Who gets it?
ask-start = Where outdoors do you lurk? Nobody finds out unless a victim sees you.
ask-action = Choose your next action; free actions may come before it.
ask-free = Use free actions, or end your turn.
ask-step = Where do you go next, or do you stop here?
ask-return = Which card do you return, and to the top or the bottom of the deck?
ask-reroll = Which dice do you reroll? The second result counts.
ask-offer = { $partner } offers a trade: you get { $gives }, you give { $wants }. Accept?
ask-quilt = Michael attacks with { $dice } dice. Use a { $card } if you hold one, or pass.
ask-counter = Strike back for one exertion token if you hold a { $card }?
ask-prowl = What do you do next? The victims learn only what they see.
ask-overpower = You attack { $seat }. Play { $mcard } if you hold it, or pass.
ask-no-pain = You're Staggered. Play { $mcard } if you hold it, or pass.
ask-cut = { $seat } uses { $card }. Play { $mcard } if you hold it, or pass.
ask-quadrant = Which quadrant gets your dead victim's cards and fresh tokens?
ask-replace = Your victim is dead. Who will you play from here on?
ask-enter = Where does your new victim enter?

## Before a choice: what it costs, whom it touches, what is rolled or drawn. Short, without a full stop.

foretell-squares = up to { $count } squares
foretell-exertion =
    { $count ->
        [one] costs { $count } exertion token
       *[other] costs { $count } exertion tokens
    }
foretell-dice =
    { $count ->
        [one] rolls { $count } die
       *[other] rolls { $count } dice
    }
foretell-draws = draws from the { $quadrant } deck; only you see the card
foretell-spent = { $card } is discarded
foretell-puts-back =
    { $count ->
        [0] you have no exertion tokens to put back
        [one] puts back { $count } exertion token
       *[other] puts back { $count } exertion tokens
    }
foretell-heals =
    { $count ->
        [0] nothing to heal
        [one] heals { $count } damage
       *[other] heals { $count } damage
    }
foretell-free = doesn't use up an action
foretell-all-hear = everybody hears the answer
foretell-seen = the victims will see you

## Events

event-picked = { $seat } plays { $victim }, who starts on { $space }.
event-faced = { $seat } looks { $direction }.
event-dealt-from = The victims draw a starting card from the { $quadrant } deck.
event-dealt = The victims draw a starting card: { $card }.
event-handed = { $seat } gets a starting card.
event-michael-drew = Michael draws a card.
event-michael-card = You draw a Michael card: { $mcard }.
event-lurks = Michael has chosen his start, somewhere outdoors.
event-turn = It's { $seat }'s turn.
event-moves = { $seat } begins: { $movement }.
event-stepped = { $seat } goes to { $space }.
event-stopped = Stop! Michael is on { $space }, in the way of { $seat }.
event-put-back = { $seat } can't stay there and goes back to { $space }.
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
event-counters = { $seat } strikes back at Michael: { $card }, strike { $count }.
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
event-wounded = { $seat } takes { $count } damage ({ $damage } in total).
event-michael-hurt = Michael takes { $count } damage ({ $damage } in total).
event-staggered = Michael is Staggered: he can't Hunt, Attack or call Stop.
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
event-michael-turn = It's Michael's turn.
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
event-renewed = All search tokens in the { $quadrant } are back, fresh side up.
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
refuse-not-your-turn = It's { $seat }'s turn.
refuse-not-now = That's not the decision in front of you.
refuse-wait-others = Somebody else has to decide first.
refuse-not-asked = You can't do that on your turn.
refuse-not-yours = There's nothing like that to choose here.
refuse-must-rest = You have three or more exertion tokens, so your next action must be Rest.
refuse-no-token = The supply has too few exertion tokens for that.
refuse-no-window = You can't reach a window with this action.
refuse-climb-taken = Another victim stands where your Climb would end.
refuse-wall = A wall, a tree or the body of a car stands between you and { $space }.
refuse-window = There's a window in front of { $space }. To get through, Climb.
refuse-fence = There's a fence in front of { $space }, and this movement doesn't cross fences.
refuse-locked = The car at { $space } is still locked.
refuse-not-adjacent = { $space } isn't next to you.
refuse-no-squares = This movement has no squares left.
refuse-occupied = You can't end on { $space }: somebody stands there.
refuse-must-cross = You have to cross the window or fence first.
refuse-no-search-space = { $space } isn't a search space.
refuse-no-search-token = There's no search token left on { $space }.
refuse-too-far = { $space } is too far away. Search your own space, or the one in front of you.
refuse-not-facing = You aren't facing { $space }, so you can't search it.
refuse-blocked = A solid line or a fence lies between you and { $space }.
refuse-empty-deck = The search deck of your quadrant is empty.
refuse-not-held = You don't hold { $card }.
refuse-no-figure = You can't attack Michael while his figure is off the board.
refuse-not-in-sight = Michael isn't in your sight.
refuse-out-of-range =
    { $range ->
        [one] Michael must be next to you.
       *[other] Michael must be at most { $range } squares away.
    }
refuse-no-weapon = { $card } isn't a weapon.
refuse-needs = You need { $card } for that.
refuse-not-near = { $seat } isn't adjacent to you, or a solid line or a fence lies between you.
refuse-no-exertion = You don't have that many exertion tokens to put back with this card.
refuse-flashlights-used = You've used all your flashlights this turn.
refuse-not-indoors = You must be in a house or a shed to telephone.
refuse-not-at-lock = You must stand next to the lock, at a car door.
refuse-unlocked = This car is already unlocked.
refuse-pot-range = You need Michael's figure in your sight, at most three squares away.
refuse-no-fence = There's no fence between you and { $space }.
refuse-no-partner = You can't trade with { $seat } from where you stand.
refuse-too-many-refusals = Three of your offers were refused this turn, so you can't trade any more this turn.
refuse-nothing-offered = Your offer is empty: give, ask for or show at least one card.
refuse-no-such-copies = The game doesn't have that many { $card } cards.
refuse-asked-not-held = You can't accept: you don't hold the cards they ask for.
refuse-other-quadrant = You have to choose a quadrant that the space belongs to.
refuse-rolled-already = Dice can be rerolled only once, right after the roll.
refuse-within-limit = You aren't over your hand limit, so you can't return cards.
refuse-too-many-dice = You may reroll only one die.
refuse-no-such-die = There's no such die in this roll.
refuse-not-outdoors = { $space } isn't outdoors.
refuse-victim-there = A victim stands on { $space }.
refuse-hand-full = { $seat } is already at the hand limit.
refuse-taken = This victim can no longer be chosen.
refuse-not-at-start = You can't choose this at this point of the game.
refuse-staggered = You're Staggered and can't do that.
refuse-repeat = At this table Michael may not take the same action twice in a turn.
refuse-gone-moves = After { mcard-gone } you must begin a Stalk, a { mcard-walker } or a Hunt.
refuse-no-line = There's neither a fence nor a window between you and { $space }.
refuse-not-straight = A Hunt goes in a straight line, and { $space } isn't on one.
refuse-way-blocked = A solid line, a fence or a window blocks your way to { $space }.
refuse-in-sight = A victim sees { $space }, and a Hunt may not end in sight.
refuse-through-victim = Your figure is on the board, so you can't enter { $space }, where a victim stands.
refuse-not-staggered = You aren't Staggered.
refuse-not-seen-by = { $seat } doesn't see you.
refuse-no-michael-card = You don't hold { $mcard }.
refuse-not-then = You can't play { $mcard } now.
refuse-actions-left = You have to use both actions before your turn ends.
refuse-no-action-left = You've used both actions this turn.
