### What the web client says.

## Everywhere

web-home = To the lobby
web-close = Close
web-back = Back
web-again = Try again
web-loading = One moment
web-language = Language
web-settings = Settings
web-help = Help
web-theme-light = Light theme
web-theme-dark = Dark theme
web-yes = yes
web-no = no
web-on = on
web-off = off
web-you = you
web-hidden = hidden
web-copy = Copy
web-copied = Copied
web-share = Share
web-send = Send
web-rule-open = Rule { $rule }

## Settings and help

web-set-light = Light theme, for daylight
web-set-still = No animations
web-set-notify = Notify me when it's my turn and I'm in another window
web-help-play = Pick whatever glows on the board, or choose the same in words in the bar below. One question at a time.
web-help-secrets = Your secrets are covered. Hold the card to peek while you hold it, or tap to turn it over.
web-help-refused = A choice with a dashed edge is against the rules. Press it to read why, with the rule.
web-keys = Keys
web-key-number = chooses the option with this number
web-key-secrets = shows or covers your secrets
web-key-any-time = what you may do at any time
web-key-undo = takes back your last decision
web-key-hint = asks for a hint
web-key-rule = the rule of the question
web-key-log = the log
web-key-chat = the chat
web-key-tab = reach and press everything, the board too
web-key-escape = closes what is open
web-key-help = this help

## Lobby

web-hero = A table, one lamp, and somebody who isn't who they say they are
web-hero-text = Survival games played in the dark. Sit down with bots now, or send friends a link. No account: a name is enough.
web-your-name = Your name
web-guest = Guest
web-games = Games
web-game-seats = { $low } to { $high } players
web-play-now = Play now with bots
web-dealing = Dealing
web-invite = Invite friends
web-rules = Rules
web-my-tables = My tables
web-my-tables-none = No tables yet. Press "Play now with bots", and your first one will appear here.
web-open-tables = Open tables
web-open-tables-none = No open tables right now. Create one and list it in the lobby.
web-free-seats = { $free } of { $seats } seats free
web-phase-waiting = waiting
web-phase-playing = in progress
web-phase-over = finished
web-sit = Sit down
web-watch = Watch
web-forget = Remove
web-seat-of = seat { $seat }
web-host = host
web-spectator = spectator

## A new table

web-you-and-others = You and the others
web-seats = Seats
web-minds = Bots
web-no-seat = I'm not playing
web-no-seat-text = For a TV or a judge: you run the table without taking a seat.
web-how = House rules
web-clock = Clock
web-clock-none = none
web-clock-decision = per decision
web-clock-game = per game
web-clock-text = When time is up, the clock takes the quietest option for you. Choose days for a game played over several days.
web-time = Time
web-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
web-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-set-undo = Decisions can be taken back
web-set-undo-text = You can take back what you're still putting together: an offer, a path, cards for a test. Once somebody has looked, rolled or drawn, it stands.
web-set-hints = Hints
web-set-hints-text = A bot tells you what it would do in your place.
web-set-talk = Chat
web-set-talk-text = Turn it off if you're all in one room.
web-set-listed = Show in the lobby
web-set-listed-text = Anybody on this server can sit down or watch.
web-variants =
    { $count ->
        [one] { $count } variant of the rules
       *[other] { $count } variants of the rules
    }
web-changed = { $count } changed
web-make-invite = Create the table and invite friends

## Joining and inviting

web-join-text = At the table: { $names }. Pick a name and a seat.
web-join-full = All seats are taken. You can watch.
web-join-ask = The game has begun. Ask for a seat: it's yours once its holder hands it over or, where no person plays it, once everybody else agrees.
web-join-ask-send = Ask for the seat
web-seat-choose = Your seat
web-seat-any = any
web-seat-free = free
web-qr-join = QR code that invites to this table
web-invite-join = Link for friends
web-invite-join-text = Whoever opens it takes a free seat. On a phone: scan the code.
web-invite-watch = Link for spectators
web-invite-screen = Table screen for a TV
web-invite-screen-text = Shows only what everybody may see. The secrets stay on your phones.
web-screen-open = Open the table screen
web-screen-join = Scan to sit down
web-invite-own = Your seat on a second device
web-invite-own-text = This link is your seat. Open it on your own phone, and don't give it to anybody.
web-invite-host = The host has the invitation links.
web-invite-here = You opened this page as { $host }. That address only works on this machine, and so do these links. For phones and friends, start the server with --host 0.0.0.0 and open the page by this machine's address in your network.

## The table

web-board = Board
web-side = Log, chat, rules, notes
web-bar = Decision
web-log = Log
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-new = new
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-closed = You can't speak here now.
web-channel = To
web-channel-table = everybody
web-whisper = whisper to { $name }
web-whisper-you = whisper to you
web-mute = Mute { $name }
web-muted = Muted: { $names }.
web-unmute = Hear everybody again
web-pages = Pages
web-pages-covered = Uncover your secrets to read what only you have found.
web-notes = Notes
web-notes-hint = Who do you suspect, and why?
web-notes-kept = Kept at this table for you alone. You'll find them on your other devices too.
web-seat-asked = deciding now
web-seat-mind = bot: { $mind }
web-seat-away = away
web-seat-before = before: { $names }
web-seat-wish = { $name } asks for this seat.
web-seat-wish-needed = Still waiting for: { $names }.
web-wish-agree = Agree
web-wish-decline = Decline
web-bot = Bot { $seat }
web-mind-random = Beginner: chooses blindly
web-mind-steady = Rules of thumb: plays to win
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-clock-left = { $time } left
web-clock-warning = Your time is almost up.
web-your-turn = Your turn
web-waiting = Waiting for { $names }.
web-waiting-players =
    { $free ->
        [0] Everybody is here.
        [one] Waiting for { $free } more player.
       *[other] Waiting for { $free } more players.
    }
web-resolving = An effect is being resolved.
web-telling = First, what just happened. Then your question.
web-telling-skip = Answer now
web-point = Point at the board, or choose here ({ $count })
web-held = Your answer is in. It counts when this moment is over.
web-start = Begin
web-start-fill = Begin with bots in the free seats
web-any-time = At any time
web-any-time-none = Nothing to do on your own initiative right now.
web-sure = { $choice }: press again, this can't be undone
web-go-there = Go to { $place }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}
web-undo = Take back
web-hint = Hint
web-hint-says = A bot in your place would choose: { $choice }.
web-hint-take = Do that
web-sending = Sending… Your answer is kept here until it arrives.
web-lost = Connection lost. Everything decided so far is kept; reconnecting on its own.
web-offline = You're offline. Everything decided so far is kept; the game goes on when the network is back.

## Secrets

web-secrets = Your secrets
web-secret-look = Your secrets: hold or tap to look
web-secret-cover = Cover
web-covered = covered
web-covered-event = Something for your eyes only.
web-covered-question = A question for your eyes only. Uncover your secrets to read it.
web-covered-choices = What only your character may do is covered with your secrets.

## The host

web-host-menu = Host
web-host-text = Has a player left? Let a bot play that seat, and give it back when they return.
web-host-mind = Put a bot here
web-host-mind-for = Put a bot in seat { $seat }
web-host-free = Free the seat
web-host-back = Give the seat back

## The end and the replay

web-over = The game is over.
web-you-won = You win.
web-you-lost = You lose.
web-nobody-won = Nobody wins.
web-replay = Replay
web-replay-whose = Seen by
web-replay-truth-text = The truth: everything that was hidden.
web-replay-seat-text = What this seat saw at the time, beside the truth.
web-replay-moment = Decision { $at } of { $of }
web-replay-slider = Moment of the game
web-truth = the truth
web-play = Play
web-pause = Pause
web-step-back = One back
web-step-on = One forward
web-beliefs = Beliefs
web-beliefs-none = What a bot believed at this moment would be shaded on the board here, beside the truth. This record has no beliefs.
web-record = Download the record
web-scenario = Export as a scenario
web-play-from-here = Play from here
web-play-from-here-text = A new table for you and bots that begins at this moment. Whoever knows this game knows its secrets.
web-from-position = from a position
web-position = Where it begins
web-position-file = Begin from a scenario file
web-position-text = The file sets up the position, the seats and the rules. Everybody at the table is told that you know what is hidden in it.
web-position-none = Deal as usual
web-to-table = To the table

## Rulebook

web-rules-of = Rules of { $game }
web-rules-search = Search: words or a rule number
web-rules-found =
    { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }
web-rules-none = No rule has all these words. Try fewer, or a number.
web-chapters = Chapters

## What went wrong: what happened, what was kept, what to do

web-failed-other-edition = This table was played with rules or content that differ from this server's. It's kept, but it can't go on here.
web-failed-offline = The server isn't answering. Nothing is lost. Check the network and try again.
web-failed-unavailable = The server can't do this right now. Everything decided is kept. Try again in a moment.
web-failed-stale = Too late: the table moved on before your choice arrived. Nothing was changed; look at the new question.
web-failed-not-allowed = You can't do this here. Nothing was changed. If you should be able to, ask the host for a new link.
web-failed-too-fast = That was too fast. Nothing was lost; wait a moment and send it again.
web-failed-full = The log of this table is full, so this wasn't added. Start another table to go on.
web-failed-bad-request = The server didn't understand this. Nothing was changed. Reload the page and try again.
web-failed-bad-position = No game can begin from this position:
web-failed-gone = This table or page doesn't exist on this server, or no longer does. Check the link, or start a table in the lobby.
web-failed-refused = The rules don't allow this. Nothing was changed.

web-own-seats = My seats
web-proposals = Proposals
web-proposes = { $name } proposes: { $choice }
web-sit-too = Take this seat too
web-hand-over = Hand over to …
web-hand-over-of = Hand seat { $seat } over
web-belief-about = How likely
web-belief-nothing = Nothing shaded
web-percent = { $share }%
web-beliefs-text = What { $name } could have worked out by this moment.
web-beliefs-whose = Choose a player above to see what they could have worked out by this moment.
web-beliefs-covered = Uncover your secrets to see what can be worked out from them.
web-notes-nobody = Take a seat to write notes here.
web-notes-saving = Saving…
web-set-beliefs = Show what can be worked out
web-set-beliefs-text = Everybody sees how likely things are from what they know themselves. No secrets are told.

## Campaigns, standings, tables of other editions

web-campaigns = My campaigns
web-campaigns-none = No campaigns yet. In a campaign each session begins with what the last one left behind.
web-campaign-name = Campaign name
web-campaign-found = Start a campaign
web-campaign-bring = From a file
web-campaign-no-file = This file isn't a gloam campaign.
web-campaign-ready = the next session can begin
web-campaign-playing = a session is still open
web-campaign-over = The campaign is over.
web-campaign-missing = This campaign can't go on here as it is.
web-campaign-open = Campaign: { $name }
web-campaign-file = Download as a file
web-campaign-link = Link to this campaign
web-campaign-link-text = It opens the campaign on another device. Anybody who has it can start sessions and read what is carried over.
web-sessions = Sessions
web-sessions-none = No session yet.
web-session = Session { $number }
web-session-number = Session { $number }: { $name }
web-session-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
web-session-open = still open
web-session-over = over
web-session-left = abandoned
web-session-won = won: { $seats }
web-session-first = First session
web-session-next = Next session
web-session-again = Start this session again
web-session-again-text = A session is still open. Starting here abandons it and goes back to where it began.
web-session-by-owner = The owner of the campaign starts the next session and sends new links.
web-you-won-together = You win together.
web-rank = Rank
web-player = Player
web-score = Points
web-account-why-rules = The rules of this game have been corrected since this table began, so the game can't go on here.
web-account-why-content = This table was played with content that differs from what this server has now, so the game can't go on here.
web-account-why-game = This game is no longer installed on this server, so the table can't go on here.
web-account-why-log = What was kept of this table doesn't fit the rules, so it can't be opened. Whoever runs this server can look into it.
web-account-why-replaced = This table is closed: the people who sat here have moved on to a new one.
web-account-kept = Nothing is lost. Here's who sat there.
web-account-kept-over = Nothing is lost. Here's who sat there, what was decided and who won.
web-account-differs = The difference: { $why }.
web-account-secret = The game wasn't over, so what was decided stays secret.
web-account-left = What you can do now
web-account-again = Play at a new table with the same people
web-account-again-text = The same game with the same seats and settings, freshly dealt. Everybody's links open the new table too; this one stays closed.
web-account-waits = The people who sat here can start a new table together. The way to it will appear here.
web-account-record-later = The game wasn't over, and its record gives away every secret. So it opens only once the new table has begun, and only to those who sat here.
web-account-seats = Who was at the table
web-account-won = won
web-account-decisions =
    { $count ->
        [one] { $count } decision, as it was written down
       *[other] { $count } decisions, as they were written down
    }
