"""Commerce without a widow, after Foster: buy from the dealer, or barter with the left neighbour."""

from collections.abc import Sequence

from commerce.cards import Cards, read_cards
from commerce.game import AnyGame, Game
from commerce.games.foster import bots, notation, play, ranking
from commerce.games.foster.example import example
from commerce.games.foster.play import FosterMove, FosterState, Step
from commerce.games.foster.problems import FosterProblem
from commerce.games.foster.rules import RULES
from commerce.games.foster.settle import FosterShowdown, dealer_first, showdown
from commerce.mechanics.standing import BALANCE, Standing
from commerce.problems import InputError
from commerce.state import Options, Start


class Foster(Game[FosterState, FosterMove]):
    """The game as the general parts of the engine see it."""

    id = "foster"
    family = "commerce"
    rule_prefix = "F"
    players = shown_hands = (3, 12)
    standing = Standing(BALANCE, "balances", rule="F1.4")
    rules = RULES
    problem = FosterProblem
    dealer_rule = "F4.6"  # payments hang on the dealer too (F5.3, F5.4)
    shares_ties = False
    lowest_loses = False
    categories = ranking.CATEGORIES
    samples = tuple(map(read_cards, ("9H 9D 9S", "6S 7S 8S", "AH KH 4D", "KS QD 9H")))
    actions = play.ACTIONS
    ends = play.ENDS
    advise = staticmethod(bots.advise)
    reasons = bots.REASONS
    bots = bots.BOTS
    ranker = staticmethod(ranking.ranker)
    legal_moves = staticmethod(play.legal_moves)
    why_not_action = staticmethod(play.why_not_action)
    why_not = staticmethod(play.why_not)
    apply = staticmethod(play.apply)
    unsettled = staticmethod(play.unsettled)
    encode = staticmethod(notation.encode)
    decode = staticmethod(notation.decode)
    example = staticmethod(example)
    tie_order = staticmethod(dealer_first)

    def deal(self, start: Start) -> Step:
        """A deal, with the stakes taken (F2.2)."""
        return play.deal(start.number, start.dealer, start.standing, start.pack)

    def asked(self, state: FosterState) -> str:
        """An answer, while an offer waits (F3.6)."""
        return "answer-offer" if state.offer else "your-turn"

    def showdown(
        self, hands: Sequence[Cards], dealer: int | None, options: Options, standing: Sequence[int] | None = None
    ) -> FosterShowdown:
        """Compare all hands and settle the deal (F5.2 to F5.5)."""
        problems = self.check_dealer(dealer, len(hands))
        if problems or dealer is None:
            raise InputError(problems)
        return showdown(hands, dealer)

    def standing_before(self, state: FosterState) -> tuple[int, ...]:
        """The balances before stakes and purchases."""
        return state.opening


GAME: AnyGame = Foster()
