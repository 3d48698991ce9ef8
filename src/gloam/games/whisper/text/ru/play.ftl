### Слова «Шёпота за стеной» во время игры: варианты, вопросы, события, отказы.

## Варианты: коротко, как на кнопке

verb-pass = Пас
verb-be = Быть убийцей: { $killer }
verb-pick = Выбрать { $victim-acc }
verb-move = { $victim }: перемещение
verb-calm = { $victim }: успокоиться
verb-special = { $victim }: применить { $item-acc }
verb-ability = { $victim }: особое действие
verb-underground = { $victim }: тайный ход
verb-clear = { $victim }: расчистить
verb-repair = { $victim }: ремонт
verb-repair-with = { $victim }: ремонт с { $item-ins }
verb-rummage = { $victim }: обыск
verb-use = { $victim }: использовать { $item-acc }
verb-drill = { $victim }: шаг по плану «{ plan-fire-drill }»
verb-trade = { $victim }: обмен с { $partner-ins }
verb-loot = { $victim }: снять { $item-acc } с тела { $body-gen }
verb-wait = Пока больше ничего
verb-end = Закончить действия
verb-reward = Применить план «{ $plan }»
verb-go = Идти { $location-to }
verb-stop = Остановиться здесь
verb-open = Расчистить: { $passage }
verb-tear = Убрать гнездо { $location-at }
verb-give = Отдать { $item-acc }
verb-want = Попросить { $item-acc }
verb-send = Предложить обмен
verb-drop = Отказаться от обмена
verb-accept = Принять
verb-decline = Отклонить
verb-keep = Оставить { $item-acc }
verb-discard = Сбросить { $item-acc }
verb-hand = Экипировку получает { $victim }
verb-mark = Отметить пункт плана «{ $plan }»
verb-play = Разыграть карту «{ $kcard }»
verb-pay = Заплатить картой «{ $kcard }»
verb-lose = Сбросить карту «{ $kcard }»
verb-search = Поиск
verb-run = Бежать, сперва { $location-to }
verb-sense = Прислушаться
verb-block = Баррикада: { $passage }
verb-lift = Снять баррикаду: { $passage }
verb-zone = { $zone }
verb-at = { $location }
verb-victim = { $victim }
verb-item = { $item }
verb-passage = { $passage }
verb-choose = { $choice }
verb-defend = Защищаться { $item-ins }
verb-defender = Защищается { $victim }
verb-escape = Уйти { $location-to }
verb-charm = Использовать { $item-acc }
verb-stakeout = План «{ $plan }»: узнать зону
verb-nest = Перенести гнездо: { $location }

## Вопросы

ask-killer = Каким убийцей вы будете?
ask-pick = Какую жертву вы выбираете?
ask-action = Что дальше делают ваши жертвы?
ask-step = Куда идёт { $victim }?
ask-clear = Что расчищает { $victim }?
ask-target = Выберите цель действия.
ask-keep = { $victim } находит { $item-acc }. Оставить?
ask-limit = { $victim } держит больше трёх предметов. Какой сбросить?
ask-trade = Что вы предлагаете и что хотите взамен?
ask-offer = Принять обмен целиком?
ask-hand = Какая жертва получает экипировку?
ask-equipment = Какую из карт оставляет { $victim }?
ask-plan = Отметить пункт плана?
ask-reward = Сделайте выбор для награды плана.
ask-instant = Разыгрывайте мгновенные карты, одну за другой, или переходите дальше.
ask-cost = Какой картой заплатить за «{ $kcard }»? Жертвы её не увидят.
ask-card = Сделайте выбор для этой карты.
ask-main = Разыграйте карту усиления или сделайте до двух базовых действий: перемещение, поиск.
ask-walk = Куда вы идёте?
ask-long = Разыграйте карту долгосрочного планирования или не разыгрывайте.
ask-stalk = Куда вы крадётесь? Никто этого не видит.
ask-block = На каком проходе ставите баррикаду?
ask-lift = Баррикад больше нет. С какого прохода снять?
ask-nest = Какое гнездо перенести сюда?
ask-attack = Вы атакуете. Разыграйте карту атаки или не разыгрывайте.
ask-defender = Убийца атакует с силой { $strength }. Кто защищается?
ask-defence = Убийца атакует { $victim-acc } с силой { $strength }. Использовать предмет для защиты?
ask-escape = Столкновение окончено. { $victim } отходит на шаг или остаётся?
ask-lose = У вас слишком много карт. Какую сбросить?
ask-charm = Приближается страх. Если он достаёт { $victim-acc } и у этой жертвы есть { item-charm }, используйте его или спасуйте.
ask-stakeout = Убийца ушёл в скрытность. Используйте план «{ plan-stakeout }», если он у вас есть, или спасуйте.
ask-patience = Здесь никого. Сделать шаг или остаться?
ask-ears = Здесь никого. Прислушаться?
foretell-main-action = тратит основное действие
foretell-noise = будет шум { $location-at }
foretell-gears =
    { $count ->
        [one] поставит { $count } шестерёнку
        [few] поставит { $count } шестерёнки
       *[other] поставит { $count } шестерёнок
    }
foretell-used-up = израсходует { $item-acc }
foretell-draws-item =
    { $count ->
        [one] возьмёт { $count } предмет
        [few] возьмёт { $count } предмета
       *[other] возьмёт { $count } предметов
    }
foretell-may-be-heard = если предмет шумный, шум услышат { $location-at }
foretell-costs =
    { $count ->
        [one] стоит ещё { $count } карту
        [few] стоит ещё { $count } карты
       *[other] стоит ещё { $count } карт
    }
foretell-names = всех, кто { $location-at }, назовут вслух, и вы их атакуете
foretell-breaks = ломает баррикаду: { $passage }
foretell-dice =
    { $count ->
        [one] бросок защиты: { $count } кубик
        [few] бросок защиты: { $count } кубика
       *[other] бросок защиты: { $count } кубиков
    }
foretell-kills = у { $victim-gen } уже есть ранение: второе смертельно
foretell-strength = вы атакуете с силой { $strength }
foretell-no-boost = карту усиления потом не разыграть
foretell-listens = всех, кто здесь и в шаге отсюда, назовут вслух

## События

event-first = За жертв теперь говорит игрок { $seat }.
event-killer = Убийца: { $killer }.
event-victim = { $victim } в игре. Играет { $seat }.
event-picked = Игрок { $seat } выбирает { $victim-acc }.
event-round = Раунд { $round }: ход жертв. Шума больше нет.
event-rescue =
    { $cells ->
        [0] Помощь пришла.
        [one] Помощь в пути. Осталась { $cells } ячейка.
        [few] Помощь в пути. Осталось { $cells } ячейки.
       *[other] Помощь в пути. Осталось { $cells } ячеек.
    }
event-escaped = { $victim } спасается { $location-at }.
event-stepped = { $victim } идёт { $location-to }.
event-calmed = Больше не боятся: { $victims }.
event-healed = { $victim } получает лечение и снова на ногах.
event-cleared = Проход расчищен: { $passage }.
event-nest-gone = Гнезда { $location-at } больше нет.
event-acted = { $victim }: { $action }.
event-used = { $victim } использует { $item-acc }.
event-gears =
    { $count ->
        [0] Новых шестерёнок нет. На передатчике: { $gears }.
        [one] Поставлена { $count } шестерёнка. На передатчике: { $gears }.
        [few] Поставлены { $count } шестерёнки. На передатчике: { $gears }.
       *[other] Поставлено { $count } шестерёнок. На передатчике: { $gears }.
    }
event-noise = Шум { $location-at }.
event-drew = { $victim } берёт { $item-acc }.
event-kept = { $victim } оставляет { $item-acc }.
event-discarded = { $victim } сбрасывает { $item-acc }.
event-trap = Капкан стоит { $location-at } (+{ $bonus }).
event-offered = { $victim } предлагает { $partner-dat } обмен.
event-declined = Обмен между { $victim-ins } и { $partner-ins } отклонён.
event-gave = { $victim } отдаёт { $partner-dat } { $item-acc }.
event-looted = { $victim } снимает { $item-acc } с тела { $body-gen }.
event-equipped = { $victim } получает экипировку.
event-marked = Пункт плана «{ $plan }» отмечен. Всего отмечено: { $count }.
event-completed = План «{ $plan }» выполнен.
event-reward = План «{ $plan }» пущен в ход.
event-plans = Ваши планы: { $plan }, { $other }.
event-report = Убийца слышит шум: { $locations-at }.
event-silence = Убийца не слышит ничего.
event-keys = Ключей на доске: { $count }.
event-keys-of = Ключей у { $victim-gen }: { $count }.
event-killer-turn = Ход убийцы.
event-revealed = Убийца раскрывается { $location-at }.
event-played = Убийца разыгрывает карту «{ $kcard }».
event-paid =
    { $count ->
        [one] Убийца платит { $count } картой.
        [few] Убийца платит { $count } картами.
       *[other] Убийца платит { $count } картами.
    }
event-you-paid = Вы платите картой «{ $kcard }».
event-went = Убийца идёт { $location-to }.
event-broke = Убийца ломает баррикаду: { $passage }.
event-placed = Убийца появляется { $location-at }.
event-searched = Убийца ищет { $location-at }.
event-found = Он находит { $victims-acc }.
event-nobody = Там никого.
event-sense-zone = Чутьё убийцы: кто { $zone-at }?
event-sense-at =
    { $radius ->
        [0] Чутьё убийцы: кто { $location-at }?
        [one] Чутьё убийцы: кто { $location-at } или рядом?
        [few] Чутьё убийцы: кто в радиусе { $radius } от локации { $location }?
       *[other] Чутьё убийцы: кто в радиусе { $radius } от локации { $location }?
    }
event-sense-area = Чутьё убийцы: кто здесь — { $locations-at }?
event-sense-blood = Чутьё убийцы: в каких зонах { $filter }?
event-named = Названы: { $victims }.
event-named-in = { $victim } — { $zone-at }.
event-none-named = Не назван никто.
event-fright = Страх расходится ({ $filter }): { $locations-at }.
event-fear = { $victim } в страхе. Жетонов страха: { $count }.
event-scream = { $victim } кричит { $location-at }.
event-charm = { $victim } использует { $item-acc }. В этот ход страх не действует.
event-blocked = Баррикада поставлена: { $passage }.
event-lifted = Баррикада снята: { $passage }.
event-stealth =
    { $count ->
        [one] Убийца исчезает. Последний раз его видели { $location-at }. Оттуда он мог пройти не больше { $count } шага.
        [few] Убийца исчезает. Последний раз его видели { $location-at }. Оттуда он мог пройти не больше { $count } шагов.
       *[other] Убийца исчезает. Последний раз его видели { $location-at }. Оттуда он мог пройти не больше { $count } шагов.
    }
event-stalked = Незаметно вы идёте { $location-to }.
event-zone = Убийца где-то { $zone-at }.
event-nest = Гнездо свито { $location-at }.
event-nest-moved = Гнезда { $location-at } больше нет: его унесли.
event-slow = Окаменело: { $zone }. В следующий ход жертв Перемещение оттуда — только один шаг.
event-strength = Сила убийцы теперь { $strength }.
event-level = Убийца достигает уровня { $level }. Сила: { $strength }.
event-unlocked = Убийца получает карту «{ $kcard }».
event-you-drew = Вы берёте карту «{ $kcard }».
event-you-lost = Вы сбрасываете карту «{ $kcard }».
event-you-chose = Вы решаете сбросить карту «{ $kcard }».
event-you-discarded = С верха колоды вы сбрасываете карту «{ $kcard }».
event-lost = Убийца сбрасывает карту по своему выбору.
event-defender = Защищается { $victim }; сила убийцы { $strength }.
event-defends = { $victim } защищается { $item-ins }.
event-rolled =
    { $dice ->
        [one] { $victim } бросает { $dice } кубик: { $total }.
        [few] { $victim } бросает { $dice } кубика: всего { $total }.
       *[other] { $victim } бросает { $dice } кубиков: всего { $total }.
    }
event-die = На кубике { $face }.
event-sprung = Капкан { $location-at } срабатывает: +{ $bonus }.
event-repelled = { $victim } отражает атаку: { $defence } против { $strength }.
event-wounded = { $victim } получает ранение: { $defence } против { $strength }.
event-died = { $victim } умирает.
event-discards = Убийца сбрасывает с колоды карт: { $count }.
event-draws =
    { $count ->
        [one] Убийца берёт { $count } карту.
        [few] Убийца берёт { $count } карты.
       *[other] Убийца берёт { $count } карт.
    }
event-over = { $ending }
event-ability = Срабатывает способность «{ $ability }».
event-shuffled = Ваш сброс стал новой колодой.

## Отказы

refuse-over = Партия окончена.
refuse-setting-up = Партию ещё готовят.
refuse-killers-turn = Сейчас ход убийцы.
refuse-victims-turn = Сейчас ход жертв.
refuse-wait-others = Сперва должен закончить кто-то другой с вашей стороны.
refuse-wait-victims = Сперва должны ответить жертвы.
refuse-not-now = Сейчас вы решаете не это.
refuse-not-allowed = Здесь это выбрать нельзя.
refuse-taken = { $victim } уже в игре.
refuse-not-yours = Вы не играете за { $victim-acc }.
refuse-not-in-play = { $victim-gen } нет в особняке.
refuse-all-gone = Ваших жертв в особняке больше нет: теперь вы только смотрите.
refuse-acted = У { $victim-gen } основного действия в этот ход больше нет.
refuse-not-adjacent = Отсюда { $location-to } одним шагом не попасть.
refuse-barricaded = На пути баррикада: { $passage }.
refuse-squeezed = Протиснуться можно мимо одной баррикады и только в Перемещении: { $passage }.
refuse-no-way = Баррикады не оставляют { $victim-dat } выхода.
refuse-must-step = Это перемещение ещё не окончено.
refuse-no-special = У { $victim-gen } нет своего особого действия.
refuse-needs-not-met = { $victim } не может сделать это здесь: условия не выполнены.
refuse-needs-not-met-item = { $item } здесь не поможет: условия не выполнены.
refuse-not-held = Такого предмета у вас нет: { $item }.
refuse-no-such-use = Так этот предмет не используют: { $item }.
refuse-nothing-to-clear = На проходах отсюда нет баррикад, и гнезда здесь нет.
refuse-not-at-transmitter = Передатчик не здесь.
refuse-killer-here = Фигурка убийцы стоит { $location-at }.
refuse-repaired-already = В этот ход ремонт уже был.
refuse-transmitter-done = Передатчик готов.
refuse-not-item-place = Обыскивать здесь нечего.
refuse-items-gone = Колода предметов пуста.
refuse-not-all-acted = Основное действие совершили не все жертвы.
refuse-must-end = Все уже действовали: закончите действия или сделайте что-нибудь ещё.
refuse-not-speaker = За жертв говорит первый игрок: это решает он.
refuse-nothing-offered = В этом обмене никто ничего не отдаёт.
refuse-own-item = Личный предмет не отдают: { $item }.
refuse-passed-too-often = Эта карта за ход уже дважды меняла хозяина: { $item }.
refuse-declined-before = Это самое предложение в этот ход уже отклонили.
refuse-dropped-too-often = В этот ход слишком часто отказывались от начатых предложений.
refuse-not-among = Среди взятых этой карты нет: { $item }.
refuse-not-fulfilled = Следующий пункт плана «{ $plan }» не выполнен.
refuse-no-reward = Сейчас план «{ $plan }» ничего не даёт.
refuse-drill-used = Шаг по плану «{ plan-fire-drill }» уже сделан или не положен: { $victim }.
refuse-no-body = Тела { $victim-gen } здесь нет.
refuse-not-in-hand = На руке нет карты «{ $kcard }».
refuse-wrong-step = Карта «{ $kcard }» — не для этого шага.
refuse-unpaid = Карта «{ $kcard }» стоит других карт: { $count }, а у вас меньше.
refuse-card-needs = Условие карты «{ $kcard }» сейчас не выполнено.
refuse-not-itself = Карта «{ $kcard }» сама за себя не платит.
refuse-no-boost-now = После базового действия карту усиления не разыграть.
refuse-ran-already = В этот ход вы уже бежали.
refuse-not-able = Ваш уровень этого не даёт.
refuse-blocked-already = Здесь уже есть баррикада: { $passage }.
refuse-open-for-good = На пунктирной линии баррикад не бывает: { $passage }.
refuse-not-that-passage = До этого прохода не дотянуться: { $passage }.
refuse-must-block = Пока есть свободный проход, баррикаду надо поставить, например: { $passage }.
refuse-no-token = Здесь нет баррикады: { $passage }.
refuse-just-placed = Переставить эту баррикаду сейчас нельзя: { $passage }.
refuse-not-shortest = Кратчайший путь не ведёт { $location-to }.
refuse-not-attackable = { $victim } сейчас не может защищаться.
refuse-not-defensive = Для защиты это бесполезно: { $item }.
refuse-no-passages = { $victim } не может сейчас пройти тайным ходом.
refuse-no-trade-partner = { $victim-gen } нет в той же локации.
refuse-not-frightened = Этот страх не достаёт до владельца: { $item }.
refuse-no-nest = Гнезда { $location-at } нет.
