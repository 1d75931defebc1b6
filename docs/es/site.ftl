### El marco de todas las páginas: cabecera, pie, menús, búsqueda, reglas, dibujos y la página para quien se ha perdido.

## Palabras para lectores de pantalla y botones

skip-to-content = Ir al contenido
pages-label = Páginas de este sitio
footer-pages-label = Todas las páginas
languages-label = Idioma
footer-languages-label = Esta página en otros idiomas
menu-label = Menú
sections-label = Las ocho secciones

## Las páginas, como se nombran en la cabecera, el menú y el pie

page-check = ¿Quién gana?
page-foster = Compras e intercambios
page-widow = Viuda y vidas
page-play = Practicar
page-history = Historia
page-about = Sobre el sitio

## La página de inicio

tasks-label = ¿Qué quieres hacer?
task-check = ¿Quién gana?
    .description = Toca las cartas: quién y por qué
task-rules = Leer las reglas
    .description = Dos juegos, con ocho secciones breves cada uno
task-play = Probar una ronda
    .description = Contra la máquina, sin cuenta
games-label = Los dos juegos
games-question = ¿Hay tres cartas a la vista en la mesa?
game-foster = Compras e intercambios
    .answer = No
    .description = Compra, intercambia o golpea. La mejor jugada se lleva el bote; nadie queda eliminado.
game-widow = Viuda y vidas
    .answer = Sí
    .description = Cambia, pasa o golpea. La peor jugada pierde una de tres vidas.

## Al pie de cada página

footer-note = Sin cookies ni publicidad. Lo que haces aquí no sale de tu dispositivo.

## El aspecto

scheme-label = Colores
scheme-auto = Sistema
scheme-light = Claro
scheme-dark = Oscuro
letters-label = Letras de las cartas

## La búsqueda

search-label = Buscar
search-placeholder = Buscar en las reglas y las páginas
search-close = Cerrar
search-none = No se ha encontrado nada para «{ $query }».
search-found = Resultados: { $count }
search-failed = No se ha podido cargar la búsqueda. Inténtalo otra vez.

## Las reglas

rule-link-here = Regla { $rule }
rule-report = Avisar de un error en la regla { $rule }
rule-is-agreement = Esta regla es una decisión nuestra; a continuación va el motivo.
rule-agreement-label = Decisión nuestra:
rule-report-copied = El aviso sobre la regla { $rule } está en el portapapeles. Añade qué está mal y envíanoslo.
rule-report-text = Hay algo mal en la regla { $rule }.
    Página: { $page }
    Idioma: { $language }
    Versión: { $version }
    Qué está mal:
rule-report-refused = Copia este aviso, por favor:

## Marcos que se deslizan de lado

frame-hint = Desliza hacia los lados para verlo todo

## Números en el texto

# El separador de millares, un espacio fino, está en mkdocs.yml.
site-number = { NUMBER($value) }

## La página para quien se ha perdido

not-found-title = Página no encontrada · Commerce
not-found-heading = Esta carta no está en la baraja.
not-found-lead = En esta dirección no hay ninguna página. Esto es lo que tiene el sitio:

## El uso sin conexión: lo que se guarda, en la página sobre el sitio

offline-part-pages = Páginas, cartas y dibujos
offline-part-search = Buscador
offline-part-engine = El motor de las herramientas
offline-here = guardado
offline-absent = sin guardar
offline-keep = Guardarlo todo:
offline-remove = Borrar el buscador y el motor
offline-restore = Volver a activarlo
offline-keeping = Descargando lo que falta…
offline-kept = Todo está en este dispositivo. El sitio funciona sin conexión.
offline-removed = El buscador y el motor se han borrado. Las páginas se quedan.
offline-full = No hay bastante espacio en este dispositivo. Lo que ya estaba guardado se queda y el sitio sigue funcionando como antes. Libera espacio y vuelve a intentarlo.
offline-cut = Se ha cortado la conexión. Lo que ya ha llegado se queda; si lo intentas otra vez, se descarga solo el resto.
offline-changed = Mientras tanto, el sitio se ha renovado. Vuelve a cargar esta página e inténtalo otra vez.
offline-altered = Lo que llega aquí no es lo que el sitio envía: puede que esta red añada algo suyo a las páginas o que el sitio se esté renovando en este momento. Prueba más tarde o desde otra red; lo que ya estaba guardado se queda.
offline-refused = Este navegador no guarda nada del sitio. Puede que sea una ventana privada o que los ajustes lo impidan. Para guardarlo, abre el sitio en una ventana normal; todo lo demás funciona también aquí.
offline-off = El uso sin conexión está desactivado en este navegador y no se guarda nada.
offline-none = Esta copia del sitio se ha construido sin uso sin conexión: no guarda sus páginas en tu dispositivo.

## El aviso de una versión nueva, al pie de la pantalla

offline-ready = Hay una versión nueva del sitio.
offline-reload = Actualizar
offline-later = Más tarde
offline-switched-off = El uso sin conexión está desactivado, y lo que se había guardado se ha borrado.
offline-switched-on = El uso sin conexión vuelve a estar activado.

## La página que aparece sin conexión en lugar de una que no está guardada

no-line-title = Sin conexión · Commerce
no-line-heading = Esta carta sigue en el mazo.
no-line-lead = No hay conexión, y esta página no está en tu dispositivo. Del sitio puede que tengas esto:

## El sitio instalado como aplicación, y su línea en la lista de idiomas

app-name = Commerce: reglas y práctica
app-short-name = Commerce
app-description = El juego de cartas Commerce: las reglas, un árbitro para la mesa y rondas de práctica.
chooser-line = Reglas, quién gana, práctica

## Los dibujos

diagram-in-words = Versión en texto

## La mesa, vista desde arriba

diagram-table-title = { $players ->
    [one] La mesa con { $players } jugador, vista desde arriba
   *[other] La mesa con { $players } jugadores, vista desde arriba
}
diagram-table-dealer = repartidor
diagram-table-eldest = el mano
diagram-table-first = juega primero
diagram-table-stock = mazo
diagram-table-waste = descarte
diagram-table-pool = bote
diagram-table-words = Los jugadores se sientan alrededor de la mesa, cada uno con tres cartas tapadas. El jugador { $dealer } es el repartidor. A su izquierda se sienta el jugador { $eldest }, que es el mano y juega primero. Se juega en el sentido de las agujas del reloj, y en ese sentido pasa también el reparto.
diagram-table-words-middle = En el centro están el mazo, tapado; el descarte, también tapado y vacío al principio, y el bote. Cartas en el mazo: { $stock }. Puntos en el bote: { $pool }.

# Lo mismo para el juego con viuda.
diagram-widow-table-words = Los jugadores se sientan alrededor de la mesa, cada uno con tres cartas tapadas. Junto a cada uno están sus fichas, que son sus vidas: { $chips } por jugador. El jugador { $dealer } es el repartidor. A su izquierda se sienta el jugador { $eldest }, que es el mano y juega primero. Se juega en el sentido de las agujas del reloj, y en ese sentido pasa también el reparto.
diagram-widow-table-words-middle = En el centro hay tres cartas a la vista, la viuda: { $cards }. Las demás cartas, que son { $stock }, están tapadas y no intervienen en el juego.

## El turno con compras e intercambios: qué se puede hacer y qué pasa después

diagram-turn-title = Tu turno, con todo lo que puede pasar
diagram-turn-start = Tu turno: haz una de estas tres cosas
diagram-turn-buy = Comprar
diagram-turn-buy-give = Dale al repartidor una carta y 1 punto. Si repartes tú, no pagas nada.
diagram-turn-buy-take = Tu carta va al descarte. Toma la carta de arriba del mazo.
diagram-turn-buy-more = Quedan cartas en el mazo.
diagram-turn-buy-last = Era la última carta.
diagram-turn-barter = Intercambiar
diagram-turn-barter-offer = Ofrece una carta, tapada, al vecino de tu izquierda.
diagram-turn-barter-answer = El vecino responde sin verla.
diagram-turn-barter-accept = Acepta: da por ella una de sus tres cartas.
diagram-turn-barter-refuse = Se niega golpeando: recuperas tu carta sin que nadie la vea.
diagram-turn-knock = Golpear
diagram-turn-knock-end = Se acaban los cambios. No hay última vuelta.
diagram-turn-limit = Tres vueltas sin ninguna compra.
diagram-turn-next = Turno del siguiente jugador
diagram-turn-end = La ronda termina

## El turno con viuda: qué se puede hacer y qué pasa después

diagram-widow-turn-title = Tu turno, con todo lo que puede pasar
diagram-widow-turn-start = Tu turno: haz una de estas tres cosas
diagram-widow-turn-exchange = Cambiar
diagram-widow-turn-exchange-take = Toma una carta de la viuda y pon en su lugar una de las tuyas.
diagram-widow-turn-exchange-open = Todos ven las dos cartas.
diagram-widow-turn-pass = Pasar
diagram-widow-turn-pass-keep = No cambies nada. En tu próximo turno puedes hacer lo que quieras.
diagram-widow-turn-pass-more = Alguien quiere seguir jugando.
diagram-widow-turn-pass-all = Todos han pasado dos veces seguidas.
diagram-widow-turn-knock = Golpear
diagram-widow-turn-knock-content = Te plantas, y tu turno termina.
diagram-widow-turn-knock-last = Los demás tienen un último turno cada uno: cambiar o pasar.
diagram-widow-turn-knock-once = Nadie puede volver a golpear.
diagram-widow-turn-limit = Doce turnos cada uno sin que nadie golpee.
diagram-widow-turn-next = Turno del siguiente jugador
diagram-widow-turn-end = Se descubren las cartas

## El valor y el orden de las cartas en el juego con viuda

diagram-values-title = Lo que vale cada carta al sumar
diagram-values-words = { $value }: { $cards }
diagram-order-title = El orden de las cartas, una a una
diagram-order-high = más alta
diagram-order-low = más baja
diagram-order-words = De la más alta a la más baja: { $cards }.

## Las combinaciones, de mejor a peor

diagram-ladder-title = Las combinaciones, de mejor a peor
diagram-ladder-tricon = Tres cartas iguales
diagram-ladder-sequence = Tres seguidas del mismo palo
diagram-ladder-point = Dos o tres cartas de un palo, sumadas
diagram-ladder-nothing = Tres palos distintos
# Lo mismo para el juego con viuda.
diagram-widow-ladder-tricon = Tres cartas iguales
diagram-widow-ladder-sequence = Tres seguidas del mismo palo
diagram-widow-ladder-flush = Tres de un palo, no seguidas
diagram-widow-ladder-pair = Dos cartas iguales
diagram-widow-ladder-point = Las tres cartas, sumadas
diagram-widow-ladder-low-ace = Si A-2-3 es escalera: { $count }
diagram-ladder-count = { $count } de { $all } jugadas
diagram-ladder-words = { $place }. { $category }. Ejemplo: { $cards }.

## Las fichas en una partida entre cinco jugadores de la máquina (viuda y vidas)

diagram-chips-title = { $deals ->
    [one] Las fichas de { $players } jugadores en una partida de { $deals } ronda
   *[other] Las fichas de { $players } jugadores en una partida de { $deals } rondas
}
diagram-chips-deal = Ronda
diagram-chips-wins = gana
diagram-chips-deal-words = Ronda { $deal }. { $what }
diagram-chips-winner = El jugador { $seat } es el último con fichas y gana la partida.

## Los pagos: tres casos con cuatro jugadores

diagram-payments-title = Quién paga a quién al descubrir las cartas
diagram-payments-dealer-wins = Gana el repartidor
diagram-payments-dealer-wins-text = El repartidor se lleva el bote. Nadie paga nada más.
diagram-payments-dealer-loses = Pierde el repartidor
diagram-payments-dealer-loses-text = El ganador se lleva el bote, y el repartidor le paga 1 punto.
diagram-payments-same-category = Pierde en la misma categoría
diagram-payments-same-category-text = El ganador se lleva el bote, y el repartidor paga 1 punto a cada uno de los demás.
diagram-payments-winner = ganador
diagram-payments-net = Jugadores 1 a 4: { $changes }

## La ronda de ejemplo, paso a paso

diagram-strip-title = La ronda de ejemplo, paso a paso
diagram-strip-hand = Cartas del jugador { $seat }: { $cards }
