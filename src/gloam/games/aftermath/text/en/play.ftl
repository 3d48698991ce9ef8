# What can be chosen

verb-pass = No
verb-hero = Play { $hero }
verb-keeper = { $seat } keeps the book
verb-mission = { $mission }
verb-start = Start at { $cell }
verb-discard = Discard { $card }
verb-move = Move: play { $card } first
verb-play = Play { $card }
verb-go = Set off with these cards
verb-step = Step to { $cell }
verb-stop = Stop here; the rest of the move is lost
verb-boat = Take the boat along to { $cell }
verb-talk = Communicate with the enemy in slot { $foe }: instinct
verb-recover = Shake off { $status }: the test on its card
verb-scavenge = Scavenge token { $find }: instinct
verb-ability = Use { $ability }, paid with white cards
verb-inspire = Inspire { $seat } with { $card }
verb-equip = Equip and trade: discard { $card }
verb-melee = Strike the enemy in slot { $foe }, figure { $figure }: strength
verb-ranged = Shoot at the enemy in slot { $foe }, figure { $figure }: agility
verb-weapon = With { $item }
verb-bare = With bare paws
verb-use = Use { $item }
verb-contribute = Put { $card } into the group task
verb-lift = Pick up the heavy object: strength 5
verb-drop = Put the heavy object down
verb-throw-away = Throw away { $item }
verb-read = Read this space's entry again
verb-leave = Leave the page by this exit
verb-end = End your turn
verb-done = Done
verb-wear = Equip { $item }
verb-stow = Put { $item } into the backpack
verb-charge = Put a battery on { $item }
verb-hand = Hand { $item } to { $seat }
verb-take = Ask { $seat } for { $item }
verb-give-battery = Give { $seat } a battery
verb-take-battery = Ask { $seat } for a battery
verb-scrap = Take { $item } apart for Scrap
verb-accept = Give it away
verb-refuse = Keep it
verb-name = As { $attribute }
verb-test = { $number ->
    [0] Take the first test
    [1] Take the second test
    [2] Take the third test
   *[other] Take the last test
}
verb-choose = { $page }
verb-pick = { $seat }
verb-prey = { $seat }
verb-way = To { $cell }
verb-at = At { $cell }
verb-figure = The enemy in slot { $foe }, figure { $figure }
verb-rest = Rest: Time +1
verb-heal = { $seat } eats 1 Food and heals a wound
verb-repair = Repair { $item } for { $seat }
verb-mend = Repair { $item } for the colony
verb-travel = On to { $location }
verb-no-card = No card fits
verb-home = Go home
verb-turn-back = Bring up going home once this turn is over
verb-road = { $number ->
    [0] By road to { $location }, in the truck
    [1] By road to { $location }, in the jeep
   *[other] By road to { $location }
}
verb-break = Break { $item }
verb-reroll = Reroll the white die
verb-cancel = Cancel the hit
verb-cancel-wound = Cancel one wound
verb-shield = Take the attack instead of { $seat }
verb-build = Build { $item }
verb-store = Put { $item } into the colony supply
verb-fetch = { $hero } equips { $item } from the colony supply
verb-pack = { $hero } puts { $item } from the colony supply into the backpack
verb-learn = { $seat } learns { $ability }
verb-forget = Give up { $ability }
verb-endless = Go on in endless mode: Population and Morale to 5
verb-go-on = Go on
verb-give-up = Let the campaign end
verb-drive = Drive: take the test of the road card
verb-fire-at = { $number ->
    [0] Shoot at the first vehicle behind you: agility
    [1] Shoot at the second vehicle behind you: agility
    [2] Shoot at the third vehicle behind you: agility
   *[other] Shoot at the last vehicle behind you: agility
}
verb-ram = { $number ->
    [0] Ram the first vehicle behind you: strength; a failure costs 1 hull
    [1] Ram the second vehicle behind you: strength; a failure costs 1 hull
    [2] Ram the third vehicle behind you: strength; a failure costs 1 hull
   *[other] Ram the last vehicle behind you: strength; a failure costs 1 hull
}
verb-patch = Patch the hull: strength 5 and 1 Scrap
verb-find = Scavenge token { $find }
verb-yes = Yes

# What is asked

ask-hero = Who will you play?
ask-keeper = Who keeps the book first and takes the first turn?
ask-mission = Which mission will it be?
ask-side = Take a side mission along? It allows 3 more Time.
ask-start = Where do you start?
ask-discard = Discard cards before you draw up to five?
ask-limit = You're holding more than five cards. Which one goes?
ask-action = What do you do?
ask-move = More cards for this move? Their values add up; a coloured line is cheap if all cards match it.
ask-step = Where to?
ask-card = Which card for the test?
ask-name = Which attribute does the white card count as?
ask-weapon = Which weapon's range and effect count for this attack?
ask-pay = Which white card do you pay with? Any surplus is lost.
ask-trade = What changes hands or places?
ask-consent = Do you give it away?
ask-item = You got an item. What do you do with it?
ask-receive = Where do you put it?
ask-book = What do you do?
ask-pick = Who will it be?
ask-test = Which test do you take?
ask-prey = Several are equally near. Who does it go for?
ask-way = Several ways are equally short. Which one does it take?
ask-aim = Several are equally near. Who does it attack?
ask-defend = Defend? If so, which card comes first? Any attribute will do.
ask-shield = Take the attack instead of your companion?
ask-reroll = Reroll the white die of your test?
ask-cancel = Cancel the hit?
ask-wound = Cancel one wound from this hit?
ask-break = Which of your equipped items breaks?
ask-rest = Rest before the turn passes on? Time +1.
ask-heal = Eat 1 Food and heal a wound?
ask-repair = Repair something for Scrap? If so, who gets it?
ask-return = Which companion do you come back beside?
ask-push = Where do you drive the enemy?
ask-travel = Where does the party go?
ask-free = Use your item so that this journey costs no Time? Once a mission.
ask-facility = Which facility is lost?
ask-workshop = Repair or build something for Scrap?
ask-stores = What moves between the characters and the colony supply?
ask-lessons = Who learns which ability?
ask-forget = You can have only three abilities. Which one do you give up?
ask-endless = The colony is lost. Go on in endless mode?
ask-won = You've won the campaign. Keep playing?
ask-space = Where do you look?
ask-target = Who or where?
ask-find = Which scavenge token do you look at?
ask-road = What do you do on the road?
ask-cards = Which card goes?
ask-spare = Should Tock make this increase of Time 1 smaller? Once a session.
ask-free-rest = Should Old Nettle bring the food for this rest? Once a session.
ask-give-up = Give up the mission and go home? It will count as failed.
ask-overfull = Your backpack has become too small. What goes?
ask-led = Several ways are equally short. Where does the character end up?
ask-enemy = Which enemy is wounded?
ask-charge = Which item gets a battery?

## Before a choice: what it costs, whom it touches, what is rolled or drawn. Short, without a full stop.

foretell-points =
    { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    }
foretell-test = tests { $attribute } against { $difficulty }
foretell-opposed = tests { $attribute } against { $difficulty } plus the black die
foretell-roll = { $total } plus the white die against { $difficulty }
foretell-both-dice = { $total } plus the white die against { $difficulty } plus the black die
foretell-draws =
    { $count ->
        [0] draws nothing
        [one] draws { $count } card
       *[other] draws { $count } cards
    }
foretell-ends-actions = ends your actions

# What happens

event-session = Session { $session } begins.
event-chose = { $seat } plays { $hero }.
event-keeper = { $seat } keeps the book now.
event-opened = { $page }
event-read = { $page }
event-dial = { $dial } { $by ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
    [6] +6
   *[other] { $by }
}, now { $value }.
event-mission = Mission: { $mission }.
event-side = Side mission taken along: { $mission }.
event-turn = It's { $seat }'s turn.
event-drew = { $count ->
    [0] { $seat } draws no cards.
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
event-drew-card = { $seat } draws { $card }.
event-discarded = { $seat } discards { $card }.
event-reshuffled = The discards are shuffled into a new action deck.
event-calamity = { $seat } draws the calamity card and shows it.
event-rolled-black = The black die shows { $die }; with Time that makes { $total }.
event-threat = Slot { $slot } of the threat track gets { $card }.
event-threat-gone = The threat track loses { $card }.
event-moves = { $count ->
    [one] { $seat } has 1 movement point.
   *[other] { $seat } has { $count } movement points.
}
event-stepped = { $seat } goes to { $cell }.
event-stopped = { $seat } stops at { $cell }.
event-placed = { $seat } is at { $cell }.
event-walked-off = { $seat } leaves the page.
event-defeated = { $seat } is defeated and dragged into cover by the tail.
event-returned = { $seat } is back, at { $cell }.
event-test = { $seat } takes a test: { $attribute } against { $difficulty }.
event-opposed = { $seat } takes an opposed test: { $attribute } against { $difficulty } plus the black die.
event-played = { $seat } plays { $card }.
event-rolled = { $seat } rolls: white { $white }, black { $black }.
event-passed = { $seat } gets { $total } against { $difficulty }: success.
event-failed = { $seat } gets { $total } against { $difficulty }: failure.
event-no-card = { $seat } has no card for the test and fails it.
event-hostile = The situation is now hostile: enemies come and attack.
event-peaceful = The situation is now peaceful: enemies neither move nor attack, and you can communicate with them.
event-encounter = Encounter: { $encounter }.
event-comes = { $enemy } { $letter } comes in at { $cell }.
event-pursuer = { $enemy } { $letter } has followed you here.
event-replaced = { $enemy } makes room and leaves.
event-talked = { $seat } talks { $enemy } round.
event-recovered = { $seat } shakes off { $status }.
event-scavenged = { $seat } turns a scavenge token over.
event-found = { $seat } finds { $good }: { $count }.
event-gained-item = { $seat } gets { $item }.
event-broken = { $item } is broken.
event-scrapped = { $seat } takes { $item } apart for Scrap.
event-supply = { $item } goes to the colony supply.
event-equipped = { $seat } equips { $item }.
event-stowed = { $seat } puts { $item } into the backpack.
event-gave = { $seat } gives { $item } to { $partner }.
event-threw-away = { $seat } throws { $item } away.
event-batteries = { $count ->
    [one] { $seat } takes a battery.
   *[other] { $seat } takes { $count } batteries.
}
event-charged = { $seat } puts a battery on { $item }.
event-ability = { $seat } uses { $ability }.
event-inspired = { $seat } inspires { $partner } with a card.
event-inspired-card = { $seat } inspires { $partner } with { $card }.
event-attacked = { $seat } strikes at { $enemy }.
event-shot-at = { $seat } shoots at { $enemy }.
event-enemy-wounded = { $count ->
    [one] { $enemy } takes a wound.
   *[other] { $enemy } takes { $count } wounds.
}
event-enemy-defeated = { $enemy } is defeated and makes off.
event-enemy-left = { $enemy } leaves.
event-loot = { $seat } takes the loot of the encounter.
event-enemy-turn = The enemies act, from the top slot down.
event-enemy-acts = { $enemy } acts on threat { $value }.
event-enemy-moves = { $enemy } goes to { $cell }.
event-enemy-targets = { $enemy } attacks { $seat } with strength { $strength }.
event-enemy-waits = { $enemy } has nobody in reach.
event-hurt = { $count ->
    [one] { $seat } takes a wound.
   *[other] { $seat } takes { $count } wounds.
}
event-poisoned = { $count ->
    [one] { $seat } takes a toxic wound.
   *[other] { $seat } takes { $count } toxic wounds.
}
event-missed = { $seat } gets away unhurt.
event-cancelled = { $seat } cancels the hit.
event-wound-cancelled = { $seat } cancels a wound.
event-status = { $seat } is now { $status }.
event-status-gone = { $seat } is no longer { $status }.
event-healed = { $count ->
    [one] { $seat } heals a wound.
   *[other] { $seat } heals { $count } wounds.
}
event-converted = The poison has left { $seat }; the wounds stay.
event-threats-cleared = All threat cards leave the track.
event-task = A group task begins: { $attribute }, difficulty { $difficulty }.
event-contributed = { $seat } puts { $card } into the group task, which is now at { $value }.
event-task-passed = The group task is done.
event-left-page = The party leaves the page.
event-travelled = The party goes on to { $location }.
event-rested = The party rests.
event-repaired = { $item } is repaired.
event-environment = Now in force: { $environment }.
event-environment-gone = No longer in force: { $environment }.
event-discovery = Discovered: { $discovery }.
event-banished = Gone for good: { $discovery }.
event-lifted = { $seat } picks up the heavy object.
event-dropped = { $seat } puts the heavy object down.
event-trap = A mousetrap snaps shut.
event-mission-succeeded = { $mission }: done.
event-mission-failed = { $mission }: not this time.
event-goal = { $hero } has achieved a personal goal.
event-won = Four personal goals are achieved. You've won the campaign.
event-lost = The colony is lost.
event-endless = The campaign goes on in endless mode.
event-danger = Danger at home: { $total }. The result: { $danger }.
event-built = The colony builds { $item }.
event-learned = { $seat } learns { $ability }.
event-forgot = { $seat } gives up { $ability }.
event-decided = { $seat } chooses: { $page }
event-agreed = The party chooses: { $page }
event-voted = { $seat } wants: { $wish }.
event-overruled = The party can't agree; { $seat } has the last word: { $wish }.
event-homeward = The party goes home.
event-road = { $count ->
    [one] One road card lies ahead.
   *[other] { $count } road cards lie ahead.
}
event-road-card = On the road: { $vehicle }.
event-hull = Hull: { $value }.
event-wreck = The vehicle is a wreck. The party is stranded on the way.
event-arrived = The party arrives at { $location }.
event-peeked = Under the token: { $good }, { $count }.
event-peeked-encounter = The next encounter card is { $encounter }.
event-peeked-threat = The next threat card of the deck is { $card }.
event-peeked-page = { $number ->
    [0] { $location } has no calamity.
    [one] At { $location } the calamity comes at 1.
   *[other] At { $location } the calamity comes at { $number }.
}
event-peeked-title = Page { $folio } is called { $page }.
event-peeked-calamity = { $number ->
    [0] Page { $folio } has no calamity.
    [one] On page { $folio } the calamity comes at 1.
   *[other] On page { $folio } the calamity comes at { $number }.
}
event-used = { $seat } uses { $item }.
event-stood-in = { $seat } takes the attack for { $partner }.
event-over = The session is over.
event-asked-for = { $seat } asks { $partner } for { $item }.
event-asked-battery = { $seat } asks { $partner } for a battery.
event-gave-up = The party gives up the mission and goes home.
event-brought-up = { $seat } brings up going home.
event-turn-back = { $seat } wants to go home: the party will talk about it when this turn is over.
event-aimed = { $enemy } is in somebody's sights: the next attack on it gets +2.
event-vehicle = { $vehicle } is after you.
event-vehicle-gone = { $vehicle } falls behind.

# Why not

refuse-over = The session is over.
refuse-setting-up = The session is still being set up.
refuse-not-your-turn = It's { $seat }'s turn.
refuse-not-now = You can't do that now.
refuse-taken = Somebody already plays that character.
refuse-not-held = You don't hold { $card }.
refuse-not-playable = You can't play { $card }: black cards pay for nothing.
refuse-no-first = The card { $card } doesn't show the attribute and isn't white, so it can't come first.
refuse-no-match = The card { $card } matches the first one neither in colour nor in value.
refuse-no-way = These cards don't pay for a single step.
refuse-no-points = You don't have enough movement points to get to { $cell }.
refuse-wall = A solid white line blocks the way to { $cell }.
refuse-not-beside = { $cell } isn't next to your space.
refuse-tangled = You can't move while you're Tangled.
refuse-hostile = You can't communicate while the situation is hostile.
refuse-peaceful = You can't attack while the situation is peaceful.
refuse-no-talk = This enemy can't be talked to.
refuse-not-here = That isn't in your space.
refuse-scared = While you're Scared you can neither strike nor communicate.
refuse-not-sick = You don't have a status like that to shake off.
refuse-no-find = There's no such token in your space.
refuse-blinded = You can't scavenge while you're Blinded.
refuse-no-ability = Your character doesn't have this ability.
refuse-white-cards = Your white cards don't add up to the cost.
refuse-used = You've used that up for now.
refuse-home-raised = You've already brought that up. You can do it again once the next turn has begun.
refuse-home-waits = The party will talk about going home as soon as this turn is over.
refuse-between-turns = You can propose going home only between turns.
refuse-too-many = { $seat } holds more than two cards.
refuse-yourself = It has to be another player.
refuse-no-item = { $item } isn't there.
refuse-not-equipped = { $item } isn't equipped.
refuse-no-room = There's no room for { $item }.
refuse-out-of-range = That's out of range.
refuse-no-sight = You can't see the target from here.
refuse-no-task = There's no group task this would help.
refuse-not-at-task = This group task is done in another space.
refuse-no-heavy = There's no heavy object here.
refuse-carrying = You're already carrying a heavy object.
refuse-not-carrying = You aren't carrying anything heavy.
refuse-no-exit = There's no exit in your space.
refuse-exit-closed = This exit is closed.
refuse-other-exit = Others have left by another exit, and everybody has to use the same one.
refuse-page-pending = The book sends the party elsewhere at the end of this turn; until then the exits are closed.
refuse-no-info = There's nothing here to read again.
refuse-moved-here = You didn't begin your actions here: it's read again when you step onto this space.
refuse-kept-from = A temporary effect prevents this.
refuse-forbidden = The rules of this page forbid it.
refuse-no-target = There's nothing to use it on.
refuse-no-scrap = There isn't enough Scrap for it.
refuse-no-food = There isn't enough Food for it.
refuse-not-white = The card { $card } isn't white, and only white cards pay for abilities.
refuse-on-road = You can't do that on the road.
refuse-not-driven = You have to take the road card's test first.
refuse-hull-full = The hull is undamaged.
refuse-no-battery = There's no loose battery.
refuse-no-charge = { $item } doesn't take another battery.
refuse-not-together = { $seat } isn't in your space.
refuse-no-broken = There's no such thing among the broken items.
refuse-choice-closed = The book doesn't offer this now.
refuse-choice-cost = You can't pay the full price.
refuse-too-many-built = The colony is too small for another facility: one for every full three people.
refuse-not-optional = You can't skip this test: if a card fits, you have to play one.
refuse-must-play = You don't have a card that could open this test.
