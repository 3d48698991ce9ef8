seat-nobody = 無人

phase-setup = 準備
phase-move = 移動
phase-area = 地區行動
phase-attack = 攻擊

verb-pass = 跳過
verb-roll = 擲骰
verb-roll-twice = 用【神秘的羅盤】擲兩次
verb-teleport = 【傳送】到{ $area }
verb-lightning = 對 { $seat } 發動【閃電】
verb-demolish = 對 { $seat } 發動【摧毀】
verb-first = 用第一次的結果
verb-second = 用第二次的結果
verb-go = 前往{ $area }
verb-use = 使用地區
verb-draw = 抽一張{ $deck }
verb-hurt = 讓 { $seat } 受到2點傷害
verb-heal = 讓 { $seat } 回復1點傷害
verb-take = 拿走【{ $card }】
verb-hand = 傳給 { $seat }
verb-nothing = 宣布「無事發生」
verb-show = 給傳牌者看角色卡
verb-suffer = 受到傷害
verb-recover = 回復1點傷害
verb-give = 交出【{ $card }】
verb-unveil = 亮出身分，回復全部傷害
verb-choose = 選擇 { $seat }
verb-attack = 攻擊 { $seat }
verb-attack-all = 攻擊範圍內所有人
verb-strike = 亮出身分，傷害+2
verb-rob = 不造成傷害，改拿【{ $card }】
verb-plunder = 拿走死者的全部裝備
verb-suck = 亮出身分，回復傷害
verb-counter = 反擊
verb-feast = 受到2點傷害，再攻擊一次
verb-loot = 拿走【{ $card }】
verb-reveal = 亮出身分
verb-mothers-love = 發動【母愛】，回復全部傷害

ask-move = 輪到你移動了，請選擇行動；使用角色技能會亮出身分。
ask-result = 你擲了兩次骰，依哪一次的結果移動？
ask-area-choice = 你擲出7點，選擇要去的地區。
ask-use = 要使用你所在的地區嗎？
ask-deck = 選擇從哪個牌堆抽牌。
ask-woods = 選擇一名玩家，讓其受到2點傷害或回復1點傷害。
ask-altar = 選擇要拿走的裝備卡。
ask-hand = 選擇把隱士卡傳給誰。
ask-hermit = 你收到一張隱士卡，選擇如何應對。
ask-unveil = 如果這張牌適用於你的角色，你可以亮出身分並回復全部傷害；要這樣做嗎？
ask-blessing = 【上帝的祝福】：選擇一名玩家，擲六面骰，其回復等於點數的傷害。
ask-first-aid = 【急救箱】：選擇誰的傷害變為7。
ask-spider = 【噬血蜘蛛】：選擇一名玩家，與你各受到2點傷害。
ask-bat = 【吸血蝙蝠】：選擇一名玩家，使其受到2點傷害，你回復1點傷害。
ask-doll = 【恐怖娃娃】：選擇一名玩家並擲六面骰，1至4點由其受到3點傷害，5或6點由你受到。
ask-goblin = 【瑪迪歌布琳】：選擇要偷走的裝備卡。
ask-banana-card = 【香蕉皮】：選擇要交出的裝備卡。
ask-banana-seat = 【香蕉皮】：選擇把裝備卡交給誰。
ask-attack = 你要攻擊誰？
ask-attack-roll = 攻擊已宣布，請擲骰。
ask-spear = 你的攻擊命中了，傷害尚未計算；要做什麼嗎？
ask-rob = 傷害即將生效；要做什麼嗎（使用角色技能會亮出身分）？
ask-suck = 傷害已經生效；要做什麼嗎（使用角色技能會亮出身分）？
ask-loot = 選擇一張裝備卡作為戰利品。
ask-plunder = 選擇你的戰利品（使用角色技能會亮出身分）。
ask-counter = 對你的攻擊已經結算；要做什麼嗎（使用角色技能會亮出身分）？
ask-feast = 你的攻擊已經結算；要做什麼嗎（使用角色技能會亮出身分）？

event-role = 你的身分是{ $role }。
event-start = { $who } 是起始玩家。
event-turn = 輪到 { $who }。
event-extra-turn = { $who } 的額外回合開始。
event-guard-ends = { $who } 的【守護的天使】保護結束。
event-move-roll = { $who } 擲骰：四面骰{ $d4 }，六面骰{ $d6 }，合計{ $total }點。
event-roll-again = { $who } 已經在{ $area }，重擲。
event-moved = { $who } 移動到{ $area }。
event-teleported = { $who } 用【傳送】移動到{ $area }。
event-used = { $who } 在{ $area }進行地區行動。
event-declined = { $who } 放棄在{ $area }的地區行動。
event-deck = { $who } 選擇{ $deck }牌堆。
event-hermit-drawn = { $who } 抽了一張隱士卡。
event-hermit-read = 你抽到的隱士卡是【{ $card }】。
event-hermit-handed = { $who } 把隱士卡傳給 { $to }。
event-hermit-received = { $from } 傳給你的隱士卡是【{ $card }】。
event-nothing = { $who } 宣布「無事發生」。
event-shown = { $who } 把角色卡只給 { $to } 看了。
event-shown-role = 你看到 { $who } 的角色卡：{ $role }。
event-drawn = { $who } 抽到【{ $card }】。
event-equipped = { $who } 裝備了【{ $card }】。
event-no-effect = { $who } 抽到的【{ $card }】沒有效果。
event-damage = { $who } 因{ $cause }受到{ $amount }點傷害（來源：{ $source }）。
event-unhurt = { $cause }沒有對 { $who } 造成傷害。
event-healed =
    { $amount ->
        [0] { $cause }：{ $who } 沒有傷害可以回復。
       *[other] { $who } 因{ $cause }回復{ $amount }點傷害。
    }
event-marker = { $who } 的傷害因【急救箱】變為{ $amount }。
event-stolen = { $who } 拿走 { $from } 的【{ $card }】。
event-given = { $who } 把【{ $card }】交給 { $to }。
event-looted = { $who } 從 { $from } 處拿到戰利品【{ $card }】。
event-discarded = 【{ $card }】放入棄牌堆。
event-attack = { $who } 宣布攻擊 { $targets }。
event-counter = { $who } 反擊 { $target }。
event-feast = { $who } 發動【血腥的盛宴】，以2點傷害為代價追加攻擊。
event-attack-roll = { $who } 擲骰攻擊：四面骰{ $d4 }，六面骰{ $d6 }，基礎傷害{ $base }點。
event-masamune-roll = { $who } 用【妖刀】擲骰攻擊：四面骰{ $d4 }，基礎傷害{ $d4 }點。
event-miss = { $who } 的攻擊失敗。
event-roll-d6 = { $who } 為{ $cause }擲六面骰：{ $d6 }點。
event-roll-d4 = { $who } 為{ $cause }擲四面骰：{ $d4 }點。
# 合計7點時沒有地區。
event-dynamite-roll =
    { $who } 為【炸藥】擲骰：四面骰{ $d4 }，六面骰{ $d6 }，{ $d4 ->
        [1] { $d6 ->
            [6] 合計7點，沒有效果。
           *[other] 炸到{ $area }。
        }
        [2] { $d6 ->
            [5] 合計7點，沒有效果。
           *[other] 炸到{ $area }。
        }
        [3] { $d6 ->
            [4] 合計7點，沒有效果。
           *[other] 炸到{ $area }。
        }
       *[other] { $d6 ->
            [3] 合計7點，沒有效果。
           *[other] 炸到{ $area }。
        }
    }
event-revealed = { $who } 亮出身分：{ $role }。
event-died = { $who } 死亡，身分是{ $role }（擊殺者：{ $killer }）。
event-lightning = { $who } 對 { $target } 發動【閃電】。
event-demolish = { $who } 對 { $target } 發動【摧毀】。
event-mothers-love = { $who } 發動【母愛】。
event-reshuffled = { $deck }牌堆已空，棄牌堆洗勻成為新的牌堆。
event-protected = { $who } 受【守護的天使】保護，直到自己的下個回合。
event-extra-due = { $who } 在本回合結束後將再進行一個額外回合。
event-over = 遊戲結束，獲勝者：{ $winners }。
event-truth = { $who } 的身分是{ $role }。
event-aside = 沒有發出的角色卡：{ $role }。
event-chosen = { $who } 對 { $target } 使用【{ $card }】。

refuse-game-over = 遊戲已經結束，不能再行動。
refuse-you-are-dead = 你已經死亡，不能再行動。
refuse-not-asked = 現在沒有要你做的決定，請等輪到你。
refuse-not-this-question = 現在不能這樣做，請從目前的選項中選擇。
refuse-target-dead = { $seat } 已經死亡，請選擇存活的玩家。
refuse-already-revealed = 你已經亮出身分了。
refuse-daniel-cannot-reveal = 丹尼爾不能主動亮出身分；其他角色死亡時，你會自動亮出。
refuse-closed-stretch = 攻擊或傷害正在結算，請等結算完成再試。
refuse-not-your-ability = 你的角色沒有這個技能，請從目前的選項中選擇。
refuse-ability-used-up = 你的技能每局只能用一次，已經用掉了。
refuse-reveal-first = 你還未亮身分；請先亮出身分，再使用這個技能。
refuse-already-there = 你已經在{ $area }，不能原地不動；請選擇其他地區。
refuse-not-yourself = 不能選擇自己，請選擇其他玩家。
refuse-own-equipment = 【{ $card }】已經是你的，請選擇其他玩家的裝備卡。
refuse-nobody-owns = 現在沒有人擁有【{ $card }】，請選擇其他玩家面前的裝備卡。
refuse-card-not-for-you = 【{ $card }】對你的角色沒有效果，你只能跳過；旁人看不出原因。
refuse-must-give-equipment = 你有裝備卡，必須交出一張，不能跳過，也不能改為受到傷害。
refuse-you-do-not-own = 你沒有【{ $card }】，請從目前的選項中選擇。
refuse-must-loot = 戰利品不能不拿，請選擇一張裝備卡。
refuse-not-on-the-dead = 死者沒有【{ $card }】，請選擇死者的裝備卡。
refuse-spear-not-for-you = 【聖光槍】只對獵人有效，你不是獵人，只能跳過。
refuse-must-move = 移動不能跳過，請擲骰或選擇其他可用的行動。
refuse-no-compass = 你沒有【神秘的羅盤】，不能擲兩次。
refuse-teleport-off-board = 你還在版圖外，沒有鄰近地區可以傳送；請擲骰移動。
refuse-not-adjacent = { $area }不是你的鄰近地區，不能傳送到那裡。
refuse-roll-to-move = 去哪裡由擲骰決定，擲出7點才能自己選擇；請先擲骰。
refuse-must-show = 【隱士之預言】對所有角色都有效，你必須給傳牌者看角色卡。
refuse-nothing-to-show = 這張隱士卡不要求出示角色卡，請從目前的選項中選擇。
refuse-card-fits-you = 你符合牌上的條件，不能宣布「無事發生」；請執行牌上的效果。
refuse-card-does-not-fit = 你不符合牌上的條件，只能宣布「無事發生」。
refuse-not-what-the-card-says = 牌上沒有讓你這樣做，請從目前的選項中選擇。
refuse-masamune-forces = 你有【妖刀】，而攻擊範圍內有人，必須攻擊。
refuse-one-target-only = 你沒有【機槍】，只能攻擊一名玩家；請選擇一個目標。
refuse-machine-gun-spares-nobody = 你有【機槍】，不能只攻擊一人；要攻擊就攻擊範圍內所有人。
refuse-off-board = { $seat } 在版圖外，誰也打不到。
refuse-too-near = { $seat } 離你太近。你在{ $area }，又有【手槍】，只能攻擊{ $area }和{ $partner }以外的玩家。
refuse-out-of-range = { $seat } 不在你的攻擊範圍內。你在{ $area }，攻擊範圍是{ $area }和{ $partner }。

cause-attack = 攻擊
cause-woods = 不思議森林
cause-spider = 【噬血蜘蛛】
cause-bat = 【吸血蝙蝠】
cause-dynamite = 【炸藥】
cause-doll = 【恐怖娃娃】
cause-flare = 【閃電的裁決】
cause-hermit = 隱士卡
cause-banana = 【香蕉皮】
cause-lightning = 【閃電】
cause-demolish = 【摧毀】
cause-feast = 【血腥的盛宴】
cause-holy_water = 【聖水】
cause-blessing = 【上帝的祝福】
cause-chocolate = 【巧克力】
cause-advent = 【現身】
cause-ritual = 【亡靈祭奠】
cause-suck_blood = 【吸血】
cause-mothers_love = 【母愛】
