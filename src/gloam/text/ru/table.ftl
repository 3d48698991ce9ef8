### What happens at a table beside the game.

event-taken-back = { $who } отменяет последнее решение.

hint-only = Здесь возможен только один ход.
hint-best = Судя по тому, что вам известно, это лучший выбор.
