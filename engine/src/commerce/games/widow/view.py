"""What one seat may know of a deal (W2.3, W3.3, W7.1), and the open view of everything."""

from dataclasses import dataclass

from commerce.cards import Card, Cards, codes
from commerce.games.widow.play import Settings, WidowState
from commerce.games.widow.settle import WidowShowdown
from commerce.problems import Json


@dataclass(frozen=True, slots=True)
class WidowView:
    """A deal as seen from `seat`, or from nowhere with everything open (`None`).

    `hand` is the seat's own; `sizes` counts the cards of each hand, 0 for a seat that is out, 4 after a pounce;
    `open_hands` are all hands once they are shown. `to_act` is the seat whose turn comes next, unless this seat has a
    claim: `claim` is then the card. The claims of others are not in it, and neither is seed or pack.
    """

    seat: int | None
    settings: Settings
    deal: int
    dealer: int
    to_act: int | None
    hand: Cards
    sizes: tuple[int, ...]
    open_hands: tuple[Cards, ...] | None
    stock: int
    widow: Cards
    chips: tuple[int, ...]
    turns: int
    turns_to_end: int
    passes: int
    passes_to_end: int
    knocker: int | None
    last_turns: tuple[int, ...]
    claim: Card | None
    shown: WidowShowdown | None

    @property
    def players(self) -> int:
        """How many play this deal."""
        return len(self.sizes) - self.sizes.count(0)

    def to_data(self) -> dict[str, Json]:
        """The view as JSON data; unknown cards are `null`, and a seat that is out has no cards."""
        hands: list[Json] = [
            [*codes(self.open_hands[seat - 1])]
            if self.open_hands
            else [*codes(self.hand)]
            if seat == self.seat
            else [None] * size
            for seat, size in enumerate(self.sizes, start=1)
        ]
        return {
            "seat": self.seat,
            "seats": len(self.sizes),
            "deal": self.deal,
            "dealer": self.dealer,
            "to_act": self.to_act,
            "stock": self.stock,
            "widow": [*codes(self.widow)],
            "chips": [*self.chips],
            "hands": hands,
            "rank": self.settings.rank(self.hand).to_data(self.hand) if self.hand else None,
            "turns": self.turns,
            "turns_to_end": self.turns_to_end,
            "passes": self.passes,
            "passes_to_end": self.passes_to_end,
            "knocker": self.knocker,
            "last_turns": [*self.last_turns],
            "frozen": [seat for seat, size in enumerate(self.sizes, start=1) if size > 3],
            "claim": self.claim.code if self.claim else None,
        }


def view(state: WidowState, seat: int | None) -> WidowView:
    """What the seat may know of the deal, or everything for `None`.

    >>> from commerce.cards import pack
    >>> from commerce.games.widow.play import open_match
    >>> data = view(open_match(3, 3, Settings(), pack())[0], 2).to_data()
    >>> data["hands"], data["widow"]
    ([[None, None, None], ['3S', '6S', '9S'], [None, None, None]], ['JS', 'QS', 'KS'])
    """
    claim = state.claim if state.claim and seat in (None, state.claim.seat) else None
    to_act = None if state.end else claim.seat if claim else state.turn
    return WidowView(
        seat,
        state.settings,
        state.deal,
        state.dealer,
        to_act,
        state.hands[seat - 1] if seat else (),
        tuple(map(len, state.hands)),
        state.hands if seat is None or state.end else None,
        len(state.stock),
        state.widow,
        state.chips,
        state.turns,
        state.turns_to_end,
        state.passes,
        state.passes_to_end,
        state.knocker,
        state.last_turns,
        claim.card if claim else None,
        state.shown,
    )
