verb-pass = 跳过
verb-genes = 武力-速度-负重：{ $genes }
verb-birth = 出生在{ $room }
verb-offer = 向 { $seat } 提议交易
verb-give = 给出【{ $card }】
verb-want = 想要【{ $card }】
verb-swap = 互换顺位卡
verb-send = 发出提议
verb-drop = 丢弃草稿
verb-withdraw = 撤回提议 { $offer }
verb-accept = 接受提议 { $offer }
verb-refuse = 拒绝提议 { $offer }
verb-counter = 还价：提议 { $offer }
verb-ready = 准备好了
verb-discard = 丢弃【{ $card }】
verb-go = 前往{ $room }
verb-climb = 不走楼梯前往{ $room }
verb-slide = 从垃圾管道滑到{ room-B503 }
verb-teleport = 传送到{ $room }
verb-fly = 搭直升机到{ $room }
verb-stop = 停在这里
verb-ten-votes = 让你本轮的票算10票
verb-clear = 解毒：{ $room }
verb-take = 拿走【{ $card }】
verb-draw =
    { $number ->
        [0] 不抽卡
       *[other] 抽{ $number }张卡
    }
verb-keep = 留下【{ $card }】
verb-gold = 消耗一张金条：看库存，拿一张卡
verb-recycle = 用循环回收装置拿一张消耗过的卡
verb-fire = 用火箭筒袭击{ $room }
verb-vote = 投票：{ $floor }
verb-drink = 解渴：上交【{ $card }】
verb-eat = 充饥：上交【{ $card }】
verb-use = 使用【{ $card }】
verb-pick = 交出【{ $card }】
verb-done = 完成

ask-genes = 把你的10点基因分配给武力、速度和负重，每项至少1点。
ask-birth = 选择你的出生房间。别人不会知道。
ask-free = 与别人交易，或表示你已准备好。
ask-draft = 写你的提议：给出什么，想要什么，是否互换顺位卡。写好后发出。
ask-pick = 你有几张卡都符合这份提议，选择交出哪一张。
ask-overload = 自由阶段已结束，你的道具卡比负重多{ $count }张：选择一张丢弃。
ask-move = 选择下一步，或停在这里。最后停下的房间不能是出发的房间。
ask-control = { $room }：让你本轮的票算10票，或为一个房间永久解毒，或都不用。
ask-desk = { $room }：重新分配你的基因点数，或跳过，保持基因面板不变。
ask-supply = { $room }：拿一张空投物资，或跳过。
ask-left = { $room }：拿走丢弃在这里的卡，或表示完成。留下的卡不能超过你的负重。
ask-draw = { $room }：你要抽几张卡？它们随机来自这个房间的库存。
ask-junkyard = { $room }：抽到的非垃圾卡最多留下2张。选择一张，或表示完成。
ask-gold = { $room }：要消耗一张金条，查看全部库存并从中拿走一张卡吗？
ask-gold-card = { $room }：选择从库存中拿走的卡。
ask-discard = 你的道具卡比负重多{ $count }张，选择一张丢弃。
ask-act = { $room }：投票之前，你还要在这里做什么？
ask-vote = 投票：让哪个楼层灌入毒气？
ask-hunger = 你有{ $hp }点生命值。你要上交水和粮食吗？每缺一样扣除1点生命值，本轮免交的人除外。
ask-medicine = 你有{ $hp }点生命值。你现在要使用药片、酒或肾上腺素吗？你用了什么，所有人都会看到。

foretell-last-step = 这是最后一步，走到那里就停下
foretell-laser = 激光扣除{ $count }点生命值
foretell-kills = 你的生命值会归0，成为暗影
foretell-used-up = 这张卡会用掉
foretell-leaves = 手里还剩【{ $card }】
foretell-effect = { $effect }
foretell-reaches =
    { $count ->
        [0] { $seat } 立刻看到；这是你本轮最后一个提议
       *[other] { $seat } 立刻看到；本轮还能再提{ $count }次
    }
foretell-votes = 你的票算{ $count }票
foretell-blast = 结算时，那里每名存活的玩家扣除{ $count }点生命值，你自己在那里也一样
foretell-hunger = 你会因此扣除{ $count }点生命值
foretell-heals =
    { $count ->
        [0] 生命值已满，不会增加
       *[other] 生命值+{ $count }
    }

event-round = 第{ $round }轮开始，顺位卡已发出。
event-genes = { $who } 定下基因面板（武力-速度-负重）：{ $genes }。
event-birth = { $who } 选择的出生房间是{ $room }。
event-order = { $who } 拿到{ $order }号顺位卡。
event-offered = { $from } 向 { $to } 发出提议 { $offer }。
event-offer-gives = 提议 { $offer }：{ $from } 给出【{ $card }】。
event-offer-wants = 提议 { $offer }：{ $from } 想要【{ $card }】。
event-offer-order = 提议 { $offer }：{ $from } 要互换顺位卡，自己的是{ $order }号。
event-withdrawn = { $from } 撤回了给 { $to } 的提议 { $offer }。
event-refused = { $to } 拒绝了 { $from } 的提议 { $offer }。
event-lapsed = { $from } 给 { $to } 的提议 { $offer } 失效了。
event-traded = { $to } 接受了 { $from } 的提议 { $offer }，双方成交。
event-gave = { $from } 把【{ $card }】给了 { $to }。
event-swapped = { $who } 与 { $other } 互换了顺位卡：{ $who } 现为{ $order }号，{ $other } 现为{ $theirs }号。
event-action = 第{ $round }轮行动阶段开始，本轮的空投物资到达停机坪 202。
event-turn = 轮到 { $who } 行动（{ $order }号）。
event-started = { $who } 出发，起点是{ $room }。
event-stepped = { $who } 进入{ $room }。
event-stopped = { $who } 停在{ $room }。
event-gene-bank = { $who } 在基因库 201 各项属性永久+1，基因面板（武力-速度-负重）变为{ $genes }。
event-panel = 基因库 201 显示 { $who } 的基因面板（武力-速度-负重）：{ $genes }。
event-ten-votes = { $who } 在控制室 B101 让本轮的票算10票。
event-cleared = { $who } 用控制室 B101 永久解毒，房间是{ $room }。
event-desk = { $who } 用了操作室 B304：基因面板（武力-速度-负重）变为{ $genes }。
event-supply-lies = 停机坪 202 放着【{ $card }】。
event-left-lies = 停机坪 202 放着丢弃的【{ $card }】，共{ $count }张。
event-stock =
    { $count ->
        [0] 库存是空的（{ $room }）。
       *[other] 库存有{ $count }张卡（{ $room }）。
    }
event-drew = { $who } 抽到【{ $card }】（{ $room }）。
event-returned = { $who } 把【{ $card }】放回库存（{ $room }）。
event-gold-used = { $who } 消耗了一张金条（{ $room }）。
event-gold-saw = 库存里有【{ $card }】，共{ $count }张（{ $room }）。
event-took = { $who } 拿走了【{ $card }】（{ $room }）。
event-discarded = { $who } 丢弃了【{ $card }】（{ $room }）。
event-recycled = { $who } 用循环回收装置得到【{ $card }】。
event-fired = { $who } 发射火箭筒，目标是{ $room }。
event-voted =
    { $votes ->
        [1] { $who } 的投票：{ $floor }。
       *[other] { $who } 的投票：{ $floor }，算{ $votes }票。
    }
event-settlement = 第{ $round }轮结算开始。
event-surgery = 手术室 B202 进行了手术。
event-no-surgery = 没有手术。
event-meeting = 发生了{ $meeting }：{ $room }。
event-no-meeting = 没有战斗，没有乱斗，也没有暗影遭遇。
event-drained =
    { $points ->
        [0] { $who } 这次没有吸取到生命值（累计吸取{ $total }点）。
       *[other] { $who } 吸取了{ $points }点生命值（累计吸取{ $total }点）。
    }
event-gassed = 新的毒气楼层：{ $floor }。
event-no-gas = 没有新增毒气楼层。
event-handed-in = { $who } 上交【{ $card }】，本轮不缺{ $as }。
event-handed-nothing = { $who } 什么都没有上交。
event-no-hunger = 本轮没有饥饿。
event-bombed = 火箭筒击中了{ $room }。
event-not-bombed = 没有人发射火箭筒。
event-used = { $who } 使用了【{ $card }】：{ $effect }。
event-rolled =
    { $d6 ->
        [1] { $who } 喝酒掷出{ $d6 }：丢弃所有道具卡。
        [2] { $who } 喝酒掷出{ $d6 }：无事发生。
        [3] { $who } 喝酒掷出{ $d6 }：武力永久+1。
        [4] { $who } 喝酒掷出{ $d6 }：速度永久+1。
        [5] { $who } 喝酒掷出{ $d6 }：负重永久+1。
        [6] { $who } 喝酒掷出{ $d6 }：伤势好转。
       *[other] { $who } 喝酒掷出{ $d6 }。
    }
event-medicine-over = 步骤6结束：不能再使用药片、酒和肾上腺素。
event-gain = { $who } 的生命值+{ $amount }：{ $cause }（现为{ $hp }点）。
event-loss = { $who } 扣除{ $amount }点生命值：{ $cause }（现为{ $hp }点）。
event-exempt = { $who } 本轮不必上交水和粮食。
event-shadow = { $who } 成为暗影。
event-you-shadow = { $who } 的生命值归0，成为暗影。
event-handed-over = { $who } 交出【{ $card }】，送往停尸间 B701。
event-revived = { $who } 复活了。
event-no-revival = 没有人复活。
event-hp = { $who } 本轮结束时的生命值：{ $hp }点。
event-gold-to-life = { $who } 把{ $amount }张金条换成生命值（现为{ $hp }点）。
event-over = 游戏结束，获胜者：{ $winners }。
event-rank = { $who } 获得第{ $rank }名，得{ $points }个金魔方积分。

refuse-game-over = 游戏已经结束，不能再行动。
refuse-not-a-choice = 游戏里没有这个选择，请从当前的选项中选择。
refuse-not-this-question = 现在要决定的不是这个，请从眼前的选项中选择。
refuse-no-such-seat = 牌桌上没有这个座位，请选择在座的玩家。
refuse-no-such-room = 这张地图上没有这个房间，请选择地图上的房间。
refuse-no-such-floor = 没有这个楼层，请从九个楼层中选择。
refuse-genes-least = 武力、速度和负重每项至少1点，请重新分配。
refuse-genes-sum = 三项属性合计必须正好{ $points }点，请重新分配。
refuse-genes-load = 你持有{ $cards }张道具卡，而这里不能丢弃；新的负重至少要有{ $cards }点。
refuse-genes-fixed = 你的基因面板已经定下，请等其他人。
refuse-birth-later = 所有人定下基因面板之后才选出生房间，请等其他人。
refuse-birth-fixed = 出生房间只在第一轮之前选一次，不能再改。
refuse-not-a-birth-room = 不能出生在{ $room }，请从地图标明的出生房间中选择。
refuse-before-round-one = 第一轮开始前什么都不能做：先定基因面板，再选出生房间。
refuse-free-phase-only = 只有自由阶段才能交易，请等下一个自由阶段。
refuse-ready-already = 你已经准备好了。只有别人向你提议，你才能继续交易。
refuse-ready-elsewhere = 只有在自由阶段才能表示准备好。
refuse-draft-first = 你没有在写提议，请先选择向谁提议。
refuse-draft-open = 你正在写一份提议，请先发出或丢弃草稿。
refuse-pick-open = 你接受了一份提议，请先选好要交出的卡。
refuse-nothing-to-pick = 没有需要你选卡的提议。
refuse-not-yourself = 不能向自己提议，请选择其他玩家。
refuse-offers-spent = 一个自由阶段最多发出{ $limit }次提议，你不能再提了。收到的提议仍可答复。
refuse-shadow-trades = 暗影不能给出或得到道具卡；你们之间只能互换顺位卡。
refuse-trading-over = 所有人都已准备好，交易结束。请丢弃超过负重的卡。
refuse-not-tradable = 基因点、位置、投票和房间功能都不能交易，只能口头约定。
refuse-not-held = 你手里没有【{ $card }】，或已经没有更多；请选择自己的卡。
refuse-enough-wanted = 一份提议不能再多要卡了。请就这样发出，或丢弃草稿重写。
refuse-swap-written = 提议里已经写了互换顺位卡；每人只有一张。
refuse-offer-empty = 提议还是空的：请写上至少一张卡，或互换顺位卡，再发出。
refuse-offer-closed = 没有这份提议；它可能已被答复、撤回，或已失效。
refuse-offer-not-yours = 只有提议者能撤回提议，只有收到提议的人能答复。
refuse-wanted-not-held = 你没有对方想要的全部卡，不能接受。请拒绝，或等你有了再说。
refuse-not-fitting = 这里不能用【{ $card }】来抵对方想要的卡，请从当前的选项中选择。
refuse-no-cards-now = 自由阶段不能使用道具卡，只能交易。
refuse-within-load = 你没有超过负重，自由阶段不能丢弃卡。
refuse-discard-later = 自由阶段里可以暂时超过负重，阶段结束时再丢弃。
refuse-must-discard = 你的道具卡仍超过负重，请继续丢弃。
refuse-not-your-turn = 现在是 { $seat } 的回合；大家按顺位卡一个一个行动。
refuse-move-first = 请先结束移动。停下之后才在那个房间行动，最后投票。
refuse-no-moving-now = 自由阶段和结算阶段位置不变，只有在自己的回合才能移动。
refuse-move-over = 你的移动已经结束，没用的步数作废。
refuse-no-steps-left = 步数用完了：速度是几就走几步。你的移动已经结束。
refuse-not-adjacent = 从这里1步走不到{ $room }，请选择有门、楼梯、廊桥或地道相连的房间。
refuse-start-room = 你是从那里（{ $room }）出发的，进去之后就没有步数离开了。请选择别的房间。
refuse-must-move = 不能停在出发的房间，请走到别的房间。
refuse-rope-later = 绳索是移动之后得到的，从下一个回合起才有用。
refuse-needs-rope = 没有绳索就得走楼梯，不能直接去{ $room }。
refuse-not-above-below = { $room }：不在你的正上方或正下方。请选择别的房间。
refuse-chute-elsewhere = 垃圾管道只从回收站 B105 通到垃圾场 B503。
refuse-no-way-back-up = 垃圾管道只能往下，上去请走别的路。
refuse-shadow-function = 你是暗影，不能用房间功能，也不能用垃圾管道、传送或直升机；请走通路，或直接上下楼层。
refuse-shadow-no-cards = 你是暗影，没有道具卡，也不能抽卡或用卡。
refuse-shadow-no-vote = 你是暗影，暗影不投票。
refuse-shadow-not-asked = 这个步骤只问活着的玩家，暗影不参加。
refuse-died-in-laser = 你死在激光室 102，回合就此结束，不能行动，也不能投票。
refuse-died-this-round = 你在本轮成为暗影，本轮余下的时间不上交也不用卡。
refuse-teleporter-elsewhere = 只有在传送室 B403 才能传送，请先去那里。
refuse-named-room = { $room }：这是功能房间，只能传送到普通房间。请选择普通房间。
refuse-helicopter-elsewhere = 直升机只从停机坪 202 起飞，而且你的回合要从那里开始。
refuse-helicopter-first-step = 直升机必须是回合的第一步，现在只能走了。
refuse-helicopter-target = 直升机不飞往{ $room }，请从当前的选项中选择。
refuse-turn-only = 这要在行动阶段你自己的回合里做，请等轮到你。
refuse-room-elsewhere = 你所在的房间没有这个功能；只看移动结束时所在的房间。
refuse-room-over = 问你的时候你没有使用房间功能，现在已经过了时候。
refuse-one-function = 控制室 B101 的两个功能，一次只能用一个，你已经用过了。
refuse-desk-used = 这个回合你已经重新分配过；操作室 B304 每个回合只能用一次。
refuse-no-gas-there = { $room }：现在不是毒气房间。请选择毒气房间。
refuse-freed-already = { $room }：你自己已经给它解过毒，请选择别的房间。
refuse-not-lying = 这里没有【{ $card }】可拿，请从当前的选项中选择。
refuse-one-supply = 每个回合只能拿一张空投物资，而且已经过了拿的时候。
refuse-discards-stay = 这个回合丢弃的卡，不能在同一回合拿回或抽回。
refuse-take-over = 你没有拿这里丢弃的卡，现在已经过了拿的时候。
refuse-draw-elsewhere = 这里没有卡可抽可拿，只有可抽卡的房间才有。
refuse-draw-twice = 你这个回合已经抽过卡；每个回合只抽一次。
refuse-draw-limit = 这里最多抽{ $limit }张，请选0到{ $limit }之间的数。
refuse-stock-empty = 这里的库存是空的，没有卡可拿。
refuse-must-name-number = 请说要抽几张，可以是0张。
refuse-keep-limit = 在垃圾场 B503，一次抽卡最多留下两张不是垃圾的卡，而且要在抽卡之后马上选。
refuse-junk-kept = 抽到的垃圾已经在你手里，请从其他卡中选择。
refuse-gold-not-here = 现在不能用金条：要在可抽卡的房间、抽卡之后马上用；垃圾场 B503 和停机坪 202 都不行。
refuse-gold-none = 你没有金条。
refuse-gold-after-draw = 金条只能在抽卡之后马上使用，不能提前，也不能事后补用。
refuse-gold-take-first = 请先拿这张金条换来的卡，然后才能再用一张金条。
refuse-gold-for-gold = 用金条拿的卡不能是金条，请选择别的卡。
refuse-take-needs-gold = 只有在抽卡之后马上用金条，才能从库存里挑一张卡。
refuse-must-take = 你用了金条，请从显示的卡中拿一张。
refuse-recycler-none = 你没有循环回收装置。
refuse-recycler-used = 循环回收装置本轮已经用过；不论在谁手里，每轮只能用一次。
refuse-recycler-full = 再多一张卡就会超过负重。在可以丢弃的地方，请先丢弃一张。
refuse-recycler-empty = 消耗堆是空的，没有卡可以回收。
refuse-bazooka-none = 你没有火箭筒。
refuse-bazooka-fired = 火箭筒本轮已经发射过；不论在谁手里，每轮只能发射一次。
refuse-discard-not-here = 只能在可抽卡的房间或停机坪 202 丢弃卡，请先留着。
refuse-acts-later = 还不到时候：先用房间，再丢弃超出的卡，然后才能丢弃、回收或发射。
refuse-acts-over = 现在只剩投票；丢弃、循环回收装置和火箭筒都在投票之前。
refuse-vote-last = 投票在回合的最后，请先做完现在的事。
refuse-must-vote = 还有没毒气的楼层，不能弃权。请投给其中一层。
refuse-no-more-votes = 九个楼层都有毒气了，不再投票。
refuse-gassed-already = { $floor }已有毒气，请投给别的楼层。
refuse-hunger-step = 水和粮食只在结算步骤4上交。
refuse-nothing-due = 你本轮不必上交水和粮食，请跳过，把卡留着。
refuse-revived-nothing-due = 你刚刚复活，本轮不必上交水和粮食。请跳过，把卡留着。
refuse-meal-chosen = 水和粮食你已经选好了，请等其他人。
refuse-one-each = 这一种你已经交过了；每人最多上交1张水和1张粮食。
refuse-not-water = 【{ $card }】不能当水上交，请选择带水的卡。
refuse-not-food = 【{ $card }】不能当粮食上交，请选择带粮食的卡。
refuse-medicine-step = 药片、酒和肾上腺素只在结算步骤6使用。
refuse-medicine-chosen = 药片、酒和肾上腺素你已经选好了；等所有人选好，再按顺位卡的顺序执行。
refuse-not-medicine = 这个步骤不能使用【{ $card }】，只能用药片、酒和肾上腺素。
refuse-second-adrenaline = 这次结算你已经用过肾上腺素，第二张要等以后再用。
