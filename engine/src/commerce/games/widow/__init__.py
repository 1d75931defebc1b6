"""Commerce with a widow and lives: exchange with three open cards, and do not have the lowest hand.

What the modules here do is gathered in one object, `GAME`.
"""

from collections.abc import Callable, Mapping, Sequence

from commerce.cards import Cards, read_cards
from commerce.game import Advice, AnyGame, Example, Option, Options, Tally
from commerce.games.widow import bots, notation, play
from commerce.games.widow.example import example
from commerce.games.widow.odds import ODDS
from commerce.games.widow.play import Settings, Step, WidowMove, WidowState
from commerce.games.widow.ranking import CATEGORIES, FOUR, WidowRank, is_four, ranker
from commerce.games.widow.rules import RULES
from commerce.games.widow.settle import WidowShowdown, showdown
from commerce.games.widow.view import WidowView, view
from commerce.moves import read_action, read_codes
from commerce.problems import Json, Problem
from commerce.table import dealer_problems, eldest_first

MOST_CHIPS = 5


class Widow:
    """The game as the general parts of the engine see it."""

    id = "widow"
    family = "commerce"
    players = (3, 12)
    shown_hands = (2, 12)  # a match goes down to two
    hand_size = 3
    score = "chips"
    shares_ties = True
    lowest_loses = True
    options: tuple[Option, ...] = (
        Option("chips", tuple(range(1, MOST_CHIPS + 1)), play.CHIPS, rule="W1.3", short="c"),
        Option("exchanges", (1, 2, 3), play.EXCHANGES, rule="W3.2", short="x"),
        Option("low_ace", (0, 1), 0, ranks=True, rule="W4.3", short="low"),
        Option("pounce", (0, 1), 0, ranks=True, rule="W7.1"),
        Option("extended", (0, 1), 0, ranks=True, rule="W7.2", short="ext"),
    )
    rules = RULES
    categories: tuple[str, ...] = CATEGORIES
    actions: tuple[str, ...] = play.ACTIONS
    ends = tuple(play.ENDS)
    reasons = bots.REASONS
    bots = bots.BOTS
    odds = ODDS
    samples: tuple[Cards, ...] = tuple(
        read_cards(cards) for cards in ("9H 9D 9S", "6S 7S 8S", "AS TS 5S", "7S 7H KH", "AH KH 4C")
    )
    broken_rules: Mapping[str, str] = {
        "duplicate-card": "W1.2",
        "card-in-use": "W1.2",
        "too-few-cards": "W2.3",
        "too-many-cards": "W2.3",
        "too-few-players": "W1.1",
        "too-many-players": "W1.1",
        "match-over": "W6.2",
    }

    def categories_with(self, options: Options) -> tuple[str, ...]:
        """The five of W4.1, and above them four of a rank in the game with pounce (W7.1)."""
        return (FOUR, *CATEGORIES) if options.get("pounce") else CATEGORIES

    def ranker(self, options: Options) -> Callable[[Cards], WidowRank]:
        """What a hand is worth (W4.1 to W4.7, W7.1, W7.2)."""
        settings = Settings.of(options)
        return ranker(settings.low_ace, settings.extended)

    def rank(self, cards: Cards, options: Options) -> WidowRank:
        """The same for one hand."""
        return self.ranker(options)(cards)

    def is_larger_hand(self, cards: Cards, options: Options) -> bool:
        """Four of a rank are a hand after a pounce (W7.1)."""
        return bool(options.get("pounce")) and is_four(cards)

    def showdown(
        self, hands: Sequence[Cards], dealer: int | None, options: Options, chips: Sequence[int] | None = None
    ) -> WidowShowdown:
        """Compare all hands: who loses a chip (W5.1 to W5.4, W7.2)."""
        settings = Settings.of(options)
        return showdown(hands, {seat: settings.rank(hand) for seat, hand in enumerate(hands, start=1)}, dealer, chips)

    def tie_order(self, dealer: int, seats: int) -> tuple[int, ...]:
        """Equal hands are named from eldest on."""
        return eldest_first(dealer, seats)

    def check_dealer(self, dealer: object, seats: int) -> list[Problem]:
        """Nothing hangs on the dealer but the order in which equal hands are named, so there need not be one."""
        return [] if dealer is None else dealer_problems(dealer, seats)

    def check_chips(self, chips: Sequence[int], seats: int) -> list[Problem]:
        """One number for each hand; a player still in has at least one chip (W6.1)."""
        problems = []
        if len(chips) != seats:
            problems.append(Problem("chips-for-each-hand", params={"count": len(chips), "wanted": seats}))
        allowed: list[Json] = [*range(1, MOST_CHIPS + 1)]
        for count in chips:
            if count not in allowed:
                params: dict[str, Json] = {"option": "chips", "value": str(count), "allowed": allowed}
                problems.append(Problem("bad-option", rule="W1.3", params=params))
        return problems

    def deals(self, seats: int) -> int | None:
        """Until one player has chips (W6.2)."""
        return None

    def open(self, seats: int, dealer: int, options: Options, pack: Cards) -> Step:
        """The first deal; everybody has all their chips (W1.3)."""
        return play.open_match(seats, dealer, Settings.of(options), pack)

    def deal_next(self, state: WidowState, pack: Cards) -> Step:
        """The next deal, by the next player still in, or by the same dealer after a void deal (W2.4, W5.4)."""
        return play.deal_next(state, pack)

    def is_match_over(self, state: WidowState) -> bool:
        """Whether one player alone has chips (W6.2)."""
        return play.is_match_over(state)

    def why_not(self, state: WidowState, move: WidowMove) -> Problem | None:
        """Why the seat that is to act may not do this, or `None`."""
        return play.why_not(state, move)

    def why_not_action(self, state: WidowState, seat: int, action: str) -> Problem | None:
        """Why a seat may do nothing of this kind now, or `None`."""
        return play.why_not_action(state, seat, action)

    def legal_moves(self, state: WidowState) -> tuple[WidowMove, ...]:
        """Every move of the seat that is to act."""
        return play.legal_moves(state)

    def apply(self, state: WidowState, move: WidowMove) -> Step:
        """The state after a move, and what happened."""
        return play.apply(state, move)

    def read_move(self, data: Mapping[str, object]) -> WidowMove:
        """The move of JSON data `{"action", "give"?, "take"?}`; whether it is legal is another question."""
        return WidowMove(read_action(data), read_codes(data, "give"), read_codes(data, "take"))

    def encode(self, state: WidowState, moves: Sequence[WidowMove]) -> tuple[str, int]:
        """One character a move, see `notation`."""
        return notation.encode(state, moves)

    def decode(self, state: WidowState, text: str) -> tuple[tuple[WidowMove, ...], int]:
        """The move of one character, see `notation`."""
        return notation.decode(state, text)

    def view(self, state: WidowState, seat: int | None) -> WidowView:
        """What a seat may know."""
        return view(state, seat)

    def phase(self, state: WidowState, seat: int) -> str:
        """What a seat is asked for while the deal goes on; `out` if it has lost all its chips before (W6.1)."""
        if not state.hands[seat - 1]:
            return "out"
        if seat != state.to_act:
            return "others"
        return "claim" if state.claim else "your-turn"

    def advise(self, view: WidowView) -> Advice[WidowMove]:
        """What the steady player would do, and why."""
        return bots.advise(view)

    def unsettled(self, state: WidowState) -> WidowState:
        """The deal before anybody loses a chip (W5.1)."""
        return play.unsettled(state)

    def result(self, state: WidowState) -> dict[str, Json] | None:
        """The showdown with the chips left after it, and how the deal ended."""
        if state.end is None or state.shown is None:
            return None
        end: dict[str, Json] = {"reason": state.end, "rule": play.rule_of_end(state.end, state.settings)}
        return {**state.shown.to_data(), "end": end}

    def match(self, state: WidowState) -> dict[str, Json] | None:
        """The chips left, and the winner: the last player with chips (W1.4, W6.2)."""
        if not play.is_match_over(state):
            return None
        winners: list[Json] = [seat for seat, count in enumerate(state.chips, start=1) if count]
        return {"chips": [*state.chips], "winners": winners, "deals": state.deal}

    def example(self, changes: Mapping[str, object]) -> Example[WidowMove]:
        """The worked example of section 8, with changes."""
        return example(changes)

    def tally(self, state: WidowState) -> Tally:
        """The chips lost in a finished deal by each seat, the winner if it ended the match, and how it ended."""
        loses = state.shown.loses if state.shown else ()
        winners = tuple(seat for seat, count in enumerate(state.chips, start=1) if count)
        lost = tuple(int(seat in loses) for seat in range(1, state.seats + 1))
        return Tally(lost, winners if play.is_match_over(state) else (), state.end or "")


GAME: AnyGame = Widow()
