# 所有棋盤通用的文字
web-you-can = 你可以：{ $choice }
web-look = 點選時只查看，不選擇

web-skips = 快速前往
web-skip-bar = 跳到目前的問題
web-skip-board = 跳到棋盤
web-nowhere = 這裡什麼也沒有
web-nowhere-text = 這個網址不通往任何頁面。牌桌和遊戲都在大廳裡；如果這是一張牌桌的連結，它可能不完整。
