### As três ferramentas: o exemplo completo, quem ganhou, a rodada de treino; e o motor que responde por elas.
### Os botões são curtos: cabem num celular de 320 pixels de largura. $seat é sempre o número de um jogador.

## O motor: o programa com as regras, carregado uma vez por visita.

engine-idle = O motor das regras começa quando você usar a página pela primeira vez.
engine-downloading = Baixando o motor das regras: { $loaded } de { $total } MB
engine-starting = Ligando o motor das regras…
engine-ready = O motor das regras está pronto.
engine-failed = O motor das regras não carregou. Todo o resto desta página continua funcionando.
engine-retry = Tentar de novo
engine-cancel = Parar de baixar
engine-stopped = O motor das regras está parado.
engine-start = Ligar de novo
engine-device = Este navegador ou aparelho não consegue rodar o motor das regras. Sem ele não há rodada de treino, nem exemplos alterados, nem conta dos pagamentos. As regras, com seus desenhos e exemplos, funcionam do mesmo jeito:
engine-progress = Carregamento do motor das regras
needs-script = Esta parte funciona com JavaScript ligado. As regras, nas outras páginas, não precisam dele.

## Palavras de todas as ferramentas.

seat = Jogador { $seat }
seat-you = Você
dealer = carteador
stock = monte
pool = pote
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
card-moved = { $card }, mudou de lugar
card-not-counted = { $card }, não conta
share = Compartilhar
copied = O link foi copiado.
copy-by-hand = Copie este link: { $link }
play-report = Relatar um erro
check-report = Relatar um erro
report-text = Há algo errado aqui.
    Página: { $page }
    Idioma: { $language }
    Versão: { $version }
    Regra: { $rule }
    Registro: { $record }
    O que está errado:
report-copied = O relato está na sua área de transferência. Escreva o que está errado e mande para nós.
report-refused = Copie este relato:
undo = Desfazer
close = Fechar

## Escolher o jogo e as suas opções.

choose-game = Jogo
game-name-foster = Compra e troca
game-name-widow = Com viúva e vidas
options = Opções
options-chosen = Opções: { $options }
options-usual = Opções: padrão
option-chips = Fichas
option-exchanges = Cartas por troca
option-exchanges-count = { $count ->
    [1] uma
   *[other] até { $count }
}
option-low_ace = A-2-3 é a menor sequência
    .short = A-2-3
option-pounce = Pounce: quatro do mesmo valor
    .short = Pounce
option-extended = Estendida: par e soma não valem
    .short = Estendida

## O que acontece numa rodada: uma frase para cada acontecimento, no presente.
## Onde uma carta pode ser vista, uma segunda frase a diz depois de dois-pontos.

event-deal = O jogador { $seat } dá três cartas a cada um.
event-deal-you = Você dá três cartas a cada um.
event-stakes = Cada um põe 1 ponto no pote.
event-buy = O jogador { $seat } compra e paga 1 ponto ao carteador, o jogador { $dealer }.
event-buy-pays-you = O jogador { $seat } compra e paga 1 ponto a você, que é o carteador.
event-buy-free = O jogador { $seat } é o carteador e compra de graça.
event-buy-you = Você compra e paga 1 ponto ao carteador, o jogador { $dealer }.
event-buy-free-you = Você é o carteador e compra de graça.
event-buy-cards = Saiu: { $gave }. Entrou: { $drew }.
event-offer = O jogador { $seat } oferece ao jogador { $other } uma carta fechada.
event-offer-to-you = O jogador { $seat } oferece a você uma carta fechada.
event-offer-you = Você oferece ao jogador { $other } uma carta fechada.
event-offer-card = Carta oferecida: { $card }.
event-give = O jogador { $seat } aceita e dá uma carta em troca ao jogador { $other }.
event-give-to-you = O jogador { $seat } aceita e dá a você uma carta em troca.
event-give-you = Você aceita e dá uma carta em troca ao jogador { $other }.
event-give-cards = Deu: { $card }. Recebeu: { $got }.
event-refuse = O jogador { $seat } recusa e bate.
event-refuse-you = Você recusa e bate.
event-knock = O jogador { $seat } bate.
event-knock-you = Você bate.
event-end-knock = A rodada acaba na hora.
event-end-refusal = A carta oferecida volta sem ser vista, e a rodada acaba.
event-end-stock = Sai a última carta do monte, e a rodada acaba.
event-end-cap = Faz três voltas que ninguém compra, e a rodada acaba.
event-showdown = Todos mostram as cartas.

## O que mais acontece numa rodada com viúva.

event-deal-widow = A viúva: { $cards }.
event-exchange = O jogador { $seat } troca.
event-exchange-you = Você troca.
event-exchange-cards = Deixou: { $gave }. Pegou: { $took }.
event-pass = O jogador { $seat } passa.
event-pass-you = Você passa.
# Depois da frase que diz quem bate.
event-knock-last-turns = Cada um dos outros tem uma última jogada.
event-pounce = O jogador { $seat } faz um pounce.
event-pounce-you = Você faz um pounce.
event-pounce-cards = Pegou: { $card }. Nova na viúva: { $refill }.
event-decline = O jogador { $seat } não usa o direito ao pounce.
event-decline-you = Você não usa o direito ao pounce.
event-decline-card = Fica na viúva: { $card }.
event-end-last-turns = Não há mais últimas jogadas, e a rodada acaba.
event-end-passes = Todos passaram duas vezes seguidas, e a rodada acaba.
# Na variante Estendida.
event-end-passes-extended = Todos passaram numa volta completa, e a rodada acaba.
event-end-turns = Cada um já jogou doze vezes e ninguém bateu: a rodada acaba.
event-lose = O jogador { $seat } perde uma ficha. Fichas que restam: { $chips }.
event-lose-you = Você perde uma ficha. Fichas que restam: { $chips }.
event-out = O jogador { $seat } está fora.
event-out-you = Você está fora.
event-void = A rodada é anulada: ninguém perde ficha, e o mesmo carteador dá de novo.

## O exemplo completo.

example-label = Exemplo completo, passo a passo
example-step = Passo { $step } de { $steps }
example-steps = Passos
# Dito ao chegar a um passo. $what: as frases do passo.
example-say = Passo { $step } de { $steps }. { $what }
example-first = Ao início
example-back = Voltar
example-next = Avançar
example-last = Ao fim
example-swipe = Deslize para o lado para ir de um passo a outro
example-title-deal = As cartas são dadas
example-title-buy = O jogador { $seat } compra
example-title-offer = O jogador { $seat } troca
example-title-knock = O jogador { $seat } bate
example-title-refuse = O jogador { $seat } recusa
example-title-showdown = A revelação
# Só com viúva.
example-title-exchange = O jogador { $seat } troca
example-title-pass = O jogador { $seat } passa
# Sob as cartas que mudaram de lugar num passo.
example-given-up = entregue
example-drawn = comprada
example-offered = oferecida
example-given-back = dada em troca
# Só com viúva: a carta deixada na viúva e a carta que veio dela.
example-left = deixada
example-taken = tirada
example-change = Mude uma carta
example-change-intro = E se as cartas fossem outras? O motor joga a mesma rodada de novo.
example-change-dealer-hand = As cartas do carteador no começo
example-change-draw = A carta que o carteador compra
example-reset = Restaurar
# Só com viúva: a carta da última jogada.
example-change-taken = A carta que o jogador { $seat } pega
example-chips = Fichas, a partir do jogador 1: { $chips }
example-balances = Saldos, a partir do jogador 1: { $balances }

## Quem ganhou?

check-label = Quem ganhou?
check-players = Jogadores
check-dealer = Carteador
check-hands = Mãos
check-hand = Mão do jogador { $seat }
check-place = Jogador { $seat }, carta { $place }: vazia
check-place-filled = Jogador { $seat }, carta { $place }: { $card }
check-place-unreadable = Jogador { $seat }, carta { $place }, não dá para ler: { $text }
check-keys = Escolha uma carta: primeiro o valor, depois o naipe
check-keys-rank = Valor
check-keys-suit = Naipe
check-keys-delete = Apagar a última carta
check-filling = Jogador { $seat }, carta { $place }
check-filling-rank = Jogador { $seat }, carta { $place }: { $rank }, e o naipe?
check-choose-rank = Escolha primeiro o valor.
check-used = Já está na mão do jogador { $seat }: { $card }
check-type = Digitar
check-type-label = Cartas do jogador { $seat }, por exemplo 6E 7E KO
check-type-help = Valores A K Q J 10 9 … 2; naipes E espadas, CO copas, O ouros, P paus.
check-type-set = Pronto
check-did-you-mean = Qual você quis dizer?
check-clear = Limpar
check-next-deal = Próxima rodada
check-empty = Marque as cartas e veja quem ganha e por quê.
check-missing = { $count ->
    [one] Falta completar { $count } mão.
   *[other] Falta completar { $count } mãos.
}
# O mesmo, com viúva.
check-empty-lowest = Marque as cartas e veja quem perde uma ficha e por quê.
check-invalid-lowest = Corrija o que está marcado, e a pior mão aparece aqui.
check-invalid = Corrija o que está marcado, e o vencedor aparece aqui.
check-waiting = A resposta vem assim que o motor das regras estiver pronto.
# Below who wins or loses, while the engine is not there yet.
check-reasons-follow = O porquê e as contas vêm com o motor das regras.
check-payments = Quem paga a quem
check-net-label = Jogador { $seat } na revelação: { $net }
# Com viúva não é preciso dizer quem deu as cartas.
check-dealer-unnamed = não indicado
# As fichas de cada um antes desta rodada.
check-chips = Fichas antes da rodada
check-chips-unknown = não contadas
check-chips-each = por jogador
check-chips-of = Fichas do jogador { $seat }
check-loses-label = O jogador { $seat } perde uma ficha
check-chips-left = Jogador { $seat }, fichas que restam: { $after }
# Todas as mãos empatam, e ninguém disse quantas fichas há.
check-void-if = Mas, se ninguém tem mais de uma ficha, a rodada é anulada.
# Depois de “Próxima rodada”: quem perdeu a última ficha sai da mesa, e os números se ajustam.
check-gone-out = { $count ->
    [one] Está fora e saiu da mesa: jogador { $seats }. Os jogadores depois dele avançaram um lugar.
   *[other] Estão fora e saíram da mesa: jogadores { $seats }. Os outros avançaram.
}
# O que o outro jogo diria das mesmas cartas.
check-other-foster = No jogo de compra e troca seria diferente: ganharia o jogador { $seat }.
check-other-widow = No jogo com viúva e vidas seria diferente. Melhor mão: { $winners ->
    [one] jogador { $best }
   *[other] jogadores { $best }
}. Pior mão: { $losers ->
    [one] jogador { $lowest }
   *[other] jogadores { $lowest }
}.
check-other-link = Ver nesse jogo
# Fica no lugar das teclas quando todas as mãos estão completas.
check-tap-a-card = Toque numa carta para mudar.

## Rodada de treino: antes de começar.

play-label = Rodada de treino
play-skip = Pular a rodada de treino
play-setup = A sua mesa
play-players = Jogadores
play-seat = O seu lugar
play-seat-any = Por sorteio
play-seat-number = Lugar { $seat }
play-bots = Nível dos outros
play-bots-easy = Fácil
play-bots-steady = Firme
play-bots-mixed = Misto
play-length = Duração
play-length-match = { $count ->
    [one] Partida: { $count } rodada
   *[other] Partida: { $count } rodadas
}
# Com viúva, ninguém sabe quantas rodadas vai levar.
play-length-match-chips = Até a última ficha
play-length-deal = Uma rodada
play-learning = Aprender: dá para desfazer
play-start = Dar as cartas
play-continue = Continuar a última rodada
play-loading = As cartas são dadas assim que o motor das regras estiver pronto.

## Rodada de treino: a mesa.

play-deal-of = Rodada { $deal } de { $deals }
# Quando não se sabe de antemão quantas são.
play-deal = Rodada { $deal }
play-log = O que já aconteceu
play-kind-easy = fácil
play-kind-steady = firme
play-kind-human = pessoa
play-stock = monte { $count }
play-seat-label = Jogador { $seat }, saldo { $balance }
play-seat-label-dealer = Jogador { $seat }, carteador, saldo { $balance }
play-others = Os outros jogadores
play-your-hand = A sua mão
play-now = Agora: { $hand }
play-your-turn = É a sua vez.
play-offered = Escolha a carta que você dá em troca, ou recuse.
play-others-turn = O jogador { $seat } está pensando.
play-choose-card = Escolha primeiro uma carta.

## Rodada de treino: a mesa com viúva.

play-widow = A viúva
# Sinais junto de um jogador.
mark-knocked = bateu
mark-last-turn = falta uma jogada
mark-frozen = mão congelada
play-your-last-turn = A sua última jogada: troque ou passe.
play-claim = Você pode pegar esta carta num pounce: { $card }.
# Talvez outro tenha direito a uma carta, e ninguém pode ver quem.
play-moment = Um momento…
play-choose-both = Escolha uma das suas cartas e uma da viúva.
play-choose-open = Agora escolha uma carta da viúva.
play-choose-own = Agora escolha uma das suas cartas.
play-choose-as-many = Escolha tantas cartas da viúva quantas das suas.
play-out = Você está fora. Os outros continuam.
play-out-watch = Assistir
play-out-skip = Pular até o fim

action-buy = Comprar
    .with = { $card } e 1 ponto
    .free = { $card }, de graça
action-barter = Trocar
    .with = { $card } com o vizinho
action-knock = Bater
    .with = fim da rodada
    .last = últimas jogadas
action-give = Aceitar
    .with = dar { $card } ao jogador { $seat }
action-refuse = Recusar
    .with = bater: fim da rodada
# Com viúva.
action-exchange = Trocar
    .with = { $gave } por { $took }
action-pass = Passar
    .with = sem trocar
action-pounce = Pounce
    .with = pegar { $card }
action-decline = Deixar
    .with = { $card } na viúva
# A linha pequena de “Trocar” enquanto faltam cartas: das duas, da viúva, da sua mão.
action-choose-both = escolha cartas
action-choose-open = por qual carta?
action-choose-own = qual das suas?
# A linha pequena enquanto nenhuma carta foi escolhida, e enquanto não é a sua vez.
action-choose = escolha uma carta
action-not-now = agora não
play-next-deal = Próxima rodada
play-new-deal = Recomeçar
play-new-match = Nova partida
play-settings = Ajustes
play-watch = Adiantar
play-hint = Dica
play-say-all = Descrever a mesa
play-undo-move = Desfazer
play-share = Compartilhar esta rodada
play-seed = Semente: { $seed }
play-seed-help = A mesma semente dá as mesmas cartas de novo; assim, qualquer um pode conferir o embaralhamento.

## Rodada de treino: a mesa inteira em palavras, dita a pedido.

tell-deal = Rodada { $deal } de { $deals }. Carteador: jogador { $seat }.
tell-deal-you = Rodada { $deal } de { $deals }. Você é o carteador.
tell-stock = Monte: { $count }. Pote: { $pool }.
tell-hand = As suas cartas: { $cards }. A mão é: { $hand }.
tell-balance = Saldo do jogador { $seat }: { $balance }.
tell-balance-you = O seu saldo: { $balance }.
# Com viúva.
tell-deal-open = Rodada { $deal }. Carteador: jogador { $seat }.
tell-deal-open-you = Rodada { $deal }. Você é o carteador.
tell-widow = A viúva: { $cards }. Monte: { $count }.
tell-chips = Fichas do jogador { $seat }: { $chips }.
tell-chips-you = As suas fichas: { $chips }.
tell-out = O jogador { $seat } está fora.
tell-out-you = Você está fora.
tell-last-turns = Falta a última jogada de: { $seats }.

## Rodada de treino: dicas. Uma frase cada: o que fazer, e depois por quê.

hint-buy = Compre. Entregue: { $card }.
hint-barter = Troque. Ofereça: { $card }.
hint-knock = Bata.
hint-give = Dê em troca: { $card }.
hint-refuse = Recuse e bata.
# Os motivos. $players: quantos há na mesa. $points: a soma da mão.
# $keep: os nomes das duas cartas que vale guardar, separados por vírgula.
reason-knock-combination = { $category ->
    [tricon] Uma trinca quase nunca perde.
    [sequence] Uma sequência quase nunca perde.
   *[nothing] Mudar uma carta arrisca mais do que rende.
}
reason-knock-point = Numa mesa de { $players }, uma soma de { $points } já basta: esperar é dar tempo aos outros.
reason-refuse-combination = { $category ->
    [tricon] Uma trinca quase nunca perde.
    [sequence] Uma sequência quase nunca perde.
   *[nothing] Mudar uma carta arrisca mais do que rende.
}
reason-refuse-point = Numa mesa de { $players }, uma soma de { $points } vale mais do que a oferta pode render.
reason-buy-to-improve = Guarde estas duas e procure uma terceira: { $keep }. Vale o ponto que custa.
reason-buy-for-nothing = Você é o carteador e compra de graça. Guarde estas duas: { $keep }.
reason-barter-to-improve = Guarde estas duas: { $keep }. Trocar não custa nada.
reason-give-least-useful = É a carta que menos faz falta. Guarde estas duas: { $keep }.

## Rodada de treino: dicas com viúva. $hand: o nome de uma mão, como “par de sete”.

hint-exchange = Troque. Deixe: { $gave }. Pegue: { $took }.
hint-pass = Passe.
hint-pounce = Faça o pounce.
reason-pounce-four = Quatro cartas do mesmo valor ganham de qualquer mão de três.
reason-knock-good = A sua mão: { $hand }. Numa mesa de { $players }, ela raramente é a pior, e a batida só deixa uma jogada para cada um dos outros.
reason-knock-late = A sua mão: { $hand }. A rodada já vai longe, e cada jogada ajuda também os outros.
reason-exchange-better = A sua mão fica melhor: { $hand }.
reason-exchange-hopeful = A sua mão ainda não vale mais, mas fica mais perto de uma combinação.
reason-pass-nothing-better = A sua mão: { $hand }. Nenhuma troca melhora.
reason-pass-frozen = Depois de um pounce, a sua mão fica congelada, e alguém já bateu.

## Rodada de treino: o fim.

# Só com viúva.
match-length = { $deals ->
    [one] A partida durou { $deals } rodada.
   *[other] A partida durou { $deals } rodadas.
}
match-won = O jogador { $seat } ganha a partida.
match-won-you = Você ganha a partida.
match-shared = Dividem a vitória os jogadores { $seats }.
