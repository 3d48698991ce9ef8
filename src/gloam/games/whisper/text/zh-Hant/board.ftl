### 《牆後低語》網頁牌桌在對局文字之外的話。

board-title = 宅邸平面圖
board-text = 三個區域，十六間房。方向鍵在房間之間移動；三名受害者列在平面圖上方。

## 平面圖上方

board-round = 第{ $round }輪
board-turn-setup = 入夜之前
board-turn-victims = 受害者的回合
board-turn-killer = 兇手的回合
board-level = 兇手等級：{ $level }/{ $levels }
board-strength = 兇手力量：{ $strength }。目前加值：{ $bonus }
board-hidden = 潛行中
board-gears = 發報機上的齒輪：{ $gears }/{ $all }
board-rescue = 救援已上路。剩餘格數：{ $cells }
board-keys = 鑰匙架上的鑰匙：{ $keys }/{ $all }
board-decks = 物品牌庫：{ $items }。裝備牌庫：{ $equipment }
board-equipment = 裝備牌庫：{ $equipment }
board-guess = 你的維修標記：{ $gears }
board-review = 第{ $round }輪的行蹤
board-news = 剛剛發生的事
board-dice = 骰子：{ $faces }

## 房間、通道、受害者

board-room = { $location }，{ $zone }
board-next-to = 相鄰：{ $locations }
board-killer-here = 兇手就在這裡。
board-last-seen = 兇手最後在這裡現身。
board-you-lurk-here = 你潛伏在這裡，沒有人看見。
board-can-lurk = 潛行的兇手可能在這裡。
board-stands = { $victim }：{ $state }
board-noise = 這裡傳出過噪音。
board-noise-unheard = 兇手還沒聽到的噪音。
board-nest = 這裡有一個巢穴。
board-trap = 捕獸夾在這裡：首次防守+{ $bonus }。
board-transmitter-at = 發報機。齒輪：{ $gears }/{ $all }
board-symbol-main-exit = 正門：需要五把鑰匙。
board-symbol-secret-exit = 暗門：需要五把鑰匙和密圖。
board-symbol-transmitter = 發報機：在這裡維修。
board-symbol-item = 這裡可以翻找物品。
board-hidden-passage = 密道：{ $location }
board-petrified = 石化：從這裡開始的移動只有一步。
board-believed = 推測可能在這裡。
board-barricaded = 這裡有路障。
board-free = 沒有路障。
board-condition-healthy = 健康
board-condition-wounded = 受傷
board-condition-dead = 死亡
board-condition-escaped = 逃脫
board-fear = 恐懼標記：{ $count }
board-played-by = 玩家：{ $name }
board-is-in = 位於：{ $location }
board-holds = 持有：{ $items }
board-acted = 主行動已用。
board-own-keys = 自己的鑰匙：{ $count }

## 手牌與座位

board-hand-before = 你在今夜的角色會顯示在這裡。
board-hand = 手牌：{ $count }/{ $limit }
board-hand-empty = 你沒有手牌。
board-deck = 你的牌庫：{ $pile }。你的棄牌堆：{ $played }
board-played = 你的棄牌堆：{ $cards }
board-locked = 尚未加入牌庫：{ $cards }
board-you-lurk = 你潛伏在：{ $location }
board-items = 你的受害者持有的物品：{ $count }
board-no-items = 沒有物品。
board-offer = { $victim }向{ $partner }提議：{ $given }。換取：{ $wanted }。
board-plan-done = 已完成
board-discard = 棄掉的物品：{ $items }
board-speaker = 受害者的發言人

## 兇手的筆記

board-notes = 推理標記與維修標記
board-notes-covered = 翻開你的秘密才能看到標記。
board-notes-text = 查看一間房，就能在那裡放標記。別人永遠看不到這些筆記。
board-repair-marker = 維修標記
board-tokens = 你在這間房裡的推理標記
board-thought-none = { $victim }：沒有標記
board-thought-here = { $victim }：我想在這裡
board-thought-not = { $victim }：不在這裡
board-forget = 移除所有標記

## 正在等待

board-waits-setup = 正在準備這一夜。
board-waits-victims = 受害者正在暗處行動。
board-waits-killer = 兇手正在行動。
board-waits-encounter = 兇手找到了人。遭遇正在進行。
board-waits-answer = 受害者正在應對。
board-casting = 今夜是誰？
board-rating-threat = 威脅
board-rating-search = 搜尋
board-rating-speed = 速度
board-rating-control = 控制
board-rating-growth = 成長

## 窄小平面圖上的房間名

board-narrow-R1 = 門廳
board-narrow-R4 = 圖書室
board-narrow-B2 = 餐廳
board-narrow-B4 = 儲藏室
board-narrow-G1 = 溫室
board-narrow-G6 = 後院
