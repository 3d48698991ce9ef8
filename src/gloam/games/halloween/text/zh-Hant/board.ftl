### 網頁牌桌在對局用語之外的文字。

board-title = 夜裡的街道，俯瞰圖
board-text = 從西到東是A到R直行，從北到南是1到23橫排。方向鍵從一格走到下一格。

## 街道上方

board-round = 第{ $round }輪，共{ $rounds }輪
board-turn = 輪到 { $name }
board-turn-michael = 米高的回合
board-deed = 第{ $number }個行動，共2個
board-ready = 米高的行動牌為預備面。
board-staggered = 米高處於踉蹌狀態。
board-ready-short = 預備
board-staggered-short = 踉蹌
board-michael-damage = 米高的傷害：{ $damage }/{ $health }
board-michael-cards = 米高的手牌數：{ $count }
board-kills = 已遇害的受害者：{ $count }；米高獲勝需要{ $kills }
board-supply = 供應堆裡的發力標記：{ $count }
board-decks = 搜索牌庫
board-deck = { $quadrant }搜索牌庫，牌數：{ $count }
board-whole = 顯示整條街道
board-legend = 米高可能在任何一個著色的格子上。格數：{ $count }
board-review = 第{ $row }行：米高在{ $space }。受害者無法排除的格數：{ $count }
board-dice = 骰子：{ $dice }
board-news = 剛剛發生的事

## 格子

board-space = { $space }，{ $place }
board-in-room = { $building }的{ $room }
board-ground-grass = 花園
board-ground-path = 花園小徑
board-ground-pavement = 人行道
board-ground-street = 街道
board-ground-tree = 樹
board-figure = { $name }（{ $victim }）
board-yours = { $figure }，你的立牌
board-faces = { $figure }面朝{ $direction }
board-michael-here = 米高站在這裡，有人看到他。
board-michael-hides = 你藏在這裡。
board-shadow-here = 陰影標記：米高最後一次被看到是在這裡。
board-token-fresh = 未搜索的搜索標記，{ $quadrant }牌庫
board-token-searched = 搜索過一次的搜索標記，{ $quadrant }牌庫
board-token-gone = 搜索過兩次，標記已移除（{ $quadrant }牌庫）
board-locked = { $car }上著鎖。
board-unlocked = { $car }已開鎖。
board-seen-by = 看得到這一格的人：{ $names }
board-possible = 米高可能在這裡。
board-marked = 你標記了這一格。
board-rows = 在隱密移動版圖的這些行：{ $rows }
board-edge = { $direction }：{ $line }
board-line-wall = 牆
board-line-door = 門
board-line-window = 窗戶
board-line-fence = 籬笆
board-line-cardoor = 車門
board-line-tree = 樹
board-line-end = 版圖邊緣
board-mark = 標記這一格
board-unmark = 移除標記

## 座位與手牌

board-hand-before = 你的立牌和手牌會顯示在這裡。
board-damage = 傷害：{ $damage }/{ $health }
board-exertion = 發力標記：{ $count }
board-cards = 手牌：{ $count }/{ $limit }
board-hand-empty = 你沒有手牌。
board-michael-empty = 你沒有殺人魔牌。
board-dealt = 你們都看得到的起始牌：{ $cards }
board-offer = 交易
board-offer-gives = { $name } 交出：{ $cards }
board-offer-shows = { $name } 展示：{ $cards }
board-you-lurk = 你在{ $space }
board-sheet = 隱密移動版圖：行與格子

## 正在等待

board-waits-michael = 米高的回合。你只知道被看到的部分。
board-waits-turn = 輪到 { $name } 行動。
board-waits-setup = 正在佈置這一夜。

## 房屋與房間

board-building-wallace = 華萊士家
board-building-wallace-shed = 華萊士家棚屋
board-building-myers = 麥爾斯家
board-building-doyle = 杜爾家
board-building-strode = 史特羅德家
board-building-strode-shed = 史特羅德家棚屋

board-room-laundry = 洗衣房
board-room-kitchen = 廚房
board-room-living-room = 客廳
board-room-hall = 走廊
board-room-bedroom = 臥室
board-room-den = 休閒室
board-room-back-room = 後屋
board-room-sisters-room = 姊姊的房間
board-room-parlour = 會客室
board-room-dining-room = 餐廳
board-room-tommys-room = 湯米的房間
board-room-family-room = 起居室
board-room-study = 書房
board-room-tool-shed = 工具間
