### What the web table of Aftermath says beside the words of play.

board-title = The page's map
board-text = Spaces in columns A, B, C and rows 1, 2, 3. Arrow keys lead from space to space; Enter goes there or chooses.
board-story = What is read on this page
board-story-empty = Nothing has been read here yet.
board-news = What just happened
board-waits = The book is being read.
board-to-story = Story
board-to-map = Map
board-aloud = Read entries aloud
board-city = Map of the city
board-you-are-here = The party is here.

## Over the book

board-time = Time { $time }. Candles for this errand: { $allowance }
board-dial = { $dial }: { $value } of at most { $most }
board-hostile = The situation is hostile: enemies hunt you, and nobody talks.
board-hostile-short = hostile
board-peaceful = The situation is peaceful: strangers can be talked to, and nobody attacks.
board-peaceful-short = peaceful
board-calamity = Calamity of this page: { $number }. Time and the black die bring it about when the calamity card is drawn.
board-calamity-past = The calamity of this page has happened.
board-mission = Mission: { $mission }

## Spaces, figures, tokens

board-cell = space { $cell }
board-find = Scavenge token, difficulty { $difficulty }
board-find-text = Face down: nobody knows what it holds.
board-stands = { $hero }, played by { $name }
board-foe = { $enemy } { $slot }
board-mark-exit = Exit: from here one can leave the page.
board-mark-objective = Objective: its token lies here, and its entry will be read.
board-mark-objective-done = Objective, without a token.
board-mark-info = Info point: something is read on arrival.
board-mark-hide = Hiding place
board-mark-start = Characters come in here.
board-mark-enemy = Enemies come in here.
board-mark-water = Water: it puts out a fire.
board-token-fire = Fire
board-token-trap = Mousetrap
board-token-heavy = Heavy object
board-token-boat = Milk-carton boat
board-token-fishhook = Fishhook
board-route = Cards for the way: { $cards }
board-line = { $line }: { $ways }.
board-line-red = Red line (climb), 1 point with red cards, otherwise 3
board-line-blue = Blue line (water), 1 point with blue cards, otherwise 3
board-line-green = Green line (hedge), 1 point with green cards, otherwise 3
board-line-white = White line, nobody walks through
board-line-double = Wall, neither ways nor sight
board-way-right = right
board-way-left = left
board-way-up = above
board-way-down = below
board-foe-life = Life { $life } of { $all }
board-foe-defence = Defence { $defence }
board-foe-talk = To talk it round: { $talk }
board-foe-mute = Nobody can talk to this one.
board-foe-action = Threat { $value }: speed { $speed }, range { $range }, strength { $strength }
board-foe-next = Next: { $action }
board-foe-pursuer = It has been after you.
board-foe-aimed = You have taken aim at it.
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
board-casting-lead = Four of them stand beside the coats. Who goes out tonight?
board-hero-pim = Sees first, runs first. Finds words later, if at all.
board-hero-odo = The biggest of you, with a jaw to hold a door. Cannot hide, does not want to.
board-hero-juno = Mends what is broken and talks to machines. People answer too.
board-hero-sable = Came from elsewhere, goes unseen, trusts doors less than windows.
board-missions = Missions on the board
board-mission-available = not tried yet
board-mission-failed = tried before
board-mission-active = under way
board-mission-succeeded = done
board-home = Number Seven
board-goals = Personal goals reached: { $count } of 4
board-goal = has reached a personal goal
board-built = Built
board-stores = In the colony supply
board-broken = Broken
board-discoveries = Discovered
board-road = On the road
board-road-to = { $vehicle }, to { $location }
board-hull = Hull: { $hull }
board-road-cards = Road cards behind you: { $done }. Still ahead: { $cards }
board-behind = Behind you

## Hands, sheets, deeds

board-hand = Your character and cards
board-hand-before = Your character will stand here.
board-hand-empty = No cards in hand.
board-cards = Cards in hand: { $count }
board-at-home = { $hero }, at home
board-nothing = nothing
board-worn = Equipment and backpack
board-slot-head = Head
board-slot-body = Body
board-slot-paws = Paw
board-slot-accessory = Extra
board-slot-storage = Store
board-slot-pack = Backpack
board-new-item = New
board-batteries = Loose batteries: { $count }
board-costs-white = white { $cost }

board-verb-move = Move
board-verb-scavenge = Search
board-verb-talk = Talk
board-verb-melee = Strike
board-verb-ranged = Shoot
board-verb-contribute = Help with the task
board-verb-read = Read this place again
board-verb-lift = Pick up the heavy object
board-verb-drop = Put the heavy object down
board-verb-recover = Recover
board-verb-ability = Ability
board-verb-use = Use an item
board-verb-equip = Equip or trade
board-verb-inspire = Inspire
board-verb-throw-away = Throw away
board-verb-leave = Leave the page
board-verb-end = End the turn
board-do-talk = Talk to { $enemy }
board-do-melee = Strike at { $enemy }
board-do-ranged = Shoot at { $enemy }
board-do-ability = { $ability } (white cards: { $cost })
board-cost = { $dial } { $by }
board-walk-hint = Or point at a space of the map: the way there and the cards for it are shown.
board-points = Points to move: { $points }
board-odds = Chance { $percent }
board-roll = Roll the dice ({ $percent })
board-trial = Test of { $attribute }
board-trial-melee = Strike at { $enemy }, { $attribute }
board-trial-ranged = Shot at { $enemy }, { $attribute }
board-trial-communicate = Talk to { $enemy }, { $attribute }
board-trial-scavenge = Search, { $attribute }
board-trial-defence = Defence against { $enemy }, { $attribute }
board-trial-drive = Drive, { $attribute }
board-nobody = the danger
board-any-attribute = any attribute
board-sum = Cards { $cards }, boosts { $boost }, and the white die; needed: { $difficulty }
board-sum-opposed = Cards { $cards }, boosts { $boost }, and the white die; needed: { $difficulty } and the black die

## The chronicle

board-chronicle = Chronicle of session { $session }
board-chronicle-save = Save as a page

## What is special about enemies that came together

board-band = { $name } (slot { $slots })
board-band-talk = Talking to them: difficulty { $by }
board-band-talk-in-time = Talking to them: difficulty { $by } while Time is within the allowance
board-band-food = Each of them talked round also brings Food +{ $count }
board-band-people = Each of them talked round brings Population +{ $count } more
board-band-speed = In their first enemy turn: speed +{ $count }
board-band-turns = { $count ->
    [one] They go after 1 more enemy turn
   *[other] They go after { $count } more enemy turns
}

## What a test asks

board-stakes = { $attribute }, difficulty { $difficulty }, boosts { $boost }
board-stakes-opposed = { $attribute }, difficulty { $difficulty } and the black die, boosts { $boost }
board-stakes-best = with your best cards { $percent }
board-stakes-both = { $stakes }; { $best }
