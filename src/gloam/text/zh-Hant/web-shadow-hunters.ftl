### 網頁用戶端裡暗影獵人牌桌的文字。

web-sh-board = 暗影獵人牌桌
web-sh-board-text = 六個地區圍成一圈，分成三對，同一對的兩個地區互在攻擊範圍內；四周是各座位的角色和裝備；中間是牌堆；下方是傷害軌。

## 地點

web-sh-area = { $area }：{ $numbers }
web-sh-here = 在此：{ $names }
web-sh-here-nobody = 這裡沒有人。
web-sh-pair = 互在攻擊範圍內：{ $area }

## 座位

web-sh-colour = 座位 { $seat }，{ $colour }
web-sh-dead = 已死亡
web-sh-turn = 正在進行回合：{ $phase }
web-sh-damage = 傷害{ $damage }
web-sh-off = 還在版圖外。
web-sh-at = 所在地區：{ $area }
web-sh-is = 角色：{ $role }，傷害達到{ $hp }點時死亡
web-sh-may-be = 可能是：{ $roles }
web-sh-covered = 未亮身分。你對這位玩家所知的一切與你的秘密一起蓋住了。
web-sh-covered-mine = 你的角色與你的秘密一起蓋住了。
web-sh-truth = 真實身分：{ $role }
web-sh-guarded = 到這位玩家的下個回合為止，攻擊對其不造成傷害。
web-sh-owns = 裝備：{ $cards }
web-sh-holds-hermit = 手裡有一張隱士卡。
web-sh-wins = 獲勝。

## 角色

web-sh-role = { $side }，傷害達到{ $hp }點時死亡
web-sh-role-certain = 就是：{ $names }
web-sh-role-possible = 可能是：{ $names }
web-sh-role-out = 這張牌桌上不會有人是這個角色。
web-sh-goal = 勝利條件：{ $goal }

## 卡牌和牌堆

web-sh-owner = 在 { $name } 面前
web-sh-pile = { $count ->
    [0] 沒有牌了。下次抽牌前，棄牌堆洗勻成為新的牌堆。
   *[other] 還剩{ $count }張牌。
}
web-sh-discards = { $deck }：棄牌堆
web-sh-discards-none = 還沒有棄牌。
web-sh-pile-down = { $count ->
   *[other] { $count }張牌，面朝下
}
web-sh-handed = { $giver } 給 { $taker }：【{ $card }】。{ $result }
web-sh-hermit-nothing = 無事發生。
web-sh-hermit-shown = 展示了角色卡。
web-sh-hermit-hurt-1 = 受到1點傷害。
web-sh-hermit-hurt-2 = 受到2點傷害。
web-sh-hermit-healed = 治療1點傷害。
web-sh-hermit-gave = 交出了一張裝備卡。

## 骰子和傷害軌

web-sh-dice = 骰子
web-sh-rolled = { $name } 擲出 { $faces }。結果：{ $total }
web-sh-total = 合計{ $total }點
web-sh-track = 傷害
