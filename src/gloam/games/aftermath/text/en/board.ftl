### What the web table of Aftermath says beside the words of play.

board-title = The page's map
board-text = Spaces lie in columns A, B, C and rows 1, 2, 3. Arrow keys move from space to space; Enter goes there or chooses.
board-story = Read so far on this page
board-story-empty = Nothing has been read here yet.
board-news = What just happened
board-waits = The book is being read.
board-to-story = Story
board-to-map = Map
board-aloud = Read entries aloud
board-city = Map of the city
board-you-are-here = The party is here.

## Over the book

board-time = Time { $time }. Allowance: { $allowance }
board-dial = { $dial }: { $value } of { $most }
board-hostile = The situation is hostile: enemies hunt you, and nobody will talk.
board-hostile-short = hostile
board-peaceful = The situation is peaceful: nobody attacks, and you can talk to strangers.
board-peaceful-short = peaceful
board-calamity = This page's calamity: { $number }. It comes when the calamity card is drawn and Time plus the black die reaches this number.
board-calamity-past = This page's calamity is over.
board-mission = Mission: { $mission }

## Spaces, figures, tokens

board-cell = space { $cell }
board-find = Scavenge token, difficulty { $difficulty }
board-find-text = Face down: nobody knows what it holds.
board-stands = { $hero }, played by { $name }
board-foe = { $enemy } { $slot }
board-mark-exit = Exit: you can leave the page from here.
board-mark-objective = Objective: its token is here, and its entry will be read.
board-mark-objective-done = Objective, without a token.
board-mark-info = Info point: its entry is read when you arrive.
board-mark-hide = Hiding place
board-mark-start = Characters come in here.
board-mark-enemy = Enemies come in here.
board-mark-water = Water: puts out fire.
board-token-fire = Fire
board-token-trap = Mousetrap
board-token-heavy = Heavy object
board-token-boat = Milk-carton boat
board-token-fishhook = Fishhook
board-route = Cards for this way: { $cards }
board-line = { $line }: { $ways }.
board-line-red = Red line (climb): 1 point with red cards, otherwise 3
board-line-blue = Blue line (water): 1 point with blue cards, otherwise 3
board-line-green = Green line (hedge): 1 point with green cards, otherwise 3
board-line-white = White line: blocks movement, not sight
board-line-double = Wall: blocks movement and sight
board-way-right = right
board-way-left = left
board-way-up = above
board-way-down = below
board-foe-life = Life { $life } of { $all }
board-foe-defence = Defence { $defence }
board-foe-talk = Talk difficulty { $talk }
board-foe-mute = Can't be talked to.
board-foe-action = Threat { $value }: speed { $speed }, range { $range }, strength { $strength }
board-foe-next = Next: { $action }
board-foe-pursuer = One of your pursuers.
board-foe-aimed = In your sights: the next attack on it gets +2.
board-played-by = Played by { $name }
board-life = Life { $left } of { $life }, toxic wounds { $toxic }
board-lives = Life { $life }
board-hidden = hidden
board-keeper = keeps the book
board-carries = carries a heavy object
board-where-page = on the page
board-where-left = has left the page
board-where-defeated = defeated
board-where-home = at home

## Threat track and task

board-track = Threat track
board-track-peaceful = Threat cards: { $threats } of { $needed }
board-track-hostile = Threat cards: { $threats }. The enemies act at { $needed }
board-threat-card = Threat card { $value }
board-slot = Slot { $slot }, no enemy
board-hunt = Pursuers: { $count }
board-task = Group task: { $attribute }
board-task-dial = { $dial } of { $difficulty }

## Set-up, home, road

board-casting = Who goes out?
board-casting-lead = Four of them stand by the coats. Who goes out tonight?
board-hero-pim = Sees first, runs first. Finds words later, if at all.
board-hero-odo = The biggest of you, with a jaw to hold a door. Can't hide, and doesn't want to.
board-hero-juno = Mends what is broken and talks to machines. People answer too.
board-hero-sable = Came from elsewhere, goes unseen, trusts doors less than windows.
board-missions = Missions on the board
board-mission-available = not tried yet
board-mission-failed = tried before
board-mission-active = under way
board-mission-succeeded = done
board-home = Number Seven
board-goals = Personal goals achieved: { $count } of 4
board-goal = has achieved a personal goal
board-built = Built
board-stores = In the colony supply
board-broken = Broken
board-discoveries = Discoveries
board-road = On the road
board-road-to = { $vehicle }, to { $location }
board-hull = Hull: { $hull }
board-road-cards = Road cards behind you: { $done }. Still ahead: { $cards }
board-behind = Behind you

## Hands, sheets, deeds

board-hand = Your character and cards
board-hand-before = Your character will appear here.
board-hand-empty = No cards in hand.
board-cards = Cards in hand: { $count }
board-at-home = { $hero }, at home
board-nothing = nothing
board-worn = Equipment and backpack
board-slot-head = Head
board-slot-body = Body
board-slot-paws = Paw
board-slot-accessory = Accessory
board-slot-storage = Storage
board-slot-pack = Backpack
board-new-item = New
board-batteries = Loose batteries: { $count }
board-costs-white = white cards worth { $cost }

board-verb-move = Move
board-verb-scavenge = Scavenge
board-verb-talk = Communicate
board-verb-melee = Strike
board-verb-ranged = Shoot
board-verb-contribute = Help with the task
board-verb-read = Read this space again
board-verb-lift = Pick up the heavy object
board-verb-drop = Put the heavy object down
board-verb-recover = Recover
board-verb-ability = Ability
board-verb-use = Use an item
board-verb-equip = Equip and trade
board-verb-inspire = Inspire
board-verb-throw-away = Throw away
board-verb-leave = Leave the page
board-verb-end = End your turn
board-do-talk = Communicate with { $enemy }
board-do-melee = Strike at { $enemy }
board-do-ranged = Shoot at { $enemy }
board-do-ability = { $ability } (white cards worth { $cost })
board-cost = { $dial } { $by }
board-walk-hint = Or point at a space on the map to see the way there and the cards it takes.
board-points = Movement points: { $points }
board-odds = Chance { $percent }
board-roll = Roll the dice ({ $percent })
board-trial = Test of { $attribute }
board-trial-melee = Strike at { $enemy }: { $attribute }
board-trial-ranged = Shot at { $enemy }: { $attribute }
board-trial-communicate = Communicate with { $enemy }: { $attribute }
board-trial-scavenge = Scavenge: { $attribute }
board-trial-defence = Defence against { $enemy }: { $attribute }
board-trial-drive = Drive: { $attribute }
board-nobody = the danger
board-any-attribute = any attribute
board-sum = Cards { $cards }, boosts { $boost }, plus the white die; you need { $difficulty }
board-sum-opposed = Cards { $cards }, boosts { $boost }, plus the white die; you need { $difficulty } plus the black die

## The chronicle

board-chronicle = Chronicle of session { $session }
board-chronicle-save = Save as a web page

## What is special about enemies that came together

board-band = { $name } (slot { $slots })
board-band-talk = Talking to them: difficulty { $by }
board-band-talk-in-time = Talking to them: difficulty { $by } while Time is within the allowance
board-band-food = Each one talked round also brings Food +{ $count }
board-band-people = Each one talked round brings another Population +{ $count }
board-band-speed = In their first enemy turn: speed +{ $count }
board-band-turns = { $count ->
    [one] They go after 1 more enemy turn
   *[other] They go after { $count } more enemy turns
}

## What a test asks

board-stakes = { $attribute }, difficulty { $difficulty }, boosts { $boost }
board-stakes-opposed = { $attribute }, difficulty { $difficulty } plus the black die, boosts { $boost }
board-stakes-best = with your best cards { $percent }
board-stakes-both = { $stakes }; { $best }
