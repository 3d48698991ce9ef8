### 电脑为什么这样选：给初学者的一句话。

why-only = 没有别的选择。

## 开局

why-genes = 速度让你走到需要的房间，负重让你带上几轮的水和粮；武力只在遇到人时才有用。
why-birth = { $room }：从这里出发，第一轮就能走到你需要的地方。

## 交易

why-offer = 你用得着{ $want }，而{ $give }可以让出去。
why-accept = { $seat } 给的比你付出的更值。
why-refuse = { $seat } 要的比给你的更值。
why-refuse-order = { $seat } 的顺位卡对你没有好处。
why-ready = 现在没有值得做的交易。
why-drop = 这笔交易已经没有必要。

## 停在哪里

why-water = { $room }：后面几轮你需要水。
why-food = { $room }：后面几轮你需要粮食。
why-medicine = { $room }：一张药片就是 2 点生命。
why-weapons = { $room }：有了枪就不怕别人武力高。
why-gold = { $room }：每根金条最后值 1 点生命。
why-stock = { $room }：那里的卡值得走一趟。
why-supply = { $room }：那里可能有空投物资，而且不受毒气伤害。
why-canteen = { $room }：这一轮不用交水和粮。
why-surgery = { $room }：如果正好再来一个人，两人各回 4 点生命。
why-gene-bank = { $room }：每项基因永久加 1。
why-control = { $room }：在那里由你决定毒气。
why-desk = { $room }：最后一轮武力比速度和负重更有用。
why-fight = { $room }：你有枪，遇到人吃亏的是对方。
why-no-gas = { $room }：那里不太会受毒气伤害。
why-quiet = { $room }：那里不太会有人来。
why-onward = { $room }：下一轮从那里可以走到你需要的地方。
why-drain = { $room }：活人最可能在那里，吸满 2 点就能复活。

## 在房间里

why-ten-votes = 有了十票，毒气就去你要的楼层。
why-clear = { $room }：你停在这里，不解毒就会受伤。
why-new-panel = 最后一轮同分比武力，速度和负重已经没用了。
why-keep-panel = 你的基因现在正合适。
why-draw = 能抽就抽满：用不着的可以再放下。
why-card = { $card }对你最有用。
why-no-card = 这些卡都不值得占一个位置。
why-gold-use = { $room }：这里能挑的卡比金条更值。
why-gold-keep = 留着金条，最后值 1 点生命。
why-discard = 最用不着的是{ $card }。
why-recycle = 从已消耗的卡里拿一张，不花代价。
why-fire = { $room }：那里可能人最多。
why-done = 这里没有别的有用的事可做。
why-vote = { $floor }的毒气伤别人多，伤你少。

## 结算

why-meal = 交出{ $card }，少掉 1 点生命。
why-no-meal = 现在饿不死你，卡留着。
why-pill = 药片回 2 点生命，你正好需要。
why-alcohol = 骰子多半有好处，你也没什么可丢的。
why-adrenaline = 下一轮你不会死，而且哪里都走得到。
why-keep-medicine = 药留到后面更有用。
