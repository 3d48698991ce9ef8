### 網頁用戶端的文字。

## 通用

web-home = 回大廳
web-close = 關閉
web-back = 返回
web-again = 再試一次
web-loading = 請稍候
web-language = 語言
web-settings = 設定
web-help = 說明
web-theme-light = 淺色主題
web-theme-dark = 深色主題
web-yes = 是
web-no = 否
web-on = 開
web-off = 關
web-you = 你
web-hidden = 隱藏
web-copy = 複製
web-copied = 已複製
web-share = 分享
web-send = 送出
web-rule-open = 規則 { $rule }

## 設定與說明

web-set-light = 淺色主題，適合白天
web-set-still = 不顯示動畫
web-set-notify = 輪到我而我在別的視窗時，提醒我
web-help-play = 在版圖上點選發光的東西，或在下方的決定列用文字選擇同樣的選項。一次只問一個問題。
web-help-secrets = 你的秘密是蓋住的。按住卡牌，鬆手前都能看；輕點則翻開。
web-help-refused = 規則不允許的選項帶虛線邊框。點它可以看到原因和規則。
web-keys = 按鍵
web-key-number = 選擇這個編號的選項
web-key-secrets = 翻開或蓋住你的秘密
web-key-any-time = 你隨時可以做的事
web-key-undo = 收回上一個決定
web-key-hint = 要一個提示
web-key-rule = 目前問題的規則
web-key-log = 日誌
web-key-chat = 聊天
web-key-tab = 移到任何能按的東西（版圖上的也算）並按下
web-key-escape = 關閉打開的視窗
web-key-help = 本說明

## 大廳

web-hero = 一張桌，一盞燈，還有一個隱瞞身分的人
web-hero-text = 在黑暗中進行的生存遊戲。現在就和電腦坐下來玩，或把連結傳給朋友。不需要帳號，有個名字就夠了。
web-your-name = 你的名字
web-guest = 訪客
web-games = 遊戲
web-game-seats = { $low }至{ $high }人
web-play-now = 立即與電腦對戰
web-dealing = 正在發牌
web-invite = 邀請朋友
web-rules = 規則
web-my-tables = 我的牌桌
web-my-tables-none = 還沒有牌桌。按「立即與電腦對戰」，第一張就會出現在這裡。
web-open-tables = 開放的牌桌
web-open-tables-none = 現在沒有開放的牌桌。開一張，讓它顯示在大廳裡。
web-free-seats = 共{ $seats }個座位，空{ $free }個
web-phase-waiting = 等待中
web-phase-playing = 進行中
web-phase-over = 已結束
web-sit = 坐下
web-watch = 旁觀
web-forget = 移除
web-seat-of = 座位 { $seat }
web-host = 桌主
web-spectator = 旁觀者

## 新桌子

web-you-and-others = 你和其他人
web-seats = 座位
web-minds = 電腦
web-no-seat = 我不參加
web-no-seat-text = 用於電視或裁判：你主持牌桌，但不入座。
web-how = 對局設定
web-clock = 計時
web-clock-none = 不計時
web-clock-decision = 每個決定
web-clock-game = 每局
web-clock-text = 時間一到，時鐘會替你選最穩當的選項。以天計的時間，適合玩上好幾天的對局。
web-time = 時間
web-seconds = { $count }秒
web-minutes = { $count }分鐘
web-days = { $count }天
web-set-undo = 可以收回決定
web-set-undo-text = 還在準備的可以收回：提議、路線、檢定要打出的卡。看過、擲過、抽過的都不能收回。
web-set-hints = 提示
web-set-hints-text = 電腦會告訴你，換作它會怎麼做。
web-set-talk = 聊天
web-set-talk-text = 大家坐在同一個房間時可以關掉。
web-set-listed = 顯示在大廳
web-set-listed-text = 這台伺服器上的任何人都可以坐下或旁觀。
web-variants = { $count }項規則變體
web-changed = 改了{ $count }項
web-make-invite = 開桌並邀請朋友

## 加入與邀請

web-join-text = 在座：{ $names }。選一個名字和座位。
web-join-full = 座位已滿。你可以旁觀。
web-join-ask = 對局正在進行。你可以請求一個座位：持有者交出它，或者座位上沒有真人而其他人都同意，它就歸你。
web-join-ask-send = 請求座位
web-seat-choose = 你的座位
web-seat-any = 任意
web-seat-free = 空位
web-qr-join = 邀請加入這張牌桌的 QR Code
web-invite-join = 給朋友的連結
web-invite-join-text = 打開它的人會坐到空位上。用手機掃描 QR Code 即可。
web-invite-watch = 給旁觀者的連結
web-invite-screen = 放在電視上的畫面
web-invite-screen-text = 電視畫面只顯示人人可見的內容，秘密留在各自的手機裡。
web-screen-open = 打開電視畫面
web-screen-join = 掃描 QR Code 入座
web-invite-own = 在第二台裝置上使用你的座位
web-invite-own-text = 這個連結就是你的座位。只在自己的手機上打開，不要給別人。
web-invite-host = 邀請連結在桌主那裡。
web-invite-here = 你用 { $host } 打開了這個頁面。這個位址只通向本機，這些連結也一樣。要讓手機和朋友加入，請用 --host 0.0.0.0 啟動伺服器，再用本機在區域網路裡的位址打開頁面。

## 桌子

web-board = 版圖
web-side = 日誌、聊天、規則、筆記
web-bar = 決定
web-log = 日誌
web-log-empty = 還沒有發生任何事。
web-chat = 聊天
web-chat-new = 新訊息
web-chat-empty = 還沒有人說話。
web-chat-write = 說點什麼
web-chat-closed = 你現在不能在這裡說話。
web-channel = 對誰說
web-channel-table = 所有人
web-whisper = 悄悄對 { $name } 說
web-whisper-you = 悄悄對你說
web-mute = 將 { $name } 靜音
web-muted = 已靜音：{ $names }。
web-unmute = 取消全部靜音
web-pages = 書頁
web-pages-covered = 翻開你的秘密，才能讀到只有你找到的書頁。
web-notes = 筆記
web-notes-hint = 你懷疑誰，為什麼？
web-notes-kept = 儲存在這張桌上，只有你能看到；換一台裝置也在。
web-seat-asked = 正在決定
web-seat-mind = 電腦：{ $mind }
web-seat-away = 暫離
web-seat-before = 此前：{ $names }
web-seat-wish = { $name } 請求接管這個座位。
web-seat-wish-needed = 還需要這些人同意：{ $names }。
web-wish-agree = 同意
web-wish-decline = 拒絕
web-bot = 電腦 { $seat }
web-mind-random = 新手：隨便選
web-mind-steady = 有經驗：以獲勝為目標
web-zoom-in = 放大
web-zoom-out = 縮小
web-clock-left = 剩餘 { $time }
web-clock-warning = 你的時間快到了。
web-your-turn = 輪到你了
web-waiting = 正在等待 { $names }。
web-waiting-players =
    { $free ->
        [0] 人到齊了。
       *[other] 還差{ $free }名玩家。
    }
web-resolving = 正在結算。
web-telling = 先看發生了什麼，隨後輪到你的問題。
web-telling-skip = 現在就回答
web-point = 在版圖上直接點選，或從這裡的{ $count }項中選擇
web-held = 你的決定已收到，時限結束時生效。
web-start = 開始
web-start-fill = 開始，空位由電腦補上
web-any-time = 隨時可做
web-any-time-none = 現在沒有可以主動做的事。
web-sure = { $choice }：再按一次確認，無法收回
web-go-there = 走到{ $place }：{ $steps }步
web-undo = 收回
web-hint = 提示
web-hint-says = 換作電腦會選：{ $choice }。
web-hint-take = 就這麼做
web-sending = 正在送出……送達之前，你的決定保留在這裡。
web-lost = 連線中斷了。到目前為止的決定都已儲存；會自動重新連線。
web-offline = 你已離線。到目前為止的決定都已儲存，網路恢復後遊戲繼續。

## 秘密

web-secrets = 你的秘密
web-secret-look = 你的秘密：按住或輕點查看
web-secret-cover = 蓋住
web-covered = 已蓋住
web-covered-event = 只給你看的內容。
web-covered-question = 有一個只給你看的問題。翻開你的秘密就能讀到。
web-covered-choices = 只有你的角色才能做的事與秘密一起蓋住了。

## 桌主

web-host-menu = 桌主
web-host-text = 有玩家離開了？讓電腦代玩這個座位，等對方回來再交還。
web-host-mind = 由電腦代玩
web-host-mind-for = 讓電腦坐到座位 { $seat }
web-host-free = 騰出座位
web-host-back = 交還座位

## 結束與重播

web-over = 遊戲結束。
web-you-won = 你贏了。
web-you-lost = 你輸了。
web-nobody-won = 無人獲勝。
web-replay = 重播
web-replay-whose = 誰的視角
web-replay-truth-text = 真相：當時隱藏的一切。
web-replay-seat-text = 這個座位當時看到的，與真相並列。
web-replay-moment = 第{ $at }個決定，共{ $of }個
web-replay-slider = 遊戲中的時刻
web-truth = 真相
web-play = 播放
web-pause = 暫停
web-step-back = 後退一步
web-step-on = 前進一步
web-beliefs = 推測
web-beliefs-none = 電腦當時的推測會以陰影畫在這裡的版圖上，與真相並列。這份對局紀錄沒有推測。
web-record = 下載對局紀錄
web-scenario = 匯出為情境
web-play-from-here = 從這裡開始玩
web-play-from-here-text = 新開一張牌桌，你和電腦從這一刻接著玩。看過這局的人知道其中的秘密。
web-from-position = 預設局面
web-position = 從哪裡開始
web-position-file = 用情境檔案開局
web-position-text = 檔案決定局面、座位數和規則。同桌的人都會看到：你知道其中隱藏的一切。
web-position-none = 照常發牌
web-to-table = 回到牌桌

## 規則書

web-rules-of = { $game }的規則
web-rules-search = 搜尋：詞語或規則編號
web-rules-found = 找到{ $count }條規則
web-rules-none = 沒有規則包含所有這些詞。少用幾個詞，或用編號試試。
web-chapters = 章節

## 出了什麼問題：發生了什麼，保留了什麼，該怎麼做

web-failed-other-edition = 這張牌桌所用的規則或內容與這台伺服器上的不同。牌桌還留著，但不能在這裡繼續。
web-failed-offline = 伺服器沒有回應。什麼都沒有遺失。請檢查網路後再試。
web-failed-unavailable = 伺服器現在無法處理。已作的決定都保留著。請稍後再試。
web-failed-stale = 晚了一步：你的選擇送到之前，局面已經變了。這個選擇沒有生效；請看新的問題。
web-failed-not-allowed = 你在這裡沒有這個權限，什麼都沒有改變。如果你本該有，請向桌主要一個新的連結。
web-failed-too-fast = 操作太快了。什麼都沒有遺失；請稍等片刻再送出。
web-failed-full = 這張牌桌的日誌已滿，這一項沒有加上。請另開一張牌桌繼續。
web-failed-bad-request = 伺服器看不懂這個請求，什麼都沒有改變。請重新載入頁面再試。
web-failed-bad-position = 無法從這個局面開始：
web-failed-gone = 這台伺服器上沒有這張牌桌或這個頁面，或者已經不在了。請檢查連結，或在大廳開一張牌桌。
web-failed-refused = 規則不允許這樣做。什麼都沒有改變。

web-own-seats = 我的座位
web-proposals = 各人的提議
web-proposes = { $name } 提議：{ $choice }
web-sit-too = 同時坐這個座位
web-hand-over = 交給……
web-hand-over-of = 交出座位 { $seat }
web-belief-about = 可能性
web-belief-nothing = 不顯示
web-percent = { $share }%
web-beliefs-text = 到此刻為止，{ $name } 能推斷出的內容。
web-beliefs-whose = 在上方選擇一名玩家，查看其此刻能推斷出什麼。
web-beliefs-covered = 翻開你的秘密，才能看到由此得出的推斷。
web-notes-nobody = 入座之後可以在這裡寫筆記。
web-notes-saving = 正在儲存……
web-set-beliefs = 顯示可推斷的內容
web-set-beliefs-text = 每個人都能看到憑自己所知推出的可能性。不會透露任何秘密。

## 戰役、名次、其他版本的牌桌

web-campaigns = 我的戰役
web-campaigns-none = 還沒有戰役。在戰役中，每一局都從上一局留下的局面開始。
web-campaign-name = 戰役名稱
web-campaign-found = 開始一個戰役
web-campaign-bring = 從檔案匯入
web-campaign-no-file = 這個檔案不是 gloam 的戰役。
web-campaign-ready = 可以開始下一局
web-campaign-playing = 有一局尚未結束
web-campaign-over = 戰役結束了。
web-campaign-missing = 這個戰役目前無法在這裡繼續。
web-campaign-open = 戰役：{ $name }
web-campaign-file = 下載為檔案
web-campaign-link = 戰役連結
web-campaign-link-text = 用它可以在另一台裝置上開啟戰役。拿到連結的人可以開始新的一局，也能看到帶入下一局的內容。
web-sessions = 各局
web-sessions-none = 還沒有開過局。
web-session = 第{ $number }局
web-session-number = 第{ $number }局：{ $name }
web-session-seats = { $count }個座位
web-session-open = 未結束
web-session-over = 已結束
web-session-left = 已放棄
web-session-won = 勝者：{ $seats }
web-session-first = 第一局
web-session-next = 下一局
web-session-again = 重新開始這一局
web-session-again-text = 有一局尚未結束。在這裡開始，就等於放棄它，並回到它開始時的局面。
web-session-by-owner = 下一局由保管戰役的人開始，並發出新的連結。
web-you-won-together = 你們一起贏了。
web-rank = 名次
web-player = 玩家
web-score = 分數
web-account-why-rules = 這張牌桌開局之後，遊戲的規則經過修正，所以這一局不能在這裡繼續。
web-account-why-content = 這張牌桌所用的內容與伺服器現有的不同，所以這一局不能在這裡繼續。
web-account-why-game = 這台伺服器上已經沒有這個遊戲，所以這張牌桌不能繼續。
web-account-why-log = 這張牌桌儲存的內容與規則不符，所以打不開。可以請伺服器的管理員查看。
web-account-why-replaced = 這張牌桌已經關閉：在座的人已另開新桌。
web-account-kept = 什麼都沒有遺失：下面是當時的入座者。
web-account-kept-over = 什麼都沒有遺失：下面是當時的入座者、做過的決定和獲勝者。
web-account-differs = 不同之處：{ $why }。
web-account-secret = 遊戲尚未結束，所以已做的決定仍然保密。
web-account-left = 現在可以做什麼
web-account-again = 原班人馬另開新牌桌
web-account-again-text = 同樣的遊戲、座位和設定，重新發牌。大家原來的連結也能打開新牌桌，這張牌桌則保持關閉。
web-account-waits = 在這裡入座的人可以原班人馬另開新牌桌，到時這裡會出現前往的按鈕。
web-account-record-later = 這一局沒有結束，而對局紀錄會透露所有秘密，所以要等新牌桌開局之後，才對在這裡入座的人開放。
web-account-seats = 入座者
web-account-won = 獲勝
web-account-decisions = { $count }個決定，按原樣記錄
