### What the web table of Whisper behind the Wall says beside the words of play.

board-title = The mansion from above, its roof off
board-text = Three zones, sixteen rooms. Arrow keys move from room to room; the three victims stand above the map.

## Over the plan

board-round = Round { $round }
board-turn-setup = Before the night
board-turn-victims = The victims' turn
board-turn-killer = The killer's turn
board-level = Killer's level: { $level } of { $levels }
board-strength = Killer's strength: { $strength }. Bonus now: { $bonus }
board-hidden = hidden
board-gears = Gears on the transmitter: { $gears } of { $all }
board-rescue = Help is on its way. Cells to go: { $cells }
board-keys = Keys on the rack: { $keys } of { $all }
board-decks = Items deck: { $items }. Equipment deck: { $equipment }
board-equipment = Equipment deck: { $equipment }
board-guess = Your repair marker: { $gears }
board-review = Moves in round { $round }
board-news = What just happened
board-dice = Dice: { $faces }

## Rooms, passages, victims

board-room = { $location }, { $zone }
board-next-to = Next to: { $locations }
board-killer-here = The killer stands here.
board-last-seen = The killer was last seen here.
board-you-lurk-here = You're lurking here, unseen.
board-can-lurk = The hidden killer may be here.
board-stands = { $victim }: { $state }
board-noise = Noise was heard here.
board-noise-unheard = Noise the killer hasn't heard yet.
board-nest = There's a nest here.
board-trap = There's a trap here: +{ $bonus } to the first defence.
board-transmitter-at = Transmitter. Gears: { $gears } of { $all }
board-symbol-main-exit = Main exit: five keys open it.
board-symbol-secret-exit = Secret exit: it takes five keys and the secret map.
board-symbol-transmitter = Transmitter: repair it here.
board-symbol-item = Items can be found here.
board-hidden-passage = Hidden passage: { $location }
board-petrified = Petrified: a Move that starts here is one step only.
board-believed = Possibly here.
board-barricaded = There's a barricade here.
board-free = No barricade.
board-condition-healthy = healthy
board-condition-wounded = wounded
board-condition-dead = dead
board-condition-escaped = escaped
board-fear = fear tokens: { $count }
board-played-by = Played by { $name }
board-is-in = Location: { $location }
board-holds = Holds: { $items }
board-acted = Main action used.
board-own-keys = Own keys: { $count }

## Hand and seats

board-hand-before = Your role tonight will appear here.
board-hand = In hand: { $count } of { $limit }
board-hand-empty = You have no cards.
board-deck = Your deck: { $pile }. Your discard pile: { $played }
board-played = Your discard pile: { $cards }
board-locked = Not in your deck yet: { $cards }
board-you-lurk = You're lurking: { $location }
board-items = Items of your victims: { $count }
board-no-items = No items.
board-offer = { $victim } offers { $partner }: { $given }. In return: { $wanted }.
board-plan-done = completed
board-discard = Discarded items: { $items }
board-speaker = Speaks for the victims

## The killer's notes

board-notes = Deduction tokens and repair marker
board-notes-covered = Uncover your secrets to see your tokens.
board-notes-text = Look at a room to put a token there. Nobody else ever sees these notes.
board-repair-marker = Repair marker
board-tokens = Your deduction tokens in this room
board-thought-none = { $victim }: no token
board-thought-here = { $victim }: here, I think
board-thought-not = { $victim }: not here
board-forget = Remove all tokens

## What we wait for

board-waits-setup = The night is being prepared.
board-waits-victims = The victims are acting in the dark.
board-waits-killer = The killer is on the prowl.
board-waits-encounter = He's found somebody. The encounter goes on.
board-waits-answer = The victims answer.
board-casting = Who is it tonight?
board-rating-threat = threat
board-rating-search = search
board-rating-speed = speed
board-rating-control = control
board-rating-growth = growth

## Rooms on narrow plans: shorter, or with a place to break

board-narrow-R1 = Hall
board-narrow-R4 = Library
board-narrow-B2 = Dining Room
board-narrow-B4 = Pantry
board-narrow-G1 = Conser­vatory
board-narrow-G6 = Yard
