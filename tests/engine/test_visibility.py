"""Who sees what, as the types of the fields say."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from commerce.cards import Card, Cards, read_cards
from commerce.visibility import FACE_DOWN, FACE_UP, TOP_UP, UNKNOWN, WITHIN, fields_to_data, hide, piles_of


@dataclass(frozen=True)
class Secret:
    seen_by: ClassVar = ("seat",)
    seat: int
    card: Card


@dataclass(frozen=True)
class Alone:
    stock: Annotated[Cards, FACE_DOWN]


@dataclass(frozen=True)
class Piles:
    widow: Annotated[Cards, FACE_UP]
    discard: Annotated[Cards, TOP_UP]
    stock: Annotated[Cards, FACE_DOWN]
    secret: Annotated[Secret | None, WITHIN] = None
    closing: Annotated[str | None, UNKNOWN] = None


THREE = read_cards("6S 7S 8S")
PILES = Piles(THREE, THREE, THREE, Secret(2, THREE[0]), "knock")


def test_a_class_with_one_field() -> None:
    assert hide(Alone(THREE), 1) == hide(Alone(THREE), None) == Alone((None, None, None))  # type: ignore[arg-type]
    assert fields_to_data(Alone(THREE)) == {"stock": 3}


def test_each_pile_lies_as_it_is_marked() -> None:
    assert piles_of(Piles) == {"widow": "face-up", "discard": "face-up", "stock": "face-down"}
    for seat in (1, 2, None):
        known = hide(PILES, seat)
        assert known
        assert (known.widow, known.discard, known.stock) == (THREE, (THREE[0], None, None), (None,) * 3)
        assert known.secret == (None if seat == 1 else PILES.secret)
        assert known.closing is None
