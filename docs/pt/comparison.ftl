### O quadro da página da história que põe os dois jogos lado a lado, regra por regra.
### Cada mensagem é uma linha: o texto diz o que se compara, .foster como é em compra e troca, .widow como é com viúva e vidas.
### As mesmas palavras das páginas das regras, o mais curto possível. O sinal † acrescenta-se sozinho.

## O próprio quadro

compare-title = Os dois jogos, regra por regra
compare-what = O quê
compare-foster = Compra e troca
compare-widow = Com viúva e vidas

## Os títulos entre as linhas

compare-section-aim = Objetivo
compare-section-deal = Preparar e dar as cartas
compare-section-turns = A jogada
compare-section-combinations = Combinações
compare-section-settling = Revelação
compare-section-end = Fim do jogo
compare-section-context = Opções e variantes

## Objetivo

compare-players = Jogadores
    .foster = De { $least } a { $most }, cada um por si.
    .widow = De { $least } a { $most }, cada um por si. O melhor é serem 5 a 8.
compare-pack = Baralho
    .foster = 52 cartas, sem jokers.
    .widow = 52 cartas, sem jokers.
compare-score = O que se tem
    .foster = Um saldo de pontos. Começa em 0 e pode descer abaixo de 0.
    .widow = Fichas, que são as vidas: { $chips } para cada um ou, por opção, de { $chips-least } a { $chips-most }.
compare-goal = Objetivo
    .foster = A melhor mão na ronda, o saldo mais alto no fim.
    .widow = Não ter a pior mão. Ganha o último que ainda tiver fichas.

## Preparar e dar as cartas

compare-first-dealer = Primeiro dador
    .foster = Escolhido à sorte.
    .widow = Quem tirar a carta mais alta. Os empatados voltam a tirar.
compare-pool = Bolo
    .foster = Um novo em cada ronda: 1 ponto de cada jogador, incluindo o dador.
    .widow = Não há.
compare-shuffle = Baralhar e partir
    .foster = Baralha-se e dá-se o baralho a partir.
    .widow = O dador baralha, o jogador à sua direita parte.
compare-cards = Cartas dadas
    .foster = Três a cada jogador, tapadas, uma de cada vez, a começar pelo mão.
    .widow = Três a cada jogador ainda em jogo, tapadas, uma de cada vez, a começar pelo mão. Depois três viradas para cima: a viúva.
compare-middle = No meio da mesa
    .foster = O monte, tapado. Não há cartas à vista.
    .widow = As três cartas à vista. O monte não entra no jogo, a não ser com o Pounce.
compare-way-round = Quem joga
    .foster = Primeiro o mão, depois no sentido dos ponteiros do relógio. O baralho passa no mesmo sentido.
    .widow = O mesmo. Quem já está fora do jogo é saltado.
compare-misdeal = Cartas mal dadas
    .foster = O mesmo dador volta a dar, e o bolo fica como está.
    .widow = As nossas fontes nada dizem.

## A vez

compare-choices = Na tua vez
    .foster = Comprar, trocar ou bater.
    .widow = Trocar, passar ou bater.
compare-new-card = Uma carta nova
    .foster = Do monte, sem os outros a verem: dá ao dador uma carta e 1 ponto. O dador, quando compra, não paga nada.
    .widow = Da viúva: põe uma das tuas no lugar dela. Por opção, até { $exchanges-most } cartas de uma vez.
compare-neighbour = Com o vizinho
    .foster = Oferece uma carta, tapada, ao da esquerda. Ele dá uma das suas em troca ou recusa e bate. Quem aceita não perde a vez.
    .widow = Não há trocas entre jogadores.
compare-given-up = A carta entregue
    .foster = Numa compra vai para o descarte, tapada, e nunca mais volta.
    .widow = Fica à vista na viúva, e qualquer um a pode tirar.
compare-seen = O que os outros veem
    .foster = Nenhuma carta.
    .widow = A carta que tiras e a que deixas. Só o resto da tua mão fica escondido.
compare-pass = Passar
    .foster = Não se pode.
    .widow = Pode-se em qualquer jogada.
compare-knock = Bater
    .foster = Acaba logo a ronda. Não há última volta.
    .widow = Dá uma última jogada a cada um dos outros: trocar ou passar. Mais ninguém pode bater.
compare-first-turn = Na primeira jogada
    .foster = Podes bater.
    .widow = Podes bater. Não podes trocar e bater na mesma jogada.
compare-out-of-turn = Fora da vez
    .foster = Podes bater para recusar uma oferta, mesmo sendo o dador.
    .widow = Ninguém pode bater.
compare-limit = Se ninguém bater
    .foster = Três voltas sem nenhuma compra acabam a ronda.
    .widow = Duas voltas seguidas de passes acabam a ronda, e doze jogadas de cada um também.

## Combinações

compare-order = Da melhor para a pior
    .foster = { $categories }.
    .widow = { $categories }.
compare-counts = Em { $hands } mãos
    .foster = { $counts }.
    .widow = { $counts }.
compare-count = { $category } { $count }
compare-tricon = Trio
    .foster = Ganha o das cartas mais altas. Os ases são os mais altos.
    .widow = Ganha o das cartas mais altas. Os ases são os mais altos.
compare-sequence = Sequência
    .foster = Dama-rei-ás é a mais alta, ás-2-3 a mais baixa. Rei-ás-2 não é sequência.
    .widow = Dama-rei-ás é a mais alta, 2-3-4 a mais baixa. Ás-2-3 só conta por opção, rei-ás-2 nunca.
compare-flush = Três do mesmo naipe, não seguidas
    .foster = Não são uma categoria. Valem pela soma.
    .widow = Um flush. Decide a carta mais alta, depois a do meio, depois a mais baixa.
compare-pair = Duas cartas iguais
    .foster = Não são uma categoria. A mão vale pela soma.
    .widow = Um par. Ganha o par mais alto, depois a carta solta mais alta.
compare-point = Soma
    .foster = O melhor total de duas ou três cartas do mesmo naipe.
    .widow = O total das três cartas, sejam quais forem os naipes.
compare-equal-points = Somas iguais
    .foster = Três cartas ganham a duas.
    .widow = Decide a carta mais alta, depois a do meio, depois a mais baixa.
compare-nothing = «Nada»
    .foster = Uma mão sem nenhuma destas coisas. Se ninguém tiver nada, ganha o dador.
    .widow = Não há mãos assim.
compare-ties = Outros empates
    .foster = Ganha o dador; se ele não tiver empatado, o primeiro dos empatados a contar da sua esquerda.
    .widow = Mãos iguais carta por carta ficam empatadas.

## Revelação

compare-best = A melhor mão
    .foster = Leva o bolo.
    .widow = Não ganha nada.
compare-lowest = A mão mais baixa
    .foster = Não paga nada, a não ser que seja a do dador.
    .widow = Perde uma ficha. Se várias empatarem na mais baixa, cada uma delas perde uma.
compare-dealer = O dador
    .foster = Se perder, paga 1 ponto ao vencedor; mas, se perder na mesma categoria, paga 1 ponto a cada um dos outros. Só se comparam as categorias.
    .widow = Não paga nada.
compare-knocker = Quem bateu
    .foster = Não faz diferença.
    .widow = Não tem castigo nem prémio.
compare-cost = Preço de uma carta nova
    .foster = 1 ponto para o dador, pago logo. Não faz parte do bolo.
    .widow = Nenhum.
compare-void = Ronda nula
    .foster = Não há.
    .widow = Se com isso ficassem todos sem fichas, ninguém perde nenhuma, e o mesmo dador volta a dar.

## Fim do jogo

compare-out = Fora do jogo
    .foster = Nunca ninguém.
    .widow = Quem perdeu a última ficha. Os outros continuam.
compare-end = O fim
    .foster = Depois de uma ronda por cada jogador. Ganha o saldo mais alto; se houver vários iguais, a vitória é de todos eles.
    .widow = Quando só um jogador tem fichas. É ele que ganha.
compare-stock = O monte acaba
    .foster = Quem compra a última carta fica com ela, e fazem-se as contas. O descarte nunca se baralha.
    .widow = Não pode acontecer.

## Opções e variantes

compare-options = Opções
    .foster = Nenhuma.
    .widow = { $options }.
compare-option-range = { $option }: de { $least } a { $most }
compare-variants = Variantes
    .foster = Aqui, nenhuma.
    .widow = Pounce: quem tem um trio pode tirar logo da viúva a quarta carta igual. Alargada: só contam trio, sequência e flush.
