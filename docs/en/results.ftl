### What a hand is, who wins, why, who pays whom, and what is wrong with an entry.
### Points of the category "point" are never points of a balance: keep the two words apart.
### Two games are played here: trade and barter (without a widow), and the one with a widow and lives. What only one of
### them needs says so; everything else serves both.

## Categories, from best to worst. Four, flush and pair are of the game with a widow, nothing is of trade and barter.

category-four = four of a kind
category-tricon = tricon
category-sequence = sequence
category-flush = flush
category-pair = pair
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
hand-point = point of { $points }
    .detail = { $count ->
        [2] two cards
       *[3] three cards
    }
    .whole = { $count ->
        [2] a point of { $points } on two cards
       *[3] a point of { $points } on three cards
    }
hand-nothing = nothing
    .detail = no two of a suit
    .whole = nothing

## Names of hands in the game with a widow, made like the ones above.

# Four cards of one rank, after a pounce.
hand-four = four
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
        [A] four aces
        [K] four kings
        [Q] four queens
        [J] four jacks
        [T] four tens
        [9] four nines
        [8] four eights
        [7] four sevens
        [6] four sixes
        [5] four fives
        [4] four fours
        [3] four threes
       *[2] four twos
    }
# $rank and $letter are those of the highest card.
hand-flush = flush
    .detail = { $rank ->
        [A] ace high
        [K] king high
        [Q] queen high
        [J] jack high
       *[other] { $letter } high
    }
    .whole = { $rank ->
        [A] flush, ace high
        [K] flush, king high
        [Q] flush, queen high
        [J] flush, jack high
       *[other] flush, { $letter } high
    }
hand-pair = pair
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
        [A] pair of aces
        [K] pair of kings
        [Q] pair of queens
        [J] pair of jacks
        [T] pair of tens
        [9] pair of nines
        [8] pair of eights
        [7] pair of sevens
        [6] pair of sixes
        [5] pair of fives
        [4] pair of fours
        [3] pair of threes
       *[2] pair of twos
    }
# Point in the game with a widow: the total of all three cards.
hand-point-all = point of { $points }
    .detail = all three cards
    .whole = a point of { $points }
# A hand that does not rank in the variant Extended.
hand-unranked = no combination
    .detail = does not rank
    .whole = no combination

## Who wins.

# $seat: the number of the player.
winner = Player { $seat } wins.
winner-you = You win.
# While some hands are still missing. $seat: the player who leads.
best-so-far = Best so far: player { $seat }.
# Several hands that cannot be told apart without the rest. $seats: a list such as "1 and 3".
best-so-far-several = Best so far: players { $seats }.

## Who loses a chip (the game with a widow).

loses = Player { $seat } loses a chip.
loses-you = You lose a chip.
# $seats: a list of players' numbers, such as "1 and 3".
loses-several = Players { $seats } lose a chip each.
# You and others. $seats: the numbers of the others. $count: how many others.
loses-several-you = { $count ->
    [one] You and player { $seats } lose a chip each.
   *[other] You and players { $seats } lose a chip each.
}
loses-nobody = The deal is void: nobody loses a chip.
# While some hands are still missing.
lowest-so-far = Lowest so far: player { $seat }.
lowest-so-far-several = Lowest so far: players { $seats }.
# In the game with a widow, before the engine says what follows.
all-equal = All hands are equal.

## Why one hand is ahead of another. One sentence, a whole one.
## In trade and barter it tells the winner from the next best hand, with a widow the lowest hand from the one above it.

why-category-four-tricon = Any four of a kind beat any tricon.
why-category-four-sequence = Any four of a kind beat any sequence.
why-category-four-flush = Any four of a kind beat any flush.
why-category-four-pair = Any four of a kind beat any pair.
why-category-four-point = Any four of a kind beat any point.
why-category-tricon-flush = Any tricon beats any flush.
why-category-tricon-pair = Any tricon beats any pair.
why-category-sequence-flush = Any sequence beats any flush.
why-category-sequence-pair = Any sequence beats any pair.
why-category-flush-pair = Any flush beats any pair.
why-category-flush-point = Any flush beats any point.
why-category-pair-point = Any pair beats any point.
why-category-tricon-sequence = Any tricon beats any sequence.
why-category-tricon-point = Any tricon beats any point.
why-category-tricon-nothing = Any tricon beats a hand with nothing.
why-category-sequence-point = Any sequence beats any point.
why-category-sequence-nothing = Any sequence beats a hand with nothing.
why-category-point-nothing = Any point beats a hand with nothing.
# $high and $low: the ranks as printed on the cards.
why-rank-tricon = The higher tricon wins: { $high } beats { $low }.
why-rank-sequence = The sequence with the higher top card wins: { $high } beats { $low }.
# $high and $low: the totals.
why-total = The higher point wins: { $high } beats { $low }.
# $points: the equal total.
why-card-count = Both have a point of { $points }, and three cards beat two.
# A tie that the dealer wins; one that falls to the nearest at the dealer's left; and one where nobody has anything.
why-position-dealer = The best hands tie, and the dealer wins ties.
why-position-left = The best hands tie, and the tied player nearest the dealer’s left wins.
why-position-nothing = Nobody has anything, so all tie, and the dealer wins ties.

## Why the lowest hand is below the one above it (the game with a widow). $low and $high: ranks as printed on the cards.

why-low-rank-four = The lower four of a kind loses: { $high } beats { $low }.
why-low-rank-tricon = The lower tricon loses: { $high } beats { $low }.
why-low-rank-sequence = The sequence with the lower top card loses: { $high } beats { $low }.
why-low-rank-flush = The flush with the lower top card loses: { $high } beats { $low }.
why-low-rank-pair = The lower pair loses: { $high } beats { $low }.
# $low and $high: the totals.
why-low-total = The lower point loses: { $high } beats { $low }.
# The totals, the top cards or the pairs are equal; $low and $high are the first cards that differ. $points: the equal total.
why-low-cards-point = Both have a point of { $points }. Compare the cards from the highest down: { $high } beats { $low }.
why-low-cards-flush = The top cards are equal. Compare the next ones: { $high } beats { $low }.
why-low-cards-pair = The pairs are equal, so the odd card decides: { $high } beats { $low }.

## What it means for the lowest hands: one sentence, after the one above. The names end in the rule that is applied.
## For W5.1 there is none: that the lowest hand loses a chip has just been said.

settles-w5-2 = The lowest hands are equal card for card, so each of these players loses a chip.
settles-w7-2 = In Extended, every hand without a combination loses a chip.
void-w5-4 = All tie, and nobody would have a chip left. So nobody loses one, and the same dealer deals again.
void-w7-2 = In Extended, nobody loses a chip if nobody has a combination. The same dealer deals again.

## What it means for the dealer (trade and barter): one sentence, after the one above. The names end in the rule that is applied.

settles-dealer-won = The dealer wins and pays nobody.
settles-f5-3 = The dealer loses, and pays the winner 1 point.
# $category: the category that the winner and the dealer both have.
settles-f5-4 = { $category ->
        [tricon] The dealer also had a tricon, so pays every other player 1.
        [sequence] The dealer also had a sequence, so pays every other player 1.
        [point] The dealer also had a point, so pays every other player 1.
       *[nothing] The dealer also had nothing, so pays every other player 1.
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
check-it = Open in checker

## What is wrong, each said at its place: `problem-` and the engine's code.
## $text: what was typed, or the name of the card. $hand: the number of a hand (that is, of a player).
## The rule that is broken follows as a link.

problem-unknown-card = No such card: { $text }
# $options: the cards that may be meant, such as "ace of spades or 10 of spades".
problem-ambiguous-card = This can be read in more than one way: { $text }. Did you mean { $options }?
# $first and $second: the two players whose hands hold the card.
problem-duplicate-card = Both player { $first } and player { $second } hold it: { $text }
# The same, both times in one hand.
problem-duplicate-card-same-hand = Twice in the hand of player { $first }: { $text }
problem-too-few-cards = A hand is three cards; some are missing here.
problem-too-many-cards = A hand is three cards; there are too many here.
# $least, $most: how few and how many there may be; 3 and 12 at a table, 2 and 12 hands with a widow in the checker.
problem-too-few-players = At least { $least } players are needed.
problem-too-many-players = At most { $most } can play.
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
problem-must-answer = Answer the offer first.
problem-no-offer = Nobody has offered you a card.
problem-card-needed = Choose one of your cards first.
problem-card-not-wanted = This move needs no card.
problem-card-not-held = This card is not in your hand.
# The next ones belong to the game with a widow.
problem-card-not-open = This card is not in the widow.
problem-uneven-exchange = Give as many cards as you take.
# $most: the most cards of one exchange, 1 to 3.
problem-too-many-exchanged = { $most ->
    [one] Only { $most } card may be exchanged at a time.
   *[other] At most { $most } cards may be exchanged at a time.
}
problem-already-knocked = Somebody has knocked already: exchange or pass.
problem-hand-frozen = After a pounce your hand is frozen.
problem-option-off = Your table plays without this option.
problem-no-claim = There is no card for you to pounce on.
problem-claim-open = First pounce or decline.
problem-claim-of-another = Another player may pounce first.
problem-player-out = Player { $seat } is out.
problem-chips-for-each-hand = Say how many chips each player has, or one number for all.
problem-deal-not-over = The deal is not over yet.
problem-match-over = The match is over.
problem-not-a-bot = This seat is a person’s.
problem-nothing-to-undo = There is nothing to take back.
problem-bad-change = This change is not possible.
problem-card-in-use = This card is in use already: { $text }
# These mean a fault of the site itself.
problem-bad-request = Page and engine versions differ. Reload.
problem-unknown-odds = Page and engine versions differ. Reload.
problem-unknown-verb = Page and engine versions differ. Reload.
problem-internal-error = The engine has made a mistake. Reload the page and try again.
# A link whose part after # cannot be read at all.
problem-damaged-link = This link is damaged, so nothing could be filled in.
