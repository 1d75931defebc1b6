### As três ferramentas (o exemplo, quem ganhou, o treino) e o motor que lhes responde.
### Os botões são curtos: têm de caber num telemóvel com 320 píxeis de largura. $seat é sempre o número de um jogador.

## O motor: o programa com as regras, carregado uma vez por visita.

engine-idle = O motor das regras arranca quando o usares pela primeira vez.
engine-downloading = A carregar o motor das regras: { $loaded } de { $total } MB
engine-starting = A arrancar o motor das regras …
engine-ready = O motor das regras está pronto.
engine-failed = O motor das regras não carregou. O resto desta página continua a funcionar.
engine-retry = Tentar outra vez
engine-cancel = Parar de carregar
engine-progress = Carregamento do motor das regras
needs-script = Esta parte precisa de JavaScript. As regras, nas outras páginas, não precisam.

## Palavras usadas por todas as ferramentas.

seat = Jogador { $seat }
seat-you = Tu
dealer = dador
stock = monte
pool = fundo comum
balance = saldo
balance-is = saldo { $balance }
hand-of = Cartas do jogador { $seat }: { $cards }
card-moved = { $card }, mudou de mãos
card-not-counted = { $card }, não conta
share = Partilhar
copied = A ligação está copiada.
copy-by-hand = Copia esta ligação: { $link }
undo = Anular
close = Fechar

## O que acontece numa distribuição: uma frase para cada acontecimento, no presente.

event-deal = O jogador { $seat } dá três cartas a cada um.
event-deal-you = Dás três cartas a cada um.
event-stakes = Cada um põe 1 ponto no fundo comum.
event-buy = O jogador { $seat } compra e paga 1 ponto ao dador, o jogador { $dealer }.
event-buy-pays-you = O jogador { $seat } compra e paga-te 1 ponto, porque és o dador.
event-buy-free = O jogador { $seat }, que é o dador, compra sem pagar.
event-buy-you = Compras e pagas 1 ponto ao dador, o jogador { $dealer }.
event-buy-you-free = Compras sem pagar, porque és o dador.
event-buy-cards = Carta entregue: { $gave }. Carta tirada: { $drew }.
event-offer = O jogador { $seat } oferece uma carta, virada para baixo, ao jogador { $other }.
event-offer-to-you = O jogador { $seat } oferece-te uma carta, virada para baixo.
event-offer-you = Ofereces uma carta, virada para baixo, ao jogador { $other }.
event-offer-card = Carta oferecida: { $card }.
event-give = O jogador { $seat } aceita e dá uma carta em troca ao jogador { $other }.
event-give-to-you = O jogador { $seat } aceita e dá-te uma carta em troca.
event-give-you = Aceitas e dás uma carta em troca ao jogador { $other }.
event-give-cards = Carta dada em troca: { $card }. Carta recebida: { $got }.
event-refuse = O jogador { $seat } recusa, batendo.
event-refuse-you = Recusas, batendo.
event-knock = O jogador { $seat } bate.
event-knock-you = Bates.
event-end-knock = A distribuição termina logo.
event-end-refusal = A carta oferecida volta sem ser vista, e a distribuição termina.
event-end-stock = Tirou-se a última carta do monte, e a distribuição termina.
event-end-cap = Há demasiado tempo que ninguém compra, e a distribuição termina.
event-showdown = Mostram-se todas as mãos.

## O exemplo.

example-label = Exemplo passo a passo
example-step = Passo { $step } de { $steps }
example-steps = Passos
example-say = Passo { $step } de { $steps }. { $what }
example-first = Ao início
example-back = Anterior
example-next = Seguinte
example-last = Ao fim
example-swipe = Desliza para o lado para passar de um passo ao outro
example-title-deal = Dar as cartas
example-title-buy = O jogador { $seat } compra
example-title-barter = O jogador { $seat } troca
example-title-knock = O jogador { $seat } bate
example-title-refuse = O jogador { $seat } recusa
example-title-showdown = A revelação
# Por baixo das cartas que mudaram de lugar num passo.
example-given-up = entregue
example-drawn = tirada
example-offered = oferecida
example-given-back = em troca
example-change = Muda uma carta
example-change-intro = E se as cartas tivessem sido outras? O motor torna a jogar a mesma distribuição.
example-dealer-hand = As cartas do dador no início
example-draw = A carta que o dador tira
example-reset = Como estava
example-balances = Saldos, do jogador 1 em diante: { $balances }

## Quem ganhou?

check-label = Quem ganhou?
check-players = Jogadores
check-dealer = Dador
check-hands = Mãos
check-hand = Mão do jogador { $seat }
check-place = Jogador { $seat }, carta { $place }: vazia
check-place-filled = Jogador { $seat }, carta { $place }: { $card }
check-place-unreadable = Jogador { $seat }, carta { $place }, não se consegue ler: { $text }
check-keys = Escolhe uma carta: primeiro o valor, depois o naipe
check-keys-rank = Valor
check-keys-suit = Naipe
check-keys-delete = Apagar a última carta
check-filling = Jogador { $seat }, carta { $place }
check-filling-rank = Jogador { $seat }, carta { $place }: { $rank }, e de que naipe?
check-choose-rank = Escolhe primeiro o valor.
check-used = Já está na mão do jogador { $seat }: { $card }
check-type = Escrever
check-type-label = Cartas do jogador { $seat }, por exemplo 6E 7E RO
check-type-help = Valores A R D V (ou A K Q J) 10 9 … 2; naipes E espadas, CO copas, O ouros, P paus.
check-type-set = Pôr
check-did-you-mean = Qual querias dizer?
check-clear = Limpar
check-next-deal = Nova distribuição
check-empty = Indica as cartas, e o vencedor aparece aqui.
check-missing = { $count ->
    [one] Falta completar { $count } mão.
   *[other] Falta completar { $count } mãos.
}
check-invalid = Corrige o que está assinalado, e o vencedor aparece aqui.
check-waiting = A resposta vem assim que o motor das regras estiver pronto.
check-payments = Quem paga a quem
check-net-label = Jogador { $seat } na revelação: { $net }
# Fica no lugar das teclas quando todas as mãos estão completas.
check-tap-a-card = Toca numa carta para a mudares.

## Treino: antes de começar.

play-label = Treino
play-skip = Saltar o treino
play-setup = A tua mesa
play-players = Jogadores
play-seat = O teu lugar
play-seat-any = À sorte
play-seat-number = Lugar { $seat }
play-bots = Os adversários
play-bots-easy = Fáceis
play-bots-steady = Firmes
play-bots-mixed = Uns e outros
play-length = Distribuições
play-length-match = { $count ->
    [one] { $count } (partida)
   *[other] { $count } (partida)
}
play-length-deal = Só uma
play-learning = Aprendizagem: podes voltar atrás
play-start = Dar cartas
play-continue = Continuar a última distribuição
play-loading = As cartas são dadas assim que o motor das regras estiver pronto.

## Treino: a mesa.

play-deal-of = Distribuição { $deal } de { $deals }
play-log = O que se passou
play-kind-easy = fácil
play-kind-steady = firme
play-kind-human = pessoa
play-stock = monte { $count }
play-seat-label = Jogador { $seat }, saldo { $balance }
play-seat-label-dealer = Jogador { $seat }, dador, saldo { $balance }
play-others = Os outros jogadores
play-your-hand = A tua mão
play-now = Agora: { $hand }
play-your-turn = É a tua vez.
play-offered = Escolhe a carta que dás em troca, ou recusa.
play-others-turn = O jogador { $seat } está a pensar.
play-choose-card = Escolhe primeiro uma carta.

# Ações: a palavra grande e a linha pequena por baixo. $card: um sinal curto da carta.
action-buy = Comprar
    .with = { $card } e 1 ponto
    .free = { $card }, sem pagar
action-barter = Trocar
    .with = { $card } com o jogador { $seat }
action-knock = Bater
    .with = acabar já
action-give = Aceitar
    .with = dar { $card } ao jogador { $seat }
action-refuse = Recusar
    .with = bater e acabar
# A linha pequena enquanto não há carta escolhida e enquanto não é a tua vez.
action-choose = escolhe uma carta
action-not-now = agora não
play-next-deal = Nova distribuição
play-new-deal = Outra distribuição
play-new-match = Nova partida
play-settings = Opções
play-watch = Avançar
play-hint = O que farias?
play-say-all = Ler a mesa
play-undo-move = Voltar atrás
play-share = Partilhar
play-seed = Semente: { $seed }
play-seed-help = A mesma semente torna a dar as mesmas cartas, e assim qualquer um pode verificar como foram baralhadas.

## Treino: a mesa toda por palavras, a pedido. Frases inteiras.

tell-deal = Distribuição { $deal } de { $deals }. Dador: jogador { $seat }.
tell-deal-you = Distribuição { $deal } de { $deals }. O dador és tu.
tell-stock = Monte: { $count }. Fundo comum: { $pool }.
tell-hand = As tuas cartas: { $cards }. Ou seja: { $hand }.
tell-balance = Saldo do jogador { $seat }: { $balance }.
tell-balance-you = O teu saldo: { $balance }.

## Treino: dicas. Uma frase de cada vez: o que fazer e depois porquê.

hint-buy = Compra e entrega: { $card }.
hint-barter = Troca e oferece: { $card }.
hint-knock = Bate.
hint-give = Aceita e dá em troca: { $card }.
hint-refuse = Recusa, batendo.
# As razões.
reason-knock-combination = { $category ->
    [tricon] Raramente se ganha a um trio.
    [sequence] Raramente se ganha a uma sequência.
   *[nothing] Mudar uma carta renderia menos do que arrisca.
}
reason-knock-point = Numa mesa de { $players }, um point de { $points } já chega: esperar dá tempo aos outros.
reason-refuse-combination = { $category ->
    [tricon] Raramente se ganha a um trio.
    [sequence] Raramente se ganha a uma sequência.
   *[nothing] Mudar uma carta renderia menos do que arrisca.
}
reason-refuse-point = Numa mesa de { $players }, um point de { $points } vale mais do que aquilo que a oferta pode trazer.
reason-buy-to-improve = Estas duas são as que mais prometem com uma carta nova: { $keep }. Isso vale 1 ponto.
reason-buy-for-nothing = O dador compra sem pagar, e estas duas são as que mais prometem: { $keep }.
reason-barter-to-improve = Estas duas são as que mais prometem: { $keep }. Trocar não custa nada.
reason-give-least-useful = É a carta que menos falta te faz. Estas duas são as que mais prometem: { $keep }.

## Treino: o fim.

match-won = O jogador { $seat } ganha a partida.
match-won-you = Ganhaste a partida.
match-shared = A partida é ganha em conjunto pelos jogadores { $seats }.
