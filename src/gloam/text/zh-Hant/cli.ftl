### 命令列的輸出。

cli-game = 遊戲
cli-name = 名稱
cli-seats = 座位
cli-languages = 語言
cli-rules = 規則
cli-forbids = 這條規則禁止的事

cli-games-played = 局數
cli-seed = 種子
cli-seconds = 秒數
cli-games-per-second = 每秒局數
cli-decisions-per-second = 每秒決定數
cli-engine = 引擎
cli-compiled = 已編譯
cli-interpreted = 直譯執行
cli-digest = 摘要
cli-who = 誰
cli-wins = 勝局
cli-share = 比例
cli-mind = 電腦
cli-mean-result = 平均結果（0 到 1）
cli-mean-rank = 平均名次
cli-rule = 結束依據

cli-replay-decision = > { $decision }
cli-replay-private = （僅 { $seats } 可見）{ $event }
cli-replay-sketch = 這一局所用的規則或內容與這裡的不同，所以不能再顯示每位玩家當時看到了什麼。下面是做過的決定和結局：
cli-replay-unfinished = 對局紀錄在第{ $decisions }個決定後中斷，遊戲尚未結束。
cli-replay-nobody = 無人獲勝（{ $rules }）。
cli-replay-won =
    { $count ->
       *[other] 獲勝者：{ $winners }（{ $rules }）。
    }
