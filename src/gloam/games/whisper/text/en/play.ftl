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
verb-repair-with = { $victim }: repair with { $item }
verb-rummage = { $victim }: search for items
verb-use = { $victim }: use { $item }
verb-drill = { $victim }: step of the { plan-fire-drill }
verb-trade = { $victim }: exchange with { $partner }
verb-loot = { $victim }: take { $item } from { $body }
verb-wait = Nothing more for now
verb-end = End the actions
verb-reward = Use the plan { $plan }
verb-go = Go: { $location }
verb-stop = Stop here
verb-open = Clear { $passage }
verb-tear = Remove the nest: { $location }
verb-give = Give { $item }
verb-want = Ask for { $item }
verb-send = Make the offer
verb-drop = Drop the offer
verb-accept = Accept
verb-decline = Decline
verb-keep = Keep { $item }
verb-discard = Discard { $item }
verb-hand = Equipment for { $victim }
verb-mark = Mark an item: { $plan }
verb-play = Play { $kcard }
verb-pay = Pay with { $kcard }
verb-lose = Discard { $kcard }
verb-search = Search
verb-run = Run: { $location } first
verb-sense = Listen around
verb-block = Barricade { $passage }
verb-lift = Take the barricade { $passage }
verb-zone = { $zone }
verb-at = { $location }
verb-victim = { $victim }
verb-item = { $item }
verb-passage = { $passage }
verb-choose = { $choice }
verb-defend = Defend with { $item }
verb-defender = { $victim } defends
verb-escape = Flee: { $location }
verb-charm = Use { $item }
verb-stakeout = Use { $plan }: have the zone named
verb-nest = Move the nest: { $location }

## Questions

ask-killer = Which killer are you?
ask-pick = Which victim do you take?
ask-action = What do your victims do next?
ask-step = Where does { $victim } go?
ask-clear = What does { $victim } clear?
ask-target = Choose for this action.
ask-keep = { $victim } has found { $item }. Keep it?
ask-limit = { $victim } holds more than three items. Which one goes?
ask-trade = What do you offer, and what do you want for it?
ask-offer = Do you accept the exchange as a whole?
ask-hand = Which victim receives equipment?
ask-equipment = Which of the cards does { $victim } keep?
ask-plan = Is an item of a plan marked?
ask-reward = Choose for the plan.
ask-instant = Play instant cards, one after another, or go on.
ask-cost = Which card pays for { $kcard }? The victims do not see it.
ask-card = Choose for this card.
ask-main = Play a boost card, or take up to two basic actions: a step, a search.
ask-walk = Where do you go?
ask-long = Play a long-term card, or none.
ask-stalk = Where do you steal away to? Nobody sees it.
ask-block = Which passage do you barricade?
ask-lift = No barricade is left. From which passage do you take one?
ask-nest = Which nest do you move here?
ask-attack = You attack. Play an attack card, or none.
ask-defender = The killer attacks with strength { $strength }. Who defends?
ask-defence = The killer attacks { $victim } with strength { $strength }. Use an item in defence, or none.
ask-escape = The encounter is over. Does { $victim } flee one step, or stay?
ask-lose = You hold too many cards. Which one goes?
ask-charm = Fear is coming. Use a { item-charm } of { $victim } if it reaches that far and there is one, or pass.
ask-stakeout = The killer has gone into stealth. Use { plan-stakeout } if you have it, or pass.
ask-patience = Nobody was here. Take one step, or stay?
ask-ears = Nobody was here. Listen around, or not?

## Events

event-first = { $seat } speaks for the victims now.
event-killer = The killer is the { $killer }.
event-victim = { $victim } takes part, played by { $seat }.
event-picked = { $seat } takes { $victim }.
event-round = Round { $round }: the victims' turn. All noise is gone.
event-rescue =
    { $cells ->
        [0] Help has arrived.
        [one] Help is on its way. One cell to go.
       *[other] Help is on its way. Cells to go: { $cells }.
    }
event-escaped = { $victim } escapes: { $location }.
event-stepped = { $victim } goes to: { $location }.
event-calmed = Free of fear: { $victims }.
event-healed = { $victim } is healed.
event-cleared = A barricade is cleared: { $passage }.
event-nest-gone = A nest is removed: { $location }.
event-acted = { $victim }: { $action }.
event-used = { $victim } uses { $item }.
event-gears =
    { $count ->
        [0] No gear is placed. Gears on the transmitter: { $gears }.
        [one] One gear is placed ({ $victim }). Gears on the transmitter: { $gears }.
       *[other] { $count } gears are placed ({ $victim }). Gears on the transmitter: { $gears }.
    }
event-noise = Noise: { $location }.
event-drew = { $victim } draws { $item }.
event-kept = { $victim } keeps { $item }.
event-discarded = { $victim } discards { $item }.
event-trap = The trap lies in: { $location } (+{ $bonus }).
event-offered = { $victim } offers { $partner } an exchange.
event-declined = The exchange that { $victim } offered { $partner } is declined.
event-gave = { $victim } gives { $partner } { $item }.
event-looted = { $victim } takes { $item } from { $body }.
event-equipped = { $victim } receives equipment.
event-marked = An item of { $plan } is marked. Marked so far: { $count }.
event-completed = The plan { $plan } is completed.
event-reward = The plan { $plan } is used.
event-plans = Your plans: { $plan }, { $other }.
event-report = The killer hears noise: { $locations }.
event-silence = The killer hears nothing.
event-keys = Keys on the rack: { $count }.
event-keys-of = Keys of { $victim }: { $count }.
event-killer-turn = It is the killer's turn.
event-revealed = The killer reveals: { $location }.
event-played = The killer plays { $kcard }.
event-paid =
    { $count ->
        [one] The killer pays with one card.
       *[other] The killer pays with { $count } cards.
    }
event-you-paid = You pay with { $kcard }.
event-went = The killer goes to: { $location }.
event-broke = The killer breaks a barricade: { $passage }.
event-placed = The killer appears: { $location }.
event-searched = The killer searches: { $location }.
event-found = He finds: { $victims }.
event-nobody = Nobody is there.
event-sense-zone = The killer senses who is in: { $zone }.
event-sense-at =
    { $radius ->
        [0] The killer senses who is in: { $location }.
        [one] The killer senses who is next to or in: { $location }.
       *[other] The killer senses who is within radius { $radius } of: { $location }.
    }
event-sense-area = The killer senses who is in: { $locations }.
event-sense-blood = The killer senses in which zone they are: { $filter }.
event-named = Named: { $victims }.
event-named-in = { $victim } is in: { $zone }.
event-none-named = Nobody is named.
event-fright = Fear spreads ({ $filter }): { $locations }.
event-fear = { $victim } is afraid. Fear tokens: { $count }.
event-scream = { $victim } screams: { $location }.
event-charm = { $victim } uses { $item } and ignores fear in this turn.
event-blocked = A barricade is put up: { $passage }.
event-lifted = A barricade is taken away: { $passage }.
event-stealth =
    { $count ->
        [one] The killer vanishes. Last seen: { $location }. At most { $count } step from there.
       *[other] The killer vanishes. Last seen: { $location }. At most { $count } steps from there.
    }
event-stalked = Unseen, you go to: { $location }.
event-zone = The killer is somewhere in: { $zone }.
event-nest = A nest is laid: { $location }.
event-nest-moved = A nest is taken away: { $location }.
event-slow = Petrified: { $zone }. In the next victims' turn a Move that starts there has one step.
event-strength = The killer's strength is { $strength } now.
event-level = The killer reaches level { $level }. Strength: { $strength }.
event-unlocked = The killer gains a card: { $kcard }.
event-you-drew = You draw { $kcard }.
event-you-lost = You discard { $kcard }.
event-lost = The killer discards a card of his choice.
event-defender = { $victim } defends against strength { $strength }.
event-defends = { $victim } defends with { $item }.
event-rolled =
    { $dice ->
        [one] { $victim } rolls one die: { $total }.
       *[other] { $victim } rolls { $dice } dice: { $total } in all.
    }
event-die = A die shows { $face }.
event-sprung = The trap springs: { $location }, +{ $bonus }.
event-repelled = { $victim } beats the attack off: { $defence } against { $strength }.
event-wounded = { $victim } is hit: { $defence } against { $strength }.
event-died = { $victim } is dead.
event-discards = The killer discards cards from his deck: { $count }.
event-draws =
    { $count ->
        [one] The killer draws one card.
       *[other] The killer draws { $count } cards.
    }
event-over = { $ending }
event-ability = { $ability } takes effect.
event-shuffled = The killer's discard pile becomes a new deck.

## Refusals

refuse-over = The game is over.
refuse-setting-up = The game is still being set up.
refuse-killers-turn = It is the killer's turn.
refuse-victims-turn = It is the victims' turn.
refuse-wait-others = Somebody else on your side has to finish first.
refuse-not-now = That is not what you decide at this moment.
refuse-not-allowed = There is nothing like that to choose here.
refuse-taken = { $victim } is taken already.
refuse-not-yours = You do not control { $victim }.
refuse-not-in-play = { $victim } is not in the mansion.
refuse-acted = { $victim } has used the main action of this turn.
refuse-not-adjacent = Not next to this location: { $location }.
refuse-barricaded = A barricade is in the way: { $passage }.
refuse-squeezed = Only one barricade can be squeezed past, and only in a Move: { $passage }.
refuse-no-way = Barricades leave { $victim } no way out.
refuse-must-step = This movement is not over yet.
refuse-no-special = { $victim } has no special action of its own.
refuse-needs-not-met = { $victim } cannot do that here and now: something that it needs is missing.
refuse-needs-not-met-item = { $item } cannot be used here and now: something that it needs is missing.
refuse-not-held = There is no such card to use: { $item }.
refuse-no-such-use = { $item } cannot be used that way.
refuse-nothing-to-clear = No passage of this location carries a barricade, and no nest lies here.
refuse-not-at-transmitter = The transmitter is not here.
refuse-killer-here = The killer's figure stands here: { $location }.
refuse-repaired-already = Somebody has repaired in this turn already.
refuse-transmitter-done = The transmitter is complete.
refuse-not-item-place = There is nothing to search for here.
refuse-items-gone = The items deck is empty.
refuse-not-all-acted = Not every victim has used its main action.
refuse-must-end = All have acted: end the actions, or do something more.
refuse-not-speaker = The speaker decides that.
refuse-nothing-offered = Nothing changes hands in this exchange.
refuse-own-item = A personal item cannot be handed over: { $item }.
refuse-passed-too-often = This card has changed hands twice in this turn: { $item }.
refuse-declined-before = This very offer was declined before in this turn.
refuse-dropped-too-often = Offers to this victim were dropped three times in this turn: { $victim }.
refuse-not-among = That card was not drawn: { $item }.
refuse-not-fulfilled = The next item of { $plan } is not fulfilled.
refuse-no-reward = The plan { $plan } gives nothing to use now.
refuse-drill-used = { $victim } has no step of a Fire Drill to take.
refuse-no-body = Nobody lies dead here by this name: { $victim }.
refuse-not-in-hand = You do not hold { $kcard }.
refuse-wrong-step = { $kcard } is not for this step.
refuse-unpaid = { $kcard } costs { $count } other cards, and you hold fewer.
refuse-card-needs = { $kcard } needs something that is not there now.
refuse-not-itself = { $kcard } cannot pay for itself.
refuse-no-boost-now = After a basic action no boost card can be played.
refuse-ran-already = You have run in this turn already.
refuse-not-able = Your level does not give you that.
refuse-blocked-already = There is a barricade already: { $passage }.
refuse-open-for-good = No barricade ever stands on a dotted line: { $passage }.
refuse-not-that-passage = This passage is out of reach: { $passage }.
refuse-must-block = A barricade has to be put up as long as a passage is free, such as { $passage }.
refuse-no-token = There is no barricade: { $passage }.
refuse-just-placed = This barricade cannot be taken for that: { $passage }.
refuse-not-shortest = That is not on a shortest way: { $location }.
refuse-not-attackable = { $victim } cannot defend now.
refuse-not-defensive = { $item } is of no use in defence.
refuse-no-passages = Nothing lets { $victim } use hidden passages.
refuse-no-trade-partner = { $victim } is not in the same location.
refuse-not-frightened = This fear does not reach its holder: { $item }.
refuse-no-nest = There is no nest: { $location }.
