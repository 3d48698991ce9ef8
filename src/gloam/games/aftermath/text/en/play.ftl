# What can be chosen

verb-pass = No
verb-hero = Play { $hero }
verb-keeper = { $seat } keeps the book
verb-mission = { $mission }
verb-start = Come in at { $cell }
verb-discard = Discard { $card }
verb-move = Move: play { $card } first
verb-play = Play { $card }
verb-go = Set off with these cards
verb-step = Step to { $cell }
verb-stop = Stop here; what is left of the move is lost
verb-boat = Take the boat along to { $cell }
verb-talk = Talk to the enemy in slot { $foe }: instinct
verb-recover = Shake off { $status }: the test on its card
verb-scavenge = Search scavenge token { $find }: instinct
verb-ability = Use { $ability }, paid with white cards
verb-inspire = Inspire { $seat } with { $card }
verb-equip = Equip and trade: discard { $card }
verb-melee = Strike at the enemy in slot { $foe }, figure { $figure }: strength
verb-ranged = Shoot at the enemy in slot { $foe }, figure { $figure }: agility
verb-weapon = With { $item }
verb-bare = With bare paws
verb-use = Use { $item }
verb-contribute = Put { $card } into the group task
verb-lift = Pick up the heavy object: strength 5
verb-drop = Put the heavy object down
verb-throw-away = Throw { $item } away
verb-read = Read the entry of this space again
verb-leave = Leave the page by this exit
verb-end = End the turn
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
verb-heal = { $seat } eats 1 Food and loses a wound
verb-repair = Repair { $item } for { $seat }
verb-mend = Repair { $item } for the colony
verb-travel = On to { $location }
verb-no-card = No card fits
verb-home = Go home
verb-turn-back = Talk of going home when this turn is over
verb-road = { $number ->
    [0] By road to { $location }, in the truck
    [1] By road to { $location }, in the jeep
   *[other] By road to { $location }
}
verb-break = { $item } is lost
verb-reroll = Roll the white die again
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
    [0] Ram the first vehicle behind you: strength; a miss costs hull 1
    [1] Ram the second vehicle behind you: strength; a miss costs hull 1
    [2] Ram the third vehicle behind you: strength; a miss costs hull 1
   *[other] Ram the last vehicle behind you: strength; a miss costs hull 1
}
verb-patch = Patch the hull: strength 5 and 1 Scrap
verb-find = Scavenge token { $find }
verb-yes = Yes

# What is asked

ask-hero = Whom do you play?
ask-keeper = Who keeps the book first, and takes the first turn?
ask-mission = Which mission is it today?
ask-side = Take a side mission along? It allows 3 more Time.
ask-start = Where do you come in?
ask-discard = Discard cards before you draw up to five?
ask-limit = You hold more than five cards. Which one goes?
ask-action = What do you do?
ask-move = More cards for this move? They add up; a coloured line is cheap if all are of its colour.
ask-step = Where to?
ask-card = Which card for the test?
ask-name = As which attribute does the white card count?
ask-weapon = Whose range and effect count for this attack?
ask-pay = Which white card pays? What is too much is lost.
ask-trade = What changes hands or places?
ask-consent = Do you give it away?
ask-item = You have come by something. What becomes of it?
ask-receive = Where do you put what you were given?
ask-book = What do you do?
ask-pick = Who is it?
ask-test = Which of the tests do you take?
ask-prey = Several are equally near. After whom does it go?
ask-way = Several ways are equally short. Which one does it take?
ask-aim = Several are equally near. Whom does it attack?
ask-defend = Defend, and with which card first? Any attribute will do.
ask-shield = Take the attack instead of your companion?
ask-reroll = Roll the white die of your test again?
ask-cancel = Cancel the hit?
ask-wound = Cancel one wound of this hit?
ask-break = Which of your equipped items breaks?
ask-rest = Does the party rest before the turn passes? Time +1.
ask-heal = Eat 1 Food and lose a wound?
ask-repair = Repair something for Scrap, and who takes it?
ask-return = Beside which companion do you come back?
ask-push = Where is the enemy driven?
ask-travel = Where does the party go?
ask-free = Use your item once in this mission, so that this way costs no Time?
ask-facility = Which facility is lost?
ask-workshop = Repair or build something for Scrap?
ask-stores = What moves between the characters and the colony supply?
ask-lessons = Who learns which ability?
ask-forget = Three abilities are the most. Which one is given up?
ask-endless = The colony is lost. Go on in endless mode?
ask-won = The campaign is won. Go on playing?
ask-space = Where do you look?
ask-target = On whom, or where?
ask-find = Which scavenge token do you look at?
ask-road = What do you do on the road?
ask-cards = Which card goes?
ask-spare = Shall Tock make this raise of Time smaller by 1? Once in a session.
ask-free-rest = Does Old Nettle bring the food for this rest? Once in a session.
ask-give-up = Give the mission up and go home? It counts as failed.
ask-overfull = Your backpack has become too small. What goes?
ask-led = Several ways are equally short. Where does the character end up?
ask-enemy = Which enemy is wounded?
ask-charge = Which item gets a battery?

# What happens

event-session = Session { $session } begins.
event-chose = { $seat } plays { $hero }.
event-keeper = { $seat } keeps the book from now on.
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
event-mission = The mission: { $mission }.
event-side = Taken along: { $mission }.
event-turn = { $seat } has the turn.
event-drew = { $count ->
    [0] { $seat } draws no card.
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
event-drew-card = { $seat } draws { $card }.
event-discarded = { $seat } discards { $card }.
event-reshuffled = The discards are shuffled into a new action deck.
event-calamity = { $seat } has drawn the calamity card and shows it.
event-rolled-black = The black die shows { $die }; with Time that makes { $total }.
event-threat = On slot { $slot } of the threat track lies { $card } now.
event-threat-gone = { $card } leaves the threat track.
event-moves = { $count ->
    [one] { $seat } has 1 point to move with.
   *[other] { $seat } has { $count } points to move with.
}
event-stepped = { $seat } goes to { $cell }.
event-stopped = { $seat } stops at { $cell }.
event-placed = { $seat } stands at { $cell }.
event-walked-off = { $seat } leaves the page.
event-defeated = { $seat } is defeated, and dragged into cover by the tail.
event-returned = { $seat } is back, at { $cell }.
event-test = { $seat } takes a test: { $attribute } against { $difficulty }.
event-opposed = { $seat } takes an opposed test: { $attribute } against { $difficulty } and the black die.
event-played = { $seat } plays { $card }.
event-rolled = { $seat } rolls: white { $white }, black { $black }.
event-passed = { $seat } reaches { $total } against { $difficulty }: passed.
event-failed = { $seat } reaches { $total } against { $difficulty }: failed.
event-no-card = { $seat } has no card for the test and fails it.
event-hostile = From now on it is hostile: enemies come and attack.
event-peaceful = It is peaceful: enemies neither move nor attack, and can be talked to.
event-encounter = Encounter: { $encounter }.
event-comes = { $enemy } { $letter } comes in at { $cell }.
event-pursuer = { $enemy } { $letter } has followed you here.
event-replaced = { $enemy } makes room and goes.
event-talked = { $seat } has talked { $enemy } round.
event-recovered = { $seat } has shaken off { $status }.
event-scavenged = { $seat } turns a scavenge token over.
event-found = { $seat } finds { $good }: { $count }.
event-gained-item = { $seat } comes by { $item }.
event-broken = { $item } goes to the broken items.
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
event-enemy-acts = { $enemy } acts by threat { $value }.
event-enemy-moves = { $enemy } goes to { $cell }.
event-enemy-targets = { $enemy } attacks { $seat } with strength { $strength }.
event-enemy-waits = { $enemy } has nobody within reach to attack.
event-hurt = { $count ->
    [one] { $seat } takes a wound.
   *[other] { $seat } takes { $count } wounds.
}
event-poisoned = { $count ->
    [one] { $seat } takes a toxic wound.
   *[other] { $seat } takes { $count } toxic wounds.
}
event-missed = { $seat } gets away without a wound.
event-cancelled = { $seat } cancels the hit.
event-wound-cancelled = { $seat } cancels a wound.
event-status = { $seat } is now { $status }.
event-status-gone = { $seat } is { $status } no longer.
event-healed = { $count ->
    [one] { $seat } loses a wound.
   *[other] { $seat } loses { $count } wounds.
}
event-converted = The poison has left { $seat }; the wounds stay.
event-threats-cleared = All threat cards leave the track.
event-task = A group task begins: { $attribute }, { $difficulty } in all.
event-contributed = { $seat } puts { $card } into the group task, which stands at { $value } now.
event-task-passed = The group task is done.
event-left-page = The party has left the page.
event-travelled = The party goes on to { $location }.
event-rested = The party rests.
event-repaired = { $item } is repaired.
event-environment = From now on: { $environment }.
event-environment-gone = It is over: { $environment }.
event-discovery = Discovered: { $discovery }.
event-banished = Gone for good: { $discovery }.
event-lifted = { $seat } picks up the heavy object.
event-dropped = { $seat } puts the heavy object down.
event-trap = A mousetrap snaps shut.
event-mission-succeeded = { $mission }: done.
event-mission-failed = { $mission }: not this time.
event-goal = { $hero } has completed a personal goal.
event-won = All four goals are reached. The campaign is won.
event-lost = The colony is lost.
event-endless = The campaign goes on in endless mode.
event-danger = Danger at home: { $total }. It was { $danger }.
event-built = The colony builds: { $item }.
event-learned = { $seat } learns { $ability }.
event-forgot = { $seat } gives up { $ability }.
event-decided = { $seat } chooses: { $page }
event-agreed = The party chooses: { $page }
event-voted = { $seat } wants: { $wish }.
event-overruled = The party does not agree; { $seat } has the last word: { $wish }.
event-homeward = The party goes home.
event-road = { $count ->
    [one] One road card lies ahead.
   *[other] { $count } road cards lie ahead.
}
event-road-card = On the road: { $vehicle }.
event-hull = The hull is at { $value }.
event-wreck = The vehicle is a wreck. The party is as far as it got.
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
event-stood-in = { $seat } takes the attack instead of { $partner }.
event-over = The session is over.
event-asked-for = { $seat } asks { $partner } for { $item }.
event-asked-battery = { $seat } asks { $partner } for a battery.
event-gave-up = The party gives the mission up and goes home.
event-brought-up = { $seat } brings up going home.
event-turn-back = When this turn is over, the party talks of going home: { $seat } wants it.
event-aimed = { $enemy } is aimed at: the next attack on it has +2.
event-vehicle = { $vehicle } is after you.
event-vehicle-gone = { $vehicle } falls behind.

# Why not

refuse-over = The session is over.
refuse-setting-up = The session is still being set up.
refuse-not-your-turn = It is the turn of { $seat }.
refuse-not-now = That cannot be done now.
refuse-taken = Somebody plays that character already.
refuse-not-held = You do not hold { $card }.
refuse-not-playable = { $card } cannot be played; black cards pay for nothing.
refuse-no-first = { $card } neither shows the attribute nor is white, so it cannot be the first card.
refuse-no-match = { $card } has neither the colour nor the value of the first card.
refuse-no-way = These cards are not enough for a single step.
refuse-no-points = Too few points are left for the way to { $cell }.
refuse-wall = A solid white line bars the way to { $cell }.
refuse-not-beside = { $cell } does not border on your space.
refuse-tangled = Whoever is Tangled cannot move.
refuse-hostile = Nobody talks as long as it is hostile.
refuse-peaceful = Nobody attacks as long as it is peaceful.
refuse-no-talk = This one cannot be talked to.
refuse-not-here = It is not in your space.
refuse-scared = Whoever is Scared neither strikes nor talks.
refuse-not-sick = You have no such status that could be shaken off.
refuse-no-find = No such token lies in your space.
refuse-blinded = Whoever is Blinded cannot search.
refuse-no-ability = Your character does not have this ability.
refuse-white-cards = Your white cards are not worth enough for it.
refuse-used = That has been used up for now.
refuse-home-raised = You have brought that up already; again when the next turn has begun.
refuse-home-waits = Going home is talked of as soon as this turn is over.
refuse-between-turns = Going home is talked of between two turns.
refuse-too-many = { $seat } holds more than two cards.
refuse-yourself = It has to be another player.
refuse-no-item = { $item } is not there.
refuse-not-equipped = { $item } is not equipped.
refuse-no-room = There is no room for { $item }.
refuse-out-of-range = That is out of range.
refuse-no-sight = It cannot be seen from here.
refuse-no-task = There is no group task that this would help.
refuse-not-at-task = This group task is done in another space.
refuse-no-heavy = No heavy object lies here.
refuse-carrying = You are carrying a heavy object already.
refuse-not-carrying = You are not carrying anything heavy.
refuse-no-exit = There is no exit in your space.
refuse-exit-closed = This exit is closed.
refuse-other-exit = Others have left by another exit, and all have to use the same.
refuse-page-pending = The book sends the party elsewhere at the end of this turn; until then no exit is open.
refuse-no-info = There is nothing here that could be read again.
refuse-moved-here = You did not begin your actions here: it is read again when you step onto it.
refuse-kept-from = Something that lasts a while keeps you from it.
refuse-forbidden = The rules of this page forbid it.
refuse-no-target = There is nothing to use it on.
refuse-no-scrap = There is not enough Scrap for it.
refuse-no-food = There is not enough Food for it.
refuse-not-white = { $card } is not white, and only white cards pay for abilities.
refuse-on-road = That cannot be done on the road.
refuse-not-driven = First the test of the road card has to be taken.
refuse-hull-full = The hull is whole.
refuse-no-battery = There is no loose battery.
refuse-no-charge = { $item } takes no further battery.
refuse-not-together = { $seat } is not in your space.
refuse-no-broken = No such thing lies among the broken items.
refuse-choice-closed = The book does not offer this now.
refuse-choice-cost = The price cannot be paid in full.
refuse-too-many-built = The colony is too small for another facility: one for every three people.
refuse-not-optional = This test is not optional: a card that fits has to be played.
refuse-must-play = You hold no card that could open this test.
