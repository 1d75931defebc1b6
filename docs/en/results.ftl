### What a hand is, who wins, why, who pays whom, and what is wrong with an entry.
### Points of the category "point" are never points of a balance: keep the two words apart.

## Categories, from best to worst.

category-tricon = tricon
category-sequence = sequence
category-point = point
category-nothing = nothing

## A hand's name. The message is the first line under the cards, `.detail` the small line below it,
## `.whole` the name in one line, for sentences and for screen readers.
## $rank: A K Q J T 9 … 2, to choose a word by. $letter: the same rank as it is printed on the card (10, K, or a local letter).

hand-tricon = tricon
    .detail = { $rank ->
        [A] of aces
        [K] of kings
        [Q] of queens
        [J] of jacks
        [T] of tens
        [9] of nines
        [8] of eights
        [7] of sevens
        [6] of sixes
        [5] of fives
        [4] of fours
        [3] of threes
       *[2] of twos
    }
    .whole = { $rank ->
        [A] tricon of aces
        [K] tricon of kings
        [Q] tricon of queens
        [J] tricon of jacks
        [T] tricon of tens
        [9] tricon of nines
        [8] tricon of eights
        [7] tricon of sevens
        [6] tricon of sixes
        [5] tricon of fives
        [4] tricon of fours
        [3] tricon of threes
       *[2] tricon of twos
    }
# $rank and $letter are those of the top card.
hand-sequence = sequence
    .detail = { $rank ->
        [A] ace high
        [K] king high
        [Q] queen high
        [J] jack high
       *[other] { $letter } high
    }
    .whole = { $rank ->
        [A] sequence, ace high
        [K] sequence, king high
        [Q] sequence, queen high
        [J] sequence, jack high
       *[other] sequence, { $letter } high
    }
# $points: 5 to 31. $count: how many cards of the suit make them, 2 or 3.
hand-point = point { $points }
    .detail = { $count ->
        [2] two cards
       *[3] three cards
    }
    .whole = { $count ->
        [2] point { $points } on two cards
       *[3] point { $points } on three cards
    }
hand-nothing = nothing
    .detail = no two of a suit
    .whole = nothing

## Who wins.

# $seat: the number of the player.
winner = Player { $seat } wins.
winner-you = You win.
# While some hands are still missing. $seat: the player who leads.
best-so-far = Best so far: player { $seat }.
# Several hands that cannot be told apart without the rest. $seats: a list such as "1 and 3".
best-so-far-several = Best so far: players { $seats }.

## Why the winner is ahead of the next best hand. One sentence, a whole one.

why-category-tricon-sequence = Any tricon beats any sequence.
why-category-tricon-point = Any tricon beats any point.
why-category-tricon-nothing = Any tricon beats a hand with nothing.
why-category-sequence-point = Any sequence beats any point.
why-category-sequence-nothing = Any sequence beats a hand with nothing.
why-category-point-nothing = Any point beats a hand with nothing.
# $high and $low: the ranks as printed on the cards.
why-rank-tricon = Of two tricons the higher rank wins: { $high } is above { $low }.
why-rank-sequence = Of two sequences the higher top card wins: { $high } is above { $low }.
# $high and $low: the totals.
why-total = Of two points the higher total wins: { $high } is above { $low }.
# $points: the equal total.
why-card-count = Both make point { $points }, and three cards beat two.
# A tie that the dealer wins; one that falls to the nearest at the dealer's left; and one where nobody has anything.
why-position-dealer = The best hands are equal, and a tie goes to the dealer.
why-position-left = The best hands are equal; of those who tie, the player nearest to the dealer’s left wins.
why-position-nothing = Nobody has anything, so all tie, and a tie goes to the dealer.

## What it means for the dealer: one sentence, after the one above. The names end in the rule that is applied.

settles-dealer-won = The dealer wins and pays nobody.
settles-f5-3 = The dealer lost, and pays the winner 1 point.
# $category: the category that the winner and the dealer both have.
settles-f5-4 = { $category ->
        [tricon] The dealer lost with a tricon too, and so pays everyone 1 point.
        [sequence] The dealer lost with a sequence too, and so pays everyone 1 point.
        [point] The dealer lost with point too, and so pays everyone 1 point.
       *[nothing] The dealer lost with nothing too, and so pays everyone 1 point.
    }

## Payments of the settlement. $from and $to: numbers of players. $points: how many.

payment-pool-player = { $points ->
        [one] Pool to player { $to }: { $points } point
       *[other] Pool to player { $to }: { $points } points
    }
payment-pool-you = { $points ->
        [one] Pool to you: { $points } point
       *[other] Pool to you: { $points } points
    }
payment-player-player = { $points ->
        [one] Player { $from } to player { $to }: { $points } point
       *[other] Player { $from } to player { $to }: { $points } points
    }
payment-player-you = { $points ->
        [one] Player { $from } to you: { $points } point
       *[other] Player { $from } to you: { $points } points
    }
payment-you-player = { $points ->
        [one] You to player { $to }: { $points } point
       *[other] You to player { $to }: { $points } points
    }

# A link to the rule that decides. $rule: its number, such as F4.3.
rule-link = Rule { $rule }

# A link that opens the cards just shown in the checker.
check-it = Check it

## What is wrong, each said at its place: `problem-` and the engine's code.
## $text: what was typed, or the name of the card. $hand: the number of a hand (that is, of a player).
## The rule that is broken follows as a link.

problem-unknown-card = No such card: { $text }
# $options: the cards that may be meant, such as "ace of spades or 10 of spades".
problem-ambiguous-card = This can be read in more than one way: { $text }. It may be: { $options }
# $first and $second: the two players whose hands hold the card.
problem-duplicate-card = Both player { $first } and player { $second } hold it: { $text }
# The same, both times in one hand.
problem-duplicate-card-same-hand = Twice in the hand of player { $first }: { $text }
problem-too-few-cards = A hand is three cards; some are missing here.
problem-too-many-cards = A hand is three cards; there are too many here.
problem-too-few-players = Commerce needs at least 3 players.
problem-too-many-players = At most 12 can play.
problem-dealer-missing = Say who dealt.
problem-dealer-out-of-range = The dealer must be one of the players.
problem-seat-out-of-range = There is no such seat at this table.
problem-unknown-kind = This kind of player is not known here.
problem-bad-seed = A seed has 1 to 24 of the letters a to z and the figures 0 to 9.
problem-unknown-game = This game is not known here.
problem-unknown-option = This option is not known here.
problem-bad-option = This option cannot have that value.
problem-damaged-record = This deal cannot be read: its link is damaged or cut short.
problem-newer-record = This deal was made by a newer version of this site. Reload the page and try again.
# $deal, $move: numbers.
problem-illegal-move = Move { $move } of deal { $deal } is against the rules.
problem-unknown-action = There is no such move in this game.
# The next ones say why a move is not possible just now. The rule follows as a link.
problem-not-your-turn = It is not your turn.
problem-deal-over = The deal is over.
problem-must-answer = First answer the offer.
problem-no-offer = Nobody has offered you a card.
problem-card-needed = First choose one of your cards.
problem-card-not-wanted = This move needs no card.
problem-card-not-held = This card is not in the hand.
problem-deal-not-over = The deal is not over yet.
problem-match-over = The match is over.
problem-not-a-bot = This seat is a person’s.
problem-nothing-to-undo = There is nothing to take back.
problem-bad-change = This change is not possible.
problem-card-in-use = This card lies elsewhere already: { $text }
# These three mean a fault of the site itself.
problem-bad-request = The page and its engine do not fit together. Reload the page.
problem-unknown-verb = The page and its engine do not fit together. Reload the page.
problem-internal-error = The engine has made a mistake. Reload the page and try again.
# A link whose part after # cannot be read at all.
problem-damaged-link = This link is damaged, so nothing could be filled in.
