### Qué es una jugada, quién gana, por qué, quién paga a quién y qué está mal en lo que se ha puesto.
### La suma es la categoría; los puntos son siempre los del saldo. No se confunden.
### Los juegos son dos: compras e intercambios, y viuda y vidas. Lo que es solo de uno de ellos lo dice.

## Las categorías, de mejor a peor. Cuatro, color y pareja son del juego con viuda; nada, del de compras e intercambios.

category-four = cuatro cartas iguales
category-tricon = trío
category-sequence = escalera
category-flush = color
category-pair = pareja
category-point = suma
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
hand-sequence = escalera
    .detail = { $rank ->
        [A] al as
        [K] al rey
        [Q] a la reina
        [J] a la jota
       *[other] al { $letter }
    }
    .whole = { $rank ->
        [A] escalera al as
        [K] escalera al rey
        [Q] escalera a la reina
        [J] escalera a la jota
       *[other] escalera al { $letter }
    }
hand-point = suma { $points }
    .detail = { $count ->
        [2] dos cartas
       *[3] tres cartas
    }
    .whole = { $count ->
        [2] suma { $points } con dos cartas
       *[3] suma { $points } con tres cartas
    }
hand-nothing = nada
    .detail = tres palos
    .whole = nada

## Las jugadas del juego con viuda.

# Cuatro cartas iguales, después de un Pounce.
hand-four = cuatro
    .detail = { $rank ->
        [A] ases
        [K] reyes
        [Q] reinas
        [J] jotas
        [T] dieces
        [9] nueves
        [8] ochos
        [7] sietes
        [6] seises
        [5] cincos
        [4] cuatros
        [3] treses
       *[2] doses
    }
    .whole = { $rank ->
        [A] cuatro ases
        [K] cuatro reyes
        [Q] cuatro reinas
        [J] cuatro jotas
        [T] cuatro dieces
        [9] cuatro nueves
        [8] cuatro ochos
        [7] cuatro sietes
        [6] cuatro seises
        [5] cuatro cincos
        [4] cuatro cuatros
        [3] cuatro treses
       *[2] cuatro doses
    }
hand-flush = color
    .detail = { $rank ->
        [A] al as
        [K] al rey
        [Q] a la reina
        [J] a la jota
       *[other] al { $letter }
    }
    .whole = { $rank ->
        [A] color al as
        [K] color al rey
        [Q] color a la reina
        [J] color a la jota
       *[other] color al { $letter }
    }
hand-pair = pareja
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
        [A] pareja de ases
        [K] pareja de reyes
        [Q] pareja de reinas
        [J] pareja de jotas
        [T] pareja de dieces
        [9] pareja de nueves
        [8] pareja de ochos
        [7] pareja de sietes
        [6] pareja de seises
        [5] pareja de cincos
        [4] pareja de cuatros
        [3] pareja de treses
       *[2] pareja de doses
    }
# La suma del juego con viuda: el total de las tres cartas.
hand-point-all = suma { $points }
    .detail = las tres cartas
    .whole = suma { $points }
# Una jugada que no cuenta en la variante Extendida.
hand-unranked = sin combinación
    .detail = no cuenta
    .whole = sin combinación

## Quién gana.

winner = Gana el jugador { $seat }.
winner-you = Ganas tú.
best-so-far = Va en cabeza el jugador { $seat }.
best-so-far-several = Van en cabeza los jugadores { $seats }.

## Quién pierde una ficha (viuda y vidas).

loses = El jugador { $seat } pierde una ficha.
loses-you = Pierdes una ficha.
loses-several = Los jugadores { $seats } pierden una ficha cada uno.
loses-several-you = { $count ->
    [one] Pierdes una ficha, y el jugador { $seats }, otra.
   *[other] Pierdes una ficha, y los jugadores { $seats }, otra cada uno.
}
loses-nobody = La ronda es nula: nadie pierde ninguna ficha.
# Mientras faltan jugadas.
lowest-so-far = Por ahora tiene la peor jugada el jugador { $seat }.
lowest-so-far-several = Por ahora tienen la peor jugada los jugadores { $seats }.
# In the game with a widow, before the engine says what follows.
all-equal = Todas las jugadas son iguales.

## Por qué una jugada supera a otra: con compras e intercambios, la ganadora a la siguiente;
## con viuda y vidas, la penúltima a la peor.

why-category-four-tricon = Cuatro cartas iguales ganan a cualquier trío.
why-category-four-sequence = Cuatro cartas iguales ganan a cualquier escalera.
why-category-four-flush = Cuatro cartas iguales ganan a cualquier color.
why-category-four-pair = Cuatro cartas iguales ganan a cualquier pareja.
why-category-four-point = Cuatro cartas iguales ganan a cualquier suma.
why-category-tricon-flush = Cualquier trío gana a cualquier color.
why-category-tricon-pair = Cualquier trío gana a cualquier pareja.
why-category-sequence-flush = Cualquier escalera gana a cualquier color.
why-category-sequence-pair = Cualquier escalera gana a cualquier pareja.
why-category-flush-pair = Cualquier color gana a cualquier pareja.
why-category-flush-point = Cualquier color gana a cualquier suma.
why-category-pair-point = Cualquier pareja gana a cualquier suma.
why-category-tricon-sequence = Cualquier trío gana a cualquier escalera.
why-category-tricon-point = Cualquier trío gana a cualquier suma.
why-category-tricon-nothing = Cualquier trío gana a quien no tiene nada.
why-category-sequence-point = Cualquier escalera gana a cualquier suma.
why-category-sequence-nothing = Cualquier escalera gana a quien no tiene nada.
why-category-point-nothing = Cualquier suma gana a quien no tiene nada.
why-rank-tricon = Entre dos tríos gana el más alto: { $high } gana a { $low }.
why-rank-sequence = Entre dos escaleras decide la carta más alta: { $high } gana a { $low }.
why-total = Entre dos sumas gana la más alta: { $high } gana a { $low }.
why-card-count = Las dos suman { $points }, y tres cartas ganan a dos.
why-position-dealer = Las mejores jugadas son iguales, y en los empates gana el repartidor.
why-position-left = Las mejores jugadas son iguales; de los empatados, gana el primero contando desde la izquierda del repartidor.
why-position-nothing = Nadie tiene nada: todos empatan, y en los empates gana el repartidor.

## Por qué la peor jugada está por debajo de la siguiente (viuda y vidas).

why-low-rank-four = Entre dos jugadas de cuatro pierde la más baja: { $high } gana a { $low }.
why-low-rank-tricon = Entre dos tríos pierde el más bajo: { $high } gana a { $low }.
why-low-rank-sequence = Entre dos escaleras decide la carta más alta: { $high } gana a { $low }.
why-low-rank-flush = Entre dos colores decide la carta más alta: { $high } gana a { $low }.
why-low-rank-pair = Entre dos parejas pierde la más baja: { $high } gana a { $low }.
why-low-total = Entre dos sumas pierde la más baja: { $high } gana a { $low }.
# Son iguales los totales, las cartas más altas o las parejas; $low y $high son las primeras cartas distintas.
why-low-cards-point = Las dos suman { $points }; se comparan las cartas, de la más alta a la más baja: { $high } gana a { $low }.
why-low-cards-flush = Las cartas más altas son iguales; se comparan las siguientes: { $high } gana a { $low }.
why-low-cards-pair = Las parejas son iguales; decide la carta suelta: { $high } gana a { $low }.

## Qué supone para las peores jugadas (viuda y vidas).

settles-w5-2 = Las peores jugadas son iguales carta por carta, y cada uno de los empatados pierde una ficha.
settles-w7-2 = En la Extendida, todas las jugadas sin combinación pierden una ficha.
void-w5-4 = Todos empatan, y no quedaría nadie con fichas. Por eso nadie pierde ninguna, y el mismo repartidor vuelve a repartir.
void-w7-2 = En la Extendida, si nadie tiene combinación, nadie pierde ninguna ficha. El mismo repartidor vuelve a repartir.

## Qué supone para el repartidor (compras e intercambios).

settles-dealer-won = Gana el repartidor, que no paga a nadie.
settles-f5-3 = El repartidor pierde y paga 1 punto al ganador.
settles-f5-4 = { $category ->
        [tricon] El repartidor también tenía trío, así que paga 1 punto a cada uno de los demás.
        [sequence] El repartidor también tenía escalera, así que paga 1 punto a cada uno de los demás.
        [point] El repartidor también tenía una suma, así que paga 1 punto a cada uno de los demás.
       *[nothing] El repartidor tampoco tenía nada, así que paga 1 punto a cada uno de los demás.
    }

## Los pagos.

payment-pool-player = { $points ->
        [one] Del bote al jugador { $to }: { $points } punto
       *[other] Del bote al jugador { $to }: { $points } puntos
    }
payment-pool-you = { $points ->
        [one] Del bote, para ti: { $points } punto
       *[other] Del bote, para ti: { $points } puntos
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
check-it = Abrir en «¿Quién gana?»

## Qué está mal, dicho en su sitio.

problem-unknown-card = No existe esta carta: { $text }
problem-ambiguous-card = Se puede leer de varias maneras: { $text }. Puede ser: { $options }
problem-duplicate-card = La tienen a la vez los jugadores { $first } y { $second }: { $text }
problem-duplicate-card-same-hand = El jugador { $first } la tiene dos veces: { $text }
problem-too-few-cards = Cada jugador tiene tres cartas; aquí faltan.
problem-too-many-cards = Cada jugador tiene tres cartas; aquí sobran.
problem-too-few-players = Hacen falta al menos { $least } jugadores.
problem-too-many-players = Pueden jugar { $most } como máximo.
problem-dealer-missing = Indica quién reparte.
problem-dealer-out-of-range = El repartidor tiene que ser uno de los jugadores.
problem-seat-out-of-range = En esta mesa no hay ese sitio.
problem-unknown-kind = Esta clase de jugador no se conoce aquí.
problem-bad-seed = La semilla tiene de 1 a 24 signos: letras de la a a la z y cifras del 0 al 9.
problem-unknown-game = Este juego no se conoce aquí.
problem-unknown-option = Esta opción no se conoce aquí.
problem-bad-option = Esta opción no admite ese valor.
problem-damaged-record = Esta ronda no se puede leer: el enlace está dañado o incompleto.
problem-newer-record = Esta ronda se hizo con una versión más nueva de este sitio. Vuelve a cargar la página e inténtalo otra vez.
problem-illegal-move = La acción { $move } de la ronda { $deal } va contra las reglas.
problem-unknown-action = En este juego no existe esa acción.

## Por qué no se puede hacer algo en este momento; a continuación va la regla.

problem-not-your-turn = No es tu turno.
problem-deal-over = La ronda ha terminado.
problem-must-answer = Primero responde a la oferta.
problem-no-offer = Nadie te ha ofrecido una carta.
problem-card-needed = Elige primero una de tus cartas.
problem-card-not-wanted = Para esta acción no hace falta ninguna carta.
problem-card-not-held = El jugador no tiene esa carta.
# Estos son del juego con viuda.
problem-card-not-open = Esa carta no está en la viuda.
problem-uneven-exchange = Hay que dejar tantas cartas como se toman.
problem-too-many-exchanged = { $most ->
    [one] Solo se puede cambiar { $most } carta cada vez.
   *[other] Se pueden cambiar como máximo { $most } cartas cada vez.
}
problem-already-knocked = Alguien ha golpeado ya: cambia o pasa.
problem-hand-frozen = Después de un Pounce, las cartas quedan fijas.
problem-option-off = En esta mesa, esa opción está desactivada.
problem-no-claim = No hay ninguna carta a la que tengas derecho.
problem-claim-open = Primero haz Pounce o renuncia.
problem-claim-of-another = Antes puede hacer Pounce otro jugador.
problem-player-out = El jugador { $seat } está fuera.
problem-chips-for-each-hand = Indica cuántas fichas tiene cada jugador, o un solo número para todos.
problem-deal-not-over = La ronda no ha terminado todavía.
problem-match-over = La partida ha terminado.
problem-not-a-bot = Este sitio es de una persona.
problem-nothing-to-undo = No hay nada que deshacer.
problem-bad-change = Este cambio no es posible.
problem-card-in-use = Esta carta ya está en otro lugar: { $text }

## Fallos del propio sitio.

problem-bad-request = La página y el motor son de versiones distintas. Vuelve a cargar la página.
problem-unknown-odds = La página y el motor son de versiones distintas. Vuelve a cargar la página.
problem-unknown-verb = La página y el motor son de versiones distintas. Vuelve a cargar la página.
problem-internal-error = El motor ha cometido un error. Vuelve a cargar la página e inténtalo otra vez.
problem-damaged-link = Este enlace está dañado, y no se ha podido rellenar nada.
