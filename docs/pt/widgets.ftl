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
engine-stopped = O motor das regras está parado.
engine-start = Arrancar de novo
engine-device = Este navegador ou dispositivo não consegue correr o motor das regras. Sem ele não há treino, nem exemplos alterados, nem contas de pagamentos. As regras, com os seus desenhos e exemplos, funcionam à mesma:
engine-progress = Carregamento do motor das regras
needs-script = Esta parte precisa de JavaScript. As regras, nas outras páginas, não precisam.

## Palavras usadas por todas as ferramentas.

seat = Jogador { $seat }
seat-you = Tu
dealer = dador
stock = monte
pool = bolo
balance = saldo
balance-is = saldo { $balance }
# As vidas do jogo com viúva.
chips = fichas
chips-count = { $chips ->
    [one] { $chips } ficha
   *[other] { $chips } fichas
}
widow = viúva
# Quem perdeu a última ficha.
out = fora
hand-of = Cartas do jogador { $seat }: { $cards }
card-moved = { $card }, mudou de mãos
card-not-counted = { $card }, não conta
share = Partilhar
copied = Link copiado.
copy-by-hand = Copia este link: { $link }
play-report = Comunicar um erro
check-report = Comunicar um erro
report-text = Há aqui um erro.
    Página: { $page }
    Língua: { $language }
    Versão: { $version }
    Regra: { $rule }
    Registo: { $record }
    O que está mal:
report-copied = O relatório está na tua área de transferência. Acrescenta o que está mal e envia-nos o relatório.
report-refused = Copia este relatório, por favor:
undo = Anular
close = Fechar

## Escolher o jogo e as suas opções.

choose-game = Jogo
game-name-foster = Compra e troca
game-name-widow = Com viúva e vidas
options = Opções
options-chosen = Opções: { $options }
options-usual = Opções: as habituais
option-chips = Fichas
option-exchanges = Cartas por troca
option-exchanges-count = { $count ->
    [1] uma carta
   *[other] até { $count } cartas
}
option-low_ace = Ás-2-3 é a sequência mais baixa
    .short = ás-2-3
option-pounce = Pounce: quatro cartas iguais
    .short = Pounce
option-extended = Alargada: par e soma não contam
    .short = Alargada

## O que acontece numa ronda: uma frase para cada acontecimento, no presente.

event-deal = O jogador { $seat } dá três cartas a cada um.
event-deal-you = Dás três cartas a cada um.
event-stakes = Cada um põe 1 ponto no bolo.
event-buy = O jogador { $seat } compra e paga 1 ponto ao dador, o jogador { $dealer }.
event-buy-pays-you = O jogador { $seat } compra e paga-te 1 ponto, porque és o dador.
event-buy-free = O jogador { $seat }, que é o dador, compra sem pagar.
event-buy-you = Compras e pagas 1 ponto ao dador, o jogador { $dealer }.
event-buy-free-you = Compras sem pagar, porque és o dador.
event-buy-cards = Carta entregue: { $gave }. Carta tirada: { $drew }.
event-offer = O jogador { $seat } oferece uma carta, tapada, ao jogador { $other }.
event-offer-to-you = O jogador { $seat } oferece-te uma carta, tapada.
event-offer-you = Ofereces uma carta, tapada, ao jogador { $other }.
event-offer-card = Carta oferecida: { $card }.
event-give = O jogador { $seat } aceita e dá uma carta em troca ao jogador { $other }.
event-give-to-you = O jogador { $seat } aceita e dá-te uma carta em troca.
event-give-you = Aceitas e dás uma carta em troca ao jogador { $other }.
event-give-cards = Carta dada em troca: { $card }. Carta recebida: { $got }.
event-refuse = O jogador { $seat } recusa e bate.
event-refuse-you = Recusas e bates.
event-knock = O jogador { $seat } bate.
event-knock-you = Bates.
event-end-knock = A ronda termina logo.
event-end-refusal = A carta oferecida volta sem ser vista, e a ronda termina.
event-end-stock = Tirou-se a última carta do monte, e a ronda termina.
event-end-cap = Há três voltas que ninguém compra, e a ronda termina.
event-showdown = Mostram-se todas as mãos.

## O que mais acontece numa ronda com viúva.

event-deal-widow = A viúva: { $cards }.
event-exchange = O jogador { $seat } troca com a viúva.
event-exchange-you = Trocas com a viúva.
event-exchange-cards = Para a viúva: { $gave }. Para a mão: { $took }.
event-pass = O jogador { $seat } passa.
event-pass-you = Passas.
# Depois da frase que diz quem bate.
event-knock-last-turns = Cada um dos outros tem uma última jogada.
event-pounce = O jogador { $seat } faz pounce.
event-pounce-you = Fazes pounce.
event-pounce-cards = Carta tirada: { $card }. Carta nova na viúva: { $refill }.
event-decline = O jogador { $seat } não faz pounce.
event-decline-you = Não fazes pounce.
event-decline-card = Fica na viúva: { $card }.
event-end-last-turns = As últimas jogadas acabaram, e a ronda termina.
event-end-passes = Todos passaram duas vezes seguidas, e a ronda termina.
# Na variante Alargada.
event-end-passes-extended = Todos passaram, uns a seguir aos outros, e a ronda termina.
event-end-turns = Ao fim de doze jogadas de cada um, ninguém bateu, e a ronda termina.
event-lose = O jogador { $seat } perde uma ficha. Fichas que lhe restam: { $chips }.
event-lose-you = Perdes uma ficha. Fichas que te restam: { $chips }.
event-out = O jogador { $seat } fica fora do jogo.
event-out-you = Ficas fora do jogo.
event-void = A ronda é nula: ninguém perde fichas, e o mesmo dador volta a dar.

## O exemplo.

example-label = Exemplo passo a passo
example-step = Passo { $step } de { $steps }
example-steps = Passos
example-say = Passo { $step } de { $steps }. { $what }
example-first = Para o início
example-back = Anterior
example-next = Seguinte
example-last = Para o fim
example-swipe = Desliza para o lado para passar de um passo ao outro
example-title-deal = Dar as cartas
example-title-buy = O jogador { $seat } compra
example-title-offer = O jogador { $seat } troca
example-title-knock = O jogador { $seat } bate
example-title-refuse = O jogador { $seat } recusa
example-title-showdown = A revelação
# Só com viúva.
example-title-exchange = O jogador { $seat } troca
example-title-pass = O jogador { $seat } passa
# Por baixo das cartas que mudaram de lugar num passo.
example-given-up = entregue
example-drawn = tirada
example-offered = oferecida
example-given-back = em troca
# Só com viúva: a carta que lá fica e a que de lá sai.
example-left = deixada
example-taken = tirada
example-change = Muda uma carta
example-change-intro = E se as cartas tivessem sido outras? O motor volta a jogar a mesma ronda.
example-change-dealer-hand = As cartas do dador no início
example-change-draw = A carta que o dador tira
example-reset = Repor
# Só com viúva: a carta da última jogada.
example-change-taken = A carta que o jogador { $seat } tira
example-chips = Fichas, do jogador 1 em diante: { $chips }
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
check-type-set = Pronto
check-did-you-mean = Qual querias dizer?
check-clear = Limpar
check-next-deal = Ronda seguinte
check-empty = Indica as cartas e vê quem ganha, e porquê.
check-missing = { $count ->
    [one] Falta completar { $count } mão.
   *[other] Falta completar { $count } mãos.
}
# O mesmo, com viúva.
check-empty-lowest = Indica as cartas e vê quem perde uma ficha, e porquê.
check-invalid-lowest = Corrige o que está assinalado, e a mão mais baixa aparece aqui.
check-invalid = Corrige o que está assinalado, e o vencedor aparece aqui.
check-waiting = A resposta vem assim que o motor das regras estiver pronto.
# Below who wins or loses, while the engine is not there yet.
check-reasons-follow = O porquê e as contas chegam com o motor das regras.
check-payments = Quem paga a quem
check-net-label = Jogador { $seat } na revelação: { $net }
# Com viúva não é preciso dizer quem deu as cartas.
check-dealer-unnamed = não indicado
# As fichas de cada um antes desta ronda.
check-chips = Fichas antes da ronda
check-chips-unknown = não contadas
check-chips-each = por jogador
check-chips-of = Fichas do jogador { $seat }
check-loses-label = O jogador { $seat } perde uma ficha
check-chips-left = Jogador { $seat }, fichas que restam: { $after }
# Todos empatam, e ninguém disse quantas fichas há.
check-void-if = Mas se ninguém tiver mais do que uma ficha, a ronda é nula.
# Depois de «Ronda seguinte»: quem perdeu a última ficha sai da mesa, e os números seguintes descem.
check-gone-out = { $count ->
    [one] Ficou fora do jogo e saiu da mesa: jogador { $seats }. Os jogadores seguintes avançaram um lugar.
   *[other] Ficaram fora do jogo e saíram da mesa: jogadores { $seats }. Os outros avançaram para os lugares vagos.
}
# O que o outro jogo diria das mesmas cartas.
check-other-foster = No compra e troca seria diferente: ganharia o jogador { $seat }.
check-other-widow = Com viúva e vidas seria diferente. Melhor mão: { $winners ->
    [one] jogador { $best }
   *[other] jogadores { $best }
}. Mais baixa: { $losers ->
    [one] jogador { $lowest }
   *[other] jogadores { $lowest }
}.
check-other-link = Ver nesse jogo
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
play-bots-mixed = Mistos
play-length = Duração
play-length-match = { $count ->
    [one] Partida ({ $count } ronda)
   *[other] Partida ({ $count } rondas)
}
# Com viúva, ninguém sabe quantas rondas leva.
play-length-match-chips = Até à última ficha
play-length-deal = Uma ronda
play-learning = Aprendizagem: podes voltar atrás
play-start = Dar cartas
play-continue = Continuar a última ronda
play-loading = As cartas são dadas assim que o motor das regras estiver pronto.

## Treino: a mesa.

play-deal-of = Ronda { $deal } de { $deals }
play-deal = Ronda { $deal }
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

## Treino: a mesa com viúva.

play-widow = A viúva
# Sinais junto de um jogador.
mark-knocked = bateu
mark-last-turn = falta-lhe uma jogada
mark-frozen = quatro, congelada
play-your-last-turn = A tua última jogada: troca ou passa.
play-claim = Podes fazer pounce e ficar com esta carta: { $card }.
play-moment = Um momento …
play-choose-both = Escolhe uma das tuas cartas e uma da viúva.
play-choose-open = Agora escolhe uma carta da viúva.
play-choose-own = Agora escolhe uma das tuas cartas.
play-choose-as-many = Escolhe tantas cartas da viúva como das tuas.
play-out = Estás fora do jogo. Os outros continuam.
play-out-watch = Ver
play-out-skip = Saltar para o fim

# Ações: a palavra grande e a linha pequena por baixo. $card: um sinal curto da carta.
action-buy = Comprar
    .with = { $card } e 1 ponto
    .free = { $card }, sem pagar
action-barter = Trocar
    .with = { $card } com o vizinho
action-knock = Bater
    .with = acabar já
    .last = últimas jogadas
action-give = Aceitar
    .with = dar { $card } ao jogador { $seat }
action-refuse = Recusar
    .with = bater e acabar
# Com viúva.
action-exchange = Trocar
    .with = { $gave } por { $took }
action-pass = Passar
    .with = sem trocar
action-pounce = Pounce
    .with = tirar { $card }
action-decline = Deixar
    .with = { $card } na viúva
# A linha pequena de «Trocar» enquanto ainda faltam cartas.
action-choose-both = escolhe cartas
action-choose-open = por que carta?
action-choose-own = com que carta?
# A linha pequena enquanto não há carta escolhida e enquanto não é a tua vez.
action-choose = escolhe uma carta
action-not-now = agora não
play-next-deal = Ronda seguinte
play-new-deal = Começar de novo
play-new-match = Nova partida
play-settings = Opções
play-watch = Avançar
play-hint = Dica
play-say-all = Ler a mesa
play-undo-move = Voltar atrás
play-share = Partilhar
play-seed = Semente: { $seed }
play-seed-help = A mesma semente volta a dar as mesmas cartas, e assim qualquer um pode verificar como foram baralhadas.

## Treino: a mesa toda por palavras, a pedido. Frases inteiras.

tell-deal = Ronda { $deal } de { $deals }. Dador: jogador { $seat }.
tell-deal-you = Ronda { $deal } de { $deals }. O dador és tu.
tell-stock = Monte: { $count }. Bolo: { $pool }.
tell-hand = As tuas cartas: { $cards }. Ou seja: { $hand }.
tell-balance = Saldo do jogador { $seat }: { $balance }.
tell-balance-you = O teu saldo: { $balance }.
# Com viúva.
tell-deal-open = Ronda { $deal }. Dador: jogador { $seat }.
tell-deal-open-you = Ronda { $deal }. O dador és tu.
tell-widow = A viúva: { $cards }. Monte: { $count }.
tell-chips = Fichas do jogador { $seat }: { $chips }.
tell-chips-you = As tuas fichas: { $chips }.
tell-out = O jogador { $seat } está fora do jogo.
tell-out-you = Estás fora do jogo.
tell-last-turns = Falta a última jogada a: { $seats }.

## Treino: dicas. Uma frase de cada vez: o que fazer e depois porquê.

hint-buy = Compra. Entrega: { $card }.
hint-barter = Troca. Oferece: { $card }.
hint-knock = Bate.
hint-give = Aceita. Dá em troca: { $card }.
hint-refuse = Recusa e bate.
# As razões.
reason-knock-combination = { $category ->
    [tricon] Um trio quase nunca perde.
    [sequence] Uma sequência quase nunca perde.
   *[nothing] Mudar uma carta tem mais risco do que proveito.
}
reason-knock-point = Numa mesa de { $players }, uma soma de { $points } já chega: esperar dá tempo aos outros.
reason-refuse-combination = { $category ->
    [tricon] Um trio quase nunca perde.
    [sequence] Uma sequência quase nunca perde.
   *[nothing] Mudar uma carta tem mais risco do que proveito.
}
reason-refuse-point = Numa mesa de { $players }, uma soma de { $points } vale mais do que aquilo que a oferta pode trazer.
reason-buy-to-improve = Guarda estas duas e procura-lhes companhia: { $keep }. Bem vale 1 ponto.
reason-buy-for-nothing = És o dador e compras sem pagar. Guarda estas duas: { $keep }.
reason-barter-to-improve = Guarda estas duas: { $keep }. Trocar não custa nada.
reason-give-least-useful = É a carta que menos falta te faz. Guarda estas duas: { $keep }.

## Treino: dicas com viúva.

hint-exchange = Troca. Deixa: { $gave }. Tira: { $took }.
hint-pass = Passa.
hint-pounce = Faz pounce.
reason-pounce-four = Quatro cartas iguais ganham a qualquer mão de três cartas.
reason-knock-good = A tua mão: { $hand }. Numa mesa de { $players }, raramente é a mais baixa, e se bateres os outros só jogam mais uma jogada.
reason-knock-late = A tua mão: { $hand }. A ronda já vai longa, e cada jogada ajuda também os outros.
reason-exchange-better = Melhora a tua mão: { $hand }.
reason-exchange-hopeful = A mão ainda não sobe, mas ficas mais perto de uma combinação.
reason-pass-nothing-better = A tua mão: { $hand }. Nenhuma troca a melhora.
reason-pass-frozen = Depois de um pounce a tua mão fica como está, e já alguém bateu.

## Treino: o fim.

# Só com viúva.
match-length = { $deals ->
    [one] A partida durou { $deals } ronda.
   *[other] A partida durou { $deals } rondas.
}
match-won = O jogador { $seat } ganha a partida.
match-won-you = Ganhaste a partida.
match-shared = Dividem a vitória os jogadores { $seats }.
