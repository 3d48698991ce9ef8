### 網頁用戶端裡暗影獵人牌桌的文字。

web-sh-board = 暗影獵人牌桌
web-sh-board-text = 六個地點圍成一圈，分成三對，每對共享攻擊範圍；四周是各座位的角色和裝備；中間是牌堆；下方是傷害軌。
web-sh-you-can = 你可以：{ $choices }

## 地點

web-sh-area = { $area }：{ $numbers }
web-sh-here = 在此：{ $names }
web-sh-here-nobody = 這裡沒有人。
web-sh-pair = 共享攻擊範圍：{ $area }

## 座位

web-sh-colour = 座位 { $seat }，{ $colour }
web-sh-dead = 已死亡
web-sh-turn = 正在行動：{ $phase }
web-sh-damage = 傷害 { $damage }
web-sh-off = 還在版圖外。
web-sh-at = 所在：{ $area }
web-sh-is = 角色：{ $role }，傷害達到 { $hp } 時死亡
web-sh-may-be = 可能是：{ $roles }
web-sh-covered = 隱藏。你對這位玩家所知的一切和你的祕密一起蓋著。
web-sh-covered-mine = 你的角色和你的祕密一起蓋著。
web-sh-truth = 真實身分：{ $role }
web-sh-guarded = 到這位玩家的下個回合為止，攻擊對其不造成傷害。
web-sh-owns = 裝備：{ $cards }
web-sh-holds-hermit = 手裡有一張隱士卡。
web-sh-wins = 贏得遊戲。

## 角色

web-sh-role = { $side }，傷害達到 { $hp } 時死亡
web-sh-role-certain = 就是：{ $names }
web-sh-role-possible = 可能是：{ $names }
web-sh-role-out = 這桌沒有人會是這個角色。
web-sh-goal = 目標：{ $goal }

## 卡牌和牌堆

web-sh-owner = 在 { $name } 面前
web-sh-pile = { $count ->
    [0] 沒有牌了。下次抽牌時洗棄牌堆。
   *[other] 還剩 { $count } 張牌。
}
web-sh-discards = { $deck }：棄牌堆
web-sh-discards-none = 還沒有棄牌。
web-sh-pile-down = { $count ->
   *[other] { $count } 張牌，面朝下
}
web-sh-handed = { $giver } 給 { $taker }：{ $card }。{ $result }
web-sh-hermit-nothing = 什麼也沒發生。
web-sh-hermit-shown = 展示了角色卡。
web-sh-hermit-hurt-1 = 受到 1 點傷害。
web-sh-hermit-hurt-2 = 受到 2 點傷害。
web-sh-hermit-healed = 回復 1 點傷害。
web-sh-hermit-gave = 交出了一張裝備卡。

## 骰子和傷害軌

web-sh-dice = 骰子
web-sh-rolled = { $name } 擲出 { $faces }。結果：{ $total }
web-sh-total = 合計 { $total }
web-sh-track = 傷害
