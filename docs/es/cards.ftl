### Las cartas: cómo se nombran, qué letras llevan y cómo se escriben.

## Los nombres completos de las 52 cartas.

card-AS = as de picas
card-KS = rey de picas
card-QS = reina de picas
card-JS = jota de picas
card-TS = 10 de picas
card-9S = 9 de picas
card-8S = 8 de picas
card-7S = 7 de picas
card-6S = 6 de picas
card-5S = 5 de picas
card-4S = 4 de picas
card-3S = 3 de picas
card-2S = 2 de picas

card-AH = as de corazones
card-KH = rey de corazones
card-QH = reina de corazones
card-JH = jota de corazones
card-TH = 10 de corazones
card-9H = 9 de corazones
card-8H = 8 de corazones
card-7H = 7 de corazones
card-6H = 6 de corazones
card-5H = 5 de corazones
card-4H = 4 de corazones
card-3H = 3 de corazones
card-2H = 2 de corazones

card-AD = as de diamantes
card-KD = rey de diamantes
card-QD = reina de diamantes
card-JD = jota de diamantes
card-TD = 10 de diamantes
card-9D = 9 de diamantes
card-8D = 8 de diamantes
card-7D = 7 de diamantes
card-6D = 6 de diamantes
card-5D = 5 de diamantes
card-4D = 4 de diamantes
card-3D = 3 de diamantes
card-2D = 2 de diamantes

card-AC = as de tréboles
card-KC = rey de tréboles
card-QC = reina de tréboles
card-JC = jota de tréboles
card-TC = 10 de tréboles
card-9C = 9 de tréboles
card-8C = 8 de tréboles
card-7C = 7 de tréboles
card-6C = 6 de tréboles
card-5C = 5 de tréboles
card-4C = 4 de tréboles
card-3C = 3 de tréboles
card-2C = 2 de tréboles

# Una carta que no se ve.
card-down = carta tapada

## Palos y valores por separado, como nombres de teclas.

suit-S = picas
suit-H = corazones
suit-D = diamantes
suit-C = tréboles

rank-A = as
rank-K = rey
rank-Q = reina
rank-J = jota
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2

## Letras impresas en las cartas.

face-A = A
face-K = K
face-Q = Q
face-J = J
face-T = 10

## Letras que se pueden escribir, además de A K Q J T 10 9 … 2 y S H D C.
## La C es de corazones, pero en inglés es de tréboles: al escribirla sola, se pregunta cuál es; con CO, no.

letters-A = none
letters-K = none
letters-Q = none
letters-J = none
letters-T = none
letters-S = P
letters-H = C CO
letters-D = none
letters-C = T
