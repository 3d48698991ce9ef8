### Что говорит веб-стол «Хэллоуина» помимо слов партии.

board-title = Ночная улица, вид сверху
board-text = Столбцы от A до R с запада на восток, ряды от 1 до 23 с севера на юг. Стрелки ведут от клетки к клетке.

## Над улицей

board-round = Раунд { $round } из { $rounds }
board-turn = Идёт ход: { $name }
board-turn-michael = Ход Майкла
board-deed = Действие { $number } из 2
board-ready = Карта действий Майкла лежит стороной «Готов».
board-staggered = Майкл ошеломлён.
board-ready-short = Готов
board-staggered-short = Ошеломлён
board-michael-damage = Урон Майкла: { $damage } из { $health }
board-michael-cards = Карт на руке у Майкла: { $count }
board-kills = Убито жертв: { $count }; для победы Майклу нужно { $kills }
board-supply = Жетонов усилия в запасе: { $count }
board-decks = Колоды поиска
board-deck = Колода поиска, { $quadrant }. Карт: { $count }
board-whole = Показать всю улицу
board-legend = Майкл может быть на любой закрашенной клетке. Клеток: { $count }
board-review = Строка { $row }: Майкл на { $space }. Клеток, которые жертвы не могли исключить: { $count }
board-dice = Кубики: { $dice }
board-news = Что только что произошло

## Клетки

board-space = { $space }, { $place }
board-in-room = { $room }, { $building }
board-ground-grass = сад
board-ground-path = садовая дорожка
board-ground-pavement = тротуар
board-ground-street = улица
board-ground-tree = дерево
board-figure = { $name } ({ $victim })
board-yours = { $figure }, ваша фигура
board-faces = { $figure } смотрит на { $direction }
board-michael-here = Майкл стоит здесь, на виду.
board-michael-hides = Вы прячетесь здесь.
board-shadow-here = Жетон тени: здесь Майкла видели в последний раз.
board-token-fresh = Свежий жетон поиска, колода: { $quadrant }
board-token-searched = Жетон поиска, обыскано один раз, колода: { $quadrant }
board-token-gone = Обыскано дважды: жетона больше нет (колода: { $quadrant })
board-locked = Заперто: { $car }.
board-unlocked = Отперто: { $car }.
board-seen-by = Клетку видят: { $names }
board-possible = Майкл может быть здесь.
board-marked = Вы отметили эту клетку.
board-rows = На тайном листе в строках: { $rows }
board-edge = { $direction }: { $line }
board-line-wall = стена
board-line-door = дверь
board-line-window = окно
board-line-fence = забор
board-line-cardoor = дверца машины
board-line-tree = дерево
board-line-end = край поля
board-mark = Отметить клетку
board-unmark = Убрать отметку

## Места и рука

board-hand-before = Здесь появятся ваша фигура и ваши карты.
board-damage = Урон: { $damage } из { $health }
board-exertion = Жетонов усилия: { $count }
board-cards = Карт: { $count }; лимит { $limit }
board-hand-empty = У вас нет карт.
board-michael-empty = У вас нет карт Майкла.
board-dealt = Начальные карты, которые видите вы все: { $cards }
board-offer = Обмен
board-offer-gives = { $name } отдаёт: { $cards }
board-offer-shows = { $name } показывает: { $cards }
board-you-lurk = Вы на { $space }
board-sheet = Тайный лист: строка и клетка

## Чего мы ждём

board-waits-michael = Ход Майкла. Вы узнаете то, что будет видно.
board-waits-turn = Идёт ход: { $name }.
board-waits-setup = Идёт подготовка к ночи.

## Дома и комнаты

board-building-wallace = дом Уоллесов
board-building-wallace-shed = сарай Уоллесов
board-building-myers = дом Майерсов
board-building-doyle = дом Дойлов
board-building-strode = дом Строудов
board-building-strode-shed = сарай Строудов

board-room-laundry = прачечная
board-room-kitchen = кухня
board-room-living-room = гостиная
board-room-hall = прихожая
board-room-bedroom = спальня
board-room-den = комната отдыха
board-room-back-room = задняя комната
board-room-sisters-room = комната сестры
board-room-parlour = парадная гостиная
board-room-dining-room = столовая
board-room-tommys-room = комната Томми
board-room-family-room = общая комната
board-room-study = кабинет
board-room-tool-shed = склад инструментов
