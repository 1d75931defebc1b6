"""Commerce without a widow, after Foster: buy from the dealer, or barter with the left neighbour.

What the modules here do is gathered in one object, `GAME`.
"""

from collections.abc import Callable, Mapping, Sequence

from commerce.cards import Cards, read_cards
from commerce.game import Advice, AnyGame, Example, Odds, Option, Options, Tally
from commerce.games.foster import bots, notation, play
from commerce.games.foster.example import example
from commerce.games.foster.play import FosterMove, FosterState, Step
from commerce.games.foster.ranking import CATEGORIES, FosterRank, rank, ranker
from commerce.games.foster.rules import RULES
from commerce.games.foster.settle import FosterShowdown, dealer_first, showdown
from commerce.games.foster.view import FosterView, view
from commerce.moves import read_action, read_code
from commerce.problems import InputError, Json, Problem
from commerce.table import dealer_problems


class Foster:
    """The game as the general parts of the engine see it."""

    id = "foster"
    family = "commerce"
    players = (3, 12)
    shown_hands = players
    hand_size = 3
    score = "balances"
    shares_ties = False
    lowest_loses = False
    options: tuple[Option, ...] = ()
    rules = RULES
    categories: tuple[str, ...] = CATEGORIES
    actions: tuple[str, ...] = play.ACTIONS
    ends = tuple(play.ENDS)
    reasons = bots.REASONS
    bots = bots.BOTS
    odds: Mapping[str, Odds] = {}
    samples: tuple[Cards, ...] = tuple(read_cards(cards) for cards in ("9H 9D 9S", "6S 7S 8S", "AH KH 4D", "KS QD 9H"))
    broken_rules: Mapping[str, str] = {
        "duplicate-card": "F1.2",
        "card-in-use": "F1.2",
        "too-few-cards": "F1.3",
        "too-many-cards": "F1.3",
        "too-few-players": "F1.1",
        "too-many-players": "F1.1",
        "match-over": "F6.1",
    }

    def categories_with(self, options: Options) -> tuple[str, ...]:
        """The four of F4.1; there are no options."""
        return CATEGORIES

    def ranker(self, options: Options) -> Callable[[Cards], FosterRank]:
        """What a hand is worth (F4.1 to F4.8)."""
        return ranker()

    def rank(self, cards: Cards, options: Options) -> FosterRank:
        """The same for one hand."""
        return rank(cards)

    def is_larger_hand(self, cards: Cards, options: Options) -> bool:
        """Everybody holds exactly three cards (F1.3)."""
        return False

    def showdown(
        self, hands: Sequence[Cards], dealer: int | None, options: Options, chips: Sequence[int] | None = None
    ) -> FosterShowdown:
        """Compare all hands and settle the deal (F5.2 to F5.5)."""
        problems = self.check_dealer(dealer, len(hands))
        if problems or dealer is None:
            raise InputError(problems)
        return showdown(hands, dealer)

    def tie_order(self, dealer: int, seats: int) -> tuple[int, ...]:
        """The dealer first, then clockwise (F4.6)."""
        return dealer_first(dealer, seats)

    def check_dealer(self, dealer: object, seats: int) -> list[Problem]:
        """A dealer is needed: ties (F4.6) and payments (F5.3, F5.4) hang on it."""
        if dealer is None:
            return [Problem("dealer-missing", rule="F4.6")]
        return dealer_problems(dealer, seats)

    def check_chips(self, chips: Sequence[int], seats: int) -> list[Problem]:
        """Nobody has chips here (F1.4)."""
        return [Problem("unknown-option", rule="F1.4", params={"option": "chips", "known": []})]

    def deals(self, seats: int) -> int | None:
        """One deal a participant (F6.1)."""
        return seats

    def open(self, seats: int, dealer: int, options: Options, pack: Cards) -> Step:
        """The first deal; every balance starts at 0 (F1.4)."""
        return play.deal(1, dealer, (0,) * seats, pack)

    def deal_next(self, state: FosterState, pack: Cards) -> Step:
        """The next deal, by the dealer at the left (F2.5)."""
        return play.deal_next(state, pack)

    def is_match_over(self, state: FosterState) -> bool:
        """Whether everybody has dealt (F6.1)."""
        return play.is_match_over(state)

    def why_not(self, state: FosterState, move: FosterMove) -> Problem | None:
        """Why the seat that is to act may not do this, or `None`."""
        return play.why_not(state, move)

    def why_not_action(self, state: FosterState, seat: int, action: str) -> Problem | None:
        """Why a seat may do nothing of this kind now, or `None`."""
        return play.why_not_action(state, seat, action)

    def legal_moves(self, state: FosterState) -> tuple[FosterMove, ...]:
        """Every move of the seat that is to act."""
        return play.legal_moves(state)

    def apply(self, state: FosterState, move: FosterMove) -> Step:
        """The state after a move, and what happened."""
        return play.apply(state, move)

    def read_move(self, data: Mapping[str, object]) -> FosterMove:
        """The move of JSON data `{"action", "card"?}`; whether it is legal is another question."""
        return FosterMove(read_action(data), read_code(data, "card"))

    def encode(self, state: FosterState, moves: Sequence[FosterMove]) -> tuple[str, int]:
        """One character a turn, see `notation`."""
        return notation.encode(state, moves)

    def decode(self, state: FosterState, text: str) -> tuple[tuple[FosterMove, ...], int]:
        """The moves of one character, see `notation`."""
        return notation.decode(state, text)

    def view(self, state: FosterState, seat: int | None) -> FosterView:
        """What a seat may know."""
        return view(state, seat)

    def phase(self, state: FosterState, seat: int) -> str:
        """What a seat is asked for while the deal goes on."""
        if seat != state.to_act:
            return "others"
        return "answer-offer" if state.offer else "your-turn"

    def advise(self, view: FosterView) -> Advice[FosterMove]:
        """What the steady player would do, and why."""
        return bots.advise(view)

    def unsettled(self, state: FosterState) -> FosterState:
        """The deal before the payments of F5.2 to F5.4."""
        return play.unsettled(state)

    def result(self, state: FosterState) -> dict[str, Json] | None:
        """The showdown, how the deal ended, the balances, and `gains`: stakes, purchases and payments of this deal."""
        if state.end is None or state.shown is None:
            return None
        gains: list[Json] = [*self.tally(state).gains]
        end: dict[str, Json] = {"reason": state.end, "rule": play.ENDS[state.end]}
        return {**state.shown.to_data(), "end": end, "balances": [*state.balances], "gains": gains}

    def match(self, state: FosterState) -> dict[str, Json] | None:
        """The final balances, and the winners: the highest balance, shared by equals (F6.1)."""
        if not play.is_match_over(state):
            return None
        best = max(state.balances)
        winners: list[Json] = [seat for seat, balance in enumerate(state.balances, start=1) if balance == best]
        return {"balances": [*state.balances], "winners": winners}

    def example(self, changes: Mapping[str, object]) -> Example[FosterMove]:
        """The worked example of section 8, with changes."""
        return example(changes)

    def tally(self, state: FosterState) -> Tally:
        """The change of balances by a finished deal, its winner and its end."""
        gains = tuple(now - before for now, before in zip(state.balances, state.opening, strict=True))
        return Tally(gains, (state.shown.winner,) if state.shown else (), state.end or "")


GAME: AnyGame = Foster()
