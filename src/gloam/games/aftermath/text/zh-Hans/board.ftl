### 《劫后余鼠》网页桌面在行动用语之外要说的话。

board-title = 本页地图
board-text = 列用A、B、C，行用1、2、3。方向键在格子间移动，回车键前往或选择。
board-story = 这一页读到的内容
board-story-empty = 这一页还没读过条目。
board-news = 刚刚发生的事
board-waits = 正在读冒险书。
board-to-story = 故事
board-to-map = 地图
board-aloud = 朗读条目
board-city = 城市地图
board-you-are-here = 大家在这里。

## 书的上方

board-time = 时间{ $time }，时限{ $allowance }
board-dial = { $dial }：{ $value }（上限{ $most }）
board-hostile = 局势敌对：敌人会移动并攻击，不能交流。
board-hostile-short = 敌对
board-peaceful = 局势和平：可以和陌生者交流，敌人不移动也不攻击。
board-peaceful-short = 和平
board-calamity = 本页灾变值：{ $number }。抽到灾变卡时，时间加黑骰至少达到它，灾变就发生。
board-calamity-past = 本页的灾变已经发生过。
board-mission = 任务：《{ $mission }》

## 格子、模型、标记

board-cell = { $cell }格
board-find = 拾荒标记，难度{ $difficulty }
board-find-text = 正面朝下：谁也不知道里面是什么。
board-stands = { $hero }，由 { $name } 扮演
board-foe = { $enemy }（第{ $slot }栏）
board-mark-exit = 出口：可以从这里离开本页。
board-mark-objective = 目的地：有标记，到达时读条目。
board-mark-objective-done = 目的地：没有标记。
board-mark-info = 信息点：到达时读条目。
board-mark-hide = 隐藏点
board-mark-start = 角色从这里入场。
board-mark-enemy = 敌人从这里入场。
board-mark-water = 水：进入后着火解除。
board-token-fire = 火焰
board-token-trap = 捕鼠器
board-token-heavy = 重物
board-token-boat = 牛奶盒船
board-token-fishhook = 鱼钩
board-route = 走过去要打出的卡：{ $cards }
board-line = { $line }：{ $ways }。
board-line-red = 红线（攀爬），全用红卡花1点，否则3点
board-line-blue = 蓝线（水），全用蓝卡花1点，否则3点
board-line-green = 绿线（灌木），全用绿卡花1点，否则3点
board-line-white = 白色单线：不能通过，但不挡视线
board-line-double = 墙（白色双线）：不能通过，也挡视线
board-way-right = 右边
board-way-left = 左边
board-way-up = 上边
board-way-down = 下边
board-foe-life = 生命{ $life }/{ $all }
board-foe-defence = 防御{ $defence }
board-foe-talk = 交流值{ $talk }
board-foe-mute = 不能交流。
board-foe-action = 威胁{ $value }：速度{ $speed }，攻击范围{ $range }，强度{ $strength }
board-foe-next = 下次：{ $action }
board-foe-pursuer = 追猎者，没有战利品。
board-foe-aimed = 已被瞄准：下一次对它的攻击+2。
board-played-by = 由 { $name } 扮演
board-life = 生命{ $left }/{ $life }，中毒伤害{ $toxic }
board-lives = 生命{ $life }
board-hidden = 隐藏中
board-keeper = 保管人
board-carries = 搬着重物
board-where-page = 在页面上
board-where-left = 已离开页面
board-where-defeated = 被击败
board-where-home = 在家

## 威胁进度条与团队考验

board-track = 威胁进度条
board-track-peaceful = 威胁卡：{ $threats }，满{ $needed }张读威胁条目
board-track-hostile = 威胁卡：{ $threats }，满{ $needed }张敌人行动
board-threat-card = 威胁卡{ $value }
board-slot = 第{ $slot }栏，没有敌人
board-hunt = 追猎者：{ $count }
board-task = 团队考验：{ $attribute }
board-task-dial = 已有{ $dial }，需要{ $difficulty }

## 开局、家、路上

board-casting = 谁出门？
board-casting-lead = 四个小家伙站在大衣旁边。今晚谁出门？
board-hero-pim = 看见得早，跑得也早。话嘛，晚点再找，找不着就算了。
board-hero-odo = 你们当中块头最大的，一张嘴能顶住门。藏不住，也不想藏。
board-hero-juno = 什么坏了修什么，见了机器就聊。不是机器的，也会搭腔。
board-hero-sable = 外头来的，来去没谁看见，信窗户多过信门。
board-missions = 板上的任务
board-mission-available = 未尝试
board-mission-failed = 试过，未成功
board-mission-active = 进行中
board-mission-succeeded = 已成功
board-home = 七号
board-goals = 已达成的个人目标：{ $count }/4
board-goal = 达成了个人目标
board-built = 已建设施
board-stores = 聚落仓库
board-broken = 损坏物品
board-discoveries = 探索卡
board-road = 驾车途中
board-road-to = { $vehicle }，开往{ $location }
board-hull = 车体：{ $hull }
board-road-cards = 已过道路卡：{ $done }。剩余：{ $cards }
board-behind = 紧追在后

## 手牌、角色、行动

board-hand = 你的角色和手牌
board-hand-before = 你的角色会显示在这里。
board-hand-empty = 没有手牌。
board-cards = 手牌：{ $count }
board-at-home = { $hero }，在家
board-nothing = 什么都没有
board-worn = 装备与背包
board-slot-head = 头部
board-slot-body = 身体
board-slot-paws = 爪子
board-slot-accessory = 配件
board-slot-storage = 储藏
board-slot-pack = 背包
board-new-item = 新物品
board-batteries = 没装上的电池：{ $count }
board-costs-white = 白卡{ $cost }

board-verb-move = 移动
board-verb-scavenge = 拾荒
board-verb-talk = 交流
board-verb-melee = 近战
board-verb-ranged = 远程
board-verb-contribute = 投入团队考验
board-verb-read = 再读这里的条目
board-verb-lift = 搬起重物
board-verb-drop = 放下重物
board-verb-recover = 恢复
board-verb-ability = 能力
board-verb-use = 使用物品
board-verb-equip = 装备与交易
board-verb-inspire = 激励
board-verb-throw-away = 弃掉物品
board-verb-leave = 离开本页
board-verb-end = 结束回合
board-do-talk = 与{ $enemy }交流
board-do-melee = 近战攻击{ $enemy }
board-do-ranged = 远程攻击{ $enemy }
board-do-ability = 【{ $ability }】（白卡{ $cost }）
board-cost = { $dial }{ $by }
board-walk-hint = 也可以直接点地图上的格子：会显示路线和要打出的卡。
board-points = 移动点：{ $points }
board-odds = 成功率{ $percent }
board-roll = 掷骰（{ $percent }）
board-trial = { $attribute }检定
board-trial-melee = 近战攻击{ $enemy }：{ $attribute }
board-trial-ranged = 远程攻击{ $enemy }：{ $attribute }
board-trial-communicate = 与{ $enemy }交流：{ $attribute }
board-trial-scavenge = 拾荒：{ $attribute }
board-trial-defence = 防御（{ $enemy }）：{ $attribute }
board-trial-drive = 驾驶：{ $attribute }
board-nobody = 其他伤害
board-any-attribute = 任一属性
board-sum = 卡{ $cards }，强化{ $boost }，再加白骰；难度{ $difficulty }
board-sum-opposed = 卡{ $cards }，强化{ $boost }，再加白骰；难度{ $difficulty }加黑骰

## 编年史

board-chronicle = 第{ $session }局的编年史
board-chronicle-save = 存成网页

## What is special about enemies that came together

board-band = { $name }（第{ $slots }栏）
board-band-talk = 与它们交流：难度{ $by }
board-band-talk-in-time = 时间没有超出时限时，与它们交流：难度{ $by }
board-band-food = 每说动一个，另得食物+{ $count }
board-band-people = 每说动一个，人口再+{ $count }
board-band-speed = 第一个敌人回合：速度+{ $count }
board-band-turns = 再过{ $count }个敌人回合就离开

## What a test asks

board-stakes = { $attribute }检定，难度{ $difficulty }，强化{ $boost }
board-stakes-opposed = { $attribute }检定，难度{ $difficulty }加黑骰，强化{ $boost }
board-stakes-best = 打出最好的卡，成功率{ $percent }
board-stakes-both = { $stakes }；{ $best }
