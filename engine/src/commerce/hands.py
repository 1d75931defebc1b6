"""Reading and checking hands, seats and options for any game: everything wrong is found at once, each at its place."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from commerce.cards import Card, Cards, read_words
from commerce.game import AnyGame
from commerce.problems import InputError, Json, Problem
from commerce.state import Options

type Written = str | Sequence[str]
"""A hand as somebody wrote it: a text, or a list of cards."""

type Words = Sequence[Card | Problem]


NO_OPTIONS: Options = {}


def read_hand(
    game: AnyGame, written: Written, hand: int = 1, options: Options = NO_OPTIONS
) -> tuple[Cards, list[Problem]]:
    """The cards of one hand, and everything that is wrong with it.

    >>> from commerce.games import game_of
    >>> read_hand(game_of("foster"), "6S 7S 6S")[1][0].params["hands"]
    [1, 1]
    """
    words = _words(written)
    return _cards(words), [*_problems(game, {hand: words}, options), *_duplicates(game, {hand: words})]


def read_hands(
    game: AnyGame, written: Sequence[Written], options: Options = NO_OPTIONS
) -> tuple[list[Cards], list[Problem]]:
    """The hands of all seats, seat 1 first, and everything that is wrong with them: their number, hands, and cards.

    >>> from commerce.games import game_of
    >>> [problem.code for problem in read_hands(game_of("foster"), ["6S 7S", "6S AH KX"])[1]]
    ['too-few-players', 'too-few-cards', 'unknown-card', 'duplicate-card']
    """
    hands = {hand: _words(text) for hand, text in enumerate(written, start=1)}
    problems = [*_check_count(game, len(written), game.shown_hands), *_problems(game, hands, options)]
    problems += _duplicates(game, hands)
    return [*map(_cards, hands.values())], problems


def check_seats(game: AnyGame, count: int) -> Iterator[Problem]:
    """What is wrong with that number of players.

    >>> from commerce.games import game_of
    >>> [problem.rule for problem in check_seats(game_of("foster"), 13)]
    ['F1.1']
    """
    yield from _check_count(game, count, game.players)


def _check_count(game: AnyGame, count: int, limits: tuple[int, int]) -> Iterator[Problem]:
    least, most = limits
    if count < least:
        yield _broken(game, "too-few-players", count=count, least=least)
    if count > most:
        yield _broken(game, "too-many-players", count=count, most=most)


def read_options(game: AnyGame, data: object) -> Options:
    """The value of every option of a game, from JSON data that names those that differ from the default.

    Raises InputError with all problems.

    >>> from commerce.games import game_of
    >>> read_options(game_of("foster"), {"jokers": 2})
    Traceback (most recent call last):
    ...
    commerce.problems.InputError: unknown-option
    """
    if data is None:
        data = {}
    if not isinstance(data, Mapping):
        raise InputError([Problem("bad-request", params={"field": "options", "wanted": "object"})])
    options = {option.id: option for option in game.options}
    problems: list[Problem] = []
    for name, value in data.items():
        if name not in options:
            problems.append(Problem("unknown-option", params={"option": str(name), "known": [*options]}))
        elif not isinstance(value, int) or value not in options[name].values:
            allowed: list[Json] = [*options[name].values]
            problems.append(
                Problem("bad-option", params={"option": str(name), "value": str(value), "allowed": allowed})
            )
    if problems:
        raise InputError(problems)
    return {name: int(data.get(name, option.default)) for name, option in options.items()}


def _broken(game: AnyGame, code: str, hand: int | None = None, **params: Json) -> Problem:
    return game.problem(code, hand=hand, params=params)


def _words(written: Written) -> Words:
    return read_words(written if isinstance(written, str) else " ".join(written))


def _cards(words: Words) -> Cards:
    return tuple(word for word in words if isinstance(word, Card))


def _problems(game: AnyGame, hands: Mapping[int, Words], options: Options) -> Iterator[Problem]:
    """What cannot be read, and hands with the wrong number of cards; a word that is no card counts as one."""
    for hand, words in hands.items():
        for position, word in enumerate(words, start=1):
            if isinstance(word, Problem):
                yield replace(word, hand=hand)
            elif word not in game.deck:
                rule = game.problem.rules.get("duplicate-card")  # the rule that says which cards there are
                params: dict[str, Json] = {"text": word.code}
                yield Problem("unknown-card", rule, hand, word.code, position, params)
        if len(words) < game.hand_size:
            yield _broken(game, "too-few-cards", hand, count=len(words), wanted=game.hand_size)
        if len(words) > game.hand_size and not game.is_larger_hand(_cards(words), options):
            yield _broken(game, "too-many-cards", hand, count=len(words), wanted=game.hand_size)


def _duplicates(game: AnyGame, hands: Mapping[int, Words]) -> Iterator[Problem]:
    first: dict[Card, int] = {}
    for hand, words in hands.items():
        for position, card in enumerate(words, start=1):
            if isinstance(card, Problem):
                continue
            if card in first:
                problem = _broken(game, "duplicate-card", hand, hands=[first[card], hand])
                yield replace(problem, card=card.code, position=position)
            first.setdefault(card, hand)
