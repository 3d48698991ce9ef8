### 网页客户端里暗影猎人牌桌的文字。

web-sh-board = 暗影猎人牌桌
web-sh-board-text = 六个地区围成一圈，分成三对，同一对的两个地区互在攻击范围内；四周是各座位的角色和装备；中间是牌堆；下方是伤害轨。

## 地点

web-sh-area = { $area }：{ $numbers }
web-sh-here = 在此：{ $names }
web-sh-here-nobody = 这里没有人。
web-sh-pair = 互在攻击范围内：{ $area }

## 座位

web-sh-colour = 座位 { $seat }，{ $colour }
web-sh-dead = 已死亡
web-sh-turn = 正在进行回合：{ $phase }
web-sh-damage = 伤害{ $damage }
web-sh-off = 还在版图外。
web-sh-at = 所在地区：{ $area }
web-sh-is = 角色：{ $role }，伤害达到{ $hp }点时死亡
web-sh-may-be = 可能是：{ $roles }
web-sh-covered = 未亮身份。你对这位玩家所知的一切与你的秘密一起盖住了。
web-sh-covered-mine = 你的角色与你的秘密一起盖住了。
web-sh-truth = 真实身份：{ $role }
web-sh-guarded = 到这位玩家的下个回合为止，攻击对其不造成伤害。
web-sh-owns = 装备：{ $cards }
web-sh-holds-hermit = 手里有一张隐士卡。
web-sh-wins = 获胜。

## 角色

web-sh-role = { $side }，伤害达到{ $hp }点时死亡
web-sh-role-certain = 就是：{ $names }
web-sh-role-possible = 可能是：{ $names }
web-sh-role-out = 这张牌桌上不会有人是这个角色。
web-sh-goal = 胜利条件：{ $goal }

## 卡牌和牌堆

web-sh-owner = 在 { $name } 面前
web-sh-pile = { $count ->
    [0] 没有牌了。下次抽牌前，弃牌堆洗匀成为新的牌堆。
   *[other] 还剩{ $count }张牌。
}
web-sh-discards = { $deck }：弃牌堆
web-sh-discards-none = 还没有弃牌。
web-sh-pile-down = { $count ->
   *[other] { $count }张牌，面朝下
}
web-sh-handed = { $giver } 给 { $taker }：【{ $card }】。{ $result }
web-sh-hermit-nothing = 无事发生。
web-sh-hermit-shown = 展示了角色卡。
web-sh-hermit-hurt-1 = 受到1点伤害。
web-sh-hermit-hurt-2 = 受到2点伤害。
web-sh-hermit-healed = 治疗1点伤害。
web-sh-hermit-gave = 交出了一张装备卡。

## 骰子和伤害轨

web-sh-dice = 骰子
web-sh-rolled = { $name } 掷出 { $faces }。结果：{ $total }
web-sh-total = 合计{ $total }点
web-sh-track = 伤害
