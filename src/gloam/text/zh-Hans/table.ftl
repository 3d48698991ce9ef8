### What happens at a table beside the game.

event-taken-back = { $who } 收回了上一个决定。
event-clock-acted = { $who } 的时间到了：由时钟代为决定。
event-seat-handed-over = { $who } 接管了座位 { $seat }。
event-mind-in = 座位 { $seat } 暂时由电脑代打。
event-came-back = { $who } 回来了。
event-left = 座位 { $seat } 现在空着。
event-seat-wished = 有人请求接管座位 { $seat }。
event-seat-agreed = { $who } 同意座位 { $seat } 换人。
event-seat-declined = 接管座位 { $seat } 的请求已取消。

stop-over = 游戏已经结束，不能再往前了。
stop-told = 你在这里停下：有新的情况。
stop-asked = 你在这里停下：有别人要做决定。
stop-question = 你在这里停下：你要先做另一个决定。

hint-only = 这里只有一种选择。
hint-best = 根据你所知道的，这是最好的选择。
