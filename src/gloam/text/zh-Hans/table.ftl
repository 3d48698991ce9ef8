### What happens at a table beside the game.

event-taken-back = { $who } 收回了上一个决定。
event-seat-handed-over = { $who } 接管了座位 { $seat }。
event-mind-in = 座位 { $seat } 暂时由电脑代打。
event-came-back = { $who } 回来了。
event-left = 座位 { $seat } 现在空着。

hint-only = 这里只有一种选择。
hint-best = 根据你所知道的，这是最好的选择。
