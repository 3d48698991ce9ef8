### What happens at a table beside the game.

event-taken-back = { $who } 收回了上一個決定。

hint-only = 這裡只有一種選擇。
hint-best = 根據你所知道的，這是最好的選擇。
