# 所有棋盘通用的文字
web-you-can = 你可以：{ $choice }
web-look = 点选时只查看，不选择

web-skips = 快速前往
web-skip-bar = 跳到当前问题
web-skip-board = 跳到棋盘
web-nowhere = 这里什么也没有
web-nowhere-text = 这个地址不通往任何页面。牌桌和游戏都在大厅里；如果这是一张牌桌的链接，它可能不完整。
