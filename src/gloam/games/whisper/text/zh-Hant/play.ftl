### 《牆後低語》遊玩時說的話：選項、提問、事件、拒絕。

## 選項：簡短，像按鈕上的字

verb-pass = 跳過
verb-be = 扮演{ $killer }
verb-pick = 扮演{ $victim }
verb-move = { $victim }：移動
verb-calm = { $victim }：鎮定
verb-special = { $victim }：{ $item }
verb-ability = { $victim }：特殊行動
verb-underground = { $victim }：走密道
verb-clear = { $victim }：清障
verb-repair = { $victim }：維修
verb-repair-with = { $victim }：用{ $item }維修
verb-rummage = { $victim }：翻找
verb-use = { $victim }：使用{ $item }
verb-drill = { $victim }：{ plan-fire-drill }的一步
verb-trade = { $victim }：與{ $partner }交換
verb-loot = { $victim }：從{ $body }身上拿{ $item }
verb-wait = 暫時沒有了
verb-end = 結束行動
verb-reward = 使用計畫：{ $plan }
verb-go = 前往{ $location }
verb-stop = 停在這裡
verb-open = 清開{ $passage }
verb-tear = 移除巢穴：{ $location }
verb-give = 給出{ $item }
verb-want = 想要{ $item }
verb-send = 提出交換
verb-drop = 放棄交換
verb-accept = 接受
verb-decline = 拒絕
verb-keep = 留下{ $item }
verb-discard = 棄掉{ $item }
verb-hand = 裝備給{ $victim }
verb-mark = 標記條目：{ $plan }
verb-play = 打出{ $kcard }
verb-pay = 用{ $kcard }付代價
verb-lose = 棄掉{ $kcard }
verb-search = 搜尋
verb-run = 奔行，先到{ $location }
verb-sense = 側耳傾聽
verb-block = 設路障：{ $passage }
verb-lift = 拿走路障：{ $passage }
verb-zone = { $zone }
verb-at = { $location }
verb-victim = { $victim }
verb-item = { $item }
verb-passage = { $passage }
verb-choose = { $choice }
verb-defend = 用{ $item }防守
verb-defender = 由{ $victim }防守
verb-escape = 逃往{ $location }
verb-charm = 使用{ $item }
verb-stakeout = 使用{ $plan }：讓他說出區域
verb-nest = 移動巢穴：{ $location }

## 提問

ask-killer = 你是哪名兇手？
ask-pick = 你拿哪名受害者？
ask-action = 接下來受害者做什麼？
ask-step = { $victim }去哪裡？
ask-clear = { $victim }清開什麼？
ask-target = 為這次行動做選擇。
ask-keep = { $victim }找到了{ $item }。留下嗎？
ask-limit = { $victim }超過三件物品。棄掉哪件？
ask-trade = 你給出什麼，想換什麼？
ask-offer = 接受整個交換嗎？
ask-hand = 裝備給哪名受害者？
ask-equipment = { $victim }留下哪張牌？
ask-plan = 標記計畫的條目嗎？
ask-reward = 為計畫做選擇。
ask-instant = 逐張打出即時牌，或者繼續。
ask-cost = 用哪張牌付{ $kcard }的代價？受害者看不到。
ask-card = 為這張牌做選擇。
ask-main = 打一張強化牌，或做至多兩次基本行動：走一步、搜尋。
ask-walk = 你去哪裡？
ask-long = 打一張長線牌，或者不打。
ask-stalk = 你悄悄去哪裡？沒有人看得到。
ask-block = 在哪條通道上設路障？
ask-lift = 路障用完了。從哪條通道拿一個？
ask-nest = 把哪個巢穴移到這裡？
ask-attack = 你在攻擊。打一張攻擊牌，或者不打。
ask-defender = 兇手發起攻擊，力量{ $strength }。誰來防守？
ask-defence = 兇手以力量{ $strength }攻擊{ $victim }。用一件物品防守，或者不用。
ask-escape = 遭遇結束。{ $victim }逃開一步，還是留下？
ask-lose = 手牌太多。棄掉哪張？
ask-charm = 恐懼來了。若波及持有{ item-charm }的{ $victim }，可以使用，也可以跳過。
ask-stakeout = 兇手進入潛行。你們若有{ plan-stakeout }可以使用，也可以跳過。
ask-patience = 這裡沒有人。走一步，還是留下？
ask-ears = 這裡沒有人。側耳傾聽嗎？

## 事件

event-first = 現在由 { $seat } 為受害者發言。
event-killer = 兇手是{ $killer }。
event-victim = { $victim }參與，由 { $seat } 扮演。
event-picked = { $seat } 拿了{ $victim }。
event-round = 第{ $round }輪：受害者的回合。噪音全部消失。
event-rescue =
    { $cells ->
        [0] 救援到了。
       *[other] 救援在路上，還有{ $cells }格。
    }
event-escaped = { $victim }逃脫：{ $location }。
event-stepped = { $victim }前往{ $location }。
event-calmed = 不再恐懼：{ $victims }。
event-healed = { $victim }痊癒了。
event-cleared = 路障被清開：{ $passage }。
event-nest-gone = 巢穴被移除：{ $location }。
event-acted = { $victim }：{ $action }。
event-used = { $victim }使用{ $item }。
event-gears =
    { $count ->
        [0] 沒有裝上齒輪。發報機上有{ $gears }個。
       *[other] 裝上{ $count }個齒輪（{ $victim }）。發報機上有{ $gears }個。
    }
event-noise = 噪音：{ $location }。
event-drew = { $victim }拿到{ $item }。
event-kept = { $victim }留下{ $item }。
event-discarded = { $victim }棄掉{ $item }。
event-trap = 捕獸夾放在{ $location }（+{ $bonus }）。
event-offered = { $victim }向{ $partner }提出交換。
event-declined = { $victim }向{ $partner }提出的交換被拒絕。
event-gave = { $victim }把{ $item }給了{ $partner }。
event-looted = { $victim }從{ $body }身上拿走{ $item }。
event-equipped = { $victim }得到裝備。
event-marked = 計畫{ $plan }標記了一個條目。已標記{ $count }個。
event-completed = 計畫{ $plan }完成了。
event-reward = 計畫{ $plan }派上用場。
event-plans = 你們的計畫：{ $plan }、{ $other }。
event-report = 兇手聽到噪音：{ $locations }。
event-silence = 兇手什麼也沒聽到。
event-keys = 鑰匙架上有{ $count }把鑰匙。
event-keys-of = { $victim }有{ $count }把鑰匙。
event-killer-turn = 輪到兇手。
event-revealed = 兇手現身：{ $location }。
event-played = 兇手打出{ $kcard }。
event-paid = 兇手用{ $count }張牌付代價。
event-you-paid = 你用{ $kcard }付代價。
event-went = 兇手前往{ $location }。
event-broke = 兇手拆掉路障：{ $passage }。
event-placed = 兇手出現在{ $location }。
event-searched = 兇手搜尋{ $location }。
event-found = 他找到了：{ $victims }。
event-nobody = 那裡沒有人。
event-sense-zone = 兇手感知{ $zone }裡有誰。
event-sense-at =
    { $radius ->
        [0] 兇手感知{ $location }有誰。
        [one] 兇手感知{ $location }及相鄰地點有誰。
       *[other] 兇手感知{ $location }半徑{ $radius }之內有誰。
    }
event-sense-area = 兇手感知這些地點有誰：{ $locations }。
event-sense-blood = 兇手感知他們各在哪個區域：{ $filter }。
event-named = 被點到：{ $victims }。
event-named-in = { $victim }在{ $zone }。
event-none-named = 沒有人被點到。
event-fright = 恐懼蔓延（{ $filter }）：{ $locations }。
event-fear = { $victim }感到恐懼。恐懼標記：{ $count }個。
event-scream = { $victim }尖叫：{ $location }。
event-charm = { $victim }使用{ $item }，本回合恐懼對其無效。
event-blocked = 設下路障：{ $passage }。
event-lifted = 拿走路障：{ $passage }。
event-stealth = 兇手消失了。最後出現在{ $location }，離那裡不超過{ $count }步。
event-stalked = 你悄悄前往{ $location }。
event-zone = 兇手在{ $zone }的某處。
event-nest = 築起巢穴：{ $location }。
event-nest-moved = 移走巢穴：{ $location }。
event-slow = { $zone }石化。下一個受害者回合，從那裡開始的移動只能走一步。
event-strength = 兇手的力量現在是{ $strength }。
event-level = 兇手升到{ $level }級。力量：{ $strength }。
event-unlocked = 兇手獲得{ $kcard }。
event-you-drew = 你抽到{ $kcard }。
event-you-lost = 你棄掉{ $kcard }。
event-you-chose = 你選擇棄掉{ $kcard }。
event-you-discarded = 你從牌庫頂棄掉{ $kcard }。
event-lost = 兇手自選棄掉一張牌。
event-defender = { $victim }防守，對方力量{ $strength }。
event-defends = { $victim }用{ $item }防守。
event-rolled = { $victim }擲{ $dice }顆骰子：共{ $total }。
event-die = 骰子擲出{ $face }。
event-sprung = 捕獸夾彈起：{ $location }，+{ $bonus }。
event-repelled = { $victim }擊退攻擊：{ $defence }對{ $strength }。
event-wounded = { $victim }受傷：{ $defence }對{ $strength }。
event-died = { $victim }死了。
event-discards = 兇手從牌庫棄掉{ $count }張牌。
event-draws = 兇手抽{ $count }張牌。
event-over = { $ending }
event-ability = { $ability }生效。
event-shuffled = 你的棄牌堆洗成新牌庫。

## 拒絕

refuse-over = 對局已經結束。
refuse-setting-up = 對局還在準備。
refuse-killers-turn = 現在是兇手的回合。
refuse-victims-turn = 現在是受害者的回合。
refuse-wait-others = 你這一方要先等另一人完成。
refuse-wait-victims = 要先等受害者回答。
refuse-not-now = 這一刻要決定的不是這個。
refuse-not-allowed = 這裡沒有這樣的選擇。
refuse-taken = { $victim }已經有人拿了。
refuse-not-yours = { $victim }不由你操控。
refuse-not-in-play = { $victim }不在宅中。
refuse-all-gone = 你的受害者都已死亡或離開，你只能旁觀。
refuse-acted = { $victim }本回合已做過主行動。
refuse-not-adjacent = { $location }與這裡不相鄰。
refuse-barricaded = 有路障擋著：{ $passage }。
refuse-squeezed = 只能在移動中擠過一個路障：{ $passage }。
refuse-no-way = 路障沒給{ $victim }留出路。
refuse-must-step = 這次移動還沒走完。
refuse-no-special = { $victim }沒有自己的特殊行動。
refuse-needs-not-met = { $victim }此時此地做不到，缺少條件。
refuse-needs-not-met-item = { $item }此時此地用不了，缺少條件。
refuse-not-held = 沒有這張可用的牌：{ $item }。
refuse-no-such-use = { $item }不能這樣用。
refuse-nothing-to-clear = 這裡的通道沒有路障，也沒有巢穴。
refuse-not-at-transmitter = 發報機不在這裡。
refuse-killer-here = 兇手的棋子就在{ $location }。
refuse-repaired-already = 本回合已經有人維修過。
refuse-transmitter-done = 發報機已經修好。
refuse-not-item-place = 這裡沒有東西可翻找。
refuse-items-gone = 物品牌庫空了。
refuse-not-all-acted = 還有受害者沒做主行動。
refuse-must-end = 大家都行動過了：結束行動，或者再做點別的。
refuse-not-speaker = 這由發言人決定。
refuse-nothing-offered = 這次交換沒有東西易手。
refuse-own-item = 專屬物品不能給人：{ $item }。
refuse-passed-too-often = { $item }本回合已經易手兩次。
refuse-declined-before = 同樣的提議本回合已被拒絕過。
refuse-dropped-too-often = 本回合放棄的提議太多了。
refuse-not-among = 沒有拿到這張牌：{ $item }。
refuse-not-fulfilled = { $plan }的下一個條目還沒滿足。
refuse-no-reward = 計畫{ $plan }現在沒有可用的獎勵。
refuse-drill-used = { $victim }沒有消防演習的一步可走。
refuse-no-body = 這裡沒有{ $victim }的屍體。
refuse-not-in-hand = 你手裡沒有{ $kcard }。
refuse-wrong-step = { $kcard }不能在這一步打出。
refuse-unpaid = { $kcard }要付{ $count }張其他牌，你不夠。
refuse-card-needs = { $kcard }需要的條件現在沒有。
refuse-not-itself = { $kcard }不能替自己付代價。
refuse-no-boost-now = 做過基本行動就不能打強化牌。
refuse-ran-already = 本回合已經奔行過。
refuse-not-able = 你的等級還做不到。
refuse-blocked-already = 那裡已經有路障：{ $passage }。
refuse-not-that-passage = 搆不到這條通道：{ $passage }。
refuse-must-block = 只要有空通道就必須設路障，例如{ $passage }。
refuse-no-token = 那裡沒有路障：{ $passage }。
refuse-just-placed = 不能拿這個路障：{ $passage }。
refuse-not-shortest = { $location }不在最短路上。
refuse-not-attackable = { $victim }現在不能防守。
refuse-not-defensive = { $item }防守時沒有用。
refuse-no-passages = { $victim }不能走密道。
refuse-no-trade-partner = { $victim }不在同一地點。
refuse-not-frightened = 這次恐懼波及不到{ $item }的主人。
refuse-no-nest = { $location }沒有巢穴。
