"""The JSON verbs: the only door for the browser and for the builder of the site.

`answer` takes `{"verb": name, …}` as text and gives `{"result": …}` or `{"problems": […]}` as text. It never raises.
"""

import json
from collections.abc import Callable, Mapping
from functools import cache
from itertools import combinations

from commerce.cards import NO_LETTERS, PACK, Card, Letters, codes, read_words
from commerce.game import AnyGame, Options
from commerce.games import game_of, games
from commerce.hands import read_hand, read_hands, read_options
from commerce.problems import CommerceError, InputError, Json, Problem

LONGEST_REQUEST = 100_000
"""Characters; the longest record is far shorter."""
LONGEST_TEXT = 1_000
"""Characters of cards that a person may type at once."""

type Request = Mapping[str, object]


def answer(request: str) -> str:
    """Answer a request, both JSON text (ASCII); whatever is wrong comes back as problems, all at once.

    >>> answer('{"verb": "read-cards", "text": "6s 10♦"}')
    '{"result": {"cards": ["6S", "TD"]}}'
    >>> answer('{"verb": "read-cards", "text": "6X"}')[:46]
    '{"problems": [{"code": "unknown-card", "rule": '
    """
    try:
        response: dict[str, Json] = {"result": _result(request)}
    except CommerceError as error:
        response = {"problems": [problem.to_data() for problem in error.problems]}
    except Exception as error:  # The page must hear of a fault of ours too.
        response = {"problems": [Problem("internal-error", params={"kind": type(error).__name__}).to_data()]}
    return json.dumps(response)


def _result(text: str) -> Json:
    request = _parse(text)
    verb = request.get("verb")
    if not isinstance(verb, str) or verb not in VERBS:
        raise InputError([Problem("unknown-verb", params={"verb": str(verb), "known": [*VERBS]})])
    return VERBS[verb](request)


def _parse(text: str) -> Request:
    try:
        # A text that opens thousands of brackets would only exhaust the stack.
        if len(text) > LONGEST_REQUEST or text.count("[") + text.count("{") > 1_000:
            raise ValueError
        request = json.loads(text)
    except (ValueError, RecursionError):
        raise _bad("request", "JSON") from None
    if not isinstance(request, dict):
        raise _bad("request", "object")
    return request


# --- Reading fields --------------------------------------------------------------------------------------------------


def _bad(field: str, wanted: str) -> InputError:
    return InputError([Problem("bad-request", params={"field": field, "wanted": wanted})])


def _text(request: Request, field: str) -> str:
    value = request.get(field)
    if not isinstance(value, str):
        raise _bad(field, "text")
    return value


def _list(request: Request, field: str) -> list[object]:
    value = request.get(field)
    if not isinstance(value, list):
        raise _bad(field, "list")
    return value


def _hand(value: object, field: str) -> str | list[str]:
    if isinstance(value, str):
        written: str | list[str] = value
    elif isinstance(value, list) and all(isinstance(card, str) for card in value):
        written = [str(card) for card in value]
    else:
        raise _bad(field, "cards")
    if sum(map(len, written)) > LONGEST_TEXT:
        raise _bad(field, "shorter")
    return written


def _game(request: Request) -> tuple[AnyGame, Options]:
    game = game_of(request.get("game"))
    return game, read_options(game, request.get("options"))


# --- Games and hands -------------------------------------------------------------------------------------------------


def _games(request: Request) -> Json:
    return [_game_data(game) for game in games()]


@cache
def _game_data(name: str) -> Json:
    game = game_of(name)
    options = read_options(game, None)
    ladder: list[Json] = []
    for category, cards in zip(game.categories, game.samples, strict=True):
        rank = game.rank(cards, options).to_data(cards)
        ladder.append({"category": category, "sample": rank["cards"], "counted": rank["counted"]})
    return {
        "id": game.id,
        "players": [*game.players],
        "options": [option.to_data() for option in game.options],
        "categories": [*game.categories],
        "rules": [rule.to_data() for rule in game.rules],
        "counts": counts(game, options),
        "ladder": ladder,
    }


def counts(game: AnyGame, options: Options) -> dict[str, Json]:
    """How many of the 22,100 hands fall into each category, best first.

    >>> counts(game_of("foster"), {})["tricon"]
    52
    """
    found = dict.fromkeys(game.categories, 0)
    for cards in combinations(PACK, game.hand_size):
        found[game.rank(cards, options).category] += 1
    return {**found}


def _read_cards(request: Request) -> Json:
    text = _text(request, "text")
    if len(text) > LONGEST_TEXT:
        raise _bad("text", "shorter")
    words = read_words(text, Letters.from_data(request.get("letters")))
    problems = [word for word in words if isinstance(word, Problem)]
    if problems:
        raise InputError(problems)
    return {"cards": [*codes(word for word in words if isinstance(word, Card))]}


def _rank(request: Request) -> Json:
    game, options = _game(request)
    return rank_data(game, options, _hand(request.get("cards"), "cards"))


def rank_data(game: AnyGame, options: Options, written: str | list[str], hand: int = 1) -> dict[str, Json]:
    """The rank of one hand as JSON data. Raises InputError with all problems, at hand number `hand`.

    >>> rank_data(game_of("foster"), {}, "6♠ 7♠ K♦")["counted"]
    ['6S', '7S']
    """
    words = read_hand(game, written, hand)
    problems = [word for word in words if isinstance(word, Problem)]
    if problems:
        raise InputError(problems)
    cards = tuple(word for word in words if isinstance(word, Card))
    return game.rank(cards, options).to_data(cards)


def _showdown(request: Request) -> Json:
    game, options = _game(request)
    written = [_hand(hand, "hands") for hand in _list(request, "hands")]
    return showdown_data(game, options, written, request.get("dealer"), may_be_incomplete=True)


def showdown_data(
    game: AnyGame, options: Options, written: list[str | list[str]], dealer: object, may_be_incomplete: bool = False
) -> dict[str, Json]:
    """The showdown of these hands as JSON data; `complete` says whether all cards are there.

    With `may_be_incomplete`, hands that still miss cards, where nothing else is wrong, give the ranks of the others and
    the seats that are best so far. Raises InputError with all problems.

    >>> showdown_data(game_of("foster"), {}, ["6S 7S 8S", "AH KH 4D", "3C 4C 5C"], 3)["winner"]
    1
    """
    hands, problems = read_hands(game, written, NO_LETTERS)
    problems += game.check_dealer(dealer, len(hands))
    missing = [problem for problem in problems if problem.code == "too-few-cards"]
    if problems and (len(missing) < len(problems) or not may_be_incomplete):
        raise InputError(problems)
    seat = dealer if isinstance(dealer, int) else None
    if not missing:
        return {**game.showdown(hands, seat, options).to_data(), "complete": True}
    ranks = {
        number: game.rank(cards, options) for number, cards in enumerate(hands, start=1) if len(cards) == game.hand_size
    }
    shown: list[Json] = [
        ranks[number].to_data(cards) if number in ranks else None for number, cards in enumerate(hands, start=1)
    ]
    best: list[Json] = [*game.leaders(ranks, seat, len(hands))] if ranks else []
    return {"game": game.id, "dealer": seat, "complete": False, "hands": shown, "best": best}


VERBS: Mapping[str, Callable[[Request], Json]] = {
    "games": _games,
    "read-cards": _read_cards,
    "rank": _rank,
    "showdown": _showdown,
}
