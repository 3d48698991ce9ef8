### What happens at a table beside the game.

event-taken-back = { $who } 收回了上一个决定。

hint-only = 这里只有一种选择。
hint-best = 根据你所知道的，这是最好的选择。
