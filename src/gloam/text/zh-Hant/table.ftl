### What happens at a table beside the game.

event-taken-back = { $who } 收回了上一個決定。
event-clock-acted = { $who } 的時間到了：由時鐘代為決定。
event-seat-handed-over = { $who } 接管了座位 { $seat }。
event-mind-in = 座位 { $seat } 暫時由電腦代打。
event-came-back = { $who } 回來了。
event-left = 座位 { $seat } 現在空著。
event-seat-wished = 有人請求接管座位 { $seat }。
event-seat-agreed = { $who } 同意座位 { $seat } 換人。
event-seat-declined = 接管座位 { $seat } 的請求已取消。

stop-over = 遊戲已經結束，不能再往前了。
stop-told = 你在這裡停下：有新的情況。
stop-asked = 你在這裡停下：有別人要做決定。
stop-question = 你在這裡停下：你要先做另一個決定。

hint-only = 這裡只有一種選擇。
hint-best = 根據你所知道的，這是最好的選擇。
