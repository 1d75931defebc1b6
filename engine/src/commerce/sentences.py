"""The short English of the command line. What only one game has to say stands in its folder, in `sentences`:

`PROBLEMS` and `EVENTS` for its own codes and events, and `settlement` if the lowest hand is not what loses a chip.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from commerce.game import AnyGame
from commerce.problems import Json, Problem

PROBLEMS: Mapping[str, str] = {
    "unknown-card": "“{text}” is not a card",
    "ambiguous-card": "“{text}” can mean more than one card: {options}",
    "duplicate-card": "the card is used twice, in hands {hands}",
    "too-few-cards": "{count} of {wanted} cards",
    "too-many-cards": "{count} cards instead of {wanted}",
    "too-few-players": "{count} players; the game needs at least {least}",
    "too-many-players": "{count} players; the game takes at most {most}",
    "dealer-missing": "the dealer is missing",
    "dealer-out-of-range": "dealer {dealer} is not one of the seats 1 to {players}",
    "seat-out-of-range": "seat {seat} is not one of the seats 1 to {players}",
    "unknown-kind": "unknown bot “{kind}”; known: {known}",
    "bad-seed": "the seed “{seed}” is not 1 to 24 of a-z and 0-9",
    "unknown-game": "unknown game “{game}”; known: {known}",
    "unknown-option": "unknown option “{option}”; known: {known}",
    "bad-option": "option {option} cannot be {value}; allowed: {allowed}",
    "chips-for-each-hand": "{count} numbers of chips for {wanted} hands",
    "damaged-record": "the record is damaged ({part})",
    "newer-record": "the record is of version {version}; this program reads up to {known}",
    "illegal-move": "deal {deal}, move {move} (“{text}”) is against the rules: {reason}",
    "unknown-action": "unknown action “{action}”; known: {known}",
    "not-your-turn": "it is not the turn of seat {seat}, but of seat {to_act}",
    "deal-over": "the deal is over",
    "card-needed": "to {action}, name a card",
    "card-not-wanted": "to {action}, name no card",
    "card-not-held": "to {action}, name a card of your own hand",
    "card-not-open": "to {action}, name an open card",
    "uneven-exchange": "{give} cards for {take}; an exchange is even",
    "too-many-exchanged": "{count} cards; at most {most} may be exchanged",
    "already-knocked": "seat {seat} has knocked; there is no second knock",
    "option-off": "the game is played without {option}",
    "player-out": "seat {seat} is out",
    "deal-not-over": "the deal is not over",
    "match-over": "the match is over",
    "not-a-bot": "seat {seat} is not played by a bot",
    "nothing-to-undo": "there is no decision to take back",
    "bad-change": "unknown change “{change}”; known: {known}",
    "card-in-use": "the card is used elsewhere",
    "bad-request": "{field}: expected {wanted}",
    "unknown-odds": "unknown chance “{name}”; known: {known}",
    "unknown-verb": "unknown verb “{verb}”; known: {known}",
    "internal-error": "a fault of the program ({kind})",
}
"""For each code of `commerce.problems.CODES`."""

EVENTS: Mapping[str, str] = {
    "deal": "Deal {deal}, dealt by seat {dealer}: {hands}",
    "draw": "  seat {seat} draws {card}",
    "take": "  seat {seat} takes {card}",
    "discard": "  seat {seat} discards {card}",
    "pass": "  seat {seat} passes",
    "knock": "  seat {seat} knocks",
    "end": "  the exchanges are over: {reason} ({rule})",
    "showdown": "  shown: {hands}; equal: {ties}; the lowest by {decided_by} ({decided_rule})",
    "lose": "  seat {seat} loses a chip and has {chips} left ({rule})",
    "out": "  seat {seat} is out ({rule})",
    "void": "  the deal is void; seat {dealer} deals again ({rule})",
}
"""For the events that games share, by type."""


def _own(kind: type) -> Any:
    """The sentences in the folder of a game, in which the class stands."""
    folder = ".".join(kind.__module__.split(".")[:3])  # as `commerce.games.foster`
    return import_module(f"{folder}.sentences")


def sentence(problem: Problem) -> str:
    """One line about a problem: its place, what is wrong, and the rule.

    >>> sentence(Problem("duplicate-card", rule="F1.2", hand=3, card="6S", position=1, params={"hands": [1, 3]}))
    'hand 3, card 1 (6S): the card is used twice, in hands 1, 3 (F1.2)'
    """
    place = [f"hand {problem.hand}"] if problem.hand else []
    if problem.position:
        place.append(f"card {problem.position}" + (f" ({problem.card})" if problem.card else ""))
    params = {name: plain(value) for name, value in problem.params.items()}
    # A code that is not general is one of the game in whose folder the class of the problem stands.
    text = PROBLEMS.get(problem.code) or _own(type(problem)).PROBLEMS[problem.code]
    return (", ".join(place) + ": " if place else "") + text.format(**params) + _rule(problem.rule)


def _rule(rule: str | None) -> str:
    return f" ({rule})" if rule else ""


def event_line(game: AnyGame, event: Mapping[str, Json]) -> str:
    """One line about an event.

    >>> from commerce.games import game_of
    >>> event_line(game_of("foster"), {"type": "stake", "seat": 2, "points": 1})
    '  seat 2 pays 1 into the pool'
    """
    sentences: Mapping[str, str] = {**EVENTS, **_own(type(game)).EVENTS}
    return sentences[str(event["type"])].format(**{name: _fact(value) for name, value in event.items()})


def settlement(game: AnyGame, result: Mapping[str, Json]) -> list[str]:
    """What a showdown brings: in the game's own words, or who loses a chip.

    >>> from commerce.games import game_of
    >>> lost = {"loses": [2], "void": False, "decided_by": "total", "decided_rule": "W4.6", "settled_rule": "W5.1"}
    >>> settlement(game_of("widow"), lost)
    ['Seat 2 loses a chip (W5.1), lowest by total (W4.6).']
    """
    own = getattr(_own(type(game)), "settlement", None)
    if own:
        lines: list[str] = own(result)
        return lines
    if result["void"]:
        return [f"Nobody loses a chip: the deal is void ({result['settled_rule']})."]
    loses = plain(result["loses"])
    who = f"Seats {loses} lose a chip each" if len(as_list(result["loses"])) > 1 else f"Seat {loses} loses a chip"
    return [f"{who} ({result['settled_rule']}), lowest by {result['decided_by']} ({result['decided_rule']})."]


def plain(value: Json) -> str:
    """A value in words: a list with commas.

    >>> plain([1, 3]), plain("x")
    ('1, 3', 'x')
    """
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def as_list(value: Json) -> list[str]:
    """The items of a list as texts; none of what is no list.

    >>> as_list([1, "a"]), as_list(None)
    (['1', 'a'], [])
    """
    return [str(item) for item in value] if isinstance(value, list) else []


def _fact(value: Json) -> str:
    """A field of an event in words: several hands are separated by strokes."""
    if isinstance(value, list):
        if any(isinstance(item, list) for item in value):
            return " | ".join(" ".join(as_list(item)) or "–" for item in value)
        return " ".join(map(str, value)) or "none"
    return "nobody" if value is None else str(value)
