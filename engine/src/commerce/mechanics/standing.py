"""What each seat has through a match: a balance, chips to lose (M2, M3), or points."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from commerce.problems import Json, Problem

BALANCE, CHIPS, POINTS = "balance", "chips", "points"
"""The kinds: a balance goes up and down, and the highest wins; the last seat with chips wins; the fewest points win."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What a game keeps for each seat: its kind, the name that it bears in states and JSON data, and its rule.

    `start` is what each seat begins with, where no option `chips` says otherwise; `most` the most chips that may be
    chosen. `field` is the field of a deal that holds it, where that is not its name: with the option `free_ride` a deal
    holds `lives`, one more than the chips that are shown (M2).

    >>> Standing(CHIPS, "chips", rule="W1.3", start=3, most=5).opening({"chips": 2}, seats=3)
    (2, 2, 2)
    """

    kind: str
    name: str
    rule: str
    start: int = 0
    most: int = 0
    field: str = ""

    def opening(self, options: Mapping[str, int], seats: int) -> tuple[int, ...]:
        """What the seats have before the first deal: chips are lives, and a free ride is one life more.

        >>> Standing(CHIPS, "chips", rule="TO1.3", start=3).opening({"free_ride": 1}, seats=2)
        (4, 4)
        """
        if self.kind != CHIPS:
            return (self.start,) * seats
        return (options.get(CHIPS, self.start) + options.get("free_ride", 0),) * seats

    def are_in(self, values: Sequence[int]) -> tuple[bool, ...]:
        """Which seats are not eliminated: all, but those that have lost their chips.

        >>> Standing(CHIPS, "chips", rule="W1.3").are_in((2, 0, 1))
        (True, False, True)
        """
        return tuple(self.kind != CHIPS or value > 0 for value in values)

    def winners(self, values: Sequence[int]) -> tuple[int, ...]:
        """The seats that win a match that ends so; equals share it.

        >>> Standing(BALANCE, "balances", rule="F1.4").winners((3, -6, 3))
        (1, 3)
        """
        best = min(values) if self.kind == POINTS else max(values)
        return tuple(seat for seat, value in enumerate(values, start=1) if value == best)

    def check(self, chips: Sequence[int], seats: int) -> list[Problem]:
        """What is wrong with the chips of the seats at a showdown: one number for each hand, of a player still in.

        >>> [problem.rule for problem in Standing(BALANCE, "balances", rule="F1.4").check((3, 3, 3), 3)]
        ['F1.4']
        """
        if self.kind != CHIPS:
            return [Problem("unknown-option", rule=self.rule, params={"option": CHIPS, "known": []})]
        problems = []
        if len(chips) != seats:
            problems.append(Problem("chips-for-each-hand", params={"count": len(chips), "wanted": seats}))
        allowed: list[Json] = [*range(1, self.most + 1)]
        for count in chips:
            if count not in allowed:
                params: dict[str, Json] = {"option": CHIPS, "value": str(count), "allowed": allowed}
                problems.append(Problem("bad-option", rule=self.rule, params=params))
        return problems


def after_loss(lives: Sequence[int], losers: Collection[int], each: int = 1) -> tuple[int, ...]:
    """The lives that are left when these seats have lost so many each; a loss takes no more than there is (M2).

    Lives are chips, and one more with a free ride.

    >>> after_loss((3, 1, 2), (2, 3), each=2)
    (3, 0, 0)
    """
    return tuple(max(0, count - each) if seat in losers else count for seat, count in enumerate(lives, start=1))


def chips_shown(lives: Sequence[int], has_free_ride: bool) -> tuple[int, ...]:
    """The chips that lie before the seats: with a free ride the last life is played without one (M2).

    >>> chips_shown((3, 1, 0), has_free_ride=True), chips_shown((3, 1, 0), has_free_ride=False)
    ((2, 0, 0), (3, 1, 0))
    """
    return tuple(max(0, count - has_free_ride) for count in lives)


def is_void(lives: Sequence[int]) -> bool:
    """Whether a settlement that leaves these lives is none, because it leaves nobody in (M3).

    >>> is_void((0, 0, 0)), is_void((0, 1, 0))
    (True, False)
    """
    return not any(lives)
