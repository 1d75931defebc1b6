"""The record of a match, and the match replayed from it.

A record holds what was chosen and what chance brought, nothing else: hands, balances and lives are worked out again.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from commerce.cards import Cards
from commerce.chance import Reshuffles, bot_luck, first_dealer, is_seed, pack_of
from commerce.events import Event
from commerce.game import HUMAN, AnyGame
from commerce.games import game_of
from commerce.hands import check_seats
from commerce.problems import InputError, Problem
from commerce.state import Move, Options


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal: its moves, and its pack (top card first) if that does not come from the seed."""

    moves: tuple[Move, ...] = ()
    pack: Cards | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A match: game, the options that differ from the default, the kind of each seat, first dealer, seed, deals."""

    game: str
    options: tuple[tuple[str, int], ...]
    kinds: tuple[str, ...]
    dealer: int
    seed: str
    deals: tuple[DealRecord, ...] = (DealRecord(),)


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of a replay: a deal begun (`move` is `None`) or a move made, the state after it, and what happened."""

    deal: int
    before: Any
    move: Move | None
    state: Any
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """A record replayed to its end: the state of the last deal, and what happened in it."""

    game: AnyGame
    record: Record
    state: Any
    events: tuple[Event, ...]


def new_record(
    game: AnyGame,
    kinds: Sequence[str],
    seed: str,
    options: Options | None = None,
    dealer: object = None,
    pack: Cards | None = None,
) -> Record:
    """The record of a match that begins: one kind (`human` or a bot) a seat; the dealer comes from the seed if `None`.

    Raises InputError with all problems.

    >>> from commerce.games import game_of
    >>> new_record(game_of("foster"), ["human", "steady", "easy"], "k3").dealer in {1, 2, 3}
    True
    >>> new_record(game_of("foster"), ["human", "robot"], "K3", dealer=3)
    Traceback (most recent call last):
    ...
    commerce.problems.InputError: too-few-players (F1.1), unknown-kind, bad-seed, dealer-out-of-range
    """
    known = [HUMAN, *game.bots]
    seats = len(kinds)
    problems = [*check_seats(game, seats)]
    for kind in kinds:
        if kind not in known:
            problems.append(Problem("unknown-kind", params={"kind": kind, "known": [*known]}))
    if not is_seed(seed):
        problems.append(Problem("bad-seed", params={"seed": seed}))
    if dealer is not None:
        problems += game.check_dealer(dealer, seats)
    if problems:
        raise InputError(problems)
    given = options or {}
    values = ((option, given.get(option.id, option.default)) for option in game.options)
    # In the order of the game, so that a match has one line.
    chosen = tuple((option.id, value) for option, value in values if value != option.default)
    first = dealer if isinstance(dealer, int) else first_dealer(seed, seats)
    return Record(game.id, chosen, tuple(kinds), first, seed, (DealRecord(pack=pack),))


def options_of(record: Record) -> Options:
    """The value of every option in a record.

    >>> options_of(new_record(game_of("foster"), ["easy"] * 3, "k3"))
    {}
    """
    return {option.id: option.default for option in game_of(record.game).options} | dict(record.options)


def walk(record: Record) -> Iterator[Step]:
    """Every step of a record, in order. Raises IllegalMove at a move that the rules forbid.

    >>> from commerce.games import game_of
    >>> [step.events[0].type for step in walk(new_record(game_of("foster"), ["easy"] * 3, "k3"))]
    ['deal']
    """
    game = game_of(record.game)
    state = None
    for number, deal in enumerate(record.deals, start=1):
        pack = deal.pack or pack_of(record.seed, number, game.deck)
        reshuffles = Reshuffles(record.seed, number)
        if state is None:
            state, events = game.open(len(record.kinds), record.dealer, options_of(record), pack, reshuffles)
        else:
            state, events = game.deal_next(state, pack, reshuffles)
        yield Step(number, None, None, state, events)
        for move in deal.moves:
            before = state
            state, events = game.apply(before, move)
            yield Step(number, before, move, state, events)


def replay(record: Record) -> Position:
    """The position at the end of a record.

    >>> from commerce.games import game_of
    >>> replay(new_record(game_of("foster"), ["easy"] * 3, "k3", dealer=2)).state.to_act
    3
    """
    state = None
    events: list[Event] = []
    for step in walk(record):
        if step.move is None:
            events = []
        events += step.events
        state = step.state
    return Position(game_of(record.game), record, state, tuple(events))


def play(position: Position, move: Move) -> Position:
    """The position after one more move. Raises IllegalMove.

    >>> position = replay(new_record(game_of("foster"), ["easy"] * 3, "k3", dealer=2))
    >>> [event.type for event in play(position, position.game.read_move({"action": "knock"})).events[-4:]]
    ['knock', 'end', 'showdown', 'payment']
    """
    state, events = position.game.apply(position.state, move)
    *earlier, deal = position.record.deals
    record = replace(position.record, deals=(*earlier, replace(deal, moves=(*deal.moves, move))))
    return Position(position.game, record, state, position.events + events)


def why_no_next_deal(position: Position) -> Problem | None:
    """Why no other deal can begin, or `None`.

    >>> why_no_next_deal(replay(new_record(game_of("foster"), ["easy"] * 3, "k3"))).code
    'deal-not-over'
    """
    if position.state.to_act is not None:
        return Problem("deal-not-over")
    if position.game.is_match_over(position.state):
        return position.game.problem("match-over")
    return None


def next_deal(position: Position, pack: Cards | None = None) -> Position:
    """The position with the next deal dealt, from the seed or from an explicit pack. Raises InputError.

    >>> position = replay(new_record(game_of("foster"), ["easy"] * 3, "k3", dealer=2))
    >>> next_deal(play(position, position.game.read_move({"action": "knock"}))).state.dealer
    3
    """
    problem = why_no_next_deal(position)
    if problem:
        raise InputError([problem])
    record = replace(position.record, deals=(*position.record.deals, DealRecord(pack=pack)))
    number = len(record.deals)
    pack = pack or pack_of(record.seed, number, position.game.deck)
    state, events = position.game.deal_next(position.state, pack, Reshuffles(record.seed, number))
    return Position(position.game, record, state, events)


def bot_move(position: Position) -> Move:
    """What the bot that is to act decides. Raises InputError if the deal is over or a person is to act.

    The bot gets its view and a stream of chance of its own, nothing else.

    >>> bot_move(replay(new_record(game_of("foster"), ["steady"] * 3, "k3", dealer=2))).action
    'barter'
    """
    seat = position.state.to_act
    if seat is None:
        raise InputError([Problem("deal-over")])
    kind = position.record.kinds[seat - 1]
    if kind == HUMAN:
        raise InputError([Problem("not-a-bot", params={"seat": seat})])
    record = position.record
    luck = bot_luck(record.seed, len(record.deals), len(record.deals[-1].moves) + 1)
    move: Move = position.game.bots[kind](position.game.view(position.state, seat), luck)
    return move


def undo(record: Record, seat: int) -> Record:
    """The record as it was when the seat made its last decision. Raises InputError (`nothing-to-undo`).

    >>> start = replay(new_record(game_of("foster"), ["easy"] * 3, "k3", dealer=2))
    >>> undo(play(start, start.game.read_move({"action": "knock"})).record, 3) == start.record
    True
    """
    last: tuple[int, int] | None = None
    made = 0
    for step in walk(record):
        made = 0 if step.move is None else made + 1
        if step.move is not None and step.before.to_act == seat:
            last = step.deal, made - 1
    if last is None:
        raise InputError([Problem("nothing-to-undo")])
    deal, keep = last
    undone = record.deals[deal - 1]
    return replace(record, deals=(*record.deals[: deal - 1], replace(undone, moves=undone.moves[:keep])))
