"""What can be wrong with what we were given: problems as data, never as sentences.

A `Problem` says what is wrong (`code`), which rule it breaks, and where. Readers of the site get the sentence from
their language's strings; the command line has its own short English. The codes that any game may need stand in
`CODES`; a game adds its own in a subclass of `Problem`, and `commerce.games.problem_codes` gives them all, so that a
test can ask each language for its sentence.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import ClassVar

type Json = bool | int | float | str | list["Json"] | dict[str, "Json"] | None

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # Cards and hands
        "unknown-card": ("text",),
        "ambiguous-card": ("text", "options"),
        "duplicate-card": ("hands",),
        "too-few-cards": ("count", "wanted"),
        "too-many-cards": ("count", "wanted"),
        # The table
        "too-few-players": ("count", "least"),
        "too-many-players": ("count", "most"),
        "dealer-missing": (),
        "dealer-out-of-range": ("dealer", "players"),
        "seat-out-of-range": ("seat", "players"),
        "unknown-kind": ("kind", "known"),
        "bad-seed": ("seed",),
        # Games and options
        "unknown-game": ("game", "known"),
        "unknown-option": ("option", "known"),
        "bad-option": ("option", "value", "allowed"),
        "chips-for-each-hand": ("count", "wanted"),
        # Records
        "damaged-record": ("part",),
        "newer-record": ("version", "known"),
        "illegal-move": ("deal", "move", "text", "reason"),
        # Moves
        "unknown-action": ("action", "known"),
        "not-your-turn": ("seat", "to_act"),
        "deal-over": (),
        "card-needed": ("action",),
        "card-not-wanted": ("action",),
        "card-not-held": ("action",),
        "card-not-open": ("action",),
        "uneven-exchange": ("give", "take"),
        "too-many-exchanged": ("count", "most"),
        "already-knocked": ("seat",),
        "option-off": ("option",),
        "player-out": ("seat",),
        # Going on
        "deal-not-over": (),
        "match-over": (),
        "not-a-bot": ("seat",),
        "nothing-to-undo": (),
        # The worked example
        "bad-change": ("change", "known"),
        "card-in-use": (),
        # Requests
        "bad-request": ("field", "wanted"),
        "unknown-odds": ("name", "known"),
        "unknown-verb": ("verb", "known"),
        "internal-error": ("kind",),
    }
)
"""The codes of all games, with the names of their `params` in the order in which they are documented."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong, and its place.

    `rule` is the id of the rule that is broken; where it is not said, it is the one that the class's `rules` give for
    the code. `hand` counts the hands and `position` the cards in one (or the words of a text) from 1; `card` is a
    canonical code, or what was written if it is none.

    A game's own class adds to `codes`, and its `rules` say which rule a code breaks in that game.

    >>> Problem("duplicate-card", rule="F1.2", hand=3, position=1, params={"hands": [1, 3]}).to_data()["hand"]
    3
    >>> Problem("no-such-code")
    Traceback (most recent call last):
    ...
    KeyError: 'no-such-code'
    """

    codes: ClassVar[Mapping[str, tuple[str, ...]]] = CODES
    rules: ClassVar[Mapping[str, str]] = {}

    code: str
    rule: str | None = None
    hand: int | None = None
    card: str | None = None
    position: int | None = None
    params: Mapping[str, Json] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Refuse a code that no language could have a sentence for, and find the rule."""
        self.codes[self.code]
        if self.rule is None and self.code in self.rules:
            object.__setattr__(self, "rule", self.rules[self.code])

    def to_data(self) -> dict[str, Json]:
        """The problem as JSON data; every key is always there."""
        return {
            "code": self.code,
            "rule": self.rule,
            "hand": self.hand,
            "card": self.card,
            "position": self.position,
            "params": dict(self.params),
        }


class CommerceError(ValueError):
    """Base of every error of the engine; carries all the problems found, in reading order."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        """Keep the problems; the message lists their codes.

        >>> raise CommerceError([Problem("deal-over", rule="F5.1"), Problem("dealer-missing")])
        Traceback (most recent call last):
        ...
        commerce.problems.CommerceError: deal-over (F5.1), dealer-missing
        """
        self.problems = tuple(problems)
        super().__init__(", ".join(p.code + (f" ({p.rule})" if p.rule else "") for p in self.problems))


class InputError(CommerceError):
    """Cards, hands, seats, options or a request that cannot be read."""


class RecordError(CommerceError):
    """A record that is damaged, newer than this engine, or holds a move that the rules forbid."""


class IllegalMove(CommerceError):  # noqa: N818 (a move is what it is about)
    """A move that the rules forbid now; `problem` says by which rule."""

    def __init__(self, problem: Problem) -> None:
        """Keep the one problem."""
        super().__init__([problem])
        self.problem = problem
