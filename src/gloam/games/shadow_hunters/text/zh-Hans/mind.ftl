### 电脑为什么这样选：给初学者的一句话。

why-only = 没有别的可选。

## 打击对象

why-foe = { $seat } 是{ $role }，不是你的朋友。
why-foe-weak = { $seat } 是{ $role }，不是你的朋友，而且剩余生命值不多。
why-sure = { $seat } 一定是{ $side }。
why-sure-weak = { $seat } 一定是{ $side }，而且剩余生命值不多。
why-likely = { $seat } 很可能是{ $side }（{ $chance }%）。
why-likely-weak = { $seat } 很可能是{ $side }（{ $chance }%），而且剩余生命值不多。
why-guess = { $seat } 也许是{ $side }（{ $chance }%），值得一试。
why-third-death = { $seat } 剩余生命值不多；你的攻击造成第三名死者，你就获胜。
why-prey = { $seat } 变弱对你有利。
why-nearer-end = 伤害 { $seat } 能让游戏早些结束，而你只需活到最后。
why-rob = { $seat } 有装备，你的攻击可以夺取。
why-all = 攻击范围内敌人多于朋友。
why-least-harm = 必须选一个人，选 { $seat } 代价最小。

## 帮助对象

why-friend = { $seat } 是{ $role }，活着对你有用。
why-friend-likely = { $seat } 也许和你一样是{ $side }（{ $chance }%）。
why-friend-daniel = { $seat } 也许是{ $side }（{ $chance }%），你们会一起获胜。
why-heal-self = 你已受到{ $number }点伤害，治疗自己最有用。
why-helps-most = { $seat } 保持强健对你最有利。

## 移动、地区与牌堆

why-roll-wait = 技能留到以后更有价值，先掷骰移动。
why-roll-twice = 两个结果任选，胜过一个。
why-seven = 7点可以去任何地区。
why-place = { $area }：那里的行动现在对你最有用。
why-place-attack = { $area }：从那里可以攻击 { $seat }。
why-use = { $area }：这里的行动对你有用。
why-no-use = { $area }：这里的行动对你弊大于利。
why-deck = 现在{ $deck }最值得抽。

## 卡牌

why-card = 【{ $card }】是你能拿到的最有用的牌。
why-collect = 拿到【{ $card }】后你有{ $number }张装备卡，你靠收集装备获胜。
why-everything = 全部拿走胜过只拿一张。
why-give = 你最不需要【{ $card }】。
why-ask = 从回应中能看出 { $seat } 的许多底细。
why-cheapest = 这样回应代价最小。
why-die-first = 第一个死亡，你就获胜。
why-deceive = 你有权说谎，不要让 { $seat } 看穿你的身份。

## 亮出身份与按兵不动

why-unveil = 治疗全部{ $number }点伤害，值得亮出身份。
why-suck = 治疗{ $number }点伤害，值得亮出身份。
why-strike = 对 { $seat } 多造成2点伤害，值得亮出身份。
why-stay-hidden = 收益抵不上亮出身份的代价。
why-no-attack = 范围内没有人值得攻击：可能误伤朋友，或者代价太大。
why-damage = 对 { $seat } 造成{ $number }点伤害，比拿一张牌更有价值。
why-not-worth = 这样做得不偿失。
why-mothers-love = { $seat } 的攻击可能杀死你（{ $chance }%）。
why-mothers-love-worn = 再受{ $number }点伤害你就会死亡，而且可能来不及反应。
