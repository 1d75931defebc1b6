### As cartas: como se dizem em voz alta, que letras têm na face e como se escrevem.

## Nomes inteiros das 52 cartas. Nas frases, o nome vem sempre depois de dois pontos ou sozinho.

card-AS = ás de espadas
card-KS = rei de espadas
card-QS = dama de espadas
card-JS = valete de espadas
card-TS = 10 de espadas
card-9S = 9 de espadas
card-8S = 8 de espadas
card-7S = 7 de espadas
card-6S = 6 de espadas
card-5S = 5 de espadas
card-4S = 4 de espadas
card-3S = 3 de espadas
card-2S = 2 de espadas

card-AH = ás de copas
card-KH = rei de copas
card-QH = dama de copas
card-JH = valete de copas
card-TH = 10 de copas
card-9H = 9 de copas
card-8H = 8 de copas
card-7H = 7 de copas
card-6H = 6 de copas
card-5H = 5 de copas
card-4H = 4 de copas
card-3H = 3 de copas
card-2H = 2 de copas

card-AD = ás de ouros
card-KD = rei de ouros
card-QD = dama de ouros
card-JD = valete de ouros
card-TD = 10 de ouros
card-9D = 9 de ouros
card-8D = 8 de ouros
card-7D = 7 de ouros
card-6D = 6 de ouros
card-5D = 5 de ouros
card-4D = 4 de ouros
card-3D = 3 de ouros
card-2D = 2 de ouros

card-AC = ás de paus
card-KC = rei de paus
card-QC = dama de paus
card-JC = valete de paus
card-TC = 10 de paus
card-9C = 9 de paus
card-8C = 8 de paus
card-7C = 7 de paus
card-6C = 6 de paus
card-5C = 5 de paus
card-4C = 4 de paus
card-3C = 3 de paus
card-2C = 2 de paus

# Uma carta que não se vê.
card-down = carta tapada

## Naipes e valores sozinhos, como nomes de teclas.

suit-S = espadas
suit-H = copas
suit-D = ouros
suit-C = paus

rank-A = ás
rank-K = rei
rank-Q = dama
rank-J = valete
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2

## Letras na face das cartas dos baralhos portugueses. O leitor pode passar a A K Q J em todo o lado.

face-A = A
face-K = R
face-Q = D
face-J = V
face-T = 10

## O que se pode escrever além de A K Q J T 10 9 … 2 e S H D C, que todas as línguas aceitam.
## O C sozinho tanto é copas como, à inglesa, paus: nesse caso pergunta-se ao leitor que carta quis dizer.

letters-A = none
letters-K = R
letters-Q = D
letters-J = V
letters-T = none
letters-S = E
letters-H = C CO
letters-D = O
letters-C = P
