# 所有棋盘通用的文字
web-you-can = 你可以：{ $choice }
web-look = 点选时只查看，不选择
