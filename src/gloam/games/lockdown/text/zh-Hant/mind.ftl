### 電腦為什麼這樣選：給初學者的一句話。

why-only = 沒有別的選擇。

## 開局

why-genes = 速度讓你走到需要的房間，負重讓你帶上幾輪的水和糧；武力只在遇到人時才有用。
why-birth = { $room }：從這裡出發，第一輪就能走到你需要的地方。

## 交易

why-offer = 你用得著{ $want }，而{ $give }可以讓出去。
why-accept = { $seat } 給的比你付出的更值。
why-refuse = { $seat } 要的比給你的更值。
why-refuse-order = { $seat } 的順位卡對你沒有好處。
why-ready = 現在沒有值得做的交易。
why-drop = 這筆交易已經沒有必要。

## 停在哪裡

why-water = { $room }：後面幾輪你需要水。
why-food = { $room }：後面幾輪你需要糧食。
why-medicine = { $room }：一張藥片就是 2 點生命。
why-weapons = { $room }：有了槍就不怕別人武力高。
why-gold = { $room }：每根金條最後值 1 點生命。
why-stock = { $room }：那裡的卡值得走一趟。
why-supply = { $room }：那裡可能有空投物資，而且不受毒氣傷害。
why-canteen = { $room }：這一輪不用交水和糧。
why-surgery = { $room }：如果正好再來一個人，兩人各回 4 點生命。
why-gene-bank = { $room }：每項基因永久加 1。
why-control = { $room }：在那裡由你決定毒氣。
why-desk = { $room }：最後一輪武力比速度和負重更有用。
why-fight = { $room }：你有槍，遇到人吃虧的是對方。
why-no-gas = { $room }：那裡不太會受毒氣傷害。
why-quiet = { $room }：那裡不太會有人來。
why-onward = { $room }：下一輪從那裡可以走到你需要的地方。
why-drain = { $room }：活人最可能在那裡，吸滿 2 點就能復活。

## 在房間裡

why-ten-votes = 有了十票，毒氣就去你要的樓層。
why-clear = { $room }：你停在這裡，不解毒就會受傷。
why-new-panel = 最後一輪同分比武力，速度和負重已經沒用了。
why-keep-panel = 你的基因現在正合適。
why-draw = 能抽就抽滿：用不著的可以再放下。
why-card = { $card }對你最有用。
why-no-card = 這些卡都不值得佔一個位置。
why-gold-use = { $room }：這裡能挑的卡比金條更值。
why-gold-keep = 留著金條，最後值 1 點生命。
why-discard = 最用不著的是{ $card }。
why-recycle = 從已消耗的卡裡拿一張，不花代價。
why-fire = { $room }：那裡可能人最多。
why-done = 這裡沒有別的有用的事可做。
why-vote = { $floor }的毒氣傷別人多，傷你少。

## 結算

why-meal = 交出{ $card }，少掉 1 點生命。
why-no-meal = 現在餓不死你，卡留著。
why-pill = 藥片回 2 點生命，你正好需要。
why-alcohol = 骰子多半有好處，你也沒什麼可丟的。
why-adrenaline = 下一輪你不會死，而且哪裡都走得到。
why-keep-medicine = 藥留到後面更有用。
