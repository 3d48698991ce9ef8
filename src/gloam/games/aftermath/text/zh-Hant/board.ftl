### 《劫後餘鼠》網頁桌面在行動用語之外要說的話。

board-title = 本頁地圖
board-text = 欄用A、B、C，列用1、2、3。方向鍵在格子間移動，Enter 鍵前往或選擇。
board-story = 這一頁讀到的內容
board-story-empty = 這一頁還沒讀過條目。
board-news = 剛剛發生的事
board-waits = 正在讀冒險書。
board-to-story = 故事
board-to-map = 地圖
board-aloud = 朗讀條目
board-city = 城市地圖
board-you-are-here = 大家在這裡。

## 書的上方

board-time = 時間{ $time }，時限{ $allowance }
board-dial = { $dial }：{ $value }（上限{ $most }）
board-hostile = 局勢敵對：敵人會移動並攻擊，不能交流。
board-hostile-short = 敵對
board-peaceful = 局勢和平：可以和陌生客交流，敵人不移動也不攻擊。
board-peaceful-short = 和平
board-calamity = 本頁災變值：{ $number }。抽到災變卡時，時間加黑骰至少達到它，災變就發生。
board-calamity-past = 本頁的災變已經發生過。
board-mission = 任務：《{ $mission }》

## 格子、模型、標記

board-cell = { $cell }格
board-find = 拾荒標記，難度{ $difficulty }
board-find-text = 正面朝下：誰也不知道裡面是什麼。
board-stands = { $hero }，由 { $name } 扮演
board-foe = { $enemy }（第{ $slot }欄）
board-mark-exit = 出口：可以從這裡離開本頁。
board-mark-objective = 目的地：有標記，到達時讀條目。
board-mark-objective-done = 目的地：沒有標記。
board-mark-info = 資訊點：到達時讀條目。
board-mark-hide = 隱藏點
board-mark-start = 角色從這裡進場。
board-mark-enemy = 敵人從這裡進場。
board-mark-water = 水：進入後著火解除。
board-token-fire = 火焰
board-token-trap = 捕鼠器
board-token-heavy = 重物
board-token-boat = 牛奶盒船
board-token-fishhook = 魚鉤
board-route = 走過去要打出的卡：{ $cards }
board-line = { $line }：{ $ways }。
board-line-red = 紅線（攀爬），全用紅卡花1點，否則3點
board-line-blue = 藍線（水），全用藍卡花1點，否則3點
board-line-green = 綠線（灌木），全用綠卡花1點，否則3點
board-line-white = 白色單線：不能通過，但不擋視線
board-line-double = 牆（白色雙線）：不能通過，也擋視線
board-way-right = 右邊
board-way-left = 左邊
board-way-up = 上邊
board-way-down = 下邊
board-foe-life = 生命{ $life }/{ $all }
board-foe-defence = 防禦{ $defence }
board-foe-talk = 交流值{ $talk }
board-foe-mute = 不能交流。
board-foe-action = 威脅{ $value }：速度{ $speed }，攻擊範圍{ $range }，強度{ $strength }
board-foe-next = 下次：{ $action }
board-foe-pursuer = 追獵者，沒有戰利品。
board-foe-aimed = 已被瞄準：下一次對它的攻擊+2。
board-played-by = 由 { $name } 扮演
board-life = 生命{ $left }/{ $life }，中毒傷害{ $toxic }
board-lives = 生命{ $life }
board-hidden = 隱藏中
board-keeper = 保管人
board-carries = 搬著重物
board-where-page = 在頁面上
board-where-left = 已離開頁面
board-where-defeated = 被擊敗
board-where-home = 在家

## 威脅進度條與團隊考驗

board-track = 威脅進度條
board-track-peaceful = 威脅卡：{ $threats }，滿{ $needed }張讀威脅條目
board-track-hostile = 威脅卡：{ $threats }，滿{ $needed }張敵人行動
board-threat-card = 威脅卡{ $value }
board-slot = 第{ $slot }欄，沒有敵人
board-hunt = 追獵者：{ $count }
board-task = 團隊考驗：{ $attribute }
board-task-dial = 已有{ $dial }，需要{ $difficulty }

## 開局、家、路上

board-casting = 誰出門？
board-casting-lead = 四個小傢伙站在大衣旁邊。今晚誰出門？
board-hero-pim = 看見得早，跑得也早。話嘛，晚點再找，找不到就算了。
board-hero-odo = 你們當中塊頭最大的，一張嘴能頂住門。藏不住，也不想藏。
board-hero-juno = 什麼壞了修什麼，看到機器就聊。不是機器的，也會搭腔。
board-hero-sable = 外頭來的，來去沒有誰看見，信窗戶多過信門。
board-missions = 板上的任務
board-mission-available = 未嘗試
board-mission-failed = 試過，未成功
board-mission-active = 進行中
board-mission-succeeded = 已成功
board-home = 七號
board-goals = 已達成的個人目標：{ $count }/4
board-goal = 達成了個人目標
board-built = 已建設施
board-stores = 聚落倉庫
board-broken = 損壞物品
board-discoveries = 探索卡
board-road = 開車途中
board-road-to = { $vehicle }，開往{ $location }
board-hull = 車體：{ $hull }
board-road-cards = 已過道路卡：{ $done }。剩餘：{ $cards }
board-behind = 緊追在後

## 手牌、角色、行動

board-hand = 你的角色和手牌
board-hand-before = 你的角色會顯示在這裡。
board-hand-empty = 沒有手牌。
board-cards = 手牌：{ $count }
board-at-home = { $hero }，在家
board-nothing = 什麼都沒有
board-worn = 裝備與背包
board-slot-head = 頭部
board-slot-body = 身體
board-slot-paws = 爪子
board-slot-accessory = 配件
board-slot-storage = 儲藏
board-slot-pack = 背包
board-new-item = 新物品
board-batteries = 沒裝上的電池：{ $count }
board-costs-white = 白卡{ $cost }

board-verb-move = 移動
board-verb-scavenge = 拾荒
board-verb-talk = 交流
board-verb-melee = 近戰
board-verb-ranged = 遠程
board-verb-contribute = 投入團隊考驗
board-verb-read = 再讀這裡的條目
board-verb-lift = 搬起重物
board-verb-drop = 放下重物
board-verb-recover = 恢復
board-verb-ability = 能力
board-verb-use = 使用物品
board-verb-equip = 裝備與交易
board-verb-inspire = 激勵
board-verb-throw-away = 棄掉物品
board-verb-leave = 離開本頁
board-verb-end = 結束回合
board-do-talk = 與{ $enemy }交流
board-do-melee = 近戰攻擊{ $enemy }
board-do-ranged = 遠程攻擊{ $enemy }
board-do-ability = 【{ $ability }】（白卡{ $cost }）
board-cost = { $dial }{ $by }
board-walk-hint = 也可以直接點地圖上的格子：會顯示路線和要打出的卡。
board-points = 移動點：{ $points }
board-odds = 成功率{ $percent }
board-roll = 擲骰（{ $percent }）
board-trial = { $attribute }檢定
board-trial-melee = 近戰攻擊{ $enemy }：{ $attribute }
board-trial-ranged = 遠程攻擊{ $enemy }：{ $attribute }
board-trial-communicate = 與{ $enemy }交流：{ $attribute }
board-trial-scavenge = 拾荒：{ $attribute }
board-trial-defence = 防禦（{ $enemy }）：{ $attribute }
board-trial-drive = 駕駛：{ $attribute }
board-nobody = 其他傷害
board-any-attribute = 任一屬性
board-sum = 卡{ $cards }，強化{ $boost }，再加白骰；難度{ $difficulty }
board-sum-opposed = 卡{ $cards }，強化{ $boost }，再加白骰；難度{ $difficulty }加黑骰

## 編年史

board-chronicle = 第{ $session }局的編年史
board-chronicle-save = 存成網頁

## What is special about enemies that came together

board-band = { $name }（第{ $slots }欄）
board-band-talk = 與牠們交流：難度{ $by }
board-band-talk-in-time = 時間沒有超出時限時，與牠們交流：難度{ $by }
board-band-food = 每說動一個，另得食物+{ $count }
board-band-people = 每說動一個，人口再+{ $count }
board-band-speed = 第一個敵人回合：速度+{ $count }
board-band-turns = 再過{ $count }個敵人回合就離開

## What a test asks

board-stakes = { $attribute }檢定，難度{ $difficulty }，強化{ $boost }
board-stakes-opposed = { $attribute }檢定，難度{ $difficulty }加黑骰，強化{ $boost }
board-stakes-best = 打出最好的卡，成功率{ $percent }
board-stakes-both = { $stakes }；{ $best }
