### 网页牌桌在对局用语之外的文字。

board-title = 夜里的街道，俯瞰图
board-text = 从西到东是A到R列，从北到南是1到23行。方向键从一格走到下一格。

## 街道上方

board-round = 第{ $round }轮，共{ $rounds }轮
board-turn = 轮到 { $name }
board-turn-michael = 迈克尔的回合
board-deed = 第{ $number }个行动，共2个
board-ready = 迈克尔的行动牌为预备面。
board-staggered = 迈克尔处于踉跄状态。
board-ready-short = 预备
board-staggered-short = 踉跄
board-michael-damage = 迈克尔的伤害：{ $damage }/{ $health }
board-michael-cards = 迈克尔的手牌数：{ $count }
board-kills = 已遇害的受害者：{ $count }；迈克尔获胜需要{ $kills }
board-supply = 供应堆里的发力标记：{ $count }
board-decks = 搜索牌库
board-deck = { $quadrant }搜索牌库，牌数：{ $count }
board-whole = 显示整条街道
board-legend = 迈克尔可能在任何一个着色的格子上。格数：{ $count }
board-review = 第{ $row }行：迈克尔在{ $space }。受害者无法排除的格数：{ $count }
board-dice = 骰子：{ $dice }
board-news = 刚刚发生的事

## 格子

board-space = { $space }，{ $place }
board-in-room = { $building }的{ $room }
board-ground-grass = 花园
board-ground-path = 花园小径
board-ground-pavement = 人行道
board-ground-street = 街道
board-ground-tree = 树
board-figure = { $name }（{ $victim }）
board-yours = { $figure }，你的立牌
board-faces = { $figure }面朝{ $direction }
board-michael-here = 迈克尔站在这里，有人看到他。
board-michael-hides = 你藏在这里。
board-shadow-here = 阴影标记：迈克尔最后一次被看到是在这里。
board-token-fresh = 未搜索的搜索标记，{ $quadrant }牌库
board-token-searched = 搜索过一次的搜索标记，{ $quadrant }牌库
board-token-gone = 搜索过两次，标记已移除（{ $quadrant }牌库）
board-locked = { $car }上着锁。
board-unlocked = { $car }已开锁。
board-seen-by = 看得到这一格的人：{ $names }
board-possible = 迈克尔可能在这里。
board-marked = 你标记了这一格。
board-rows = 在隐秘移动版图的这些行：{ $rows }
board-edge = { $direction }：{ $line }
board-line-wall = 墙
board-line-door = 门
board-line-window = 窗户
board-line-fence = 篱笆
board-line-cardoor = 车门
board-line-tree = 树
board-line-end = 版图边缘
board-mark = 标记这一格
board-unmark = 移除标记

## 座位与手牌

board-hand-before = 你的立牌和手牌会显示在这里。
board-damage = 伤害：{ $damage }/{ $health }
board-exertion = 发力标记：{ $count }
board-cards = 手牌：{ $count }/{ $limit }
board-hand-empty = 你没有手牌。
board-michael-empty = 你没有杀人魔牌。
board-dealt = 你们都看得到的起始牌：{ $cards }
board-offer = 交易
board-offer-gives = { $name } 交出：{ $cards }
board-offer-shows = { $name } 展示：{ $cards }
board-you-lurk = 你在{ $space }
board-sheet = 隐秘移动版图：行与格子

## 正在等待

board-waits-michael = 迈克尔的回合。你只知道被看到的部分。
board-waits-turn = 轮到 { $name } 行动。
board-waits-setup = 正在布置这一夜。

## 房屋与房间

board-building-wallace = 华莱士家
board-building-wallace-shed = 华莱士家棚屋
board-building-myers = 迈尔斯家
board-building-doyle = 多伊尔家
board-building-strode = 史特罗德家
board-building-strode-shed = 史特罗德家棚屋

board-room-laundry = 洗衣房
board-room-kitchen = 厨房
board-room-living-room = 客厅
board-room-hall = 走廊
board-room-bedroom = 卧室
board-room-den = 休闲室
board-room-back-room = 后屋
board-room-sisters-room = 姐姐的房间
board-room-parlour = 会客室
board-room-dining-room = 餐厅
board-room-tommys-room = 汤米的房间
board-room-family-room = 起居室
board-room-study = 书房
board-room-tool-shed = 工具间
