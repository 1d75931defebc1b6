"""Cards: the names, letters and signs of the language, and the sprite with every card's picture."""

from collections.abc import Iterable
from html import escape

from commerce.cards import Rank, Suit

from builder.sources.strings import Strings

RANKS = "".join(rank.letter for rank in reversed(Rank))
SUITS = "".join(suit.letter for suit in Suit)
COURT_RANKS = "AKQJ"
PACK = tuple(rank + suit for suit in SUITS for rank in RANKS)
RED_SUITS = "HD"

# A suit's sign, and the mark that asks for its plain text form.
SIGNS = {suit.letter: suit.glyph for suit in Suit}
TEXT_FORM = "\ufe0e"


def international_letter(rank: str) -> str:
    """The rank as every reader knows it.

    >>> international_letter("T"), international_letter("K")
    ('10', 'K')
    """
    return "10" if rank == "T" else rank


def local_letter(text: Strings, rank: str) -> str:
    """The rank as the language's own packs print it."""
    name = f"face-{rank}"
    return text(name) if text.has(name) else international_letter(rank)


def local_letters(text: Strings) -> list[str]:
    """The language's own letters of ace, king, queen and jack; empty when they are the international ones."""
    letters = [local_letter(text, rank) for rank in COURT_RANKS]
    return [] if letters == list(COURT_RANKS) else letters


def rank_html(text: Strings, rank: str) -> str:
    """A rank in both kinds of letters, of which the reader's preference shows one."""
    local, international = local_letter(text, rank), international_letter(rank)
    if local == international:
        return international
    return f'<span class="letter-local">{escape(local)}</span><span class="letter-international">{international}</span>'


def named_card(text: Strings, code: str) -> str:
    """A card in running text: rank and sign to see, the whole name to hear."""
    rank, suit = code[0], code[1]
    colour = " is-red" if suit in RED_SUITS else ""
    return (
        f'<span class="named-card{colour}" data-card="{code}">'
        f'<span aria-hidden="true"><bdi dir="ltr">{rank_html(text, rank)}{SIGNS[suit]}{TEXT_FORM}</bdi></span>'
        f'<span class="visually-hidden">{escape(text(f"card-{code}"))}</span></span>'
    )


def named_list(text: Strings, codes: Iterable[str]) -> str:
    """The whole names of several cards, for sentences that are heard."""
    return ", ".join(text(f"card-{code}") for code in codes)
