verb-pass = 跳過
verb-genes = 武力-速度-負重：{ $genes }
verb-birth = 出生在{ $room }
verb-offer = 向 { $seat } 提議交易
verb-give = 給出【{ $card }】
verb-want = 想要【{ $card }】
verb-swap = 互換順位卡
verb-send = 發出提議
verb-drop = 丟棄草稿
verb-withdraw = 撤回提議 { $offer }
verb-accept = 接受提議 { $offer }
verb-refuse = 拒絕提議 { $offer }
verb-counter = 還價：提議 { $offer }
verb-ready = 準備好了
verb-discard = 丟棄【{ $card }】
verb-go = 前往{ $room }
verb-climb = 不走樓梯前往{ $room }
verb-slide = 從垃圾管道滑到{ room-B503 }
verb-teleport = 傳送到{ $room }
verb-fly = 搭直升機到{ $room }
verb-stop = 停在這裡
verb-ten-votes = 讓你本輪的票算10票
verb-clear = 解毒：{ $room }
verb-take = 拿走【{ $card }】
verb-draw =
    { $number ->
        [0] 不抽卡
       *[other] 抽{ $number }張卡
    }
verb-keep = 留下【{ $card }】
verb-gold = 消耗一張金條：看庫存，拿一張卡
verb-recycle = 用循環回收裝置拿一張消耗過的卡
verb-fire = 用火箭筒襲擊{ $room }
verb-vote = 投票：{ $floor }
verb-drink = 解渴：繳交【{ $card }】
verb-eat = 充飢：繳交【{ $card }】
verb-use = 使用【{ $card }】
verb-pick = 交出【{ $card }】
verb-done = 完成

ask-genes = 把你的10點基因分配給武力、速度和負重，每項至少1點。
ask-birth = 選擇你的出生房間。別人不會知道。
ask-free = 與別人交易，或表示你已準備好。
ask-draft = 寫你的提議：給出什麼，想要什麼，是否互換順位卡。寫好後發出。
ask-pick = 你有幾張卡都符合這份提議，選擇交出哪一張。
ask-overload = 自由階段已結束，你的道具卡比負重多{ $count }張：選擇一張丟棄。
ask-move = 選擇下一步，或停在這裡。最後停下的房間不能是出發的房間。
ask-control = { $room }：讓你本輪的票算10票，或為一個房間永久解毒，或都不用。
ask-desk = { $room }：重新分配你的基因點數，或跳過，保持基因面板不變。
ask-supply = { $room }：拿一張空投物資，或跳過。
ask-left = { $room }：拿走丟棄在這裡的卡，或表示完成。留下的卡不能超過你的負重。
ask-draw = { $room }：你要抽幾張卡？它們隨機來自這個房間的庫存。
ask-junkyard = { $room }：抽到的非垃圾卡最多留下2張。選擇一張，或表示完成。
ask-gold = { $room }：要消耗一張金條，查看全部庫存並從中拿走一張卡嗎？
ask-gold-card = { $room }：選擇從庫存中拿走的卡。
ask-discard = 你的道具卡比負重多{ $count }張，選擇一張丟棄。
ask-act = { $room }：投票之前，你還要在這裡做什麼？
ask-vote = 投票：讓哪個樓層灌入毒氣？
ask-hunger = 你有{ $hp }點生命值。你要繳交水和糧食嗎？每缺一樣扣除1點生命值，本輪免交的人除外。
ask-medicine = 你有{ $hp }點生命值。你現在要使用藥片、酒或腎上腺素嗎？你用了什麼，所有人都會看到。

foretell-last-step = 這是最後一步，走到那裡就停下
foretell-laser = 雷射扣除{ $count }點生命值
foretell-kills = 你的生命值會歸0，成為暗影
foretell-used-up = 這張卡會用掉
foretell-leaves = 手裡還剩【{ $card }】
foretell-effect = { $effect }
foretell-reaches =
    { $count ->
        [0] { $seat } 立刻看到；這是你本輪最後一個提議
       *[other] { $seat } 立刻看到；本輪還能再提{ $count }次
    }
foretell-votes = 你的票算{ $count }票
foretell-blast = 結算時，那裡每名存活的玩家扣除{ $count }點生命值，你自己在那裡也一樣
foretell-hunger = 你會因此扣除{ $count }點生命值
foretell-heals =
    { $count ->
        [0] 生命值已滿，不會增加
       *[other] 生命值+{ $count }
    }

event-round = 第{ $round }輪開始，順位卡已發出。
event-genes = { $who } 定下基因面板（武力-速度-負重）：{ $genes }。
event-birth = { $who } 選擇的出生房間是{ $room }。
event-order = { $who } 拿到{ $order }號順位卡。
event-offered = { $from } 向 { $to } 發出提議 { $offer }。
event-offer-gives = 提議 { $offer }：{ $from } 給出【{ $card }】。
event-offer-wants = 提議 { $offer }：{ $from } 想要【{ $card }】。
event-offer-order = 提議 { $offer }：{ $from } 要互換順位卡，自己的是{ $order }號。
event-withdrawn = { $from } 撤回了給 { $to } 的提議 { $offer }。
event-refused = { $to } 拒絕了 { $from } 的提議 { $offer }。
event-lapsed = { $from } 給 { $to } 的提議 { $offer } 失效了。
event-traded = { $to } 接受了 { $from } 的提議 { $offer }，雙方成交。
event-gave = { $from } 把【{ $card }】給了 { $to }。
event-swapped = { $who } 與 { $other } 互換了順位卡：{ $who } 現為{ $order }號，{ $other } 現為{ $theirs }號。
event-action = 第{ $round }輪行動階段開始，本輪的空投物資到達停機坪 202。
event-turn = 輪到 { $who } 行動（{ $order }號）。
event-started = { $who } 出發，起點是{ $room }。
event-stepped = { $who } 進入{ $room }。
event-stopped = { $who } 停在{ $room }。
event-gene-bank = { $who } 在基因庫 201 各項屬性永久+1，基因面板（武力-速度-負重）變為{ $genes }。
event-panel = 基因庫 201 顯示 { $who } 的基因面板（武力-速度-負重）：{ $genes }。
event-ten-votes = { $who } 在控制室 B101 讓本輪的票算10票。
event-cleared = { $who } 用控制室 B101 永久解毒，房間是{ $room }。
event-desk = { $who } 用了操作室 B304：基因面板（武力-速度-負重）變為{ $genes }。
event-supply-lies = 停機坪 202 放著【{ $card }】。
event-left-lies = 停機坪 202 放著丟棄的【{ $card }】，共{ $count }張。
event-stock =
    { $count ->
        [0] 庫存是空的（{ $room }）。
       *[other] 庫存有{ $count }張卡（{ $room }）。
    }
event-drew = { $who } 抽到【{ $card }】（{ $room }）。
event-returned = { $who } 把【{ $card }】放回庫存（{ $room }）。
event-gold-used = { $who } 消耗了一張金條（{ $room }）。
event-gold-saw = 庫存裡有【{ $card }】，共{ $count }張（{ $room }）。
event-took = { $who } 拿走了【{ $card }】（{ $room }）。
event-discarded = { $who } 丟棄了【{ $card }】（{ $room }）。
event-recycled = { $who } 用循環回收裝置得到【{ $card }】。
event-fired = { $who } 發射火箭筒，目標是{ $room }。
event-voted =
    { $votes ->
        [1] { $who } 的投票：{ $floor }。
       *[other] { $who } 的投票：{ $floor }，算{ $votes }票。
    }
event-settlement = 第{ $round }輪結算開始。
event-surgery = 手術室 B202 進行了手術。
event-no-surgery = 沒有手術。
event-meeting = 發生了{ $meeting }：{ $room }。
event-no-meeting = 沒有戰鬥，沒有亂鬥，也沒有暗影遭遇。
event-drained =
    { $points ->
        [0] { $who } 這次沒有吸取到生命值（累計吸取{ $total }點）。
       *[other] { $who } 吸取了{ $points }點生命值（累計吸取{ $total }點）。
    }
event-gassed = 新的毒氣樓層：{ $floor }。
event-no-gas = 沒有新增毒氣樓層。
event-handed-in = { $who } 繳交【{ $card }】，本輪不缺{ $as }。
event-handed-nothing = { $who } 什麼都沒有繳交。
event-no-hunger = 本輪沒有飢餓。
event-bombed = 火箭筒擊中了{ $room }。
event-not-bombed = 沒有人發射火箭筒。
event-used = { $who } 使用了【{ $card }】：{ $effect }。
event-rolled =
    { $d6 ->
        [1] { $who } 喝酒擲出{ $d6 }：丟棄所有道具卡。
        [2] { $who } 喝酒擲出{ $d6 }：無事發生。
        [3] { $who } 喝酒擲出{ $d6 }：武力永久+1。
        [4] { $who } 喝酒擲出{ $d6 }：速度永久+1。
        [5] { $who } 喝酒擲出{ $d6 }：負重永久+1。
        [6] { $who } 喝酒擲出{ $d6 }：傷勢好轉。
       *[other] { $who } 喝酒擲出{ $d6 }。
    }
event-medicine-over = 步驟6結束：不能再使用藥片、酒和腎上腺素。
event-gain = { $who } 的生命值+{ $amount }：{ $cause }（現為{ $hp }點）。
event-loss = { $who } 扣除{ $amount }點生命值：{ $cause }（現為{ $hp }點）。
event-exempt = { $who } 本輪不必繳交水和糧食。
event-shadow = { $who } 成為暗影。
event-you-shadow = { $who } 的生命值歸0，成為暗影。
event-handed-over = { $who } 交出【{ $card }】，送往停屍間 B701。
event-revived = { $who } 復活了。
event-no-revival = 沒有人復活。
event-hp = { $who } 本輪結束時的生命值：{ $hp }點。
event-gold-to-life = { $who } 把{ $amount }張金條換成生命值（現為{ $hp }點）。
event-over = 遊戲結束，獲勝者：{ $winners }。
event-rank = { $who } 獲得第{ $rank }名，得{ $points }個金魔方積分。

refuse-game-over = 遊戲已經結束，不能再行動。
refuse-not-a-choice = 遊戲裡沒有這個選擇，請從目前的選項中選擇。
refuse-not-this-question = 現在要決定的不是這個，請從眼前的選項中選擇。
refuse-no-such-seat = 牌桌上沒有這個座位，請選擇在座的玩家。
refuse-no-such-room = 這張地圖上沒有這個房間，請選擇地圖上的房間。
refuse-no-such-floor = 沒有這個樓層，請從九個樓層中選擇。
refuse-genes-least = 武力、速度和負重每項至少1點，請重新分配。
refuse-genes-sum = 三項屬性合計必須正好{ $points }點，請重新分配。
refuse-genes-load = 你持有{ $cards }張道具卡，而這裡不能丟棄；新的負重至少要有{ $cards }點。
refuse-genes-fixed = 你的基因面板已經定下，請等其他人。
refuse-birth-later = 所有人定下基因面板之後才選出生房間，請等其他人。
refuse-birth-fixed = 出生房間只在第一輪之前選一次，不能再改。
refuse-not-a-birth-room = 不能出生在{ $room }，請從地圖標明的出生房間中選擇。
refuse-before-round-one = 第一輪開始前什麼都不能做：先定基因面板，再選出生房間。
refuse-free-phase-only = 只有自由階段才能交易，請等下一個自由階段。
refuse-ready-already = 你已經準備好了。只有別人向你提議，你才能繼續交易。
refuse-ready-elsewhere = 只有在自由階段才能表示準備好。
refuse-draft-first = 你沒有在寫提議，請先選擇向誰提議。
refuse-draft-open = 你正在寫一份提議，請先發出或丟棄草稿。
refuse-pick-open = 你接受了一份提議，請先選好要交出的卡。
refuse-nothing-to-pick = 沒有需要你選卡的提議。
refuse-not-yourself = 不能向自己提議，請選擇其他玩家。
refuse-offers-spent = 一個自由階段最多發出{ $limit }次提議，你不能再提了。收到的提議仍可答覆。
refuse-shadow-trades = 暗影不能給出或得到道具卡；你們之間只能互換順位卡。
refuse-trading-over = 所有人都已準備好，交易結束。請丟棄超過負重的卡。
refuse-not-tradable = 基因點、位置、投票和房間功能都不能交易，只能口頭約定。
refuse-not-held = 你手上沒有【{ $card }】，或已經沒有更多；請選擇自己的卡。
refuse-enough-wanted = 一份提議不能再多要卡了。請就這樣發出，或丟棄草稿重寫。
refuse-swap-written = 提議裡已經寫了互換順位卡；每人只有一張。
refuse-offer-empty = 提議還是空的：請寫上至少一張卡，或互換順位卡，再發出。
refuse-offer-closed = 沒有這份提議；它可能已被答覆、撤回，或已失效。
refuse-offer-not-yours = 只有提議者能撤回提議，只有收到提議的人能答覆。
refuse-wanted-not-held = 你沒有對方想要的全部卡，不能接受。請拒絕，或等你有了再說。
refuse-not-fitting = 這裡不能用【{ $card }】來抵對方想要的卡，請從目前的選項中選擇。
refuse-no-cards-now = 自由階段不能使用道具卡，只能交易。
refuse-within-load = 你沒有超過負重，自由階段不能丟棄卡。
refuse-discard-later = 自由階段裡可以暫時超過負重，階段結束時再丟棄。
refuse-must-discard = 你的道具卡仍超過負重，請繼續丟棄。
refuse-not-your-turn = 現在是 { $seat } 的回合；大家按順位卡一個一個行動。
refuse-move-first = 請先結束移動。停下之後才在那個房間行動，最後投票。
refuse-no-moving-now = 自由階段和結算階段位置不變，只有在自己的回合才能移動。
refuse-move-over = 你的移動已經結束，沒用的步數作廢。
refuse-no-steps-left = 步數用完了：速度是幾就走幾步。你的移動已經結束。
refuse-not-adjacent = 從這裡1步走不到{ $room }，請選擇有門、樓梯、空橋或地道相連的房間。
refuse-start-room = 你是從那裡（{ $room }）出發的，進去之後就沒有步數離開了。請選擇別的房間。
refuse-must-move = 不能停在出發的房間，請走到別的房間。
refuse-rope-later = 繩索是移動之後得到的，從下一個回合起才有用。
refuse-needs-rope = 沒有繩索就得走樓梯，不能直接去{ $room }。
refuse-not-above-below = { $room }：不在你的正上方或正下方。請選擇別的房間。
refuse-chute-elsewhere = 垃圾管道只從回收站 B105 通到垃圾場 B503。
refuse-no-way-back-up = 垃圾管道只能往下，上去請走別的路。
refuse-shadow-function = 你是暗影，不能用房間功能，也不能用垃圾管道、傳送或直升機；請走通路，或直接上下樓。
refuse-shadow-no-cards = 你是暗影，沒有道具卡，也不能抽卡或用卡。
refuse-shadow-no-vote = 你是暗影，暗影不投票。
refuse-shadow-not-asked = 這個步驟只問活著的玩家，暗影不參加。
refuse-died-in-laser = 你死在雷射室 102，回合就此結束，不能行動，也不能投票。
refuse-died-this-round = 你在本輪成為暗影，本輪餘下的時間不繳交也不用卡。
refuse-teleporter-elsewhere = 只有在傳送室 B403 才能傳送，請先去那裡。
refuse-named-room = { $room }：這是功能房間，只能傳送到普通房間。請選擇普通房間。
refuse-helicopter-elsewhere = 直升機只從停機坪 202 起飛，而且你的回合要從那裡開始。
refuse-helicopter-first-step = 直升機必須是回合的第一步，現在只能走了。
refuse-helicopter-target = 直升機不飛往{ $room }，請從目前的選項中選擇。
refuse-turn-only = 這要在行動階段你自己的回合裡做，請等輪到你。
refuse-room-elsewhere = 你所在的房間沒有這個功能；只看移動結束時所在的房間。
refuse-room-over = 問你的時候你沒有使用房間功能，現在已經過了時候。
refuse-one-function = 控制室 B101 的兩個功能，一次只能用一個，你已經用過了。
refuse-desk-used = 這個回合你已經重新分配過；操作室 B304 每個回合只能用一次。
refuse-no-gas-there = { $room }：現在不是毒氣房間。請選擇毒氣房間。
refuse-freed-already = { $room }：你自己已經給它解過毒，請選擇別的房間。
refuse-not-lying = 這裡沒有【{ $card }】可拿，請從目前的選項中選擇。
refuse-one-supply = 每個回合只能拿一張空投物資，而且已經過了拿的時候。
refuse-discards-stay = 這個回合丟棄的卡，不能在同一回合拿回或抽回。
refuse-take-over = 你沒有拿這裡丟棄的卡，現在已經過了拿的時候。
refuse-draw-elsewhere = 這裡沒有卡可抽可拿，只有可抽卡的房間才有。
refuse-draw-twice = 你這個回合已經抽過卡；每個回合只抽一次。
refuse-draw-limit = 這裡最多抽{ $limit }張，請選0到{ $limit }之間的數字。
refuse-stock-empty = 這裡的庫存是空的，沒有卡可拿。
refuse-must-name-number = 請說要抽幾張，可以是0張。
refuse-keep-limit = 在垃圾場 B503，一次抽卡最多留下兩張不是垃圾的卡，而且要在抽卡之後馬上選。
refuse-junk-kept = 抽到的垃圾已經在你手上，請從其他卡中選擇。
refuse-gold-not-here = 現在不能用金條：要在可抽卡的房間、抽卡之後馬上用；垃圾場 B503 和停機坪 202 都不行。
refuse-gold-none = 你沒有金條。
refuse-gold-after-draw = 金條只能在抽卡之後馬上使用，不能提前，也不能事後補用。
refuse-gold-take-first = 請先拿這張金條換來的卡，然後才能再用一張金條。
refuse-gold-for-gold = 用金條拿的卡不能是金條，請選擇別的卡。
refuse-take-needs-gold = 只有在抽卡之後馬上用金條，才能從庫存裡挑一張卡。
refuse-must-take = 你用了金條，請從顯示的卡中拿一張。
refuse-recycler-none = 你沒有循環回收裝置。
refuse-recycler-used = 循環回收裝置本輪已經用過；不論在誰手上，每輪只能用一次。
refuse-recycler-full = 再多一張卡就會超過負重。在可以丟棄的地方，請先丟棄一張。
refuse-recycler-empty = 消耗堆是空的，沒有卡可以回收。
refuse-bazooka-none = 你沒有火箭筒。
refuse-bazooka-fired = 火箭筒本輪已經發射過；不論在誰手上，每輪只能發射一次。
refuse-discard-not-here = 只能在可抽卡的房間或停機坪 202 丟棄卡，請先留著。
refuse-acts-later = 還不到時候：先用房間，再丟棄超出的卡，然後才能丟棄、回收或發射。
refuse-acts-over = 現在只剩投票；丟棄、循環回收裝置和火箭筒都在投票之前。
refuse-vote-last = 投票在回合的最後，請先做完現在的事。
refuse-must-vote = 還有沒毒氣的樓層，不能棄權。請投給其中一層。
refuse-no-more-votes = 九個樓層都有毒氣了，不再投票。
refuse-gassed-already = { $floor }已有毒氣，請投給別的樓層。
refuse-hunger-step = 水和糧食只在結算步驟4繳交。
refuse-nothing-due = 你本輪不必繳交水和糧食，請跳過，把卡留著。
refuse-revived-nothing-due = 你剛剛復活，本輪不必繳交水和糧食。請跳過，把卡留著。
refuse-meal-chosen = 水和糧食你已經選好了，請等其他人。
refuse-one-each = 這一種你已經交過了；每人最多繳交1張水和1張糧食。
refuse-not-water = 【{ $card }】不能當水繳交，請選擇帶水的卡。
refuse-not-food = 【{ $card }】不能當糧食繳交，請選擇帶糧食的卡。
refuse-medicine-step = 藥片、酒和腎上腺素只在結算步驟6使用。
refuse-medicine-chosen = 藥片、酒和腎上腺素你已經選好了；等所有人選好，再依順位卡的順序執行。
refuse-not-medicine = 這個步驟不能使用【{ $card }】，只能用藥片、酒和腎上腺素。
refuse-second-adrenaline = 這次結算你已經用過腎上腺素，第二張要等以後再用。
