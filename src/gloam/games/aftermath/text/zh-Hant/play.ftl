# 可以選的

verb-pass = 不要
verb-hero = 扮演{ $hero }
verb-keeper = 由 { $seat } 當保管人
verb-mission = { $mission }
verb-start = 從{ $cell }進場
verb-discard = 棄掉【{ $card }】
verb-move = 移動：先打出【{ $card }】
verb-play = 打出【{ $card }】
verb-go = 就用這些卡出發
verb-step = 走到{ $cell }
verb-stop = 停在這裡，剩下的移動點作廢
verb-boat = 帶著船到{ $cell }
verb-talk = 與威脅進度條第{ $foe }欄的敵人交流：本能
verb-recover = 擺脫【{ $status }】：做卡上的檢定
verb-scavenge = 拾荒：標記{ $find }，本能
verb-ability = 用白卡發動【{ $ability }】
verb-inspire = 激勵 { $seat }：給【{ $card }】
verb-equip = 裝備與交易：棄掉【{ $card }】
verb-melee = 近戰攻擊第{ $foe }欄敵人的模型{ $figure }：力量
verb-ranged = 遠程攻擊第{ $foe }欄敵人的模型{ $figure }：敏捷
verb-weapon = 用【{ $item }】
verb-bare = 空爪攻擊
verb-use = 使用【{ $item }】
verb-contribute = 把【{ $card }】投入團隊考驗
verb-lift = 搬起重物：力量5
verb-drop = 放下重物
verb-throw-away = 棄掉【{ $item }】
verb-read = 把這一格的條目再讀一次
verb-leave = 從這個出口離開
verb-end = 結束回合
verb-done = 完成
verb-wear = 裝備【{ $item }】
verb-stow = 把【{ $item }】收進背包
verb-charge = 替【{ $item }】裝一顆電池
verb-hand = 把【{ $item }】交給 { $seat }
verb-take = 向 { $seat } 要【{ $item }】
verb-give-battery = 給 { $seat } 一顆電池
verb-take-battery = 向 { $seat } 要一顆電池
verb-scrap = 把【{ $item }】拆成殘料
verb-accept = 給出去
verb-refuse = 自己留著
verb-name = 當作{ $attribute }
verb-test = { $number ->
    [0] 做第一個檢定
    [1] 做第二個檢定
    [2] 做第三個檢定
   *[other] 做最後一個檢定
}
verb-choose = { $page }
verb-pick = { $seat }
verb-prey = { $seat }
verb-way = 到{ $cell }
verb-at = 在{ $cell }
verb-figure = 第{ $foe }欄敵人的模型{ $figure }
verb-rest = 休整：時間+1
verb-heal = { $seat } 吃1份食物，治療1點傷害
verb-repair = 修好【{ $item }】，交給 { $seat }
verb-mend = 替聚落修好【{ $item }】
verb-travel = 前往{ $location }
verb-no-card = 沒有合適的卡
verb-home = 回家
verb-turn-back = 這個回合結束後商量回家
verb-road = { $number ->
    [0] 開卡車去{ $location }
    [1] 開吉普車去{ $location }
   *[other] 開車去{ $location }
}
verb-break = 損壞【{ $item }】
verb-reroll = 重擲白骰
verb-cancel = 抵銷這次命中
verb-cancel-wound = 抵銷一點傷害
verb-shield = 替 { $seat } 承受這次攻擊
verb-build = 建造【{ $item }】
verb-store = 把【{ $item }】存進聚落倉庫
verb-fetch = { $hero }從聚落倉庫取出並裝備【{ $item }】
verb-pack = { $hero }從聚落倉庫拿走【{ $item }】，收進背包
verb-learn = { $seat } 學習【{ $ability }】
verb-forget = 放棄【{ $ability }】
verb-endless = 進入無限生命模式：人口和士氣設為5
verb-go-on = 繼續
verb-give-up = 戰役就到這裡為止
verb-drive = 駕駛：做道路卡的檢定
verb-fire-at = { $number ->
    [0] 射擊後面第一輛車：敏捷
    [1] 射擊後面第二輛車：敏捷
    [2] 射擊後面第三輛車：敏捷
   *[other] 射擊後面最後一輛車：敏捷
}
verb-ram = { $number ->
    [0] 衝撞後面第一輛車：力量，失敗則車體-1
    [1] 衝撞後面第二輛車：力量，失敗則車體-1
    [2] 衝撞後面第三輛車：力量，失敗則車體-1
   *[other] 衝撞後面最後一輛車：力量，失敗則車體-1
}
verb-patch = 修補車體：力量5，付1殘料
verb-find = 拾荒標記{ $find }
verb-yes = 好

# 要問的

ask-hero = 你要扮演誰？
ask-keeper = 誰來當第一位保管人，走第一個回合？
ask-mission = 今天做哪個任務？
ask-side = 要帶上一個支線任務嗎？時限+3。
ask-start = 要從哪裡進場？
ask-discard = 補到五張之前，要先棄卡嗎？
ask-limit = 手牌超過五張了，要棄哪一張？
ask-action = 要做什麼？
ask-move = 這次移動還要加卡嗎？數值相加；全是線的顏色時，過彩色線只花1點。
ask-step = 往哪裡走？
ask-card = 檢定要打出哪張卡？
ask-name = 這張白卡當作哪個屬性？
ask-weapon = 這次攻擊用哪件武器的攻擊範圍和特效？
ask-pay = 用哪張白卡支付？超出的作廢。
ask-trade = 要移動或交換什麼？
ask-consent = 要答應給嗎？
ask-item = 你拿到一件物品，要怎麼處理？
ask-receive = 收到的東西要放哪裡？
ask-book = 怎麼辦？
ask-pick = 選誰？
ask-test = 要做哪一個檢定？
ask-prey = 有幾名角色一樣近。敵人走向誰？
ask-way = 有幾條路一樣短。敵人走哪一條？
ask-aim = 有幾名角色一樣近。敵人攻擊誰？
ask-defend = 要防禦嗎？先打出哪一張？任何屬性都可以。
ask-shield = 要替同伴承受這次攻擊嗎？
ask-reroll = 要重擲自己檢定的白骰嗎？
ask-cancel = 要抵銷這次命中嗎？
ask-wound = 要抵銷這次命中的一點傷害嗎？
ask-break = 哪件裝備中的物品損壞？
ask-rest = 輪到下一位之前，隊伍要休整嗎？時間+1。
ask-heal = 要花1份食物，治療1點傷害嗎？
ask-repair = 要花殘料修什麼？修好給誰？
ask-return = 要回到哪位同伴身邊？
ask-push = 把敵人趕到哪裡？
ask-travel = 隊伍要去哪裡？
ask-free = 要用你那件物品的效果（每個任務一次），讓這次旅行不花時間嗎？
ask-facility = 要失去哪座設施？
ask-workshop = 要花殘料修理或建造什麼嗎？
ask-stores = 要在角色和聚落倉庫之間調配什麼？
ask-lessons = 誰要學哪一項能力？
ask-forget = 能力最多三項，要放棄哪一項？
ask-endless = 聚落覆滅了。要進入無限生命模式繼續嗎？
ask-won = 戰役勝利。還要繼續玩嗎？
ask-space = 要看向哪裡？
ask-target = 用在誰身上，或用在哪裡？
ask-find = 要看哪個拾荒標記？
ask-road = 路上要做什麼？
ask-cards = 要棄哪張卡？
ask-spare = 要讓嗒嗒把這次增加的時間減1嗎？每局一次。
ask-free-rest = 這次休整要由蕁麻婆準備吃的，不花食物嗎？每局一次。
ask-give-up = 要放棄任務回家嗎？這樣算失敗。
ask-overfull = 背包變小，裝不下了。要丟棄哪一件？
ask-led = 有幾條路一樣短。角色停在哪裡？
ask-enemy = 哪個敵人受傷？
ask-charge = 要幫哪件物品裝電池？

foretell-points = 移動點{ $count }
foretell-test = { $attribute }檢定，難度{ $difficulty }
foretell-opposed = { $attribute }對立檢定，難度{ $difficulty }加黑骰
foretell-roll = { $total }加白骰，難度{ $difficulty }
foretell-both-dice = { $total }加白骰，難度{ $difficulty }加黑骰
foretell-draws =
    { $count ->
        [0] 不抽卡
       *[other] 抽{ $count }張卡
    }
foretell-ends-actions = 結束你的行動

# 發生的

event-session = 第{ $session }局開始。
event-chose = { $seat } 扮演{ $hero }。
event-keeper = { $seat } 成為保管人。
event-opened = { $page }
event-read = { $page }
event-dial = { $dial }{ $by ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
    [6] +6
   *[other] { $by }
}，現在是{ $value }。
event-mission = 任務：《{ $mission }》。
event-side = 帶上支線任務：《{ $mission }》。
event-turn = 輪到 { $seat }。
event-drew = { $count ->
    [0] { $seat } 沒有抽卡。
   *[other] { $seat } 抽{ $count }張卡。
}
event-drew-card = { $seat } 抽到【{ $card }】。
event-discarded = { $seat } 棄掉【{ $card }】。
event-reshuffled = 棄牌堆洗勻，成為新的行動牌庫。
event-calamity = { $seat } 抽到並亮出災變卡。
event-rolled-black = 黑骰擲出{ $die }，加上時間，共{ $total }。
event-threat = 【{ $card }】放到威脅進度條第{ $slot }欄。
event-threat-gone = 【{ $card }】離開威脅進度條。
event-moves = { $seat } 的移動點為{ $count }。
event-stepped = { $seat } 走到{ $cell }。
event-stopped = { $seat } 停在{ $cell }。
event-placed = { $seat } 位於{ $cell }。
event-walked-off = { $seat } 離開這一頁。
event-defeated = { $seat } 被擊敗，被拉著尾巴拖進了隱蔽處。
event-returned = { $seat } 歸來，位於{ $cell }。
event-test = { $seat } 做{ $attribute }檢定，難度{ $difficulty }。
event-opposed = { $seat } 做{ $attribute }對立檢定，難度{ $difficulty }加黑骰。
event-played = { $seat } 打出【{ $card }】。
event-rolled = { $seat } 擲骰：白{ $white }，黑{ $black }。
event-passed = { $seat } 的檢定結果{ $total }，難度{ $difficulty }：成功。
event-failed = { $seat } 的檢定結果{ $total }，難度{ $difficulty }：失敗。
event-no-card = { $seat } 沒有能當第一張的卡，檢定失敗。
event-hostile = 局勢變為敵對：敵人會移動並攻擊。
event-peaceful = 局勢變為和平：敵人不移動也不攻擊，可以交流。
event-encounter = 遭遇：【{ $encounter }】。
event-comes = { $enemy }{ $letter }在{ $cell }出現。
event-pursuer = { $enemy }{ $letter }一路追到這裡來了。
event-replaced = { $enemy }被首領取代，離場。
event-talked = { $seat } 說動了{ $enemy }。
event-recovered = { $seat } 擺脫了【{ $status }】。
event-scavenged = { $seat } 翻開一個拾荒標記。
event-found = { $seat } 找到{ $good }：{ $count }。
event-gained-item = { $seat } 得到【{ $item }】。
event-broken = 【{ $item }】進入損壞堆。
event-scrapped = { $seat } 把【{ $item }】拆成殘料。
event-supply = 【{ $item }】送進聚落倉庫。
event-equipped = { $seat } 裝備【{ $item }】。
event-stowed = { $seat } 把【{ $item }】收進背包。
event-gave = { $seat } 把【{ $item }】交給 { $partner }。
event-threw-away = { $seat } 棄掉【{ $item }】。
event-batteries = { $seat } 拿到{ $count }顆電池。
event-charged = { $seat } 替【{ $item }】裝上一顆電池。
event-ability = { $seat } 發動【{ $ability }】。
event-inspired = { $seat } 用一張卡激勵 { $partner }。
event-inspired-card = { $seat } 用【{ $card }】激勵 { $partner }。
event-attacked = { $seat } 近戰攻擊{ $enemy }。
event-shot-at = { $seat } 遠程攻擊{ $enemy }。
event-enemy-wounded = { $enemy }受到{ $count }點傷害。
event-enemy-defeated = { $enemy }被擊敗。
event-enemy-left = { $enemy }離場。
event-loot = { $seat } 獲得這次遭遇的戰利品。
event-enemy-turn = 敵人由上而下依序行動。
event-enemy-acts = { $enemy }依威脅值{ $value }行動。
event-enemy-moves = { $enemy }走到{ $cell }。
event-enemy-targets = { $enemy }攻擊 { $seat }，強度{ $strength }。
event-enemy-waits = { $enemy }打不到任何角色，不攻擊。
event-hurt = { $seat } 受到{ $count }點傷害。
event-poisoned = { $seat } 受到{ $count }點中毒傷害。
event-missed = { $seat } 擋下這次攻擊。
event-cancelled = { $seat } 抵銷了這次命中。
event-wound-cancelled = { $seat } 抵銷了一點傷害。
event-status = { $seat } 得到狀態【{ $status }】。
event-status-gone = { $seat } 的【{ $status }】解除了。
event-healed = { $seat } 治療{ $count }點傷害。
event-converted = { $seat } 的中毒傷害變為普通傷害。
event-threats-cleared = 威脅卡全部離開威脅進度條。
event-task = 團隊考驗開始：{ $attribute }，難度{ $difficulty }。
event-contributed = { $seat } 把【{ $card }】投入團隊考驗，轉盤升到{ $value }。
event-task-passed = 團隊考驗通過。
event-left-page = 隊伍離開了這一頁。
event-travelled = 隊伍前往{ $location }。
event-rested = 隊伍休整。
event-repaired = 【{ $item }】修好了。
event-environment = 環境：【{ $environment }】。
event-environment-gone = 【{ $environment }】結束。
event-discovery = 得到探索卡：【{ $discovery }】。
event-banished = 放逐：【{ $discovery }】。
event-lifted = { $seat } 搬起重物。
event-dropped = { $seat } 放下重物。
event-trap = 捕鼠器啪的一聲合上。
event-mission-succeeded = 《{ $mission }》：成功。
event-mission-failed = 《{ $mission }》：失敗。
event-goal = { $hero }的個人目標達成。
event-won = 四個個人目標都達成了。戰役勝利。
event-lost = 聚落覆滅了。
event-endless = 戰役以無限生命模式繼續。
event-danger = 家裡的危險值：{ $total }。結果：{ $danger }。
event-built = 聚落建成【{ $item }】。
event-learned = { $seat } 學會【{ $ability }】。
event-forgot = { $seat } 放棄【{ $ability }】。
event-decided = { $seat } 選擇：{ $page }
event-agreed = 全隊選擇：{ $page }
event-voted = { $seat } 主張：{ $wish }。
event-overruled = 意見不一，由 { $seat } 決定：{ $wish }。
event-homeward = 全隊回家。
event-road = 前面有{ $count }張道路卡。
event-road-card = 道路卡：【{ $vehicle }】。
event-hull = 車體：{ $value }。
event-wreck = 翻車了。隊伍停在半路。
event-arrived = 隊伍到了{ $location }。
event-peeked = 標記正面：{ $good }，{ $count }。
event-peeked-encounter = 下一張遭遇卡：【{ $encounter }】。
event-peeked-threat = 牌庫裡的下一張威脅卡：【{ $card }】。
event-peeked-page = { $number ->
    [0] { $location }沒有災變。
   *[other] { $location }的災變值是{ $number }。
}
event-peeked-title = 第{ $folio }頁的標題：{ $page }。
event-peeked-calamity = { $number ->
    [0] 第{ $folio }頁沒有災變。
   *[other] 第{ $folio }頁的災變值是{ $number }。
}
event-used = { $seat } 使用【{ $item }】。
event-stood-in = { $seat } 替 { $partner } 承受這次攻擊。
event-over = 本局結束。
event-asked-for = { $seat } 向 { $partner } 要【{ $item }】。
event-asked-battery = { $seat } 向 { $partner } 要一顆電池。
event-gave-up = 隊伍放棄任務，回家。
event-brought-up = { $seat } 提議回家。
event-turn-back = { $seat } 提議：這個回合結束後商量回家。
event-aimed = 瞄準{ $enemy }：下一次對它的攻擊+2。
event-vehicle = { $vehicle }追上來了。
event-vehicle-gone = { $vehicle }被甩開了。

# 為什麼不行

refuse-over = 本局已經結束。
refuse-setting-up = 本局還在準備。
refuse-not-your-turn = 現在是 { $seat } 的回合。
refuse-not-now = 現在要決定的不是這個。
refuse-taken = 這個角色已經有玩家了。
refuse-not-held = 你手上沒有【{ $card }】。
refuse-not-playable = 【{ $card }】不能打出：威脅卡和災變卡不能用來支付任何行動。
refuse-no-first = 【{ $card }】不是這個屬性，也不是白卡，不能當第一張。
refuse-no-match = 【{ $card }】與第一張既不同色，也不同值。
refuse-no-way = 這些卡連一步都走不了。
refuse-no-points = 剩下的移動點不夠走到{ $cell }。
refuse-wall = 與{ $cell }之間隔著白色實線，不能穿過。
refuse-not-beside = { $cell }和你所在的格不相鄰。
refuse-tangled = 有【纏住】狀態時不能移動。
refuse-hostile = 局勢敵對時不能交流。
refuse-peaceful = 局勢和平時不能攻擊。
refuse-no-talk = 這個敵人不能交流。
refuse-not-here = 它不在你這一格。
refuse-scared = 有【嚇壞】狀態時不能近戰，也不能交流。
refuse-not-sick = 你身上沒有這種可以擺脫的狀態。
refuse-no-find = 你這一格沒有這個標記。
refuse-blinded = 有【迷眼】狀態時不能拾荒。
refuse-no-ability = 你的角色沒有這項能力。
refuse-white-cards = 你的白卡數值不夠。
refuse-used = 它的次數已經用完。
refuse-home-raised = 你已經提過了，要等下個回合開始之後才能再提。
refuse-home-waits = 已經有玩家提議：這個回合一結束就商量回家。
refuse-between-turns = 只能在兩個回合之間提議回家。
refuse-too-many = { $seat } 的手牌超過兩張。
refuse-yourself = 必須是另一位玩家。
refuse-no-item = 這裡沒有【{ $item }】。
refuse-not-equipped = 【{ $item }】沒有裝備。
refuse-no-room = 放不下【{ $item }】。
refuse-out-of-range = 超出攻擊範圍。
refuse-no-sight = 從這裡看不到目標。
refuse-no-task = 沒有能投入這張卡的團隊考驗。
refuse-not-at-task = 這個團隊考驗要在別的格做。
refuse-no-heavy = 這裡沒有重物。
refuse-carrying = 你已經搬著一件重物。
refuse-not-carrying = 你沒有搬著重物。
refuse-no-exit = 你這一格沒有出口。
refuse-exit-closed = 這個出口現在關閉。
refuse-other-exit = 同伴用的是另一個出口，大家必須用同一個。
refuse-page-pending = 這個回合結束時冒險書會把隊伍送往別處，在那之前不能用出口。
refuse-no-info = 這裡沒有可以再讀的條目。
refuse-moved-here = 第4步開始時你不在這一格，現在不能再讀；再次進入時會讀。
refuse-kept-from = 有暫時的效果阻止你這樣做。
refuse-forbidden = 這一頁的規則不允許。
refuse-no-target = 沒有可選的目標。
refuse-no-scrap = 殘料不夠。
refuse-no-food = 食物不夠。
refuse-not-white = 【{ $card }】不是白卡，能力的費用只能用白卡支付。
refuse-on-road = 開車途中不能這樣做。
refuse-not-driven = 必須先做道路卡的檢定。
refuse-hull-full = 車體完好，不用修補。
refuse-no-battery = 沒有未裝上的電池。
refuse-no-charge = 【{ $item }】不能再裝電池。
refuse-not-together = { $seat } 不在你這一格。
refuse-no-broken = 損壞堆裡沒有這件物品。
refuse-choice-closed = 現在不能選這一項。
refuse-choice-cost = 付不清全部代價。
refuse-too-many-built = 人口不夠，不能再建設施：每3點人口一座。
refuse-not-optional = 這項檢定不能不做：有合適的卡就必須打出。
refuse-must-play = 你手上沒有能當這項檢定第一張的卡。
