game-name = 烛火
game-pitch = 放下一张牌,说是“火”,然后希望没人翻开。

verb-pass = 相信
verb-lay = 放下{ $card }
verb-doubt = 质疑这张牌
ask-lay = 面朝下放一张牌,并说“火”
ask-last = 你要质疑最后一张牌吗?

event-laid = { $seat }放下一张牌:“火”。
event-turned = { $seat }质疑{ $layer }:是{ $card }。
event-out = { $seat }的蜡烛熄灭了。
event-dawn = { $seat }迎来黎明。混入的风:{ $count }。

refuse-over = 夜已结束。
refuse-out = 你的蜡烛已熄灭。
refuse-own-card = 你不能质疑自己的牌。
refuse-no-card = 现在没有可质疑的牌。
refuse-not-held = 你没有{ $card }。
refuse-not-now = 现在没有要你这样做。

card-flame = 火
card-wind = 风
seat-nobody = 无人

section-setup = 准备
CA-001 = 二至四人游戏。
CA-002 = 洗匀六张火和六张风;你得三张,只有你能看。
section-turn = 你的回合
CA-101 = 轮到你时,面朝下放一张牌,并说“火”。
CA-102 = 你只能放你手里的牌。
section-doubt = 质疑
CA-201 = 下一张牌放下之前,你可以质疑上一张,除非是你放的。
CA-202 = 被质疑的牌翻开。若是风,放牌者的蜡烛熄灭;若是火,质疑者的熄灭。
CA-203 = 最后一张牌之后,其他人同时决定。从放牌者起顺时针第一位质疑者有效。
CA-204 = 蜡烛熄灭后,你不再行动。
section-dawn = 黎明
CA-301 = 最后燃着的蜡烛获胜。
CA-302 = 若黎明时有多支燃着,混入风最多者获胜;并列则共享。
CA-303 = 夜结束后,什么也不能做。
CA-304 = 使用选项 `shared_dawn` 时,黎明时燃着的人都获胜。

option-shared_dawn = 共享黎明
option-shared_dawn-text = 黎明时燃着的人都获胜。
view-layer = 可质疑
