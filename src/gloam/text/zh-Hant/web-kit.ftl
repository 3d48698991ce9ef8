# 所有版圖通用的文字
web-you-can = 你可以：{ $choice }
web-look = 點選時只查看，不選擇

web-skips = 快速前往
web-skip-bar = 跳到目前的問題
web-skip-board = 跳到版圖
web-nowhere = 這裡什麼也沒有
web-nowhere-text = 這個網址不通往任何頁面。牌桌和遊戲都在大廳裡；如果這是一張牌桌的連結，它可能不完整。

web-mind-for-you = 電腦正在替你行動。
web-take-back-seat = 回到我的座位
web-away-long = { $name } 已離開一段時間。
web-mind-in-for = 讓電腦代替 { $name }
web-wait-on = 再等等
web-mind-in-me = 讓電腦代我行動
web-leave-text = 電腦會代你繼續。你可以隨時回來。
web-leave-table = 離開牌桌
web-quick = 快速用語
web-quick-moment = 請稍等
web-quick-nice = 打得好
web-quick-thanks = 謝謝
web-quick-sorry = 抱歉
web-quick-hm = 嗯……
