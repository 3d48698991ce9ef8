# 可选的

verb-pass = 不用
verb-hero = 扮演{ $hero }
verb-keeper = 由 { $seat } 保管书
verb-mission = { $mission }
verb-start = 从{ $cell }入场
verb-discard = 弃掉{ $card }
verb-move = 移动：先出{ $card }
verb-play = 打出{ $card }
verb-go = 就用这些卡出发
verb-step = 走到{ $cell }
verb-stop = 停在这儿，剩下的移动点作废
verb-boat = 带着船到{ $cell }
verb-talk = 跟威胁条第{ $foe }格的敌人交流：本能
verb-recover = 摆脱{ $status }：做卡上的检定
verb-scavenge = 翻找拾荒标记{ $find }：本能
verb-ability = 用白卡发动{ $ability }
verb-inspire = 激励 { $seat }：给出{ $card }
verb-equip = 装备与交易：弃掉{ $card }
verb-melee = 近战，打第{ $foe }格敌人的棋子{ $figure }：力量
verb-ranged = 远程，打第{ $foe }格敌人的棋子{ $figure }：敏捷
verb-weapon = 用{ $item }
verb-bare = 空爪上阵
verb-use = 使用{ $item }
verb-contribute = 把{ $card }投进团队考验
verb-lift = 搬起重物：力量5
verb-drop = 放下重物
verb-throw-away = 丢掉{ $item }
verb-read = 把这一格的条目再读一遍
verb-leave = 从这个出口离开
verb-end = 结束回合
verb-done = 好了
verb-wear = 装备{ $item }
verb-stow = 把{ $item }放进背包
verb-charge = 给{ $item }装一节电池
verb-hand = 把{ $item }交给 { $seat }
verb-take = 向 { $seat } 要{ $item }
verb-give-battery = 给 { $seat } 一节电池
verb-take-battery = 向 { $seat } 要一节电池
verb-scrap = 把{ $item }拆成废料
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
verb-figure = 第{ $foe }格敌人的棋子{ $figure }
verb-rest = 休整：时间+1
verb-heal = { $seat } 吃1份食物，治疗1点伤害
verb-repair = 修好{ $item }，交给 { $seat }
verb-mend = 为聚落修好{ $item }
verb-travel = 前往{ $location }
verb-no-card = 没有合适的卡
verb-home = 回家
verb-turn-back = 这个回合结束后商量回家
verb-road = { $number ->
    [0] 开卡车去{ $location }
    [1] 开吉普去{ $location }
   *[other] 驾车去{ $location }
}
verb-break = 舍掉{ $item }
verb-reroll = 重掷白骰
verb-cancel = 抵消这次命中
verb-cancel-wound = 抵消一点伤害
verb-shield = 替 { $seat } 挨这一下
verb-build = 建造{ $item }
verb-store = 把{ $item }存进聚落仓库
verb-fetch = { $hero }从聚落仓库取出并装备{ $item }
verb-pack = { $hero }从聚落仓库取走{ $item }，放进背包
verb-learn = { $seat } 学习{ $ability }
verb-forget = 放弃{ $ability }
verb-endless = 进入无尽模式：人口和士气设为5
verb-go-on = 继续
verb-give-up = 让战役到此为止
verb-drive = 驾驶：做路况卡的检定
verb-fire-at = { $number ->
    [0] 射击后面第一辆车：敏捷
    [1] 射击后面第二辆车：敏捷
    [2] 射击后面第三辆车：敏捷
   *[other] 射击后面最后一辆车：敏捷
}
verb-ram = { $number ->
    [0] 冲撞后面第一辆车：力量，失败则车壳-1
    [1] 冲撞后面第二辆车：力量，失败则车壳-1
    [2] 冲撞后面第三辆车：力量，失败则车壳-1
   *[other] 冲撞后面最后一辆车：力量，失败则车壳-1
}
verb-patch = 修补车壳：力量5，付1废料
verb-find = 拾荒标记{ $find }
verb-yes = 好

# 要问的

ask-hero = 你扮演谁？
ask-keeper = 谁先保管书，也先走第一个回合？
ask-mission = 今天做哪个任务？
ask-side = 要不要捎上一个支线任务？时限放宽3点时间。
ask-start = 从哪儿入场？
ask-discard = 补到五张之前，要弃卡吗？
ask-limit = 手牌超过五张了，弃哪一张？
ask-action = 做什么？
ask-move = 这次移动还加卡吗？数值相加；卡全是线的颜色，过线就便宜。
ask-step = 往哪儿走？
ask-card = 检定出哪张卡？
ask-name = 这张白卡当作哪个属性？
ask-weapon = 这次攻击用哪一件的射程和特效？
ask-pay = 用哪张白卡付？多出的作废。
ask-trade = 挪动或交换什么？
ask-consent = 给不给？
ask-item = 你得到一件物品，怎么处置？
ask-receive = 收到的东西放哪儿？
ask-book = 怎么办？
ask-pick = 选谁？
ask-test = 做哪一项检定？
ask-prey = 有几位一样近。敌人冲谁去？
ask-way = 有几条路一样短。敌人走哪条？
ask-aim = 有几位一样近。敌人打谁？
ask-defend = 防御吗？先出哪张？任何属性都行。
ask-shield = 替同伴挨这一下吗？
ask-reroll = 重掷自己检定的白骰吗？
ask-cancel = 抵消这次命中吗？
ask-wound = 抵消这次命中的一点伤害吗？
ask-break = 哪件装备着的物品损坏？
ask-rest = 换下一位之前，队伍要休整吗？时间+1。
ask-heal = 吃1份食物，治疗1点伤害吗？
ask-repair = 花废料修什么？修好给谁？
ask-return = 回到哪位同伴身边？
ask-push = 把敌人赶到哪儿？
ask-travel = 队伍去哪儿？
ask-free = 用掉你那件物品（每个任务一次），这趟路不花时间？
ask-facility = 失去哪座设施？
ask-workshop = 花废料修理或建造什么？
ask-stores = 角色和聚落仓库之间挪动什么？
ask-lessons = 谁学哪项能力？
ask-forget = 能力最多三项，放弃哪一项？
ask-endless = 聚落没了。进入无尽模式继续吗？
ask-won = 战役胜利。还接着玩吗？
ask-space = 望向哪里？
ask-target = 用在谁身上，或用在哪儿？
ask-find = 看哪个拾荒标记？
ask-road = 路上做什么？
ask-cards = 弃哪张卡？
ask-spare = 让嗒嗒把这次增加的时间减1吗？每局一次。
ask-free-rest = 这次休整由荨麻婆管饭吗？每局一次。
ask-give-up = 放弃任务回家吗？算作失败。
ask-overfull = 背包变小，装不下了。丢弃哪一件？
ask-led = 有几条路一样短。角色停在哪里？
ask-enemy = 哪个敌人受伤？
ask-charge = 给哪件物品装电池？

# 发生的

event-session = 第{ $session }局开始。
event-chose = { $seat } 扮演{ $hero }。
event-keeper = 书交由 { $seat } 保管。
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
event-mission = 任务：{ $mission }。
event-side = 捎上支线任务：{ $mission }。
event-turn = 轮到 { $seat }。
event-drew = { $count ->
    [0] { $seat } 不抽卡。
   *[other] { $seat } 抽{ $count }张卡。
}
event-drew-card = { $seat } 抽到{ $card }。
event-discarded = { $seat } 弃掉{ $card }。
event-reshuffled = 弃牌堆洗匀，成为新的行动牌库。
event-calamity = { $seat } 抽到灾变卡，亮了出来。
event-rolled-black = 黑骰掷出{ $die }，加上时间是{ $total }。
event-threat = { $card }放到威胁条第{ $slot }格。
event-threat-gone = { $card }离开威胁条。
event-moves = { $seat } 的移动点：{ $count }。
event-stepped = { $seat } 走到{ $cell }。
event-stopped = { $seat } 停在{ $cell }。
event-placed = { $seat } 在{ $cell }。
event-walked-off = { $seat } 离开这一页。
event-defeated = { $seat } 被击败，不知让谁拽着尾巴拖到了隐蔽处。
event-returned = { $seat } 回来了，在{ $cell }。
event-test = { $seat } 做{ $attribute }检定，难度{ $difficulty }。
event-opposed = { $seat } 做{ $attribute }对抗检定，难度{ $difficulty }加黑骰。
event-played = { $seat } 打出{ $card }。
event-rolled = { $seat } 掷骰：白{ $white }，黑{ $black }。
event-passed = { $seat } 得{ $total }，难度{ $difficulty }：成功。
event-failed = { $seat } 得{ $total }，难度{ $difficulty }：失败。
event-no-card = { $seat } 没有能做检定的卡，算失败。
event-hostile = 局势转为敌对：敌人会过来攻击。
event-peaceful = 局势转为和平：敌人不动也不打，可以交流。
event-encounter = 遭遇：{ $encounter }。
event-comes = { $enemy }{ $letter }在{ $cell }出现。
event-pursuer = { $enemy }{ $letter }一路追到了这里。
event-replaced = { $enemy }让出位置走了。
event-talked = { $seat } 说动了{ $enemy }。
event-recovered = { $seat } 摆脱了{ $status }。
event-scavenged = { $seat } 翻开一个拾荒标记。
event-found = { $seat } 找到{ $good }：{ $count }。
event-gained-item = { $seat } 得到{ $item }。
event-broken = { $item }进了损坏堆。
event-scrapped = { $seat } 把{ $item }拆成废料。
event-supply = { $item }送进聚落仓库。
event-equipped = { $seat } 装备{ $item }。
event-stowed = { $seat } 把{ $item }放进背包。
event-gave = { $seat } 把{ $item }交给 { $partner }。
event-threw-away = { $seat } 丢掉{ $item }。
event-batteries = { $seat } 拿到{ $count }节电池。
event-charged = { $seat } 给{ $item }装上一节电池。
event-ability = { $seat } 发动{ $ability }。
event-inspired = { $seat } 用一张卡激励 { $partner }。
event-inspired-card = { $seat } 用{ $card }激励 { $partner }。
event-attacked = { $seat } 近战攻击{ $enemy }。
event-shot-at = { $seat } 远程攻击{ $enemy }。
event-enemy-wounded = { $enemy }受到{ $count }点伤害。
event-enemy-defeated = { $enemy }被击败，跑了。
event-enemy-left = { $enemy }走了。
event-loot = { $seat } 拿走这次遭遇的战利品。
event-enemy-turn = 敌人从上往下依次行动。
event-enemy-acts = { $enemy }按威胁{ $value }行动。
event-enemy-moves = { $enemy }走到{ $cell }。
event-enemy-targets = { $enemy }攻击 { $seat }，强度{ $strength }。
event-enemy-waits = { $enemy }够不着谁，没有攻击。
event-hurt = { $seat } 受到{ $count }点伤害。
event-poisoned = { $seat } 受到{ $count }点中毒伤害。
event-missed = { $seat } 躲过了这一下。
event-cancelled = { $seat } 抵消了这次命中。
event-wound-cancelled = { $seat } 抵消了一点伤害。
event-status = { $seat } 的状态：{ $status }。
event-status-gone = { $seat } 的{ $status }解除了。
event-healed = { $seat } 治疗{ $count }点伤害。
event-converted = { $seat } 身上的毒解了，伤还在。
event-threats-cleared = 威胁卡全部离开威胁条。
event-task = 团队考验开始：{ $attribute }，总共{ $difficulty }。
event-contributed = { $seat } 把{ $card }投进团队考验，转盘到了{ $value }。
event-task-passed = 团队考验完成。
event-left-page = 队伍离开了这一页。
event-travelled = 队伍前往{ $location }。
event-rested = 队伍休整。
event-repaired = { $item }修好了。
event-environment = 从现在起：{ $environment }。
event-environment-gone = { $environment }过去了。
event-discovery = 发现：{ $discovery }。
event-banished = 永远离场：{ $discovery }。
event-lifted = { $seat } 搬起重物。
event-dropped = { $seat } 放下重物。
event-trap = 捕鼠夹啪地合上。
event-mission-succeeded = 《{ $mission }》：办成了。
event-mission-failed = 《{ $mission }》：这回没成。
event-goal = { $hero }的个人目标达成。
event-won = 四个个人目标都达成了。战役胜利。
event-lost = 聚落没了。
event-endless = 战役在无尽模式里继续。
event-danger = 家里的危险：{ $total }。结果：{ $danger }。
event-built = 聚落建成{ $item }。
event-learned = { $seat } 学会{ $ability }。
event-forgot = { $seat } 放弃{ $ability }。
event-decided = { $seat } 选择：{ $page }
event-agreed = 全队选择：{ $page }
event-voted = { $seat } 主张：{ $wish }。
event-overruled = 意见不一，由 { $seat } 决定：{ $wish }。
event-homeward = 全队回家。
event-road = 前面有{ $count }张路况卡。
event-road-card = 路上：{ $vehicle }。
event-hull = 车壳：{ $value }。
event-wreck = 翻车了。队伍走到哪儿算哪儿。
event-arrived = 队伍到了{ $location }。
event-peeked = 标记底下：{ $good }，{ $count }。
event-peeked-encounter = 下一张遭遇卡：{ $encounter }。
event-peeked-threat = 牌库里的下一张威胁卡：{ $card }。
event-peeked-page = { $number ->
    [0] { $location }没有灾变。
   *[other] { $location }的灾变值是{ $number }。
}
event-peeked-title = 第{ $folio }页名为{ $page }。
event-peeked-calamity = { $number ->
    [0] 第{ $folio }页没有灾变。
   *[other] 第{ $folio }页的灾变值是{ $number }。
}
event-used = { $seat } 使用{ $item }。
event-stood-in = { $seat } 替 { $partner } 挨了这一下。
event-over = 本局结束。
event-asked-for = { $seat } 向 { $partner } 要{ $item }。
event-asked-battery = { $seat } 向 { $partner } 要一节电池。
event-gave-up = 队伍放弃任务，回家。
event-brought-up = { $seat } 提议回家。
event-turn-back = { $seat } 提议：这个回合结束后商量回家。
event-aimed = 盯上了{ $enemy }：下一次对这个敌人的攻击+2。
event-vehicle = { $vehicle }追上来了。
event-vehicle-gone = { $vehicle }被甩开了。

# 为什么不行

refuse-over = 本局已经结束。
refuse-setting-up = 本局还在准备。
refuse-not-your-turn = 现在是 { $seat } 的回合。
refuse-not-now = 现在做不了这个。
refuse-taken = 这个角色已经有玩家了。
refuse-not-held = 你手上没有{ $card }。
refuse-not-playable = { $card }不能打出：黑卡什么也付不了。
refuse-no-first = { $card }既不是这个属性，也不是白卡，不能当第一张。
refuse-no-match = { $card }和第一张既不同色，也不同值。
refuse-no-way = 这些卡连一步都走不了。
refuse-no-points = 剩下的移动点到不了{ $cell }。
refuse-wall = 去{ $cell }隔着白色实线，过不去。
refuse-not-beside = { $cell }和你所在的格不相邻。
refuse-tangled = 缠住的时候不能移动。
refuse-hostile = 敌对的时候不能交流。
refuse-peaceful = 和平的时候不能攻击。
refuse-no-talk = 跟这个敌人没法交流。
refuse-not-here = 不在你这一格。
refuse-scared = 吓坏的时候不能近战，也不能交流。
refuse-not-sick = 你身上没有这种可以摆脱的状态。
refuse-no-find = 你这一格没有这个标记。
refuse-blinded = 迷眼的时候不能拾荒。
refuse-no-ability = 你的角色没有这项能力。
refuse-white-cards = 你的白卡数值不够。
refuse-used = 这回已经用过了。
refuse-home-raised = 你已经提过了，要等下个回合开始后才能再提。
refuse-home-waits = 这个回合一结束就商量回家。
refuse-between-turns = 要在两个回合之间才能商量回家。
refuse-too-many = { $seat } 的手牌超过两张。
refuse-yourself = 必须是另一位玩家。
refuse-no-item = 这里没有{ $item }。
refuse-not-equipped = 没有装备{ $item }。
refuse-no-room = 放不下{ $item }。
refuse-out-of-range = 太远，够不着。
refuse-no-sight = 从这儿看不见它。
refuse-no-task = 没有用得上它的团队考验。
refuse-not-at-task = 这项团队考验要在别的格做。
refuse-no-heavy = 这儿没有重物。
refuse-carrying = 你已经搬着一件重物。
refuse-not-carrying = 你没有搬着重物。
refuse-no-exit = 你这一格没有出口。
refuse-exit-closed = 这个出口关着。
refuse-other-exit = 同伴走的是另一个出口，大家得走同一个。
refuse-page-pending = 这个回合结束时，书会让队伍去别处；在那之前出口不能用。
refuse-no-info = 这里没有可以再读的东西。
refuse-moved-here = 你不是在这里开始行动的：踏进这一格时才会再读。
refuse-kept-from = 你身上有暂时的限制，不能这样做。
refuse-forbidden = 这一页的规则不允许。
refuse-no-target = 没有可以用的对象。
refuse-no-scrap = 废料不够。
refuse-no-food = 食物不够。
refuse-not-white = { $card }不是白卡，发动能力只能用白卡付。
refuse-on-road = 在路上做不了这个。
refuse-not-driven = 得先做路况卡的检定。
refuse-hull-full = 车壳是好的。
refuse-no-battery = 没有闲着的电池。
refuse-no-charge = { $item }装不下更多电池。
refuse-not-together = { $seat } 不在你这一格。
refuse-no-broken = 损坏堆里没有这个。
refuse-choice-closed = 书现在不给这个选择。
refuse-choice-cost = 付不出全部代价。
refuse-too-many-built = 聚落太小，不能再添设施：每三口一座。
refuse-not-optional = 这项检定必须做：有合适的卡就得打出。
refuse-must-play = 手上没有能开始这项检定的卡。
