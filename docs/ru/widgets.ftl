### Три части, которые работают на страницах: разбор примера, «кто выиграл», пробная сдача — и движок, который им отвечает.
### Надписи на кнопках короткие: кнопки стоят на экране шириной 320 точек. $seat — всегда номер игрока.

## Движок: программа с правилами, загружается один раз за посещение.

# $loaded, $total: мегабайты, уже записанные по-русски (например 2,1).
engine-idle = Движок правил запустится, как только понадобится.
engine-downloading = Загружается движок правил: { $loaded } из { $total } МБ
engine-starting = Движок правил запускается…
engine-ready = Движок правил готов.
engine-failed = Движок правил не загрузился. Всё остальное на этой странице работает.
engine-retry = Повторить
engine-cancel = Остановить
# Название полосы загрузки для чтения вслух.
engine-progress = Загрузка движка правил
# Когда скрипты выключены.
needs-script = Эта часть работает, если включён JavaScript. Правилам на других страницах он не нужен.

## Слова, общие для всех частей.

seat = Игрок { $seat }
seat-you = Вы
dealer = сдающий
stock = запас
pool = банк
balance = баланс
# $balance: число со знаком, например −1. Видимые слова рядом с картами игрока.
balance-is = баланс { $balance }
# $cards: названия трёх карт через запятую.
hand-of = Карты игрока { $seat }: { $cards }
hand-of-you = Ваши карты: { $cards }
# После названия карты: она только что перешла из рук в руки. Без согласования с родом карты.
card-moved = { $card }, сейчас переходит
# После названия карты: для руки она не считается.
card-not-counted = { $card }, не считается
share = Поделиться
copied = Ссылка скопирована.
# Когда нельзя ни поделиться, ни скопировать. $link: сама ссылка.
copy-by-hand = Скопируйте ссылку: { $link }
undo = Отменить
close = Закрыть

## Что происходит в сдаче: по предложению на событие, в настоящем времени.
## Если карту можно назвать, второе предложение называет её после двоеточия.

event-deal = Игрок { $seat } сдаёт всем по три карты.
event-deal-you = Вы сдаёте всем по три карты.
event-stakes = Все вносят в банк по 1 очку.
# $dealer: номер сдающего.
event-buy = Игрок { $seat } покупает и платит 1 очко сдающему, игроку { $dealer }.
event-buy-pays-you = Игрок { $seat } покупает и платит 1 очко вам: сдаёте вы.
event-buy-free = Игрок { $seat } покупает без платы: сдаёт он сам.
event-buy-you = Вы покупаете и платите 1 очко сдающему, игроку { $dealer }.
event-buy-you-free = Вы покупаете без платы: сдаёте вы сами.
event-buy-cards = Отдана карта: { $gave }. Взята карта: { $drew }.
# $other: номер соседа слева.
event-offer = Игрок { $seat } предлагает игроку { $other } карту рубашкой вверх.
event-offer-to-you = Игрок { $seat } предлагает вам карту рубашкой вверх.
event-offer-you = Вы предлагаете игроку { $other } карту рубашкой вверх.
event-offer-card = Предложенная карта: { $card }.
# Сосед ($seat) соглашается: карты переходят из рук в руки.
event-give = Игрок { $seat } соглашается и отдаёт игроку { $other } карту взамен.
event-give-to-you = Игрок { $seat } соглашается и отдаёт вам карту взамен.
event-give-you = Вы соглашаетесь и отдаёте игроку { $other } карту взамен.
# $card: карта, отданная взамен. $got: карта, которую предлагали.
event-give-cards = Отдана карта: { $card }. Получена за неё: { $got }.
event-refuse = Игрок { $seat } отказывает: стучит.
event-refuse-you = Вы отказываете: стучите.
event-knock = Игрок { $seat } стучит.
event-knock-you = Вы стучите.
event-end-knock = Сдача сразу заканчивается.
event-end-refusal = Предложенная карта возвращается непоказанной, и сдача заканчивается.
event-end-stock = Взята последняя карта запаса, и сдача заканчивается.
event-end-cap = Слишком долго никто не покупал, и сдача заканчивается.
event-showdown = Все вскрывают карты.

## Разбор примера.

example-label = Разбор примера, шаг за шагом
# $step и $steps: числа.
example-step = Шаг { $step } из { $steps }
example-steps = Шаги
# Звучит, когда открыт шаг. $what: предложения этого шага.
example-say = Шаг { $step } из { $steps }. { $what }
example-first = В начало
example-back = Назад
example-next = Дальше
example-last = В конец
example-swipe = Листайте вбок от шага к шагу
# Короткие названия шагов.
example-title-deal = Сдача
example-title-buy = Игрок { $seat } покупает
example-title-barter = Игрок { $seat } меняется
example-title-knock = Игрок { $seat } стучит
example-title-refuse = Игрок { $seat } отказывает
example-title-showdown = Вскрытие
# Подписи под картами, которые перешли на этом шаге (подразумевается «карта»).
example-given-up = отдана
example-drawn = взята
example-offered = предложена
example-given-back = отдана взамен
example-change = Замените карту
example-change-intro = А если бы карты пришли другие? Движок разыграет ту же сдачу заново.
example-dealer-hand = Карты сдающего в начале
example-draw = Карта, которая приходит сдающему
example-reset = Как было
# $balances: например «+2 · −1 · −1», по порядку игроков.
example-balances = Балансы, начиная с игрока 1: { $balances }

## Кто выиграл?

check-label = Кто выиграл?
check-players = Игроков
check-dealer = Сдающий
check-hands = Руки
check-hand = Рука игрока { $seat }
# Пустое место в руке. $place: от 1 до 3.
check-place = Игрок { $seat }, карта { $place }: пусто
# Занятое место.
check-place-filled = Игрок { $seat }, карта { $place }: { $card }
# На этом месте стоит что-то, что не карта.
check-place-unreadable = Игрок { $seat }, карта { $place }, не читается: { $text }
check-keys = Выберите карту: сначала достоинство, потом масть
check-keys-rank = Достоинство
check-keys-suit = Масть
check-keys-delete = Убрать последнюю карту
# Что сейчас заполняется: видимая строка над клавишами.
check-filling = Игрок { $seat }, карта { $place }
check-filling-rank = Игрок { $seat }, карта { $place }: { $rank }, а масть?
check-choose-rank = Сначала выберите достоинство.
# Карта, которая уже есть в чьей-то руке. $card: её название.
check-used = Уже в руке игрока { $seat }: { $card }
check-type = Набрать
check-type-label = Карты игрока { $seat }, например 6П 7П КБ
check-type-help = Достоинства: Т К Д В 10 9 … 2. Масти: П пики, Ч черви, Б бубны, Т трефы.
check-type-set = Готово
check-did-you-mean = Какая карта имелась в виду?
check-clear = Очистить
check-next-deal = Следующая сдача
check-next-deal-hint = Сдаёт следующий игрок
check-empty = Отметьте карты, и здесь появится победитель.
# $count: у скольких игроков карты отмечены не все.
check-missing = { $count ->
    [one] Отмечены не все карты: у { $count } игрока.
    [few] Отмечены не все карты: у { $count } игроков.
    [many] Отмечены не все карты: у { $count } игроков.
   *[other] Отмечены не все карты: у { $count } игрока.
}
check-invalid = Исправьте то, что помечено, и здесь появится победитель.
check-waiting = Ответ появится, как только движок правил будет готов.
check-payments = Кто кому платит
# Сколько игрок получает или теряет на вскрытии. $net: число со знаком, например +4 или −2.
check-net-label = Игрок { $seat } при вскрытии: { $net }
# Стоит на месте клавиш, когда все руки полны.
check-tap-a-card = Чтобы заменить карту, нажмите на неё.

## Пробная сдача: до начала.

play-label = Пробная сдача
play-skip = Пропустить пробную сдачу
play-setup = Ваш стол
play-players = Игроков
play-seat = Ваше место
play-seat-any = По жребию
# $seat: от 1 до 12
play-seat-number = Место { $seat }
play-bots = Соперники
play-bots-easy = Новички
play-bots-steady = Опытные
play-bots-mixed = Разные
play-length = Сколько играть
# $count: сколько сдач в партии, по одной на игрока.
play-length-match = { $count ->
    [one] Партия из { $count } сдачи
    [few] Партия из { $count } сдач
    [many] Партия из { $count } сдач
   *[other] Партия из { $count } сдачи
}
play-length-deal = Одна сдача
play-learning = Режим обучения: ход можно взять назад
play-start = Сдать
play-continue = Продолжить последнюю сдачу
play-loading = Карты будут сданы, как только движок правил будет готов.

## Пробная сдача: стол.

# $deal, $deals: числа.
play-deal-of = Сдача { $deal } из { $deals }
play-log = Запись сдачи
play-kind-easy = новичок
play-kind-steady = опытный
play-kind-human = человек
play-stock = запас { $count }
# Место игрока для чтения вслух.
play-seat-label = Игрок { $seat }, баланс { $balance }
play-seat-label-dealer = Игрок { $seat }, сдающий, баланс { $balance }
play-others = Остальные игроки
play-your-hand = Ваша рука
# $hand: название вашей руки, например «поинт 13 из двух карт».
play-now = Сейчас: { $hand }
play-your-turn = Ваш ход.
play-offered = Игрок { $seat } предлагает вам карту. Выберите, что отдать взамен, или откажите.
play-others-turn = Игрок { $seat } думает.
play-over = Сдача закончена.
play-choose-card = Сначала выберите карту.

# Действия: крупное слово и мелкая строка под ним. $card: краткий знак карты, например К♦.
action-buy = Купить
    .with = { $card } и 1 очко
    .free = { $card }, без платы
    .empty = карту из запаса
action-barter = Меняться
    .with = { $card } игроку { $seat }
    .empty = с игроком { $seat }
action-knock = Стукнуть
    .with = конец сдачи
action-give = Отдать
    .with = { $card } игроку { $seat }
    .empty = карту игроку { $seat }
action-refuse = Отказать
    .with = стук, конец сдачи
action-not-now = сейчас нельзя
play-next-deal = Следующая сдача
play-new-deal = Новая сдача
play-new-match = Новая партия
play-settings = Настройки
play-watch = Промотать
play-hint = Что посоветуете?
play-hint-close = Закрыть подсказку
play-say-all = Рассказать, что на столе
play-undo-move = Ход назад
play-share = Поделиться сдачей
# $seed: буквы и цифры, которые задают тасовку.
play-seed = Код тасовки: { $seed }
play-seed-help = Тот же код снова даёт те же карты: тасовку может проверить каждый.

## Пробная сдача: весь стол словами, по требованию. Целые предложения.

tell-deal = Сдача { $deal } из { $deals }. Сдаёт игрок { $seat }.
tell-deal-you = Сдача { $deal } из { $deals }. Сдаёте вы.
tell-stock = Запас: { $count }. Банк: { $pool }.
tell-hand = Ваши карты: { $cards }. Это { $hand }.
tell-balance = Баланс игрока { $seat }: { $balance }.
tell-balance-you = Ваш баланс: { $balance }.

## Пробная сдача: подсказки. По одному предложению: что сделать, потом почему.

hint-buy = Купите и отдайте карту: { $card }.
hint-barter = Меняйтесь и предложите карту: { $card }.
hint-knock = Стучите.
hint-give = Отдайте взамен карту: { $card }.
hint-refuse = Откажите стуком.
# Причины. $players: сколько игроков за столом. $points: какой поинт на руке.
# $keep: названия двух карт, которые стоит оставить, через запятую.
reason-knock-combination = { $category ->
    [tricon] Тройку почти никогда не бьют.
    [sequence] Последовательность почти никогда не бьют.
   *[nothing] Менять карту рискованнее, чем выгодно.
}
reason-knock-point = Поинта { $points } хватает, когда игроков { $players }: ждать — значит дать время другим.
reason-refuse-combination = { $category ->
    [tricon] Тройку почти никогда не бьют.
    [sequence] Последовательность почти никогда не бьют.
   *[nothing] Менять карту рискованнее, чем выгодно.
}
reason-refuse-point = Поинт { $points }, когда игроков { $players }, стоит больше, чем может принести обмен.
reason-buy-to-improve = С новой картой больше всего обещают эти две: { $keep }. Это стоит 1 очка.
reason-buy-for-nothing = Сдающий покупает без платы, а больше всего обещают эти две: { $keep }.
reason-barter-to-improve = Больше всего обещают эти две: { $keep }. Обмен с соседом ничего не стоит.
reason-give-least-useful = Эта карта нужна вам меньше всего. Больше всего обещают эти две: { $keep }.

## Пробная сдача: конец.

play-settlement = Расчёт
play-balances = Балансы
play-column-player = Игрок
play-column-hand = Рука
play-column-showdown = Вскрытие
play-column-balance = Баланс
match-won = Партию выиграл игрок { $seat }.
match-won-you = Вы выиграли партию.
# $seats: перечень номеров, например «1 и 3»; место читателя в нём — тоже номер.
match-shared = Победу в партии делят игроки { $seats }.
play-after-deal = После сдачи { $deal } из { $deals }
