### Что говорит веб-стол «После всех» помимо слов игры.

board-title = Карта страницы
board-text = Клетки лежат столбцами A, B, C и строками 1, 2, 3. Стрелки ведут от клетки к клетке, Enter — идти или выбрать.
board-story = Что прочитано на этой странице
board-story-empty = Здесь ещё ничего не читали.
board-news = Что только что случилось
board-waits = Читают книгу.
board-to-story = Рассказ
board-to-map = Карта
board-aloud = Читать записи вслух
board-city = Карта города
board-you-are-here = Отряд здесь.

## Над книгой

board-time = Время { $time }. Отпущено: { $allowance }
board-dial = { $dial }: { $value } из { $most }
board-hostile = Вражда: враги идут за вами, и разговаривать нельзя.
board-hostile-short = вражда
board-peaceful = Мир: никто не нападает, и с чужими можно поговорить.
board-peaceful-short = мир
board-calamity = Напасть этой страницы: { $number }. Она случается, если взята карта напасти и Время вместе с чёрным кубиком не меньше этого числа.
board-calamity-past = Напасть этой страницы уже случилась.
board-mission = Задание: { $mission }

## Места, фигурки, жетоны

board-cell = клетка { $cell }
board-find = Жетон поиска, сложность { $difficulty }
board-find-text = Лежит лицом вниз: никто не знает, что на нём.
board-stands = { $hero }, играет { $name }
board-foe = { $enemy } { $slot }
board-mark-exit = Выход: отсюда можно уйти со страницы.
board-mark-objective = Цель: жетон на месте, запись прочтут.
board-mark-objective-done = Цель, жетона больше нет.
board-mark-info = Клетка с записью: её читают, когда сюда приходят.
board-mark-hide = Укрытие
board-mark-start = Здесь входят персонажи.
board-mark-enemy = Здесь входят враги.
board-mark-water = Вода: гасит огонь.
board-token-fire = Огонь
board-token-trap = Мышеловка
board-token-heavy = Тяжесть
board-token-boat = Лодка из пакета
board-token-fishhook = Рыболовный крючок
board-route = Карты на этот путь: { $cards }
board-line = { $line }: { $ways }.
board-line-red = Красная линия (подъём): 1 очко с красными картами, иначе 3
board-line-blue = Синяя линия (вода): 1 очко с синими картами, иначе 3
board-line-green = Зелёная линия (заросли): 1 очко с зелёными картами, иначе 3
board-line-white = Белая линия: не пройти, но видно
board-line-double = Стена: ни пройти, ни увидеть
board-way-right = справа
board-way-left = слева
board-way-up = сверху
board-way-down = снизу
board-foe-life = Жизнь { $life } из { $all }
board-foe-defence = Защита { $defence }
board-foe-talk = Общение { $talk }
board-foe-mute = Разговаривать с этим врагом нельзя.
board-foe-action = Угроза { $value }: скорость { $speed }, дальность { $range }, сила { $strength }
board-foe-next = Сейчас: { $action }
board-foe-pursuer = Этот враг — из погони.
board-foe-aimed = На прицеле: следующая атака +2.
board-played-by = Играет { $name }
board-life = Жизнь { $left } из { $life }, ядовитые раны: { $toxic }
board-lives = Жизнь { $life }
board-hidden = в укрытии
board-keeper = ведёт книгу
board-carries = несёт тяжесть
board-where-page = на странице
board-where-left = за пределами страницы
board-where-defeated = без сил
board-where-home = дома

## Шкала угрозы и общее дело

board-track = Шкала угрозы
board-track-peaceful = Карт угрозы: { $threats } из { $needed }
board-track-hostile = Карт угрозы: { $threats }. Враги действуют при { $needed }
board-threat-card = Карта угрозы { $value }
board-slot = Ячейка { $slot }, врага нет
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
board-mission-active = идёт
board-mission-succeeded = выполнено
board-home = Номер семь
board-goals = Личных целей достигнуто: { $count } из 4
board-goal = личная цель достигнута
board-built = Построено
board-stores = На складе колонии
board-broken = Сломано
board-discoveries = Находки
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
board-slot-accessory = Аксессуар
board-slot-storage = Хранение
board-slot-pack = Рюкзак
board-new-item = Новая вещь
board-batteries = Свободные батарейки: { $count }
board-costs-white = белых карт на { $cost }

board-verb-move = Перемещение
board-verb-scavenge = Поиск
board-verb-talk = Разговор
board-verb-melee = Ударить
board-verb-ranged = Стрелять
board-verb-contribute = Помочь общему делу
board-verb-read = Прочесть запись ещё раз
board-verb-lift = Поднять тяжесть
board-verb-drop = Положить тяжесть
board-verb-recover = Прийти в себя
board-verb-ability = Умение
board-verb-use = Использовать вещь
board-verb-equip = Снаряжение и обмен
board-verb-inspire = Подбодрить
board-verb-throw-away = Выбросить
board-verb-leave = Уйти со страницы
board-verb-end = Закончить ход
board-do-talk = Поговорить: { $enemy }
board-do-melee = Ударить: { $enemy }
board-do-ranged = Выстрелить: { $enemy }
board-do-ability = { $ability } (белых карт на { $cost })
board-cost = { $dial } { $by }
board-walk-hint = Или укажите клетку на карте: будут видны путь и карты на него.
board-points = Очки перемещения: { $points }
board-odds = Шанс { $percent }
board-roll = Бросить кубики ({ $percent })
board-trial = Проверка: { $attribute }
board-trial-melee = Удар: { $enemy }, { $attribute }
board-trial-ranged = Выстрел: { $enemy }, { $attribute }
board-trial-communicate = Разговор: { $enemy }, { $attribute }
board-trial-scavenge = Поиск: { $attribute }
board-trial-defence = Защита: { $enemy }, { $attribute }
board-trial-drive = На дороге: { $attribute }
board-nobody = опасность
board-any-attribute = любая характеристика
board-sum = Карты { $cards }, бонусы { $boost } и белый кубик; нужно { $difficulty }
board-sum-opposed = Карты { $cards }, бонусы { $boost } и белый кубик; нужно { $difficulty } и ещё чёрный кубик

## Хроника

board-chronicle = Хроника партии { $session }
board-chronicle-save = Сохранить как страницу

## What is special about enemies that came together

board-band = { $name } ({ $slots })
board-band-talk = Разговор с ними: сложность { $by }
board-band-talk-in-time = Разговор с ними, пока не вышло отпущенное Время: сложность { $by }
board-band-food = За каждого, кого уговорили, ещё и Еда +{ $count }
board-band-people = За каждого, кого уговорили, Население ещё +{ $count }
board-band-speed = В первый ход врагов с ними: скорость +{ $count }
board-band-turns = { $count ->
    [one] Уйдут через { $count } ход врагов
    [few] Уйдут через { $count } хода врагов
   *[many] Уйдут через { $count } ходов врагов
}

## What a test asks

board-stakes = { $attribute }, сложность { $difficulty }, бонусы { $boost }
board-stakes-opposed = { $attribute }, сложность { $difficulty } и чёрный кубик, бонусы { $boost }
board-stakes-best = с лучшими картами { $percent }
board-stakes-both = { $stakes }; { $best }
