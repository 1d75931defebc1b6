### O que é cada mão, quem ganha, por quê, quem paga a quem e o que está errado numa entrada.
### A soma é a categoria; os pontos são sempre os do saldo. Nunca se confundem.
### Aqui se jogam dois jogos: compra e troca (sem viúva) e com viúva e vidas. O que só serve a um deles vem indicado.

## As categorias, da melhor para a pior. Quatro, flush e par são do jogo com viúva; nada é de compra e troca.

category-four = quatro do mesmo valor
category-tricon = trinca
category-sequence = sequência
category-flush = flush
category-pair = par
category-point = soma
category-nothing = nada

## O nome de uma mão. A mensagem é a primeira linha sob as cartas, `.detail` a linha pequena abaixo dela,
## `.whole` o nome numa só linha, para as frases e para os leitores de tela.

hand-tricon = trinca
    .detail = { $rank ->
        [A] de ás
        [K] de rei
        [Q] de dama
        [J] de valete
        [T] de dez
        [9] de nove
        [8] de oito
        [7] de sete
        [6] de seis
        [5] de cinco
        [4] de quatro
        [3] de três
       *[2] de dois
    }
    .whole = { $rank ->
        [A] trinca de ás
        [K] trinca de rei
        [Q] trinca de dama
        [J] trinca de valete
        [T] trinca de dez
        [9] trinca de nove
        [8] trinca de oito
        [7] trinca de sete
        [6] trinca de seis
        [5] trinca de cinco
        [4] trinca de quatro
        [3] trinca de três
       *[2] trinca de dois
    }
hand-sequence = sequência
    .detail = { $rank ->
        [A] até o ás
        [K] até o rei
        [Q] até a dama
        [J] até o valete
       *[other] até o { $letter }
    }
    .whole = { $rank ->
        [A] sequência até o ás
        [K] sequência até o rei
        [Q] sequência até a dama
        [J] sequência até o valete
       *[other] sequência até o { $letter }
    }
hand-point = soma { $points }
    .detail = { $count ->
        [2] duas cartas
       *[3] três cartas
    }
    .whole = { $count ->
        [2] soma { $points } com duas cartas
       *[3] soma { $points } com três cartas
    }
hand-nothing = nada
    .detail = três naipes diferentes
    .whole = nada

## Nomes de mãos no jogo com viúva, feitos como os de cima.

# Quatro cartas do mesmo valor, depois de um pounce. Com 10, 6, 3 e 2 em algarismos: “quatro seis” não se entende.
hand-four = quatro
    .detail = { $rank ->
        [A] ases
        [K] reis
        [Q] damas
        [J] valetes
        [T] 10
        [9] noves
        [8] oitos
        [7] setes
        [6] 6
        [5] cincos
        [4] quatros
        [3] 3
       *[2] 2
    }
    .whole = { $rank ->
        [A] quatro ases
        [K] quatro reis
        [Q] quatro damas
        [J] quatro valetes
        [T] quatro 10
        [9] quatro noves
        [8] quatro oitos
        [7] quatro setes
        [6] quatro 6
        [5] quatro cincos
        [4] quatro quatros
        [3] quatro 3
       *[2] quatro 2
    }
hand-flush = flush
    .detail = { $rank ->
        [A] de ás
        [K] de rei
        [Q] de dama
        [J] de valete
       *[other] de { $letter }
    }
    .whole = { $rank ->
        [A] flush de ás
        [K] flush de rei
        [Q] flush de dama
        [J] flush de valete
       *[other] flush de { $letter }
    }
hand-pair = par
    .detail = { $rank ->
        [A] de ás
        [K] de rei
        [Q] de dama
        [J] de valete
        [T] de dez
        [9] de nove
        [8] de oito
        [7] de sete
        [6] de seis
        [5] de cinco
        [4] de quatro
        [3] de três
       *[2] de dois
    }
    .whole = { $rank ->
        [A] par de ás
        [K] par de rei
        [Q] par de dama
        [J] par de valete
        [T] par de dez
        [9] par de nove
        [8] par de oito
        [7] par de sete
        [6] par de seis
        [5] par de cinco
        [4] par de quatro
        [3] par de três
       *[2] par de dois
    }
# A soma do jogo com viúva: a soma das três cartas.
hand-point-all = soma { $points }
    .detail = as três cartas
    .whole = soma { $points }
# Uma mão que não vale na variante Estendida.
hand-unranked = sem combinação
    .detail = não vale
    .whole = sem combinação

## Quem ganha.

winner = Ganhou o jogador { $seat }.
winner-you = Você ganhou.
best-so-far = Melhor até agora: jogador { $seat }.
best-so-far-several = Melhores até agora: jogadores { $seats }.

## Quem perde uma ficha (o jogo com viúva).

loses = O jogador { $seat } perde uma ficha.
loses-you = Você perde uma ficha.
loses-several = Os jogadores { $seats } perdem uma ficha cada um.
# Você e outros.
loses-several-you = { $count ->
    [one] Você e o jogador { $seats } perdem uma ficha cada um.
   *[other] Você e os jogadores { $seats } perdem uma ficha cada um.
}
loses-nobody = A rodada é anulada: ninguém perde ficha.
# Enquanto faltam mãos.
lowest-so-far = Pior mão até agora: jogador { $seat }.
lowest-so-far-several = Piores mãos até agora: jogadores { $seats }.
# In the game with a widow, before the engine says what follows.
all-equal = Todas as mãos são iguais.

## Por que uma mão fica à frente de outra. Uma frase inteira.
## Em compra e troca é o vencedor diante da segunda melhor mão; com viúva, a pior mão diante da que está logo acima.

why-category-four-tricon = Quatro cartas do mesmo valor ganham de qualquer trinca.
why-category-four-sequence = Quatro cartas do mesmo valor ganham de qualquer sequência.
why-category-four-flush = Quatro cartas do mesmo valor ganham de qualquer flush.
why-category-four-pair = Quatro cartas do mesmo valor ganham de qualquer par.
why-category-four-point = Quatro cartas do mesmo valor ganham de qualquer soma.
why-category-tricon-flush = Qualquer trinca ganha de qualquer flush.
why-category-tricon-pair = Qualquer trinca ganha de qualquer par.
why-category-sequence-flush = Qualquer sequência ganha de qualquer flush.
why-category-sequence-pair = Qualquer sequência ganha de qualquer par.
why-category-flush-pair = Qualquer flush ganha de qualquer par.
why-category-flush-point = Qualquer flush ganha de qualquer soma.
why-category-pair-point = Qualquer par ganha de qualquer soma.
why-category-tricon-sequence = Qualquer trinca ganha de qualquer sequência.
why-category-tricon-point = Qualquer trinca ganha de qualquer soma.
why-category-tricon-nothing = Qualquer trinca ganha de quem não tem nada.
why-category-sequence-point = Qualquer sequência ganha de qualquer soma.
why-category-sequence-nothing = Qualquer sequência ganha de quem não tem nada.
why-category-point-nothing = Qualquer soma ganha de quem não tem nada.
why-rank-tricon = Entre duas trincas, ganha a mais alta: { $high } ganha de { $low }.
why-rank-sequence = Entre duas sequências, ganha a carta mais alta: { $high } ganha de { $low }.
why-total = Entre duas somas, ganha a mais alta: { $high } ganha de { $low }.
why-card-count = As duas mãos somam { $points }, e três cartas ganham de duas.
why-position-dealer = As melhores mãos são iguais, e no empate ganha o carteador.
why-position-left = As melhores mãos são iguais; ganha o primeiro dos empatados à esquerda do carteador.
why-position-nothing = Ninguém tem nada: todos empatam, e no empate ganha o carteador.

## Por que a pior mão fica abaixo da seguinte (o jogo com viúva).

why-low-rank-four = Entre duas mãos de quatro cartas do mesmo valor, perde o valor mais baixo: { $high } ganha de { $low }.
why-low-rank-tricon = Entre duas trincas, perde o valor mais baixo: { $high } ganha de { $low }.
why-low-rank-sequence = Entre duas sequências, decide a carta mais alta: { $high } ganha de { $low }.
why-low-rank-flush = Entre dois flushes, decide a carta mais alta: { $high } ganha de { $low }.
why-low-rank-pair = Entre dois pares, perde o mais baixo: { $high } ganha de { $low }.
# As somas.
why-low-total = Entre duas somas, perde a mais baixa: { $high } ganha de { $low }.
# As somas, as cartas mais altas ou os pares são iguais; estas são as primeiras cartas diferentes.
why-low-cards-point = As duas mãos somam { $points }; vale então a ordem das cartas, a começar pela mais alta: { $high } ganha de { $low }.
why-low-cards-flush = As cartas mais altas são iguais; valem as seguintes: { $high } ganha de { $low }.
why-low-cards-pair = Os pares são iguais; decide a carta solta: { $high } ganha de { $low }.

## O que isso significa para as piores mãos. Uma frase, depois da anterior.

settles-w5-2 = As piores mãos são iguais carta por carta, e cada um dos empatados perde uma ficha.
settles-w7-2 = Na Estendida, cada mão sem combinação perde uma ficha.
void-w5-4 = Todos empatam, e todos ficariam sem ficha. Por isso ninguém perde ficha, e o mesmo carteador dá de novo.
void-w7-2 = Na Estendida, quando ninguém tem combinação, ninguém perde ficha. O mesmo carteador dá de novo.

## O que isso significa para o carteador (compra e troca). Uma frase, depois da anterior.

settles-dealer-won = O carteador ganhou e não paga a ninguém.
settles-f5-3 = O carteador perdeu e paga 1 ponto ao vencedor.
settles-f5-4 = { $category ->
        [tricon] O carteador também tinha trinca; por isso paga 1 ponto a cada um dos outros.
        [sequence] O carteador também tinha sequência; por isso paga 1 ponto a cada um dos outros.
        [point] O carteador também tinha uma soma; por isso paga 1 ponto a cada um dos outros.
       *[nothing] O carteador também não tinha nada; por isso paga 1 ponto a cada um dos outros.
    }

## Os pagamentos do acerto.

payment-pool-player = { $points ->
        [one] Do pote ao jogador { $to }: { $points } ponto
       *[other] Do pote ao jogador { $to }: { $points } pontos
    }
payment-pool-you = { $points ->
        [one] Do pote a você: { $points } ponto
       *[other] Do pote a você: { $points } pontos
    }
payment-player-player = { $points ->
        [one] Do jogador { $from } ao jogador { $to }: { $points } ponto
       *[other] Do jogador { $from } ao jogador { $to }: { $points } pontos
    }
payment-player-you = { $points ->
        [one] Do jogador { $from } a você: { $points } ponto
       *[other] Do jogador { $from } a você: { $points } pontos
    }
payment-you-player = { $points ->
        [one] De você ao jogador { $to }: { $points } ponto
       *[other] De você ao jogador { $to }: { $points } pontos
    }

# Um link para a regra que decide. $rule: por exemplo F4.3.
rule-link = Regra { $rule }

# Um link que abre as mesmas cartas em “Quem ganhou?”.
check-it = Abrir em “Quem ganhou?”

## O que está errado, dito no lugar certo: `problem-` e o código do motor.
## A regra que não foi respeitada vem depois, como link.

problem-unknown-card = Esta carta não existe: { $text }
problem-ambiguous-card = Isto pode ser lido de mais de um jeito: { $text }. Pode ser: { $options }
problem-duplicate-card = Está com o jogador { $first } e com o jogador { $second } ao mesmo tempo: { $text }
problem-duplicate-card-same-hand = Duas vezes na mão do jogador { $first }: { $text }
problem-too-few-cards = Uma mão tem três cartas; aqui faltam cartas.
problem-too-many-cards = Uma mão tem três cartas; aqui há cartas demais.
# O mínimo e o máximo: à mesa, 3 e 12; com viúva, em “Quem ganhou?”, 2 e 12.
problem-too-few-players = É preciso ter pelo menos { $least } jogadores.
problem-too-many-players = Podem jogar no máximo { $most }.
problem-dealer-missing = Diga quem deu as cartas.
problem-dealer-out-of-range = O carteador tem que ser um dos jogadores.
problem-seat-out-of-range = Não há esse lugar nesta mesa.
problem-unknown-kind = Esse tipo de jogador não é conhecido aqui.
problem-bad-seed = Uma semente tem que 1 a 24 caracteres: letras de a a z e algarismos de 0 a 9.
problem-unknown-game = Esse jogo não é conhecido aqui.
problem-unknown-option = Essa opção não é conhecida aqui.
problem-bad-option = Essa opção não pode ter esse valor.
problem-damaged-record = Não dá para ler esta rodada: o link está danificado ou incompleto.
problem-newer-record = Esta rodada foi feita numa versão mais nova deste site. Recarregue a página e tente de novo.
problem-illegal-move = A jogada { $move } da rodada { $deal } é contra as regras.
problem-unknown-action = Não existe essa jogada neste jogo.
# As seguintes dizem por que uma jogada não é possível agora.
problem-not-your-turn = Não é a sua vez.
problem-deal-over = A rodada acabou.
problem-must-answer = Responda primeiro à oferta.
problem-no-offer = Ninguém ofereceu uma carta a você.
problem-card-needed = Escolha primeiro uma das suas cartas.
problem-card-not-wanted = Esta jogada não pede carta.
problem-card-not-held = Essa carta não está na mão.
# As seguintes são do jogo com viúva.
problem-card-not-open = Essa carta não está na viúva.
problem-uneven-exchange = Deixe tantas cartas quantas você pegar.
problem-too-many-exchanged = { $most ->
    [one] Só dá para trocar { $most } carta de cada vez.
   *[other] Dá para trocar no máximo { $most } cartas de cada vez.
}
problem-already-knocked = Alguém já bateu: troque ou passe.
problem-hand-frozen = Depois de um pounce, a mão fica congelada.
problem-option-off = Esta mesa joga sem essa opção.
problem-no-claim = Não há carta que você possa pegar num pounce.
problem-claim-open = Decida primeiro: Pounce ou Deixar.
problem-claim-of-another = Outro jogador pode fazer o pounce primeiro.
problem-player-out = O jogador { $seat } está fora.
problem-chips-for-each-hand = Diga quantas fichas tem cada jogador, ou um só número para todos.
problem-deal-not-over = A rodada ainda não acabou.
problem-match-over = A partida acabou.
problem-not-a-bot = Neste lugar joga uma pessoa.
problem-nothing-to-undo = Não há nada para desfazer.
problem-bad-change = Essa mudança não é possível.
problem-card-in-use = Esta carta já está em outro lugar: { $text }
# Estas são falhas do próprio site.
problem-bad-request = A página e o motor são de versões diferentes. Recarregue a página.
problem-unknown-odds = A página e o motor são de versões diferentes. Recarregue a página.
problem-unknown-verb = A página e o motor são de versões diferentes. Recarregue a página.
problem-internal-error = O motor cometeu um erro. Recarregue a página e tente de novo.
problem-damaged-link = Este link está danificado, e não deu para preencher nada.
