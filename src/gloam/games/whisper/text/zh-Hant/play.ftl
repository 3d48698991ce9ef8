### 《牆後低語》遊玩時說的話：選項、提問、事件、拒絕。

## 選項：簡短，像按鈕上的字

verb-pass = 跳過
verb-be = 扮演{ $killer }
verb-pick = 扮演{ $victim }
verb-move = { $victim }：移動
verb-calm = { $victim }：鎮定
verb-special = { $victim }：【{ $item }】
verb-ability = { $victim }：特殊行動
verb-underground = { $victim }：走密道
verb-clear = { $victim }：清障
verb-repair = { $victim }：維修
verb-repair-with = { $victim }：用【{ $item }】維修
verb-rummage = { $victim }：翻找
verb-use = { $victim }：使用【{ $item }】
verb-drill = { $victim }：【{ plan-fire-drill }】的一步
verb-trade = { $victim }：與{ $partner }交換
verb-loot = { $victim }：從{ $body }身上拿【{ $item }】
verb-wait = 暫時沒有要做的
verb-end = 結束行動
verb-reward = 使用計畫：【{ $plan }】
verb-go = 前往{ $location }
verb-stop = 停在這裡
verb-open = 清開{ $passage }
verb-tear = 移除{ $location }的巢穴
verb-give = 給出【{ $item }】
verb-want = 想要【{ $item }】
verb-send = 提出交換
verb-drop = 放棄交換
verb-accept = 接受
verb-decline = 拒絕
verb-keep = 留下【{ $item }】
verb-discard = 棄掉【{ $item }】
verb-hand = 裝備給{ $victim }
verb-mark = 標記條目：【{ $plan }】
verb-play = 打出【{ $kcard }】
verb-pay = 用【{ $kcard }】支付費用
verb-lose = 棄掉【{ $kcard }】
verb-search = 搜尋
verb-run = 疾行，先到{ $location }
verb-sense = 側耳傾聽
verb-block = 設路障：{ $passage }
verb-lift = 拿走路障：{ $passage }
verb-zone = { $zone }
verb-at = { $location }
verb-victim = { $victim }
verb-item = { $item }
verb-passage = { $passage }
verb-choose = { $choice }
verb-defend = 用【{ $item }】防守
verb-defender = 由{ $victim }防守
verb-escape = 逃往{ $location }
verb-charm = 使用【{ $item }】
verb-stakeout = 使用【{ $plan }】：讓兇手說出區域
verb-nest = 移動{ $location }的巢穴

## 提問

ask-killer = 你是哪名兇手？
ask-pick = 你選哪名受害者？
ask-action = 受害者接下來做什麼？
ask-step = { $victim }去哪裡？
ask-clear = { $victim }清開什麼？
ask-target = 選擇這次行動的目標。
ask-keep = { $victim }找到了【{ $item }】。留下嗎？
ask-limit = { $victim }超過三件物品。棄掉哪件？
ask-trade = 你給出什麼，想換什麼？
ask-offer = 接受整個交換嗎？
ask-hand = 裝備給哪名受害者？
ask-equipment = { $victim }留下哪張牌？
ask-plan = 標記計畫的條目嗎？
ask-reward = 選擇計畫獎勵的目標。
ask-instant = 逐張打出即時牌，或者繼續。
ask-cost = 用哪張牌支付【{ $kcard }】的費用？受害者看不到。
ask-card = 選擇這張牌的目標。
ask-main = 打出一張強化牌，或做至多兩次基本行動：走一步、搜尋。
ask-walk = 你去哪裡？
ask-long = 打出一張布局牌，或者不打。
ask-stalk = 你悄悄去哪裡？沒有人看得到。
ask-block = 在哪條通道上設路障？
ask-lift = 路障用完了。從哪條通道拿一個？
ask-nest = 把哪個巢穴移到這裡？
ask-attack = 你在攻擊。打出一張攻擊牌，或者不打。
ask-defender = 兇手發起攻擊，力量{ $strength }。誰來防守？
ask-defence = 兇手以力量{ $strength }攻擊{ $victim }。用一件物品防守，或者不用。
ask-escape = 遭遇結束。{ $victim }逃開一步，還是留下？
ask-lose = 手牌太多。棄掉哪張？
ask-charm = 恐懼襲來。若波及持有【{ item-charm }】的{ $victim }，可以使用，也可以跳過。
ask-stakeout = 兇手進入潛行。你們若有【{ plan-stakeout }】，可以使用，也可以跳過。
ask-patience = 這裡沒有人。走一步，還是留下？
ask-ears = 這裡沒有人。側耳傾聽嗎？

foretell-main-action = 用掉本回合的主要行動
foretell-noise = { $location }會傳出噪音
foretell-gears = 裝上{ $count }個齒輪
foretell-used-up = 用掉【{ $item }】
foretell-draws-item = 抽{ $count }張物品
foretell-may-be-heard = 若抽到有噪音的物品，{ $location }會傳出噪音
foretell-costs = 還要支付{ $count }張牌
foretell-names = { $location }裡的人會被公開點到，你隨即攻擊
foretell-breaks = 拆掉路障：{ $passage }
foretell-dice = 用{ $count }顆骰子防守
foretell-kills = { $victim }已受傷，再受傷就會死亡
foretell-strength = 你以力量{ $strength }攻擊
foretell-no-boost = 之後本回合不能再打強化牌
foretell-listens = 這裡和相鄰地點的人會被公開點到

## 事件

event-first = { $seat } 現在是受害者的發言人。
event-killer = 兇手是{ $killer }。
event-victim = { $victim }在宅中，由 { $seat } 扮演。
event-picked = { $seat } 選了{ $victim }。
event-round = 第{ $round }輪：受害者的回合。噪音全部消失。
event-rescue =
    { $cells ->
        [0] 救援到了。
       *[other] 救援在路上，還有{ $cells }格。
    }
event-escaped = { $victim }從{ $location }逃脫。
event-stepped = { $victim }前往{ $location }。
event-calmed = 不再恐懼：{ $victims }。
event-healed = { $victim }痊癒了。
event-cleared = 路障被清開：{ $passage }。
event-nest-gone = { $location }的巢穴被移除。
event-acted = { $victim }：{ $action }。
event-used = { $victim }使用【{ $item }】。
event-gears =
    { $count ->
        [0] 沒有裝上齒輪。發報機上有{ $gears }個。
       *[other] 裝上{ $count }個齒輪（{ $victim }）。發報機上有{ $gears }個。
    }
event-noise = { $location }傳出噪音。
event-drew = { $victim }拿到【{ $item }】。
event-kept = { $victim }留下【{ $item }】。
event-discarded = { $victim }棄掉【{ $item }】。
event-trap = 捕獸夾放在{ $location }，首次防守+{ $bonus }。
event-offered = { $victim }向{ $partner }提出交換。
event-declined = { $victim }向{ $partner }提出的交換被拒絕。
event-gave = { $victim }把【{ $item }】給了{ $partner }。
event-looted = { $victim }從{ $body }身上拿走【{ $item }】。
event-equipped = { $victim }得到裝備。
event-marked = 計畫【{ $plan }】標記了一個條目。已標記{ $count }個。
event-completed = 計畫【{ $plan }】完成了。
event-reward = 使用計畫【{ $plan }】的獎勵。
event-plans = 你們的計畫：【{ $plan }】、【{ $other }】。
event-report = 兇手聽到噪音：{ $locations }。
event-silence = 兇手什麼也沒聽到。
event-keys = 鑰匙架上有{ $count }把鑰匙。
event-keys-of = { $victim }有{ $count }把鑰匙。
event-killer-turn = 輪到兇手。
event-revealed = 兇手在{ $location }現身。
event-played = 兇手打出【{ $kcard }】。
event-paid = 兇手用{ $count }張牌支付費用。
event-you-paid = 你用【{ $kcard }】支付費用。
event-went = 兇手前往{ $location }。
event-broke = 兇手拆掉路障：{ $passage }。
event-placed = 兇手出現在{ $location }。
event-searched = 兇手搜尋{ $location }。
event-found = 兇手找到了：{ $victims }。
event-nobody = 那裡沒有人。
event-sense-zone = 兇手感知{ $zone }裡有誰。
event-sense-at =
    { $radius ->
        [0] 兇手感知{ $location }有誰。
        [one] 兇手感知{ $location }及相鄰地點有誰。
       *[other] 兇手感知{ $location }半徑{ $radius }之內有誰。
    }
event-sense-area = 兇手感知這些地點有誰：{ $locations }。
event-sense-blood = 兇手感知{ $filter }各在哪個區域。
event-named = 被點到：{ $victims }。
event-named-in = { $victim }在{ $zone }。
event-none-named = 沒有人被點到。
event-fright = 恐懼蔓延（{ $filter }）：{ $locations }。
event-fear = { $victim }感到恐懼。恐懼標記：{ $count }個。
event-scream = { $victim }在{ $location }尖叫。
event-charm = { $victim }使用【{ $item }】，本回合恐懼對其無效。
event-blocked = 設下路障：{ $passage }。
event-lifted = 拿走路障：{ $passage }。
event-stealth = 兇手消失了。最後出現在{ $location }，離那裡不超過{ $count }步。
event-stalked = 你悄悄前往{ $location }。
event-zone = 兇手在{ $zone }的某處。
event-nest = { $location }築起巢穴。
event-nest-moved = { $location }的巢穴被移走。
event-slow = { $zone }石化。下一個受害者回合，從那裡開始的移動只能走一步。
event-strength = 兇手的力量現在是{ $strength }。
event-level = 兇手升到{ $level }級。力量：{ $strength }。
event-unlocked = 兇手獲得【{ $kcard }】。
event-you-drew = 你抽到【{ $kcard }】。
event-you-lost = 你棄掉【{ $kcard }】。
event-you-chose = 你選擇棄掉【{ $kcard }】。
event-you-discarded = 你從牌庫頂棄掉【{ $kcard }】。
event-lost = 兇手自選棄掉一張牌。
event-defender = { $victim }防守，兇手力量{ $strength }。
event-defends = { $victim }用【{ $item }】防守。
event-rolled = { $victim }擲{ $dice }顆骰子：共{ $total }點。
event-die = 骰子擲出{ $face }。
event-sprung = { $location }的捕獸夾彈起：防守+{ $bonus }。
event-repelled = { $victim }擊退攻擊：防守{ $defence }，力量{ $strength }。
event-wounded = { $victim }受傷：防守{ $defence }，力量{ $strength }。
event-died = { $victim }死了。
event-discards = 兇手從牌庫棄掉{ $count }張牌。
event-draws = 兇手抽{ $count }張牌。
event-over = { $ending }
event-ability = 【{ $ability }】生效。
event-shuffled = 你的棄牌堆洗成新牌庫。

## 拒絕

refuse-over = 對局已經結束。
refuse-setting-up = 對局還在準備。
refuse-killers-turn = 現在是兇手的回合。
refuse-victims-turn = 現在是受害者的回合。
refuse-wait-others = 你這一方要先等另一人完成。
refuse-wait-victims = 要先等受害者回答。
refuse-not-now = 現在要決定的不是這個。
refuse-not-allowed = 這裡沒有這樣的選擇。
refuse-taken = { $victim }已有人選了。
refuse-not-yours = { $victim }不由你操控。
refuse-not-in-play = { $victim }不在宅中。
refuse-all-gone = 你的受害者都已死亡或離開，你只能旁觀。
refuse-acted = { $victim }本回合已做過主行動。
refuse-not-adjacent = { $location }與這裡不相鄰。
refuse-barricaded = 有路障擋著：{ $passage }。
refuse-squeezed = 只能在移動中擠過一個路障：{ $passage }。
refuse-no-way = { $victim }的路都被路障擋住了。
refuse-must-step = 這次移動還沒走完。
refuse-no-special = { $victim }沒有自己的特殊行動。
refuse-needs-not-met = { $victim }在這裡不能這樣做：條件不滿足。
refuse-needs-not-met-item = 【{ $item }】現在不能用：條件不滿足。
refuse-not-held = 沒有可用的【{ $item }】。
refuse-no-such-use = 【{ $item }】不能這樣用。
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
refuse-nothing-offered = 這次交換裡沒有人給出東西。
refuse-own-item = 【{ $item }】是專屬物品，不能給人。
refuse-passed-too-often = 【{ $item }】本回合已經易手兩次。
refuse-declined-before = 同樣的提議本回合已被拒絕過。
refuse-dropped-too-often = 本回合放棄的提議太多了。
refuse-not-among = 拿到的牌裡沒有【{ $item }】。
refuse-not-fulfilled = 【{ $plan }】的下一個條目還沒滿足。
refuse-no-reward = 計畫【{ $plan }】現在沒有可用的獎勵。
refuse-drill-used = { $victim }沒有或已用過【{ plan-fire-drill }】的一步。
refuse-no-body = 這裡沒有{ $victim }的屍體。
refuse-not-in-hand = 你手裡沒有【{ $kcard }】。
refuse-wrong-step = 【{ $kcard }】不能在這一步打出。
refuse-unpaid = 【{ $kcard }】的費用是{ $count }張其他牌，你的手牌不夠。
refuse-card-needs = 現在不滿足【{ $kcard }】的條件。
refuse-not-itself = 【{ $kcard }】不能用來支付自己的費用。
refuse-no-boost-now = 做過基本行動就不能打強化牌。
refuse-ran-already = 本回合已經疾行過。
refuse-not-able = 你的等級還不夠。
refuse-blocked-already = 那裡已經有路障：{ $passage }。
refuse-not-that-passage = 搆不到這條通道：{ $passage }。
refuse-must-block = 只要有空通道就必須設路障，例如{ $passage }。
refuse-no-token = 那裡沒有路障：{ $passage }。
refuse-just-placed = 不能拿這個路障：{ $passage }。
refuse-not-shortest = { $location }不在最短路上。
refuse-not-attackable = { $victim }現在不能防守。
refuse-not-defensive = 【{ $item }】防守時沒有用。
refuse-no-passages = { $victim }不能走密道。
refuse-no-trade-partner = { $victim }不在同一地點。
refuse-not-frightened = 這次恐懼波及不到【{ $item }】的主人。
refuse-no-nest = { $location }沒有巢穴。
