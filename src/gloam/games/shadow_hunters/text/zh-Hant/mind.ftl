### 電腦為什麼這樣選：給初學者的一句話。

why-only = 沒有別的可選。

## 打擊對象

why-foe = { $seat } 是{ $role }，不是你的朋友。
why-foe-weak = { $seat } 是{ $role }，不是你的朋友，而且剩餘生命值不多。
why-sure = { $seat } 一定是{ $side }。
why-sure-weak = { $seat } 一定是{ $side }，而且剩餘生命值不多。
why-likely = { $seat } 很可能是{ $side }（{ $chance }%）。
why-likely-weak = { $seat } 很可能是{ $side }（{ $chance }%），而且剩餘生命值不多。
why-guess = { $seat } 也許是{ $side }（{ $chance }%），值得一試。
why-third-death = { $seat } 剩餘生命值不多；你的攻擊造成第三名死者，你就獲勝。
why-prey = { $seat } 變弱對你有利。
why-nearer-end = 傷害 { $seat } 能讓遊戲早些結束，而你只需活到最後。
why-rob = { $seat } 有裝備，你的攻擊可以奪取。
why-all = 攻擊範圍內敵人多於朋友。
why-least-harm = 必須選一個人，選 { $seat } 代價最小。

## 幫助對象

why-friend = { $seat } 是{ $role }，活著對你有用。
why-friend-likely = { $seat } 也許和你一樣是{ $side }（{ $chance }%）。
why-friend-daniel = { $seat } 也許是{ $side }（{ $chance }%），你們會一起獲勝。
why-heal-self = 你已受到{ $number }點傷害，治療自己最有用。
why-helps-most = { $seat } 保持強健對你最有利。

## 移動、地區與牌堆

why-roll-wait = 技能留到以後更有價值，先擲骰移動。
why-roll-twice = 兩個結果任選，勝過一個。
why-seven = 7點可以去任何地區。
why-place = { $area }：那裡的行動現在對你最有用。
why-place-attack = { $area }：從那裡可以攻擊 { $seat }。
why-use = { $area }：這裡的行動對你有用。
why-no-use = { $area }：這裡的行動對你弊大於利。
why-deck = 現在{ $deck }最值得抽。

## 卡牌

why-card = 【{ $card }】是你能拿到的最有用的牌。
why-collect = 拿到【{ $card }】後你有{ $number }張裝備卡，你靠收集裝備獲勝。
why-everything = 全部拿走勝過只拿一張。
why-give = 你最不需要【{ $card }】。
why-ask = 從回應中能看出 { $seat } 的許多底細。
why-cheapest = 這樣回應代價最小。
why-die-first = 第一個死亡，你就獲勝。
why-deceive = 你有權說謊，不要讓 { $seat } 看穿你的身分。

## 亮出身分與按兵不動

why-unveil = 治療全部{ $number }點傷害，值得亮出身分。
why-suck = 治療{ $number }點傷害，值得亮出身分。
why-strike = 對 { $seat } 多造成2點傷害，值得亮出身分。
why-stay-hidden = 收益抵不上亮出身分的代價。
why-no-attack = 範圍內沒有人值得攻擊：可能誤傷朋友，或者代價太大。
why-damage = 對 { $seat } 造成{ $number }點傷害，比拿一張牌更有價值。
why-not-worth = 這樣做得不償失。
why-mothers-love = { $seat } 的攻擊可能殺死你（{ $chance }%）。
why-mothers-love-worn = 再受{ $number }點傷害你就會死亡，而且可能來不及反應。
