"""A toy game: 32 cards, two each, played to the right. Draw or take, then discard; the lowest total loses a chip."""

from dataclasses import dataclass, replace
from typing import Annotated, ClassVar

from commerce import events
from commerce.cards import Card, Cards, codes, read_cards
from commerce.chance import Reshuffles
from commerce.deck import THIRTY_TWO
from commerce.game import Advice, Example, Game, Option, numbered_rules
from commerce.hand_rank import HandRank
from commerce.mechanics.chip_showdown import ChipShowdown, lowest_lose
from commerce.mechanics.comparing import equal_groups
from commerce.mechanics.dealing import deal_around
from commerce.mechanics.piles import renewed, taken
from commerce.mechanics.seats import RIGHT, next_seat, seats_from, with_item
from commerce.mechanics.standing import CHIPS, Standing, after_loss
from commerce.mechanics.turns import turns_to_end, why_over
from commerce.moves import CardMove
from commerce.problems import IllegalMove, InputError, Problem
from commerce.state import State
from commerce.visibility import BY_SEAT, FACE_DOWN, TOP_UP, UNKNOWN


class ToyProblem(Problem):
    __slots__ = ()
    codes: ClassVar = {**Problem.codes, "draw-first": ()}
    rules: ClassVar = dict.fromkeys(codes, "TY1.1")


@dataclass(frozen=True, slots=True)
class ToyState(State):
    facts: ClassVar = ("stock", "discard", "chips", "hands", "rank", "knocker")
    deal: int
    dealer: int
    turn: int
    hands: Annotated[tuple[Cards, ...], BY_SEAT]
    stock: Annotated[Cards, FACE_DOWN]
    discard: Annotated[Cards, TOP_UP]
    chips: tuple[int, ...]
    reshuffles: Annotated[Reshuffles | None, UNKNOWN] = None
    renewals: int = 0
    turns: int = 0
    knocker: int | None = None
    end: str | None = None
    shown: ChipShowdown | None = None

    def rank(self, cards):
        return rank(cards)


def rank(cards):
    if len(cards) < 2:
        raise InputError([ToyProblem("too-few-cards", params={"count": len(cards), "wanted": 2})])
    if len({card.rank for card in cards}) == 1:
        return HandRank((2, cards[0].rank.order), "pair", cards, 30.5, cards[0].rank)
    total = sum(card.rank.order for card in cards)
    return HandRank((1, total), "total", cards, total)


def advise(view):
    worst = min(view.hand, key=lambda card: card.rank.order)
    if len(view.hand) == 3:
        return Advice(CardMove("discard", worst), "discard", {"card": worst.code})
    action = "knock" if view.known.knocker is None and rank(view.hand).strength >= (1, 24) else "draw"
    return Advice(CardMove(action), action)


def easy(view, luck):
    moves = GAME.legal_moves(view.known)
    return moves[int(luck() * len(moves))]


class Toy(Game):
    id, family, rule_prefix = "toy", "toys", "TY"
    players, shown_hands, deck, hand_size, largest_hand = (3, 12), (2, 12), THIRTY_TWO, 2, 3
    standing = Standing(CHIPS, "chips", rule="TY1.1", start=2, most=3)
    options = (Option("chips", (1, 2, 3), 2, rule="TY1.1"),)
    rules = numbered_rules({"all": ("TY1.1", "TY1.2")}, "the tests", ours=("TY1.2",), by_people=("TY1.1", "TY1.2"))
    problem, actions, ends = ToyProblem, ("draw", "take", "discard", "knock"), {"knock": "TY1.1", "cap": "TY1.2"}
    categories, samples = ("pair", "total"), (read_cards("9H 9D"), read_cards("KS 7H"))
    advise, reasons = staticmethod(advise), {"knock": (), "draw": (), "discard": ("card",)}
    bots: ClassVar = {"easy": easy, "steady": lambda view, luck: advise(view).move}
    ranker, direction = staticmethod(lambda options: rank), staticmethod(lambda options: RIGHT)

    def deal(self, start):
        around = seats_from(next_seat(start.dealer, start.standing, RIGHT), start.standing, RIGHT)
        hands, (top, *stock) = deal_around(start.pack, around, len(start.standing), each=2)
        places = (hands, tuple(stock), (top,), start.standing)
        state = ToyState(start.number, start.dealer, around[0], *places, start.reshuffles)
        return state, (events.Dealt(start.number, start.dealer, hands),)

    def legal_moves(self, state):
        hand = () if state.end else state.hands[state.turn - 1]
        if len(hand) == 3:
            return tuple(CardMove("discard", card) for card in hand)
        return tuple(CardMove(action) for action in ("draw", "take", *(() if state.knocker else ("knock",))) if hand)

    def refusal(self, state, action):
        knocked = action == "knock" and state.knocker
        return self.problem("already-knocked", params={"seat": knocked}) if knocked else self.problem("draw-first")

    def apply(self, state, move):
        if problem := self.why_not(state, move):
            raise IllegalMove(problem)
        seat, hand, card = state.turn, state.hands[state.turn - 1], move.card
        if move.action == "knock":
            return self.next_turn(replace(state, knocker=seat), events.Knocked(seat))
        if move.action == "discard":
            hands = with_item(state.hands, seat, tuple(each for each in hand if each is not card))
            thrown = replace(state, hands=hands, discard=(card, *state.discard))
            return self.next_turn(thrown, events.Discarded(seat, card))
        pile, event = {"draw": ("stock", events.Drew), "take": ("discard", events.Took)}[move.action]
        card, rest = taken(getattr(state, pile))
        return replace(state, hands=with_item(state.hands, seat, (*hand, card)), **{pile: rest}), (event(seat, card),)

    def next_turn(self, state, event):
        number, seat = state.renewals + 1, next_seat(state.turn, state.hands, RIGHT)
        stock, discard = renewed(state.stock, state.discard, lambda cards: state.reshuffles.order(number, cards))
        renewals = state.renewals if state.stock else number
        state = replace(state, stock=stock, discard=discard, renewals=renewals, turn=seat, turns=state.turns + 1)
        end = why_over(seat, state.turns, turns_to_end(state.players), state.knocker)
        if end is None:
            return state, (event,)
        shown = self.showdown(state.hands, state.dealer, {}, state.chips)
        settled = events.chips_settled(events.Ended(end, self.ends[end]), shown, state.dealer, "TY1.1")
        return replace(state, end=end, shown=shown, chips=shown.chips), (event, *settled)

    def showdown(self, hands, dealer, options, standing=None):
        ranks = {seat: rank(hand) for seat, hand in enumerate(hands, start=1) if hand}
        groups = equal_groups(ranks, self.tie_order(dealer or len(hands), len(hands)))
        loses, reason = lowest_lose(groups[-1], standing), "tie" if len(groups) == 1 else "total"
        left = after_loss(standing, loses) if standing else None
        return ChipShowdown("toy", dealer, tuple(hands), ranks, groups, loses, "TY1.1", reason, "TY1.1", left)

    def example(self, changes):
        (drawn,) = read_cards(str(changes.get("draw", "AD")))
        top = (*read_cards("KS 7S 9S 8H JS KH TS"), drawn)
        moves = (CardMove("knock"), CardMove("draw"), CardMove("discard", drawn), CardMove("take"))
        pack = (*top, *(card for card in THIRTY_TWO.cards if card not in top))
        choices = {"draw": [*codes(read_cards("AD KD QD JD TD 9D 8D 7D"))]}
        return Example(3, 1, pack, (*moves, CardMove("discard", Card("9S"))), choices)


GAME = Toy()
