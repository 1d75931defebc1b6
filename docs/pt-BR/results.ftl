### O que é cada mão, quem ganha, por quê, quem paga a quem e o que está errado numa entrada.
### A categoria Ponto se escreve com maiúscula; os pontos do saldo, com minúscula.

## As categorias, da melhor para a pior.

category-tricon = trinca
category-sequence = sequência
category-point = Ponto
category-nothing = nada

## O nome de uma mão. A mensagem é a primeira linha sob as cartas, `.detail` a linha pequena abaixo dela,
## `.whole` o nome numa só linha, para as frases e para os leitores de tela.

hand-tricon = trinca
    .detail = { $rank ->
        [A] de ases
        [K] de reis
        [Q] de damas
        [J] de valetes
        [T] de dez
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
        [A] trinca de ases
        [K] trinca de reis
        [Q] trinca de damas
        [J] trinca de valetes
        [T] trinca de dez
        [9] trinca de noves
        [8] trinca de oitos
        [7] trinca de setes
        [6] trinca de seis
        [5] trinca de cincos
        [4] trinca de quatros
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
hand-point = Ponto { $points }
    .detail = { $count ->
        [2] duas cartas
       *[3] três cartas
    }
    .whole = { $count ->
        [2] Ponto { $points } com duas cartas
       *[3] Ponto { $points } com três cartas
    }
hand-nothing = nada
    .detail = três naipes diferentes
    .whole = nada: não há duas cartas do mesmo naipe

## Quem ganha.

winner = Ganhou o jogador { $seat }.
winner-you = Você ganhou.
best-so-far = Melhor até agora: jogador { $seat }.
best-so-far-several = Melhores até agora: jogadores { $seats }.

## Por que o vencedor fica à frente da segunda melhor mão. Uma frase inteira.

why-category-tricon-sequence = Qualquer trinca ganha de qualquer sequência.
why-category-tricon-point = Qualquer trinca ganha de qualquer Ponto.
why-category-tricon-nothing = Qualquer trinca ganha de quem não tem nada.
why-category-sequence-point = Qualquer sequência ganha de qualquer Ponto.
why-category-sequence-nothing = Qualquer sequência ganha de quem não tem nada.
why-category-point-nothing = Qualquer Ponto ganha de quem não tem nada.
why-rank-tricon = Entre duas trincas, ganha o valor mais alto: { $high } é maior que { $low }.
why-rank-sequence = Entre duas sequências, ganha a carta mais alta: { $high } é maior que { $low }.
why-total = Entre dois Pontos, ganha a soma mais alta: { $high } é maior que { $low }.
why-card-count = As duas mãos fazem Ponto { $points }, e três cartas ganham de duas.
why-position-dealer = As melhores mãos são iguais, e o empate é do carteador.
why-position-left = As melhores mãos são iguais; entre os empatados, ganha o mais próximo à esquerda do carteador.
why-position-nothing = Ninguém tem nada: todos empatam, e o empate é do carteador.

## O que isso significa para o carteador. Uma frase, depois da anterior.

settles-dealer-won = O carteador ganhou e não paga a ninguém.
settles-f5-3 = O carteador perdeu e paga 1 ponto ao vencedor.
settles-f5-4 = { $category ->
        [tricon] O carteador também tinha trinca e perdeu; por isso paga 1 ponto a cada um dos outros.
        [sequence] O carteador também tinha sequência e perdeu; por isso paga 1 ponto a cada um dos outros.
        [point] O carteador também tinha Ponto e perdeu; por isso paga 1 ponto a cada um dos outros.
       *[nothing] O carteador também não tinha nada e perdeu; por isso paga 1 ponto a cada um dos outros.
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
check-it = Conferir

## O que está errado, dito no lugar certo: `problem-` e o código do motor.
## A regra que não foi respeitada vem depois, como link.

problem-unknown-card = Esta carta não existe: { $text }
problem-ambiguous-card = Isto pode ser lido de mais de um jeito: { $text }. Pode ser: { $options }
problem-duplicate-card = Está com o jogador { $first } e com o jogador { $second } ao mesmo tempo: { $text }
problem-duplicate-card-same-hand = Duas vezes na mão do jogador { $first }: { $text }
problem-too-few-cards = Uma mão tem três cartas; aqui faltam cartas.
problem-too-many-cards = Uma mão tem três cartas; aqui há cartas demais.
problem-too-few-players = O Commerce pede pelo menos 3 jogadores.
problem-too-many-players = Podem jogar no máximo 12.
problem-dealer-missing = Diga quem deu as cartas.
problem-dealer-out-of-range = O carteador tem de ser um dos jogadores.
problem-seat-out-of-range = Não há esse lugar nesta mesa.
problem-unknown-kind = Esse tipo de jogador não é conhecido aqui.
problem-bad-seed = Uma semente tem de 1 a 24 caracteres: letras de a a z e algarismos de 0 a 9.
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
problem-deal-not-over = A rodada ainda não acabou.
problem-match-over = A partida acabou.
problem-not-a-bot = Neste lugar joga uma pessoa.
problem-nothing-to-undo = Não há nada para desfazer.
problem-bad-change = Essa mudança não é possível.
problem-card-in-use = Esta carta já está em outro lugar: { $text }
# Estas três são falhas do próprio site.
problem-bad-request = A página e o motor não combinam. Recarregue a página.
problem-unknown-verb = A página e o motor não combinam. Recarregue a página.
problem-internal-error = O motor cometeu um erro. Recarregue a página e tente de novo.
problem-damaged-link = Este link está danificado, e não deu para preencher nada.
