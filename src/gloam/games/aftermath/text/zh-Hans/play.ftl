# 可选的

verb-pass = 不用
verb-hero = 扮演{ $hero }
verb-keeper = 由 { $seat } 当保管人
verb-mission = { $mission }
verb-start = 从{ $cell }入场
verb-discard = 弃掉【{ $card }】
verb-move = 移动：先打出【{ $card }】
verb-play = 打出【{ $card }】
verb-go = 就用这些卡出发
verb-step = 走到{ $cell }
verb-stop = 停在这里，剩下的移动点作废
verb-boat = 带着船到{ $cell }
verb-talk = 与威胁进度条第{ $foe }栏的敌人交流：本能
verb-recover = 摆脱【{ $status }】：做卡上的检定
verb-scavenge = 拾荒：标记{ $find }，本能
verb-ability = 用白卡发动【{ $ability }】
verb-inspire = 激励 { $seat }：给出【{ $card }】
verb-equip = 装备与交易：弃掉【{ $card }】
verb-melee = 近战攻击第{ $foe }栏敌人的模型{ $figure }：力量
verb-ranged = 远程攻击第{ $foe }栏敌人的模型{ $figure }：敏捷
verb-weapon = 用【{ $item }】
verb-bare = 空爪攻击
verb-use = 使用【{ $item }】
verb-contribute = 把【{ $card }】投入团队考验
verb-lift = 搬起重物：力量5
verb-drop = 放下重物
verb-throw-away = 弃掉【{ $item }】
verb-read = 把这一格的条目再读一遍
verb-leave = 从这个出口离开
verb-end = 结束回合
verb-done = 完成
verb-wear = 装备【{ $item }】
verb-stow = 把【{ $item }】放进背包
verb-charge = 给【{ $item }】装一节电池
verb-hand = 把【{ $item }】交给 { $seat }
verb-take = 向 { $seat } 要【{ $item }】
verb-give-battery = 给 { $seat } 一节电池
verb-take-battery = 向 { $seat } 要一节电池
verb-scrap = 把【{ $item }】拆成残料
verb-accept = 给出去
verb-refuse = 自己留着
verb-name = 当作{ $attribute }
verb-test = { $number ->
    [0] 做第一项检定
    [1] 做第二项检定
    [2] 做第三项检定
   *[other] 做最后一项检定
}
verb-choose = { $page }
verb-pick = { $seat }
verb-prey = { $seat }
verb-way = 到{ $cell }
verb-at = 在{ $cell }
verb-figure = 第{ $foe }栏敌人的模型{ $figure }
verb-rest = 休整：时间+1
verb-heal = { $seat } 吃1份食物，治疗1点伤害
verb-repair = 修好【{ $item }】，交给 { $seat }
verb-mend = 为聚落修好【{ $item }】
verb-travel = 前往{ $location }
verb-no-card = 没有合适的卡
verb-home = 回家
verb-turn-back = 这个回合结束后商量回家
verb-road = { $number ->
    [0] 开卡车去{ $location }
    [1] 开吉普去{ $location }
   *[other] 驾车去{ $location }
}
verb-break = 损坏【{ $item }】
verb-reroll = 重掷白骰
verb-cancel = 抵消这次命中
verb-cancel-wound = 抵消一点伤害
verb-shield = 替 { $seat } 承受这次攻击
verb-build = 建造【{ $item }】
verb-store = 把【{ $item }】存进聚落仓库
verb-fetch = { $hero }从聚落仓库取出并装备【{ $item }】
verb-pack = { $hero }从聚落仓库取走【{ $item }】，放进背包
verb-learn = { $seat } 学习【{ $ability }】
verb-forget = 放弃【{ $ability }】
verb-endless = 进入无限生命模式：人口和士气设为5
verb-go-on = 继续
verb-give-up = 让战役到此为止
verb-drive = 驾驶：做道路卡的检定
verb-fire-at = { $number ->
    [0] 射击后面第一辆车：敏捷
    [1] 射击后面第二辆车：敏捷
    [2] 射击后面第三辆车：敏捷
   *[other] 射击后面最后一辆车：敏捷
}
verb-ram = { $number ->
    [0] 冲撞后面第一辆车：力量，失败则车体-1
    [1] 冲撞后面第二辆车：力量，失败则车体-1
    [2] 冲撞后面第三辆车：力量，失败则车体-1
   *[other] 冲撞后面最后一辆车：力量，失败则车体-1
}
verb-patch = 修补车体：力量5，付1残料
verb-find = 拾荒标记{ $find }
verb-yes = 好

# 要问的

ask-hero = 你扮演谁？
ask-keeper = 谁来当第一位保管人，走第一个回合？
ask-mission = 今天做哪个任务？
ask-side = 要不要带上一个支线任务？时限+3。
ask-start = 从哪里入场？
ask-discard = 补到五张之前，要弃卡吗？
ask-limit = 手牌超过五张了，弃哪一张？
ask-action = 做什么？
ask-move = 这次移动还加卡吗？数值相加；全是线的颜色时，过彩色线只花1点。
ask-step = 往哪里走？
ask-card = 检定打出哪张卡？
ask-name = 这张白卡当作哪个属性？
ask-weapon = 这次攻击用哪件武器的攻击范围和特效？
ask-pay = 用哪张白卡支付？超出的作废。
ask-trade = 移动或交换什么？
ask-consent = 答应给吗？
ask-item = 你得到一件物品，怎么处置？
ask-receive = 收到的东西放哪里？
ask-book = 怎么办？
ask-pick = 选谁？
ask-test = 做哪一项检定？
ask-prey = 有几名角色一样近。敌人走向谁？
ask-way = 有几条路一样短。敌人走哪条？
ask-aim = 有几名角色一样近。敌人攻击谁？
ask-defend = 防御吗？先打出哪张？任何属性都行。
ask-shield = 替同伴承受这次攻击吗？
ask-reroll = 重掷自己检定的白骰吗？
ask-cancel = 抵消这次命中吗？
ask-wound = 抵消这次命中的一点伤害吗？
ask-break = 哪件装备着的物品损坏？
ask-rest = 轮到下一位之前，队伍要休整吗？时间+1。
ask-heal = 花1份食物，治疗1点伤害吗？
ask-repair = 花残料修什么？修好给谁？
ask-return = 回到哪位同伴身边？
ask-push = 把敌人赶到哪里？
ask-travel = 队伍去哪里？
ask-free = 用掉你那件物品的效果（每个任务一次），让这次旅行不花时间吗？
ask-facility = 失去哪座设施？
ask-workshop = 花残料修理或建造什么？
ask-stores = 在角色和聚落仓库之间调配什么？
ask-lessons = 谁学哪项能力？
ask-forget = 能力最多三项，放弃哪一项？
ask-endless = 聚落覆灭了。进入无限生命模式继续吗？
ask-won = 战役胜利。还要继续玩吗？
ask-space = 看向哪里？
ask-target = 用在谁身上，或用在哪里？
ask-find = 看哪个拾荒标记？
ask-road = 路上做什么？
ask-cards = 弃哪张卡？
ask-spare = 让嗒嗒把这次增加的时间减1吗？每局一次。
ask-free-rest = 这次休整由荨麻婆管饭，不花食物吗？每局一次。
ask-give-up = 放弃任务回家吗？算作失败。
ask-overfull = 背包变小，装不下了。丢弃哪一件？
ask-led = 有几条路一样短。角色停在哪里？
ask-enemy = 哪个敌人受伤？
ask-charge = 给哪件物品装电池？

foretell-points = 移动点{ $count }
foretell-test = { $attribute }检定，难度{ $difficulty }
foretell-opposed = { $attribute }对立检定，难度{ $difficulty }加黑骰
foretell-roll = { $total }加白骰，难度{ $difficulty }
foretell-both-dice = { $total }加白骰，难度{ $difficulty }加黑骰
foretell-draws =
    { $count ->
        [0] 不抽卡
       *[other] 抽{ $count }张卡
    }
foretell-ends-actions = 结束你的行动

# 发生的

event-session = 第{ $session }局开始。
event-chose = { $seat } 扮演{ $hero }。
event-keeper = { $seat } 成为保管人。
event-opened = { $page }
event-read = { $page }
event-dial = { $dial }{ $by ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
    [6] +6
   *[other] { $by }
}，现为{ $value }。
event-mission = 任务：《{ $mission }》。
event-side = 带上支线任务：《{ $mission }》。
event-turn = 轮到 { $seat }。
event-drew = { $count ->
    [0] { $seat } 不抽卡。
   *[other] { $seat } 抽{ $count }张卡。
}
event-drew-card = { $seat } 抽到【{ $card }】。
event-discarded = { $seat } 弃掉【{ $card }】。
event-reshuffled = 弃牌堆洗匀，成为新的行动牌库。
event-calamity = { $seat } 抽到并亮出灾变卡。
event-rolled-black = 黑骰掷出{ $die }，加上时间，共{ $total }。
event-threat = 【{ $card }】放到威胁进度条第{ $slot }栏。
event-threat-gone = 【{ $card }】离开威胁进度条。
event-moves = { $seat } 的移动点为{ $count }。
event-stepped = { $seat } 走到{ $cell }。
event-stopped = { $seat } 停在{ $cell }。
event-placed = { $seat } 位于{ $cell }。
event-walked-off = { $seat } 离开这一页。
event-defeated = { $seat } 被击败，被拽着尾巴拖进了隐蔽处。
event-returned = { $seat } 归来，位于{ $cell }。
event-test = { $seat } 做{ $attribute }检定，难度{ $difficulty }。
event-opposed = { $seat } 做{ $attribute }对立检定，难度{ $difficulty }加黑骰。
event-played = { $seat } 打出【{ $card }】。
event-rolled = { $seat } 掷骰：白{ $white }，黑{ $black }。
event-passed = { $seat } 的检定结果{ $total }，难度{ $difficulty }：成功。
event-failed = { $seat } 的检定结果{ $total }，难度{ $difficulty }：失败。
event-no-card = { $seat } 没有能当第一张的卡，检定失败。
event-hostile = 局势变为敌对：敌人会移动并攻击。
event-peaceful = 局势变为和平：敌人不移动也不攻击，可以交流。
event-encounter = 遭遇：【{ $encounter }】。
event-comes = { $enemy }{ $letter }在{ $cell }出现。
event-pursuer = { $enemy }{ $letter }一路追到了这里。
event-replaced = { $enemy }被首领取代，离场。
event-talked = { $seat } 说动了{ $enemy }。
event-recovered = { $seat } 摆脱了【{ $status }】。
event-scavenged = { $seat } 翻开一个拾荒标记。
event-found = { $seat } 找到{ $good }：{ $count }。
event-gained-item = { $seat } 得到【{ $item }】。
event-broken = 【{ $item }】进入损坏堆。
event-scrapped = { $seat } 把【{ $item }】拆成残料。
event-supply = 【{ $item }】送进聚落仓库。
event-equipped = { $seat } 装备【{ $item }】。
event-stowed = { $seat } 把【{ $item }】放进背包。
event-gave = { $seat } 把【{ $item }】交给 { $partner }。
event-threw-away = { $seat } 弃掉【{ $item }】。
event-batteries = { $seat } 拿到{ $count }节电池。
event-charged = { $seat } 给【{ $item }】装上一节电池。
event-ability = { $seat } 发动【{ $ability }】。
event-inspired = { $seat } 用一张卡激励 { $partner }。
event-inspired-card = { $seat } 用【{ $card }】激励 { $partner }。
event-attacked = { $seat } 近战攻击{ $enemy }。
event-shot-at = { $seat } 远程攻击{ $enemy }。
event-enemy-wounded = { $enemy }受到{ $count }点伤害。
event-enemy-defeated = { $enemy }被击败。
event-enemy-left = { $enemy }离场。
event-loot = { $seat } 获得这次遭遇的战利品。
event-enemy-turn = 敌人从上往下依次行动。
event-enemy-acts = { $enemy }按威胁值{ $value }行动。
event-enemy-moves = { $enemy }走到{ $cell }。
event-enemy-targets = { $enemy }攻击 { $seat }，强度{ $strength }。
event-enemy-waits = { $enemy }打不到任何角色，不攻击。
event-hurt = { $seat } 受到{ $count }点伤害。
event-poisoned = { $seat } 受到{ $count }点中毒伤害。
event-missed = { $seat } 防住了这次攻击。
event-cancelled = { $seat } 抵消了这次命中。
event-wound-cancelled = { $seat } 抵消了一点伤害。
event-status = { $seat } 得到状态【{ $status }】。
event-status-gone = { $seat } 的【{ $status }】解除了。
event-healed = { $seat } 治疗{ $count }点伤害。
event-converted = { $seat } 的中毒伤害变为普通伤害。
event-threats-cleared = 威胁卡全部离开威胁进度条。
event-task = 团队考验开始：{ $attribute }，难度{ $difficulty }。
event-contributed = { $seat } 把【{ $card }】投入团队考验，转盘升到{ $value }。
event-task-passed = 团队考验通过。
event-left-page = 队伍离开了这一页。
event-travelled = 队伍前往{ $location }。
event-rested = 队伍休整。
event-repaired = 【{ $item }】修好了。
event-environment = 环境：【{ $environment }】。
event-environment-gone = 【{ $environment }】结束。
event-discovery = 得到探索卡：【{ $discovery }】。
event-banished = 放逐：【{ $discovery }】。
event-lifted = { $seat } 搬起重物。
event-dropped = { $seat } 放下重物。
event-trap = 捕鼠器啪地合上。
event-mission-succeeded = 《{ $mission }》：成功。
event-mission-failed = 《{ $mission }》：失败。
event-goal = { $hero }的个人目标达成。
event-won = 四个个人目标都达成了。战役胜利。
event-lost = 聚落覆灭了。
event-endless = 战役以无限生命模式继续。
event-danger = 家里的危险值：{ $total }。结果：{ $danger }。
event-built = 聚落建成【{ $item }】。
event-learned = { $seat } 学会【{ $ability }】。
event-forgot = { $seat } 放弃【{ $ability }】。
event-decided = { $seat } 选择：{ $page }
event-agreed = 全队选择：{ $page }
event-voted = { $seat } 主张：{ $wish }。
event-overruled = 意见不一，由 { $seat } 决定：{ $wish }。
event-homeward = 全队回家。
event-road = 前面有{ $count }张道路卡。
event-road-card = 道路卡：【{ $vehicle }】。
event-hull = 车体：{ $value }。
event-wreck = 翻车了。队伍停在半路。
event-arrived = 队伍到了{ $location }。
event-peeked = 标记正面：{ $good }，{ $count }。
event-peeked-encounter = 下一张遭遇卡：【{ $encounter }】。
event-peeked-threat = 牌库里的下一张威胁卡：【{ $card }】。
event-peeked-page = { $number ->
    [0] { $location }没有灾变。
   *[other] { $location }的灾变值是{ $number }。
}
event-peeked-title = 第{ $folio }页的标题：{ $page }。
event-peeked-calamity = { $number ->
    [0] 第{ $folio }页没有灾变。
   *[other] 第{ $folio }页的灾变值是{ $number }。
}
event-used = { $seat } 使用【{ $item }】。
event-stood-in = { $seat } 替 { $partner } 承受这次攻击。
event-over = 本局结束。
event-asked-for = { $seat } 向 { $partner } 要【{ $item }】。
event-asked-battery = { $seat } 向 { $partner } 要一节电池。
event-gave-up = 队伍放弃任务，回家。
event-brought-up = { $seat } 提议回家。
event-turn-back = { $seat } 提议：这个回合结束后商量回家。
event-aimed = 瞄准{ $enemy }：下一次对它的攻击+2。
event-vehicle = { $vehicle }追上来了。
event-vehicle-gone = { $vehicle }被甩开了。

# 为什么不行

refuse-over = 本局已经结束。
refuse-setting-up = 本局还在准备。
refuse-not-your-turn = 现在是 { $seat } 的回合。
refuse-not-now = 现在要决定的不是这个。
refuse-taken = 这个角色已经有玩家了。
refuse-not-held = 你手上没有【{ $card }】。
refuse-not-playable = 【{ $card }】不能打出：威胁卡和灾变卡不能用来支付任何行动。
refuse-no-first = 【{ $card }】既不是这个属性，也不是白卡，不能当第一张。
refuse-no-match = 【{ $card }】与第一张既不同色，也不同值。
refuse-no-way = 这些卡连一步都走不了。
refuse-no-points = 剩下的移动点不够走到{ $cell }。
refuse-wall = 与{ $cell }之间隔着白色实线，不能穿过。
refuse-not-beside = { $cell }和你所在的格不相邻。
refuse-tangled = 有【缠住】状态时不能移动。
refuse-hostile = 局势敌对时不能交流。
refuse-peaceful = 局势和平时不能攻击。
refuse-no-talk = 这个敌人不能交流。
refuse-not-here = 它不在你这一格。
refuse-scared = 有【吓坏】状态时不能近战，也不能交流。
refuse-not-sick = 你身上没有这种可以摆脱的状态。
refuse-no-find = 你这一格没有这个标记。
refuse-blinded = 有【迷眼】状态时不能拾荒。
refuse-no-ability = 你的角色没有这项能力。
refuse-white-cards = 你的白卡数值不够。
refuse-used = 它的次数已经用完。
refuse-home-raised = 你已经提过了，要等下个回合开始之后才能再提。
refuse-home-waits = 已经有玩家提议：这个回合一结束就商量回家。
refuse-between-turns = 只能在两个回合之间提议回家。
refuse-too-many = { $seat } 的手牌超过两张。
refuse-yourself = 必须是另一位玩家。
refuse-no-item = 这里没有【{ $item }】。
refuse-not-equipped = 【{ $item }】没有装备着。
refuse-no-room = 放不下【{ $item }】。
refuse-out-of-range = 超出攻击范围。
refuse-no-sight = 从这里看不到目标。
refuse-no-task = 没有能投入这张卡的团队考验。
refuse-not-at-task = 这项团队考验要在别的格做。
refuse-no-heavy = 这里没有重物。
refuse-carrying = 你已经搬着一件重物。
refuse-not-carrying = 你没有搬着重物。
refuse-no-exit = 你这一格没有出口。
refuse-exit-closed = 这个出口现在关闭。
refuse-other-exit = 同伴用的是另一个出口，大家必须用同一个。
refuse-page-pending = 这个回合结束时冒险书会把队伍送往别处，在那之前不能用出口。
refuse-no-info = 这里没有可以再读的条目。
refuse-moved-here = 第4步开始时你不在这一格，现在不能再读；再次进入时会读。
refuse-kept-from = 有暂时的效果阻止你这样做。
refuse-forbidden = 这一页的规则不允许。
refuse-no-target = 没有可选的目标。
refuse-no-scrap = 残料不够。
refuse-no-food = 食物不够。
refuse-not-white = 【{ $card }】不是白卡，能力的费用只能用白卡支付。
refuse-on-road = 驾车途中不能这样做。
refuse-not-driven = 必须先做道路卡的检定。
refuse-hull-full = 车体完好，不用修补。
refuse-no-battery = 没有未装上的电池。
refuse-no-charge = 【{ $item }】不能再装电池。
refuse-not-together = { $seat } 不在你这一格。
refuse-no-broken = 损坏堆里没有这件物品。
refuse-choice-closed = 现在不能选这一项。
refuse-choice-cost = 付不清全部代价。
refuse-too-many-built = 人口不够，不能再建设施：每3点人口一座。
refuse-not-optional = 这项检定不能不做：有合适的卡就必须打出。
refuse-must-play = 你手上没有能当这项检定第一张的卡。
