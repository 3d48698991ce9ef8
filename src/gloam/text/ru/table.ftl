### What happens at a table beside the game.

event-taken-back = { $who } отменяет последнее решение.
event-clock-acted = Время игрока { $who } вышло: решили часы.
event-seat-handed-over = Место { $seat } теперь ведёт { $who }.
event-mind-in = Место { $seat } пока ведёт бот.
event-came-back = { $who } снова за столом.
event-left = Место { $seat } теперь свободно.
event-seat-wished = Кто-то просит передать место { $seat }.
event-seat-agreed = { $who } не против передать место { $seat }.
event-seat-declined = Просьба о месте { $seat } снята.

stop-over = Партия окончена, дальше идти нельзя.
stop-told = Остановка здесь: что-то произошло.
stop-asked = Остановка здесь: решать должен кто-то другой.
stop-question = Остановка здесь: сначала нужно решить кое-что другое.

hint-only = Здесь возможен только один ход.
hint-best = Судя по тому, что вам известно, это лучший выбор.
