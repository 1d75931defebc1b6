"""What happens in a deal, in sentences: those of the widgets' log, told by the widgets' own code."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from builder.sources.strings import browser_strings
from builder.state import LanguageBuild

type Event = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Told:
    """Some events: the title of a step of the worked example, the sentences, and those that name cards."""

    title: str
    sentences: list[str]
    cards: list[str]


type Log = Callable[[Sequence[Event], int], Told]
"""Tells events of a deal by a dealer, to somebody who takes no part."""


def log_of(build: LanguageBuild, game: str) -> Log:
    """The log of a game in the language of a build; what several events say alike stands once."""

    def log(events: Sequence[Event], dealer: int) -> Told:
        told = build.views.ask(
            "log",
            language=build.language.tag,
            strings=browser_strings(build.language.tag),
            site={"formats": build.language.formats},
            data={"game": game, "events": events, "dealer": dealer},
        )["told"]
        sentences = [sentence for event in told["events"] for sentence in event["sentences"]]
        cards = [event["cards"] for event in told["events"] if event["cards"]]
        return Told(told["title"], [*dict.fromkeys(sentences)], cards)

    return log


def signed(number: int) -> str:
    """A number with its sign, and a true minus.

    >>> signed(2), signed(0), signed(-1)
    ('+2', '0', '−1')
    """
    return str(number) if number == 0 else f"{'+' if number > 0 else '−'}{abs(number)}"
