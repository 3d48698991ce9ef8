### What Whisper behind the Wall says while it is played: options, questions, events, refusals.

## Options: short, as on a button

verb-pass = Pass
verb-be = Be the { $killer }
verb-pick = Play { $victim }
verb-move = { $victim }: move
verb-calm = { $victim }: calm down
verb-special = { $victim }: { $item }
verb-ability = { $victim }: special action
verb-underground = { $victim }: hidden passage
verb-clear = { $victim }: clear
verb-repair = { $victim }: repair
verb-repair-with = { $victim }: repair with { $item-acc }
verb-rummage = { $victim }: search for items
verb-use = { $victim }: use { $item-acc }
verb-drill = { $victim }: step of the { plan-fire-drill }
verb-trade = { $victim }: exchange with { $partner }
verb-loot = { $victim }: take { $item-acc } from the body of { $body }
verb-wait = Nothing more for now
verb-end = End the actions
verb-reward = Use the plan { $plan }
verb-go = Go { $location-to }
verb-stop = Stop here
verb-open = Clear { $passage }
verb-tear = Remove the nest { $location-at }
verb-give = Give { $item-acc }
verb-want = Ask for { $item-acc }
verb-send = Make the offer
verb-drop = Drop the offer
verb-accept = Accept
verb-decline = Decline
verb-keep = Keep { $item }
verb-discard = Discard { $item }
verb-hand = Equipment for { $victim }
verb-mark = Mark an item of { $plan }
verb-play = Play { $kcard }
verb-pay = Pay with { $kcard }
verb-lose = Discard { $kcard }
verb-search = Search
verb-run = Run, first { $location-to }
verb-sense = Listen around
verb-block = Barricade { $passage }
verb-lift = Take the barricade from { $passage }
verb-zone = { $zone }
verb-at = { $location }
verb-victim = { $victim }
verb-item = { $item }
verb-passage = { $passage }
verb-choose = { $choice }
verb-defend = Defend with { $item }
verb-defender = { $victim } defends
verb-escape = Flee { $location-to }
verb-charm = Use { $item }
verb-stakeout = Use { $plan } to learn his zone
verb-nest = Move the nest { $location-at }

## Questions

ask-killer = Which killer will you be?
ask-pick = Which victim will you play?
ask-action = What do your victims do next?
ask-step = Where does { $victim } go?
ask-clear = What does { $victim } clear?
ask-target = Choose a target.
ask-keep = { $victim } found { $item-acc }. Keep it?
ask-limit = { $victim } holds more than three items. Which one goes?
ask-trade = What do you offer, and what do you want in return?
ask-offer = Accept the whole exchange?
ask-hand = Which victim gets equipment?
ask-equipment = Which of the cards does { $victim } keep?
ask-plan = Mark an item of a plan?
ask-reward = Choose for the plan's reward.
ask-instant = Play instant cards, one after another, or move on.
ask-cost = Which card do you pay for { $kcard } with? The victims don't see it.
ask-card = Choose for this card.
ask-main = Play a boost card, or take up to two basic actions: steps or searches.
ask-walk = Where do you go?
ask-long = Play a long-term card, or none.
ask-stalk = Where do you slip away to? Nobody sees it.
ask-block = Which passage do you barricade?
ask-lift = No barricades are left. Which passage do you take one from?
ask-nest = Which nest do you move here?
ask-attack = You attack. Play an attack card, or none.
ask-defender = The killer attacks with strength { $strength }. Who defends?
ask-defence = The killer attacks { $victim } with strength { $strength }. Use an item in defence, or none?
ask-escape = The encounter is over. Does { $victim } flee one step, or stay?
ask-lose = You're holding too many cards. Which one goes?
ask-charm = Fear is coming. If it reaches { $victim } and they have a { item-charm }, use it, or pass.
ask-stakeout = The killer has gone into stealth. Use { plan-stakeout } if you have it, or pass.
ask-patience = There was nobody here. Take one step, or stay?
ask-ears = There was nobody here. Listen around?
foretell-main-action = uses up this turn's main action
foretell-noise = makes noise { $location-at }
foretell-gears =
    { $count ->
        [one] places { $count } gear
       *[other] places { $count } gears
    }
foretell-used-up = uses up { $item-acc }
foretell-draws-item =
    { $count ->
        [one] draws { $count } item
       *[other] draws { $count } items
    }
foretell-may-be-heard = a noisy item will be heard { $location-at }
foretell-costs =
    { $count ->
        [one] costs { $count } more card
       *[other] costs { $count } more cards
    }
foretell-names = anybody { $location-at } is named to all, and you attack
foretell-breaks = breaks the barricade: { $passage }
foretell-dice =
    { $count ->
        [one] defends with { $count } die
       *[other] defends with { $count } dice
    }
foretell-kills = { $victim } is wounded: the next wound kills
foretell-strength = you attack with strength { $strength }
foretell-no-boost = rules out a boost card this turn
foretell-listens = anybody here or one step away is named to all

## Events

event-first = { $seat } now speaks for the victims.
event-killer = The killer is the { $killer }.
event-victim = { $victim } is in the game, played by { $seat }.
event-picked = { $seat } picks { $victim }.
event-round = Round { $round }: the victims' turn. All noise is gone.
event-rescue =
    { $cells ->
        [0] Help has arrived.
        [one] Help is on its way. One cell to go.
       *[other] Help is on its way. Cells to go: { $cells }.
    }
event-escaped = { $victim } escapes through { $location-acc }.
event-stepped = { $victim } goes { $location-to }.
event-calmed = No longer afraid: { $victims }.
event-healed = { $victim } is healed.
event-cleared = A barricade is cleared: { $passage }.
event-nest-gone = The nest { $location-at } is gone.
event-acted = { $victim }: { $action }.
event-used = { $victim } uses { $item-acc }.
event-gears =
    { $count ->
        [0] No gear is placed. Gears on the transmitter: { $gears }.
        [one] One gear is placed. Gears on the transmitter: { $gears }.
       *[other] { $count } gears are placed. Gears on the transmitter: { $gears }.
    }
event-noise = Noise { $location-at }.
event-drew = { $victim } draws { $item-acc }.
event-kept = { $victim } keeps { $item-acc }.
event-discarded = { $victim } discards { $item-acc }.
event-trap = The trap is set { $location-at } (+{ $bonus }).
event-offered = { $victim } offers { $partner } an exchange.
event-declined = { $victim } offered { $partner } an exchange, and it was declined.
event-gave = { $victim } gives { $partner } { $item-acc }.
event-looted = { $victim } takes { $item-acc } from { $body }'s body.
event-equipped = { $victim } gets equipment.
event-marked = An item of { $plan } is marked. Marked so far: { $count }.
event-completed = The plan { $plan } is completed.
event-reward = The plan { $plan } is used.
event-plans = Your plans: { $plan }, { $other }.
event-report = The killer hears noise { $locations-at }.
event-silence = The killer hears nothing.
event-keys = Keys on the rack: { $count }.
event-keys-of = { $victim }'s keys: { $count }.
event-killer-turn = It's the killer's turn.
event-revealed = The killer reveals himself { $location-at }.
event-played = The killer plays { $kcard }.
event-paid =
    { $count ->
        [one] The killer pays with one card.
       *[other] The killer pays with { $count } cards.
    }
event-you-paid = You pay with { $kcard }.
event-went = The killer goes { $location-to }.
event-broke = The killer breaks a barricade: { $passage }.
event-placed = The killer appears { $location-at }.
event-searched = The killer searches { $location-acc }.
event-found = He finds: { $victims }.
event-nobody = Nobody's there.
event-sense-zone = The killer senses who is { $zone-at }.
event-sense-at =
    { $radius ->
        [0] The killer senses who is { $location-at }.
        [one] The killer senses who is { $location-at } or next to it.
       *[other] The killer senses who is within radius { $radius } of { $location-acc }.
    }
event-sense-area = The killer senses who is { $locations-at }.
event-sense-blood = The killer senses the zones of: { $filter }.
event-named = Named: { $victims }.
event-named-in = { $victim } is { $zone-at }.
event-none-named = Nobody is named.
event-fright = Fear spreads ({ $filter }) { $locations-at }.
event-fear = { $victim } is afraid. Fear tokens: { $count }.
event-scream = { $victim } screams { $location-at }.
event-charm = { $victim } uses { $item-acc } and ignores fear this turn.
event-blocked = A barricade is put up: { $passage }.
event-lifted = A barricade is taken away: { $passage }.
event-stealth =
    { $count ->
        [one] The killer vanishes. He was last seen { $location-at }. At most { $count } step from there.
       *[other] The killer vanishes. He was last seen { $location-at }. At most { $count } steps from there.
    }
event-stalked = Unseen, you go { $location-to }.
event-zone = The killer is somewhere { $zone-at }.
event-nest = A nest is laid { $location-at }.
event-nest-moved = The nest { $location-at } is carried off.
event-slow = Petrified: { $zone }. Next victims' turn, a Move that starts there is one step only.
event-strength = The killer's strength is now { $strength }.
event-level = The killer reaches level { $level }. Strength: { $strength }.
event-unlocked = The killer gains { $kcard }.
event-you-drew = You draw { $kcard }.
event-you-lost = You discard { $kcard }.
event-you-chose = You choose to discard { $kcard }.
event-you-discarded = You discard { $kcard } from the top of your deck.
event-lost = The killer discards a card of his choice.
event-defender = { $victim } defends against strength { $strength }.
event-defends = { $victim } defends with { $item-acc }.
event-rolled =
    { $dice ->
        [one] { $victim } rolls one die: { $total }.
       *[other] { $victim } rolls { $dice } dice: { $total } in all.
    }
event-die = A die shows { $face }.
event-sprung = The trap { $location-at } springs: +{ $bonus }.
event-repelled = { $victim } beats off the attack: { $defence } against { $strength }.
event-wounded = { $victim } is wounded: { $defence } against { $strength }.
event-died = { $victim } dies.
event-discards =
    { $count ->
        [one] The killer discards one card from his deck.
       *[other] The killer discards { $count } cards from his deck.
    }
event-draws =
    { $count ->
        [one] The killer draws one card.
       *[other] The killer draws { $count } cards.
    }
event-over = { $ending }
event-ability = { $ability } takes effect.
event-shuffled = Your discard pile becomes a new deck.

## Refusals

refuse-over = The game is over.
refuse-setting-up = The game is still being set up.
refuse-killers-turn = It's the killer's turn.
refuse-victims-turn = It's the victims' turn.
refuse-wait-others = Somebody else on your side has to finish first.
refuse-wait-victims = The victims have to answer first.
refuse-not-now = That's not the decision in front of you.
refuse-not-allowed = There's nothing like that to choose here.
refuse-taken = { $victim } is already taken.
refuse-not-yours = You don't play { $victim }.
refuse-not-in-play = { $victim } isn't in the mansion.
refuse-all-gone = Your victims are dead or gone: you only watch now.
refuse-acted = { $victim } has already used the main action this turn.
refuse-not-adjacent = You can't get { $location-to } from here in one step.
refuse-barricaded = A barricade is in the way: { $passage }.
refuse-squeezed = You can squeeze past only one barricade, and only in a Move: { $passage }.
refuse-no-way = Barricades leave { $victim } no way out.
refuse-must-step = This move isn't over yet.
refuse-no-special = { $victim } has no special action of their own.
refuse-needs-not-met = { $victim } can't do that: a requirement isn't met here.
refuse-needs-not-met-item = You can't use { $item }: a requirement isn't met here.
refuse-not-held = You don't have { $item }.
refuse-no-such-use = You can't use { $item } that way.
refuse-nothing-to-clear = There's no barricade on any passage here, and no nest.
refuse-not-at-transmitter = The transmitter isn't here.
refuse-killer-here = The killer's figure stands { $location-at }.
refuse-repaired-already = Somebody has already repaired this turn.
refuse-transmitter-done = The transmitter is complete.
refuse-not-item-place = There's nothing to search for here.
refuse-items-gone = The items deck is empty.
refuse-not-all-acted = Not every victim has used their main action.
refuse-must-end = Everybody has acted: end the actions, or do something more.
refuse-not-speaker = The speaker decides that.
refuse-nothing-offered = Nothing changes hands in this exchange.
refuse-own-item = { $item } is a personal item and can't be handed over.
refuse-passed-too-often = { $item } has already changed hands twice this turn.
refuse-declined-before = This very offer was declined earlier this turn.
refuse-dropped-too-often = Too many offers have been started and dropped this turn.
refuse-not-among = You didn't draw { $item }.
refuse-not-fulfilled = The next item of { $plan } isn't fulfilled.
refuse-no-reward = { $plan } gives you nothing to use now.
refuse-drill-used = { $victim } has no Fire Drill step to take.
refuse-no-body = { $victim }'s body isn't here.
refuse-not-in-hand = You don't hold { $kcard }.
refuse-wrong-step = { $kcard } isn't for this step.
refuse-unpaid = { $kcard } costs { $count } other cards, and you have fewer.
refuse-card-needs = { $kcard } needs something that isn't there now.
refuse-not-itself = { $kcard } can't pay for itself.
refuse-no-boost-now = After a basic action you can't play a boost card.
refuse-ran-already = You've already run this turn.
refuse-not-able = Your level doesn't give you that.
refuse-blocked-already = There's already a barricade here: { $passage }.
refuse-open-for-good = A dotted line can never be barricaded: { $passage }.
refuse-not-that-passage = This passage is out of reach: { $passage }.
refuse-must-block = You have to put up a barricade while a passage is free, such as { $passage }.
refuse-no-token = There's no barricade here: { $passage }.
refuse-just-placed = You can't take this barricade for that: { $passage }.
refuse-not-shortest = The shortest way doesn't lead { $location-to }.
refuse-not-attackable = { $victim } can't defend now.
refuse-not-defensive = { $item } is no use in defence.
refuse-no-passages = { $victim } can't use hidden passages now.
refuse-no-trade-partner = { $victim } isn't in the same location.
refuse-not-frightened = This fear doesn't reach the holder of { $item }.
refuse-no-nest = There's no nest { $location-at }.
