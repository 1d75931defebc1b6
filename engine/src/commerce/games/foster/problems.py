"""What can be wrong in this game, and the rules that it breaks."""

from typing import ClassVar

from commerce.problems import Problem


class FosterProblem(Problem):
    """A problem of the game without a widow.

    >>> FosterProblem("must-answer").rule
    'F3.6'
    """

    __slots__ = ()
    codes: ClassVar = {**Problem.codes, "must-answer": (), "no-offer": ()}
    rules: ClassVar = {
        "duplicate-card": "F1.2",
        "card-in-use": "F1.2",
        "too-few-cards": "F1.3",
        "too-many-cards": "F1.3",
        "too-few-players": "F1.1",
        "too-many-players": "F1.1",
        "unknown-action": "F3.1",
        "card-not-wanted": "F3.1",
        "no-offer": "F3.1",
        "must-answer": "F3.6",
        "deal-over": "F5.1",
        "match-over": "F6.1",
    }
