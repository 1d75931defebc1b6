### A moldura de cada página: cabeçalho, rodapé, menus, busca, regras, diagramas e a página de quem se perdeu.
### Cada mensagem é uma frase inteira ou um rótulo inteiro.

## Palavras para leitores de tela e dicas dos botões

skip-to-content = Ir para o conteúdo
pages-label = Páginas deste site
footer-pages-label = Todas as páginas
languages-label = Idioma
footer-languages-label = Esta página em outros idiomas
menu-label = Menu
sections-label = As oito seções

## As páginas, como se chamam no cabeçalho, no menu e no rodapé.

page-check = Quem ganhou?
page-foster = Compra e troca
page-widow = Com viúva e vidas
page-play = Treino
page-history = História
page-about = Sobre

## A página inicial

tasks-label = O que você quer fazer?
task-check = Quem ganhou?
    .description = Toque nas cartas: quem e por quê
task-rules = Ler as regras
    .description = Dois jogos, oito seções curtas cada um
task-play = Jogar uma rodada
    .description = Contra o computador, sem cadastro
# A pergunta fica acima dos dois jogos, e cada um começa pela sua resposta.
games-label = Os dois jogos
games-question = Há três cartas abertas na mesa?
game-foster = Compra e troca
    .answer = Não
    .description = Compre, troque ou bata. A melhor mão leva o pote; ninguém sai.
game-widow = Com viúva e vidas
    .answer = Sim
    .description = Troque, passe ou bata. A pior mão perde uma de três vidas.

## No rodapé de cada página

footer-note = Sem cookies, sem publicidade. Nada do que você faz aqui sai do seu aparelho.

## A aparência do site

scheme-label = Tema
scheme-auto = Sistema
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
rule-is-agreement = Esta regra é uma decisão nossa; o motivo vem a seguir.
rule-agreement-label = Decisão nossa:
rule-report-copied = O relato sobre a regra { $rule } está na sua área de transferência. Escreva o que está errado e mande para nós.
rule-report-text = Há algo errado na regra { $rule }.
    Página: { $page }
    Idioma: { $language }
    Versão: { $version }
    O que está errado:
rule-report-refused = Copie este relato:

## Quadros que deslizam para o lado

frame-hint = Deslize para o lado para ver tudo

## Números no texto corrido

site-number = { NUMBER($value) }

## A página de quem se perdeu

not-found-title = Página não encontrada · Commerce
not-found-heading = Esta carta não está no baralho.
not-found-lead = Não há página neste endereço. O que o site tem é isto:

## O uso sem conexão: o que fica guardado, na página sobre o site

offline-part-pages = Páginas, cartas e desenhos
offline-part-search = Busca
offline-part-engine = O motor das ferramentas
offline-here = guardado
offline-absent = não guardado
offline-keep = Guardar para usar sem conexão:
offline-remove = Apagar a busca e o motor
offline-restore = Ativar de novo
offline-keeping = Baixando o que falta…
offline-kept = Está tudo neste aparelho. O site funciona sem conexão.
offline-removed = A busca e o motor foram apagados. As páginas ficam.
offline-full = Falta espaço neste aparelho. O que já estava guardado fica, e o site continua funcionando como antes. Libere espaço e tente de novo.
offline-cut = A conexão caiu. O que já chegou fica; se você tentar de novo, só o resto será baixado.
offline-changed = Nesse meio-tempo o site mudou de versão. Recarregue esta página e tente de novo.
offline-altered = O que chega aqui não é o que o site enviou: esta rede pode estar pondo algo dela nas páginas, ou o site está mudando de versão agora mesmo. Tente mais tarde ou em outra rede; o que já estava guardado fica.
offline-refused = Este navegador não guarda nada do site. Pode ser uma janela anônima, ou um bloqueio nas configurações. Para guardar, abra o site em uma janela comum; todo o resto funciona aqui também.
offline-off = O uso sem conexão está desativado neste navegador, e nada fica guardado.
offline-none = Esta cópia do site foi montada sem o uso sem conexão: ela não guarda as páginas no seu aparelho.

## O aviso de uma versão nova, no pé da tela

offline-ready = Há uma versão nova do site.
offline-reload = Atualizar
offline-later = Depois
offline-switched-off = O uso sem conexão foi desativado, e o que estava guardado foi apagado.
offline-switched-on = O uso sem conexão está ativado de novo.

## A página que aparece sem conexão no lugar de uma que não está guardada

no-line-title = Sem conexão · Commerce
no-line-heading = Esta carta ainda está no monte.
no-line-lead = Não há conexão, e esta página não está no seu aparelho. Do site, talvez você tenha isto:

## O site como aplicativo instalado, e a sua linha na lista de idiomas da raiz

app-name = Commerce: regras e treino
app-short-name = Commerce
app-description = O jogo de cartas Commerce: as regras, um juiz para a mesa e rodadas de treino.
chooser-line = Regras, quem ganhou, treino

## Desenhos. Dentro de um desenho há pouco espaço: textos curtos.

# Abre o mesmo conteúdo em texto.
diagram-in-words = Versão em texto

## Desenho da mesa, vista de cima

diagram-table-title = { $players ->
    [one] A mesa com { $players } jogador, vista de cima
   *[other] A mesa com { $players } jogadores, vista de cima
}
diagram-table-dealer = carteador
diagram-table-eldest = o mão
diagram-table-first = joga primeiro
diagram-table-stock = monte
diagram-table-waste = descarte
diagram-table-pool = pote
diagram-table-words = Os jogadores estão em volta da mesa, cada um com três cartas fechadas. O jogador { $dealer } é o carteador. À esquerda dele está o jogador { $eldest }, que é o mão e joga primeiro. As jogadas seguem no sentido horário, e a vez de dar as cartas também.
diagram-table-words-middle = No meio estão o monte, fechado, o descarte, fechado e vazio no começo, e o pote. Cartas no monte: { $stock }. somas no pote: { $pool }.

# O mesmo para o jogo com viúva.
diagram-widow-table-words = Os jogadores estão em volta da mesa, cada um com três cartas fechadas. Ao lado de cada um estão as suas fichas, que são as vidas: { $chips } por jogador. O jogador { $dealer } é o carteador. À esquerda dele está o jogador { $eldest }, que é o mão e joga primeiro. As jogadas seguem no sentido horário, e a vez de dar as cartas também.
diagram-widow-table-words-middle = No meio estão três cartas abertas, a viúva: { $cards }. As outras cartas, que são { $stock }, ficam fechadas e não entram no jogo.

## Desenho da vez em compra e troca: o que você pode fazer e o que vem depois

diagram-turn-title = A sua vez, com tudo o que pode vir depois
diagram-turn-start = A sua vez: faça uma destas três coisas
diagram-turn-buy = Comprar
diagram-turn-buy-give = Dê ao carteador uma carta e 1 ponto. O carteador que compra não paga nada.
diagram-turn-buy-take = A sua carta vai para o descarte. Pegue a carta de cima do monte.
diagram-turn-buy-more = Ainda há cartas no monte.
diagram-turn-buy-last = Era a última carta.
diagram-turn-barter = Trocar
diagram-turn-barter-offer = Ofereça uma carta fechada ao vizinho da esquerda.
diagram-turn-barter-answer = O vizinho responde sem ver a carta.
diagram-turn-barter-accept = Aceita: dá por ela uma das três cartas dele.
diagram-turn-barter-refuse = Recusa batendo: a sua carta volta sem ser vista.
diagram-turn-knock = Bater
diagram-turn-knock-end = Acabam as compras e as trocas. Não há última volta.
diagram-turn-limit = Três voltas sem nenhuma compra.
diagram-turn-next = A vez do próximo jogador
diagram-turn-end = A rodada acaba

## Desenho da vez com viúva: o que você pode fazer e o que vem depois

diagram-widow-turn-title = A sua vez, com tudo o que pode vir depois
diagram-widow-turn-start = A sua vez: faça uma destas três coisas
diagram-widow-turn-exchange = Trocar
diagram-widow-turn-exchange-take = Pegue uma carta da viúva e ponha uma das suas no lugar dela.
diagram-widow-turn-exchange-open = Todos veem as duas cartas.
diagram-widow-turn-pass = Passar
diagram-widow-turn-pass-keep = Não mude nada. Na próxima jogada, você joga normalmente.
diagram-widow-turn-pass-more = Alguém ainda quer jogar.
diagram-widow-turn-pass-all = Todos passaram duas vezes seguidas.
diagram-widow-turn-knock = Bater
diagram-widow-turn-knock-content = A sua mão já está boa, e a sua vez acaba.
diagram-widow-turn-knock-last = Cada um dos outros tem uma última jogada: troca ou passa.
diagram-widow-turn-knock-once = Ninguém pode bater de novo.
diagram-widow-turn-limit = Doze jogadas de cada um sem ninguém bater.
diagram-widow-turn-next = A vez do próximo jogador
diagram-widow-turn-end = Revelação

## Desenhos do que valem as cartas e da ordem delas, para o jogo com viúva

diagram-values-title = O que valem as cartas na soma
diagram-values-words = { $value }: { $cards }
diagram-order-title = O lugar de cada carta na ordem
diagram-order-high = mais alta
diagram-order-low = mais baixa
diagram-order-words = Da mais alta para a mais baixa: { $cards }.

## Desenho das combinações, a melhor primeiro

diagram-ladder-title = As combinações, da melhor para a pior
diagram-ladder-tricon = Três do mesmo valor
diagram-ladder-sequence = Três seguidas, um só naipe
diagram-ladder-point = Duas ou três cartas do mesmo naipe, somadas
diagram-ladder-nothing = Sem duas cartas do mesmo naipe
# O mesmo para o jogo com viúva.
diagram-widow-ladder-tricon = Três do mesmo valor
diagram-widow-ladder-sequence = Três seguidas, um só naipe
diagram-widow-ladder-flush = Um só naipe, não seguidas
diagram-widow-ladder-pair = Duas do mesmo valor
diagram-widow-ladder-point = As três cartas, somadas
diagram-widow-ladder-low-ace = Se A-2-3 é sequência: { $count }
diagram-ladder-count = { $count } de { $all } mãos
diagram-ladder-words = { $place }. { $category }. Exemplo: { $cards }.

## Desenho das fichas ao longo de uma partida entre cinco jogadores do computador, para o jogo com viúva

diagram-chips-title = { $deals ->
    [one] As fichas de { $players } jogadores numa partida de { $deals } rodada
   *[other] As fichas de { $players } jogadores numa partida de { $deals } rodadas
}
diagram-chips-deal = Rodada
# No fim da linha do vencedor. As outras acabam em “fora”.
diagram-chips-wins = ganha
diagram-chips-deal-words = Rodada { $deal }. { $what }
diagram-chips-winner = O jogador { $seat } é o último com ficha e ganha a partida.

## Desenho dos pagamentos: três casos, quatro jogadores

diagram-payments-title = Quem paga a quem na revelação
diagram-payments-dealer-wins = O carteador ganha
diagram-payments-dealer-wins-text = O carteador leva o pote. Ninguém paga mais nada.
diagram-payments-dealer-loses = O carteador perde
diagram-payments-dealer-loses-text = O vencedor leva o pote, e o carteador paga 1 ponto a ele.
diagram-payments-same-category = O carteador perde na mesma categoria
diagram-payments-same-category-text = O vencedor leva o pote, e o carteador paga 1 ponto a cada um dos outros jogadores.
diagram-payments-winner = vencedor
diagram-payments-net = Jogadores 1 a 4: { $changes }

## Desenho do exemplo completo, passo a passo

diagram-strip-title = O exemplo completo, passo a passo
# Uma mão, no texto que substitui o desenho.
diagram-strip-hand = Cartas do jogador { $seat }: { $cards }
