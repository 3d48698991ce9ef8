### What happens at a table beside the game.

event-taken-back = { $who } takes back the last decision.
event-clock-acted = { $who } ran out of time: the clock decided.
event-seat-handed-over = { $who } takes over seat { $seat }.
event-mind-in = A bot plays seat { $seat } for now.
event-came-back = { $who } is back.
event-left = Seat { $seat } is free now.
event-seat-wished = Somebody asks to take over seat { $seat }.
event-seat-agreed = { $who } agrees that seat { $seat } changes hands.
event-seat-declined = The request for seat { $seat } has been dropped.

stop-over = The game is over, so you stop here.
stop-told = You stop here: something has happened.
stop-asked = You stop here: somebody else has something to decide.
stop-question = You stop here: you have something else to decide first.

hint-only = There is only one thing you can do here.
hint-best = From what you can know, this looks best.
standing-plan = can be taken back
standing-fixed = can't be taken back
standing-all = Your choice stands
standing-rest = can be taken back, the rest stands

stands-nothing = There's nothing you can take back right now.
stands-others = Somebody else has acted since, so your decision stands.
stands-settled = That was decided by a bot, by the clock or in a private moment, so it stands.
stands-window = You can't take anything back while a private moment is open.
stands-looked = You looked. Whatever you saw, even nothing, that stands.
stands-searched = You searched. Even an empty search stands.
stands-asked = You asked. The answer stands, even if it was silence.
stands-rolled = The dice have been rolled, so it stands.
stands-drawn = A card has been drawn, so it stands.
stands-moved = You moved. Now you know what was on the way, even if it was nothing, so it stands.
stands-shown = Others have seen it, so it stands.
stands-ended = The game has moved on since, so it stands.
stands-done = It has been carried out, so it stands.

event-from-position = This game begins from a position that somebody has set up. Whoever knows the position knows what is hidden in it.
event-draw-scripted = What comes next has been arranged: one draw is not left to chance.

# Why a game cannot be played again here: clauses that follow a colon.

edition-format = it is of format { $then }; this gloam plays format { $here }
edition-version = it is of version { $then } of { $game }; this is version { $here }
edition-no-pack = it was played with the content of { $game } itself; in use here is the pack { $here }
edition-pack = it was played with the content pack { $then }, which is missing; in use here is the pack { $here }
edition-pack-missing = it was played with the content pack { $then }, which is missing; no pack is in use here
edition-content = it was played with other content of { $game } ({ $then }; here { $here })

campaign-no-game = The game of this campaign isn't installed on this server.
campaign-other-carried = The game on this server can't read what the last session handed on.
campaign-other-session = Session { $number } was played with other rules or content than this server has. Start it again.
