game-name = 燭火
game-pitch = 放下一張牌,說是「火」,然後希望沒人翻開。

verb-pass = 相信
verb-lay = 放下{ $card }
verb-doubt = 質疑這張牌
ask-lay = 面朝下放一張牌,並說「火」
ask-last = 你要質疑最後一張牌嗎?

event-laid = { $seat }放下一張牌:「火」。
event-turned = { $seat }質疑{ $layer }:是{ $card }。
event-out = { $seat }的蠟燭熄滅了。
event-dawn = { $seat }迎來黎明。混入的風:{ $count }。

refuse-over = 夜已結束。
refuse-out = 你的蠟燭已熄滅。
refuse-own-card = 你不能質疑自己的牌。
refuse-no-card = 現在沒有可質疑的牌。
refuse-not-held = 你沒有{ $card }。
refuse-not-now = 現在沒有要你這樣做。

card-flame = 火
card-wind = 風
seat-nobody = 無人

section-setup = 準備
CA-001 = 二至四人遊戲。
CA-002 = 洗勻六張火和六張風;你得三張,只有你能看。
section-turn = 你的回合
CA-101 = 輪到你時,面朝下放一張牌,並說「火」。
CA-102 = 你只能放你手裡的牌。
section-doubt = 質疑
CA-201 = 下一張牌放下之前,你可以質疑上一張,除非是你放的。
CA-202 = 被質疑的牌翻開。若是風,放牌者的蠟燭熄滅;若是火,質疑者的熄滅。
CA-203 = 最後一張牌之後,其他人同時決定。從放牌者起順時針第一位質疑者有效。
CA-204 = 蠟燭熄滅後,你不再行動。
section-dawn = 黎明
CA-301 = 最後燃著的蠟燭獲勝。
CA-302 = 若黎明時有多支燃著,混入風最多者獲勝;並列則共享。
CA-303 = 夜結束後,什麼也不能做。
CA-304 = 使用選項 `shared_dawn` 時,黎明時燃著的人都獲勝。

option-shared_dawn = 共享黎明
option-shared_dawn-text = 黎明時燃著的人都獲勝。
view-layer = 可質疑
