### 《墙后低语》游玩时说的话：选项、提问、事件、拒绝。

## 选项：简短，像按钮上的字

verb-pass = 跳过
verb-be = 扮演{ $killer }
verb-pick = 扮演{ $victim }
verb-move = { $victim }：移动
verb-calm = { $victim }：镇定
verb-special = { $victim }：【{ $item }】
verb-ability = { $victim }：特殊行动
verb-underground = { $victim }：走密道
verb-clear = { $victim }：清障
verb-repair = { $victim }：维修
verb-repair-with = { $victim }：用【{ $item }】维修
verb-rummage = { $victim }：翻找
verb-use = { $victim }：使用【{ $item }】
verb-drill = { $victim }：【{ plan-fire-drill }】的一步
verb-trade = { $victim }：与{ $partner }交换
verb-loot = { $victim }：从{ $body }身上拿【{ $item }】
verb-wait = 暂时没有要做的
verb-end = 结束行动
verb-reward = 使用计划：【{ $plan }】
verb-go = 前往{ $location }
verb-stop = 停在这里
verb-open = 清开{ $passage }
verb-tear = 移除{ $location }的巢穴
verb-give = 给出【{ $item }】
verb-want = 想要【{ $item }】
verb-send = 提出交换
verb-drop = 放弃交换
verb-accept = 接受
verb-decline = 拒绝
verb-keep = 留下【{ $item }】
verb-discard = 弃掉【{ $item }】
verb-hand = 装备给{ $victim }
verb-mark = 标记条目：【{ $plan }】
verb-play = 打出【{ $kcard }】
verb-pay = 用【{ $kcard }】支付费用
verb-lose = 弃掉【{ $kcard }】
verb-search = 搜寻
verb-run = 疾行，先到{ $location }
verb-sense = 侧耳倾听
verb-block = 设路障：{ $passage }
verb-lift = 拿走路障：{ $passage }
verb-zone = { $zone }
verb-at = { $location }
verb-victim = { $victim }
verb-item = { $item }
verb-passage = { $passage }
verb-choose = { $choice }
verb-defend = 用【{ $item }】防守
verb-defender = 由{ $victim }防守
verb-escape = 逃往{ $location }
verb-charm = 使用【{ $item }】
verb-stakeout = 使用【{ $plan }】：让凶手说出区域
verb-nest = 移动{ $location }的巢穴

## 提问

ask-killer = 你是哪名凶手？
ask-pick = 你选哪名受害者？
ask-action = 受害者接下来做什么？
ask-step = { $victim }去哪里？
ask-clear = { $victim }清开什么？
ask-target = 选择这次行动的目标。
ask-keep = { $victim }找到了【{ $item }】。留下吗？
ask-limit = { $victim }超过三件物品。弃掉哪件？
ask-trade = 你给出什么，想换什么？
ask-offer = 接受整个交换吗？
ask-hand = 装备给哪名受害者？
ask-equipment = { $victim }留下哪张牌？
ask-plan = 标记计划的条目吗？
ask-reward = 选择计划奖励的目标。
ask-instant = 逐张打出即时牌，或者继续。
ask-cost = 用哪张牌支付【{ $kcard }】的费用？受害者看不到。
ask-card = 选择这张牌的目标。
ask-main = 打出一张强化牌，或做至多两次基本行动：走一步、搜寻。
ask-walk = 你去哪里？
ask-long = 打出一张布局牌，或者不打。
ask-stalk = 你悄悄去哪里？没有人看得到。
ask-block = 在哪条通道上设路障？
ask-lift = 路障用完了。从哪条通道拿一个？
ask-nest = 把哪个巢穴移到这里？
ask-attack = 你在攻击。打出一张攻击牌，或者不打。
ask-defender = 凶手发起攻击，力量{ $strength }。谁来防守？
ask-defence = 凶手以力量{ $strength }攻击{ $victim }。用一件物品防守，或者不用。
ask-escape = 遭遇结束。{ $victim }逃开一步，还是留下？
ask-lose = 手牌太多。弃掉哪张？
ask-charm = 恐惧袭来。若波及持有【{ item-charm }】的{ $victim }，可以使用，也可以跳过。
ask-stakeout = 凶手进入潜行。你们若有【{ plan-stakeout }】，可以使用，也可以跳过。
ask-patience = 这里没有人。走一步，还是留下？
ask-ears = 这里没有人。侧耳倾听吗？

foretell-main-action = 用掉本回合的主要行动
foretell-noise = { $location }会传出噪声
foretell-gears = 装上{ $count }个齿轮
foretell-used-up = 用掉【{ $item }】
foretell-draws-item = 抽{ $count }张物品
foretell-may-be-heard = 若抽到有噪声的物品，{ $location }会传出噪声
foretell-costs = 还要支付{ $count }张牌
foretell-names = { $location }里的人会被公开点到，你随即攻击
foretell-breaks = 拆掉路障：{ $passage }
foretell-dice = 用{ $count }颗骰子防守
foretell-kills = { $victim }已受伤，再受伤就会死亡
foretell-strength = 你以力量{ $strength }攻击
foretell-no-boost = 之后本回合不能再打强化牌
foretell-listens = 这里和相邻地点的人会被公开点到

## 事件

event-first = { $seat } 现在是受害者的发言人。
event-killer = 凶手是{ $killer }。
event-victim = { $victim }在宅中，由 { $seat } 扮演。
event-picked = { $seat } 选了{ $victim }。
event-round = 第{ $round }轮：受害者的回合。噪声全部消失。
event-rescue =
    { $cells ->
        [0] 救援到了。
       *[other] 救援在路上，还有{ $cells }格。
    }
event-escaped = { $victim }从{ $location }逃脱。
event-stepped = { $victim }前往{ $location }。
event-calmed = 不再恐惧：{ $victims }。
event-healed = { $victim }痊愈了。
event-cleared = 路障被清开：{ $passage }。
event-nest-gone = { $location }的巢穴被移除。
event-acted = { $victim }：{ $action }。
event-used = { $victim }使用【{ $item }】。
event-gears =
    { $count ->
        [0] 没有装上齿轮。发报机上有{ $gears }个。
       *[other] 装上{ $count }个齿轮（{ $victim }）。发报机上有{ $gears }个。
    }
event-noise = { $location }传出噪声。
event-drew = { $victim }拿到【{ $item }】。
event-kept = { $victim }留下【{ $item }】。
event-discarded = { $victim }弃掉【{ $item }】。
event-trap = 捕兽夹放在{ $location }，首次防守+{ $bonus }。
event-offered = { $victim }向{ $partner }提出交换。
event-declined = { $victim }向{ $partner }提出的交换被拒绝。
event-gave = { $victim }把【{ $item }】给了{ $partner }。
event-looted = { $victim }从{ $body }身上拿走【{ $item }】。
event-equipped = { $victim }得到装备。
event-marked = 计划【{ $plan }】标记了一个条目。已标记{ $count }个。
event-completed = 计划【{ $plan }】完成了。
event-reward = 使用计划【{ $plan }】的奖励。
event-plans = 你们的计划：【{ $plan }】、【{ $other }】。
event-report = 凶手听到噪声：{ $locations }。
event-silence = 凶手什么也没听到。
event-keys = 钥匙架上有{ $count }把钥匙。
event-keys-of = { $victim }有{ $count }把钥匙。
event-killer-turn = 轮到凶手。
event-revealed = 凶手在{ $location }现身。
event-played = 凶手打出【{ $kcard }】。
event-paid = 凶手用{ $count }张牌支付费用。
event-you-paid = 你用【{ $kcard }】支付费用。
event-went = 凶手前往{ $location }。
event-broke = 凶手拆掉路障：{ $passage }。
event-placed = 凶手出现在{ $location }。
event-searched = 凶手搜寻{ $location }。
event-found = 凶手找到了：{ $victims }。
event-nobody = 那里没有人。
event-sense-zone = 凶手感知{ $zone }里有谁。
event-sense-at =
    { $radius ->
        [0] 凶手感知{ $location }有谁。
        [one] 凶手感知{ $location }及相邻地点有谁。
       *[other] 凶手感知{ $location }半径{ $radius }之内有谁。
    }
event-sense-area = 凶手感知这些地点有谁：{ $locations }。
event-sense-blood = 凶手感知{ $filter }各在哪个区域。
event-named = 被点到：{ $victims }。
event-named-in = { $victim }在{ $zone }。
event-none-named = 没有人被点到。
event-fright = 恐惧蔓延（{ $filter }）：{ $locations }。
event-fear = { $victim }感到恐惧。恐惧标记：{ $count }个。
event-scream = { $victim }在{ $location }尖叫。
event-charm = { $victim }使用【{ $item }】，本回合恐惧对其无效。
event-blocked = 设下路障：{ $passage }。
event-lifted = 拿走路障：{ $passage }。
event-stealth = 凶手消失了。最后出现在{ $location }，离那里不超过{ $count }步。
event-stalked = 你悄悄前往{ $location }。
event-zone = 凶手在{ $zone }的某处。
event-nest = { $location }筑起巢穴。
event-nest-moved = { $location }的巢穴被移走。
event-slow = { $zone }石化。下一个受害者回合，从那里开始的移动只能走一步。
event-strength = 凶手的力量现在是{ $strength }。
event-level = 凶手升到{ $level }级。力量：{ $strength }。
event-unlocked = 凶手获得【{ $kcard }】。
event-you-drew = 你抽到【{ $kcard }】。
event-you-lost = 你弃掉【{ $kcard }】。
event-you-chose = 你选择弃掉【{ $kcard }】。
event-you-discarded = 你从牌库顶弃掉【{ $kcard }】。
event-lost = 凶手自选弃掉一张牌。
event-defender = { $victim }防守，凶手力量{ $strength }。
event-defends = { $victim }用【{ $item }】防守。
event-rolled = { $victim }掷{ $dice }颗骰子：共{ $total }点。
event-die = 骰子掷出{ $face }。
event-sprung = { $location }的捕兽夹弹起：防守+{ $bonus }。
event-repelled = { $victim }击退攻击：防守{ $defence }，力量{ $strength }。
event-wounded = { $victim }受伤：防守{ $defence }，力量{ $strength }。
event-died = { $victim }死了。
event-discards = 凶手从牌库弃掉{ $count }张牌。
event-draws = 凶手抽{ $count }张牌。
event-over = { $ending }
event-ability = 【{ $ability }】生效。
event-shuffled = 你的弃牌堆洗成新牌库。

## 拒绝

refuse-over = 对局已经结束。
refuse-setting-up = 对局还在准备。
refuse-killers-turn = 现在是凶手的回合。
refuse-victims-turn = 现在是受害者的回合。
refuse-wait-others = 你这一方要先等另一人完成。
refuse-wait-victims = 要先等受害者回答。
refuse-not-now = 现在要决定的不是这个。
refuse-not-allowed = 这里没有这样的选择。
refuse-taken = { $victim }已有人选了。
refuse-not-yours = { $victim }不由你操控。
refuse-not-in-play = { $victim }不在宅中。
refuse-all-gone = 你的受害者都已死亡或离开，你只能旁观。
refuse-acted = { $victim }本回合已做过主行动。
refuse-not-adjacent = { $location }与这里不相邻。
refuse-barricaded = 有路障挡着：{ $passage }。
refuse-squeezed = 只能在移动中挤过一个路障：{ $passage }。
refuse-no-way = { $victim }的路都被路障挡住了。
refuse-must-step = 这次移动还没走完。
refuse-no-special = { $victim }没有自己的特殊行动。
refuse-needs-not-met = { $victim }在这里不能这样做：条件不满足。
refuse-needs-not-met-item = 【{ $item }】现在不能用：条件不满足。
refuse-not-held = 没有可用的【{ $item }】。
refuse-no-such-use = 【{ $item }】不能这样用。
refuse-nothing-to-clear = 这里的通道没有路障，也没有巢穴。
refuse-not-at-transmitter = 发报机不在这里。
refuse-killer-here = 凶手的棋子就在{ $location }。
refuse-repaired-already = 本回合已经有人维修过。
refuse-transmitter-done = 发报机已经修好。
refuse-not-item-place = 这里没有东西可翻找。
refuse-items-gone = 物品牌库空了。
refuse-not-all-acted = 还有受害者没做主行动。
refuse-must-end = 大家都行动过了：结束行动，或者再做点别的。
refuse-not-speaker = 这由发言人决定。
refuse-nothing-offered = 这次交换里没有人给出东西。
refuse-own-item = 【{ $item }】是专属物品，不能给人。
refuse-passed-too-often = 【{ $item }】本回合已经易手两次。
refuse-declined-before = 同样的提议本回合已被拒绝过。
refuse-dropped-too-often = 本回合放弃的提议太多了。
refuse-not-among = 拿到的牌里没有【{ $item }】。
refuse-not-fulfilled = 【{ $plan }】的下一个条目还没满足。
refuse-no-reward = 计划【{ $plan }】现在没有可用的奖励。
refuse-drill-used = { $victim }没有或已用过【{ plan-fire-drill }】的一步。
refuse-no-body = 这里没有{ $victim }的尸体。
refuse-not-in-hand = 你手里没有【{ $kcard }】。
refuse-wrong-step = 【{ $kcard }】不能在这一步打出。
refuse-unpaid = 【{ $kcard }】的费用是{ $count }张其他牌，你的手牌不够。
refuse-card-needs = 现在不满足【{ $kcard }】的条件。
refuse-not-itself = 【{ $kcard }】不能用来支付自己的费用。
refuse-no-boost-now = 做过基本行动就不能打强化牌。
refuse-ran-already = 本回合已经疾行过。
refuse-not-able = 你的等级还不够。
refuse-blocked-already = 那里已经有路障：{ $passage }。
refuse-not-that-passage = 够不到这条通道：{ $passage }。
refuse-must-block = 只要有空通道就必须设路障，例如{ $passage }。
refuse-no-token = 那里没有路障：{ $passage }。
refuse-just-placed = 不能拿这个路障：{ $passage }。
refuse-not-shortest = { $location }不在最短路上。
refuse-not-attackable = { $victim }现在不能防守。
refuse-not-defensive = 【{ $item }】防守时没有用。
refuse-no-passages = { $victim }不能走密道。
refuse-no-trade-partner = { $victim }不在同一地点。
refuse-not-frightened = 这次恐惧波及不到【{ $item }】的主人。
refuse-no-nest = { $location }没有巢穴。
