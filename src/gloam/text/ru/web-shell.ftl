### What the web client says around a game: lobby, opening, question, ending.

## The lobby

web-game-minutes = { $low }–{ $high } минут
web-status-mine = ваш ход
web-status-wait = ждём: { $names }
web-status-won = окончена: вы победили
web-status-lost = окончена: без победы
web-status-rank = окончена: место { $rank } из { $count }
web-status-over = окончена
web-status-gone = стола больше нет
web-tables-all = Все мои столы

## The opening

web-opening = Кто вы
web-opening-goal = Как победить
web-opening-first = С чего начать
web-opening-covered = Кто вы, видите только вы.
web-opening-look = Посмотреть
web-opening-begin = К столу
web-opening-again = Кто я?
web-set-openings = В начале партии показывать, кто я и как победить
web-set-covered = Закрывать мои тайны и тогда, когда я играю только с ботами
web-set-passing = Пасовать автоматически, если ничего другого нельзя. Пас засчитается, когда этот момент закончится, так что никто этого не заметит

## The question

web-about = О чём вопрос
web-only-pass = Здесь можно только спасовать. Эту паузу получает каждый, кто мог бы что-то сделать, чтобы никого не выдать.
web-passes-itself = Здесь можно только спасовать, и это сделано за вас. Пас засчитается, когда этот момент закончится.
web-passing-on = Всегда пасовать автоматически

## What befalls me

web-fate = Это касается вас
web-fate-close = Понятно

## The ending

web-ending-rank = Ваше место: { $rank } из { $count }.
web-ending-story = Как всё прошло
web-ending-why = Почему партия окончена
web-ending-who = Кто кем был
web-ending-won = победа
web-ending-place = место { $rank }
web-ending-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
web-ending-moments = Что всё решило
web-ending-moment = Решение { $at }: смотреть в повторе
web-ending-board = Показать всё на поле
web-ending-page = Назад к итогам
web-again-title = Ещё партия
web-again-same = те же места
web-again-rotate = все сдвигаются на одно место
web-again-seats = Места
web-again-play = Ещё партия тем же составом
web-again-follow = Те же игроки начинают ещё партию. Вы перейдёте туда через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
web-again-next = Те же игроки начали партию за другим столом.
web-again-go = Перейти
web-again-stay = Остаться
web-new-other = Другая игра
