# 所有棋盤通用的文字
web-you-can = 你可以：{ $choice }
web-look = 點選時只查看，不選擇
