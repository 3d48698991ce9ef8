### What happens at a table beside the game.

event-taken-back = { $who } отменяет последнее решение.
event-seat-handed-over = Место { $seat } теперь ведёт { $who }.
event-mind-in = Место { $seat } пока ведёт бот.
event-came-back = { $who } снова за столом.
event-left = Место { $seat } теперь свободно.

hint-only = Здесь возможен только один ход.
hint-best = Судя по тому, что вам известно, это лучший выбор.
