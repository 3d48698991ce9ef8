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

stop-over = 遊戲已經結束，你在這裡停下。
stop-told = 你在這裡停下：有新的情況。
stop-asked = 你在這裡停下：有別人要做決定。
stop-question = 你在這裡停下：你要先做另一個決定。

hint-only = 這裡只有一種選擇。
hint-best = 根據你所知道的，這是最好的選擇。
standing-plan = 可以收回
standing-fixed = 不能收回
standing-all = 選定後不能收回
standing-rest = 可以收回，其餘不能

stands-nothing = 現在沒有可以收回的決定。
stands-others = 之後已有別人行動，你的決定不能收回。
stands-settled = 這個決定由電腦或時鐘代作，或是在私下作出的，不能收回。
stands-window = 現在是私下決定的時段，什麼都不能收回。
stands-looked = 你已經看過了。無論看到什麼，就算什麼都沒看到，都不能收回。
stands-searched = 你已經搜過了。就算一無所獲，也不能收回。
stands-asked = 你已經問過了。就算沒有人應聲，那也是回答，不能收回。
stands-rolled = 骰子已經擲出，不能收回。
stands-drawn = 牌已經抽了，不能收回。
stands-moved = 你已經走過了。路上有什麼、沒有什麼，你都知道了，不能收回。
stands-shown = 別人已經看到了，不能收回。
stands-ended = 遊戲已經往下進行，不能收回。
stands-done = 這件事已經執行，不能收回。

event-from-position = 這局從預先擺好的局面開始。知道這個局面的人，也知道其中隱藏的一切。
event-draw-scripted = 接下來有一次抽取已事先安排好，不由運氣決定。

# 為什麼無法在這裡重新進行：冒號後的分句。

edition-format = 它的格式是 { $then }，而這個 gloam 使用格式 { $here }
edition-version = 它使用 { $game } 規則的第{ $then }版，而這裡是第{ $here }版
edition-no-pack = 它使用 { $game } 自帶的內容，而這裡正在使用內容包 { $here }
edition-pack = 它使用的內容包 { $then } 不在這裡，這裡正在使用內容包 { $here }
edition-pack-missing = 它使用的內容包 { $then } 不在這裡，這裡沒有使用內容包
edition-content = 它使用的 { $game } 內容與這裡的不同（{ $then }，這裡是 { $here }）

campaign-no-game = 這個伺服器沒有安裝這個戰役的遊戲。
campaign-other-carried = 這個伺服器上的遊戲無法讀取上一局留下的內容。
campaign-other-session = 第{ $number }局使用的規則或內容與這個伺服器的不同。請重新開始這一局。
