### 網頁桌面上除對局用語之外的文字。

board-title = 兩棟樓的剖面圖
board-text = 九層樓的房間，最上面是 2 樓，最下面是 B7，左邊是西棟，右邊是東棟。用方向鍵在房間之間移動。

## 樓的上方

board-round = 第{ $round }輪，共{ $rounds }輪
board-orders = 行動順序
board-order = { $order }號順位
board-settlement = 第{ $round }輪結算
board-dossier = 所有秘密揭曉

## 房間和樓層

board-you-here = 你在這裡。
board-you-started = 你本輪從這裡出發。
board-your-birth = 你的出生房間。
board-birth-room = 這張地圖的出生房間之一。
board-here = 在這裡：{ $names }
board-suspected = 你猜在這裡的人：{ $names }
board-suspect = 你猜誰在這裡？
board-gas-here = 這裡有毒氣，本輪扣除{ $points }點生命值。
board-gas = 有毒氣。
board-gas-since = 從第{ $round }輪起有毒氣。
board-no-gas = 這一層沒有毒氣。
board-cleared = 已永久解毒。是你解的毒，所以你知道。
board-meeting = 第{ $round }輪：{ $meeting }
board-bombed = 第{ $round }輪：被火箭筒擊中
board-stock = 你最後得知的庫存張數：{ $count }（第{ $round }輪）
board-stock-seen = 你在那裡看到：{ $cards }
board-stock-end = 剩餘庫存張數：{ $count }
board-leads = 通路：{ $rooms }

## 座位和手牌

board-hp = 生命值
board-hp-own = 你目前的生命值
board-hp-published = 最近公布的生命值：{ $hp }
board-hp-round = 第{ $round }輪：生命值{ $hp }
board-shadow-drained = 暗影，累計吸取{ $points }點
board-drained = 累計吸取
board-acting = 正在行動
board-acted = 已行動
board-protected = 剛剛復活
board-armed = 持槍
board-votes = 你的票算{ $votes }票
board-steps = 剩餘步數：{ $steps }
board-cards = 道具卡：{ $count }
board-hand-empty = 你什麼也沒帶。
board-hand-before = 你的基因面板、房間和道具卡會顯示在這裡。

## 在等什麼

board-waits-turn = 輪到 { $name } 行動，過程全部保密。
board-waits-setup = 大家正在秘密選擇。
board-waits-free = 自由階段進行中，所有人都準備好後結束。
board-waits-action = 下一個回合即將開始。
board-waits-settlement = 結算進行中。

## 基因點數

board-genes-set = 確定 { $genes }
board-genes-keep = 保持基因面板不變
board-gene-less = 減少{ $attribute }
board-gene-more = 增加{ $attribute }
board-force-text = 決定戰鬥的輸贏
board-speed-text = 每輪步數
board-load-text = 可攜帶的道具卡張數

## 交易

board-offer-new = 新提議
board-offer-more = 新提議（剩{ $count }次）
board-offers-none = 沒有未答覆的提議。提議和交易只有雙方知道。
board-offer-from = { $name } 的提議
board-offer-to = 你給 { $name } 的提議
board-you-get = 你得到
board-you-give = 你給出
board-nothing = 無
board-order-theirs = 對方的順位卡
board-order-yours = 你的順位卡
board-accept = 接受
board-refuse = 拒絕
board-counter = 還價
board-withdraw = 撤回
board-partner = 和誰交易
board-want-less = 少要一張【{ $card }】
board-swap = 互換順位卡（你的是{ $order }號）
board-offer-send = 發給 { $name }
board-offer-sending = 正在送出

## 結算

board-skip = 全部顯示
board-whole = 全部步驟
board-step-0 = 步驟開始之前
board-step-1 = 手術
board-step-2 = 戰鬥、亂鬥、暗影遭遇
board-step-3 = 毒氣
board-step-4 = 水和糧食
board-step-5 = 火箭筒
board-step-6 = 藥片、酒、腎上腺素
board-step-7 = 復活
board-step-8 = 公布生命值
board-step-quiet = 沒有要公布的事。
board-settlement-waits = 所有人都決定之後，這一步才結束。

## 筆記

board-notes = 推測
board-notes-text = 標記你猜誰在哪裡。標記只顯示在你的版圖上，只儲存在這個瀏覽器裡。
board-notes-covered = 你的推測與你的秘密一起蓋住了。
board-notes-room = 推測 { $name } 在哪個房間
board-notes-nowhere = 未標記
board-notes-words = 關於 { $name } 的筆記

## 結束之後

board-review-round = 看哪一輪的路線
board-review-of = 第{ $round }輪
board-review-whose = 看誰的路線
board-ranking = 排名
board-rank = 名次
board-player = 玩家
board-points = 積分
board-rounds = 各輪
board-secrets = 秘密
board-trades = 交易
board-no-trades = 沒有人提議過交易。
board-no-move = 沒有移動
board-end-place = 結束時所在：{ $room }。武力-速度-負重：{ $genes }。
board-end-hand = 手牌：{ $cards }。
