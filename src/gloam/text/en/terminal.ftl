### What the terminal client says.

terminal-own-name = { $seat } (you)
terminal-language = English
terminal-over = The game is over.
terminal-resolving = An effect is being resolved.
terminal-waiting = Waiting for { $seats }.
terminal-ended-by = Ended by { $rule }: { $text }
terminal-nobody-won = Nobody wins.
terminal-won = { $seat } wins by { $rule }: { $text }
terminal-was = { $seat } was { $role }.
terminal-you-won = You win.
terminal-you-lost = You lose.
terminal-secrets-covered = Your secrets are covered.
terminal-found =
    { $count ->
        [one] { $count } rule found.
       *[other] { $count } rules found.
    }
terminal-save-later = The record holds the seed, and with it everybody's secrets. You can save it when the game is over.
terminal-save-exists = { $file } already exists. Choose another name.
terminal-save-failed = { $file } could not be written: { $why }
terminal-saved = Saved as { $file }. The command gloam replay retells it.
terminal-new-later = This game isn't over. Quit it first, or play it to the end.
terminal-goodbye = You leave the table.

## Full screen

terminal-seats = Seats
terminal-log = Log
terminal-own-card = Your card
terminal-covered = covered, s shows it
terminal-covered-question = A question for your eyes only. Press s to look at it.
terminal-covered-hint = Covered: your character, and choices that only it has. s shows them.
terminal-watching = You're out of the game. You can watch it to the end.
terminal-sure-reveal = { $choice }? This can't be undone.
terminal-sure-quit = Leave the table? The game is kept, and you can go on with it later.
terminal-yes = Yes
terminal-no = No
terminal-speed = speed { $speed }
terminal-speed-instant = instant
terminal-title-help = Help
terminal-title-search = Search the rules
terminal-title-find = Find a choice
terminal-title-end = The end
terminal-title-log = Log
terminal-title-position = The position
terminal-search-hint = Words or a rule ID
terminal-find-hint = A room, a card, 4-3-3 …
terminal-close = Esc closes
terminal-more = Enter opens a rule, Esc closes
terminal-find-more = Enter chooses, arrows move, Esc closes
terminal-end-keys = w saves the record, n starts a new game, q leaves, Esc looks at the board
terminal-help-keys = Keys
terminal-help-you = You
terminal-help-question = The question
terminal-help-marks = Signs
terminal-key-choose = 1, 2, 3 … chooses. Arrows and Enter choose too; so does a click, also on the board
terminal-key-secrets = shows or covers your secrets
terminal-key-undo = takes back what you're still putting together, such as an offer or a path
terminal-key-hint = says what a bot would do in your place
terminal-key-rule = the rule of the question or of the chosen log entry
terminal-key-search = searches the rules
terminal-key-find = finds a choice by typing what it names
terminal-key-log = opens the whole log
terminal-key-position = the position in words
terminal-key-language = next language
terminal-key-speed = the others play faster or slower
terminal-key-skip = skips the pause
terminal-key-save = saves the record after the end
terminal-key-new = new game after the end
terminal-key-quit = leaves the table
terminal-key-interrupt = { $choice }, at any open moment
terminal-sign-turn = whose turn it is
terminal-sign-you = your seat
terminal-sign-own = an event that concerns you
terminal-sign-refused = a choice that's against the rules; choose it to read why
terminal-sign-plan = a choice that you can take back afterwards
terminal-strip-help = help
terminal-strip-secrets = secrets
terminal-strip-undo = undo
terminal-strip-rule = rule
terminal-strip-search = search
terminal-strip-find = find
terminal-strip-log = log
terminal-strip-language = language
terminal-strip-speed = speed
terminal-strip-quit = quit
terminal-strip-save = save
terminal-strip-new = new game

## Line by line

terminal-talk-all = You can talk to everybody.
terminal-talk-some = You can talk to: { $seats }.
terminal-talk-nobody = You can't talk to anyone right now.
terminal-plain-welcome =
    { $seats ->
        [one] { $game }, { $seats } seat.
       *[other] { $game }, { $seats } seats.
    }
terminal-plain-seat = You're in seat { $seat }. The others are bots.
terminal-plain-start = Type ? for help, secrets to see your own secrets.
terminal-plain-private = (only you) { $event }
terminal-plain-question-covered = A question for your eyes only. Type secrets to read it.
terminal-plain-refused = { $number }. { $choice } - not allowed now, why { $number } tells the reason
terminal-plain-interrupt = At any time: { $notation } - { $choice }
terminal-plain-input-ended = The input has ended. You leave the table.
terminal-plain-empty = Type the number of a choice, or ? for help.
terminal-plain-unknown = There's no choice and no command { $text }. Type ? for help.
terminal-plain-several = { $text } fits several choices: { $choices }
terminal-plain-not-asked = Nothing is asked of you now. An empty line lets the others go on.
terminal-plain-no-number = There's no choice { $number }; choose from 1 to { $last }.
terminal-plain-why = Type why with the number of a choice, for example: why 2
terminal-plain-allowed = This choice is allowed. The question comes from this rule:
terminal-plain-no-rule = There's no rule { $text }. Type a rule ID, for example the one in the question.
terminal-plain-no-language = There's no language { $text }; choose from { $languages }.
terminal-plain-watch-on = You're asked before each move of the others. An empty line lets it happen.
terminal-plain-watch-off = The others move without waiting for you.
terminal-plain-after = The game is over. save FILE keeps the record, new starts another game, quit leaves.
terminal-plain-help =
    A number, the notation in brackets, or what only one choice names: choose
    !NOTATION: something you may do at any time, for example !reveal
    ? N or why N: why choice N is refused, with the rule
    rule ID: the text of a rule; search WORDS: find rules
    view: the position in words; log: all that has happened
    secrets: show or cover your own secrets
    watch: be asked before each move of the others, or no longer
    undo: take your last decision back; hint: what a bot would do in your place
    lang L: another language (en, zh-Hans, zh-Hant, ru)
    save FILE, new: after the end, keep the record, play again
    quit: leave the table

## Shadow Hunters

terminal-sh-turn = Turn of { $seat }: { $phase }
terminal-sh-extra-turn = Extra turn of { $seat }: { $phase }
terminal-sh-damage = damage { $damage }
terminal-sh-damage-of = damage { $damage }/{ $hp }
terminal-sh-dead = dead
terminal-sh-revealed = { $role }, { $side }
terminal-sh-known = { $role } (secret)
terminal-sh-you-are = { $role }, { $side }, { $hp } HP
terminal-sh-goal = Goal
terminal-sh-card = { $card }: { $text }
terminal-sh-pair = A pair in range of each other: { $first } and { $second }.
terminal-sh-seat = { $seat }: { $facts }.
terminal-sh-deck = { $deck } { $cards } ({ $discards })
terminal-sh-discards = Discarded: { $cards }.
terminal-sh-track = Damage, † death
terminal-sh-sign-death = the damage at which characters die: { $deaths }
terminal-sh-deck-hermit = Hermit
terminal-sh-deck-white = White
terminal-sh-deck-black = Black
terminal-sh-sign-known = a character that only you know

## Several seats, and sides

terminal-of-seat = { $seat }: { $text }
terminal-proposal = { $seat } wants: { $choice }.
terminal-key-seat = looks from another of your seats
terminal-strip-seat = seat
terminal-plain-seats = You're in seats { $seats }. The others are bots.
terminal-plain-not-asked-now = nothing is asked of this seat now.
terminal-plain-no-seat = { $text } isn't one of your seats; you hold { $seats }.
terminal-plain-help-seats =
    seat B: look from another seat of yours
    B 2, B NOTATION, B! NOTATION: choose for seat B

## Taking back, hints, and games that are kept

terminal-hint = A bot in your place would choose: { $choice }. { $reason }
terminal-hint-none = There's no hint now.
terminal-hint-covered = A hint would give away what is covered. Uncover your secrets first.
terminal-over-to = The screen goes to { $seat }. All secrets are covered.
terminal-kept = The game is saved. gloam terminal --resume picks it up again.
terminal-resumed = The game goes on. Here's what happened last:
terminal-session = Session { $number } of the campaign { $name }.
terminal-session-kept = The session is saved. The same command picks it up again.
terminal-session-over = Session { $number } of the campaign { $name } is over and kept.
terminal-session-next = The next session can begin.
terminal-session-failed = The next session can't begin like this: { $why }.
terminal-campaign-over = The campaign ends with it.
terminal-log-torn = The last line of the log was cut off by a crash and has been dropped; nobody had seen it.
terminal-log-failed = The game stops here because it can't be saved: { $why }. Everything before is kept.
terminal-offer = Games that aren't over:
terminal-offer-ask = Type a number to go on with that game, or n to start another one [1]:
terminal-offer-unknown = Type a number from 1 to { $last }, or n.
terminal-games = Games in { $folder }:
terminal-games-none = There are no games in { $folder }.
terminal-game =
    { $decisions ->
        [one] { $game }, { $seats } seats, { $people } at this terminal: { $decisions } decision, { $when }
       *[other] { $game }, { $seats } seats, { $people } at this terminal: { $decisions } decisions, { $when }
    }
terminal-game-over = { $line }, over
terminal-game-in-use = { $line }, open in another terminal
terminal-game-other = { $line }, with different rules or content: it can't go on
terminal-other =
    The rules or the content of this game have been corrected since it began, so it can't go on. Nothing is lost: it's kept in { $file }.
    gloam terminal { $game } --new starts another game; gloam terminal --list lists all that are kept.
