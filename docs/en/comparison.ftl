### The table on the history page that sets the two games side by side, rule by rule.
### Every message is a row: its own text names what is compared (a few words), `.foster` says how it is in trade and barter,
### `.widow` how it is with a widow and lives. Say the same things as the rules pages, in the same words for cards and
### moves, as short as you can: a cell has room for one to three short sentences. A † is set by the program after
### the numbers of rules that are our own rulings; do not write it here.
### $names in braces are filled in from the games themselves and come already written in your language.

## The table itself

# The heading of each column, and what a screen reader says of the whole table.
compare-title = The two games, rule by rule
compare-what = What
compare-foster = Trade and barter
compare-widow = With a widow and lives

## The headings between the rows

compare-section-aim = Aim
compare-section-deal = Setup and deal
compare-section-turns = The turn
compare-section-combinations = Combinations
compare-section-settling = Showdown
compare-section-end = End of the game
compare-section-context = Options and variants

## Aim. $least, $most: how few and how many can play.

compare-players = Players
    .foster = { $least } to { $most }, each for themselves.
    .widow = { $least } to { $most }, each for themselves. Best with 5 to 8.
compare-pack = Pack
    .foster = 52 cards, no jokers.
    .widow = 52 cards, no jokers.
# $chips: how many chips each player usually has. $chips-least, $chips-most: how many a table may choose.
compare-score = What you hold
    .foster = A balance of points. It starts at 0 and may go below.
    .widow = Chips, which are lives: { $chips } each. You may agree on { $chips-least } to { $chips-most }.
compare-goal = Aim
    .foster = The best hand in each deal, the highest balance in the end.
    .widow = Not to have the worst hand. The last player with a chip wins.

## Setup and deal

compare-first-dealer = First dealer
    .foster = Chosen at random.
    .widow = Whoever draws the highest card. Players who tie draw again.
compare-pool = Pool
    .foster = A new one for each deal: 1 point from everybody, the dealer included.
    .widow = None.
compare-shuffle = Shuffle and cut
    .foster = Shuffle, and have the pack cut.
    .widow = The dealer shuffles, the player at the dealer’s right cuts.
compare-cards = Cards dealt
    .foster = Three to each player, face down, one at a time from eldest.
    .widow = Three to each player still in, face down, one at a time from eldest. Then three face up: the widow.
compare-middle = In the middle
    .foster = The stock, face down.
    .widow = The three face-up cards. The stock is not used, except with Pounce.
compare-way-round = Who plays
    .foster = Eldest first, then clockwise. The deal passes clockwise too.
    .widow = The same. Players who are out are skipped.
compare-misdeal = Misdeal
    .foster = The same dealer deals again, and the pool stays.
    .widow = Our sources do not say.

## The turn

compare-choices = On your turn
    .foster = Buy, barter or knock.
    .widow = Exchange, pass or knock.
# $exchanges-most: the largest number of cards that a table may allow.
compare-new-card = A new card
    .foster = From the stock, unseen: give the dealer a card and 1 point. A dealer who buys pays nothing.
    .widow = From the widow: put one of yours in its place. You may agree to swap up to { $exchanges-most } cards at once.
compare-neighbour = With the neighbour
    .foster = Offer your left neighbour a card, face down. They give you one of theirs, or refuse by knocking. Whoever accepts still has their own turn.
    .widow = Players don’t swap cards.
compare-given-up = The card you give up
    .foster = After a purchase it is discarded face down and never returns.
    .widow = It is face up in the widow, for anyone to take.
compare-seen = What the others see
    .foster = Nothing.
    .widow = The card you take and the card you leave.
compare-pass = Passing
    .foster = Not allowed.
    .widow = Allowed on every turn.
compare-knock = Knocking
    .foster = Ends the deal at once. Nobody gets a last turn.
    .widow = Gives every other player one last turn: exchange or pass, no second knock.
compare-first-turn = On your first turn
    .foster = You may knock.
    .widow = You may knock, but not exchange and knock on the same turn.
compare-out-of-turn = Out of turn
    .foster = You may knock to refuse an offer, even as the dealer.
    .widow = Nobody may knock.
compare-limit = Without a knock
    .foster = Three full rounds without a purchase end the deal.
    .widow = Two rounds of passes in a row end the deal, and so do twelve turns each.

## Combinations. $categories: their names, best first. $hands: the number of all hands. $counts: how many there are of each.

compare-order = From best to worst
    .foster = { $categories }.
    .widow = { $categories }.
compare-counts = Of { $hands } hands
    .foster = { $counts }.
    .widow = { $counts }.
# One part of $counts. $category: the name of a combination. $count: a number.
compare-count = { $category } { $count }
compare-tricon = Tricon
    .foster = The higher rank wins. Aces are the highest.
    .widow = The higher rank wins. Aces are the highest.
compare-sequence = Sequence
    .foster = Q-K-A is the highest, A-2-3 the lowest. K-A-2 is not a sequence.
    .widow = A-K-Q is the highest, 4-3-2 the lowest. A-2-3 counts only if agreed, K-A-2 never.
compare-flush = Three of a suit, not in a row
    .foster = No rank of its own. It counts for its point.
    .widow = A flush. Compare the highest cards, then the middle, then the lowest.
compare-pair = Two of a kind
    .foster = No rank of its own. It counts for its point.
    .widow = A pair. The higher pair wins, then the higher odd card.
compare-point = Point
    .foster = The best total of two or three cards of one suit.
    .widow = The total of all three cards, whatever their suits.
compare-equal-points = Equal points
    .foster = Three cards beat two.
    .widow = Compare the highest cards, then the middle, then the lowest.
compare-nothing = Nothing
    .foster = A hand with none of these. If nobody has anything, the dealer wins.
    .widow = There is no such hand.
compare-ties = Other ties
    .foster = The dealer wins, or else the tied player nearest the dealer’s left.
    .widow = Hands that are equal card for card tie.

## Showdown

compare-best = The best hand
    .foster = Takes the pool.
    .widow = Wins nothing.
compare-lowest = The lowest hand
    .foster = Pays nothing, unless it is the dealer’s.
    .widow = Loses a chip. If several players tie for lowest, each of them loses one.
compare-dealer = The dealer
    .foster = A losing dealer pays the winner 1 point, or, with a hand of the winner’s category, every other player 1 point. Only the categories count.
    .widow = Pays nothing.
compare-knocker = The knocker
    .foster = No penalty, no bonus.
    .widow = No penalty, no bonus.
compare-cost = Cost of a new card
    .foster = 1 point to the dealer, paid at once. It is not part of the pool.
    .widow = None.
compare-void = A void deal
    .foster = None.
    .widow = If nobody would be left with a chip, nobody loses one, and the same dealer deals again.

## End of the game

compare-out = Out of the game
    .foster = Nobody, ever.
    .widow = Whoever has lost the last chip. The others play on.
compare-end = The end
    .foster = After one deal for each player. The highest balance wins; equal leaders share the win.
    .widow = When only one player has chips. That player wins.
compare-stock = The stock runs out
    .foster = Whoever buys the last card keeps it, and the deal is settled. The waste is never shuffled.
    .widow = It cannot happen.

## Options and variants. $options: the options of the game, already in your language (from widgets.ftl).

compare-options = Options
    .foster = None.
    .widow = { $options }.
# One part of $options, where a table chooses a number. $option: its name. $least, $most: the smallest and the largest.
compare-option-range = { $option }: { $least } to { $most }
compare-variants = Variants
    .foster = None here.
    .widow = Pounce: the fourth card of a rank may be taken out of the widow at once. Extended: only tricon, sequence and flush rank.
