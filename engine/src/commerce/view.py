"""What one seat may know of a deal, or everybody when all lies open; the same in every game."""

from dataclasses import dataclass

from commerce.cards import Cards
from commerce.problems import Json
from commerce.state import State
from commerce.visibility import fact, hide


@dataclass(frozen=True, slots=True)
class View[S: State]:
    """A deal as seen from `seat`, or from nowhere with everything open (`None`).

    `known` is the deal with `None` for each card that the seat does not see. There is neither seed nor pack in it.
    """

    seat: int | None
    known: S

    @property
    def hand(self) -> Cards:
        """The seat's own cards; none in the open view."""
        return self.known.hands[self.seat - 1] if self.seat else ()

    def to_data(self) -> dict[str, Json]:
        """The view as JSON data: what every game tells, and what `facts` of the game's deal names."""
        known, hand = self.known, self.hand
        names = ("seats", "deal", "dealer", "to_act", *known.facts)
        rank: Json = known.rank(hand).to_data(hand) if hand else None
        return {"seat": self.seat, **{name: rank if name == "rank" else fact(known, name) for name in names}}


def view[S: State](state: S, seat: int | None) -> View[S]:
    """What the seat may know of the deal, or everything for `None`. When the deal is over all hands lie open.

    >>> from commerce.cards import pack
    >>> from commerce.games import game_of
    >>> state, _ = game_of("foster").open(3, 3, {}, pack())
    >>> view(state, 2).to_data()["hands"]
    [[None, None, None], ['3S', '6S', '9S'], [None, None, None]]
    """
    known = hide(state, None if state.to_act is None else seat)
    assert known
    return View(seat, known)
