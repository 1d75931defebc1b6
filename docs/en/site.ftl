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
page-foster = Rules
page-play = Practice deal
page-history = History
page-about = About

## The home page

tasks-label = What would you like to do?
task-check = Who won?
    .description = Tap the cards, see who and why
task-foster = Read the rules
    .description = Eight short sections
task-play = Try a deal
    .description = Against the computer, no account
games-label = The game
game-foster = Trade and barter
    .description = Buy, barter or knock. The best hand takes the pool; nobody is ever out.

## At the foot of every page

footer-note = No cookies, no advertising. Nothing you do here leaves your device.

## How the site looks

scheme-label = Colours
scheme-auto = As the device
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

# The accessible name of the number before a rule. $rule is a rule's id, such as F3.2.
rule-link-here = Rule { $rule }
rule-report = Something is wrong with rule { $rule }
rule-is-agreement = This rule is our agreement; the reason follows.
rule-agreement-label = Our agreement:
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
frame-table = Table

## Numbers in running text

site-number = { NUMBER($value) }

## The page for lost readers

not-found-title = Page not found · Commerce
not-found-heading = This card is not in the pack.
not-found-lead = There is no page at this address. Here is what the site has:

## The site as an installed app, and its line in the list of languages at the root

app-name = Commerce: rules and practice
app-short-name = Commerce
app-description = The card game Commerce: rules, a judge for the table, and practice deals.
chooser-line = Rules, who won, practice
