"""A record as one line of letters, digits, `.` `-` `_` and `~`, and back: the link, the saved game, the report.

`1.GAME.KINDS.DEALER.SEED.DEAL.DEAL…`: the version of this notation; the game, with `~option-value` for each option that
is not the default; the first letter of each seat's kind (`h` a person); the first dealer; the seed; and for each deal
`0` (the pack comes from the seed) or `1` and the pack (one letter a card, top card first), then the moves in the game's
own characters. So the line of a match that begins ends in `.0`, and every move makes it about a character longer.
"""

from collections.abc import Iterator
from dataclasses import replace

from commerce.cards import Cards
from commerce.deck import Deck
from commerce.game import HUMAN, AnyGame
from commerce.games import game_of
from commerce.hands import read_options
from commerce.problems import CommerceError, Json, Problem, RecordError
from commerce.record import (
    DealRecord,
    Position,
    Record,
    Step,
    new_record,
    next_deal,
    replay,
    walk,
    why_no_next_deal,
)

VERSION = 1
LONGEST = 20_000
"""Characters; no match comes near."""

FROM_SEED, EXPLICIT = "0", "1"
CARD_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
"""One for each card, in the order of the pack; a smaller pack needs fewer."""


def write(record: Record) -> str:
    """The line of a record.

    >>> write(new_record(game_of("foster"), ["human", "steady", "easy"], "k3", dealer=2))
    '1.foster.hse.2.k3.0'
    """
    game = "~".join([record.game, *(f"{name}-{value}" for name, value in record.options)])
    kinds = "".join(kind[0] for kind in record.kinds)
    deck = game_of(record.game).deck
    deals = (_pack_text(deck, deal.pack) for deal in record.deals)
    moves = _moves(record)
    fields = [str(VERSION), game, kinds, str(record.dealer), record.seed]
    return ".".join([*fields, *(pack + text for pack, text in zip(deals, moves, strict=True))])


def _pack_text(deck: Deck, pack: Cards | None) -> str:
    return FROM_SEED if pack is None else EXPLICIT + "".join(CARD_LETTERS[deck.cards.index(card)] for card in pack)


def _moves(record: Record) -> Iterator[str]:
    game = game_of(record.game)
    steps: list[list[Step]] = [[] for _ in record.deals]
    for step in walk(record):
        if step.move is not None:
            steps[step.deal - 1].append(step)
    for deal in steps:
        yield "".join(text for text, _ in turns(game, deal))


def turns(game: AnyGame, deal: list[Step]) -> Iterator[tuple[str, list[Step]]]:
    """The steps of a deal's moves, in groups that share one text of the notation: the turns.

    >>> position = read("1.foster.hhh.3.k3.05k")
    >>> [(text, len(steps)) for text, steps in turns(position.game, [*walk(position.record)][1:])]
    [('5', 2), ('k', 1)]
    """
    moves = [step.move for step in deal]
    start = 0
    while start < len(deal):
        text, used = game.encode(deal[start].before, moves[start:])
        yield text, deal[start : start + used]
        start += used


def read(line: str) -> Position:
    """The position that a line describes.

    Raises RecordError: `newer-record` from a later version; `illegal-move` with the deal, the number of the turn in it,
    its text and the reason; else `damaged-record` with the part that cannot be read.

    >>> read("1.foster.hse.2.k3.0").state.to_act
    3
    >>> read("1.foster.hse.2.k3.0ka")
    Traceback (most recent call last):
    ...
    commerce.problems.RecordError: illegal-move (F5.1)
    >>> read("9.foster")
    Traceback (most recent call last):
    ...
    commerce.problems.RecordError: newer-record
    """
    fields = line.strip().split(".")
    version = fields[0]
    if not (version.isascii() and version.isdigit()) or int(version[:9]) < 1 or len(line) > LONGEST:
        raise _damaged("version")
    if int(version[:9]) > VERSION:
        raise RecordError([Problem("newer-record", params={"version": version, "known": VERSION})])
    if len(fields) < 6:
        raise _damaged("end")
    _, name, kinds, dealer, seed, *deals = fields
    record = _head(name, kinds, dealer, seed)
    deck = game_of(record.game).deck
    position = replay(replace(record, deals=(DealRecord(pack=_pack(deck, deals[0])),)))
    for number, text in enumerate(deals, start=1):
        pack = _pack(deck, text)
        if number > 1:
            if why_no_next_deal(position):
                raise _damaged("deals")
            position = next_deal(position, pack)
        position = _played(position, text[len(_pack_text(deck, pack)) :])
    return position


def _damaged(part: str) -> RecordError:
    return RecordError([Problem("damaged-record", params={"part": part})])


def _head(name: str, kinds: str, dealer: str, seed: str) -> Record:
    game_id, *chosen = name.split("~")
    if not (dealer.isascii() and dealer.isdigit() and len(dealer) < 3):
        raise _damaged("dealer")
    try:
        game = game_of(game_id)
        letters = {kind[0]: kind for kind in (HUMAN, *game.bots)}
        options = read_options(game, dict(map(_option, chosen)))
        return new_record(game, [letters[letter] for letter in kinds], seed, options, int(dealer))
    except CommerceError as error:
        raise RecordError(error.problems) from None
    except KeyError:
        raise _damaged("kinds") from None


def _option(text: str) -> tuple[str, int]:
    name, dash, value = text.partition("-")
    if not (dash and value.isascii() and value.isdigit() and len(value) < 4):
        raise _damaged("options")
    return name, int(value)


def _pack(deck: Deck, deal: str) -> Cards | None:
    if deal[:1] == FROM_SEED:
        return None
    letters, known = deal[1 : 1 + len(deck)], CARD_LETTERS[: len(deck)]
    if deal[:1] != EXPLICIT or sorted(letters) != sorted(known):
        raise _damaged("pack")
    return tuple(deck.cards[known.index(letter)] for letter in letters)


def _played(position: Position, text: str) -> Position:
    """The position after the moves of a text."""
    game, deal, number = position.game, len(position.record.deals), 0
    state, events, moves = position.state, [*position.events], []
    while text:
        number += 1
        decoded, used = game.decode(state, text)
        if not used:
            raise _damaged("moves")
        for move in decoded:
            problem = game.why_not(state, move)
            if problem:
                params: dict[str, Json] = {"deal": deal, "move": number, "text": text[:used], "reason": problem.code}
                raise RecordError([Problem("illegal-move", rule=problem.rule, params=params)])
            state, happened = game.apply(state, move)
            events += happened
            moves.append(move)
        text = text[used:]
    *earlier, last = position.record.deals
    record = replace(position.record, deals=(*earlier, DealRecord((*last.moves, *moves), last.pack)))
    return Position(game, record, state, tuple(events))
