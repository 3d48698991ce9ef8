### 网页客户端的文字。

## 通用

web-home = 回大厅
web-close = 关闭
web-back = 返回
web-again = 再试一次
web-loading = 请稍候
web-language = 语言
web-settings = 设置
web-help = 帮助
web-theme-light = 浅色主题
web-theme-dark = 深色主题
web-yes = 是
web-no = 否
web-on = 开
web-off = 关
web-you = 你
web-hidden = 隐藏
web-copy = 复制
web-copied = 已复制
web-share = 分享
web-send = 发送
web-rule-open = 规则 { $rule }

## 设置与帮助

web-set-light = 浅色主题，适合白天
web-set-still = 不显示动画
web-set-notify = 轮到我而我在别的窗口时，提醒我
web-help-play = 在版图上点选发光的东西，或在下方的决定栏里用文字选择同样的选项。一次只问一个问题。
web-help-secrets = 你的秘密是盖住的。按住卡牌，松手前都能看；轻点则翻开。
web-help-refused = 规则不允许的选项带虚线边框。点它可以看到原因和规则。
web-keys = 按键
web-key-number = 选择这个编号的选项
web-key-secrets = 翻开或盖住你的秘密
web-key-any-time = 你随时可以做的事
web-key-undo = 收回上一个决定
web-key-hint = 要一个提示
web-key-rule = 当前问题的规则
web-key-log = 日志
web-key-chat = 聊天
web-key-tab = 移到任何能按的东西（版图上的也算）并按下
web-key-escape = 关闭打开的窗口
web-key-help = 本帮助

## 大厅

web-hero = 一张桌，一盏灯，还有一个隐瞒身份的人
web-hero-text = 在黑暗中进行的生存游戏。现在就和电脑坐下来玩，或把链接发给朋友。不需要账号，有个名字就够了。
web-your-name = 你的名字
web-guest = 访客
web-games = 游戏
web-game-seats = { $low }至{ $high }人
web-play-now = 立即与电脑对战
web-dealing = 正在发牌
web-invite = 邀请朋友
web-rules = 规则
web-my-tables = 我的牌桌
web-my-tables-none = 还没有牌桌。按“立即与电脑对战”，第一张就会出现在这里。
web-open-tables = 开放的牌桌
web-open-tables-none = 现在没有开放的牌桌。开一张，让它显示在大厅里。
web-free-seats = 共{ $seats }个座位，空{ $free }个
web-phase-waiting = 等待中
web-phase-playing = 进行中
web-phase-over = 已结束
web-sit = 坐下
web-watch = 旁观
web-forget = 移除
web-seat-of = 座位 { $seat }
web-host = 桌主
web-spectator = 旁观者

## 新桌子

web-you-and-others = 你和其他人
web-seats = 座位
web-minds = 电脑
web-no-seat = 我不参加
web-no-seat-text = 用于电视或裁判：你主持牌桌，但不入座。
web-how = 对局设置
web-clock = 计时
web-clock-none = 不计时
web-clock-decision = 每个决定
web-clock-game = 每局
web-clock-text = 时间一到，时钟会替你选最稳妥的选项。以天计的时间，适合玩上好几天的对局。
web-time = 时间
web-seconds = { $count }秒
web-minutes = { $count }分钟
web-days = { $count }天
web-set-undo = 可以收回决定
web-set-undo-text = 还在准备的可以收回：提议、路线、检定要打出的卡。看过、掷过、抽过的都不能收回。
web-set-hints = 提示
web-set-hints-text = 电脑会告诉你，换作它会怎么做。
web-set-talk = 聊天
web-set-talk-text = 大家坐在同一间屋里时可以关掉。
web-set-listed = 显示在大厅
web-set-listed-text = 这台服务器上的任何人都可以坐下或旁观。
web-variants = { $count }项规则变体
web-changed = 改了{ $count }项
web-make-invite = 开桌并邀请朋友

## 加入与邀请

web-join-text = 在座：{ $names }。选一个名字和座位。
web-join-full = 座位已满。你可以旁观。
web-join-ask = 对局正在进行。你可以请求一个座位：持有者交出它，或者座位上没有真人而其他人都同意，它就归你。
web-join-ask-send = 请求座位
web-seat-choose = 你的座位
web-seat-any = 任意
web-seat-free = 空位
web-qr-join = 邀请加入这张牌桌的二维码
web-invite-join = 给朋友的链接
web-invite-join-text = 打开它的人会坐到空位上。用手机扫描二维码即可。
web-invite-watch = 给旁观者的链接
web-invite-screen = 放在电视上的画面
web-invite-screen-text = 电视画面只显示人人可见的内容，秘密留在各自的手机里。
web-screen-open = 打开电视画面
web-screen-join = 扫描二维码入座
web-invite-own = 在第二台设备上使用你的座位
web-invite-own-text = 这个链接就是你的座位。只在自己的手机上打开，不要给别人。
web-invite-host = 邀请链接在桌主那里。
web-invite-here = 你用 { $host } 打开了这个页面。这个地址只通向本机，这些链接也一样。要让手机和朋友加入，请用 --host 0.0.0.0 启动服务器，再用本机在局域网里的地址打开页面。

## 桌子

web-board = 版图
web-side = 日志、聊天、规则、笔记
web-bar = 决定
web-log = 日志
web-log-empty = 还没有发生任何事。
web-chat = 聊天
web-chat-new = 新消息
web-chat-empty = 还没有人说话。
web-chat-write = 说点什么
web-chat-closed = 你现在不能在这里说话。
web-channel = 对谁说
web-channel-table = 所有人
web-whisper = 悄悄对 { $name } 说
web-whisper-you = 悄悄对你说
web-mute = 屏蔽 { $name }
web-muted = 已屏蔽：{ $names }。
web-unmute = 取消全部屏蔽
web-pages = 书页
web-pages-covered = 翻开你的秘密，才能读到只有你找到的书页。
web-notes = 笔记
web-notes-hint = 你怀疑谁，为什么？
web-notes-kept = 保存在这张桌上，只有你能看到；换一台设备也在。
web-seat-asked = 正在决定
web-seat-mind = 电脑：{ $mind }
web-seat-away = 暂离
web-seat-before = 此前：{ $names }
web-seat-wish = { $name } 请求接管这个座位。
web-seat-wish-needed = 还需要这些人同意：{ $names }。
web-wish-agree = 同意
web-wish-decline = 拒绝
web-bot = 电脑 { $seat }
web-mind-random = 新手：随便选
web-mind-steady = 有经验：以获胜为目标
web-zoom-in = 放大
web-zoom-out = 缩小
web-clock-left = 剩余 { $time }
web-clock-warning = 你的时间快到了。
web-your-turn = 轮到你了
web-waiting = 正在等待 { $names }。
web-waiting-players =
    { $free ->
        [0] 人到齐了。
       *[other] 还差{ $free }名玩家。
    }
web-resolving = 正在结算。
web-telling = 先看发生了什么，随后轮到你的问题。
web-telling-skip = 现在就回答
web-point = 在版图上直接点选，或从这里的{ $count }项中选择
web-held = 你的决定已收到，时限结束时生效。
web-start = 开始
web-start-fill = 开始，空位由电脑补上
web-any-time = 随时可做
web-any-time-none = 现在没有可以主动做的事。
web-sure = { $choice }：再按一次确认，无法收回
web-go-there = 走到{ $place }：{ $steps }步
web-undo = 收回
web-hint = 提示
web-hint-says = 换作电脑会选：{ $choice }。
web-hint-take = 就这么做
web-sending = 正在发送……送达之前，你的决定保留在这里。
web-lost = 连接断开了。到目前为止的决定都已保存；会自动重新连接。
web-offline = 你已离线。到目前为止的决定都已保存，网络恢复后游戏继续。

## 秘密

web-secrets = 你的秘密
web-secret-look = 你的秘密：按住或轻点查看
web-secret-cover = 盖住
web-covered = 已盖住
web-covered-event = 只给你看的内容。
web-covered-question = 有一个只给你看的问题。翻开你的秘密就能读到。
web-covered-choices = 只有你的角色才能做的事与秘密一起盖住了。

## 桌主

web-host-menu = 桌主
web-host-text = 有玩家离开了？让电脑代玩这个座位，等对方回来再交还。
web-host-mind = 由电脑代玩
web-host-mind-for = 让电脑坐到座位 { $seat }
web-host-free = 腾出座位
web-host-back = 交还座位

## 结束与回放

web-over = 游戏结束。
web-you-won = 你赢了。
web-you-lost = 你输了。
web-nobody-won = 无人获胜。
web-replay = 回放
web-replay-whose = 谁的视角
web-replay-truth-text = 真相：当时隐藏的一切。
web-replay-seat-text = 这个座位当时看到的，与真相并列。
web-replay-moment = 第{ $at }个决定，共{ $of }个
web-replay-slider = 游戏中的时刻
web-truth = 真相
web-play = 播放
web-pause = 暂停
web-step-back = 后退一步
web-step-on = 前进一步
web-beliefs = 推测
web-beliefs-none = 电脑当时的推测会以阴影画在这里的版图上，与真相并列。这份对局记录没有推测。
web-record = 下载对局记录
web-scenario = 导出为情景
web-play-from-here = 从这里开始玩
web-play-from-here-text = 新开一张牌桌，你和电脑从这一刻接着玩。看过这局的人知道其中的秘密。
web-from-position = 预设局面
web-position = 从哪里开始
web-position-file = 用情景文件开局
web-position-text = 文件决定局面、座位数和规则。同桌的人都会看到：你知道其中隐藏的一切。
web-position-none = 照常发牌
web-to-table = 回到牌桌

## 规则书

web-rules-of = { $game }的规则
web-rules-search = 搜索：词语或规则编号
web-rules-found = 找到{ $count }条规则
web-rules-none = 没有规则包含所有这些词。少用几个词，或用编号试试。
web-chapters = 章节

## 出了什么问题：发生了什么，保留了什么，该怎么做

web-failed-other-edition = 这张牌桌所用的规则或内容与这台服务器上的不同。牌桌还留着，但不能在这里继续。
web-failed-offline = 服务器没有回应。什么都没有丢失。请检查网络后再试。
web-failed-unavailable = 服务器现在无法处理。已作的决定都保留着。请稍后再试。
web-failed-stale = 晚了一步：你的选择送到之前，局面已经变了。这个选择没有生效；请看新的问题。
web-failed-not-allowed = 你在这里没有这个权限，什么都没有改变。如果你本该有，请向桌主要一个新的链接。
web-failed-too-fast = 操作太快了。什么都没有丢失；请稍等片刻再发送。
web-failed-full = 这张牌桌的日志已满，这一项没有加上。请另开一张牌桌继续。
web-failed-bad-request = 服务器看不懂这个请求，什么都没有改变。请重新载入页面再试。
web-failed-bad-position = 无法从这个局面开始：
web-failed-gone = 这台服务器上没有这张牌桌或这个页面，或者已经不在了。请检查链接，或在大厅开一张牌桌。
web-failed-refused = 规则不允许这样做。什么都没有改变。

web-own-seats = 我的座位
web-proposals = 各人的提议
web-proposes = { $name } 提议：{ $choice }
web-sit-too = 同时坐这个座位
web-hand-over = 交给……
web-hand-over-of = 交出座位 { $seat }
web-belief-about = 可能性
web-belief-nothing = 不显示
web-percent = { $share }%
web-beliefs-text = 到此刻为止，{ $name } 能推断出的内容。
web-beliefs-whose = 在上方选择一名玩家，查看其此刻能推断出什么。
web-beliefs-covered = 翻开你的秘密，才能看到由此得出的推断。
web-notes-nobody = 入座之后可以在这里写笔记。
web-notes-saving = 正在保存……
web-set-beliefs = 显示可推断的内容
web-set-beliefs-text = 每个人都能看到凭自己所知推出的可能性。不会透露任何秘密。

## 战役、名次、其他版本的牌桌

web-campaigns = 我的战役
web-campaigns-none = 还没有战役。在战役中，每一局都从上一局留下的局面开始。
web-campaign-name = 战役名称
web-campaign-found = 开始一个战役
web-campaign-bring = 从文件导入
web-campaign-no-file = 这个文件不是 gloam 的战役。
web-campaign-ready = 可以开始下一局
web-campaign-playing = 有一局尚未结束
web-campaign-over = 战役结束了。
web-campaign-missing = 这个战役目前无法在这里继续。
web-campaign-open = 战役：{ $name }
web-campaign-file = 下载为文件
web-campaign-link = 战役链接
web-campaign-link-text = 用它可以在另一台设备上打开战役。拿到链接的人可以开始新的一局，也能看到带入下一局的内容。
web-sessions = 各局
web-sessions-none = 还没有开过局。
web-session = 第{ $number }局
web-session-number = 第{ $number }局：{ $name }
web-session-seats = { $count }个座位
web-session-open = 未结束
web-session-over = 已结束
web-session-left = 已放弃
web-session-won = 胜者：{ $seats }
web-session-first = 第一局
web-session-next = 下一局
web-session-again = 重新开始这一局
web-session-again-text = 有一局尚未结束。在这里开始，就等于放弃它，并回到它开始时的局面。
web-session-by-owner = 下一局由保管战役的人开始，并发出新的链接。
web-you-won-together = 你们一起赢了。
web-rank = 名次
web-player = 玩家
web-score = 分数
web-account-why-rules = 这张牌桌开局之后，游戏的规则经过修正，所以这一局不能在这里继续。
web-account-why-content = 这张牌桌所用的内容与服务器现有的不同，所以这一局不能在这里继续。
web-account-why-game = 这台服务器上已经没有这个游戏，所以这张牌桌不能继续。
web-account-why-log = 这张牌桌保存的内容与规则不符，所以打不开。可以请服务器的管理员查看。
web-account-why-replaced = 这张牌桌已经关闭：在座的人已另开新桌。
web-account-kept = 什么都没有丢失：下面是当时的入座者。
web-account-kept-over = 什么都没有丢失：下面是当时的入座者、做过的决定和获胜者。
web-account-differs = 不同之处：{ $why }。
web-account-secret = 游戏尚未结束，所以已做的决定仍然保密。
web-account-left = 现在可以做什么
web-account-again = 原班人马另开新牌桌
web-account-again-text = 同样的游戏、座位和设置，重新发牌。大家原来的链接也能打开新牌桌，这张牌桌则保持关闭。
web-account-waits = 在这里入座的人可以原班人马另开新牌桌，到时这里会出现前往的按钮。
web-account-record-later = 这一局没有结束，而对局记录会透露所有秘密，所以要等新牌桌开局之后，才对在这里入座的人开放。
web-account-seats = 入座者
web-account-won = 获胜
web-account-decisions = { $count }个决定，按原样记录
