### 《劫後餘鼠》開頭和結尾說的話。

opening-party = 你們很小，房子很大，餅乾罐快見底了。大家一起走進這座大個子們丟下的城。
opening-pim = 你是{ hero-pim }。你看見得早，跑得也早。大家一起走進這座大個子們丟下的城。
opening-odo = 你是{ hero-odo }，小個子裡塊頭最大的，總站在前面。大家一起走進這座大個子們丟下的城。
opening-juno = 你是{ hero-juno }。壞的東西你會修，誰生氣你就再問一次。大家一起走進這座大個子們丟下的城。
opening-sable = 你是{ hero-sable }。你從外面來，來去沒有誰看見。大家一起走進這座大個子們丟下的城。
opening-goal = 在蠟燭燒完之前，把任務要的帶回家。四名角色都得到心裡想要的，戰役就贏了；家裡一個不剩，或士氣耗盡，就輸了。

verdict-success = 到家了，這一趟沒有白走。
verdict-failure = 到家了。要找的東西還在外面。
verdict-won = 戰役贏了：四顆心都得到了出門要找的東西。
verdict-lost = 聚落覆滅了。有誰把本子帶走了。

story-done = 《{ $mission }》：辦成了。你們進門的時候，還有誰沒睡。
story-fell = 《{ $mission }》：站著的一個也沒有了。回家的路，是尾巴先走的。
story-went-home = 《{ $mission }》：走到這一頁的邊上，你們轉身回了家。它還在外面。
story-gave-up = 《{ $mission }》：你們商量了一下，把它放下，回家了。
story-failed = 《{ $mission }》：這次沒成。
story-stopped = 《{ $mission }》就留在那裡了。你們有更要緊的東西要帶回家。
story-nobody = 家裡一個也不剩。湯還在桌上。
story-no-morale = 家裡再也沒有誰點蠟燭。一個一個走的，走的時候帶上了小門。
story-side-done = 路上還辦成了一件：《{ $mission }》。
story-side-failed = 路上還有一件，這次沒成：《{ $mission }》。
story-side-open = 帶著的《{ $mission }》還沒辦完。

story-time = { dial-time }：{ $most }裡用了{ $time }。家裡點著蠟燭在等。
story-late = { dial-time }：{ $most }裡用了{ $time }。家裡等得比蠟燭還久。
story-fallen = 被拉著尾巴拖去隱蔽處的：{ $heroes }。
story-strangers = 趕跑的：{ $beaten }。說通的：{ $talked }。
story-dials = 家裡，出門前和現在：{ dial-food }{ $food-before }→{ $food }，{ dial-scrap }{ $scrap-before }→{ $scrap }，{ dial-population }{ $population-before }→{ $population }，{ dial-morale }{ $morale-before }→{ $morale }，{ dial-clues }{ $clues-before }→{ $clues }。
story-goals = 心裡想要的，得到了：{ $heroes }。

story-next = 已經達成的個人目標：{ $heroes }。再有{ $left }個，戰役就贏了。
story-next-first = 還沒有哪顆心得到它出門要找的東西。達成{ $count }個目標，戰役就贏了。
story-waiting = 毛線板上還掛著：{ $missions }。
story-won = 得到了出門要找的東西：{ $heroes }。往後不管怎樣，戰役已經贏了。
story-lost = 在那之前，得到了出門要找的東西：{ $heroes }。
