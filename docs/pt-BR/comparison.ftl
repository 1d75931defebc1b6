### A tabela da página de história que põe os dois jogos lado a lado, regra por regra.
### Cada mensagem é uma linha: o texto diz o que se compara, .foster como é em compra e troca, .widow como é com viúva e vidas.
### As mesmas palavras das páginas de regras, o mais curto possível. O sinal † entra sozinho.

## A própria tabela

compare-title = Os dois jogos, regra por regra
compare-what = O quê
compare-foster = Compra e troca
compare-widow = Com viúva e vidas

## Os títulos entre as linhas

compare-section-aim = Objetivo
compare-section-deal = Preparação
compare-section-turns = A vez
compare-section-combinations = Combinações
compare-section-settling = Revelação
compare-section-end = Fim do jogo
compare-section-context = Opções e variantes

## Objetivo

compare-players = Jogadores
    .foster = De { $least } a { $most }, cada um por si.
    .widow = De { $least } a { $most }, cada um por si. O melhor é de 5 a 8.
compare-pack = Baralho
    .foster = 52 cartas, sem curingas.
    .widow = 52 cartas, sem curingas.
compare-score = O que se tem
    .foster = Um saldo de pontos. Começa em 0 e pode ficar negativo.
    .widow = Fichas, que são as vidas: { $chips } para cada um ou, como opção, de { $chips-least } a { $chips-most }.
compare-goal = Objetivo
    .foster = A melhor mão na rodada, o maior saldo no fim.
    .widow = Não ter a pior mão. Ganha o último jogador com ficha.

## Preparação

compare-first-dealer = Primeiro carteador
    .foster = Por sorteio.
    .widow = Quem tira a carta mais alta. Os que empatam tiram de novo.
compare-pool = Pote
    .foster = Um novo em cada rodada: 1 ponto de cada um, também do carteador.
    .widow = Não há.
compare-shuffle = Embaralhar e cortar
    .foster = O carteador embaralha e manda cortar.
    .widow = O carteador embaralha, e o jogador à direita dele corta.
compare-cards = Cartas dadas
    .foster = Três a cada jogador, fechadas, uma de cada vez, a começar pelo mão.
    .widow = Três a cada jogador que ainda está na partida, fechadas, uma de cada vez, a começar pelo mão. Depois três abertas: a viúva.
compare-middle = No meio da mesa
    .foster = O monte, fechado. Nenhuma carta fica aberta.
    .widow = As três cartas abertas. O monte não entra no jogo, a não ser no Pounce.
compare-way-round = Quem joga
    .foster = Primeiro o mão, depois no sentido horário. A vez de dar as cartas passa no mesmo sentido.
    .widow = O mesmo. Quem está fora é pulado.
compare-misdeal = Cartas dadas errado
    .foster = O mesmo carteador dá de novo, e o pote fica como está.
    .widow = Nossas fontes não dizem.

## A vez

compare-choices = Na sua vez
    .foster = Comprar, trocar ou bater.
    .widow = Trocar, passar ou bater.
compare-new-card = Uma carta nova
    .foster = Do monte, sem que os outros vejam: dê ao carteador uma carta e 1 ponto. O carteador que compra não paga nada.
    .widow = Da viúva: ponha uma das suas no lugar dela. Como opção, até { $exchanges-most } cartas de uma vez.
compare-neighbour = Com o vizinho
    .foster = Ofereça uma carta, fechada, ao da esquerda. Ele dá uma das dele em troca ou recusa e bate na mesa. Quem aceita não perde a vez.
    .widow = Não há troca entre jogadores.
compare-given-up = A carta que você entrega
    .foster = Na compra, vai para o descarte, fechada, e nunca volta.
    .widow = Fica aberta na viúva, e qualquer um pode pegar.
compare-seen = O que os outros veem
    .foster = Nenhuma carta.
    .widow = A carta que você pega e a que você deixa. Só o resto da sua mão fica escondido.
compare-pass = Passar
    .foster = Não pode.
    .widow = Pode, em qualquer jogada.
compare-knock = A batida
    .foster = Encerra a rodada na hora. Não há uma última volta.
    .widow = Dá a cada um dos outros uma última jogada: trocar ou passar. Ninguém pode bater de novo.
compare-first-turn = Na primeira jogada
    .foster = Você pode bater.
    .widow = Você pode bater. Não dá para trocar e bater na mesma jogada.
compare-out-of-turn = Fora da vez
    .foster = Você pode bater para recusar uma oferta, também como carteador.
    .widow = Ninguém pode bater.
compare-limit = Sem batida
    .foster = Três voltas sem nenhuma compra encerram a rodada.
    .widow = Duas voltas seguidas em que todos passam encerram a rodada; doze jogadas de cada um, também.

## Combinações

compare-order = Da melhor para a pior
    .foster = { $categories }.
    .widow = { $categories }.
compare-counts = De { $hands } mãos
    .foster = { $counts }.
    .widow = { $counts }.
# Com dois-pontos, para que o número não pareça uma soma.
compare-count = { $category }: { $count }
compare-tricon = Trinca
    .foster = Ganha o valor mais alto. O ás é o mais alto.
    .widow = Ganha o valor mais alto. O ás é o mais alto.
compare-sequence = Sequência
    .foster = Q-K-A é a maior, A-2-3 é a menor. K-A-2 não vale.
    .widow = A-K-Q é a maior, 4-3-2 é a menor. A-2-3 só vale como opção, K-A-2 não vale nunca.
compare-flush = Três do mesmo naipe, não seguidas
    .foster = Não são uma combinação. Valem pela soma.
    .widow = Um flush. Decide a carta mais alta, depois a do meio, depois a mais baixa.
compare-pair = Duas do mesmo valor
    .foster = Não são uma combinação. A mão vale pela soma.
    .widow = Um par. Ganha o par mais alto, depois a carta solta mais alta.
compare-point = Soma
    .foster = O maior total de duas ou três cartas do mesmo naipe.
    .widow = O total das três cartas, sejam quais forem os naipes.
compare-equal-points = Somas iguais
    .foster = Três cartas ganham de duas.
    .widow = Decide a carta mais alta, depois a do meio, depois a mais baixa.
compare-nothing = Nada
    .foster = Uma mão sem nada disso. Se ninguém tem nada, ganha o carteador.
    .widow = Não existe.
compare-ties = Outros empates
    .foster = Ganha o carteador; se ele não empatou, o primeiro dos empatados à esquerda dele.
    .widow = As mãos iguais carta por carta continuam empatadas.

## Revelação

compare-best = A melhor mão
    .foster = Leva o pote.
    .widow = Não ganha nada.
compare-lowest = A pior mão
    .foster = Não paga nada, a não ser que seja a do carteador.
    .widow = Perde uma ficha. Se vários empatam na pior mão, cada um deles perde uma.
compare-dealer = O carteador
    .foster = Se perde, paga 1 ponto ao vencedor; mas, se perde na mesma categoria, paga 1 ponto a cada um dos outros. Só se comparam as categorias.
    .widow = Não paga nada.
compare-knocker = Quem bateu
    .foster = Não faz diferença.
    .widow = Não tem castigo nem prêmio.
compare-cost = Preço da carta nova
    .foster = 1 ponto ao carteador, pago na hora. Não faz parte do pote.
    .widow = Nenhum.
compare-void = Rodada anulada
    .foster = Não existe.
    .widow = Se com isso todos ficassem sem ficha, ninguém perde, e o mesmo carteador dá de novo.

## Fim do jogo

compare-out = Fora do jogo
    .foster = Ninguém, nunca.
    .widow = Quem perdeu a última ficha. Os outros continuam.
compare-end = O fim
    .foster = Depois de uma rodada por jogador. Ganha o maior saldo; quem empata no maior saldo divide a vitória.
    .widow = Quando só um jogador tem fichas. Ele é o vencedor.
compare-stock = O monte acaba
    .foster = Quem compra a última carta fica com ela, e a rodada é acertada. O descarte nunca vira monte.
    .widow = Não pode acontecer.

## Opções e variantes

compare-options = Opções
    .foster = Nenhuma.
    .widow = { $options }.
compare-option-range = { $option }: de { $least } a { $most }
compare-variants = Variantes
    .foster = Aqui, nenhuma.
    .widow = Pounce: quem tem uma trinca pode pegar na hora, na viúva, a quarta carta do mesmo valor. Estendida: só valem trinca, sequência e flush.
