### 电脑为什么这样选：给初学者的一句话。

why-only = 没有别的选择。

## 开局

why-genes = 速度让你走到需要的房间，负重让你带上几轮的水和粮食；武力只在遇到人时才有用。
why-birth = { $room }：从那里出发，第一轮就能走到你需要的地方。

## 交易

why-offer = { $give }你用不着，{ $want }你会缺。
why-accept = { $seat } 给你的，比你付出的更值。
why-refuse = { $seat } 要你付出的，比你会得到的更值。
why-refuse-order = { $seat } 的顺位卡对你没有好处。
why-ready = 现在没有值得做的交易。
why-drop = 这笔交易对你不再有用。

## 停在哪里

why-water = { $room }：后面几轮你需要水。
why-food = { $room }：后面几轮你需要粮食。
why-medicine = { $room }：一张药片就是2点生命值。
why-weapons = { $room }：有了枪，就不会输给武力高的人。
why-gold = { $room }：每张金条最后值1点生命值。
why-stock = { $room }：那里的卡值得走一趟。
why-supply = { $room }：那里可能有空投物资，而且不受毒气伤害。
why-canteen = { $room }：这一轮不会挨饿。
why-surgery = { $room }：如果正好再来一个人，你们各增加4点生命值。
why-gene-bank = { $room }：每项属性永久+1。
why-control = { $room }：从那里由你决定毒气的去向。
why-desk = { $room }：最后一轮武力比速度和负重更有用。
why-fight = { $room }：你有武器，谁来谁吃亏。
why-no-gas = { $room }：毒气不太可能伤到那里的你。
why-quiet = { $room }：那里不太会有人来。
why-onward = { $room }：下一轮从那里可以走到你需要的地方。
why-drain = { $room }：那里最可能有存活玩家，累计吸取2点就能复活。

## 在房间里

why-ten-votes = 有了十票，毒气就去你要的楼层。
why-clear = { $room }：你要停在那里，不解毒就会受伤。
why-new-panel = 最后一轮生命值相同时比较武力，速度和负重已经没用了。
why-keep-panel = 你的基因面板现在正合适。
why-draw = 能抽就抽满：用不着的可以再放下。
why-card = 【{ $card }】对你最有用。
why-no-card = 这些卡都不值得占一个位置。
why-gold-use = { $room }：这里能挑的卡比金条更值。
why-gold-keep = 留着金条，最后值1点生命值。
why-discard = 你最用不着的是【{ $card }】。
why-recycle = 从消耗堆拿一张卡，不花代价。
why-fire = { $room }：那里的人可能比别处都多。
why-done = 这里没有别的有用的事可做。
why-vote = { $floor }：那里的毒气多半伤别人多，伤你少。

## 结算

why-meal = 上交【{ $card }】，就不会因此扣除1点生命值。
why-no-meal = 饥饿现在伤不了你，把卡留着。
why-pill = 药片使生命值+2，你失去的正好够补。
why-alcohol = 骰子多半有好处，你也没有多少可失去的。
why-adrenaline = 下一轮你不会死，而且哪里都走得到。
why-keep-medicine = 药片、酒和肾上腺素留到后面更有用。
