### 《墙后低语》网页牌桌在对局文字之外的话。

board-title = 宅邸平面图
board-text = 三个区域，十六间房。方向键在房间之间移动；三名受害者列在平面图上方。

## 平面图上方

board-round = 第{ $round }轮
board-turn-setup = 入夜之前
board-turn-victims = 受害者的回合
board-turn-killer = 凶手的回合
board-level = 凶手等级：{ $level }/{ $levels }
board-strength = 凶手力量：{ $strength }。当前加值：{ $bonus }
board-hidden = 潜行中
board-gears = 发报机上的齿轮：{ $gears }/{ $all }
board-rescue = 救援已上路。剩余格数：{ $cells }
board-keys = 钥匙架上的钥匙：{ $keys }/{ $all }
board-decks = 物品牌库：{ $items }。装备牌库：{ $equipment }
board-equipment = 装备牌库：{ $equipment }
board-guess = 你的维修标记：{ $gears }
board-review = 第{ $round }轮的行踪
board-news = 刚刚发生的事
board-dice = 骰子：{ $faces }

## 房间、通道、受害者

board-room = { $location }，{ $zone }
board-next-to = 相邻：{ $locations }
board-killer-here = 凶手就在这里。
board-last-seen = 凶手最后在这里现身。
board-you-lurk-here = 你潜伏在这里，没有人看见。
board-can-lurk = 潜行的凶手可能在这里。
board-stands = { $victim }：{ $state }
board-noise = 这里传出过噪声。
board-noise-unheard = 凶手还没听到的噪声。
board-nest = 这里有一个巢穴。
board-trap = 捕兽夹在这里：首次防守+{ $bonus }。
board-transmitter-at = 发报机。齿轮：{ $gears }/{ $all }
board-symbol-main-exit = 正门：需要五把钥匙。
board-symbol-secret-exit = 暗门：需要五把钥匙和密图。
board-symbol-transmitter = 发报机：在这里维修。
board-symbol-item = 这里可以翻找物品。
board-hidden-passage = 密道：{ $location }
board-petrified = 石化：从这里开始的移动只有一步。
board-believed = 推测可能在这里。
board-barricaded = 这里有路障。
board-free = 没有路障。
board-condition-healthy = 健康
board-condition-wounded = 受伤
board-condition-dead = 死亡
board-condition-escaped = 逃脱
board-fear = 恐惧标记：{ $count }
board-played-by = 玩家：{ $name }
board-is-in = 位于：{ $location }
board-holds = 持有：{ $items }
board-acted = 主行动已用。
board-own-keys = 自己的钥匙：{ $count }

## 手牌与座位

board-hand-before = 你在今夜的角色会显示在这里。
board-hand = 手牌：{ $count }/{ $limit }
board-hand-empty = 你没有手牌。
board-deck = 你的牌库：{ $pile }。你的弃牌堆：{ $played }
board-played = 你的弃牌堆：{ $cards }
board-locked = 尚未加入牌库：{ $cards }
board-you-lurk = 你潜伏在：{ $location }
board-items = 你的受害者持有的物品：{ $count }
board-no-items = 没有物品。
board-offer = { $victim }向{ $partner }提议：{ $given }。换取：{ $wanted }。
board-plan-done = 已完成
board-discard = 弃掉的物品：{ $items }
board-speaker = 受害者的发言人

## 凶手的笔记

board-notes = 推理标记与维修标记
board-notes-covered = 翻开你的秘密才能看到标记。
board-notes-text = 查看一间房，就能在那里放标记。别人永远看不到这些笔记。
board-repair-marker = 维修标记
board-tokens = 你在这间房里的推理标记
board-thought-none = { $victim }：没有标记
board-thought-here = { $victim }：我想在这里
board-thought-not = { $victim }：不在这里
board-forget = 移除所有标记

## 正在等待

board-waits-setup = 正在准备这一夜。
board-waits-victims = 受害者正在暗处行动。
board-waits-killer = 凶手正在行动。
board-waits-encounter = 凶手找到了人。遭遇正在进行。
board-waits-answer = 受害者正在应对。
board-casting = 今夜是谁？
board-rating-threat = 威胁
board-rating-search = 搜寻
board-rating-speed = 速度
board-rating-control = 控制
board-rating-growth = 成长

## 窄小平面图上的房间名

board-narrow-R1 = 门厅
board-narrow-R4 = 图书室
board-narrow-B2 = 餐厅
board-narrow-B4 = 储藏室
board-narrow-G1 = 温室
board-narrow-G6 = 后院
