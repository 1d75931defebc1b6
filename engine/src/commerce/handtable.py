"""All hands of a game in one compact table: what each is worth, and how they stand to each other.

Whoever has the table can compare hands by looking them up, without knowing a rule.
"""

from commerce.cards import Cards, codes
from commerce.enumeration import larger_hands, places, ranked_hands
from commerce.game import AnyGame
from commerce.hand_rank import HandRank
from commerce.problems import Json
from commerce.state import Options

OFFSET = 0x100
"""The character of the first kind; those from here on need no escape, and there are more than enough."""


def hand_table(game: AnyGame, options: Options) -> dict[str, Json]:
    """The table of a game with these options (all of them are given), as JSON data.

    Hands are of one kind when they are worth the same, are called the same, and the same of their cards count. `kinds`
    has a row for each: its place (0 is the lowest hand there is, equal hands share one), the number of its category in
    `categories`, its points, its rank letter, and the cards that count as a sum of 1, 2, 4 … for the first, second,
    third … card. `hands` has one character for every hand of the pack (`Deck.hands`), in that order: `offset` and its
    kind. `larger` gives the kind of those that have more cards, by their codes in the order of the pack.

    How hands compare: the higher place wins. Of equal ones that of the seat `first_equal` places clockwise from the
    dealer is named first; it also wins, unless the game `shares_ties`. Where the `lowest_loses`, those are the seats
    that lose, but for a tie of all, about which the table knows nothing.

    >>> from commerce.games import game_of
    >>> table = hand_table(game_of("foster"), {})
    >>> len(table["hands"]), table["first_equal"], table["shares_ties"]
    (22100, 0, False)
    """
    usual = [*ranked_hands(game, options)]
    larger = [(cards, game.rank(cards, options)) for cards in larger_hands(game, options)]
    place_of = places(rank for _, rank in (*usual, *larger))
    categories = game.categories_with(options)

    def kind(cards: Cards, rank: HandRank) -> tuple[int, int, float | None, str | None, int]:
        counted = sum(1 << place for place, card in enumerate(cards) if card in rank.counted)
        letter = rank.rank.letter if rank.rank else None
        return place_of[rank], categories.index(rank.category), rank.points, letter, counted

    numbers: dict[tuple[int, int, float | None, str | None, int], int] = {}
    characters = [chr(OFFSET + numbers.setdefault(kind(*hand), len(numbers))) for hand in usual]
    above: dict[str, Json] = {
        "".join(codes(cards)): numbers.setdefault(kind(cards, rank), len(numbers)) for cards, rank in larger
    }
    return {
        "game": game.id,
        "options": {option.id: options[option.id] for option in game.options if option.ranks},
        "hand_size": game.hand_size,
        "first_equal": game.tie_order(1, game.players[0])[0] - 1,
        "shares_ties": game.shares_ties,
        "lowest_loses": game.lowest_loses,
        "pack": [*codes(game.deck.cards)],
        "categories": [*categories],
        "kinds": [[*row] for row in numbers],
        "offset": OFFSET,
        "hands": "".join(characters),
        "larger": above,
    }
