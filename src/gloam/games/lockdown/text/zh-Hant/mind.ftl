### 電腦為什麼這樣選：給初學者的一句話。

why-only = 沒有別的選擇。

## 開局

why-genes = 速度讓你走到需要的房間，負重讓你帶上幾輪的水和糧食；武力只在遇到人時才有用。
why-birth = { $room }：從那裡出發，第一輪就能走到你需要的地方。

## 交易

why-offer = { $give }你用不著，{ $want }你會缺。
why-accept = { $seat } 給你的，比你付出的更值。
why-refuse = { $seat } 要你付出的，比你會得到的更值。
why-refuse-order = { $seat } 的順位卡對你沒有好處。
why-ready = 現在沒有值得做的交易。
why-drop = 這筆交易對你不再有用。

## 停在哪裡

why-water = { $room }：後面幾輪你需要水。
why-food = { $room }：後面幾輪你需要糧食。
why-medicine = { $room }：一張藥片就是2點生命值。
why-weapons = { $room }：有了槍，就不會輸給武力高的人。
why-gold = { $room }：每張金條最後值1點生命值。
why-stock = { $room }：那裡的卡值得走一趟。
why-supply = { $room }：那裡可能有空投物資，而且不受毒氣傷害。
why-canteen = { $room }：這一輪不會挨餓。
why-surgery = { $room }：如果正好再來一個人，你們各增加4點生命值。
why-gene-bank = { $room }：每項屬性永久+1。
why-control = { $room }：從那裡由你決定毒氣的去向。
why-desk = { $room }：最後一輪武力比速度和負重更有用。
why-fight = { $room }：你有武器，誰來誰吃虧。
why-no-gas = { $room }：毒氣不太可能傷到那裡的你。
why-quiet = { $room }：那裡不太會有人來。
why-onward = { $room }：下一輪從那裡可以走到你需要的地方。
why-drain = { $room }：那裡最可能有存活玩家，累計吸取2點就能復活。

## 在房間裡

why-ten-votes = 有了十票，毒氣就去你要的樓層。
why-clear = { $room }：你要停在那裡，不解毒就會受傷。
why-new-panel = 最後一輪生命值相同時比較武力，速度和負重已經沒用了。
why-keep-panel = 你的基因面板現在正合適。
why-draw = 能抽就抽滿：用不著的可以再放下。
why-card = 【{ $card }】對你最有用。
why-no-card = 這些卡都不值得佔一個位置。
why-gold-use = { $room }：這裡能挑的卡比金條更值。
why-gold-keep = 留著金條，最後值1點生命值。
why-discard = 你最用不著的是【{ $card }】。
why-recycle = 從消耗堆拿一張卡，不花代價。
why-fire = { $room }：那裡的人可能比別處都多。
why-done = 這裡沒有別的有用的事可做。
why-vote = { $floor }：那裡的毒氣多半傷別人多，傷你少。

## 結算

why-meal = 繳交【{ $card }】，就不會因此扣除1點生命值。
why-no-meal = 飢餓現在傷不了你，把卡留著。
why-pill = 藥片使生命值+2，你失去的正好夠補。
why-alcohol = 骰子多半有好處，你也沒有多少可失去的。
why-adrenaline = 下一輪你不會死，而且哪裡都走得到。
why-keep-medicine = 藥片、酒和腎上腺素留到後面更有用。
