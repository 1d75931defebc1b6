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
page-foster = Reglas
page-play = Practicar
page-history = Historia
page-about = Sobre el sitio

## La página de inicio

tasks-label = ¿Qué quieres hacer?
task-check = ¿Quién gana?
    .description = Toca las cartas: quién y por qué
task-foster = Leer las reglas
    .description = Ocho secciones breves
task-play = Probar un reparto
    .description = Contra la máquina, sin cuenta
games-label = El juego
game-foster = Compras e intercambios
    .description = Compra, intercambia o golpea. La mejor jugada se lleva el fondo y nadie queda eliminado.

## Al pie de cada página

footer-note = Sin cookies ni publicidad. Lo que haces aquí no sale de tu dispositivo.

## El aspecto

scheme-label = Colores
scheme-auto = Como el dispositivo
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
rule-is-agreement = Esta regla es un acuerdo nuestro; a continuación va el motivo.
rule-agreement-label = Acuerdo nuestro:
rule-report-copied = El aviso sobre la regla { $rule } está en el portapapeles. Añade qué está mal y envíanoslo.
rule-report-text = Hay algo mal en la regla { $rule }.
    Página: { $page }
    Idioma: { $language }
    Versión: { $version }
    Qué está mal:
rule-report-refused = Copia este aviso, por favor:

## Marcos que se deslizan de lado

frame-hint = Desliza hacia los lados para verlo todo
frame-table = Tabla

## Números en el texto

# Sin separador de millares: el punto y la coma no significan lo mismo en todos los países.
site-number = { NUMBER($value, useGrouping: 0) }

## La página para quien se ha perdido

not-found-title = Página no encontrada · Commerce
not-found-heading = Esta carta no está en la baraja.
not-found-lead = En esta dirección no hay ninguna página. Esto es lo que tiene el sitio:

## El sitio instalado como aplicación, y su línea en la lista de idiomas

app-name = Commerce: reglas y práctica
app-short-name = Commerce
app-description = El juego de cartas Commerce: las reglas, un árbitro para la mesa y repartos de práctica.
chooser-line = Reglas, quién gana, práctica
