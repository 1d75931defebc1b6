### The three widgets: the worked example, who won, the practice deal; and the engine that answers them.
### Buttons are short: they stand on a phone 320 pixels wide. $seat is always the number of a player.

## The engine: the program with the rules, loaded once a visit.

# $loaded, $total: megabytes, already written in the way of the language (such as 2.1).
engine-idle = The rules engine starts when you first use it.
engine-downloading = Loading the rules engine: { $loaded } of { $total } MB
engine-starting = Starting the rules engine …
engine-ready = The rules engine is ready.
engine-failed = The rules engine did not load. Everything else on this page still works.
engine-retry = Try again
engine-cancel = Stop loading
# After the reader has stopped it, and the button beside.
engine-stopped = The rules engine is stopped.
engine-start = Start again
# Where the device cannot run it, now or later. Links to the rules of both games follow.
engine-device = This browser or device cannot run the rules engine, which practice deals, changed examples and payments need. The rules, with their drawings and worked examples, work without it:
# Names the progress bar for a screen reader.
engine-progress = Loading of the rules engine
# Where scripts are off.
needs-script = This part works with JavaScript on. The rules on the other pages need none.

## Words used by every widget.

seat = Player { $seat }
seat-you = You
dealer = dealer
stock = stock
pool = pool
balance = balance
# $balance: a number with its sign, such as −1. The visible words beside a player's cards.
balance-is = balance { $balance }
# The lives in the game with a widow: the word beside a number, and the whole count.
chips = chips
chips-count = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
# The three face-up cards on the table.
widow = widow
# A player who has lost the last chip.
out = out
# $cards: the names of three cards, separated by commas.
hand-of = Cards of player { $seat }: { $cards }
# After the name of a card: it has just changed hands.
card-moved = { $card }, moved
# After the name of a card: it does not count for the hand.
card-not-counted = { $card }, does not count
share = Share
copied = The link is copied.
# Where neither sharing nor copying is possible. $link: the link itself.
copy-by-hand = Copy this link: { $link }
# Buttons under a practice deal and under an answer: they copy a report for us.
play-report = Report this deal
check-report = Report this answer
# The report. $rule: a rule's whole id such as F3.2, or a dash; $record: one line of signs that holds the deal or the cards.
report-text = Something is wrong here.
    Page: { $page }
    Language: { $language }
    Version: { $version }
    Rule: { $rule }
    Record: { $record }
    What is wrong:
report-copied = The report is on your clipboard. Add what is wrong, and send it to us.
# Where the browser refuses the clipboard; the report follows.
report-refused = Please copy this report:
undo = Undo
close = Close

## Choosing a game and its options, in the checker and before a practice deal.

choose-game = Game
# The two games, as short as they can be.
game-name-foster = Trade and barter
game-name-widow = With a widow and lives
options = Options
# $options: the short names below, separated by commas. They stand on one line of a phone.
options-chosen = Options: { $options }
options-usual = Options: standard
option-chips = Chips each
option-exchanges = Cards per exchange
# $count: 1, 2 or 3 cards for as many.
option-exchanges-count = { $count ->
    [1] one card
   *[other] up to { $count } cards
}
option-low_ace = A-2-3 is the lowest sequence
    .short = A-2-3
option-pounce = Pounce: four of a kind
    .short = Pounce
option-extended = Extended: pair and point do not rank
    .short = Extended

## What happens in a deal: one sentence for each event, in the present tense.
## Where a card may be seen, a second sentence names it after a colon.

event-deal = Player { $seat } deals three cards to everyone.
event-deal-you = You deal three cards to everyone.
event-stakes = Everyone pays 1 point into the pool.
# $dealer: the number of the dealer.
event-buy = Player { $seat } buys, and pays the dealer, player { $dealer }, 1 point.
event-buy-pays-you = Player { $seat } buys, and pays you, the dealer, 1 point.
event-buy-free = Player { $seat }, the dealer, buys for nothing.
event-buy-you = You buy, and pay the dealer, player { $dealer }, 1 point.
event-buy-free-you = You, the dealer, buy for nothing.
event-buy-cards = Given up: { $gave }. Drawn: { $drew }.
# $other: the number of the left neighbour.
event-offer = Player { $seat } offers player { $other } a card, face down.
event-offer-to-you = Player { $seat } offers you a card, face down.
event-offer-you = You offer player { $other } a card, face down.
event-offer-card = Offered: { $card }.
# The neighbour ($seat) accepts: both cards change hands.
event-give = Player { $seat } accepts, and gives player { $other } a card back.
event-give-to-you = Player { $seat } accepts, and gives you a card back.
event-give-you = You accept, and give player { $other } a card back.
# $card: the card given back. $got: the card that had been offered.
event-give-cards = Given back: { $card }. Received for it: { $got }.
event-refuse = Player { $seat } refuses by knocking.
event-refuse-you = You refuse by knocking.
event-knock = Player { $seat } knocks.
event-knock-you = You knock.
event-end-knock = The deal ends at once.
event-end-refusal = The offered card goes back unseen, and the deal ends.
event-end-stock = The last card of the stock is drawn, and the deal ends.
event-end-cap = Nobody has bought in three full rounds, and the deal ends.
event-showdown = All hands are shown.

## What happens in a deal with a widow, besides: again one sentence for each event, and one that names the cards.

# After the sentence of the deal. $cards: the names of three cards.
event-deal-widow = The widow: { $cards }.
event-exchange = Player { $seat } exchanges.
event-exchange-you = You exchange.
# $gave, $took: the names of one, two or three cards, separated by commas.
event-exchange-cards = Left: { $gave }. Taken: { $took }.
event-pass = Player { $seat } passes.
event-pass-you = You pass.
# After the sentence that says who knocks.
event-knock-last-turns = Everyone else has one last turn.
event-pounce = Player { $seat } pounces.
event-pounce-you = You pounce.
# $card: the card taken. $refill: the card of the stock that fills the gap in the widow.
event-pounce-cards = Taken: { $card }. New in the widow: { $refill }.
event-decline = Player { $seat } declines to pounce.
event-decline-you = You decline to pounce.
event-decline-card = Left: { $card }.
event-end-last-turns = The last turns are over, and the deal ends.
event-end-passes = Everyone has passed twice in a row, and the deal ends.
# In the variant Extended.
event-end-passes-extended = Everyone has passed, and the deal ends.
event-end-turns = Everyone has had twelve turns without a knock, and the deal ends.
# $chips: how many are left.
event-lose = Player { $seat } loses a chip. Chips left: { $chips }.
event-lose-you = You lose a chip. Chips left: { $chips }.
event-out = Player { $seat } is out.
event-out-you = You are out.
event-void = The deal is void: nobody loses a chip, and the same dealer deals again.

## Worked example.

example-label = Worked example, step by step
# $step and $steps: numbers.
example-step = Step { $step } of { $steps }
example-steps = Steps
# Said when a step is reached. $what: the sentences of the step.
example-say = Step { $step } of { $steps }. { $what }
example-first = To the start
example-back = Back
example-next = Next
example-last = To the end
example-swipe = Swipe sideways to go from step to step
# Short titles of the steps.
example-title-deal = The deal
example-title-buy = Player { $seat } buys
example-title-offer = Player { $seat } barters
example-title-knock = Player { $seat } knocks
example-title-refuse = Player { $seat } refuses
example-title-showdown = The showdown
# Only with a widow.
example-title-exchange = Player { $seat } exchanges
example-title-pass = Player { $seat } passes
# Under the pictures of cards that moved in a step.
example-given-up = given up
example-drawn = drawn
example-offered = offered
example-given-back = given back
# Only with a widow: the card left there, and the card taken from it.
example-left = left
example-taken = taken
example-change = Change it
example-change-intro = What if the cards had been different? The engine plays the same deal again.
example-change-dealer-hand = The dealer’s cards at the start
example-change-draw = The card the dealer draws
example-reset = Reset
# Only with a widow: which card player $seat takes in the last turn.
example-change-taken = The card player { $seat } takes
# $chips: such as "3 · 3 · 3 · 2", in the order of the players.
example-chips = Chips, player 1 first: { $chips }
# $balances: such as "+2 · −1 · −1", in the order of the players.
example-balances = Balances, player 1 first: { $balances }

## Who won?

check-label = Who won?
check-players = Players
check-dealer = Dealer
check-hands = Hands
check-hand = Hand of player { $seat }
# An empty place in a hand. $place: 1 to 3, or to 4 with Pounce.
check-place = Player { $seat }, card { $place }: empty
# A filled place.
check-place-filled = Player { $seat }, card { $place }: { $card }
# A place with something in it that is no card.
check-place-unreadable = Player { $seat }, card { $place }, cannot be read: { $text }
check-keys = Pick a card: first its rank, then its suit
check-keys-rank = Rank
check-keys-suit = Suit
check-keys-delete = Delete the last card
# What the keypad is filling: the visible line above the keys.
check-filling = Player { $seat }, card { $place }
check-filling-rank = Player { $seat }, card { $place }: { $rank }, and which suit?
check-choose-rank = First choose the rank.
# A card that is already in a hand. $card: its name.
check-used = Already in the hand of player { $seat }: { $card }
check-type = Type
check-type-label = Cards of player { $seat }, such as 6S 7S KD
check-type-help = Ranks A K Q J 10 9 … 2; suits S spades, H hearts, D diamonds, C clubs.
check-type-set = Done
check-did-you-mean = Which did you mean?
check-clear = Clear
check-next-deal = Next deal
check-empty = Enter the cards, and the winner is named here.
# $count: how many hands are not complete yet.
check-missing = { $count ->
    [one] { $count } hand is not complete yet.
   *[other] { $count } hands are not complete yet.
}
# The same with a widow.
check-empty-lowest = Enter the cards, and the lowest hand is named here.
check-invalid-lowest = Correct what is marked, and the lowest hand is named here.
check-invalid = Correct what is marked, and the winner is named here.
check-waiting = The answer comes as soon as the rules engine is ready.
# Below who wins or loses, while the engine is not there yet.
check-reasons-follow = The reasons and the payments follow as soon as the rules engine is there.
check-payments = Who pays whom
# What a player gains or loses at the showdown. $net: a number with its sign, such as +4 or −2.
check-net-label = Player { $seat } at the showdown: { $net }
# With a widow nobody needs to say who dealt.
check-dealer-unnamed = not named
# How many chips each player had before this deal: the field, and its first and last choice.
check-chips = Chips before the deal
check-chips-unknown = not counted
check-chips-each = one by one
check-chips-of = Chips of player { $seat }
# What a player loses, for a screen reader; $after: the chips left.
check-loses-label = Player { $seat } loses a chip
check-chips-left = Player { $seat }, chips left: { $after }
# All hands tie, and nobody has said how many chips there are.
check-void-if = If nobody has more than one chip left, the deal is void instead.
# After "next deal": players who lost their last chip are taken off the table, and the numbers close up. $seats: their numbers.
check-gone-out = { $count ->
    [one] Out, and taken off the table: player { $seats }. The players after that one have moved up.
   *[other] Out, and taken off the table: players { $seats }. The others have moved up.
}
# What the other game would say to the same cards.
check-other-foster = In trade and barter it would be different: player { $seat } would win.
# $best, $lowest: lists of players' numbers; $winners, $losers: how many they are.
check-other-widow = With a widow and lives it would be otherwise. Best hand: { $winners ->
    [one] player { $best }
   *[other] players { $best }
}. Lowest: { $losers ->
    [one] player { $lowest }
   *[other] players { $lowest }
}.
# A link that opens the same cards in the other game.
check-other-link = See it there
# Stands where the keys were, once every hand is complete.
check-tap-a-card = Tap a card to change it.

## Practice deal: before it starts.

play-label = Practice deal
play-skip = Skip the practice deal
play-setup = Your table
play-players = Players
play-seat = Your seat
play-seat-any = Random
# $seat: 1 to 12
play-seat-number = Seat { $seat }
play-bots = Opponents
play-bots-easy = Easy
play-bots-steady = Steady
play-bots-mixed = Mixed
play-length = Length
# $count: the number of deals in a match, one for each player.
play-length-match = { $count ->
    [one] A match: { $count } deal
   *[other] A match: { $count } deals
}
# The same with a widow, where nobody knows how many deals it takes.
play-length-match-chips = To the last chip
play-length-deal = One deal
play-learning = Learning mode: you may take moves back
play-start = Deal
play-continue = Resume deal
play-loading = The cards are dealt as soon as the rules engine is ready.

## Practice deal: the table.

# $deal, $deals: numbers.
play-deal-of = Deal { $deal } of { $deals }
# Where the number of deals is not known beforehand.
play-deal = Deal { $deal }
play-log = What has happened
play-kind-easy = easy
play-kind-steady = steady
play-kind-human = person
play-stock = stock { $count }
# A player's place for a screen reader.
play-seat-label = Player { $seat }, balance { $balance }
play-seat-label-dealer = Player { $seat }, dealer, balance { $balance }
play-others = The other players
play-your-hand = Your hand
# $hand: the name of your hand, such as "a point of 13 on two cards".
play-now = Now: { $hand }
play-your-turn = Your turn.
# After the sentence that says who offers a card.
play-offered = Choose what you give back, or refuse.
play-others-turn = Player { $seat } is thinking.
play-choose-card = Choose a card first.

## Practice deal: the table with a widow.

# Names the three face-up cards, which are buttons.
play-widow = The widow
# Marks at a player, each after a comma or on a line of its own.
mark-knocked = knocked
mark-last-turn = last turn to come
mark-frozen = four cards, frozen
play-your-last-turn = Your last turn: exchange or pass.
# $card: the name of the card.
play-claim = You may pounce on this card: { $card }.
# Somebody else may have a claim, and nobody may see whose.
play-moment = One moment …
play-choose-both = Choose one of your cards and one of the widow’s.
play-choose-open = Now choose a card of the widow.
play-choose-own = Now choose a card of your own.
play-choose-as-many = Choose as many cards of the widow as of your own.
play-out = You are out. The others play on.
play-out-watch = Watch
play-out-skip = Skip to the end

# Actions: the large word, and the small line under it. $card: a short sign of the card, such as K♦.
action-buy = Buy
    .with = { $card } and 1 point
    .free = { $card }, for nothing
action-barter = Barter
    .with = { $card } to your neighbour
# .last: with a widow, where a knock gives the others one last turn.
action-knock = Knock
    .with = end the deal
    .last = last turns
action-give = Give back
    .with = { $card } to player { $seat }
action-refuse = Refuse
    .with = knock, end the deal
# With a widow. $gave, $took: short signs of one or more cards, such as K♦.
action-exchange = Exchange
    .with = { $gave } for { $took }
action-pass = Pass
    .with = no exchange
action-pounce = Pounce
    .with = take { $card }
action-decline = Decline
    .with = leave { $card }
# The small line of "exchange" while cards are still to be chosen: of both, of the widow, of your hand.
action-choose-both = choose cards
action-choose-open = for which card?
action-choose-own = with which card?
# The small line while no card is chosen, and while it is not your turn.
action-choose = choose a card
action-not-now = not now
play-next-deal = Next deal
play-new-deal = Start again
play-new-match = New match
play-settings = Settings
play-watch = Skip ahead
play-hint = Hint
play-say-all = Read out the table
play-undo-move = Take back
play-share = Share this deal
# $seed: letters and digits that stand for the shuffle.
play-seed = Seed: { $seed }
play-seed-help = The same seed deals the same cards again, so that anyone can check the shuffle.

## Practice deal: the whole table in words, said on demand. Whole sentences.

tell-deal = Deal { $deal } of { $deals }. Dealer: player { $seat }.
tell-deal-you = Deal { $deal } of { $deals }. You deal.
tell-stock = Stock: { $count }. Pool: { $pool }.
tell-hand = Your cards: { $cards }. That is { $hand }.
tell-balance = Balance of player { $seat }: { $balance }.
tell-balance-you = Your balance: { $balance }.
# With a widow.
tell-deal-open = Deal { $deal }. Dealer: player { $seat }.
tell-deal-open-you = Deal { $deal }. You deal.
tell-widow = The widow: { $cards }. Stock: { $count }.
tell-chips = Chips of player { $seat }: { $chips }.
tell-chips-you = Your chips: { $chips }.
tell-out = Player { $seat } is out.
tell-out-you = You are out.
# $seats: a list of players' numbers.
tell-last-turns = Last turns to come: { $seats }.

## Practice deal: hints. One sentence each: what to do, then why.

hint-buy = Buy, giving up: { $card }.
hint-barter = Barter, offering: { $card }.
hint-knock = Knock.
hint-give = Give back: { $card }.
hint-refuse = Refuse by knocking.
# The reasons. $players: how many sit at the table. $points: what the hand makes as point.
# $keep: the names of the two cards to keep, separated by a comma.
reason-knock-combination = { $category ->
    [tricon] A tricon is hardly ever beaten.
    [sequence] A sequence is hardly ever beaten.
   *[nothing] An exchange would bring less than it risks.
}
reason-knock-point = A point of { $points } is good enough at a table of { $players }: waiting gives the others time.
reason-refuse-combination = { $category ->
    [tricon] A tricon is hardly ever beaten.
    [sequence] A sequence is hardly ever beaten.
   *[nothing] An exchange would bring less than it risks.
}
reason-refuse-point = A point of { $points } is worth more at a table of { $players } than what the offer may bring.
reason-buy-to-improve = These two are the most promising with a new card: { $keep }. That is worth 1 point.
reason-buy-for-nothing = The dealer buys for nothing, and these two are the most promising: { $keep }.
reason-barter-to-improve = These two are the most promising: { $keep }. A barter costs nothing.
reason-give-least-useful = It is the card you need least. These two are the most promising: { $keep }.

## Practice deal: hints with a widow. $hand: the name of a hand, such as "pair of sevens".

# $gave, $took: the names of one, two or three cards, separated by commas.
hint-exchange = Exchange. Leave: { $gave }. Take: { $took }.
hint-pass = Pass.
hint-pounce = Pounce.
reason-pounce-four = Four of a kind beat every three-card hand.
reason-knock-good = Your hand: { $hand }. At a table of { $players } it is seldom the lowest, and a knock leaves the others one turn only.
reason-knock-late = Your hand: { $hand }. The deal has been going on for a while, and every turn helps the others too.
reason-exchange-better = It improves your hand: { $hand }.
reason-exchange-hopeful = It ranks no higher yet, but it brings you nearer to a combination.
reason-pass-nothing-better = Your hand: { $hand }. No exchange improves it.
reason-pass-frozen = After a pounce your hand is frozen, and somebody has knocked already.

## Practice deal: the end.

# Only with a widow.
match-length = { $deals ->
    [one] The match took { $deals } deal.
   *[other] The match took { $deals } deals.
}
match-won = Player { $seat } wins the match.
match-won-you = You win the match.
# $seats: a list of players' numbers, such as "1 and 3"; the reader's own seat among them is a number too.
match-shared = The match is shared by players { $seats }.
