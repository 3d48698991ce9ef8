### 《月光光心慌慌》进行中的话：选项、提问、事件、拒绝。

## 选项：像按钮一样简短

verb-pass = 跳过
verb-pick = 扮演{ $victim }
verb-face = 面朝{ $direction }
verb-draw = 从{ $quadrant }的牌库抽牌
verb-hand = 把牌给 { $seat }
verb-start = 从{ $space }开始
verb-move = 移动
verb-run = 移动得更远，拿1枚发力标记
verb-climb = 翻窗
verb-scramble = 翻窗，拿1枚发力标记多走1格
verb-go = 走到{ $space }
verb-stop = 停在这里
verb-search = 搜索{ $space }
verb-return = 归还【{ $card }】：{ $quadrant }牌库{ $place }
verb-attack = 徒手攻击
verb-attack-with = 攻击：【{ $card }】
verb-swing = 攻击：【{ card-bat }】，拿1枚发力标记掷3颗骰子
verb-reroll = 重掷骰子：{ $dice }
verb-heal = 治疗 { $seat }：【{ card-first-aid }】
verb-eat =
    { $number ->
        [0] 【{ card-candy }】：不放回发力标记
       *[other] 【{ card-candy }】：放回{ $number }枚发力标记
    }
verb-shine = 【{ card-flashlight }】：转向{ $direction }
verb-phone = 【{ card-telephone }】：迈克尔在{ $quadrant }吗？
verb-dog = 【{ card-dog }】：迈克尔在附近吗？
verb-throw = 【{ card-flower-pot }】：砸向迈克尔
verb-cut = 【{ card-wire-cutters }】：穿过篱笆到{ $space }
verb-unlock = 打开{ $car }的车锁
verb-trade = 与 { $seat } 交易
verb-give = 给出【{ $card }】
verb-want = 想要【{ $card }】
verb-show = 展示【{ $card }】
verb-send = 发出提议
verb-drop = 放弃提议
verb-accept = 接受
verb-refuse = 拒绝
verb-rest = 休息
verb-end = 结束回合
verb-quilt = 【{ card-quilt }】：迈克尔少掷2颗骰子
verb-counter = 反击：【{ card-knife }】，拿1枚发力标记
verb-quadrant = 选择{ $quadrant }
verb-enter = 从{ $space }登场
verb-stalk = 尾随
verb-sneak = 潜入{ $space }
verb-hunt = 追猎到{ $space }
verb-strike = 攻击 { $seat }
verb-play = 打出【{ $mcard }】
verb-thrust = 【{ mcard-thrust }】：攻击 { $seat }
verb-noise = 【{ mcard-noise }】：让 { $seat } 转向{ $direction }
verb-dread = 【{ mcard-dread }】：{ $seat } 拿1枚发力标记

## 提问。有些提问也会发给只能跳过的人，所以对谁都说得通。

ask-pick = 你扮演哪名受害者？
ask-face = 你面朝哪个方向？你能看到正前方的一条直线。
ask-draw = 受害者从哪个搜索牌库抽这张起始牌？
ask-hand = 受害者抽到【{ $card }】。给哪名受害者？
ask-start = 你从室外的哪一格开始？只有当场看到你的受害者会知道。
ask-action = 选择你的下一个行动；之前可以先进行免费行动。
ask-free = 进行免费行动，或结束你的回合。
ask-step = 下一步走到哪里，还是停在这里？
ask-return = 归还哪张牌，放到搜索牌库的顶部还是底部？
ask-reroll = 你要重掷哪些骰子？以重掷的结果为准。
ask-offer = { $partner } 提议交易：给你{ $gives }张牌，要你{ $wants }张牌。你接受整份提议吗？
ask-quilt = 迈克尔用{ $dice }颗骰子攻击你。若持有【{ $card }】可以使用，也可以跳过。
ask-counter = 你遭到了攻击。若持有【{ $card }】，可以拿1枚发力标记反击，也可以跳过。
ask-prowl = 你接下来做什么？受害者只知道他们看到的事。
ask-overpower = 你在攻击 { $seat }。若持有【{ $mcard }】可以打出，也可以跳过。
ask-no-pain = 你处于踉跄状态。若持有【{ $mcard }】可以打出，也可以跳过。
ask-cut = { $seat } 在使用【{ $card }】。若持有【{ $mcard }】可以打出，也可以跳过。
ask-quadrant = 你的受害者死在第12行：哪个象限收回手牌、重置搜索标记？
ask-replace = 你的受害者死了。接下来你扮演谁？
ask-enter = 你的新受害者从哪一格登场？

foretell-squares = 最多{ $count }格
foretell-exertion = 拿{ $count }枚发力标记
foretell-dice = 掷{ $count }颗骰子
foretell-draws = 从{ $quadrant }的牌库抽一张牌，只有你看得到
foretell-spent = 弃掉【{ $card }】
foretell-puts-back =
    { $count ->
        [0] 没有发力标记可放回
       *[other] 放回{ $count }枚发力标记
    }
foretell-heals =
    { $count ->
        [0] 没有伤害可治疗
       *[other] 治疗{ $count }点伤害
    }
foretell-free = 不占用行动
foretell-all-hear = 所有人都会听到回答
foretell-seen = 会被受害者看到

## 事件

event-picked = { $seat } 扮演{ $victim }，从{ $space }开始。
event-faced = { $seat } 面朝{ $direction }。
event-dealt-from = 受害者从{ $quadrant }的牌库抽一张起始牌。
event-dealt = 受害者抽到的起始牌是【{ $card }】。
event-handed = { $seat } 得到一张起始牌。
event-michael-drew = 迈克尔抽了一张牌。
event-michael-card = 你抽到一张杀人魔牌：【{ $mcard }】。
event-lurks = 迈克尔已选好起始格，就在室外某处。
event-turn = 轮到 { $seat } 行动。
event-moves = { $seat } 开始行动：{ $movement }。
event-stepped = { $seat } 走到{ $space }。
event-stopped = 停止！迈克尔就站在{ $space }，挡住了 { $seat }。
event-put-back = { $seat } 不能停在那里，退回{ $space }。
event-exerted = { $seat } 拿取{ $count }枚发力标记。
event-searched = { $seat } 搜索{ $space }，从{ $quadrant }的牌库抽一张牌。
event-drew = 你（{ $seat }）从{ $quadrant }的牌库抽到【{ $card }】。
event-above = { $seat } 的手牌超过上限，必须归还。
event-returned = { $seat } 把一张牌归还到{ $quadrant }牌库的{ $place }。
event-you-returned = 你（{ $seat }）把【{ $card }】归还到{ $quadrant }牌库的{ $place }。
event-attacks = { $seat } 攻击迈克尔（【{ $card }】）。
event-counters = { $seat } 反击迈克尔：【{ $card }】，第{ $count }次。
event-rolled =
    { $hits ->
        [0] 掷{ $dice }颗骰子：{ $faces }。没有命中。
       *[other] 掷{ $dice }颗骰子：{ $faces }。命中{ $hits }次。
    }
event-rerolled =
    { $hits ->
        [0] { $seat } 重掷{ $dice }颗骰子（{ $which }）：{ $faces }。现在没有命中。
       *[other] { $seat } 重掷{ $dice }颗骰子（{ $which }）：{ $faces }。现在命中{ $hits }次。
    }
event-wounded = { $seat } 受到{ $count }点伤害，累计{ $damage }点。
event-michael-hurt = 迈克尔受到{ $count }点伤害，累计{ $damage }点。
event-staggered = 迈克尔踉跄了：他不能追猎、攻击，也不能喊“停止”。
event-ready = 迈克尔恢复预备状态。
event-used = { $seat } 使用【{ $card }】。
event-discarded = { $seat } 弃掉【{ $card }】。
event-healed =
    { $count ->
        [0] { $seat } 没有伤害可治疗。
       *[other] { $seat } 治疗{ $count }点伤害，还剩{ $damage }点。
    }
event-recovered =
    { $count ->
        [0] { $seat } 没有放回发力标记。
       *[other] { $seat } 放回{ $count }枚发力标记。
    }
event-phone = { $seat } 打电话问：迈克尔在{ $quadrant }吗？回答：{ $answer }。
event-dog = { $seat } 听狗的动静：迈克尔在5格之内吗？回答：{ $answer }。
event-unlocked = { $seat } 打开了{ $car }的车锁。
event-offered =
    { $count ->
        [0] { $seat } 向 { $partner } 提议交易。
       *[other] { $seat } 向 { $partner } 提议交易，愿意展示{ $count }张牌。
    }
event-offer-gives = { $seat } 愿意给出：【{ $card }】，{ $count }张。
event-offer-wants = { $seat } 想要：【{ $card }】，{ $count }张。
event-refused = { $seat } 拒绝了 { $partner } 的提议。
event-traded = { $seat } 与 { $partner } 完成交易。给出的牌：{ $given }张；拿到的牌：{ $taken }张。
event-gave = { $seat } 把【{ $card }】给了 { $partner }。
event-showed = { $seat } 向 { $partner } 展示：【{ $card }】，{ $count }张。
event-rested =
    { $count ->
        [0] { $seat } 休息，没有发力标记可放回。
       *[other] { $seat } 休息，放回{ $count }枚发力标记。
    }
event-spotted = 迈克尔在{ $space }被看到了。
event-lost = 没有人再看到迈克尔。阴影标记留在{ $space }。
event-appeared = 迈克尔出现在{ $space }。
event-slipped = 迈克尔走出了视线。阴影标记留在{ $space }。
event-michael-turn = 轮到迈克尔行动。
event-done =
    { $attack ->
        [1] 迈克尔完成了{ $deed }，是一次攻击。
       *[other] 迈克尔完成了{ $deed }。
    }
event-assault = 迈克尔从{ $space }攻击 { $seat }。
event-played = 迈克尔打出【{ $mcard }】。
event-noise = { $seat } 听到屋外的响动，转向{ $direction }。
event-dread = { $seat } 看到迈克尔，恐惧袭来。
event-round = 第{ $round }轮结束。
event-died = { $seat } 死在{ $space }。
event-estate = { $seat } 死在两个象限之间，选择{ $quadrant }。
event-renewed = { $quadrant }的搜索标记全部放回，未搜索面朝上。
event-replaced = { $seat } 改为扮演{ $victim }，从{ $space }登场。
event-over = { $ending }
event-sheet = 迈克尔的隐秘移动版图第{ $row }行：{ $space }。
event-for-seat = { $seat } 要对 { $partner } 使用道具。
event-for-quadrant = { $seat } 为道具指定象限：{ $quadrant }。
event-for-direction = { $seat } 为道具指定方向：{ $direction }。
event-for-space = { $seat } 想用道具穿到{ $space }。
event-for-tokens =
    { $count ->
        [0] { $seat } 使用道具，但不打算放回发力标记。
       *[other] { $seat } 想用道具放回{ $count }枚发力标记。
    }

## 拒绝

refuse-over = 游戏已经结束。
refuse-setting-up = 游戏还在准备中。
refuse-not-your-turn = 现在轮到 { $seat }。
refuse-not-now = 现在要决定的不是这个。
refuse-wait-others = 要先等别人做决定。
refuse-not-asked = 你的回合里不能这样做。
refuse-not-yours = 这里没有这样的选择。
refuse-must-rest = 你至少有3枚发力标记，下一个行动必须休息。
refuse-no-token = 供应堆的发力标记不够。
refuse-no-window = 这个行动到不了任何窗户。
refuse-climb-taken = 窗户另一侧站着别的受害者，你不能停在那里。
refuse-wall = 你和{ $space }之间有墙、树或车身挡住。
refuse-window = { $space }前面是窗户，要用翻窗才能过去。
refuse-fence = { $space }前面是篱笆，这种移动不能穿过篱笆。
refuse-locked = { $space }的汽车还锁着。
refuse-not-adjacent = { $space }与你不相邻。
refuse-no-squares = 这次移动的格数已经用完。
refuse-occupied = { $space }有人站着，你不能停在那里。
refuse-must-cross = 这个行动要求你先穿过窗户或篱笆。
refuse-no-search-space = { $space }不是搜索格。
refuse-no-search-token = { $space }没有搜索标记了。
refuse-too-far = { $space }太远。你只能搜索自己所在的格子，或正前方相邻的格子。
refuse-not-facing = 你没有面朝{ $space }，不能搜索那里。
refuse-blocked = 你和{ $space }之间隔着实线或篱笆。
refuse-empty-deck = 你所在象限的搜索牌库空了。
refuse-not-held = 你没有【{ $card }】。
refuse-no-figure = 迈克尔的立牌不在版图上，你不能攻击他。
refuse-not-in-sight = 迈克尔不在你的视线内。
refuse-out-of-range =
    { $range ->
        [1] 迈克尔必须与你相邻。
       *[other] 迈克尔与你的距离不能超过{ $range }格。
    }
refuse-no-weapon = 【{ $card }】不是武器。
refuse-needs = 你需要【{ $card }】才能这样做。
refuse-not-near = { $seat } 与你不相邻，或者中间隔着实线或篱笆。
refuse-no-exertion = 这张牌放不回这么多枚发力标记。
refuse-flashlights-used = 你的手电筒本回合都用过了。
refuse-not-indoors = 你必须在房屋或棚屋内才能打电话。
refuse-not-at-lock = 你必须站在车门旁，与车锁相邻。
refuse-unlocked = 这辆车的锁已经打开了。
refuse-pot-range = 迈克尔的立牌必须在你的视线内，距离不超过3格。
refuse-no-fence = 你和{ $space }之间没有篱笆。
refuse-no-partner = 你在这里不能与 { $seat } 交易。
refuse-too-many-refusals = 你本回合有3份提议被拒绝，这个回合不能再交易。
refuse-nothing-offered = 提议是空的：至少给出、想要或展示一张牌。
refuse-no-such-copies = 游戏里没有这么多张【{ $card }】。
refuse-asked-not-held = 你没有对方想要的牌，不能接受。
refuse-other-quadrant = 你必须选择该格子所属的象限。
refuse-rolled-already = 骰子只能在掷出之后立即重掷一次。
refuse-within-limit = 你的手牌没有超过上限，不能归还牌。
refuse-too-many-dice = 你只能重掷1颗骰子。
refuse-no-such-die = 这次掷骰没有这颗骰子。
refuse-not-outdoors = { $space }不是室外。
refuse-victim-there = { $space }站着一名受害者。
refuse-hand-full = { $seat } 的手牌已到上限。
refuse-taken = 这名受害者已经不能选了。
refuse-not-at-start = 现阶段不能选这一项。
refuse-staggered = 你处于踉跄状态，不能这样做。
refuse-repeat = 这张牌桌上，迈克尔不能在一个回合里进行两次相同的行动。
refuse-gone-moves = 打出【{ mcard-gone }】之后，你必须开始尾随、【{ mcard-walker }】或追猎。
refuse-no-line = 你和{ $space }之间既没有篱笆也没有窗户。
refuse-not-straight = 追猎只能走直线，而{ $space }不在直线上。
refuse-way-blocked = 去{ $space }的路上隔着实线、篱笆或窗户，过不去。
refuse-in-sight = 有受害者看得到{ $space }，追猎不能停在视线内。
refuse-through-victim = 你的立牌在版图上，不能进入受害者所在的{ $space }。
refuse-not-staggered = 你没有踉跄。
refuse-not-seen-by = { $seat } 看不到你。
refuse-no-michael-card = 你没有【{ $mcard }】。
refuse-not-then = 现在不能打出【{ $mcard }】。
refuse-actions-left = 结束回合之前，你必须用完两个行动。
refuse-no-action-left = 你本回合的两个行动都用完了。
