### What the web client says around a game: lobby, opening, question, ending.

## The lobby

web-game-minutes = { $low }–{ $high }分钟
web-status-mine = 轮到你
web-status-wait = 等待 { $names }
web-status-won = 已结束：你获胜了
web-status-lost = 已结束：你没有获胜
web-status-rank = 已结束：{ $count }人中第{ $rank }名
web-status-over = 已结束
web-status-gone = 牌桌已不存在
web-tables-all = 我的全部牌桌

## The opening

web-opening = 你是谁
web-opening-goal = 如何获胜
web-opening-first = 首先做什么
web-opening-covered = 你的身份只能由你自己看。
web-opening-look = 现在查看
web-opening-begin = 进入牌桌
web-opening-again = 我是谁？
web-set-openings = 对局开始时显示我是谁、如何获胜
web-set-covered = 只与电脑对局时也盖住我的秘密
web-set-passing = 我只能跳过时自动跳过。跳过在时限结束时才生效，没有人会察觉

## The question

web-about = 这个问题涉及的内容
web-only-pass = 这里你只能跳过。凡是可能有行动的人都会遇到这一刻，这样就不会暴露任何人。
web-passes-itself = 这里你只能跳过，已自动为你跳过，时限结束时生效。
web-passing-on = 以后自动跳过

## What befalls me

web-fate = 这与你有关
web-fate-close = 知道了

## The ending

web-ending-rank = 你在{ $count }人中排第{ $rank }。
web-ending-story = 经过
web-ending-why = 为何结束
web-ending-who = 每个人是谁
web-ending-won = 获胜
web-ending-place = 第{ $rank }名
web-ending-points = { $count }分
web-ending-moments = 决定胜负的时刻
web-ending-moment = 第{ $at }个决定：在回放中查看
web-ending-board = 在版图上查看全部真相
web-ending-page = 返回结局
web-again-title = 再来一局
web-again-same = 座位不变
web-again-rotate = 全员顺移一个座位
web-again-seats = 座位
web-again-play = 原班人马再来一局
web-again-follow = 原班人马再来一局。你将在{ $seconds }秒后一同过去。
web-again-next = 原班人马在另一张牌桌再来一局。
web-again-go = 现在就去
web-again-stay = 留在这里
web-new-other = 换个游戏
