### Что говорит терминал.

terminal-own-name = { $seat } (вы)
terminal-language = Русский
terminal-over = Партия окончена.
terminal-resolving = Разыгрывается эффект.
terminal-waiting = Ждём: { $seats }.
terminal-ended-by = Конец по правилу { $rule }: { $text }
terminal-nobody-won = Никто не победил.
terminal-won = { $seat } побеждает по правилу { $rule }: { $text }
terminal-was = Персонаж игрока { $seat }: { $role }.
terminal-you-won = Вы победили.
terminal-you-lost = Вы проиграли.
terminal-secrets-covered = Ваши тайны закрыты.
terminal-found =
    { $count ->
        [one] Найдено { $count } правило.
        [few] Найдено { $count } правила.
       *[many] Найдено { $count } правил.
    }
terminal-save-later = В записи есть сид, а с ним и все тайны. Сохранить её можно после конца партии.
terminal-save-exists = Файл { $file } уже есть. Выберите другое имя.
terminal-save-failed = Не удалось записать { $file }: { $why }
terminal-saved = Сохранено в { $file }. Команда gloam replay перескажет партию.
terminal-new-later = Эта партия не окончена. Сначала выйдите из неё или доиграйте.
terminal-goodbye = Вы встаёте из-за стола.

## На весь экран

terminal-seats = Места
terminal-log = Журнал
terminal-own-card = Ваша карта
terminal-covered = закрыто, s откроет
terminal-covered-question = Вопрос только для вас. Нажмите s, чтобы прочесть его.
terminal-covered-hint = Закрыто: ваш персонаж и выбор, который есть только у него. s откроет.
terminal-watching = Вы выбыли. Можно досмотреть партию до конца.
terminal-sure-reveal = { $choice }? Отменить это нельзя.
terminal-sure-quit = Встать из-за стола? Партия сохранится, продолжить её можно позже.
terminal-yes = Да
terminal-no = Нет
terminal-speed = темп { $speed }
terminal-speed-instant = без пауз
terminal-title-help = Справка
terminal-title-search = Поиск по правилам
terminal-title-find = Найти вариант
terminal-title-end = Конец
terminal-title-log = Журнал
terminal-title-position = Положение
terminal-search-hint = Слова или номер правила
terminal-find-hint = Комната, карта, 4-3-3 …
terminal-close = Esc закрывает
terminal-more = Enter открывает правило, Esc закрывает
terminal-find-more = Enter выбирает, стрелки двигают, Esc закрывает
terminal-end-keys = w сохраняет запись, n начинает новую партию, q выход, Esc показывает поле
terminal-help-keys = Клавиши
terminal-help-you = Вы
terminal-help-question = Вопрос
terminal-help-marks = Знаки
terminal-key-choose = 1, 2, 3 … выбирает. Можно и стрелками с Enter, и мышью, в том числе на поле
terminal-key-secrets = открывает или закрывает ваши тайны
terminal-key-undo = отменяет то, что вы ещё готовите: предложение, путь
terminal-key-hint = подсказывает, что выбрал бы бот на вашем месте
terminal-key-rule = правило вопроса или выбранной строки журнала
terminal-key-search = поиск по правилам
terminal-key-find = ищет вариант по тому, что в нём названо
terminal-key-log = весь журнал
terminal-key-position = положение словами
terminal-key-language = следующий язык
terminal-key-speed = остальные играют быстрее или медленнее
terminal-key-skip = пропускает паузу
terminal-key-save = сохраняет запись после конца
terminal-key-new = новая партия после конца
terminal-key-quit = встать из-за стола
terminal-key-interrupt = { $choice }, когда для этого есть момент
terminal-sign-turn = чей ход
terminal-sign-you = ваше место
terminal-sign-own = событие, которое касается вас
terminal-sign-refused = правила этого не разрешают; выберите, чтобы узнать почему
terminal-sign-plan = выбор, который потом можно отменить
terminal-strip-help = справка
terminal-strip-secrets = тайны
terminal-strip-undo = отменить
terminal-strip-rule = правило
terminal-strip-search = поиск
terminal-strip-find = найти
terminal-strip-log = журнал
terminal-strip-language = язык
terminal-strip-speed = темп
terminal-strip-quit = выход
terminal-strip-save = сохранить
terminal-strip-new = новая партия

## Построчно

terminal-talk-all = Говорить можно со всеми.
terminal-talk-some = Говорить можно с этими игроками: { $seats }.
terminal-talk-nobody = Сейчас говорить нельзя ни с кем.
terminal-plain-welcome =
    { $seats ->
        [one] { $game }, { $seats } место.
        [few] { $game }, { $seats } места.
       *[many] { $game }, { $seats } мест.
    }
terminal-plain-seat = Ваше место: { $seat }. Остальные места заняли боты.
terminal-plain-start = Напишите ? для справки, secrets, чтобы увидеть свои тайны.
terminal-plain-private = (только вам) { $event }
terminal-plain-question-covered = Вопрос только для вас. Напишите secrets, чтобы прочесть его.
terminal-plain-refused = { $number }. { $choice } — сейчас нельзя, why { $number } назовёт причину
terminal-plain-interrupt = В любой момент: { $notation } — { $choice }
terminal-plain-input-ended = Ввод закончился. Вы встаёте из-за стола.
terminal-plain-empty = Напишите номер варианта или ? для справки.
terminal-plain-unknown = Нет ни варианта, ни команды { $text }. Напишите ? для справки.
terminal-plain-several = Это подходит к нескольким вариантам ({ $text }): { $choices }
terminal-plain-not-asked = Сейчас вас ни о чём не спрашивают. Пустая строка: остальные продолжают.
terminal-plain-no-number = Нет варианта { $number }; есть от 1 до { $last }.
terminal-plain-why = Напишите why и номер варианта, например: why 2
terminal-plain-allowed = Этот вариант разрешён. Вопрос задан по правилу:
terminal-plain-no-rule = Нет правила { $text }. Напишите номер правила, например из вопроса.
terminal-plain-no-language = Нет языка { $text }; есть { $languages }.
terminal-plain-watch-on = Вас спросят перед каждым ходом остальных. Пустая строка — продолжить.
terminal-plain-watch-off = Остальные ходят, не дожидаясь вас.
terminal-plain-after = Партия окончена. save ФАЙЛ сохраняет запись, new начинает новую партию, quit выход.
terminal-plain-help =
    Номер, обозначение в скобках или то, что названо только в одном варианте: выбрать
    !ОБОЗНАЧЕНИЕ: то, что можно в любой момент, например !reveal
    ? N или why N: почему нельзя выбрать N, с правилом
    rule НОМЕР: текст правила; search СЛОВА: найти правила
    view: положение словами; log: весь журнал
    secrets: открыть или закрыть свои тайны
    watch: спрашивать перед каждым ходом остальных или больше не спрашивать
    undo: отменить последнее решение; hint: что выбрал бы бот на вашем месте
    lang ЯЗЫК: другой язык (en, zh-Hans, zh-Hant, ru)
    save ФАЙЛ, new: после конца сохранить запись, сыграть ещё
    quit: встать из-за стола

## Shadow Hunters

terminal-sh-turn = Ходит { $seat }: { $phase }
terminal-sh-extra-turn = Дополнительный ход игрока { $seat }: { $phase }
terminal-sh-damage = урон { $damage }
terminal-sh-damage-of = урон { $damage }/{ $hp }
terminal-sh-dead = вне игры
terminal-sh-revealed = { $role }, { $side }
terminal-sh-known = { $role } (тайна)
terminal-sh-you-are = { $role }, { $side }, здоровье { $hp }
terminal-sh-goal = Цель
terminal-sh-card = { $card }: { $text }
terminal-sh-pair = Пара локаций в одной зоне атаки: { $first } и { $second }.
terminal-sh-seat = { $seat }: { $facts }.
terminal-sh-deck = { $deck } { $cards } ({ $discards })
terminal-sh-discards = В сбросе: { $cards }.
terminal-sh-track = Урон, † смерть
terminal-sh-sign-death = урон, при котором персонажи погибают: { $deaths }
terminal-sh-deck-hermit = Отшельник
terminal-sh-deck-white = Белые
terminal-sh-deck-black = Чёрные
terminal-sh-sign-known = персонаж, которого знаете только вы

## Несколько мест и стороны

terminal-of-seat = { $seat }: { $text }
terminal-proposal = { $seat } предлагает: { $choice }.
terminal-key-seat = взглянуть с другого вашего места
terminal-strip-seat = место
terminal-plain-seats = Ваши места: { $seats }. Остальные места заняли боты.
terminal-plain-not-asked-now = сейчас этому месту нечего решать.
terminal-plain-no-seat = { $text } — не ваше место; ваши: { $seats }.
terminal-plain-help-seats =
    seat B: взглянуть с другого вашего места
    B 2, B ОБОЗНАЧЕНИЕ, B! ОБОЗНАЧЕНИЕ: выбрать за место B

## Отмена, подсказки и сохранённые партии

terminal-hint = Бот на вашем месте выбрал бы: { $choice }. { $reason }
terminal-hint-none = Сейчас подсказки нет.
terminal-hint-covered = Подсказка выдала бы закрытое. Сначала откройте свои тайны.
terminal-over-to = Экран переходит к игроку { $seat }. Все тайны закрыты.
terminal-kept = Партия сохранена. Команда gloam terminal --resume продолжит её.
terminal-resumed = Партия продолжается. Последние события:
terminal-session = Партия { $number } кампании «{ $name }».
terminal-session-kept = Партия сохранена. Та же команда продолжит её.
terminal-session-over = Партия { $number } кампании «{ $name }» окончена и сохранена.
terminal-session-next = Можно начинать следующую партию.
terminal-session-failed = Так следующую партию начать нельзя: { $why }.
terminal-campaign-over = На этом кампания завершена.
terminal-log-torn = Из-за сбоя последняя строка журнала осталась неполной. Она отброшена: о ней ещё никто не узнал.
terminal-log-failed = Партия прервана, потому что её не удаётся сохранить: { $why }. Всё, что было раньше, сохранено.
terminal-offer = Неоконченные партии:
terminal-offer-ask = Номер продолжит эту партию, n начнёт другую [1]:
terminal-offer-unknown = Напишите номер от 1 до { $last } или n.
terminal-games = Партии в { $folder }:
terminal-games-none = В { $folder } партий нет.
terminal-game =
    { $decisions ->
        [one] { $game }, мест: { $seats }, за этим терминалом { $people }: { $decisions } решение, { $when }
        [few] { $game }, мест: { $seats }, за этим терминалом { $people }: { $decisions } решения, { $when }
       *[many] { $game }, мест: { $seats }, за этим терминалом { $people }: { $decisions } решений, { $when }
    }
terminal-game-over = { $line }, окончена
terminal-game-in-use = { $line }, открыта в другом терминале
terminal-game-other = { $line }, другие правила или материалы: продолжить нельзя
terminal-other =
    С начала этой партии правила или материалы игры исправили, поэтому продолжить её нельзя. Ничего не пропало: она хранится в { $file }.
    gloam terminal { $game } --new начнёт другую партию, gloam terminal --list покажет все сохранённые.
