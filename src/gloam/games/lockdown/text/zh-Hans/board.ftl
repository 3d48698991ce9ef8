### 网页桌面上除对局用语之外的文字。

board-title = 两栋楼的剖面图
board-text = 九层楼的房间，最上面是 2 层，最下面是 B7 层，左边是西楼，右边是东楼。用方向键在房间之间移动。

## 楼的上方

board-round = 第{ $round }轮，共{ $rounds }轮
board-orders = 行动顺序
board-order = { $order }号顺位
board-settlement = 第{ $round }轮结算
board-dossier = 所有秘密揭晓

## 房间和楼层

board-you-here = 你在这里。
board-you-started = 你本轮从这里出发。
board-your-birth = 你的出生房间。
board-birth-room = 这张地图的出生房间之一。
board-here = 在这里：{ $names }
board-suspected = 你猜在这里的人：{ $names }
board-suspect = 你猜谁在这里？
board-gas-here = 这里有毒气，本轮扣除{ $points }点生命值。
board-gas = 有毒气。
board-gas-since = 从第{ $round }轮起有毒气。
board-no-gas = 这一层没有毒气。
board-cleared = 已永久解毒。是你解的毒，所以你知道。
board-meeting = 第{ $round }轮：{ $meeting }
board-bombed = 第{ $round }轮：被火箭筒击中
board-stock = 你最后得知的库存张数：{ $count }（第{ $round }轮）
board-stock-seen = 你在那里看到：{ $cards }
board-stock-end = 剩余库存张数：{ $count }
board-leads = 通路：{ $rooms }

## 座位和手牌

board-hp = 生命值
board-hp-own = 你当前的生命值
board-hp-published = 最近公示的生命值：{ $hp }
board-hp-round = 第{ $round }轮：生命值{ $hp }
board-shadow-drained = 暗影，累计吸取{ $points }点
board-drained = 累计吸取
board-acting = 正在行动
board-acted = 已行动
board-protected = 刚刚复活
board-armed = 持枪
board-votes = 你的票算{ $votes }票
board-steps = 剩余步数：{ $steps }
board-cards = 道具卡：{ $count }
board-hand-empty = 你什么也没带。
board-hand-before = 你的基因面板、房间和道具卡会显示在这里。

## 在等什么

board-waits-turn = 轮到 { $name } 行动，过程全部保密。
board-waits-setup = 大家正在秘密选择。
board-waits-free = 自由阶段进行中，所有人都准备好后结束。
board-waits-action = 下一个回合即将开始。
board-waits-settlement = 结算进行中。

## 基因点数

board-genes-set = 确定 { $genes }
board-genes-keep = 保持基因面板不变
board-gene-less = 减少{ $attribute }
board-gene-more = 增加{ $attribute }
board-force-text = 决定战斗的输赢
board-speed-text = 每轮步数
board-load-text = 可携带的道具卡张数

## 交易

board-offer-new = 新提议
board-offer-more = 新提议（剩{ $count }次）
board-offers-none = 没有未答复的提议。提议和交易只有双方知道。
board-offer-from = { $name } 的提议
board-offer-to = 你给 { $name } 的提议
board-you-get = 你得到
board-you-give = 你给出
board-nothing = 无
board-order-theirs = 对方的顺位卡
board-order-yours = 你的顺位卡
board-accept = 接受
board-refuse = 拒绝
board-counter = 还价
board-withdraw = 撤回
board-partner = 和谁交易
board-want-less = 少要一张【{ $card }】
board-swap = 互换顺位卡（你的是{ $order }号）
board-offer-send = 发给 { $name }
board-offer-sending = 正在发送

## 结算

board-skip = 全部显示
board-whole = 全部步骤
board-step-0 = 步骤开始之前
board-step-1 = 手术
board-step-2 = 战斗、乱斗、暗影遭遇
board-step-3 = 毒气
board-step-4 = 水和粮食
board-step-5 = 火箭筒
board-step-6 = 药片、酒、肾上腺素
board-step-7 = 复活
board-step-8 = 公示生命值
board-step-quiet = 没有要公示的事。
board-settlement-waits = 所有人都决定之后，这一步才结束。

## 笔记

board-notes = 推测
board-notes-text = 标记你猜谁在哪里。标记只显示在你的版图上，只保存在这个浏览器里。
board-notes-covered = 你的推测与你的秘密一起盖住了。
board-notes-room = 推测 { $name } 在哪个房间
board-notes-nowhere = 未标记
board-notes-words = 关于 { $name } 的笔记

## 结束之后

board-review-round = 看哪一轮的路线
board-review-of = 第{ $round }轮
board-review-whose = 看谁的路线
board-ranking = 排名
board-rank = 名次
board-player = 玩家
board-points = 积分
board-rounds = 各轮
board-secrets = 秘密
board-trades = 交易
board-no-trades = 没有人提议过交易。
board-no-move = 没有移动
board-end-place = 结束时所在：{ $room }。武力-速度-负重：{ $genes }。
board-end-hand = 手牌：{ $cards }。
