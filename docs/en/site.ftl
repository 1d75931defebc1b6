### The frame of every page: header, footer, menus, search, rules, diagrams and the page for lost readers.
### Every message is a whole sentence or a whole label. $names in braces are filled in by the program.

## Words for screen readers and hints on buttons

skip-to-content = Skip to the content
pages-label = Pages of this site
footer-pages-label = All pages
languages-label = Language
footer-languages-label = This page in other languages
menu-label = Menu
sections-label = The eight sections

## Pages, as they are named in the header, in the menu and at the foot of every page. Keep them short.

page-check = Who won?
page-foster = Trade and barter
page-widow = Widow and lives
page-play = Practice deal
page-history = History
page-about = About

## The home page

tasks-label = What would you like to do?
task-check = Who won?
    .description = Tap the cards, see who and why
task-rules = Read the rules
    .description = Two games, eight short sections each
task-play = Try a deal
    .description = Against the computer, no account
# Names the two games for a screen reader; the question stands above them, and each game begins with its answer.
games-label = The two games
games-question = Are there three face-up cards on the table?
game-foster = Trade and barter
    .answer = No
    .description = Buy, barter or knock. The best hand takes the pool; nobody is ever out.
game-widow = Widow and lives
    .answer = Yes
    .description = Exchange, pass or knock. The lowest hand loses one of three lives.

## At the foot of every page

footer-note = No cookies, no advertising. Nothing you do here leaves your device.

## How the site looks

scheme-label = Colours
scheme-auto = System
scheme-light = Light
scheme-dark = Dark
# Shown only in a language whose packs print letters of their own; the two choices are the letters themselves.
letters-label = Letters on the cards

## Search

search-label = Search
search-placeholder = Search the rules and pages
search-close = Close
# $query is what the reader typed.
search-none = Nothing found for “{ $query }”.
# $count is a number; the words stand before it so that they need no plural.
search-found = Results: { $count }
search-failed = The search could not be loaded. Please try again.

## Rules

# The accessible name of the number before a rule. $rule is that number, such as 3.2.
rule-link-here = Rule { $rule }
# In the following messages $rule is a rule's whole id, such as F3.2.
rule-report = Something is wrong with rule { $rule }
rule-is-agreement = This is our ruling; the reason follows.
rule-agreement-label = Our ruling:
# Shown for a moment after the report was copied.
rule-report-copied = The report on rule { $rule } is on your clipboard. Add what is wrong, and send it to us.
# The report itself, copied to the clipboard. $rule, $page (an address), $language and $version are filled in.
rule-report-text = Something is wrong with rule { $rule }.
    Page: { $page }
    Language: { $language }
    Version: { $version }
    What is wrong:
# Shown when the browser refuses the clipboard; the report follows after it.
rule-report-refused = Please copy this report:

## Frames that scroll sideways

# Stands above a wide drawing between two arrows, only while the drawing is wider than the screen.
frame-hint = Slide sideways to see it all


## Numbers in running text

site-number = { NUMBER($value) }

## The page for lost readers

not-found-title = Page not found · Commerce
not-found-heading = This card is not in the pack.
not-found-lead = There is no page at this address. Here is what the site has:

## Use without a connection: the control on the page about the site

# What can be kept; each stands before its size, such as “13.5 MB”, and before one of the two words below.
offline-part-pages = Pages, cards and drawings
offline-part-search = Search
offline-part-engine = The engine, which runs the tools
offline-here = kept
offline-absent = not kept
# On a button, before the size of what is still missing.
offline-keep = Keep for offline:
offline-remove = Remove search and engine
offline-restore = Switch it on again
# Shown while the bytes arrive, beside a bar.
offline-keeping = Fetching what is missing …
offline-kept = Everything is on this device. The site works without a connection.
offline-removed = Search and engine are removed. The pages stay.
# Why something could not be kept, and what to do.
offline-full = There is not enough room on this device. What was kept before is still here, and the site works as before. Free some space, then try again.
offline-cut = The connection was lost. What has arrived is kept; try again, and only the rest is fetched.
offline-changed = The site has been updated in the meantime. Reload this page, then try again.
offline-altered = What arrives here is not what the site sent: this network may be adding something to pages, or the site is being updated right now. Try again later, or on another network; what was kept before is still here.
offline-refused = This browser keeps nothing for the site. It may be a private window, or storing may be blocked in its settings. Open the site in an ordinary window to keep it; everything else works here too.
offline-off = Offline use is switched off in this browser, and nothing is kept.
# Stands in place of the control in a copy of the site that was built without offline use.
offline-none = This copy of the site was built without offline use: it keeps none of its pages on your device.

## News of a new version, at the foot of the screen, with two buttons

offline-ready = A new version of the site is ready.
offline-reload = Reload
offline-later = Later
# Shown for a moment after the reader opened a page with ?sw=off or ?sw=on in its address.
offline-switched-off = Offline use is switched off, and what was kept for it is removed.
offline-switched-on = Offline use is switched on again.

## The page that is shown without a connection for a page that is not on the device

no-line-title = No connection · Commerce
no-line-heading = This card is still in the stock.
no-line-lead = There is no connection, and this page is not on your device. This much of the site may be:

## The site as an installed app, and its line in the list of languages at the root

app-name = Commerce: rules and practice
app-short-name = Commerce
app-description = The card game Commerce: rules, a judge for the table, and practice deals.
chooser-line = Rules, who won, practice

## Drawings. What is written inside a drawing has little room: keep it as short as the English, or nearly.

# Opens the same content as text.
diagram-in-words = Text version

## Drawing of the table, seen from above

# $players: how many, 3 to 12.
diagram-table-title = { $players ->
    [one] The table with { $players } player, seen from above
   *[other] The table with { $players } players, seen from above
}
diagram-table-dealer = dealer
diagram-table-eldest = eldest
diagram-table-first = plays first
# Stock, waste and pool lie in the middle; of these the game with a widow has only the stock.
diagram-table-stock = stock
diagram-table-waste = waste
diagram-table-pool = pool
# The text alternative. $dealer and $eldest: the numbers of players. $stock: cards, $pool: points; both numbers.
diagram-table-words = The players sit around the table, each with three cards face down. Player { $dealer } is the dealer. At the dealer’s left sits player { $eldest }, called eldest, who plays first. Turns and deal go clockwise.
diagram-table-words-middle = In the middle are the stock, face down, the waste (the discard pile), face down and still empty, and the pool. Cards in the stock: { $stock }. Points in the pool: { $pool }.

# The same for the game with a widow. $chips: how many chips each player has, written as a number.
diagram-widow-table-words = The players sit around the table, each with three cards face down. Beside each player are the chips, which are lives: { $chips } each. Player { $dealer } is the dealer. At the dealer’s left sits player { $eldest }, called eldest, who plays first. Turns and deal go clockwise.
# $cards: the names of three cards.
diagram-widow-table-words-middle = In the middle are three face-up cards, the widow: { $cards }. The other { $stock } cards are the stock, face down, which is not used.

## Drawing of a turn in trade and barter: what you may do, and what comes of it

diagram-turn-title = Your turn, and everything that can follow
diagram-turn-start = Your turn: do exactly one of three things
diagram-turn-buy = Buy
diagram-turn-buy-give = Give the dealer one card and 1 point. A dealer who buys pays nothing.
diagram-turn-buy-take = Your card goes to the waste. Take the top card of the stock.
diagram-turn-buy-more = Cards are left in the stock.
diagram-turn-buy-last = That was the last card.
diagram-turn-barter = Barter
diagram-turn-barter-offer = Offer one card, face down, to your left neighbour.
diagram-turn-barter-answer = The neighbour answers without seeing it.
diagram-turn-barter-accept = Accepts: gives you one of their own three cards.
diagram-turn-barter-refuse = Refuses by knocking: you get your card back unseen.
diagram-turn-knock = Knock
diagram-turn-knock-end = The deal is over. Nobody gets a last turn.
diagram-turn-limit = Nobody has bought in three full rounds.
# The two ends of every path.
diagram-turn-next = The next player’s turn
diagram-turn-end = The deal ends

## Drawing of a turn with a widow: what you may do, and what comes of it

diagram-widow-turn-title = Your turn, and everything that can follow
diagram-widow-turn-start = Your turn: do exactly one of three things
diagram-widow-turn-exchange = Exchange
diagram-widow-turn-exchange-take = Take one card of the widow, and put one of yours in its place.
diagram-widow-turn-exchange-open = Everybody sees both cards.
diagram-widow-turn-pass = Pass
diagram-widow-turn-pass-keep = Change nothing. On your next turn you may do as you like.
# Two ways on after a pass.
diagram-widow-turn-pass-more = Somebody still wants to play.
diagram-widow-turn-pass-all = All have passed twice in a row.
diagram-widow-turn-knock = Knock
diagram-widow-turn-knock-content = Your turn ends.
diagram-widow-turn-knock-last = Each of the others has one last turn: exchange or pass.
diagram-widow-turn-knock-once = Nobody may knock again.
diagram-widow-turn-limit = Twelve turns each, and nobody has knocked.
# The two ends of every path.
diagram-widow-turn-next = The next player’s turn
diagram-widow-turn-end = Showdown

## Drawings of the values and of the order of the cards, for the game with a widow

diagram-values-title = What the cards count in a point
# The text alternative, one line a value. $value: a number. $cards: the ranks that count so much, such as “king, queen, jack, 10”.
diagram-values-words = { $value }: { $cards }
diagram-order-title = How the cards rank, one by one
# The two ends of an arrow below the cards.
diagram-order-high = highest
diagram-order-low = lowest
# $cards: all ranks.
diagram-order-words = From the highest to the lowest: { $cards }.

## Drawing of the combinations, best first

diagram-ladder-title = The combinations, from best to worst
diagram-ladder-tricon = Three of a kind
diagram-ladder-sequence = Three in a row, one suit
diagram-ladder-point = Two or three cards of one suit, added up
diagram-ladder-nothing = No two cards of one suit
# The same for the game with a widow.
diagram-widow-ladder-tricon = Three of a kind
diagram-widow-ladder-sequence = Three in a row, one suit
diagram-widow-ladder-flush = One suit, not in a row
diagram-widow-ladder-pair = Two of a kind
diagram-widow-ladder-point = All three cards, added up
# Below sequence and flush: how many there are in a game in which A-2-3 is a sequence. $count: a number.
diagram-widow-ladder-low-ace = If A-2-3 is a sequence: { $count }
# $count: how many of all hands ($all) are of this kind; both already written as numbers.
diagram-ladder-count = { $count } of { $all } hands
# The text alternative of one step. $place: 1 to 5. $category: its name. $cards: the cards of the example.
diagram-ladder-words = { $place }. { $category }. Example: { $cards }.

## Drawing of the chips over a match between five of the computer’s players, for the game with a widow

# $players, $deals: numbers.
diagram-chips-title = { $deals ->
    [one] The chips of { $players } players in a match of { $deals } deal
   *[other] The chips of { $players } players in a match of { $deals } deals
}
# Stands above the numbers of the deals.
diagram-chips-deal = Deal
# At the end of the winner’s line. The others end with the word “out”.
diagram-chips-wins = wins
# The text alternative, one line a deal. $what: whole sentences that say who lost a chip and how many everybody has.
diagram-chips-deal-words = Deal { $deal }. { $what }
# The last line. $seat: the number of the player.
diagram-chips-winner = Player { $seat } is the last with a chip, and wins the match.

## Drawing of the payments: three cases, four players

diagram-payments-title = Who pays whom at the showdown
diagram-payments-dealer-wins = The dealer wins
diagram-payments-dealer-wins-text = The dealer takes the pool. Nobody pays anything more.
diagram-payments-dealer-loses = The dealer loses
diagram-payments-dealer-loses-text = The winner takes the pool, and the dealer pays the winner 1 point.
diagram-payments-same-category = The dealer loses with the same kind of hand
diagram-payments-same-category-text = The winner takes the pool, and the dealer pays every other player 1 point.
diagram-payments-winner = winner
# The line below each case: what each player gains or loses. $changes: such as “+5, 0, 0, −1”.
diagram-payments-net = Players 1 to 4: { $changes }

## Drawing of the worked example, step by step

diagram-strip-title = The worked example, step by step
# One hand in the text alternative. $seat: the number of the player. $cards: the names of three cards.
diagram-strip-hand = Cards of player { $seat }: { $cards }
