"""What can be wrong in this game, and the rules that it breaks."""

from typing import ClassVar

from commerce.problems import Problem


class WidowProblem(Problem):
    """A problem of the game with a widow.

    >>> WidowProblem("hand-frozen").rule
    'W7.1'
    """

    __slots__ = ()
    codes: ClassVar = {**Problem.codes, "hand-frozen": (), "no-claim": (), "claim-open": (), "claim-of-another": ()}
    rules: ClassVar = {
        "duplicate-card": "W1.2",
        "card-in-use": "W1.2",
        "too-few-cards": "W2.3",
        "too-many-cards": "W2.3",
        "too-few-players": "W1.1",
        "too-many-players": "W1.1",
        "not-your-turn": "W2.4",
        "unknown-action": "W3.1",
        "card-not-wanted": "W3.1",
        "card-not-open": "W3.2",
        "already-knocked": "W3.5",
        "player-out": "W6.1",
        "match-over": "W6.2",
        "option-off": "W7.1",
        "hand-frozen": "W7.1",
        "no-claim": "W7.1",
        "claim-open": "W7.1",
        "claim-of-another": "W7.1",
    }
