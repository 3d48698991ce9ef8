### Что говорит веб-стол «После всех» помимо слов игры.

board-title = Карта страницы
board-text = Столбцы A, B, C, строки 1, 2, 3. Стрелки ведут от места к месту, Enter — идти или выбрать.
board-story = Что прочитано на этой странице
board-story-empty = Здесь ещё ничего не читали.
board-news = Что только что случилось
board-waits = Книгу читают.
board-to-story = Рассказ
board-to-map = Карта
board-aloud = Читать записи вслух
board-city = Карта города
board-you-are-here = Отряд здесь.

## Над книгой

board-time = Время { $time }. Свечей на это поручение: { $allowance }
board-dial = { $dial }: { $value }, не больше { $most }
board-hostile = Вражда: враги идут за вами, и разговаривать не с кем.
board-hostile-short = вражда
board-peaceful = Мир: с чужими можно поговорить, и никто не нападает.
board-peaceful-short = мир
board-calamity = Напасть этой страницы: { $number }. Её приносят Время и чёрный кубик, когда взята карта напасти.
board-calamity-past = Напасть этой страницы уже случилась.
board-mission = Задание: { $mission }

## Места, фигурки, жетоны

board-cell = место { $cell }
board-find = Жетон поиска, сложность { $difficulty }
board-find-text = Лежит лицом вниз: никто не знает, что на нём.
board-stands = { $hero }, играет { $name }
board-foe = { $enemy } { $slot }
board-mark-exit = Выход: отсюда можно уйти со страницы.
board-mark-objective = Цель: жетон лежит здесь, запись будет прочитана.
board-mark-objective-done = Цель, жетона нет.
board-mark-info = Место с записью: её читают, когда сюда приходят.
board-mark-hide = Укрытие
board-mark-start = Здесь входят персонажи.
board-mark-enemy = Здесь входят враги.
board-mark-water = Вода: гасит огонь.
board-token-fire = Огонь
board-token-trap = Мышеловка
board-token-heavy = Тяжесть
board-token-boat = Лодка из пакета
board-token-fishhook = Крючок
board-route = Карты на дорогу: { $cards }
board-line = { $line }: { $ways }.
board-line-red = Красная линия (подъём), 1 очко с красными картами, иначе 3
board-line-blue = Синяя линия (вода), 1 очко с синими картами, иначе 3
board-line-green = Зелёная линия (заросли), 1 очко с зелёными картами, иначе 3
board-line-white = Белая линия, не пройти
board-line-double = Стена, ни пройти, ни увидеть
board-way-right = справа
board-way-left = слева
board-way-up = сверху
board-way-down = снизу
board-foe-life = Жизнь { $life } из { $all }
board-foe-defence = Защита { $defence }
board-foe-talk = Чтобы уговорить: { $talk }
board-foe-mute = С этим не поговоришь.
board-foe-action = Угроза { $value }: скорость { $speed }, дальность { $range }, сила { $strength }
board-foe-next = Дальше: { $action }
board-foe-pursuer = Враг шёл за вами по следу.
board-foe-aimed = Враг у вас на прицеле.
board-played-by = Играет { $name }
board-life = Жизнь { $left } из { $life }, ядовитые раны: { $toxic }
board-lives = Жизнь { $life }
board-hidden = в укрытии
board-keeper = ведёт книгу
board-carries = несёт тяжесть
board-where-page = на странице
board-where-left = уже не на странице
board-where-defeated = без сил
board-where-home = дома

## Шкала угрозы и общее дело

board-track = Шкала угрозы
board-track-peaceful = Карт угрозы: { $threats } из { $needed }
board-track-hostile = Карт угрозы: { $threats }. Враги действуют при { $needed }
board-threat-card = Карта угрозы { $value }
board-slot = Деление { $slot }, врага нет
board-hunt = Погоня: { $count }
board-task = Общее дело: { $attribute }
board-task-dial = { $dial } из { $difficulty }

## Сборы, дом, дорога

board-casting = Кто идёт?
board-casting-lead = Четверо стоят возле пальто. Кто идёт сегодня?
board-hero-pim = Видит первым, бежит первым. Слова находит потом, если находит.
board-hero-odo = Самый большой из маленьких, зубами держит дверь. Прятаться не умеет и не хочет.
board-hero-juno = Чинит сломанное и говорит с машинами. Прохожие тоже отвечают.
board-hero-sable = Из чужих мест, ходит незаметно, окнам верит больше, чем дверям.
board-missions = Задания на доске
board-mission-available = ещё не пробовали
board-mission-failed = уже пробовали
board-mission-active = в деле
board-mission-succeeded = сделано
board-home = Номер семь
board-goals = Личных целей достигнуто: { $count } из 4
board-goal = личная цель достигнута
board-built = Построено
board-stores = На складе колонии
board-broken = Сломано
board-discoveries = Открыто
board-road = В дороге
board-road-to = { $vehicle }, цель: { $location }
board-hull = Корпус: { $hull }
board-road-cards = Дорожных карт позади: { $done }. Впереди: { $cards }
board-behind = За вами погоня

## Рука, снаряжение, действия

board-hand = Ваш персонаж и карты
board-hand-before = Здесь будет ваш персонаж.
board-hand-empty = Карт на руке нет.
board-cards = Карт на руке: { $count }
board-at-home = { $hero }, дома
board-nothing = ничего
board-worn = Снаряжение и рюкзак
board-slot-head = Голова
board-slot-body = Тело
board-slot-paws = Лапа
board-slot-accessory = Мелочь
board-slot-storage = Запас
board-slot-pack = Рюкзак
board-new-item = Новая вещь
board-batteries = Свободные батарейки: { $count }
board-costs-white = белых на { $cost }

board-verb-move = Идти
board-verb-scavenge = Искать
board-verb-talk = Говорить
board-verb-melee = Ударить
board-verb-ranged = Стрелять
board-verb-contribute = Помочь общему делу
board-verb-read = Прочесть это место ещё раз
board-verb-lift = Поднять тяжесть
board-verb-drop = Положить тяжесть
board-verb-recover = Прийти в себя
board-verb-ability = Умение
board-verb-use = Использовать вещь
board-verb-equip = Снарядиться и обменяться
board-verb-inspire = Подбодрить
board-verb-throw-away = Выбросить
board-verb-leave = Уйти со страницы
board-verb-end = Закончить ход
board-do-talk = Говорить: { $enemy }
board-do-melee = Ударить: { $enemy }
board-do-ranged = Стрелять: { $enemy }
board-do-ability = { $ability } (белых на { $cost })
board-cost = { $dial } { $by }
board-walk-hint = Или укажите место на карте: будут видны путь и карты на него.
board-points = Очков хода: { $points }
board-odds = Шанс { $percent }
board-roll = Бросить кубики ({ $percent })
board-trial = Проверка: { $attribute }
board-trial-melee = Удар: { $enemy }, { $attribute }
board-trial-ranged = Выстрел: { $enemy }, { $attribute }
board-trial-communicate = Разговор: { $enemy }, { $attribute }
board-trial-scavenge = Поиск: { $attribute }
board-trial-defence = Защита: { $enemy }, { $attribute }
board-trial-drive = За рулём: { $attribute }
board-nobody = опасность
board-any-attribute = любое свойство
board-sum = Карты { $cards }, прибавки { $boost } и белый кубик; нужно { $difficulty }
board-sum-opposed = Карты { $cards }, прибавки { $boost } и белый кубик; нужно { $difficulty } и чёрный кубик

## Хроника

board-chronicle = Хроника партии { $session }
board-chronicle-save = Сохранить страницей

## What is special about enemies that came together

board-band = { $name } ({ $slots })
board-band-talk = Разговор с ними: сложность { $by }
board-band-talk-in-time = Разговор с ними, пока свечей хватает: сложность { $by }
board-band-food = За каждого, кого уговорили, ещё и Еда +{ $count }
board-band-people = За каждого, кого уговорили, Население ещё +{ $count }
board-band-speed = На их первом ходу: скорость +{ $count }
board-band-turns = { $count ->
    [one] Уйдут через { $count } ход врагов
    [few] Уйдут через { $count } хода врагов
   *[many] Уйдут через { $count } ходов врагов
}

## What a test asks

board-stakes = { $attribute }, сложность { $difficulty }, прибавки { $boost }
board-stakes-opposed = { $attribute }, сложность { $difficulty } и чёрный кубик, прибавки { $boost }
board-stakes-best = с лучшими картами { $percent }
board-stakes-both = { $stakes }; { $best }
