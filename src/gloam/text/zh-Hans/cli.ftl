### 命令行的输出。

cli-game = 游戏
cli-name = 名称
cli-seats = 座位
cli-languages = 语言
cli-rules = 规则
cli-forbids = 这条规则禁止的事

cli-games-played = 局数
cli-seed = 种子
cli-seconds = 秒数
cli-games-per-second = 每秒局数
cli-decisions-per-second = 每秒决定数
cli-engine = 引擎
cli-compiled = 已编译
cli-interpreted = 解释执行
cli-digest = 摘要
cli-who = 谁
cli-wins = 胜局
cli-share = 比例
cli-mind = 电脑
cli-mean-result = 平均结果（0 到 1）
cli-mean-rank = 平均名次
cli-rule = 结束依据

cli-replay-decision = > { $decision }
cli-replay-private = （仅 { $seats } 可见）{ $event }
cli-replay-sketch = 这一局所用的规则或内容与这里的不同，所以不能再显示每位玩家当时看到了什么。下面是做过的决定和结局：
cli-replay-unfinished = 对局记录在第{ $decisions }个决定后中断，游戏尚未结束。
cli-replay-nobody = 无人获胜（{ $rules }）。
cli-replay-won =
    { $count ->
       *[other] 获胜者：{ $winners }（{ $rules }）。
    }
