### What happens at a table beside the game.

event-taken-back = { $who } 收回了上一個決定。
event-seat-handed-over = { $who } 接管了座位 { $seat }。
event-mind-in = 座位 { $seat } 暫時由電腦代打。
event-came-back = { $who } 回來了。
event-left = 座位 { $seat } 現在空著。

hint-only = 這裡只有一種選擇。
hint-best = 根據你所知道的，這是最好的選擇。
