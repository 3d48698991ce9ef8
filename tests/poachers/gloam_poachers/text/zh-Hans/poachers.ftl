game-name = 偷猎者
game-pitch = 林中之夜:圈套、一盏灯笼,还有盼着自己身在别处的朋友。

verb-pass = 留下,或作罢
verb-snare = 在{ $place }设圈套
verb-go = 去{ $place }
ask-snare = 今夜在哪里设圈套?
ask-move = 今夜去哪里?

event-night = 第{ $number }夜开始。
event-snared = 圈套设在{ $place }。
event-planned = { $seat }将去{ $place }。
event-lantern = 灯笼出现在{ $place }。
event-caught = { $seat }在{ $place }被抓住。
event-found = 守林人在{ $place }发现圈套。
event-taken = { $seat }在{ $place }取走一只野兔。
event-dawn = 结束了。取走的野兔:{ $count }。

refuse-snare-there = { $place }已有圈套。
refuse-nobody-there = 你们没有人在{ $place }。
refuse-no-way = 从这里没有路通往{ $place }。
refuse-caught = 你已被抓住。
refuse-not-now = 现在没有要你这样做。
refuse-over = 游戏已结束。

place-gate = 大门
place-oak = 橡树
place-ford = 浅滩
place-pond = 池塘
place-glade = 林间空地
place-mill = 磨坊
place-lodge = 木屋
place-nowhere = 无处
side-warden = 守林人
side-poachers = 偷猎者

view-map = 树林
view-night = 夜
view-nights = 总夜数
view-place = 地点
view-plan = 今夜
view-caught = 被抓
view-snares = 圈套
view-hares = 野兔

section-setup = 准备
PO-001 = 三至五人游戏。A 是守林人,其他人都是偷猎者。
PO-002 = 你能看到己方任何人看到的一切。对方什么也看不到。
PO-003 = 树林有七个地点。哪里有路相通,人人可见。
PO-004 = 守林人从木屋开始,偷猎者从大门开始。
section-counsel = 商议
PO-101 = 每夜偷猎者可以设一个圈套,地点须有自由的偷猎者,且没有圈套。
PO-102 = 所有自由的偷猎者都同意,就照办。意见不一时由发言人决定。每夜换一位发言人。
PO-103 = 守林人听不到商议,也不知道圈套。
section-moves = 行动
PO-201 = 只要你自由,每夜行动一次:留下,或去相邻的地点。
PO-202 = 你沿着路走。
PO-203 = 所有人同时行动。最后一人选定之前,对方看不到你的选择。
PO-204 = 在此之前,你方可以收回选择。
section-lantern = 灯笼
PO-301 = 所有人选定后,灯笼让所有人看到守林人在哪里。
PO-302 = 在那里的偷猎者被抓住,留在原地。
PO-303 = 守林人取走那里的圈套。所有人都会听到。
PO-304 = 被抓住后,你不再行动。
PO-305 = 自由的偷猎者若在前几夜所设圈套的地点,就取走野兔和圈套。只有偷猎者听到。
section-end = 结束
PO-401 = 所有偷猎者都被抓住时,守林人获胜。
PO-402 = 野兔与偷猎者一样多时,偷猎者获胜。
PO-403 = 最后一夜结束时,守林人获胜。
PO-404 = 共八夜;选项 `nights` 可改为六夜。
PO-405 = 游戏结束后,什么也不能做。
PO-406 = 在战役中,结束时还留在林中的圈套,到下一局开始时依然在原处。

option-nights = 夜数
option-nights-text = 共进行这么多夜。
