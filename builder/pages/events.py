"""What happens in a deal, in the sentences of the widgets' log."""

from collections.abc import Mapping, Sequence
from typing import Any

from builder.sources.strings import Strings

Event = Mapping[str, Any]

# The ends of a deal, by the rule that ends it, where another game ends for the same reason in other words.
_ENDS = {"W3.5": "last-turns", "W3.6": "passes", "W3.8": "turns", "W7.2": "passes-extended"}


def sentence(text: Strings, event: Event, dealer: int) -> str:
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
        case "knock" | "refuse" | "exchange" | "pass" | "out":
            return text(f"event-{event['type']}", seat=event["seat"])
        case "lose":
            return text("event-lose", seat=event["seat"], chips=event["chips"])
        case "end":
            return text(f"event-end-{_ENDS.get(event['rule'], event['reason'])}")
        case "showdown" | "void":
            return text(f"event-{event['type']}")
        case "payment":
            name = "payment-pool-player" if event["from"] == "pool" else "payment-player-player"
            return text(name, **{"from": event["from"], "to": event["to"], "points": event["points"]})
        case other:
            raise ValueError(f"There is no sentence for the event “{other}”.")


def cards_sentence(text: Strings, event: Event) -> str | None:
    """The cards of an event by name; None where no card changes hands."""

    def name(key: str) -> str:
        codes = event[key] if isinstance(event[key], list) else [event[key]]
        return ", ".join(text(f"card-{code}") for code in codes)

    match event["type"]:
        case "buy":
            return text("event-buy-cards", gave=name("gave"), drew=name("drew"))
        case "offer":
            return text("event-offer-card", card=name("card"))
        case "give":
            return text("event-give-cards", card=name("card"), got=name("got"))
        case "exchange":
            return text("event-exchange-cards", gave=name("gave"), took=name("took"))
        case _:
            return None


def sentences(text: Strings, events: Sequence[Event], dealer: int) -> list[str]:
    """A deal's log: one sentence for each event, the stakes of all players told once."""
    told = []
    for event in events:
        told.append(sentence(text, event, dealer))
        # A knock that does not end the deal leaves the others a last turn.
        if event["type"] == "knock" and all(other["type"] != "end" for other in events):
            told.append(text("event-knock-last-turns"))
    return list(dict.fromkeys(told))


def title(text: Strings, events: Sequence[Event]) -> str:
    """The short title of a step of the worked example."""
    types = {event["type"]: event for event in events}
    for name in ("deal", "refuse", "buy", "exchange", "pass", "knock"):
        if name in types:
            return text(f"example-title-{name}", seat=types[name].get("seat", types[name].get("dealer")))
    if "offer" in types:
        return text("example-title-barter", seat=types["offer"]["from"])
    return text("example-title-showdown")


def signed(number: int) -> str:
    """A number with its sign, and a true minus.

    >>> signed(2), signed(0), signed(-1)
    ('+2', '0', '−1')
    """
    return str(number) if number == 0 else f"{'+' if number > 0 else '−'}{abs(number)}"
