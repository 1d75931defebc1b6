### Las tres herramientas: la ronda de ejemplo, ¿quién gana? y la ronda de práctica; y el motor que les responde.

## El motor: el programa con las reglas.

engine-idle = El motor de reglas se pone en marcha cuando lo uses por primera vez.
engine-downloading = Cargando el motor de reglas: { $loaded } de { $total } MB
engine-starting = Poniendo en marcha el motor de reglas…
engine-ready = El motor de reglas está listo.
engine-failed = El motor de reglas no se ha cargado. Todo lo demás de esta página sigue funcionando.
engine-retry = Reintentar
engine-cancel = Detener la carga
engine-stopped = El motor de reglas está detenido.
engine-start = Arrancar de nuevo
engine-device = Este navegador o dispositivo no puede ejecutar el motor de reglas. Sin él no hay rondas de práctica, ni ejemplos cambiados, ni cuentas de los pagos. Las reglas, con sus dibujos y ejemplos, funcionan igual:
engine-progress = Carga del motor de reglas
needs-script = Esta parte necesita JavaScript. Las reglas de las demás páginas, no.

## Palabras de todas las herramientas.

seat = Jugador { $seat }
seat-you = Tú
dealer = repartidor
stock = mazo
pool = bote
balance = saldo
balance-is = saldo { $balance }
# Las vidas del juego con viuda.
chips = fichas
chips-count = { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}
widow = viuda
# Quien ha perdido su última ficha.
out = fuera
hand-of = Cartas del jugador { $seat }: { $cards }
card-moved = { $card }, recién cambiada
card-not-counted = { $card }, no cuenta
share = Compartir
copied = Enlace copiado.
copy-by-hand = Copia este enlace: { $link }
play-report = Avisar de un error
check-report = Avisar de un error
report-text = Hay algo mal aquí.
    Página: { $page }
    Idioma: { $language }
    Versión: { $version }
    Regla: { $rule }
    Registro: { $record }
    Qué está mal:
report-copied = El aviso está en el portapapeles. Añade qué está mal y envíanoslo.
report-refused = Copia este aviso, por favor:
undo = Deshacer
close = Cerrar

## El juego y sus opciones.

choose-game = Juego
game-name-foster = Compras e intercambios
game-name-widow = Viuda y vidas
options = Opciones
options-chosen = Opciones: { $options }
options-usual = Opciones: las habituales
option-chips = Fichas
option-exchanges = Cartas por cambio
option-exchanges-count = { $count ->
    [1] una carta
   *[other] hasta { $count } cartas
}
option-low_ace = A-2-3 es la escalera más baja
    .short = A-2-3
option-pounce = Pounce: cuatro cartas iguales
    .short = Pounce
option-extended = Extendida: pareja y suma no cuentan
    .short = Extendida

## Lo que pasa en una ronda, en presente.

event-deal = El jugador { $seat } reparte tres cartas a cada uno.
event-deal-you = Repartes tres cartas a cada uno.
event-stakes = Cada jugador aporta 1 punto al bote.
event-buy = El jugador { $seat } compra y paga 1 punto al repartidor, el jugador { $dealer }.
event-buy-pays-you = El jugador { $seat } compra y te paga 1 punto, porque repartes tú.
event-buy-free = El jugador { $seat }, que es el repartidor, compra gratis.
event-buy-you = Compras y pagas 1 punto al repartidor, el jugador { $dealer }.
event-buy-free-you = Compras gratis, porque repartes tú.
event-buy-cards = Sale: { $gave }. Entra: { $drew }.
event-offer = El jugador { $seat } ofrece una carta tapada al jugador { $other }.
event-offer-to-you = El jugador { $seat } te ofrece una carta tapada.
event-offer-you = Ofreces una carta tapada al jugador { $other }.
event-offer-card = Carta ofrecida: { $card }.
event-give = El jugador { $seat } acepta y da a cambio una carta al jugador { $other }.
event-give-to-you = El jugador { $seat } acepta y te da a cambio una carta.
event-give-you = Aceptas y das a cambio una carta al jugador { $other }.
event-give-cards = Carta dada: { $card }. Carta recibida: { $got }.
event-refuse = El jugador { $seat } se niega golpeando.
event-refuse-you = Te niegas golpeando.
event-knock = El jugador { $seat } golpea.
event-knock-you = Golpeas.
event-end-knock = La ronda termina en el acto.
event-end-refusal = La carta ofrecida vuelve sin que se haya visto, y la ronda termina.
event-end-stock = Se ha tomado la última carta del mazo, y la ronda termina.
event-end-cap = Hace tres vueltas que nadie compra, y la ronda termina.
event-showdown = Todos descubren sus cartas.

## Lo que pasa además en una ronda con viuda.

event-deal-widow = La viuda: { $cards }.
event-exchange = El jugador { $seat } cambia.
event-exchange-you = Cambias.
event-exchange-cards = A la viuda: { $gave }. De la viuda: { $took }.
event-pass = El jugador { $seat } pasa.
event-pass-you = Pasas.
# Después de la frase que dice quién golpea.
event-knock-last-turns = Cada uno de los demás tiene un último turno.
event-pounce = El jugador { $seat } hace Pounce y toma la cuarta carta.
event-pounce-you = Haces Pounce y tomas la cuarta carta.
event-pounce-cards = De la viuda: { $card }. Nueva en la viuda: { $refill }.
event-decline = El jugador { $seat } renuncia a la cuarta carta.
event-decline-you = Renuncias a la cuarta carta.
event-decline-card = Queda en la viuda: { $card }.
event-end-last-turns = Se acaban los últimos turnos, y la ronda termina.
event-end-passes = Todos han pasado dos veces seguidas, y la ronda termina.
# En la variante Extendida.
event-end-passes-extended = Se completa una vuelta entera de pases, y la ronda termina.
event-end-turns = Cada jugador ha tenido doce turnos y nadie ha golpeado: la ronda termina.
event-lose = El jugador { $seat } pierde una ficha. Le quedan: { $chips }.
event-lose-you = Pierdes una ficha. Te quedan: { $chips }.
event-out = El jugador { $seat } queda fuera.
event-out-you = Quedas fuera.
event-void = La ronda es nula: nadie pierde ninguna ficha, y el mismo repartidor vuelve a repartir.

## La ronda de ejemplo.

example-label = Ronda de ejemplo, paso a paso
example-step = Paso { $step } de { $steps }
example-steps = Pasos
# Se dice al llegar a un paso.
example-say = Paso { $step } de { $steps }. { $what }
example-first = Al principio
example-back = Atrás
example-next = Adelante
example-last = Al final
example-swipe = Desliza hacia los lados para pasar de un paso a otro
example-title-deal = El reparto
example-title-buy = El jugador { $seat } compra
example-title-offer = El jugador { $seat } intercambia
example-title-knock = El jugador { $seat } golpea
example-title-refuse = El jugador { $seat } se niega
example-title-showdown = Se descubren las cartas
# Solo con viuda.
example-title-exchange = El jugador { $seat } cambia
example-title-pass = El jugador { $seat } pasa
# Debajo de las cartas que cambian de sitio en un paso.
example-given-up = entregada
example-drawn = tomada
example-offered = ofrecida
example-given-back = dada a cambio
# Solo con viuda: la carta que se deja en ella y la que se toma.
example-left = dejada
example-taken = tomada
example-change = Cambia una carta
example-change-intro = ¿Y si las cartas fueran otras? El motor juega de nuevo la misma ronda.
example-change-dealer-hand = Las cartas del repartidor al empezar
example-change-draw = La carta que toma el repartidor
example-reset = Restablecer
# Solo con viuda: la carta que toma un jugador en el último turno.
example-change-taken = La carta que toma el jugador { $seat }
example-chips = Fichas, empezando por el jugador 1: { $chips }
example-balances = Saldos, empezando por el jugador 1: { $balances }

## ¿Quién gana?

check-label = ¿Quién gana?
check-players = Jugadores
check-dealer = Reparte
check-hands = Cartas
check-hand = Cartas del jugador { $seat }
check-place = Jugador { $seat }, carta { $place }: vacía
check-place-filled = Jugador { $seat }, carta { $place }: { $card }
check-place-unreadable = Jugador { $seat }, carta { $place }, no se entiende: { $text }
check-keys = Elige una carta: primero el valor y luego el palo
check-keys-rank = Valor
check-keys-suit = Palo
check-keys-delete = Borrar la última carta
check-filling = Jugador { $seat }, carta { $place }
check-filling-rank = Jugador { $seat }, carta { $place }: { $rank }, ¿de qué palo?
check-choose-rank = Elige primero el valor.
check-used = Ya la tiene el jugador { $seat }: { $card }
check-type = Escribir
check-type-label = Cartas del jugador { $seat }, por ejemplo 6P 7P KD
check-type-help = Valores: A K Q J 10 9 … 2. Palos: P picas, CO corazones, D diamantes, T tréboles.
check-type-set = Listo
check-did-you-mean = ¿Cuál quieres decir?
check-clear = Vaciar
check-next-deal = Siguiente ronda
check-empty = Marca las cartas y mira quién gana, y por qué.
check-missing = { $count ->
    [one] Falta completar las cartas de { $count } jugador.
   *[other] Falta completar las cartas de { $count } jugadores.
}
# Lo mismo con viuda.
check-empty-lowest = Marca las cartas y mira quién pierde una ficha, y por qué.
check-invalid-lowest = Corrige lo señalado y verás cuál es la peor jugada.
check-invalid = Corrige lo señalado y verás quién gana.
check-waiting = La respuesta llega en cuanto el motor de reglas esté listo.
# Below who wins or loses, while the engine is not there yet.
check-reasons-follow = El porqué y los pagos llegan en cuanto el motor de reglas esté listo.
check-payments = Quién paga a quién
check-net-label = Jugador { $seat } al descubrir las cartas: { $net }
# Con viuda no hace falta decir quién ha repartido.
check-dealer-unnamed = sin indicar
check-chips = Fichas antes de la ronda
check-chips-unknown = sin contar
check-chips-each = por jugador
check-chips-of = Fichas del jugador { $seat }
check-loses-label = El jugador { $seat } pierde una ficha
check-chips-left = Jugador { $seat }, fichas que le quedan: { $after }
# Todos empatan, y no se ha dicho cuántas fichas hay.
check-void-if = Pero si a nadie le queda más de una ficha, la ronda es nula.
# Después de «siguiente ronda»: quien ha perdido su última ficha deja la mesa, y los números se ajustan.
check-gone-out = { $count ->
    [one] Queda fuera y deja la mesa el jugador { $seats }. Los que van detrás avanzan un sitio.
   *[other] Quedan fuera y dejan la mesa los jugadores { $seats }. Los que van detrás avanzan.
}
# Lo que diría el otro juego de las mismas cartas.
check-other-foster = Con compras e intercambios sería distinto: ganaría el jugador { $seat }.
check-other-widow = Con viuda y vidas sería distinto. Mejor jugada: { $winners ->
    [one] jugador { $best }
   *[other] jugadores { $best }
}. Peor jugada: { $losers ->
    [one] jugador { $lowest }
   *[other] jugadores { $lowest }
}.
check-other-link = Verlo allí
# En lugar de las teclas, cuando están todas las cartas.
check-tap-a-card = Toca una carta para cambiarla.

## La ronda de práctica: antes de empezar.

play-label = Ronda de práctica
play-skip = Saltar la ronda de práctica
play-setup = Tu mesa
play-players = Jugadores
play-seat = Tu sitio
play-seat-any = Al azar
play-seat-number = Sitio { $seat }
play-bots = Nivel de los demás
play-bots-easy = Fácil
play-bots-steady = Sólido
play-bots-mixed = Mixto
play-length = Duración
play-length-match = { $count ->
    [one] Partida ({ $count } ronda)
   *[other] Partida ({ $count } rondas)
}
# Con viuda no se sabe cuántas rondas hacen falta.
play-length-match-chips = Hasta la última ficha
play-length-deal = Una ronda
play-learning = Aprendizaje: puedes volver atrás
play-start = Repartir
play-continue = Seguir con tu última ronda
play-loading = Las cartas se reparten en cuanto el motor de reglas esté listo.

## La ronda de práctica: la mesa.

play-deal-of = Ronda { $deal } de { $deals }
# Cuando no se sabe cuántas rondas habrá.
play-deal = Ronda { $deal }
play-log = Crónica de la ronda
play-kind-easy = fácil
play-kind-steady = sólido
play-kind-human = persona
play-stock = mazo { $count }
play-seat-label = Jugador { $seat }, saldo { $balance }
play-seat-label-dealer = Jugador { $seat }, repartidor, saldo { $balance }
play-others = Los demás jugadores
play-your-hand = Tus cartas
play-now = Ahora: { $hand }
play-your-turn = Te toca.
# Después de la frase que dice quién ofrece una carta.
play-offered = Elige la que das a cambio o niégate.
play-others-turn = El jugador { $seat } está pensando.
play-choose-card = Elige primero una carta.

## La ronda de práctica: la mesa con viuda.

play-widow = La viuda
mark-knocked = ha golpeado
mark-last-turn = le queda un turno
mark-frozen = cuatro, fijas
play-your-last-turn = Tu último turno: cambia o pasa.
play-claim = Puedes tomar con Pounce esta carta: { $card }.
# Quizá otro tenga derecho a una carta, y nadie debe ver quién.
play-moment = Un momento…
play-choose-both = Elige una de tus cartas y una de la viuda.
play-choose-open = Ahora elige una carta de la viuda.
play-choose-own = Ahora elige una de tus cartas.
play-choose-as-many = Elige tantas cartas de la viuda como de las tuyas.
play-out = Has quedado fuera. Los demás siguen jugando.
play-out-watch = Mirar
play-out-skip = Saltar al final

# Las acciones: la palabra grande y la línea pequeña.
action-buy = Comprar
    .with = { $card } y 1 punto
    .free = { $card }, gratis
# «Intercambiar» no cabe en un teléfono estrecho.
action-barter = Ofrecer
    .with = { $card } al vecino
action-knock = Golpear
    .with = termina la ronda
    .last = últimos turnos
action-give = Dar a cambio
    .with = { $card } al jugador { $seat }
action-refuse = Negarse
    .with = golpea y termina
# Con viuda.
action-exchange = Cambiar
    .with = { $gave } por { $took }
action-pass = Pasar
    .with = sin cambio
action-pounce = Pounce
    .with = toma { $card }
action-decline = Renunciar
    .with = deja { $card }
# La línea pequeña de «Cambiar» mientras faltan cartas: de las dos partes, de la viuda, de las tuyas.
action-choose-both = elige cartas
action-choose-open = ¿qué carta tomas?
action-choose-own = ¿qué carta dejas?
# Mientras no hay ninguna carta elegida.
action-choose = elige una carta
action-not-now = ahora no
play-next-deal = Siguiente ronda
play-new-deal = Empezar de nuevo
play-new-match = Partida nueva
play-settings = Ajustes
play-watch = Adelantar
play-hint = Pista
play-say-all = Leer la mesa
play-undo-move = Volver atrás
play-share = Compartir esta ronda
play-seed = Semilla: { $seed }
play-seed-help = La misma semilla vuelve a dar las mismas cartas, y así cualquiera puede comprobar la mezcla.

## La ronda de práctica: toda la mesa en palabras.

tell-deal = Ronda { $deal } de { $deals }. Repartidor: el jugador { $seat }.
tell-deal-you = Ronda { $deal } de { $deals }. Repartes tú.
tell-stock = Mazo: { $count }. Bote: { $pool }.
tell-hand = Tus cartas: { $cards }. Jugada: { $hand }.
tell-balance = Saldo del jugador { $seat }: { $balance }.
tell-balance-you = Tu saldo: { $balance }.
# Con viuda.
tell-deal-open = Ronda { $deal }. Repartidor: el jugador { $seat }.
tell-deal-open-you = Ronda { $deal }. Repartes tú.
tell-widow = Viuda: { $cards }. Mazo: { $count }.
tell-chips = Fichas del jugador { $seat }: { $chips }.
tell-chips-you = Tus fichas: { $chips }.
tell-out = El jugador { $seat } está fuera.
tell-out-you = Estás fuera.
tell-last-turns = Les queda un turno: { $seats }.

## La ronda de práctica: las pistas.

hint-buy = Compra y entrega: { $card }.
hint-barter = Ofrece para intercambiar: { $card }.
hint-knock = Golpea.
hint-give = Da a cambio: { $card }.
hint-refuse = Niégate golpeando.
# Los motivos.
reason-knock-combination = { $category ->
    [tricon] Un trío casi nunca pierde.
    [sequence] Una escalera casi nunca pierde.
   *[nothing] Con un cambio se arriesga más de lo que se gana.
}
reason-knock-point = Con { $players } jugadores basta una suma de { $points }: si esperas, das tiempo a los demás.
reason-refuse-combination = { $category ->
    [tricon] Un trío casi nunca pierde.
    [sequence] Una escalera casi nunca pierde.
   *[nothing] Con un cambio se arriesga más de lo que se gana.
}
reason-refuse-point = Con { $players } jugadores, una suma de { $points } vale más que lo que pueda traer la oferta.
reason-buy-to-improve = Conviene guardar estas dos y buscarles compañera: { $keep }. Bien vale 1 punto.
reason-buy-for-nothing = Repartes tú y compras gratis. Conviene guardar estas dos: { $keep }.
reason-barter-to-improve = Conviene guardar estas dos: { $keep }. Intercambiar no cuesta nada.
reason-give-least-useful = Es la carta que menos falta te hace. Conviene guardar estas dos: { $keep }.

## La ronda de práctica: las pistas con viuda.

hint-exchange = Cambia. Deja: { $gave }. Toma: { $took }.
hint-pass = Pasa.
hint-pounce = Haz Pounce.
reason-pounce-four = Cuatro cartas iguales ganan a cualquier jugada de tres.
reason-knock-good = Tu jugada: { $hand }. Con { $players } jugadores rara vez es la peor, y el golpe deja a los demás un solo turno.
reason-knock-late = Tu jugada: { $hand }. La ronda ya dura mucho, y cada turno ayuda también a los demás.
reason-exchange-better = Así mejora tu jugada: { $hand }.
reason-exchange-hopeful = Tu jugada no mejora todavía, pero te acercas a una combinación.
reason-pass-nothing-better = Tu jugada: { $hand }. Ningún cambio la mejora.
reason-pass-frozen = Después de un Pounce tus cartas quedan fijas, y alguien ha golpeado ya.

## La ronda de práctica: el final.

# Solo con viuda.
match-length = { $deals ->
    [one] La partida ha durado { $deals } ronda.
   *[other] La partida ha durado { $deals } rondas.
}
match-won = El jugador { $seat } gana la partida.
match-won-you = Ganas la partida.
match-shared = Comparten la victoria los jugadores { $seats }.
