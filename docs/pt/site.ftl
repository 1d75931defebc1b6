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
page-foster = Compra e troca
page-widow = Viúva e vidas
page-play = Treino
page-history = História
page-about = Sobre o site

## A página inicial

tasks-label = O que queres fazer?
task-check = Quem ganhou?
    .description = Indica as cartas, vê quem e porquê
task-rules = Ler as regras
    .description = Dois jogos, oito secções curtas cada um
task-play = Treinar
    .description = Contra o computador, sem registo
# A pergunta fica por cima dos dois jogos, e cada um começa pela sua resposta.
games-label = Os dois jogos
games-question = Há três cartas à vista na mesa?
game-foster = Compra e troca
    .answer = Não
    .description = Compra, troca ou bate. A melhor mão leva o bolo; ninguém sai.
game-widow = Com viúva e vidas
    .answer = Sim
    .description = Troca, passa ou bate. A mão mais baixa perde uma de três vidas.

## No rodapé de todas as páginas

footer-note = Sem cookies, sem publicidade. O que aqui fazes não sai do teu dispositivo.

## O aspeto do site

scheme-label = Cores
scheme-auto = Sistema
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
rule-is-agreement = Esta regra é uma decisão nossa; a razão vem a seguir.
rule-agreement-label = Decisão nossa:
rule-report-copied = O relatório sobre a regra { $rule } está na tua área de transferência. Acrescenta o que está mal e envia-nos o relatório.
rule-report-text = Há um erro na regra { $rule }.
    Página: { $page }
    Língua: { $language }
    Versão: { $version }
    O que está mal:
rule-report-refused = Copia este relatório, por favor:

## Molduras que deslizam para o lado

frame-hint = Desliza para o lado para ver tudo

## Números no meio do texto

site-number = { NUMBER($value) }

## A página para quem se perdeu

not-found-title = Página não encontrada · Commerce
not-found-heading = Esta carta não está no baralho.
not-found-lead = Não há nenhuma página neste endereço. Eis o que o site tem:

## O uso sem ligação: o que fica guardado, na página sobre o site

offline-part-pages = Páginas, cartas e desenhos
offline-part-search = Pesquisa
offline-part-engine = O motor das ferramentas
offline-here = guardado
offline-absent = por guardar
offline-keep = Guardar para usar sem ligação:
offline-remove = Apagar a pesquisa e o motor
offline-restore = Voltar a ligar
offline-keeping = A descarregar o que falta …
offline-kept = Está tudo neste dispositivo. O site funciona sem ligação.
offline-removed = A pesquisa e o motor foram apagados. As páginas ficam.
offline-full = Não há espaço que chegue neste dispositivo. O que já estava guardado fica, e o site continua a funcionar como antes. Liberta espaço e tenta outra vez.
offline-cut = A ligação caiu. O que já chegou fica; se tentares outra vez, descarrega-se só o resto.
offline-changed = Entretanto o site foi renovado. Volta a carregar esta página e tenta outra vez.
offline-altered = O que aqui chega não é o que o site enviou: esta rede pode estar a meter algo seu nas páginas, ou o site está a ser renovado neste preciso momento. Tenta mais tarde ou noutra rede; o que já estava guardado fica.
offline-refused = Este navegador não guarda nada do site. Pode ser uma janela privada, ou as definições podem impedi-lo. Para o guardar, abre o site numa janela normal; tudo o resto funciona também aqui.
offline-off = O uso sem ligação está desligado neste navegador, e nada fica guardado.
offline-none = Esta cópia do site foi construída sem o uso sem ligação: não guarda as suas páginas no teu dispositivo.

## O aviso de uma versão nova, ao fundo do ecrã

offline-ready = Há uma versão nova do site.
offline-reload = Atualizar
offline-later = Mais tarde
offline-switched-off = O uso sem ligação está desligado, e o que estava guardado foi apagado.
offline-switched-on = O uso sem ligação está outra vez ligado.

## A página que aparece sem ligação em vez de uma que não está guardada

no-line-title = Sem ligação · Commerce
no-line-heading = Esta carta ainda está no monte.
no-line-lead = Não há ligação, e esta página não está no teu dispositivo. Do site, é possível que tenhas isto:

## O site como aplicação instalada, e a sua linha na lista de línguas

app-name = Commerce: regras e treino
app-short-name = Commerce
app-description = O jogo de cartas Commerce: as regras, um árbitro para a mesa e treino contra o computador.
chooser-line = Regras, quem ganhou, treino

diagram-in-words = Versão em texto

## Desenhos. Há pouco espaço dentro deles: textos curtos.

## Desenho da mesa, vista de cima

diagram-table-title = { $players ->
    [one] A mesa com { $players } jogador, vista de cima
   *[other] A mesa com { $players } jogadores, vista de cima
}
diagram-table-dealer = dador
diagram-table-eldest = mão
diagram-table-first = joga primeiro
diagram-table-stock = monte
diagram-table-waste = descarte
diagram-table-pool = bolo
diagram-table-words = Os jogadores sentam-se à volta da mesa, cada um com três cartas tapadas. O jogador { $dealer } é o dador. À esquerda do dador senta-se o jogador { $eldest }, que é o mão e joga primeiro. Joga-se no sentido dos ponteiros do relógio, e o lugar de dador passa no mesmo sentido.
diagram-table-words-middle = No meio estão o monte, tapado, o descarte, também tapado e vazio no início, e o bolo. Cartas no monte: { $stock }. Pontos no bolo: { $pool }.

# O mesmo para o jogo com viúva.
diagram-widow-table-words = Os jogadores sentam-se à volta da mesa, cada um com três cartas tapadas. Ao lado de cada jogador estão as fichas, que são as vidas: { $chips } para cada um. O jogador { $dealer } é o dador. À esquerda do dador senta-se o jogador { $eldest }, que é o mão e joga primeiro. Joga-se no sentido dos ponteiros do relógio, e o lugar de dador passa no mesmo sentido.
diagram-widow-table-words-middle = No meio estão três cartas viradas para cima, a viúva: { $cards }. As outras cartas ({ $stock }) estão tapadas e não entram no jogo.

## Desenho de uma jogada em compra e troca: o que se pode fazer e o que daí resulta

diagram-turn-title = A tua jogada, com tudo o que pode acontecer
diagram-turn-start = A tua jogada: faz uma destas três coisas
diagram-turn-buy = Comprar
diagram-turn-buy-give = Dá ao dador uma carta e 1 ponto. O dador, se comprar, não paga.
diagram-turn-buy-take = A tua carta vai para o descarte. Tira a carta de cima do monte.
diagram-turn-buy-more = Ainda há cartas no monte.
diagram-turn-buy-last = Era a última carta.
diagram-turn-barter = Trocar
diagram-turn-barter-offer = Oferece uma carta tapada ao vizinho da esquerda.
diagram-turn-barter-answer = O vizinho responde sem a ver.
diagram-turn-barter-accept = Aceita: dá por ela uma das três que tem.
diagram-turn-barter-refuse = Recusa e bate: a tua carta volta sem ser vista.
diagram-turn-knock = Bater
diagram-turn-knock-end = Acabam as compras e as trocas. Não há última volta.
diagram-turn-limit = Três voltas sem ninguém comprar.
diagram-turn-next = Joga o seguinte
diagram-turn-end = Fim da ronda

## Desenho de uma jogada com viúva: o que se pode fazer e o que daí resulta

diagram-widow-turn-title = A tua jogada, com tudo o que pode acontecer
diagram-widow-turn-start = A tua jogada: faz uma destas três coisas
diagram-widow-turn-exchange = Trocar
diagram-widow-turn-exchange-take = Tira uma carta da viúva e põe uma das tuas no lugar dela.
diagram-widow-turn-exchange-open = Todos veem as duas cartas.
diagram-widow-turn-pass = Passar
diagram-widow-turn-pass-keep = Não mudes nada. Na jogada seguinte podes jogar como de costume.
diagram-widow-turn-pass-more = Ainda há quem queira jogar.
diagram-widow-turn-pass-all = Todos passaram duas vezes seguidas.
diagram-widow-turn-knock = Bater
diagram-widow-turn-knock-content = Ficas com a mão que tens. Não jogas mais.
diagram-widow-turn-knock-last = Cada um dos outros tem uma última jogada: trocar ou passar.
diagram-widow-turn-knock-once = Mais ninguém pode bater.
diagram-widow-turn-limit = Doze jogadas de cada um sem ninguém bater.
diagram-widow-turn-next = Joga o seguinte
diagram-widow-turn-end = Revelação

## Desenhos do que valem as cartas e da sua ordem, para o jogo com viúva

diagram-values-title = O que valem as cartas na soma
diagram-values-words = { $value }: { $cards }
diagram-order-title = A ordem das cartas, uma a uma
diagram-order-high = mais alta
diagram-order-low = mais baixa
diagram-order-words = Da mais alta para a mais baixa: { $cards }.

## Desenho das combinações, a melhor primeiro

diagram-ladder-title = As combinações, da melhor para a pior
diagram-ladder-tricon = Três cartas iguais
diagram-ladder-sequence = Seguidas, do mesmo naipe
diagram-ladder-point = Soma de duas ou três do mesmo naipe
diagram-ladder-nothing = Três naipes diferentes
# O mesmo para o jogo com viúva.
diagram-widow-ladder-tricon = Três cartas iguais
diagram-widow-ladder-sequence = Seguidas, do mesmo naipe
diagram-widow-ladder-flush = Mesmo naipe, não seguidas
diagram-widow-ladder-pair = Duas cartas iguais
diagram-widow-ladder-point = Soma das três cartas
diagram-widow-ladder-low-ace = Se ás-2-3 contar: { $count }
diagram-ladder-count = { $count } de { $all } mãos
diagram-ladder-words = { $place }. { $category }. Exemplo: { $cards }.

## Desenho das fichas ao longo de uma partida entre cinco jogadores do computador, para o jogo com viúva

diagram-chips-title = { $deals ->
    [one] As fichas de { $players } jogadores numa partida de { $deals } ronda
   *[other] As fichas de { $players } jogadores numa partida de { $deals } rondas
}
diagram-chips-deal = Ronda
# No fim da linha do vencedor. As outras acabam em «fora».
diagram-chips-wins = ganha
diagram-chips-deal-words = Ronda { $deal }. { $what }
diagram-chips-winner = O jogador { $seat } é o último com fichas e ganha a partida.

## Desenho dos pagamentos: três casos, quatro jogadores

diagram-payments-title = Quem paga a quem na revelação
diagram-payments-dealer-wins = Ganha o dador
diagram-payments-dealer-wins-text = O dador leva o bolo. Ninguém paga mais nada.
diagram-payments-dealer-loses = O dador perde
diagram-payments-dealer-loses-text = O vencedor leva o bolo, e o dador paga-lhe 1 ponto.
diagram-payments-same-category = O dador perde na mesma categoria
diagram-payments-same-category-text = O vencedor leva o bolo, e o dador paga 1 ponto a cada um dos outros jogadores.
diagram-payments-winner = vencedor
diagram-payments-net = Jogadores 1 a 4: { $changes }

## Desenho do exemplo, passo a passo

diagram-strip-title = O exemplo, passo a passo
diagram-strip-hand = Cartas do jogador { $seat }: { $cards }
