### What the web table of Halloween says beside the words of play.

board-title = The street at night, from above
board-text = Columns A to R run from west to east, rows 1 to 23 from north to south. Arrow keys move from space to space.

## Over the street

board-round = Round { $round } of { $rounds }
board-turn = { $name }'s turn
board-turn-michael = Michael's turn
board-deed = Action { $number } of 2
board-ready = Michael's action card shows its Ready side.
board-staggered = Michael is Staggered.
board-ready-short = Ready
board-staggered-short = Staggered
board-michael-damage = Michael's damage: { $damage } of { $health }
board-michael-cards = Cards in Michael's hand: { $count }
board-kills = Victims killed: { $count }; Michael needs { $kills } to win
board-supply = Exertion tokens in the supply: { $count }
board-decks = Search decks
board-deck = Search deck, { $quadrant }. Cards: { $count }
board-whole = Show the whole street
board-legend = Michael may be on any shaded space. Spaces: { $count }
board-review = Row { $row }: Michael on { $space }. Spaces the victims could not rule out: { $count }
board-dice = The dice: { $dice }
board-news = What just happened

## Spaces

board-space = { $space }, { $place }
board-in-room = { $room } of { $building }
board-ground-grass = garden
board-ground-path = garden path
board-ground-pavement = pavement
board-ground-street = street
board-ground-tree = tree
board-figure = { $name } ({ $victim })
board-yours = { $figure }, your figure
board-faces = { $figure } faces { $direction }
board-michael-here = Michael stands here, in plain sight.
board-michael-hides = You're hiding here.
board-shadow-here = Shadow token: Michael was last seen here.
board-token-fresh = Fresh search token, { $quadrant } deck
board-token-searched = Search token, searched once, { $quadrant } deck
board-token-gone = Searched twice: the token is gone ({ $quadrant } deck)
board-locked = The { $car } is locked.
board-unlocked = The { $car } is unlocked.
board-seen-by = Seen by: { $names }
board-possible = Michael may be here.
board-marked = You have marked this space.
board-rows = On the hidden sheet in these rows: { $rows }
board-edge = { $direction }: { $line }
board-line-wall = wall
board-line-door = door
board-line-window = window
board-line-fence = fence
board-line-cardoor = car door
board-line-tree = tree
board-line-end = end of the board
board-mark = Mark this space
board-unmark = Remove the mark

## Seats and hand

board-hand-before = Your figure and your cards will appear here.
board-damage = Damage: { $damage } of { $health }
board-exertion = Exertion tokens: { $count }
board-cards = Cards: { $count }; hand limit { $limit }
board-hand-empty = You have no cards.
board-michael-empty = You have no Michael cards.
board-dealt = Starting cards you all see: { $cards }
board-offer = The trade
board-offer-gives = { $name } gives: { $cards }
board-offer-shows = { $name } shows: { $cards }
board-you-lurk = You are on { $space }
board-sheet = Hidden sheet: row and space

## What we wait for

board-waits-michael = It's Michael's turn. You'll learn what is seen of it.
board-waits-turn = It's { $name }'s turn.
board-waits-setup = The night is being prepared.

## Buildings and rooms

board-building-wallace = the Wallace house
board-building-wallace-shed = the Wallace shed
board-building-myers = the Myers house
board-building-doyle = the Doyle house
board-building-strode = the Strode house
board-building-strode-shed = the Strode shed

board-room-laundry = laundry
board-room-kitchen = kitchen
board-room-living-room = living room
board-room-hall = hall
board-room-bedroom = bedroom
board-room-den = den
board-room-back-room = back room
board-room-sisters-room = sister's room
board-room-parlour = parlour
board-room-dining-room = dining room
board-room-tommys-room = Tommy's room
board-room-family-room = family room
board-room-study = study
board-room-tool-shed = tool store
