"""Who sees what: said once, in the type of the field that holds it, for deals and for events alike.

A field of a dataclass is open to all unless its type is `Annotated` with one of the marks here. `hide` gives what a
seat may know of a value, which is a value of the same class with `None` for each card that the seat does not see;
`to_data` makes JSON data of it.
"""

from collections.abc import Callable, Sequence
from dataclasses import Field, dataclass, fields, is_dataclass
from operator import attrgetter
from typing import Any

from commerce.cards import Card
from commerce.memo import Memo
from commerce.problems import Json

type Hide = Callable[[Any, Any, int | None], Any]
"""What a seat (or everybody, for `None`) may know of a field's value, given the whole that it belongs to."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Who sees a field: `hide` says what is known of it, `pile` that it is one, and how it lies."""

    hide: Hide | None = None
    pile: str = ""


@dataclass(frozen=True, slots=True)
class Called:
    """A field that has this name in JSON data, as when the name is a word of Python's."""

    name: str


def _blank(value: Any) -> Any:
    """The same with `None` for each card."""
    return (None,) * len(value) if isinstance(value, tuple) else None


def _hide_from_others(hands: Sequence[Any], _whole: Any, seat: int | None) -> Any:
    if seat is None:
        return hands
    return tuple([hand if holder == seat else _blank(hand) for holder, hand in enumerate(hands, start=1)])


FACE_UP = Mark(pile="face-up")
"""A pile that lies open."""
TOP_UP = Mark(lambda pile, _whole, _seat: pile[:1] + _blank(pile[1:]), "face-up")
"""A pile whose top card, the first, is all that is seen; those below are counted."""
FACE_DOWN = Mark(lambda pile, _whole, _seat: _blank(pile), "face-down")
"""A pile that nobody sees; how many cards it has is known, and is all that JSON data says."""
BY_SEAT = Mark(_hide_from_others)
"""Cards of each seat, from 1 on, that the seat itself sees."""
WITHIN = Mark(lambda value, _whole, seat: hide(value, seat))
"""A value whose own class says who sees what."""
UNKNOWN = Mark()
"""What nobody at the table knows of: they see the field's default."""


def only_for(*names: str) -> Mark:
    """The mark of what only those seats see that other fields of the same whole name.

    >>> only_for("giver").pile
    ''
    """

    def hide_from_others(value: Any, whole: Any, seat: int | None) -> Any:
        return value if seat is None or seat in [getattr(whole, name) for name in names] else _blank(value)

    return Mark(hide_from_others)


# --- Hiding ----------------------------------------------------------------------------------------------------------


def _marks(each: Field[Any]) -> tuple[Any, ...]:
    return getattr(each.type, "__metadata__", ())


def _hiding(each: Field[Any]) -> Hide | None:
    for mark in _marks(each):
        if mark is UNKNOWN:
            return lambda _value, _whole, _seat: each.default
        if isinstance(mark, Mark):
            return mark.hide
    return None


def _plan(kind: Any) -> tuple[Callable[[Any], Any], tuple[tuple[int, Hide], ...], tuple[str, ...]]:
    """How to take a value of a class apart, what to hide of it, and which of its fields name the seats that see it."""
    if not is_dataclass(kind):
        return (lambda value: value), (), ()
    names = [each.name for each in fields(kind)]
    hidden = tuple((place, how) for place, each in enumerate(fields(kind)) if (how := _hiding(each)))
    take: Callable[[Any], Any] = attrgetter(*names) if len(names) > 1 else lambda value: (getattr(value, names[0]),)
    return take, hidden, getattr(kind, "seen_by", ())


_PLANS: Memo[Any, tuple[Callable[[Any], Any], tuple[tuple[int, Hide], ...], tuple[str, ...]]] = Memo(_plan)


def hide[Value](value: Value, seat: int | None) -> Value | None:
    """What the seat may know of a value, or all that anybody at the table may know for `None`.

    `None` if the seat may not know of it at all: `seen_by` of its class names the fields that hold the seats that may.

    >>> from typing import Annotated
    >>> @dataclass(frozen=True)
    ... class Offered:
    ...     giver: int
    ...     card: Annotated[Card, only_for("giver")]
    >>> hide(Offered(1, Card("6S")), 1).card, hide(Offered(1, Card("6S")), 2).card
    (6S, None)
    """
    take, hidden, seen_by = _PLANS[type(value)]
    if seen_by and seat is not None and seat not in [getattr(value, name) for name in seen_by]:
        return None
    if not hidden:
        return value
    parts = [*take(value)]
    for place, how in hidden:
        parts[place] = how(parts[place], value, seat)
    return type(value)(*parts)


def piles_of(kind: Any) -> dict[str, str]:
    """The piles of a deal by the names of their fields: whether they lie face up or face down.

    >>> from typing import Annotated
    >>> @dataclass(frozen=True)
    ... class Table:
    ...     stock: Annotated[tuple[Card, ...], FACE_DOWN]
    ...     discard: Annotated[tuple[Card, ...], TOP_UP]
    >>> piles_of(Table)
    {'stock': 'face-down', 'discard': 'face-up'}
    """
    return _PILES[kind]


def _piles(kind: Any) -> dict[str, str]:
    marked = {each.name: mark for each in fields(kind) for mark in _marks(each) if isinstance(mark, Mark)}
    return {name: mark.pile for name, mark in marked.items() if mark.pile}


_PILES: Memo[Any, dict[str, str]] = Memo(_piles)


# --- JSON data -------------------------------------------------------------------------------------------------------


def to_data(value: Any) -> Json:
    """A value as JSON data: cards by their codes, values by their own `to_data` or by their fields.

    >>> to_data((Card("6S"), None, 3, (1, 2)))
    ['6S', None, 3, [1, 2]]
    """
    if isinstance(value, Card):
        return value.code
    if isinstance(value, tuple):
        return [to_data(item) for item in value]
    if hasattr(value, "to_data"):
        return value.to_data()  # type: ignore[no-any-return]
    if is_dataclass(value):
        return fields_to_data(value)
    return value  # type: ignore[no-any-return]


def fields_to_data(value: Any) -> dict[str, Json]:
    """The fields of a value as JSON data, in their order; of a pile that lies face down only the size.

    >>> from typing import Annotated
    >>> @dataclass(frozen=True)
    ... class Payment:
    ...     payer: Annotated[int, Called("from")]
    ...     points: int
    >>> fields_to_data(Payment(2, 1))
    {'from': 2, 'points': 1}
    """
    return {name: fact(value, field) for field, name in _NAMES[type(value)].items()}


def _names(kind: Any) -> dict[str, str]:
    """The names that the fields of a class have in JSON data."""
    names = {each.name: each.name for each in fields(kind)}
    return names | {each.name: mark.name for each in fields(kind) for mark in _marks(each) if isinstance(mark, Called)}


_NAMES: Memo[Any, dict[str, str]] = Memo(_names)


def fact(value: Any, name: str) -> Json:
    """One field or property of a value as JSON data.

    >>> fact(Card("6S"), "code")
    '6S'
    """
    found = getattr(value, name)
    is_counted = is_dataclass(value) and piles_of(type(value)).get(name) == FACE_DOWN.pile
    return len(found) if is_counted else to_data(found)
