# Слова о вещах на любом поле
web-you-can = Можно: { $choice }
web-look = Рассматривать, а не выбирать

web-skips = Быстрый переход
web-skip-bar = К вопросу
web-skip-board = К полю
web-nowhere = Здесь ничего нет
web-nowhere-text = Этот адрес никуда не ведёт. Столы и игры — в лобби; если это ссылка на стол, возможно, она обрезана.

web-mind-for-you = Сейчас за вас играет бот.
web-take-back-seat = Вернуться на место
web-away-long = { $name }: нет за столом уже некоторое время.
web-mind-in-for = Пусть за игрока { $name } играет бот
web-wait-on = Подождать
web-mind-in-me = Пусть за меня играет бот
web-leave-text = За вас продолжит бот. Вернуться можно в любой момент.
web-leave-table = Встать из-за стола
web-quick = Быстрые реплики
web-quick-moment = Минутку
web-quick-nice = Хорошо сыграно
web-quick-thanks = Спасибо
web-quick-sorry = Простите
web-quick-hm = Хм…
