### 电脑为什么这样选：给初学者的一句话。

why-only = 没有别的选择。

## 受害者

why-repair = 每个齿轮都让救援更近一步，在这里发出声响也值得。
why-rummage = 这里可能找得到钥匙，或者能用来防身的东西。
why-move = 离要做的事更近，凶手也够不着。
why-gather = 钥匙已经齐了：下回合开始时，所有人都要站在出口。
why-calm = 每个恐惧标记都会让你在搏斗时少掷一颗骰子。
why-heal = 再受一次伤，你们就全输了。
why-clear = 这里没有别的出路。
why-keep = 这张牌比其他的更有用。
why-receive = 拿装备时万一有声响，在那里危害最小。
why-defender = 由这个人来挡最合适：受得起，也最可能挡住。
why-defend = 用上这件物品，就可能不受伤。
why-save = 这件物品几乎帮不上忙，留到以后再用。
why-escape = 他看不到你往哪里跑，所以别留在原地。
why-share = 在别人手里更有用。
why-lure = 让噪声从没有人的地方传出来。
why-passage = 走密道比别的路都近。
why-trap = 有人在这里被找到时用得上。
why-done = 值得做的都做完了。

## 杀手

why-ask = 问你最没有把握的地方，得到的最多。
why-approach = 那边比这里更可能有人。
why-look = 可能有人就躲在这里。
why-card = 这张牌现在用处最大。
why-hide = 看不见你的人，也就躲不开你。
why-pay = 少了这些牌，你损失最小。
why-strike = 现在就全力出手。
why-block = 他们比你更需要这条路。
why-nothing = 现在能打的牌都不值它的费用。
