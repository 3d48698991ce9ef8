### What the web client says around a game: lobby, opening, question, ending.

## The lobby

web-game-minutes = { $low }–{ $high }分鐘
web-status-mine = 輪到你
web-status-wait = 等待 { $names }
web-status-won = 已結束：你獲勝了
web-status-lost = 已結束：你沒有獲勝
web-status-rank = 已結束：{ $count }人中第{ $rank }名
web-status-over = 已結束
web-status-gone = 牌桌已不存在
web-tables-all = 我的全部牌桌

## The opening

web-opening = 你是誰
web-opening-goal = 如何獲勝
web-opening-first = 首先做什麼
web-opening-covered = 你的身分只能由你自己看。
web-opening-look = 現在查看
web-opening-begin = 進入牌桌
web-opening-again = 我是誰？
web-set-openings = 對局開始時顯示我是誰、如何獲勝
web-set-covered = 只與電腦對局時也蓋住我的秘密
web-set-passing = 我只能跳過時自動跳過。跳過在時限結束時才生效，沒有人會察覺

## The question

web-about = 這個問題涉及的內容
web-only-pass = 這裡你只能跳過。凡是可能有行動的人都會遇到這一刻，這樣就不會暴露任何人。
web-passes-itself = 這裡你只能跳過，已自動為你跳過，時限結束時生效。
web-passing-on = 以後自動跳過

## What befalls me

web-fate = 這與你有關
web-fate-close = 知道了

## The ending

web-ending-rank = 你在{ $count }人中排第{ $rank }。
web-ending-story = 經過
web-ending-why = 為何結束
web-ending-who = 每個人是誰
web-ending-won = 獲勝
web-ending-place = 第{ $rank }名
web-ending-points = { $count }分
web-ending-moments = 決定勝負的時刻
web-ending-moment = 第{ $at }個決定：在重播中查看
web-ending-board = 在版圖上查看全部真相
web-ending-page = 返回結局
web-again-title = 再來一局
web-again-same = 座位不變
web-again-rotate = 全員順移一個座位
web-again-seats = 座位
web-again-play = 原班人馬再來一局
web-again-follow = 原班人馬再來一局。你將在{ $seconds }秒後一同過去。
web-again-next = 原班人馬在另一張牌桌再來一局。
web-again-go = 現在就去
web-again-stay = 留在這裡
web-new-other = 換個遊戲
