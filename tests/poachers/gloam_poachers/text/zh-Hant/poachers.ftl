game-name = 偷獵者
game-pitch = 林中之夜:圈套、一盞燈籠,還有盼著自己身在別處的朋友。

verb-pass = 留下,或作罷
verb-snare = 在{ $place }設圈套
verb-go = 去{ $place }
ask-snare = 今夜在哪裡設圈套?
ask-move = 今夜去哪裡?

event-night = 第{ $number }夜開始。
event-snared = 圈套設在{ $place }。
event-planned = { $seat }將去{ $place }。
event-lantern = 燈籠出現在{ $place }。
event-caught = { $seat }在{ $place }被抓住。
event-found = 守林人在{ $place }發現圈套。
event-taken = { $seat }在{ $place }取走一隻野兔。
event-dawn = 結束了。取走的野兔:{ $count }。

refuse-snare-there = { $place }已有圈套。
refuse-nobody-there = 你們沒有人在{ $place }。
refuse-no-way = 從這裡沒有路通往{ $place }。
refuse-caught = 你已被抓住。
refuse-not-now = 現在沒有要你這樣做。
refuse-over = 遊戲已結束。

place-gate = 大門
place-oak = 橡樹
place-ford = 淺灘
place-pond = 池塘
place-glade = 林間空地
place-mill = 磨坊
place-lodge = 木屋
place-nowhere = 無處
side-warden = 守林人
side-poachers = 偷獵者

view-map = 樹林
view-night = 夜
view-nights = 總夜數
view-place = 地點
view-plan = 今夜
view-caught = 被抓
view-snares = 圈套
view-hares = 野兔

section-setup = 準備
PO-001 = 三至五人遊戲。A 是守林人,其他人都是偷獵者。
PO-002 = 你能看到己方任何人看到的一切。對方什麼也看不到。
PO-003 = 樹林有七個地點。哪裡有路相通,人人可見。
PO-004 = 守林人從木屋開始,偷獵者從大門開始。
section-counsel = 商議
PO-101 = 每夜偷獵者可以設一個圈套,地點須有自由的偷獵者,且沒有圈套。
PO-102 = 所有自由的偷獵者都同意,就照辦。意見不一時由發言人決定。每夜換一位發言人。
PO-103 = 守林人聽不到商議,也不知道圈套。
section-moves = 行動
PO-201 = 只要你自由,每夜行動一次:留下,或去相鄰的地點。
PO-202 = 你沿著路走。
PO-203 = 所有人同時行動。最後一人選定之前,對方看不到你的選擇。
PO-204 = 在此之前,你方可以收回選擇。
section-lantern = 燈籠
PO-301 = 所有人選定後,燈籠讓所有人看到守林人在哪裡。
PO-302 = 在那裡的偷獵者被抓住,留在原地。
PO-303 = 守林人取走那裡的圈套。所有人都會聽到。
PO-304 = 被抓住後,你不再行動。
PO-305 = 自由的偷獵者若在前幾夜所設圈套的地點,就取走野兔和圈套。只有偷獵者聽到。
section-end = 結束
PO-401 = 所有偷獵者都被抓住時,守林人獲勝。
PO-402 = 野兔與偷獵者一樣多時,偷獵者獲勝。
PO-403 = 最後一夜結束時,守林人獲勝。
PO-404 = 共八夜;選項 `nights` 可改為六夜。
PO-405 = 遊戲結束後,什麼也不能做。
PO-406 = 在戰役中,結束時還留在林中的圈套,到下一局開始時依然在原處。

option-nights = 夜數
option-nights-text = 共進行這麼多夜。
