### A moldura de cada página: cabeçalho, rodapé, menus, busca, regras, diagramas e a página de quem se perdeu.
### Cada mensagem é uma frase inteira ou um rótulo inteiro.

## Palavras para leitores de tela e dicas dos botões

skip-to-content = Ir para o conteúdo
pages-label = Páginas deste site
footer-pages-label = Todas as páginas
languages-label = Língua
footer-languages-label = Esta página em outras línguas
menu-label = Menu
sections-label = As oito seções

## As páginas, como se chamam no cabeçalho, no menu e no rodapé.

page-check = Quem ganhou?
page-foster = Regras
page-play = Rodada de treino
page-history = História
page-about = Sobre

## A página inicial

tasks-label = O que você quer fazer?
task-check = Quem ganhou?
    .description = Toque nas cartas e veja quem e por quê
task-foster = Ler as regras
    .description = Oito seções curtas
task-play = Jogar uma rodada
    .description = Contra o computador, sem cadastro
games-label = O jogo
game-foster = Comprar e trocar
    .description = Compre, troque ou bata. A melhor mão leva o pote; ninguém é eliminado.

## No rodapé de cada página

footer-note = Sem cookies, sem publicidade. Nada do que você faz aqui sai do seu aparelho.

## A aparência do site

scheme-label = Tema
scheme-auto = Como no aparelho
scheme-light = Claro
scheme-dark = Escuro
letters-label = Letras nas cartas

## Busca

search-label = Buscar
search-placeholder = Buscar nas regras e páginas
search-close = Fechar
search-none = Nada encontrado para “{ $query }”.
search-found = Resultados: { $count }
search-failed = Não deu para carregar a busca. Tente de novo.

## Regras

rule-link-here = Regra { $rule }
rule-report = Há algo errado na regra { $rule }
rule-is-agreement = Esta regra é uma convenção nossa; o motivo vem logo depois.
rule-agreement-label = Nossa convenção:
rule-report-copied = O aviso sobre a regra { $rule } está na sua área de transferência. Escreva o que está errado e mande para nós.
rule-report-text = Há algo errado na regra { $rule }.
    Página: { $page }
    Língua: { $language }
    Versão: { $version }
    O que está errado:
rule-report-refused = Copie este aviso:

## Quadros que deslizam para o lado

frame-hint = Deslize para o lado para ver tudo
frame-table = Tabela

## Números no texto corrido

site-number = { NUMBER($value) }

## A página de quem se perdeu

not-found-title = Página não encontrada · Commerce
not-found-heading = Esta carta não está no baralho.
not-found-lead = Não há página neste endereço. O que o site tem é isto:

## O site como aplicativo instalado, e a sua linha na lista de línguas da raiz

app-name = Commerce: regras e treino
app-short-name = Commerce
app-description = O jogo de cartas Commerce: as regras, um juiz para a mesa e rodadas de treino.
chooser-line = Regras, quem ganhou, treino
