### Cards: how they are named aloud, lettered on their faces, and typed.

## Names of the 52 cards, whole, in the nominative, lower case unless the language wants a capital.
## Sentences elsewhere always put a name after a colon or alone, so no other form is needed.

card-AS = ace of spades
card-KS = king of spades
card-QS = queen of spades
card-JS = jack of spades
card-TS = 10 of spades
card-9S = 9 of spades
card-8S = 8 of spades
card-7S = 7 of spades
card-6S = 6 of spades
card-5S = 5 of spades
card-4S = 4 of spades
card-3S = 3 of spades
card-2S = 2 of spades

card-AH = ace of hearts
card-KH = king of hearts
card-QH = queen of hearts
card-JH = jack of hearts
card-TH = 10 of hearts
card-9H = 9 of hearts
card-8H = 8 of hearts
card-7H = 7 of hearts
card-6H = 6 of hearts
card-5H = 5 of hearts
card-4H = 4 of hearts
card-3H = 3 of hearts
card-2H = 2 of hearts

card-AD = ace of diamonds
card-KD = king of diamonds
card-QD = queen of diamonds
card-JD = jack of diamonds
card-TD = 10 of diamonds
card-9D = 9 of diamonds
card-8D = 8 of diamonds
card-7D = 7 of diamonds
card-6D = 6 of diamonds
card-5D = 5 of diamonds
card-4D = 4 of diamonds
card-3D = 3 of diamonds
card-2D = 2 of diamonds

card-AC = ace of clubs
card-KC = king of clubs
card-QC = queen of clubs
card-JC = jack of clubs
card-TC = 10 of clubs
card-9C = 9 of clubs
card-8C = 8 of clubs
card-7C = 7 of clubs
card-6C = 6 of clubs
card-5C = 5 of clubs
card-4C = 4 of clubs
card-3C = 3 of clubs
card-2C = 2 of clubs

# A card whose face is hidden.
card-down = face-down card

## Suits and ranks by themselves, as the names of keys.

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs

rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2

## Letters printed on the faces of cards in this language. The reader can switch to A K Q J everywhere.

face-A = A
face-K = K
face-Q = Q
face-J = J
face-T = 10

## What a reader of this language may type, besides the letters A K Q J T 10 9 … 2 and S H D C that every language reads.
## Several ways are separated by spaces; case does not matter. Write "none" where there is nothing to add.
## A letter may stand in two places (a rank and a suit, or two suits): the reader is then asked which card was meant.

letters-A = none
letters-K = none
letters-Q = none
letters-J = none
letters-T = none
letters-S = none
letters-H = none
letters-D = none
letters-C = none
