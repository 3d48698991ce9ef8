### 電腦為什麼這樣選：給初學者的一句話。

why-only = 沒有別的選擇。

## 受害者

why-repair = 每個齒輪都讓救援更近一步，在這裡發出聲響也值得。
why-rummage = 這裡可能找得到鑰匙，或者能用來防身的東西。
why-move = 離要做的事更近，兇手也搆不到。
why-gather = 鑰匙已經齊了：下回合開始時，所有人都要站在出口。
why-calm = 每個恐懼標記都會讓你在搏鬥時少擲一顆骰子。
why-heal = 再受一次傷，你們就全輸了。
why-clear = 這裡沒有別的出路。
why-keep = 這張牌比其他的更有用。
why-receive = 拿裝備時萬一有聲響，在那裡危害最小。
why-defender = 由這個人來擋最合適：受得起，也最可能擋住。
why-defend = 用上這件物品，就可能不受傷。
why-save = 這件物品幾乎幫不上忙，留到以後再用。
why-escape = 他看不到你往哪裡跑，所以別留在原地。
why-share = 在別人手裡更有用。
why-lure = 讓噪音從沒有人的地方傳出來。
why-passage = 走密道比別的路都近。
why-trap = 有人在這裡被找到時用得上。
why-done = 值得做的都做完了。

## 殺手

why-ask = 問你最沒有把握的地方，得到的最多。
why-approach = 那邊比這裡更可能有人。
why-look = 可能有人就躲在這裡。
why-card = 這張牌現在用處最大。
why-hide = 看不見你的人，也就躲不開你。
why-pay = 少了這些牌，你損失最小。
why-strike = 現在就全力出手。
why-block = 他們比你更需要這條路。
why-nothing = 現在能打的牌都不值它的費用。
