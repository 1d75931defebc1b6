### La tabla de la página de historia que pone los dos juegos frente a frente, regla por regla.
### Cada mensaje es una fila: qué se compara, cómo es con compras e intercambios (.foster) y cómo es con viuda y vidas (.widow).

## La tabla

compare-title = Los dos juegos, regla por regla
compare-what = Qué
compare-foster = Compras e intercambios
compare-widow = Viuda y vidas

## Los títulos entre las filas

compare-section-aim = Objetivo
compare-section-deal = Preparación y reparto
compare-section-turns = El turno
compare-section-combinations = Combinaciones
compare-section-settling = Al descubrir las cartas
compare-section-end = Final de la partida
compare-section-context = Opciones y variantes

## Objetivo

compare-players = Jugadores
    .foster = De { $least } a { $most }, cada uno por su cuenta.
    .widow = De { $least } a { $most }, cada uno por su cuenta. Lo mejor es ser de 5 a 8.
compare-pack = Baraja
    .foster = 52 cartas, sin comodines.
    .widow = 52 cartas, sin comodines.
compare-score = Lo que tienes
    .foster = Un saldo de puntos. Empieza en 0 y puede bajar de 0.
    .widow = Fichas, que son vidas: { $chips } cada uno, o de { $chips-least } a { $chips-most } si la mesa lo acuerda.
compare-goal = Objetivo
    .foster = La mejor jugada en la ronda; al final, el saldo más alto.
    .widow = No tener la peor jugada. Gana el último jugador con fichas.

## Preparación y reparto

compare-first-dealer = Primer repartidor
    .foster = Se elige al azar.
    .widow = El que saca la carta más alta. Si varios empatan con ella, vuelven a sacar.
compare-pool = Bote
    .foster = Uno nuevo en cada ronda: 1 punto de cada jugador, también del repartidor.
    .widow = No hay.
compare-shuffle = Barajar y cortar
    .foster = El repartidor baraja y da a cortar.
    .widow = El repartidor baraja, y corta el jugador de su derecha.
compare-cards = Cartas que se reparten
    .foster = Tres a cada jugador, tapadas, de una en una, empezando por el mano.
    .widow = Tres a cada jugador que sigue en juego, tapadas, de una en una, empezando por el mano. Luego, tres a la vista: la viuda.
compare-middle = En el centro
    .foster = El mazo, tapado. No hay cartas a la vista.
    .widow = Las tres cartas a la vista. El mazo no interviene, salvo con Pounce.
compare-way-round = Quién juega
    .foster = Primero el mano, y se sigue en el sentido de las agujas del reloj. En ese sentido pasa también el reparto.
    .widow = Lo mismo. A quien ha quedado fuera se lo salta.
compare-misdeal = Reparto mal hecho
    .foster = El mismo repartidor vuelve a repartir, y el bote se queda como está.
    .widow = Nuestras fuentes no lo dicen.

## El turno

compare-choices = En tu turno
    .foster = Comprar, intercambiar o golpear.
    .widow = Cambiar, pasar o golpear.
compare-new-card = Una carta nueva
    .foster = Del mazo, sin que la vean los demás: dale al repartidor una carta y 1 punto. El repartidor que compra no paga nada.
    .widow = De la viuda: pon en su lugar una de las tuyas. Si la mesa lo acuerda, hasta { $exchanges-most } cartas de una vez.
compare-neighbour = Con el vecino
    .foster = Ofrece una carta, tapada, al vecino de tu izquierda. Él da por ella una de las suyas o se niega golpeando. Quien acepta no pierde su turno.
    .widow = Los jugadores no cambian cartas entre sí.
compare-given-up = La carta que entregas
    .foster = Si compras, va al descarte, tapada, y no vuelve.
    .widow = Queda descubierta en la viuda, y cualquiera puede tomarla.
compare-seen = Lo que ven los demás
    .foster = Ninguna carta.
    .widow = La carta que tomas y la que dejas. Solo queda oculto el resto de tus cartas.
compare-pass = Pasar
    .foster = No se puede.
    .widow = Se puede en cualquier turno.
compare-knock = Un golpe
    .foster = Termina la ronda en el acto. No hay última vuelta.
    .widow = Da un último turno a cada uno de los demás: cambiar o pasar, sin volver a golpear.
compare-first-turn = En tu primer turno
    .foster = Puedes golpear.
    .widow = Puedes golpear. No se puede cambiar y golpear en el mismo turno.
compare-out-of-turn = Fuera de turno
    .foster = Puedes golpear para negarte a una oferta, también si repartes tú.
    .widow = Nadie puede golpear.
compare-limit = Si nadie golpea
    .foster = Tres vueltas sin ninguna compra terminan la ronda.
    .widow = Dos vueltas seguidas de pases terminan la ronda, y también doce turnos de cada jugador.

## Combinaciones

compare-order = De mejor a peor
    .foster = { $categories }.
    .widow = { $categories }.
compare-counts = De { $hands } jugadas
    .foster = { $counts }.
    .widow = { $counts }.
# Con dos puntos, para que no parezca el total de una suma.
compare-count = { $category }: { $count }
compare-tricon = Trío
    .foster = Gana el más alto. Los ases son lo más alto.
    .widow = Gana el más alto. Los ases son lo más alto.
compare-sequence = Escalera
    .foster = Q-K-A es la más alta, y A-2-3, la más baja. K-A-2 no es escalera.
    .widow = A-K-Q es la más alta, y 4-3-2, la más baja. A-2-3 solo vale si la mesa lo acuerda; K-A-2, nunca.
compare-flush = Tres del mismo palo, no seguidas
    .foster = No tienen categoría propia. Valen por su suma.
    .widow = Color. Decide primero la carta más alta; si no decide, la del medio, y por último la más baja.
compare-pair = Dos cartas iguales
    .foster = No tienen categoría propia. La jugada vale por su suma.
    .widow = Pareja. Gana la más alta, y luego la carta suelta más alta.
compare-point = Suma
    .foster = El mejor total de dos o tres cartas del mismo palo.
    .widow = El total de las tres cartas, sean de los palos que sean.
compare-equal-points = A igual suma
    .foster = Tres cartas ganan a dos.
    .widow = Decide primero la carta más alta; si no decide, la del medio, y por último la más baja.
compare-nothing = Nada
    .foster = Una jugada sin nada de lo anterior. Si nadie tiene nada, gana el repartidor.
    .widow = No existe.
compare-ties = Otros empates
    .foster = Gana el repartidor; si él no ha empatado, el primero de los empatados contando desde su izquierda.
    .widow = Las jugadas iguales carta por carta quedan empatadas.

## Al descubrir las cartas

compare-best = La mejor jugada
    .foster = Se lleva el bote.
    .widow = No gana nada.
compare-lowest = La peor jugada
    .foster = No paga nada, salvo que sea la del repartidor.
    .widow = Pierde una ficha. Si varios empatan con la peor, cada uno pierde una.
compare-dealer = El repartidor
    .foster = Si pierde, paga 1 punto al ganador; pero si pierde en la misma categoría que él, paga 1 punto a cada uno de los demás. Solo se comparan las categorías.
    .widow = No paga nada.
compare-knocker = Quien golpea
    .foster = Da igual quién haya golpeado.
    .widow = Ni castigo ni premio.
compare-cost = Precio de una carta nueva
    .foster = 1 punto para el repartidor, en el acto. No forma parte del bote.
    .widow = Ninguno.
compare-void = Ronda nula
    .foster = No existe.
    .widow = Si no quedara nadie con fichas, nadie pierde ninguna, y el mismo repartidor vuelve a repartir.

## Final de la partida

compare-out = Quedar fuera
    .foster = Nadie, nunca.
    .widow = Quien ha perdido su última ficha. Los demás siguen jugando.
compare-end = El final
    .foster = Tras una ronda por jugador. Gana el saldo más alto; si varios acaban en cabeza con el mismo, comparten la victoria.
    .widow = Cuando solo un jugador tiene fichas. Ese jugador gana.
compare-stock = Se acaba el mazo
    .foster = Quien compra la última carta se la queda, y se paga la ronda. El descarte no se baraja nunca.
    .widow = No puede ocurrir.

## Opciones y variantes

compare-options = Opciones
    .foster = Ninguna.
    .widow = { $options }.
compare-option-range = { $option }: de { $least } a { $most }
compare-variants = Variantes
    .foster = Aquí, ninguna.
    .widow = Pounce: se puede tomar en el acto, de la viuda, la cuarta carta igual. Extendida: solo cuentan el trío, la escalera y el color.
