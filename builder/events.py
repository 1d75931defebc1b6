"""What happens in a deal, in the sentences of the widgets' log."""

from collections.abc import Mapping
from typing import Any

from builder.strings import Strings


def sentence(text: Strings, event: Mapping[str, Any], dealer: int) -> str:
    """One event as a sentence, told by somebody who takes no part."""
    match event["type"]:
        case "deal":
            return text("event-deal", seat=event["dealer"])
        case "stake":
            return text("event-stakes")
        case "buy":
            name = "event-buy-free" if event["paid_to"] is None else "event-buy"
            return text(name, seat=event["seat"], dealer=dealer)
        case "offer":
            return text("event-offer", seat=event["from"], other=event["to"])
        case "give":
            return text("event-give", seat=event["from"], other=event["to"])
        case "knock" | "refuse":
            return text(f"event-{event['type']}", seat=event["seat"])
        case "end":
            return text(f"event-end-{event['reason']}")
        case "showdown":
            return text("event-showdown")
        case "payment":
            name = "payment-pool-player" if event["from"] == "pool" else "payment-player-player"
            return text(name, **{"from": event["from"], "to": event["to"], "points": event["points"]})
        case other:
            raise ValueError(f"There is no sentence for the event “{other}”.")


def cards_sentence(text: Strings, event: Mapping[str, Any]) -> str | None:
    """The cards of an event by name; None where no card changes hands."""

    def name(key: str) -> str:
        return text(f"card-{event[key]}")

    match event["type"]:
        case "buy":
            return text("event-buy-cards", gave=name("gave"), drew=name("drew"))
        case "offer":
            return text("event-offer-card", card=name("card"))
        case "give":
            return text("event-give-cards", card=name("card"), got=name("got"))
        case _:
            return None


def sentences(text: Strings, events: list[Mapping[str, Any]], dealer: int) -> list[str]:
    """A deal's log: one sentence for each event, the stakes of all players told once."""
    told = [sentence(text, event, dealer) for event in events]
    return list(dict.fromkeys(told))


def title(text: Strings, events: list[Mapping[str, Any]]) -> str:
    """The short title of a step of the worked example."""
    types = {event["type"]: event for event in events}
    for event_type, name in (("deal", "deal"), ("refuse", "refuse"), ("buy", "buy"), ("knock", "knock")):
        if event_type in types:
            return text(f"example-title-{name}", seat=types[event_type].get("seat", types[event_type].get("dealer")))
    if "offer" in types:
        return text("example-title-barter", seat=types["offer"]["from"])
    return text("example-title-showdown")


def signed(number: int) -> str:
    """A number with its sign, and a true minus.

    >>> signed(2), signed(0), signed(-1)
    ('+2', '0', '−1')
    """
    return str(number) if number == 0 else f"{'+' if number > 0 else '−'}{abs(number)}"
