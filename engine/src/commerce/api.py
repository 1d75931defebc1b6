"""The JSON verbs: the only door for the browser and for the builder of the site.

`answer` takes `{"verb": name, …}` as text and gives `{"result": …}` or `{"problems": […]}` as text. It never raises.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

from commerce import notation
from commerce.cards import Letters, codes, read_cards
from commerce.catalogue import catalogue
from commerce.events import Event, seen
from commerce.game import HUMAN, AnyGame
from commerce.games import game_of
from commerce.hands import read_hand, read_hands, read_options
from commerce.handtable import hand_table
from commerce.mechanics.comparing import best_first
from commerce.odds import odds
from commerce.problems import CommerceError, InputError, Json, Problem
from commerce.record import Position, Step, bot_move, new_record, next_deal, options_of, play, replay, undo, walk
from commerce.state import Options

LONGEST_REQUEST = 100_000
"""Characters; the longest record is far shorter."""
LONGEST_TEXT = 1_000
"""Characters of cards that a person may type at once."""

type Request = Mapping[str, object]


def answer(request: str) -> str:
    """Answer a request, both JSON text (ASCII); whatever is wrong comes back as problems, all at once.

    >>> answer('{"verb": "read-cards", "text": "6s 10♦"}')
    '{"result": {"cards": ["6S", "TD"]}}'
    >>> answer('{"verb": "read-cards", "text": "6X"}')[:39]
    '{"problems": [{"code": "unknown-card", '
    """
    try:
        response: dict[str, Json] = {"result": _result(request)}
    except CommerceError as error:
        response = {"problems": [problem.to_data() for problem in error.problems]}
    except Exception as error:  # The page must hear of a fault of ours too.
        response = {"problems": [Problem("internal-error", params={"kind": type(error).__name__}).to_data()]}
    return json.dumps(response)


def _result(text: str) -> Json:
    request = _parse(text)
    verb = request.get("verb")
    if not isinstance(verb, str) or verb not in VERBS:
        raise InputError([Problem("unknown-verb", params={"verb": str(verb), "known": [*VERBS]})])
    return VERBS[verb](request)


def _parse(text: str) -> Request:
    try:
        # A text that opens thousands of brackets would only exhaust the stack.
        if len(text) > LONGEST_REQUEST or text.count("[") + text.count("{") > 1_000:
            raise ValueError
        request = json.loads(text)
    except (ValueError, RecursionError):
        raise _bad("request", "JSON") from None
    if not isinstance(request, dict):
        raise _bad("request", "object")
    return request


# --- Reading fields --------------------------------------------------------------------------------------------------


def _bad(field: str, wanted: str) -> InputError:
    return InputError([Problem("bad-request", params={"field": field, "wanted": wanted})])


def _text(request: Request, field: str) -> str:
    value = request.get(field)
    if not isinstance(value, str):
        raise _bad(field, "text")
    return value


def _list(request: Request, field: str) -> list[object]:
    value = request.get(field)
    if not isinstance(value, list):
        raise _bad(field, "list")
    return value


def _hand(value: object, field: str) -> str | list[str]:
    if isinstance(value, str):
        written: str | list[str] = value
    elif isinstance(value, list) and all(isinstance(card, str) for card in value):
        written = [str(card) for card in value]
    else:
        raise _bad(field, "cards")
    if sum(map(len, written)) > LONGEST_TEXT:
        raise _bad(field, "shorter")
    return written


def _game(request: Request) -> tuple[AnyGame, Options]:
    game = game_of(request.get("game"))
    return game, read_options(game, request.get("options"))


# --- Games and hands -------------------------------------------------------------------------------------------------


def _games(request: Request) -> Json:
    return catalogue()


def _read_cards(request: Request) -> Json:
    text = _text(request, "text")
    if len(text) > LONGEST_TEXT:
        raise _bad("text", "shorter")
    return {"cards": [*codes(read_cards(text, Letters.from_data(request.get("letters"))))]}


def _rank(request: Request) -> Json:
    game, options = _game(request)
    return rank_data(game, options, _hand(request.get("cards"), "cards"))


def rank_data(game: AnyGame, options: Options, written: str | list[str], hand: int = 1) -> dict[str, Json]:
    """The rank of one hand as JSON data. Raises InputError with all problems, at hand number `hand`.

    >>> rank_data(game_of("foster"), {}, "6♠ 7♠ K♦")["counted"]
    ['6S', '7S']
    """
    cards, problems = read_hand(game, written, hand, options)
    if problems:
        raise InputError(problems)
    return game.rank(cards, options).to_data(cards)


def _showdown(request: Request) -> Json:
    game, options = _game(request)
    written = [_hand(hand, "hands") for hand in _list(request, "hands")]
    chips = request.get("chips")
    return showdown_data(game, options, written, request.get("dealer"), chips, may_be_incomplete=True)


def showdown_data(
    game: AnyGame,
    options: Options,
    written: list[str | list[str]],
    dealer: object,
    chips: object = None,
    may_be_incomplete: bool = False,
) -> dict[str, Json]:
    """The showdown of these hands as JSON data; `complete` says whether all cards are there.

    `chips` is one number for all, or one for each hand, where the game has chips and they are known.
    With `may_be_incomplete`, hands that still miss cards, where nothing else is wrong, give the ranks of the others and
    the seats that are best so far. Raises InputError with all problems.

    >>> showdown_data(game_of("foster"), {}, ["6S 7S 8S", "AH KH 4D", "3C 4C 5C"], 3)["winner"]
    1
    """
    hands, problems = read_hands(game, written, options)
    problems += game.check_dealer(dealer, len(hands))
    counts_of_chips = _chips(chips, len(hands))
    if counts_of_chips is not None:
        problems += game.standing.check(counts_of_chips, len(hands))
    missing = [problem for problem in problems if problem.code == "too-few-cards"]
    if problems and (len(missing) < len(problems) or not may_be_incomplete):
        raise InputError(problems)
    seat = dealer if isinstance(dealer, int) else None
    if not missing:
        return {**game.showdown(hands, seat, options, counts_of_chips).to_data(), "complete": True}
    ranks = {
        number: game.rank(cards, options) for number, cards in enumerate(hands, start=1) if len(cards) >= game.hand_size
    }
    shown: list[Json] = [
        ranks[number].to_data(cards) if number in ranks else None for number, cards in enumerate(hands, start=1)
    ]
    order = best_first(ranks, game.tie_order(seat or len(hands), len(hands)))
    so_far: dict[str, Json] = {"best": [seat for seat in order if ranks[seat] == ranks[order[0]]]}
    if ranks and game.lowest_loses:
        so_far["lowest"] = [seat for seat in order if ranks[seat] == ranks[order[-1]]]
    return {"game": game.id, "dealer": seat, "complete": False, "hands": shown, **so_far}


def _chips(chips: object, hands: int) -> list[int] | None:
    if chips is None:
        return None
    listed = chips if isinstance(chips, list) else [chips] * hands
    numbers = [count for count in listed if type(count) is int]
    if len(numbers) < len(listed):
        raise _bad("chips", "numbers")
    return numbers


def _hand_table(request: Request) -> Json:
    game, options = _game(request)
    return _known_table(game.id, tuple((option.id, options[option.id]) for option in game.options if option.ranks))


@cache
def _known_table(name: str, options: tuple[tuple[str, int], ...]) -> Json:
    """The table with these of the options that rank; the others do not matter to it."""
    return hand_table(game_of(name), {**read_options(game_of(name), dict(options))})


# --- Play ------------------------------------------------------------------------------------------------------------


def _new_record(request: Request) -> Json:
    game, options = _game(request)
    kinds = [str(kind) for kind in _list(request, "kinds")]
    record = new_record(game, kinds, str(request.get("seed")), options, request.get("dealer"))
    return {"record": notation.write(record)}


def _position(request: Request) -> Position:
    return notation.read(_text(request, "record"))


def _seat(request: Request, position: Position) -> int:
    seat, seats = request.get("seat"), position.state.seats
    if type(seat) is not int or not 1 <= seat <= seats:
        given = seat if type(seat) is int else str(seat)
        raise InputError([Problem("seat-out-of-range", params={"seat": given, "players": seats})])
    return seat


def view_data(position: Position, seat: int) -> dict[str, Json]:
    """What the page of a seat shows, as JSON data: the game's view of the deal and what is common to all games.

    The record and the seed are added for the page, to save and to share; bots and advice never get them.

    >>> view_data(notation.read("1.foster.hse.2.k3.0"), 1)["phase"]
    'others'
    """
    game, record, state = position.game, position.record, position.state
    is_over = state.to_act is None
    forbidden: list[Json] = []
    for action in game.actions:
        problem = game.why_not_action(state, seat, action)
        if problem:
            forbidden.append({"action": action, "problem": problem.to_data()})
    phase = ("match-over" if game.is_match_over(state) else "showdown") if is_over else game.phase(state, seat)
    return {
        "record": notation.write(record),
        "game": game.id,
        "options": {**options_of(record)},
        **game.view(state, seat).to_data(),
        "deals": game.deals(state.seats),
        "kinds": [*record.kinds],
        "phase": phase,
        "moves": [move.to_data() for move in game.legal_moves(state)] if state.to_act == seat else [],
        "forbidden": forbidden,
        "events": seen(position.events, None if is_over else seat),
        "showdown": game.result(state),
        "match": game.match(state),
        "seed": record.seed,
    }


def _table(request: Request) -> Json:
    position = _position(request)
    return view_data(position, _seat(request, position))


def _check_turn(position: Position, seat: int) -> None:
    if seat != position.state.to_act:
        problem = position.game.why_not_action(position.state, seat, position.game.actions[0])
        raise InputError([problem] if problem else [])


def _play(request: Request) -> Json:
    position = _position(request)
    seat = _seat(request, position)
    data = request.get("move")
    if not isinstance(data, dict):
        raise _bad("move", "object")
    move = position.game.read_move(data)
    _check_turn(position, seat)
    return view_data(play(position, move), seat)


def _advance(request: Request) -> Json:
    position = _position(request)
    seat = _seat(request, position)
    return view_data(play(position, bot_move(position)), seat)


def _undo(request: Request) -> Json:
    position = _position(request)
    seat = _seat(request, position)
    return view_data(replay(undo(position.record, seat)), seat)


def _hint(request: Request) -> Json:
    position = _position(request)
    seat = _seat(request, position)
    _check_turn(position, seat)
    advice = position.game.advise(position.game.view(position.state, seat))
    return {"move": advice.move.to_data(), "reason": {"code": advice.code, "params": {**advice.params}}}


def _next_deal(request: Request) -> Json:
    position = _position(request)
    seat = _seat(request, position)
    return view_data(next_deal(position), seat)


# --- The worked example ----------------------------------------------------------------------------------------------


def _example(request: Request) -> Json:
    game = game_of(request.get("game"))
    changes = request.get("changes")
    if changes is None:
        changes = {}
    if not isinstance(changes, dict):
        raise _bad("changes", "object")
    example = game.example(changes)
    # A worked example is played by people; its seed is never used, as its pack is explicit.
    record = new_record(game, [HUMAN] * example.seats, "example", None, example.dealer, example.pack)
    position = replay(record)
    for move in example.moves:
        position = play(position, move)
    start, *moves = walk(position.record)
    turns = [steps for _, steps in notation.turns(game, moves)]
    return {
        "record": notation.write(position.record),
        "seats": example.seats,
        "dealer": example.dealer,
        "steps": [*_scenes(game, start, turns)],
        "showdown": game.result(position.state),
        "choices": {**example.choices},
    }


def _scenes(game: AnyGame, start: Step, turns: Sequence[Sequence[Step]]) -> Iterator[Json]:
    """Everything open, turn by turn; the showdown is a scene of its own, after the move that ends the deal."""
    yield _scene(game, start.state, start.events)
    for steps in turns:
        events = [event for step in steps for event in step.events]
        state = steps[-1].state
        if state.to_act is None:
            shown = next(place for place, event in enumerate(events) if event.type == "showdown")
            yield {**_scene(game, game.unsettled(state), events[:shown]), "to_act": None}
            events = events[shown:]
        yield _scene(game, state, events)


def _scene(game: AnyGame, state: object, events: Sequence[Event]) -> dict[str, Json]:
    moved: list[Json] = [*dict.fromkeys(card.code for event in events for card in event.cards)]
    return {**game.view(state, None).to_data(), "events": seen(events, None), "moved": moved}


# --- Chances ---------------------------------------------------------------------------------------------------------


def _odds(request: Request) -> Json:
    params = {name: value for name, value in request.items() if name not in ("verb", "game", "name")}
    return odds(game_of(request.get("game")), _text(request, "name"), params)


VERBS: Mapping[str, Callable[[Request], Json]] = {
    "games": _games,
    "read-cards": _read_cards,
    "rank": _rank,
    "showdown": _showdown,
    "hand-table": _hand_table,
    "new-record": _new_record,
    "table": _table,
    "play": _play,
    "advance": _advance,
    "undo": _undo,
    "hint": _hint,
    "next-deal": _next_deal,
    "example": _example,
    "odds": _odds,
}
