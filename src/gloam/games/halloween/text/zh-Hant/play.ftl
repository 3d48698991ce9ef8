### 《月光光心慌慌》進行中的話：選項、提問、事件、拒絕。

## 選項：像按鈕一樣簡短

verb-pass = 跳過
verb-pick = 扮演{ $victim }
verb-face = 面朝{ $direction }
verb-draw = 從{ $quadrant }的牌庫抽牌
verb-hand = 把牌給 { $seat }
verb-start = 從{ $space }開始
verb-move = 移動
verb-run = 移動得更遠，拿1枚發力標記
verb-climb = 翻窗
verb-scramble = 翻窗，拿1枚發力標記多走1格
verb-go = 走到{ $space }
verb-stop = 停在這裡
verb-search = 搜索{ $space }
verb-return = 歸還【{ $card }】：{ $quadrant }牌庫{ $place }
verb-attack = 徒手攻擊
verb-attack-with = 攻擊：【{ $card }】
verb-swing = 攻擊：【{ card-bat }】，拿1枚發力標記擲3顆骰子
verb-reroll = 重擲骰子：{ $dice }
verb-heal = 治療 { $seat }：【{ card-first-aid }】
verb-eat =
    { $number ->
        [0] 【{ card-candy }】：不放回發力標記
       *[other] 【{ card-candy }】：放回{ $number }枚發力標記
    }
verb-shine = 【{ card-flashlight }】：轉向{ $direction }
verb-phone = 【{ card-telephone }】：米高在{ $quadrant }嗎？
verb-dog = 【{ card-dog }】：米高在附近嗎？
verb-throw = 【{ card-flower-pot }】：砸向米高
verb-cut = 【{ card-wire-cutters }】：穿過籬笆到{ $space }
verb-unlock = 打開{ $car }的車鎖
verb-trade = 與 { $seat } 交易
verb-give = 給出【{ $card }】
verb-want = 想要【{ $card }】
verb-show = 展示【{ $card }】
verb-send = 送出提議
verb-drop = 放棄提議
verb-accept = 接受
verb-refuse = 拒絕
verb-rest = 休息
verb-end = 結束回合
verb-quilt = 【{ card-quilt }】：米高少擲2顆骰子
verb-counter = 反擊：【{ card-knife }】，拿1枚發力標記
verb-quadrant = 選擇{ $quadrant }
verb-enter = 從{ $space }登場
verb-stalk = 尾隨
verb-sneak = 潛入{ $space }
verb-hunt = 追獵到{ $space }
verb-strike = 攻擊 { $seat }
verb-play = 打出【{ $mcard }】
verb-thrust = 【{ mcard-thrust }】：攻擊 { $seat }
verb-noise = 【{ mcard-noise }】：讓 { $seat } 轉向{ $direction }
verb-dread = 【{ mcard-dread }】：{ $seat } 拿1枚發力標記

## 提問。有些提問也會給只能跳過的人，所以對誰都說得通。

ask-pick = 你要扮演哪名受害者？
ask-face = 你面朝哪個方向？你會看到正前方的一條直線。
ask-draw = 受害者要從哪個搜索牌庫抽這張起始牌？
ask-hand = 受害者抽到【{ $card }】。要給哪名受害者？
ask-start = 你從室外的哪一格開始？只有當場看到你的受害者會知道。
ask-action = 選擇你的下一個行動；在那之前可以先進行免費行動。
ask-free = 進行免費行動，或結束你的回合。
ask-step = 下一步走到哪裡，還是停在這裡？
ask-return = 要歸還哪張牌，放到搜索牌庫的頂部還是底部？
ask-reroll = 你要重擲哪些骰子？以重擲的結果為準。
ask-offer = { $partner } 提議交易：給你{ $gives }張牌，要你{ $wants }張牌。你接受整份提議嗎？
ask-quilt = 米高正用{ $dice }顆骰子攻擊你。若持有【{ $card }】可以使用，也可以跳過。
ask-counter = 你遭到了攻擊。若持有【{ $card }】，可以拿1枚發力標記反擊，也可以跳過。
ask-prowl = 你接下來做什麼？受害者只知道他們看到的事。
ask-overpower = 你正在攻擊 { $seat }。若持有【{ $mcard }】可以打出，也可以跳過。
ask-no-pain = 你處於踉蹌狀態。若持有【{ $mcard }】可以打出，也可以跳過。
ask-cut = { $seat } 正在使用【{ $card }】。若持有【{ $mcard }】可以打出，也可以跳過。
ask-quadrant = 你的受害者死在第12橫排：哪個象限收回手牌、重置搜索標記？
ask-replace = 你的受害者死了。接下來你要扮演誰？
ask-enter = 你的新受害者從哪一格登場？

foretell-squares = 最多{ $count }格
foretell-exertion = 拿{ $count }枚發力標記
foretell-dice = 擲{ $count }顆骰子
foretell-draws = 從{ $quadrant }的牌庫抽一張牌，只有你看得到
foretell-spent = 棄掉【{ $card }】
foretell-puts-back =
    { $count ->
        [0] 沒有發力標記可放回
       *[other] 放回{ $count }枚發力標記
    }
foretell-heals =
    { $count ->
        [0] 沒有傷害可治療
       *[other] 治療{ $count }點傷害
    }
foretell-free = 不佔用行動
foretell-all-hear = 所有人都會聽到回答
foretell-seen = 會被受害者看到

## 事件

event-picked = { $seat } 扮演{ $victim }，從{ $space }開始。
event-faced = { $seat } 面朝{ $direction }。
event-dealt-from = 受害者從{ $quadrant }的牌庫抽一張起始牌。
event-dealt = 受害者抽到的起始牌是【{ $card }】。
event-handed = { $seat } 得到一張起始牌。
event-michael-drew = 米高抽了一張牌。
event-michael-card = 你抽到一張殺人魔牌：【{ $mcard }】。
event-lurks = 米高已選好起始格，就在室外某處。
event-turn = 輪到 { $seat } 行動。
event-moves = { $seat } 開始行動：{ $movement }。
event-stepped = { $seat } 走到{ $space }。
event-stopped = 停止！米高就站在{ $space }，擋住了 { $seat }。
event-put-back = { $seat } 不能停在那裡，退回{ $space }。
event-exerted = { $seat } 拿取{ $count }枚發力標記。
event-searched = { $seat } 搜索{ $space }，從{ $quadrant }的牌庫抽一張牌。
event-drew = 你（{ $seat }）從{ $quadrant }的牌庫抽到【{ $card }】。
event-above = { $seat } 的手牌超過上限，必須歸還。
event-returned = { $seat } 把一張牌歸還到{ $quadrant }牌庫的{ $place }。
event-you-returned = 你（{ $seat }）把【{ $card }】歸還到{ $quadrant }牌庫的{ $place }。
event-attacks = { $seat } 攻擊米高（【{ $card }】）。
event-counters = { $seat } 反擊米高：【{ $card }】，第{ $count }次。
event-rolled =
    { $hits ->
        [0] 擲{ $dice }顆骰子：{ $faces }。沒有命中。
       *[other] 擲{ $dice }顆骰子：{ $faces }。命中{ $hits }次。
    }
event-rerolled =
    { $hits ->
        [0] { $seat } 重擲{ $dice }顆骰子（{ $which }）：{ $faces }。現在沒有命中。
       *[other] { $seat } 重擲{ $dice }顆骰子（{ $which }）：{ $faces }。現在命中{ $hits }次。
    }
event-wounded = { $seat } 受到{ $count }點傷害，累計{ $damage }點。
event-michael-hurt = 米高受到{ $count }點傷害，累計{ $damage }點。
event-staggered = 米高踉蹌了：他不能追獵、攻擊，也不能喊「停止」。
event-ready = 米高重新進入預備狀態。
event-used = { $seat } 使用【{ $card }】。
event-discarded = { $seat } 棄掉【{ $card }】。
event-healed =
    { $count ->
        [0] { $seat } 沒有傷害可治療。
       *[other] { $seat } 治療{ $count }點傷害，還剩{ $damage }點。
    }
event-recovered =
    { $count ->
        [0] { $seat } 沒有放回發力標記。
       *[other] { $seat } 放回{ $count }枚發力標記。
    }
event-phone = { $seat } 打電話問：米高在{ $quadrant }嗎？回答：{ $answer }。
event-dog = { $seat } 聽狗的動靜：米高在5格之內嗎？回答：{ $answer }。
event-unlocked = { $seat } 打開了{ $car }的車鎖。
event-offered =
    { $count ->
        [0] { $seat } 向 { $partner } 提議交易。
       *[other] { $seat } 向 { $partner } 提議交易，願意展示{ $count }張牌。
    }
event-offer-gives = { $seat } 願意給出：【{ $card }】，{ $count }張。
event-offer-wants = { $seat } 想要：【{ $card }】，{ $count }張。
event-refused = { $seat } 拒絕了 { $partner } 的提議。
event-traded = { $seat } 與 { $partner } 完成交易。給出的牌：{ $given }張；拿到的牌：{ $taken }張。
event-gave = { $seat } 把【{ $card }】給了 { $partner }。
event-showed = { $seat } 向 { $partner } 展示：【{ $card }】，{ $count }張。
event-rested =
    { $count ->
        [0] { $seat } 休息，沒有發力標記可放回。
       *[other] { $seat } 休息，放回{ $count }枚發力標記。
    }
event-spotted = 米高在{ $space }被看到了。
event-lost = 沒有人再看到米高。陰影標記留在{ $space }。
event-appeared = 米高出現在{ $space }。
event-slipped = 米高走出了視線。陰影標記留在{ $space }。
event-michael-turn = 輪到米高行動。
event-done =
    { $attack ->
        [1] 米高完成了{ $deed }，是一次攻擊。
       *[other] 米高完成了{ $deed }。
    }
event-assault = 米高從{ $space }攻擊 { $seat }。
event-played = 米高打出【{ $mcard }】。
event-noise = { $seat } 聽到屋外的聲響，轉向{ $direction }。
event-dread = { $seat } 看到米高，恐懼襲來。
event-round = 第{ $round }輪結束。
event-died = { $seat } 死在{ $space }。
event-estate = { $seat } 死在兩個象限之間，選擇{ $quadrant }。
event-renewed = { $quadrant }的搜索標記全部放回，未搜索面朝上。
event-replaced = { $seat } 改為扮演{ $victim }，從{ $space }登場。
event-over = { $ending }
event-sheet = 米高的隱密移動版圖第{ $row }行：{ $space }。
event-for-seat = { $seat } 要對 { $partner } 使用道具。
event-for-quadrant = { $seat } 為道具指定象限：{ $quadrant }。
event-for-direction = { $seat } 為道具指定方向：{ $direction }。
event-for-space = { $seat } 想用道具穿到{ $space }。
event-for-tokens =
    { $count ->
        [0] { $seat } 使用道具，但不打算放回發力標記。
       *[other] { $seat } 想用道具放回{ $count }枚發力標記。
    }

## 拒絕

refuse-over = 遊戲已經結束。
refuse-setting-up = 遊戲還在準備中。
refuse-not-your-turn = 現在輪到 { $seat }。
refuse-not-now = 現在要決定的不是這個。
refuse-wait-others = 要先等別人做決定。
refuse-not-asked = 你的回合裡不能這樣做。
refuse-not-yours = 這裡沒有這樣的選擇。
refuse-must-rest = 你至少有3枚發力標記，下一個行動必須休息。
refuse-no-token = 供應堆的發力標記不夠。
refuse-no-window = 這個行動到不了任何窗戶。
refuse-climb-taken = 窗戶另一側站著別的受害者，你不能停在那裡。
refuse-wall = 你和{ $space }之間有牆、樹或車身擋住。
refuse-window = { $space }前面是窗戶，要用翻窗才能過去。
refuse-fence = { $space }前面是籬笆，這種移動不能穿過籬笆。
refuse-locked = { $space }的汽車還鎖著。
refuse-not-adjacent = { $space }與你不相鄰。
refuse-no-squares = 這次移動的格數已經用完。
refuse-occupied = { $space }有人站著，你不能停在那裡。
refuse-must-cross = 這個行動要求你先穿過窗戶或籬笆。
refuse-no-search-space = { $space }不是搜索格。
refuse-no-search-token = { $space }沒有搜索標記了。
refuse-too-far = { $space }太遠。你只能搜索自己所在的格子，或正前方相鄰的格子。
refuse-not-facing = 你沒有面朝{ $space }，不能搜索那裡。
refuse-blocked = 你和{ $space }之間隔著實線或籬笆。
refuse-empty-deck = 你所在象限的搜索牌庫空了。
refuse-not-held = 你沒有【{ $card }】。
refuse-no-figure = 米高的立牌不在版圖上，你不能攻擊他。
refuse-not-in-sight = 米高不在你的視線內。
refuse-out-of-range =
    { $range ->
        [1] 米高必須與你相鄰。
       *[other] 米高與你的距離不能超過{ $range }格。
    }
refuse-no-weapon = 【{ $card }】不是武器。
refuse-needs = 你需要【{ $card }】才能這樣做。
refuse-not-near = { $seat } 與你不相鄰，或者中間隔著實線或籬笆。
refuse-no-exertion = 這張牌放不回這麼多枚發力標記。
refuse-flashlights-used = 你的手電筒本回合都用過了。
refuse-not-indoors = 你必須在房屋或棚屋內才能打電話。
refuse-not-at-lock = 你必須站在車門旁，與車鎖相鄰。
refuse-unlocked = 這輛車的鎖已經打開了。
refuse-pot-range = 米高的立牌必須在你的視線內，距離不超過3格。
refuse-no-fence = 你和{ $space }之間沒有籬笆。
refuse-no-partner = 你在這裡不能與 { $seat } 交易。
refuse-too-many-refusals = 你本回合有3份提議被拒絕，這個回合不能再交易。
refuse-nothing-offered = 提議是空的：至少給出、想要或展示一張牌。
refuse-no-such-copies = 遊戲裡沒有這麼多張【{ $card }】。
refuse-asked-not-held = 你沒有對方想要的牌，不能接受。
refuse-other-quadrant = 你必須選擇該格子所屬的象限。
refuse-rolled-already = 骰子只能在擲出之後立刻重擲一次。
refuse-within-limit = 你的手牌沒有超過上限，不能歸還牌。
refuse-too-many-dice = 你只能重擲1顆骰子。
refuse-no-such-die = 這次擲骰沒有這顆骰子。
refuse-not-outdoors = { $space }不是室外。
refuse-victim-there = { $space }站著一名受害者。
refuse-hand-full = { $seat } 的手牌已到上限。
refuse-taken = 這名受害者已經不能選了。
refuse-not-at-start = 現階段不能選這一項。
refuse-staggered = 你處於踉蹌狀態，不能這樣做。
refuse-repeat = 這張牌桌上，米高不能在一個回合裡進行兩次相同的行動。
refuse-gone-moves = 打出【{ mcard-gone }】之後，你必須開始尾隨、【{ mcard-walker }】或追獵。
refuse-no-line = 你和{ $space }之間既沒有籬笆也沒有窗戶。
refuse-not-straight = 追獵只能走直線，而{ $space }不在直線上。
refuse-way-blocked = 去{ $space }的路上隔著實線、籬笆或窗戶，過不去。
refuse-in-sight = 有受害者看得到{ $space }，追獵不能停在視線內。
refuse-through-victim = 你的立牌在版圖上，不能進入受害者所在的{ $space }。
refuse-not-staggered = 你沒有踉蹌。
refuse-not-seen-by = { $seat } 看不到你。
refuse-no-michael-card = 你沒有【{ $mcard }】。
refuse-not-then = 現在不能打出【{ $mcard }】。
refuse-actions-left = 結束回合之前，你必須用完兩個行動。
refuse-no-action-left = 你本回合的兩個行動都用完了。
