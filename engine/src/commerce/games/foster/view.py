"""What one seat may know of a deal (F2.3, F3.2, F3.3, F3.5, F3.6), and the open view of everything."""

from dataclasses import dataclass

from commerce.cards import Card, Cards, codes
from commerce.games.foster.play import FosterState, Offer
from commerce.games.foster.ranking import rank
from commerce.games.foster.settle import FosterShowdown
from commerce.problems import Json


@dataclass(frozen=True, slots=True)
class FosterView:
    """A deal as seen from `seat`, or from nowhere with everything open (`None`).

    `hand` is the seat's own; `open_hands` are all hands once they are shown. Of stock and waste only the sizes are
    known. `offer` names the two seats; its card, `offered`, is known to the seat that offers it. There is neither seed
    nor pack in it.
    """

    seat: int | None
    seats: int
    deal: int
    dealer: int
    to_act: int | None
    hand: Cards
    open_hands: tuple[Cards, ...] | None
    stock: int
    waste: int
    pool: int
    balances: tuple[int, ...]
    idle: int
    offer: tuple[int, int] | None
    offered: Card | None
    shown: FosterShowdown | None

    def to_data(self) -> dict[str, Json]:
        """The view as JSON data; unknown cards are `null`."""
        hands: list[Json] = [
            [*codes(self.open_hands[seat - 1])]
            if self.open_hands
            else [*codes(self.hand)]
            if seat == self.seat
            else [None] * len(self.hand)
            for seat in range(1, self.seats + 1)
        ]
        offer: Json = None
        if self.offer:
            giver, taker = self.offer
            offer = {"from": giver, "to": taker, "card": self.offered.code if self.offered else None}
        return {
            "seat": self.seat,
            "seats": self.seats,
            "deal": self.deal,
            "dealer": self.dealer,
            "to_act": self.to_act,
            "stock": self.stock,
            "waste": self.waste,
            "pool": self.pool,
            "balances": [*self.balances],
            "hands": hands,
            "rank": rank(self.hand).to_data(self.hand) if self.hand else None,
            "offer": offer,
        }


def view(state: FosterState, seat: int | None) -> FosterView:
    """What the seat may know of the deal, or everything for `None`.

    >>> from commerce.cards import pack
    >>> from commerce.games.foster.play import deal
    >>> view(deal(1, 3, (0, 0, 0), pack())[0], 2).to_data()["hands"]
    [[None, None, None], ['3S', '6S', '9S'], [None, None, None]]
    """
    offer: Offer | None = state.offer
    return FosterView(
        seat,
        state.seats,
        state.deal,
        state.dealer,
        state.to_act,
        state.hands[seat - 1] if seat else (),
        state.hands if seat is None or state.end else None,
        len(state.stock),
        len(state.waste),
        state.pool,
        state.balances,
        state.idle,
        (offer.giver, offer.taker) if offer else None,
        offer.card if offer and seat in (None, offer.giver) else None,
        state.shown,
    )
