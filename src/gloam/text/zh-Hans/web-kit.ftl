# 所有版图通用的文字
web-you-can = 你可以：{ $choice }
web-look = 点选时只查看，不选择

web-skips = 快速前往
web-skip-bar = 跳到当前问题
web-skip-board = 跳到版图
web-nowhere = 这里什么也没有
web-nowhere-text = 这个地址不通往任何页面。牌桌和游戏都在大厅里；如果这是一张牌桌的链接，它可能不完整。

web-mind-for-you = 电脑正在替你行动。
web-take-back-seat = 回到我的座位
web-away-long = { $name } 已离开一段时间。
web-mind-in-for = 让电脑代替 { $name }
web-wait-on = 再等等
web-mind-in-me = 让电脑代我行动
web-leave-text = 电脑会代你继续。你可以随时回来。
web-leave-table = 离开牌桌
web-quick = 快捷用语
web-quick-moment = 请稍等
web-quick-nice = 打得好
web-quick-thanks = 谢谢
web-quick-sorry = 抱歉
web-quick-hm = 嗯……
