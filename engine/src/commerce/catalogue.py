"""The catalogue: everything about the games that a page or a widget would else have to be told a second time.

The build of the site writes it to a file, from which its pages, drawings and widgets read.
"""

from collections import Counter
from functools import cache

from commerce.cards import Rank, Suit, codes
from commerce.enumeration import larger_hands, ranked_hands
from commerce.game import AnyGame
from commerce.games import game_of, games
from commerce.hands import read_options
from commerce.problems import Json
from commerce.state import Options

FAMILIES = ("commerce",)
"""The families of games in the order in which readers meet them; others follow."""


def catalogue() -> dict[str, Json]:
    """All games, the families that they belong to, and the cards, as JSON data.

    Games stand family by family, then by id. Numbers are counts of hands unless they are said to be something else.

    >>> found = catalogue()
    >>> found["families"][0]
    {'id': 'commerce', 'games': ['foster', 'widow']}
    >>> found["ranks"], found["suits"]
    ('AKQJT98765432', 'SHDC')
    """
    family_of = {name: game_of(name).family for name in games()}
    families = list(dict.fromkeys((*FAMILIES, *family_of.values())))
    members = {family: [name for name in family_of if family_of[name] == family] for family in families}
    return {
        "families": [{"id": family, "games": [*found]} for family, found in members.items()],
        "games": [entry(game) for found in members.values() for game in found],
        "ranks": "".join(rank.letter for rank in reversed(Rank)),
        "suits": "".join(suit.letter for suit in Suit),
    }


@cache
def entry(name: str) -> dict[str, Json]:
    """What the catalogue says of one game.

    `prefix` begins the ids of its rules. `hands` is how few and how many hands a showdown has, `hand_size` the cards of
    one as it is dealt, `larger` those hands that have more, by the option that allows them. `needs_dealer`: no showdown
    without one. `counts` are those of the game as it is usually played, `counts_with` those with one option more.

    Raises InputError (`unknown-game`).

    >>> entry("foster")["players"], entry("foster")["prefix"], entry("foster")["needs_dealer"]
    ([3, 12], 'F', True)
    >>> entry("widow")["counts_with"]["low_ace"]["sequence"]
    48
    """
    game = game_of(name)
    usual = read_options(game, None)
    ranking = [option.id for option in game.options if option.ranks]
    chosen = {option: read_options(game, {option: 1}) for option in ranking}
    larger = {option: [*larger_hands(game, options)] for option, options in chosen.items()}
    ladder: list[Json] = []
    for category, cards in zip(game.categories, game.samples, strict=True):
        rank = game.rank(cards, usual).to_data(cards)
        ladder.append({"category": category, "sample": rank["cards"], "counted": rank["counted"]})
    return {
        "id": game.id,
        "family": game.family,
        "prefix": game.rule_prefix,
        "players": [*game.players],
        "hands": [*game.shown_hands],
        "hand_size": game.hand_size,
        "larger": {option: ["".join(codes(cards)) for cards in hands] for option, hands in larger.items() if hands},
        "needs_dealer": bool(game.check_dealer(None, game.players[0])),
        "standing": game.standing.name,
        "shares_ties": game.shares_ties,
        "lowest_loses": game.lowest_loses,
        "options": [option.to_data() for option in game.options],
        "categories": [*game.categories],
        "rules": [rule.to_data() for rule in game.rules],
        "actions": [*game.actions],
        "ends": [*game.ends],
        "bots": [*game.bots],
        "reasons": {code: [*params] for code, params in game.reasons.items()},
        "ladder": ladder,
        "counts": counts(game, usual),
        "counts_with": {option: counts(game, options) for option, options in chosen.items()},
        "numbers": numbers(game, usual),
    }


def counts(game: AnyGame, options: Options) -> dict[str, Json]:
    """How many of all hands, as they are dealt, fall into each category, best first.

    >>> counts(game_of("foster"), {})["tricon"]
    52
    """
    found = Counter(rank.category for _, rank in ranked_hands(game, options))
    return {category: found[category] for category in game.categories_with(options)}


def numbers(game: AnyGame, options: Options) -> dict[str, Json]:
    """How many hands there are, how many of different worth, and where points rank: the least, the most, who has those.

    >>> numbers(game_of("foster"), {})
    {'hands': 22100, 'strengths': 65, 'point_lowest': 5, 'point_highest': 31, 'point_highest_hands': 20}
    """
    found = Counter(rank for _, rank in ranked_hands(game, options))
    totals = [(rank.points, count) for rank, count in found.items() if rank.points is not None]
    counted: dict[str, Json] = {"hands": found.total(), "strengths": len(found)}
    if totals:
        (lowest, _), (highest, _) = min(totals), max(totals)
        most = sum(count for points, count in totals if points == highest)
        counted |= {"point_lowest": lowest, "point_highest": highest, "point_highest_hands": most}
    return counted
