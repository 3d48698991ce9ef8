### What happens at a table beside the game.

event-taken-back = { $who } takes back the last decision.
event-clock-acted = { $who } ran out of time: the clock decided.
event-seat-handed-over = { $who } takes over seat { $seat }.
event-mind-in = A bot plays seat { $seat } for now.
event-came-back = { $who } is back.
event-left = Seat { $seat } is free now.
event-seat-wished = Somebody asks to take over seat { $seat }.
event-seat-agreed = { $who } agrees that seat { $seat } changes hands.
event-seat-declined = Nobody asks for seat { $seat } any more.

stop-over = The game is over, so you go no further.
stop-told = You stop here: something has happened.
stop-asked = You stop here: somebody else has something to decide.
stop-question = You stop here: you have something else to decide first.

hint-only = There is only one thing you can do here.
hint-best = From what you can know, this looks best.
