### What happens at a table beside the game.

event-taken-back = { $who } takes the last decision back.

hint-only = There is only one thing you can do here.
hint-best = This looks best from what you can know.
