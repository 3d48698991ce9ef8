### Что говорит веб-клиент.

## Везде

web-home = В лобби
web-close = Закрыть
web-back = Назад
web-again = Ещё раз
web-loading = Одну минуту
web-language = Язык
web-settings = Настройки
web-help = Справка
web-theme-light = Светлая тема
web-theme-dark = Тёмная тема
web-yes = да
web-no = нет
web-on = вкл.
web-off = выкл.
web-you = вы
web-hidden = скрыто
web-copy = Копировать
web-copied = Скопировано
web-share = Поделиться
web-send = Отправить
web-rule-open = Правило { $rule }

## Настройки и справка

web-set-light = Светлая тема, для дневного света
web-set-still = Без анимации
web-set-notify = Сообщать о моём ходе, когда я в другом окне
web-help-play = Выбирайте на поле то, что светится, или то же самое словами на панели внизу. Вопросы идут по одному.
web-help-secrets = Ваши тайны закрыты. Удерживайте карту, чтобы смотреть, или коснитесь, чтобы перевернуть её.
web-help-refused = Вариант с пунктирной рамкой запрещён правилами. Нажмите его, чтобы прочесть причину и правило.
web-keys = Клавиши
web-key-number = выбрать вариант с этим номером
web-key-secrets = открыть или закрыть ваши тайны
web-key-any-time = что вы можете сделать в любой момент
web-key-undo = отменить последнее решение
web-key-hint = попросить подсказку
web-key-rule = правило вопроса
web-key-log = журнал
web-key-chat = чат
web-key-tab = перейти к любому элементу, в том числе на поле, и нажать его
web-key-escape = закрыть то, что открыто
web-key-help = эта справка

## Лобби

web-hero = Стол, одна лампа — и кое-кто за столом не тот, за кого себя выдаёт
web-hero-text = Игры на выживание, в которые играют в темноте. Садитесь с ботами прямо сейчас или отправьте друзьям ссылку. Учётная запись не нужна: хватит имени.
web-your-name = Ваше имя
web-guest = Гость
web-games = Игры
web-game-seats = Игроков: от { $low } до { $high }
web-play-now = Играть с ботами
web-dealing = Раздаём
web-invite = Позвать друзей
web-rules = Правила
web-my-tables = Мои столы
web-my-tables-none = Столов пока нет. Нажмите «Играть с ботами», и первый появится здесь.
web-open-tables = Открытые столы
web-open-tables-none = Открытых столов сейчас нет. Создайте свой и покажите его в лобби.
web-free-seats = Свободно мест: { $free } из { $seats }
web-phase-waiting = ждут игроков
web-phase-playing = идёт партия
web-phase-over = окончена
web-sit = Сесть
web-watch = Смотреть
web-forget = Убрать
web-seat-of = место { $seat }
web-host = хозяин стола
web-spectator = зритель

## Новый стол

web-you-and-others = Вы и остальные
web-seats = Места
web-minds = Боты
web-no-seat = Я не играю
web-no-seat-text = Для телевизора или судьи: вы ведёте стол, не занимая места.
web-how = Как играем
web-clock = Часы
web-clock-none = нет
web-clock-decision = на решение
web-clock-game = на партию
web-clock-text = Когда время выйдет, часы выберут за вас самый осторожный вариант. Дни — для партий, которые длятся несколько дней.
web-time = Время
web-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }
web-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
web-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
web-set-undo = Решения можно отменять
web-set-undo-text = Пока вы ещё готовите предложение, путь или карты для проверки. Если кто-то что-то увидел, бросил кубики или взял карту, решение остаётся в силе.
web-set-hints = Подсказки
web-set-hints-text = Бот говорит, что он сделал бы на вашем месте.
web-set-talk = Чат
web-set-talk-text = Выключите, если сидите в одной комнате.
web-set-listed = Показывать в лобби
web-set-listed-text = Любой на этом сервере может сесть или смотреть.
web-variants =
    { $count ->
        [one] { $count } вариант правил
        [few] { $count } варианта правил
       *[many] { $count } вариантов правил
    }
web-changed = изменено: { $count }
web-make-invite = Создать стол и позвать друзей

## Вход и приглашение

web-join-text = За столом: { $names }. Выберите имя и место.
web-join-full = Все места заняты. Вы можете смотреть.
web-join-ask = Партия уже идёт. Можно попросить место: оно станет вашим, когда его передаст владелец или, если человек за ним не играет, когда согласятся все остальные.
web-join-ask-send = Попросить место
web-seat-choose = Ваше место
web-seat-any = любое
web-seat-free = свободно
web-qr-join = QR-код с приглашением за этот стол
web-invite-join = Ссылка для друзей
web-invite-join-text = Кто её откроет, займёт свободное место. На телефоне: наведите камеру на код.
web-invite-watch = Ссылка для зрителей
web-invite-screen = Экран стола для телевизора
web-invite-screen-text = Показывает только то, что видно всем. Тайны остаются в телефонах.
web-screen-open = Открыть экран стола
web-screen-join = Наведите камеру, чтобы сесть
web-invite-own = Ваше место на втором устройстве
web-invite-own-text = Эта ссылка и есть ваше место. Откройте её на своём телефоне и никому не давайте.
web-invite-host = Ссылки для приглашения есть у хозяина стола.
web-invite-here = Вы открыли страницу по адресу { $host }. Он ведёт только на этот компьютер, и эти ссылки тоже. Для телефонов и друзей запустите сервер с --host 0.0.0.0 и откройте страницу по адресу этого компьютера в вашей сети.

## Стол

web-board = Поле
web-side = Журнал, чат, правила, заметки
web-bar = Решение
web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-chat = Чат
web-chat-new = новое
web-chat-empty = Пока никто ничего не сказал.
web-chat-write = Скажите что-нибудь
web-chat-closed = Сейчас здесь говорить нельзя.
web-channel = Кому
web-channel-table = всем
web-whisper = шёпотом игроку { $name }
web-whisper-you = шёпотом вам
web-mute = Не слышать игрока { $name }
web-muted = Не слышно: { $names }.
web-unmute = Снова слышать всех
web-pages = Страницы
web-pages-covered = Откройте свои тайны, чтобы прочесть то, что нашли только вы.
web-notes = Заметки
web-notes-hint = Кого вы подозреваете и почему?
web-notes-kept = Хранятся за этим столом только для вас; на другом вашем устройстве они тоже будут.
web-seat-asked = сейчас решает
web-seat-mind = бот: { $mind }
web-seat-away = нет за столом
web-seat-before = раньше: { $names }
web-seat-wish = { $name } просит передать это место.
web-seat-wish-needed = Ждём согласия: { $names }.
web-wish-agree = Согласиться
web-wish-decline = Отклонить
web-bot = Бот { $seat }
web-mind-random = Новичок: выбирает вслепую
web-mind-steady = С опытом: играет на победу
web-zoom-in = Приблизить
web-zoom-out = Отдалить
web-clock-left = осталось { $time }
web-clock-warning = Ваше время почти вышло.
web-your-turn = Ваш ход
web-waiting = Ждём: { $names }.
web-waiting-players =
    { $free ->
        [0] Все в сборе.
        [one] Ждём ещё { $free } игрока.
        [few] Ждём ещё { $free } игроков.
       *[many] Ждём ещё { $free } игроков.
    }
web-resolving = Разыгрывается эффект.
web-telling = Сначала — что произошло. Вопрос к вам — после этого.
web-telling-skip = Ответить сейчас
web-point = Укажите на поле или выберите здесь ({ $count })
web-held = Ваш ответ принят. Он вступит в силу, когда этот момент закончится.
web-start = Начать
web-start-fill = Начать с ботами на свободных местах
web-any-time = В любой момент
web-any-time-none = Сейчас по своей инициативе сделать ничего нельзя.
web-sure = { $choice }: нажмите ещё раз, отменить будет нельзя
web-go-there = Дойти: { $place } — { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
web-undo = Отменить
web-hint = Подсказка
web-hint-says = Бот на вашем месте выбрал бы: { $choice }.
web-hint-take = Так и сделать
web-sending = Отправка… Ваш ответ хранится здесь, пока не дойдёт.
web-lost = Связь потеряна. Все решения сохранены; связь восстановится сама.
web-offline = Вы не в сети. Все решения сохранены; игра продолжится, когда сеть вернётся.

## Тайны

web-secrets = Ваши тайны
web-secret-look = Тайны: удерживайте или коснитесь
web-secret-cover = Закрыть
web-covered = закрыто
web-covered-event = Это только для вас.
web-covered-question = Вопрос только для вас. Откройте тайны, чтобы прочесть его.
web-covered-choices = То, что может только ваш персонаж, закрыто вместе с тайнами.

## Хозяин

web-host-menu = Хозяин стола
web-host-text = Игрока нет за столом? Пусть за него играет бот; когда игрок вернётся, отдайте место обратно.
web-host-mind = Посадить бота
web-host-mind-for = Посадить бота на место { $seat }
web-host-free = Освободить место
web-host-back = Вернуть место

## Конец и повтор

web-over = Партия окончена.
web-you-won = Вы победили.
web-you-lost = Вы проиграли.
web-nobody-won = Никто не победил.
web-replay = Повтор
web-replay-whose = Чьими глазами
web-replay-truth-text = Правда: всё, что было скрыто.
web-replay-seat-text = Что было видно с этого места тогда, рядом с правдой.
web-replay-moment = Решение { $at } из { $of }
web-replay-slider = Момент партии
web-truth = правда
web-play = Пуск
web-pause = Пауза
web-step-back = На шаг назад
web-step-on = На шаг вперёд
web-beliefs = Догадки
web-beliefs-none = Здесь поле покажет оттенками, что бот предполагал в этот момент, рядом с правдой. В этой записи догадок нет.
web-record = Скачать запись
web-scenario = Сохранить как сценарий
web-play-from-here = Играть отсюда
web-play-from-here-text = Новый стол для вас и ботов, партия пойдёт с этого момента. Кто видел эту партию, знает её тайны.
web-from-position = с позиции
web-position = С чего начать
web-position-file = Начать с файла сценария
web-position-text = Файл задаёт позицию, места и правила. Все за столом увидят, что вам известно всё скрытое.
web-position-none = Раздать как обычно
web-to-table = К столу

## Книга правил

web-rules-of = Правила: { $game }
web-rules-search = Поиск: слова или номер правила
web-rules-found =
    { $count ->
        [one] Найдено { $count } правило
        [few] Найдено { $count } правила
       *[many] Найдено { $count } правил
    }
web-rules-none = Нет правила со всеми этими словами. Попробуйте меньше слов или номер.
web-chapters = Главы

## Что не получилось: что случилось, что сохранено, что делать

web-failed-other-edition = За этим столом играли по другим правилам или с другими материалами, чем есть на этом сервере. Стол сохранён, но продолжить за ним здесь нельзя.
web-failed-offline = Сервер не отвечает. Ничего не потеряно. Проверьте сеть и попробуйте ещё раз.
web-failed-unavailable = Сервер сейчас не может этого сделать. Все решения сохранены. Попробуйте через минуту.
web-failed-stale = Поздно: игра продолжилась раньше, чем пришёл ваш выбор. Ничего не изменилось; посмотрите на новый вопрос.
web-failed-not-allowed = У вас нет на это права. Ничего не изменилось. Если оно должно быть, попросите у хозяина стола новую ссылку.
web-failed-too-fast = Слишком быстро. Ничего не потеряно; подождите немного и отправьте снова.
web-failed-full = Журнал этого стола заполнен, поэтому ничего не добавлено. Чтобы продолжить, создайте другой стол.
web-failed-bad-request = Сервер этого не понял. Ничего не изменилось. Обновите страницу и попробуйте ещё раз.
web-failed-bad-position = С этой позиции партию не начать:
web-failed-gone = Такого стола или страницы на этом сервере нет или больше нет. Проверьте ссылку или создайте стол в лобби.
web-failed-refused = Правила это запрещают. Ничего не изменилось.

web-own-seats = Мои места
web-proposals = Предложения
web-proposes = { $name } предлагает: { $choice }
web-sit-too = Занять и это место
web-hand-over = Передать…
web-hand-over-of = Передать место { $seat }
web-belief-about = Насколько вероятно
web-belief-nothing = Ничего не показывать
web-percent = { $share } %
web-beliefs-text = Что к этому моменту может вычислить игрок { $name }.
web-beliefs-whose = Выберите игрока выше, чтобы увидеть, что к этому моменту можно вычислить с его места.
web-beliefs-covered = Откройте свои тайны, чтобы увидеть, что из них следует.
web-notes-nobody = Заметки может писать тот, кто занял место.
web-notes-saving = Сохраняем…
web-set-beliefs = Показывать, что можно вычислить
web-set-beliefs-text = Каждый видит, что насколько вероятно, исходя из того, что знает сам. Тайны не раскрываются.

## Кампании, места, столы других изданий

web-campaigns = Мои кампании
web-campaigns-none = Кампаний пока нет. В кампании каждая партия начинается с того, что оставила предыдущая.
web-campaign-name = Название кампании
web-campaign-found = Начать кампанию
web-campaign-bring = Из файла
web-campaign-no-file = Этот файл — не кампания gloam.
web-campaign-ready = можно начинать следующую партию
web-campaign-playing = партия ещё не окончена
web-campaign-over = Кампания завершена.
web-campaign-missing = Здесь эту кампанию в таком виде продолжить нельзя.
web-campaign-open = Кампания: { $name }
web-campaign-file = Скачать файлом
web-campaign-link = Ссылка на кампанию
web-campaign-link-text = Открывает кампанию на другом устройстве. Любой, у кого есть эта ссылка, может начинать партии и прочесть всё, что переходит дальше.
web-sessions = Партии
web-sessions-none = Партий пока не было.
web-session = Партия { $number }
web-session-number = Партия { $number }: { $name }
web-session-seats =
    { $count ->
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }
web-session-open = не окончена
web-session-over = окончена
web-session-left = оставлена
web-session-won = победа: { $seats }
web-session-first = Первая партия
web-session-next = Следующая партия
web-session-again = Начать эту партию заново
web-session-again-text = Одна партия ещё не окончена. Если начать здесь, она будет оставлена, а всё вернётся к её началу.
web-session-by-owner = Следующую партию начнёт и разошлёт ссылки хозяин кампании.
web-you-won-together = Вы победили вместе.
web-rank = Место
web-player = Игрок
web-score = Очки
web-account-why-rules = С начала этой партии правила игры исправили, поэтому продолжить её здесь нельзя.
web-account-why-content = За этим столом играли с другими материалами, чем сейчас есть на сервере, поэтому продолжить партию здесь нельзя.
web-account-why-game = Этой игры на сервере больше нет, поэтому продолжить за этим столом нельзя.
web-account-why-log = То, что сохранилось об этом столе, не сходится с правилами, поэтому открыть его нельзя. Разобраться может тот, кто держит сервер.
web-account-why-replaced = Этот стол закрыт: сидевшие за ним начали партию за новым.
web-account-kept = Ничего не пропало: вот кто сидел за столом.
web-account-kept-over = Ничего не пропало: вот кто сидел за столом, что было решено и кто победил.
web-account-differs = В чём разница: { $why }.
web-account-secret = Игра не была закончена, поэтому принятые решения остаются в тайне.
web-account-left = Что можно сделать
web-account-again = Сыграть за новым столом тем же составом
web-account-again-text = Та же игра, те же места и настройки, новая раздача. Прежние ссылки откроют и новый стол, а этот останется закрытым.
web-account-waits = Те, кто здесь сидел, могут начать партию за новым столом тем же составом. Тогда здесь появится переход к нему.
web-account-record-later = Партия не окончена, а запись раскрывает все тайны, поэтому сидевшие за столом получат её, когда начнётся партия за новым.
web-account-seats = Кто сидел за столом
web-account-won = победа
web-account-decisions =
    { $count ->
        [one] { $count } решение, как оно записано
        [few] { $count } решения, как они записаны
       *[many] { $count } решений, как они записаны
    }
