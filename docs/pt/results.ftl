### O que é uma mão, quem ganha, porquê, quem paga a quem, e o que está mal numa entrada.
### A soma é uma categoria; os pontos são sempre os do saldo. Nunca se confundem.
### Jogam-se aqui dois jogos: compra e troca (sem viúva) e com viúva e vidas. O que só serve a um deles vai indicado.

## Categorias, da melhor para a pior. Quatro iguais, flush e par são do jogo com viúva; nada é de compra e troca.

category-four = quatro cartas iguais
category-tricon = trio
category-sequence = sequência
category-flush = flush
category-pair = par
category-point = soma
category-nothing = «nada»

## O nome de uma mão: em cima, por baixo (.detail) e numa só linha (.whole).

hand-tricon = trio
    .detail = { $rank ->
        [A] de ases
        [K] de reis
        [Q] de damas
        [J] de valetes
        [T] de dezes
        [9] de noves
        [8] de oitos
        [7] de setes
        [6] de seis
        [5] de cincos
        [4] de quatros
        [3] de três
       *[2] de dois
    }
    .whole = { $rank ->
        [A] trio de ases
        [K] trio de reis
        [Q] trio de damas
        [J] trio de valetes
        [T] trio de dezes
        [9] trio de noves
        [8] trio de oitos
        [7] trio de setes
        [6] trio de seis
        [5] trio de cincos
        [4] trio de quatros
        [3] trio de três
       *[2] trio de dois
    }
# A dama é a única carta de topo no feminino.
hand-sequence = sequência
    .detail = { $rank ->
        [A] até ao ás
        [K] até ao rei
        [Q] até à dama
        [J] até ao valete
       *[other] até ao { $letter }
    }
    .whole = { $rank ->
        [A] sequência até ao ás
        [K] sequência até ao rei
        [Q] sequência até à dama
        [J] sequência até ao valete
       *[other] sequência até ao { $letter }
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
hand-nothing = «nada»
    .detail = três naipes
    .whole = «nada»

## Nomes de mãos no jogo com viúva, feitos como os de cima.

# Quatro cartas iguais, depois de um pounce. O 6, o 3 e o 2 vão em algarismo: «quatro três» não se percebe.
hand-four = quatro iguais
    .detail = { $rank ->
        [A] ases
        [K] reis
        [Q] damas
        [J] valetes
        [T] dezes
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
        [T] quatro dezes
        [9] quatro noves
        [8] quatro oitos
        [7] quatro setes
        [6] quatro 6
        [5] quatro cincos
        [4] quatro quatros
        [3] quatro 3
       *[2] quatro 2
    }
# Como se diz à mesa: flush ao rei, flush à dama.
hand-flush = flush
    .detail = { $rank ->
        [A] ao ás
        [K] ao rei
        [Q] à dama
        [J] ao valete
       *[other] ao { $letter }
    }
    .whole = { $rank ->
        [A] flush ao ás
        [K] flush ao rei
        [Q] flush à dama
        [J] flush ao valete
       *[other] flush ao { $letter }
    }
hand-pair = par
    .detail = { $rank ->
        [A] de ases
        [K] de reis
        [Q] de damas
        [J] de valetes
        [T] de dezes
        [9] de noves
        [8] de oitos
        [7] de setes
        [6] de seis
        [5] de cincos
        [4] de quatros
        [3] de três
       *[2] de dois
    }
    .whole = { $rank ->
        [A] par de ases
        [K] par de reis
        [Q] par de damas
        [J] par de valetes
        [T] par de dezes
        [9] par de noves
        [8] par de oitos
        [7] par de setes
        [6] par de seis
        [5] par de cincos
        [4] par de quatros
        [3] par de três
       *[2] par de dois
    }
# A soma deste jogo: o total de todas as três cartas.
hand-point-all = soma { $points }
    .detail = as três cartas
    .whole = soma { $points }
# Uma mão que não conta na variante Alargada.
hand-unranked = sem combinação
    .detail = não conta
    .whole = sem combinação

## Quem ganha.

winner = Ganha o jogador { $seat }.
winner-you = Ganhas tu.
best-so-far = Para já, vai à frente o jogador { $seat }.
best-so-far-several = Para já, vão à frente os jogadores { $seats }.

## Quem perde uma ficha (o jogo com viúva).

loses = O jogador { $seat } perde uma ficha.
loses-you = Perdes uma ficha.
loses-several = Os jogadores { $seats } perdem uma ficha cada um.
# Tu e outros.
loses-several-you = { $count ->
    [one] Tu e o jogador { $seats } perdem uma ficha cada um.
   *[other] Tu e os jogadores { $seats } perdem uma ficha cada um.
}
loses-nobody = A ronda é nula: ninguém perde fichas.
# Enquanto faltam mãos.
lowest-so-far = Para já, a mão mais baixa é a do jogador { $seat }.
lowest-so-far-several = Para já, as mãos mais baixas são as dos jogadores { $seats }.
# In the game with a widow, before the engine says what follows.
all-equal = As mãos são todas iguais.

## Porque é que uma mão está à frente de outra. Em compra e troca é o vencedor em relação à segunda melhor mão,
## com viúva é a mão mais baixa em relação à que está logo acima.

why-category-four-tricon = Quatro cartas iguais ganham a qualquer trio.
why-category-four-sequence = Quatro cartas iguais ganham a qualquer sequência.
why-category-four-flush = Quatro cartas iguais ganham a qualquer flush.
why-category-four-pair = Quatro cartas iguais ganham a qualquer par.
why-category-four-point = Quatro cartas iguais ganham a qualquer soma.
why-category-tricon-flush = Qualquer trio ganha a qualquer flush.
why-category-tricon-pair = Qualquer trio ganha a qualquer par.
why-category-sequence-flush = Qualquer sequência ganha a qualquer flush.
why-category-sequence-pair = Qualquer sequência ganha a qualquer par.
why-category-flush-pair = Qualquer flush ganha a qualquer par.
why-category-flush-point = Qualquer flush ganha a qualquer soma.
why-category-pair-point = Qualquer par ganha a qualquer soma.
why-category-tricon-sequence = Qualquer trio ganha a qualquer sequência.
why-category-tricon-point = Qualquer trio ganha a qualquer soma.
why-category-tricon-nothing = Qualquer trio ganha a uma mão sem nada.
why-category-sequence-point = Qualquer sequência ganha a qualquer soma.
why-category-sequence-nothing = Qualquer sequência ganha a uma mão sem nada.
why-category-point-nothing = Qualquer soma ganha a uma mão sem nada.
why-rank-tricon = Entre dois trios ganha o das cartas mais altas: { $high } ganha a { $low }.
why-rank-sequence = Entre duas sequências ganha a que acaba na carta mais alta: { $high } ganha a { $low }.
why-total = Entre duas somas ganha a mais alta: { $high } ganha a { $low }.
why-card-count = As duas mãos somam { $points }, e três cartas ganham a duas.
why-position-dealer = As melhores mãos são iguais, e nos empates ganha o dador.
why-position-left = As melhores mãos são iguais; ganha o primeiro dos empatados a contar da esquerda do dador.
why-position-nothing = Ninguém tem nada: todos empatam, e nos empates ganha o dador.

## Porque é que a mão mais baixa está abaixo da seguinte (o jogo com viúva).

why-low-rank-four = Entre duas mãos de quatro cartas iguais perde a mais baixa: { $high } ganha a { $low }.
why-low-rank-tricon = Entre dois trios perde o das cartas mais baixas: { $high } ganha a { $low }.
why-low-rank-sequence = Entre duas sequências perde a que acaba na carta mais baixa: { $high } ganha a { $low }.
why-low-rank-flush = Entre dois flushes decide a carta mais alta: { $high } ganha a { $low }.
why-low-rank-pair = Entre dois pares perde o mais baixo: { $high } ganha a { $low }.
# Os totais.
why-low-total = Entre duas somas perde a mais baixa: { $high } ganha a { $low }.
# Os totais, as cartas mais altas ou os pares são iguais; indicam-se as primeiras cartas que são diferentes.
why-low-cards-point = As duas mãos somam { $points }; comparam-se as cartas, a começar pela mais alta: { $high } ganha a { $low }.
why-low-cards-flush = As cartas mais altas são iguais; comparam-se as seguintes: { $high } ganha a { $low }.
why-low-cards-pair = Os pares são iguais; decide a carta solta: { $high } ganha a { $low }.

## O que isso significa para as mãos mais baixas.

settles-w5-2 = As mãos mais baixas são iguais carta por carta, e todos os que empatam perdem uma ficha.
settles-w7-2 = Na variante Alargada, todas as mãos sem combinação perdem uma ficha.
void-w5-4 = Todos empatam, e ninguém ficaria com fichas. Por isso ninguém perde nenhuma, e o mesmo dador volta a dar.
void-w7-2 = Na variante Alargada, ninguém perde fichas quando ninguém tem uma combinação. O mesmo dador volta a dar.

## O que isso significa para o dador (compra e troca).

settles-dealer-won = O dador ganha e não paga a ninguém.
settles-f5-3 = O dador perdeu e paga 1 ponto ao vencedor.
settles-f5-4 = { $category ->
        [tricon] O dador também tinha um trio, por isso paga 1 ponto a cada um dos outros.
        [sequence] O dador também tinha uma sequência, por isso paga 1 ponto a cada um dos outros.
        [point] O dador também tinha uma soma, por isso paga 1 ponto a cada um dos outros.
       *[nothing] O dador também não tinha nada, por isso paga 1 ponto a cada um dos outros.
    }

## Pagamentos.

payment-pool-player = { $points ->
        [one] Do bolo ao jogador { $to }: { $points } ponto
       *[other] Do bolo ao jogador { $to }: { $points } pontos
    }
payment-pool-you = { $points ->
        [one] Do bolo para ti: { $points } ponto
       *[other] Do bolo para ti: { $points } pontos
    }
payment-player-player = { $points ->
        [one] Do jogador { $from } ao jogador { $to }: { $points } ponto
       *[other] Do jogador { $from } ao jogador { $to }: { $points } pontos
    }
payment-player-you = { $points ->
        [one] Do jogador { $from } para ti: { $points } ponto
       *[other] Do jogador { $from } para ti: { $points } pontos
    }
payment-you-player = { $points ->
        [one] De ti para o jogador { $to }: { $points } ponto
       *[other] De ti para o jogador { $to }: { $points } pontos
    }

# Um link para a regra que decide.
rule-link = Regra { $rule }

# Um link que abre, em «Quem ganhou?», as cartas que se acabam de ver.
check-it = Abrir em «Quem ganhou?»

## O que está mal, dito no seu lugar. Segue-se a regra infringida, como link.

problem-unknown-card = Esta carta não existe: { $text }
problem-ambiguous-card = Isto pode ler-se de várias maneiras: { $text }. Pode ser: { $options }
problem-duplicate-card = Têm-na ao mesmo tempo o jogador { $first } e o jogador { $second }: { $text }
problem-duplicate-card-same-hand = Duas vezes na mão do jogador { $first }: { $text }
problem-too-few-cards = Uma mão tem três cartas; aqui faltam cartas.
problem-too-many-cards = Uma mão tem três cartas; aqui há cartas a mais.
# O mínimo e o máximo: à mesa 3 e 12; com viúva, em «Quem ganhou?», 2 e 12.
problem-too-few-players = São precisos pelo menos { $least } jogadores.
problem-too-many-players = Podem jogar { $most }, no máximo.
problem-dealer-missing = Diz quem deu as cartas.
problem-dealer-out-of-range = O dador tem de ser um dos jogadores.
problem-seat-out-of-range = Não há esse lugar nesta mesa.
problem-unknown-kind = Este tipo de jogador não é conhecido aqui.
problem-bad-seed = Uma semente tem de 1 a 24 caracteres: letras de a a z e algarismos de 0 a 9.
problem-unknown-game = Este jogo não é conhecido aqui.
problem-unknown-option = Esta opção não é conhecida aqui.
problem-bad-option = Esta opção não pode ter esse valor.
problem-damaged-record = Não se consegue ler esta ronda: o link está danificado ou cortado.
problem-newer-record = Esta ronda foi feita numa versão mais recente deste site. Recarrega a página e tenta outra vez.
problem-illegal-move = A jogada { $move } da ronda { $deal } é contra as regras.
problem-unknown-action = Não há essa jogada neste jogo.
# As seguintes dizem porque é que uma jogada não é possível neste momento.
problem-not-your-turn = Não é a tua vez.
problem-deal-over = A ronda terminou.
problem-must-answer = Responde primeiro à oferta.
problem-no-offer = Ninguém te ofereceu uma carta.
problem-card-needed = Escolhe primeiro uma das tuas cartas.
problem-card-not-wanted = Esta jogada não leva carta.
problem-card-not-held = Esta carta não está na mão.
# As seguintes são do jogo com viúva.
problem-card-not-open = Esta carta não está na viúva.
problem-uneven-exchange = Deixa tantas cartas quantas tiras.
problem-too-many-exchanged = { $most ->
    [one] Só se pode trocar { $most } carta de cada vez.
   *[other] Podem trocar-se, no máximo, { $most } cartas de cada vez.
}
problem-already-knocked = Já alguém bateu: troca ou passa.
problem-hand-frozen = Depois de um pounce, a mão fica como está.
problem-option-off = Nesta mesa joga-se sem esta opção.
problem-no-claim = Não há nenhuma carta que te permita fazer pounce.
problem-claim-open = Decide primeiro se fazes pounce ou não.
problem-claim-of-another = Há outro jogador que pode fazer pounce antes de ti.
problem-player-out = O jogador { $seat } está fora do jogo.
problem-chips-for-each-hand = Diz quantas fichas tem cada jogador, ou um só número para todos.
problem-deal-not-over = A ronda ainda não terminou.
problem-match-over = A partida terminou.
problem-not-a-bot = Este lugar é de uma pessoa.
problem-nothing-to-undo = Não há nada para anular.
problem-bad-change = Esta mudança não é possível.
problem-card-in-use = Esta carta já está noutro sítio: { $text }
# Estas são avarias do próprio site.
problem-bad-request = A página e o motor são de versões diferentes. Recarrega a página.
problem-unknown-odds = A página e o motor são de versões diferentes. Recarrega a página.
problem-unknown-verb = A página e o motor são de versões diferentes. Recarrega a página.
problem-internal-error = O motor enganou-se. Recarrega a página e tenta outra vez.
problem-damaged-link = Este link está danificado, por isso não foi possível preencher nada.
