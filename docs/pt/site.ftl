### A moldura de todas as páginas: cabeçalho, rodapé, menus, pesquisa, regras, diagramas e a página para quem se perdeu.

## Palavras para leitores de ecrã e indicações nos botões

skip-to-content = Saltar para o conteúdo
pages-label = Páginas deste site
footer-pages-label = Todas as páginas
languages-label = Língua
footer-languages-label = Esta página noutras línguas
menu-label = Menu
sections-label = As oito secções

## As páginas, tal como aparecem no cabeçalho, no menu e no rodapé.

page-check = Quem ganhou?
page-foster = Regras
page-play = Treino
page-history = História
page-about = Sobre o site

## A página inicial

tasks-label = O que queres fazer?
task-check = Quem ganhou?
    .description = Indica as cartas, vê quem e porquê
task-foster = Ler as regras
    .description = Oito secções curtas
task-play = Treinar
    .description = Contra o computador, sem registo
games-label = O jogo
game-foster = Comprar e trocar
    .description = Compra, troca ou bate. A melhor mão leva o fundo comum; ninguém é eliminado.

## No rodapé de todas as páginas

footer-note = Sem cookies, sem publicidade. O que aqui fazes não sai do teu dispositivo.

## O aspeto do site

scheme-label = Cores
scheme-auto = Como no dispositivo
scheme-light = Claro
scheme-dark = Escuro
letters-label = Letras nas cartas

## Pesquisa

search-label = Pesquisar
search-placeholder = Pesquisar nas regras e nas páginas
search-close = Fechar
search-none = Não se encontrou nada para «{ $query }».
search-found = Resultados: { $count }
search-failed = Não foi possível carregar a pesquisa. Tenta outra vez.

## Regras

rule-link-here = Regra { $rule }
rule-report = Há um erro na regra { $rule }
rule-is-agreement = Esta regra é uma convenção nossa; a razão vem a seguir.
rule-agreement-label = Convenção nossa:
rule-report-copied = O relatório sobre a regra { $rule } está na tua área de transferência. Acrescenta o que está mal e envia-no-lo.
rule-report-text = Há um erro na regra { $rule }.
    Página: { $page }
    Língua: { $language }
    Versão: { $version }
    O que está mal:
rule-report-refused = Copia este relatório, por favor:

## Molduras que deslizam para o lado

frame-hint = Desliza para o lado para ver tudo
frame-table = Quadro

## Números no meio do texto

site-number = { NUMBER($value) }

## A página para quem se perdeu

not-found-title = Página não encontrada · Commerce
not-found-heading = Esta carta não está no baralho.
not-found-lead = Não há nenhuma página neste endereço. Eis o que o site tem:
