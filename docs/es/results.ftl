### Qué es una jugada, quién gana, por qué, quién paga a quién y qué está mal en lo que se ha puesto.
### El «point» (la categoría) se queda en inglés para que no se confunda con los puntos del saldo.

## Las categorías, de mejor a peor.

category-tricon = trío
category-sequence = secuencia
category-point = point
category-nothing = nada

## El nombre de una jugada: la primera línea, la segunda (.detail) y el nombre entero (.whole).

hand-tricon = trío
    .detail = { $rank ->
        [A] de ases
        [K] de reyes
        [Q] de reinas
        [J] de jotas
        [T] de dieces
        [9] de nueves
        [8] de ochos
        [7] de sietes
        [6] de seises
        [5] de cincos
        [4] de cuatros
        [3] de treses
       *[2] de doses
    }
    .whole = { $rank ->
        [A] trío de ases
        [K] trío de reyes
        [Q] trío de reinas
        [J] trío de jotas
        [T] trío de dieces
        [9] trío de nueves
        [8] trío de ochos
        [7] trío de sietes
        [6] trío de seises
        [5] trío de cincos
        [4] trío de cuatros
        [3] trío de treses
       *[2] trío de doses
    }
hand-sequence = secuencia
    .detail = { $rank ->
        [A] al as
        [K] al rey
        [Q] a la reina
        [J] a la jota
       *[other] al { $letter }
    }
    .whole = { $rank ->
        [A] secuencia al as
        [K] secuencia al rey
        [Q] secuencia a la reina
        [J] secuencia a la jota
       *[other] secuencia al { $letter }
    }
hand-point = point { $points }
    .detail = { $count ->
        [2] dos cartas
       *[3] tres cartas
    }
    .whole = { $count ->
        [2] point { $points } con dos cartas
       *[3] point { $points } con tres cartas
    }
hand-nothing = nada
    .detail = tres palos
    .whole = nada

## Quién gana.

winner = Gana el jugador { $seat }.
winner-you = Ganas tú.
best-so-far = Va en cabeza el jugador { $seat }.
best-so-far-several = Van en cabeza los jugadores { $seats }.

## Por qué la jugada ganadora supera a la siguiente.

why-category-tricon-sequence = Cualquier trío gana a cualquier secuencia.
why-category-tricon-point = Cualquier trío gana a cualquier point.
why-category-tricon-nothing = Cualquier trío gana a quien no tiene nada.
why-category-sequence-point = Cualquier secuencia gana a cualquier point.
why-category-sequence-nothing = Cualquier secuencia gana a quien no tiene nada.
why-category-point-nothing = Cualquier point gana a quien no tiene nada.
why-rank-tricon = Entre dos tríos gana el de mayor rango: { $high } está por encima de { $low }.
why-rank-sequence = Entre dos secuencias gana la que tiene la carta más alta: { $high } está por encima de { $low }.
why-total = Entre dos jugadas de point gana el total más alto: { $high } es más que { $low }.
why-card-count = Las dos son point { $points }, y tres cartas ganan a dos.
why-position-dealer = Las mejores jugadas son iguales, y el empate es para el repartidor.
why-position-left = Las mejores jugadas son iguales; de los empatados, gana el primero a partir de la izquierda del repartidor.
why-position-nothing = Nadie tiene nada: todos empatan, y el empate es para el repartidor.

## Qué supone para el repartidor.

settles-dealer-won = Gana el repartidor, que no paga a nadie.
settles-f5-3 = El repartidor pierde y paga 1 punto al ganador.
settles-f5-4 = { $category ->
        [tricon] El repartidor también tiene trío, pero pierde: paga 1 punto a cada rival.
        [sequence] El repartidor también tiene secuencia, pero pierde: paga 1 punto a cada rival.
        [point] El repartidor también tiene point, pero pierde: paga 1 punto a cada rival.
       *[nothing] El repartidor tampoco tiene nada y pierde: paga 1 punto a cada rival.
    }

## Los pagos.

payment-pool-player = { $points ->
        [one] Del fondo al jugador { $to }: { $points } punto
       *[other] Del fondo al jugador { $to }: { $points } puntos
    }
payment-pool-you = { $points ->
        [one] Del fondo, para ti: { $points } punto
       *[other] Del fondo, para ti: { $points } puntos
    }
payment-player-player = { $points ->
        [one] Del jugador { $from } al jugador { $to }: { $points } punto
       *[other] Del jugador { $from } al jugador { $to }: { $points } puntos
    }
payment-player-you = { $points ->
        [one] Del jugador { $from }, para ti: { $points } punto
       *[other] Del jugador { $from }, para ti: { $points } puntos
    }
payment-you-player = { $points ->
        [one] Pagas al jugador { $to }: { $points } punto
       *[other] Pagas al jugador { $to }: { $points } puntos
    }

# Enlace a la regla que decide.
rule-link = Regla { $rule }

# Enlace que abre esas cartas en «¿Quién gana?».
check-it = Comprobar

## Qué está mal, dicho en su sitio.

problem-unknown-card = No existe esta carta: { $text }
problem-ambiguous-card = Se puede leer de varias maneras: { $text }. Puede ser: { $options }
problem-duplicate-card = La tienen a la vez los jugadores { $first } y { $second }: { $text }
problem-duplicate-card-same-hand = El jugador { $first } la tiene dos veces: { $text }
problem-too-few-cards = Cada jugador tiene tres cartas; aquí faltan.
problem-too-many-cards = Cada jugador tiene tres cartas; aquí sobran.
problem-too-few-players = Para el Commerce hacen falta al menos 3 jugadores.
problem-too-many-players = Pueden jugar 12 como máximo.
problem-dealer-missing = Indica quién reparte.
problem-dealer-out-of-range = El repartidor tiene que ser uno de los jugadores.
problem-seat-out-of-range = En esta mesa no hay ese sitio.
problem-unknown-kind = Esta clase de jugador no se conoce aquí.
problem-bad-seed = La semilla tiene de 1 a 24 signos: letras de la a a la z y cifras del 0 al 9.
problem-unknown-game = Este juego no se conoce aquí.
problem-unknown-option = Esta opción no se conoce aquí.
problem-bad-option = Esta opción no admite ese valor.
problem-damaged-record = Este reparto no se puede leer: el enlace está dañado o incompleto.
problem-newer-record = Este reparto se hizo con una versión más nueva de este sitio. Vuelve a cargar la página e inténtalo otra vez.
problem-illegal-move = La acción { $move } del reparto { $deal } va contra las reglas.
problem-unknown-action = En este juego no existe esa acción.

## Por qué no se puede hacer algo en este momento; a continuación va la regla.

problem-not-your-turn = No es tu turno.
problem-deal-over = El reparto ha terminado.
problem-must-answer = Primero responde a la oferta.
problem-no-offer = Nadie te ha ofrecido una carta.
problem-card-needed = Elige primero una de tus cartas.
problem-card-not-wanted = Para esta acción no hace falta ninguna carta.
problem-card-not-held = Esa carta no está entre las tres.
problem-deal-not-over = El reparto no ha terminado todavía.
problem-match-over = La partida ha terminado.
problem-not-a-bot = Este sitio es de una persona.
problem-nothing-to-undo = No hay nada que deshacer.
problem-bad-change = Este cambio no es posible.
problem-card-in-use = Esta carta ya está en otro lugar: { $text }

## Fallos del propio sitio.

problem-bad-request = La página y su motor no encajan. Vuelve a cargar la página.
problem-unknown-verb = La página y su motor no encajan. Vuelve a cargar la página.
problem-internal-error = El motor ha cometido un error. Vuelve a cargar la página e inténtalo otra vez.
problem-damaged-link = Este enlace está dañado, y no se ha podido rellenar nada.
