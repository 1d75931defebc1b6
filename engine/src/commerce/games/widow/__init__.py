"""Commerce with a widow and lives: exchange with three open cards, and do not have the lowest hand."""

from collections.abc import Callable, Sequence

from commerce.cards import Cards, read_cards
from commerce.game import AnyGame, Game, Option
from commerce.games.widow import bots, notation, play, ranking
from commerce.games.widow.example import example
from commerce.games.widow.odds import ODDS
from commerce.games.widow.play import Settings, Step, WidowMove, WidowState
from commerce.games.widow.problems import WidowProblem
from commerce.games.widow.rules import RULES
from commerce.games.widow.settle import showdown
from commerce.mechanics.chip_showdown import ChipShowdown
from commerce.mechanics.standing import CHIPS, Standing
from commerce.state import Options, Start


class Widow(Game[WidowState, WidowMove]):
    """The game as the general parts of the engine see it."""

    id = "widow"
    family = "commerce"
    rule_prefix = "W"
    players = (3, 12)
    shown_hands = (2, 12)  # a match goes down to two
    largest_hand = 4  # after a pounce (W7.1)
    standing = Standing(CHIPS, "chips", rule="W1.3", start=play.CHIPS, most=5)
    options = (
        Option("chips", (1, 2, 3, 4, 5), play.CHIPS, rule="W1.3", short="c"),
        Option("exchanges", (1, 2, 3), play.EXCHANGES, rule="W3.2", short="x"),
        Option("low_ace", (0, 1), 0, ranks=True, rule="W4.3", short="low"),
        Option("pounce", (0, 1), 0, ranks=True, rule="W7.1"),
        Option("extended", (0, 1), 0, ranks=True, rule="W7.2", short="ext"),
    )
    rules = RULES
    problem = WidowProblem
    categories = ranking.CATEGORIES
    samples = tuple(map(read_cards, ("9H 9D 9S", "6S 7S 8S", "AS TS 5S", "7S 7H KH", "AH KH 4C")))
    actions = play.ACTIONS
    ends = play.ENDS
    odds = ODDS
    advise = staticmethod(bots.advise)
    reasons = bots.REASONS
    bots = bots.BOTS
    legal_moves = staticmethod(play.legal_moves)
    why_not_action = staticmethod(play.why_not_action)
    why_not = staticmethod(play.why_not)
    apply = staticmethod(play.apply)
    read_move = staticmethod(play.read_move)
    encode = staticmethod(notation.encode)
    decode = staticmethod(notation.decode)
    example = staticmethod(example)

    def ranker(self, options: Options) -> Callable[[Cards], ranking.WidowRank]:
        """What a hand is worth (W4.1 to W4.7, W7.1, W7.2)."""
        settings = Settings.of(options)
        return ranking.ranker(settings.low_ace, settings.extended)

    def categories_with(self, options: Options) -> tuple[str, ...]:
        """The five of W4.1, and above them four of a rank in the game with pounce (W7.1)."""
        return (ranking.FOUR, *self.categories) if options.get("pounce") else self.categories

    def is_larger_hand(self, cards: Cards, options: Options) -> bool:
        """Four of a rank are a hand after a pounce (W7.1)."""
        return bool(options.get("pounce")) and ranking.is_four(cards)

    def deal(self, start: Start) -> Step:
        """A deal to everybody still in (W2.3)."""
        return play.deal(start.number, start.dealer, start.standing, Settings.of(start.options), start.pack)

    def asked(self, state: WidowState) -> str:
        """A pounce or not, while there is a claim (W7.1)."""
        return "claim" if state.claim else "your-turn"

    def rule_of_end(self, state: WidowState) -> str:
        """W3.5, W3.6 or W3.8; W7.2 for passes in the extended game."""
        return play.rule_of_end(state.end or "", state.settings)

    def showdown(
        self, hands: Sequence[Cards], dealer: int | None, options: Options, standing: Sequence[int] | None = None
    ) -> ChipShowdown:
        """Compare all hands: who loses a chip (W5.1 to W5.4, W7.2)."""
        ranks = dict(enumerate(map(self.ranker(options), hands), start=1))
        return showdown(hands, ranks, dealer, standing)


GAME: AnyGame = Widow()
