### O que é uma mão, quem ganha, porquê, quem paga a quem, e o que está mal numa entrada.
### O «point» é uma categoria; os «pontos» são sempre os do saldo. Nunca se confundem.

## Categorias, da melhor para a pior.

category-tricon = trio
category-sequence = sequência
category-point = point
category-nothing = nada

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
hand-point = point { $points }
    .detail = { $count ->
        [2] duas cartas
       *[3] três cartas
    }
    .whole = { $count ->
        [2] point { $points } com duas cartas
       *[3] point { $points } com três cartas
    }
hand-nothing = nada
    .detail = três naipes
    .whole = nada

## Quem ganha.

winner = Ganha o jogador { $seat }.
winner-you = Ganhas tu.
best-so-far = Para já, vai à frente o jogador { $seat }.
best-so-far-several = Para já, vão à frente os jogadores { $seats }.

## Porque é que o vencedor está à frente da segunda melhor mão.

why-category-tricon-sequence = Qualquer trio ganha a qualquer sequência.
why-category-tricon-point = Qualquer trio ganha a qualquer point.
why-category-tricon-nothing = Qualquer trio ganha a uma mão sem nada.
why-category-sequence-point = Qualquer sequência ganha a qualquer point.
why-category-sequence-nothing = Qualquer sequência ganha a uma mão sem nada.
why-category-point-nothing = Qualquer point ganha a uma mão sem nada.
why-rank-tricon = Entre dois trios ganha o das cartas mais altas: { $high } está acima de { $low }.
why-rank-sequence = Entre duas sequências ganha a que acaba na carta mais alta: { $high } está acima de { $low }.
why-total = Entre dois points ganha o total mais alto: { $high } está acima de { $low }.
why-card-count = As duas mãos fazem point { $points }, e três cartas ganham a duas.
why-position-dealer = As melhores mãos são iguais, e os empates são do dador.
why-position-left = As melhores mãos são iguais; ganha o primeiro dos empatados a contar da esquerda do dador.
why-position-nothing = Ninguém tem nada, por isso todos empatam, e os empates são do dador.

## O que isso significa para o dador.

settles-dealer-won = O dador ganha e não paga a ninguém.
settles-f5-3 = O dador perdeu e paga 1 ponto ao vencedor.
settles-f5-4 = { $category ->
        [tricon] O dador perdeu, também com um trio, e por isso paga 1 ponto a cada um dos outros.
        [sequence] O dador perdeu, também com uma sequência, e por isso paga 1 ponto a cada um dos outros.
        [point] O dador perdeu, também com um point, e por isso paga 1 ponto a cada um dos outros.
       *[nothing] O dador perdeu, também sem nada, e por isso paga 1 ponto a cada um dos outros.
    }

## Pagamentos.

payment-pool-player = { $points ->
        [one] Do fundo comum ao jogador { $to }: { $points } ponto
       *[other] Do fundo comum ao jogador { $to }: { $points } pontos
    }
payment-pool-you = { $points ->
        [one] Do fundo comum para ti: { $points } ponto
       *[other] Do fundo comum para ti: { $points } pontos
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

# Uma ligação para a regra que decide.
rule-link = Regra { $rule }

# Uma ligação que abre, em «Quem ganhou?», as cartas que se acabam de ver.
check-it = Verificar

## O que está mal, dito no seu lugar. Segue-se a regra infringida, como ligação.

problem-unknown-card = Esta carta não existe: { $text }
problem-ambiguous-card = Isto pode ler-se de várias maneiras: { $text }. Pode ser: { $options }
problem-duplicate-card = Têm-na ao mesmo tempo o jogador { $first } e o jogador { $second }: { $text }
problem-duplicate-card-same-hand = Duas vezes na mão do jogador { $first }: { $text }
problem-too-few-cards = Uma mão tem três cartas; aqui faltam cartas.
problem-too-many-cards = Uma mão tem três cartas; aqui há cartas a mais.
problem-too-few-players = O Commerce precisa de pelo menos 3 jogadores.
problem-too-many-players = Podem jogar 12, no máximo.
problem-dealer-missing = Diz quem deu as cartas.
problem-dealer-out-of-range = O dador tem de ser um dos jogadores.
problem-seat-out-of-range = Não há esse lugar nesta mesa.
problem-unknown-kind = Este tipo de jogador não é conhecido aqui.
problem-bad-seed = Uma semente tem de 1 a 24 caracteres: letras de a a z e algarismos de 0 a 9.
problem-unknown-game = Este jogo não é conhecido aqui.
problem-unknown-option = Esta opção não é conhecida aqui.
problem-bad-option = Esta opção não pode ter esse valor.
problem-damaged-record = Não se consegue ler esta distribuição: a ligação está danificada ou cortada.
problem-newer-record = Esta distribuição foi feita numa versão mais recente deste site. Recarrega a página e tenta outra vez.
problem-illegal-move = A jogada { $move } da distribuição { $deal } é contra as regras.
problem-unknown-action = Não há essa jogada neste jogo.
# As seguintes dizem porque é que uma jogada não é possível neste momento.
problem-not-your-turn = Não é a tua vez.
problem-deal-over = A distribuição terminou.
problem-must-answer = Responde primeiro à oferta.
problem-no-offer = Ninguém te ofereceu uma carta.
problem-card-needed = Escolhe primeiro uma das tuas cartas.
problem-card-not-wanted = Esta jogada não leva carta.
problem-card-not-held = Esta carta não está na mão.
problem-deal-not-over = A distribuição ainda não terminou.
problem-match-over = A partida terminou.
problem-not-a-bot = Este lugar é de uma pessoa.
problem-nothing-to-undo = Não há nada para anular.
problem-bad-change = Esta mudança não é possível.
problem-card-in-use = Esta carta já está noutro sítio: { $text }
# Estas três são avarias do próprio site.
problem-bad-request = A página e o motor não condizem. Recarrega a página.
problem-unknown-verb = A página e o motor não condizem. Recarrega a página.
problem-internal-error = O motor enganou-se. Recarrega a página e tenta outra vez.
problem-damaged-link = Esta ligação está danificada, por isso não se pôde preencher nada.
