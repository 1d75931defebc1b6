"""Moves of one card or none, and reading moves from JSON data, for any game: an action, and cards by their codes."""

from collections.abc import Mapping
from dataclasses import dataclass

from commerce.cards import Card, Cards, read_card
from commerce.problems import InputError, Json, Problem


@dataclass(frozen=True, slots=True)
class CardMove:
    """One decision that names one card, or none."""

    action: str
    card: Card | None = None

    def to_data(self) -> dict[str, Json]:
        """The move as JSON data."""
        return {"action": self.action} if self.card is None else {"action": self.action, "card": self.card.code}


def read_card_move(data: Mapping[str, object]) -> CardMove:
    """The move of JSON data `{"action", "card"?}`; whether it is legal is another question. Raises InputError.

    >>> read_card_move({"action": "buy", "card": "6S"})
    CardMove(action='buy', card=6S)
    """
    return CardMove(read_action(data), read_code(data, "card"))


def read_action(data: Mapping[str, object]) -> str:
    """The `action` of a move. Raises InputError (`bad-request`).

    >>> read_action({"action": "knock"})
    'knock'
    """
    action = data.get("action")
    if not isinstance(action, str):
        raise InputError([Problem("bad-request", params={"field": "move.action", "wanted": "text"})])
    return action


def read_code(data: Mapping[str, object], field: str) -> Card | None:
    """The card in a field, or `None` if there is none. Raises InputError (`unknown-card`).

    >>> read_code({"card": "6S"}, "card"), read_code({}, "card")
    (6S, None)
    """
    code = data.get(field)
    return None if code is None else _card(code)


def read_codes(data: Mapping[str, object], field: str) -> Cards:
    """The cards in a field that lists them; none if it is not there. Raises InputError.

    >>> read_codes({"give": ["6S", "7S"]}, "give"), read_codes({}, "give")
    ((6S, 7S), ())
    """
    listed = data.get(field)
    if listed is None:
        return ()
    if not isinstance(listed, list):
        raise InputError([Problem("bad-request", params={"field": f"move.{field}", "wanted": "list"})])
    return tuple(_card(code) for code in listed)


def _card(code: object) -> Card:
    card = read_card(code) if isinstance(code, str) else None
    if card is None:
        raise InputError([Problem("unknown-card", card=str(code), params={"text": str(code)})])
    return card
