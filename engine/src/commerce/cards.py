"""The pack, and reading cards that people type.

A card's canonical code is its rank `A K Q J T 9 … 2` and its suit `S H D C`: `6S`, `TD`. Suits have no order among each
other in any game; the order of `Suit` only makes lists look the same every time.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from commerce.problems import InputError, Problem


class Rank(Enum):
    """The thirteen ranks; the value is the letter.

    `order` runs from 2 (two) to 14 (ace). What a card is worth in points belongs to each game.

    >>> Rank("A").order, Rank("T").order, Rank.TWO.order
    (14, 10, 2)
    """

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    # One object a member, so identity is equality, and hashing it is cheap.
    __hash__ = object.__hash__

    def __init__(self, letter: str) -> None:
        """Derive the order from the letter."""
        self.letter = letter
        self.order = "23456789TJQKA".index(letter) + 2


class Suit(Enum):
    """The four suits; the value is the letter, `glyph` the black sign without a variation selector.

    >>> Suit("H").glyph
    '♥'
    """

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    __hash__ = object.__hash__

    def __init__(self, letter: str) -> None:
        """Derive the glyph from the letter."""
        self.letter = letter
        self.glyph = dict(zip("SHDC", "♠♥♦♣", strict=True))[letter]


class Card(Enum):
    """One of the 52 cards; the value is its canonical code.

    There is one object for each card, so cards can be compared with `is`, and looking up cards is cheap.

    >>> Card("6S").rank, Card("6S").suit
    (<Rank.SIX: '6'>, <Suit.SPADES: 'S'>)
    >>> [Card("6S"), Card("TD")]
    [6S, TD]
    """

    rank: Rank
    suit: Suit
    code: str

    _ignore_ = "each_rank each_suit"
    for each_suit in Suit:
        for each_rank in Rank:
            vars()[each_rank.value + each_suit.value] = each_rank.value + each_suit.value

    __hash__ = object.__hash__

    def __init__(self, code: str) -> None:
        """Derive rank and suit from the code."""
        self.rank = Rank(code[0])
        self.suit = Suit(code[1])
        self.code = code

    def __repr__(self) -> str:
        """The code, bare."""
        return self.code

    __str__ = __repr__


type Cards = tuple[Card, ...]

PACK: Cards = tuple(Card)


def pack() -> Cards:
    """The 52 cards in a fixed order: suit by suit, the two first (F1.2).

    >>> len(pack()), pack()[0], pack()[-1]
    (52, 2S, AC)
    """
    return PACK


def codes(cards: Iterable[Card]) -> list[str]:
    """The canonical codes of some cards, in their order.

    >>> codes(read_cards("k♦ 10♠"))
    ['KD', 'TS']
    """
    return [card.code for card in cards]


# --- Reading ---------------------------------------------------------------------------------------------------------

SUIT_GLYPHS: Mapping[str, Suit] = {
    glyph: suit for suit, glyphs in zip(Suit, ("♠♤", "♥♡", "♦♢", "♣♧"), strict=True) for glyph in glyphs
}
VARIATION_SELECTORS = "\ufe0e\ufe0f"
SEPARATORS = re.compile(r"[\s,;]+")

_CYRILLIC_TO_LATIN: dict[str, str] = {
    "А": "A",
    "В": "B",
    "Е": "E",
    "К": "K",
    "М": "M",
    "Н": "H",
    "О": "O",
    "Р": "P",
    "С": "C",
    "Т": "T",
    "У": "Y",
    "Х": "X",
    "Ѕ": "S",
    "Ј": "J",
    "Ԁ": "D",
    "Ԛ": "Q",
}
LOOK_ALIKES: Mapping[str, str] = _CYRILLIC_TO_LATIN | {
    latin: cyrillic for cyrillic, latin in _CYRILLIC_TO_LATIN.items()
}
"""Upper-case letters that look alike in Latin and Cyrillic script, both ways."""


@dataclass(frozen=True, slots=True)
class Letters:
    """The letters for ranks and suits that a language uses beside the canonical ones, in upper case.

    >>> russian = Letters.from_data({"ranks": {"Т": "A", "К": "K", "Д": "Q", "В": "J"}, "suits": {"п": "S", "т": "C"}})
    >>> read_cards("Тп Дт 10т", russian)
    (AS, QC, TC)
    """

    ranks: Mapping[str, Rank] = field(default_factory=dict)
    suits: Mapping[str, Suit] = field(default_factory=dict)

    @classmethod
    def from_data(cls, data: object) -> "Letters":
        """Letters from JSON data `{"ranks": {letter: code}, "suits": {letter: code}}`, or none from `None`.

        Raises InputError (`bad-request`) for anything else.
        """
        if data is None:
            return NO_LETTERS
        if not isinstance(data, Mapping):
            raise InputError([Problem("bad-request", params={"field": "letters", "wanted": "object"})])
        return cls(_letters(data, "ranks", Rank), _letters(data, "suits", Suit))


def _letters[Symbol: (Rank, Suit)](
    data: Mapping[object, object], part: str, symbols: type[Symbol]
) -> dict[str, Symbol]:
    by_code = {symbol.value: symbol for symbol in symbols}
    given = data.get(part, {})
    if not isinstance(given, Mapping) or not all(
        isinstance(letter, str) and letter and isinstance(code, str) and code in by_code
        for letter, code in given.items()
    ):
        raise InputError([Problem("bad-request", params={"field": f"letters.{part}", "wanted": "object"})])
    return {letter.upper(): by_code[code] for letter, code in given.items()}


NO_LETTERS = Letters()

_RANKS: Mapping[str, Rank] = {rank.value: rank for rank in Rank} | {"10": Rank.TEN}
_SUITS: Mapping[str, Suit] = {suit.value: suit for suit in Suit}
_BY_CODE: Mapping[str, Card] = {card.code: card for card in PACK}


def read_cards(text: str, letters: Letters = NO_LETTERS) -> Cards:
    """The cards that a person typed, in their order.

    Accepts codes in any case, `10` or `T`, suit glyphs before or after the rank with or without a variation selector,
    commas, semicolons and spaces or none, and the language's own letters. A letter that could mean two things is
    reported with both (`ambiguous-card`), never guessed. Raises InputError with every problem, each with the `position`
    of the card counted from 1.

    >>> read_cards("6S7S8S"), read_cards("♠10, a♥; 4d")
    ((6S, 7S, 8S), (TS, AH, 4D))
    >>> read_cards("6S 11S KX")
    Traceback (most recent call last):
    ...
    commerce.problems.InputError: unknown-card, unknown-card
    """
    words = read_words(text, letters)
    problems = [word for word in words if isinstance(word, Problem)]
    if problems:
        raise InputError(problems)
    return tuple(word for word in words if isinstance(word, Card))


def read_words(text: str, letters: Letters = NO_LETTERS) -> list[Card | Problem]:
    """Each word of a text as its card, or as the problem with it; otherwise as `read_cards`.

    >>> read_words("6S X")[0], read_words("6S X")[1].code
    (6S, 'unknown-card')
    """
    return [
        meanings[0] if len(meanings) == 1 else _problem(written, meanings, position)
        for position, (written, meanings) in enumerate(_words(text, letters), start=1)
    ]


def _problem(written: str, meanings: Cards, position: int) -> Problem:
    if not meanings:
        return Problem("unknown-card", card=written, position=position, params={"text": written})
    return Problem(
        "ambiguous-card", card=written, position=position, params={"text": written, "options": [*codes(meanings)]}
    )


def read_card(text: str) -> Card | None:
    """The card of a canonical code, or `None`.

    >>> read_card("6S"), read_card("6s")
    (6S, None)
    """
    return _BY_CODE.get(text)


def _words(text: str, letters: Letters) -> Iterator[tuple[str, Cards]]:
    """Each word that should be a card, as written, with every card it may mean."""
    for selector in VARIATION_SELECTORS:
        text = text.replace(selector, "")
    for chunk in SEPARATORS.split(text):
        yield from _words_of_chunk(chunk, letters)


def _words_of_chunk(chunk: str, letters: Letters) -> Iterator[tuple[str, Cards]]:
    start = 0
    while start < len(chunk):
        meanings, end = _meanings(chunk, start, letters)
        if not meanings:
            # What is wrong ends where the rest can be read as cards again.
            end = next(
                (stop for stop in range(start + 1, len(chunk)) if _is_readable(chunk, stop, letters)), len(chunk)
            )
        yield chunk[start:end], meanings
        start = end


def _is_readable(chunk: str, start: int, letters: Letters) -> bool:
    while start < len(chunk):
        meanings, start = _meanings(chunk, start, letters)
        if not meanings:
            return False
    return True


def _meanings(chunk: str, start: int, letters: Letters) -> tuple[Cards, int]:
    """Every card that may be meant at `start`, and where it ends."""
    if chunk[start] in SUIT_GLYPHS:
        suits: Sequence[Suit] = (SUIT_GLYPHS[chunk[start]],)
        ranks, end = _symbols(chunk, start + 1, letters.ranks, _RANKS)
    else:
        ranks, end = _symbols(chunk, start, letters.ranks, _RANKS)
        if chunk[end : end + 1] in SUIT_GLYPHS:
            suits, end = (SUIT_GLYPHS[chunk[end]],), end + 1
        else:
            suits, end = _symbols(chunk, end, letters.suits, _SUITS)
    return tuple(_BY_CODE[rank.value + suit.value] for rank in ranks for suit in suits), end


def _symbols[Symbol: (Rank, Suit)](
    chunk: str, start: int, local: Mapping[str, Symbol], canonical: Mapping[str, Symbol]
) -> tuple[Sequence[Symbol], int]:
    """Every rank or suit that may be meant at `start`, the language's own first, and where it ends."""
    longest = max(map(len, (*local, *canonical)))
    for length in range(longest, 0, -1):
        written = chunk[start : start + length].upper()
        alike = LOOK_ALIKES.get(written, "")
        if len(chunk) < start + length:
            continue
        found: list[Symbol] = []
        if written in local and written not in canonical:
            found = [local[written]]
        elif written in canonical:
            # A canonical letter that the language also uses, or that looks like one it uses, may mean either.
            found = [known[letter] for known in (local, canonical) for letter in (written, alike) if letter in known]
        else:
            found = [known[alike] for known in (local, canonical) if alike in known]
        if found:
            return tuple(dict.fromkeys(found)), start + length
    return (), start
