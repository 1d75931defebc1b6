### Las tres herramientas: el reparto de ejemplo, ¿quién gana? y el reparto de práctica; y el motor que les responde.

## El motor: el programa con las reglas.

engine-idle = El motor de reglas se pone en marcha cuando lo uses por primera vez.
engine-downloading = Cargando el motor de reglas: { $loaded } de { $total } MB
engine-starting = Poniendo en marcha el motor de reglas…
engine-ready = El motor de reglas está listo.
engine-failed = El motor de reglas no se ha cargado. Todo lo demás de esta página sigue funcionando.
engine-retry = Reintentar
engine-cancel = Detener la carga
engine-progress = Carga del motor de reglas
needs-script = Esta parte necesita JavaScript. Las reglas de las demás páginas, no.

## Palabras de todas las herramientas.

seat = Jugador { $seat }
seat-you = Tú
dealer = repartidor
stock = mazo
pool = fondo
balance = saldo
balance-is = saldo { $balance }
hand-of = Cartas del jugador { $seat }: { $cards }
card-moved = { $card }, recién cambiada
card-not-counted = { $card }, no cuenta
share = Compartir
copied = Enlace copiado.
copy-by-hand = Copia este enlace: { $link }
undo = Deshacer
close = Cerrar

## Lo que pasa en un reparto, en presente.

event-deal = El jugador { $seat } reparte tres cartas a cada uno.
event-deal-you = Repartes tres cartas a cada uno.
event-stakes = Cada jugador aporta 1 punto al fondo.
event-buy = El jugador { $seat } compra y paga 1 punto al repartidor, el jugador { $dealer }.
event-buy-pays-you = El jugador { $seat } compra y te paga 1 punto, porque repartes tú.
event-buy-free = El jugador { $seat }, que es el repartidor, compra gratis.
event-buy-you = Compras y pagas 1 punto al repartidor, el jugador { $dealer }.
event-buy-you-free = Compras gratis, porque repartes tú.
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
event-end-knock = El reparto termina en el acto.
event-end-refusal = La carta ofrecida vuelve sin que se haya visto, y el reparto termina.
event-end-stock = Se ha tomado la última carta del mazo, y el reparto termina.
event-end-cap = Hace tres rondas que nadie compra, y el reparto termina.
event-showdown = Todos descubren sus cartas.

## El reparto de ejemplo.

example-label = Reparto de ejemplo, paso a paso
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
example-title-barter = El jugador { $seat } intercambia
example-title-knock = El jugador { $seat } golpea
example-title-refuse = El jugador { $seat } se niega
example-title-showdown = Cartas descubiertas
# Debajo de las cartas que cambian de sitio en un paso.
example-given-up = entregada
example-drawn = tomada
example-offered = ofrecida
example-given-back = a cambio
example-change = Cambia las cartas
example-change-intro = ¿Y si las cartas fueran otras? El motor juega de nuevo el mismo reparto.
example-dealer-hand = Las cartas del repartidor al empezar
example-draw = La carta que toma el repartidor
example-reset = Como estaba
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
check-keys = Elige una carta: primero el rango y luego el palo
check-keys-rank = Rango
check-keys-suit = Palo
check-keys-delete = Borrar la última carta
check-filling = Jugador { $seat }, carta { $place }
check-filling-rank = Jugador { $seat }, carta { $place }: { $rank }, ¿de qué palo?
check-choose-rank = Elige primero el rango.
check-used = Ya la tiene el jugador { $seat }: { $card }
check-type = Escribir
check-type-label = Cartas del jugador { $seat }, por ejemplo 6P 7P KD
check-type-help = Rangos: A K Q J 10 9 … 2. Palos: P picas, CO corazones, D diamantes, T tréboles.
check-type-set = Poner
check-did-you-mean = ¿Cuál quieres decir?
check-clear = Vaciar
check-next-deal = Otro reparto
check-empty = Pon las cartas y aquí se dirá quién gana.
check-missing = { $count ->
    [one] Falta completar las cartas de { $count } jugador.
   *[other] Falta completar las cartas de { $count } jugadores.
}
check-invalid = Corrige lo que está señalado y aquí se dirá quién gana.
check-waiting = La respuesta llega en cuanto el motor de reglas esté listo.
check-payments = Quién paga a quién
check-net-label = Jugador { $seat } al descubrir las cartas: { $net }
# En lugar de las teclas, cuando están todas las cartas.
check-tap-a-card = Toca una carta para cambiarla.

## El reparto de práctica: antes de empezar.

play-label = Reparto de práctica
play-skip = Saltar el reparto de práctica
play-setup = Tu mesa
play-players = Jugadores
play-seat = Tu sitio
play-seat-any = Al azar
play-seat-number = Sitio { $seat }
play-bots = Nivel de los demás
play-bots-easy = Fácil
play-bots-steady = Sólido
play-bots-mixed = Mezclado
play-length = Duración
play-length-match = { $count ->
    [one] { $count } reparto
   *[other] { $count } repartos
}
play-length-deal = Un solo reparto
play-learning = Aprendizaje: puedes volver atrás
play-start = Repartir
play-continue = Seguir con tu último reparto
play-loading = Las cartas se reparten en cuanto el motor de reglas esté listo.

## El reparto de práctica: la mesa.

play-deal-of = Reparto { $deal } de { $deals }
play-log = Crónica del reparto
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
play-others-turn = Está pensando el jugador { $seat }.
play-choose-card = Elige primero una carta.

action-buy = Comprar
    .with = { $card } y 1 punto
    .free = { $card }, gratis
# «Intercambiar» no cabe en un teléfono estrecho.
action-barter = Ofrecer
    .with = { $card } al jugador { $seat }
action-knock = Golpear
    .with = termina el reparto
action-give = Dar a cambio
    .with = { $card } al jugador { $seat }
action-refuse = Negarse
    .with = golpea y termina
# Mientras no hay ninguna carta elegida.
action-choose = elige una carta
action-not-now = ahora no
play-next-deal = Otro reparto
play-new-deal = Reparto nuevo
play-new-match = Partida nueva
play-settings = Ajustes
play-watch = Adelantar
play-hint = ¿Tú qué harías?
play-say-all = Leer toda la mesa
play-undo-move = Volver atrás
play-share = Compartir este reparto
play-seed = Semilla: { $seed }
play-seed-help = La misma semilla vuelve a dar las mismas cartas, y así cualquiera puede comprobar la mezcla.

## El reparto de práctica: toda la mesa en palabras.

tell-deal = Reparto { $deal } de { $deals }. Repartidor: el jugador { $seat }.
tell-deal-you = Reparto { $deal } de { $deals }. Repartes tú.
tell-stock = Mazo: { $count }. Fondo: { $pool }.
tell-hand = Tus cartas: { $cards }. Jugada: { $hand }.
tell-balance = Saldo del jugador { $seat }: { $balance }.
tell-balance-you = Tu saldo: { $balance }.

## El reparto de práctica: las pistas.

hint-buy = Compra y entrega: { $card }.
hint-barter = Ofrece para intercambiar: { $card }.
hint-knock = Golpea.
hint-give = Da a cambio: { $card }.
hint-refuse = Niégate golpeando.
# Los motivos.
reason-knock-combination = { $category ->
    [tricon] Casi nada gana a un trío.
    [sequence] Casi nada gana a una secuencia.
   *[nothing] Un cambio traería menos de lo que arriesga.
}
reason-knock-point = Con { $players } jugadores, point { $points } es bastante: esperar da tiempo a los demás.
reason-refuse-combination = { $category ->
    [tricon] Casi nada gana a un trío.
    [sequence] Casi nada gana a una secuencia.
   *[nothing] Un cambio traería menos de lo que arriesga.
}
reason-refuse-point = Con { $players } jugadores, point { $points } vale más que lo que pueda traer la oferta.
reason-buy-to-improve = Estas dos son las que más prometen con una carta nueva: { $keep }. Eso bien vale 1 punto.
reason-buy-for-nothing = El repartidor compra gratis, y estas dos son las que más prometen: { $keep }.
reason-barter-to-improve = Estas dos son las que más prometen: { $keep }. Intercambiar no cuesta nada.
reason-give-least-useful = Es la carta que menos falta te hace. Estas dos son las que más prometen: { $keep }.

## El reparto de práctica: el final.

match-won = El jugador { $seat } gana la partida.
match-won-you = Ganas la partida.
match-shared = Comparten la victoria los jugadores { $seats }.
