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

stop-over = 游戏已经结束，你在这里停下。
stop-told = 你在这里停下：有新的情况。
stop-asked = 你在这里停下：有别人要做决定。
stop-question = 你在这里停下：你要先做另一个决定。

hint-only = 这里只有一种选择。
hint-best = 根据你所知道的，这是最好的选择。
standing-plan = 可以收回
standing-fixed = 不能收回
standing-all = 选定后不能收回
standing-rest = 可以收回，其余不能

stands-nothing = 现在没有可以收回的决定。
stands-others = 之后已有别人行动，你的决定不能收回。
stands-settled = 这个决定由电脑或时钟代作，或是在私下作出的，不能收回。
stands-window = 现在是私下决定的时段，什么都不能收回。
stands-looked = 你已经看过了。无论看到什么，哪怕什么都没看到，都不能收回。
stands-searched = 你已经搜过了。就算一无所获，也不能收回。
stands-asked = 你已经问过了。就算无人应声，那也是回答，不能收回。
stands-rolled = 骰子已经掷出，不能收回。
stands-drawn = 牌已经抽了，不能收回。
stands-moved = 你已经走过了。路上有什么、没有什么，你都知道了，不能收回。
stands-shown = 别人已经看到了，不能收回。
stands-ended = 游戏已经往下进行，不能收回。
stands-done = 这件事已经执行，不能收回。

event-from-position = 这局从预先摆好的局面开始。知道这个局面的人，也知道其中隐藏的一切。
event-draw-scripted = 接下来有一次抽取已事先安排好，不由运气决定。

# 为什么无法在这里重新进行：冒号后的分句。

edition-format = 它的格式是 { $then }，而这个 gloam 使用格式 { $here }
edition-version = 它使用 { $game } 规则的第{ $then }版，而这里是第{ $here }版
edition-no-pack = 它使用 { $game } 自带的内容，而这里正在使用内容包 { $here }
edition-pack = 它使用的内容包 { $then } 不在这里，这里正在使用内容包 { $here }
edition-pack-missing = 它使用的内容包 { $then } 不在这里，这里没有使用内容包
edition-content = 它使用的 { $game } 内容与这里的不同（{ $then }，这里是 { $here }）

campaign-no-game = 这个服务器没有安装这个战役的游戏。
campaign-other-carried = 这个服务器上的游戏无法读取上一局留下的内容。
campaign-other-session = 第{ $number }局使用的规则或内容与这个服务器的不同。请重新开始这一局。
