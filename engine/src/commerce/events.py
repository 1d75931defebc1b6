"""What events of all games share. A game adds its own; each knows who may see its cards, and `None` sees everything."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import ClassVar

from commerce.cards import Card, Cards
from commerce.game import Event
from commerce.problems import Json


@dataclass(frozen=True, slots=True)
class OpenEvent:
    """An event that the whole table sees; its fields are its JSON data."""

    type: ClassVar[str]

    @property
    def cards(self) -> Cards:
        """The cards that changed places: none, unless the event says otherwise."""
        return ()

    def to_data(self, seat: int | None) -> dict[str, Json] | None:
        """The event, open to all."""
        return {"type": self.type} | {field.name: _data(getattr(self, field.name)) for field in fields(self)}


def _data(value: object) -> Json:
    if isinstance(value, Card):
        return value.code
    if isinstance(value, tuple):
        return [_data(item) for item in value]
    return value if isinstance(value, int) else str(value)


@dataclass(frozen=True, slots=True)
class Knocked(OpenEvent):
    """A seat knocked."""

    type: ClassVar[str] = "knock"
    seat: int


@dataclass(frozen=True, slots=True)
class Ended(OpenEvent):
    """The play of the deal is over: how, and by which rule."""

    type: ClassVar[str] = "end"
    reason: str
    rule: str


def seen(events: Iterable[Event], seat: int | None) -> list[Json]:
    """What the seat may know of some events, as JSON data; events that it may know nothing of are left out.

    >>> seen([Knocked(2)], 1)
    [{'type': 'knock', 'seat': 2}]
    """
    found = (event.to_data(seat) for event in events)
    return [data for data in found if data is not None]
