"""Reading what people type: every accepted form, and loud failure for the rest."""

import pytest
from commerce.cards import NO_LETTERS, PACK, Card, Letters, Suit, codes, pack, read_card, read_cards, read_words
from commerce.problems import InputError, Problem
from hypothesis import given, strategies

RUSSIAN = Letters.from_data(
    {
        "ranks": {"Т": "A", "К": "K", "Д": "Q", "В": "J"},
        "suits": {"П": "S", "Ч": "H", "Б": "D", "Т": "C", "К": "C"},
    }
)
SPANISH = Letters.from_data({"suits": {"P": "S", "C": "H", "CO": "H", "T": "C"}})
PORTUGUESE = Letters.from_data(
    {"ranks": {"R": "K", "D": "Q", "V": "J"}, "suits": {"E": "S", "C": "H", "O": "D", "P": "C"}}
)


def problems_of(text: str, letters: Letters = NO_LETTERS) -> list[Problem]:
    with pytest.raises(InputError) as error:
        read_cards(text, letters)
    return [*error.value.problems]


def test_the_pack_has_52_different_cards() -> None:
    assert len(set(pack())) == len(set(codes(pack()))) == 52
    assert len({card.suit for card in pack()}) == 4
    assert len({card.rank for card in pack()}) == 13


def test_each_card_is_one_object() -> None:
    assert all(Card(card.code) is card and read_card(card.code) is card for card in pack())


def test_suits_have_no_order() -> None:
    with pytest.raises(TypeError):
        sorted(Suit)  # type: ignore[type-var]
    with pytest.raises(TypeError):
        sorted(PACK)  # type: ignore[type-var]


@pytest.mark.parametrize(
    "text",
    [
        "6S 7S 8S",
        "6s7S8s",
        "6S,7S,8S",
        "6s;7s ; 8s",
        " 6♠  7♠\t8♠\n",
        "6♠7♠8♠",
        "♠6♠7♠8",
        "♠6 7♠ ♠8",
        "6♠\ufe0f 7♠\ufe0e 8♠",
        "♠\ufe0f6♠\ufe0e7♠8",
        "6♤ 7♤ 8♤",
        "6\u00a0S 7S 8S".replace("\u00a0S", "S\u00a0"),
        "6Ѕ 7ѕ 8S",
    ],
)
def test_forms_of_three_spades(text: str) -> None:
    assert codes(read_cards(text)) == ["6S", "7S", "8S"]


@pytest.mark.parametrize("text", ["TD", "td", "10D", "10d", "10♦", "♦10", "T♦", "♦T", "10♦\ufe0f", "Тd", "тd"])
def test_forms_of_the_ten(text: str) -> None:
    assert codes(read_cards(text)) == ["TD"]


def test_tens_run_together() -> None:
    assert codes(read_cards("10s10h♦10TC")) == ["TS", "TH", "TD", "TC"]


@pytest.mark.parametrize("card", PACK, ids=str)
def test_every_card_in_every_form(card: Card) -> None:
    rank = "10" if card.code[0] == "T" else card.code[0]
    for text in (card.code, card.code.lower(), rank + card.suit.glyph, card.suit.glyph + rank, rank + card.code[1]):
        assert read_cards(text) == (card,)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("тп кп дп вп 10п", "AS KS QS JS TS"),
        ("ТПТЧТБТТ", "AS AH AD AC"),
        ("КК", "KC"),
        ("Кк 6к", "KC 6C"),
        ("Т♠ ♠Д", "AS QS"),
        ("As Ks Qs Js", "AS KS QS JS"),
        ("АЅ КН", "AS KH"),  # Cyrillic letters that only look like A, S, K, H
        ("Bп Kч", "JS KH"),  # Latin letters that look like the reader's own
        ("6T", "6C"),
        ("6С", "6C"),  # Cyrillic С looks like the C of clubs
    ],
)
def test_russian_letters(text: str, expected: str) -> None:
    assert " ".join(codes(read_cards(text, RUSSIAN))) == expected


@pytest.mark.parametrize(
    ("text", "letters", "options"),
    [
        ("Ts", RUSSIAN, ["AS", "TS"]),
        ("t♠", RUSSIAN, ["AS", "TS"]),
        ("6c", SPANISH, ["6H", "6C"]),
        ("6C", PORTUGUESE, ["6H", "6C"]),
    ],
)
def test_what_may_mean_two_cards_is_asked_about(text: str, letters: Letters, options: list[str]) -> None:
    (problem,) = problems_of(f"2♠ {text} 3♠", letters)
    assert (problem.code, problem.position) == ("ambiguous-card", 2)
    assert problem.params == {"text": text, "options": options}


@pytest.mark.parametrize(
    ("text", "letters", "expected"),
    [
        ("6p 6co 6d 6t TT", SPANISH, "6S 6H 6D 6C TC"),
        ("RE DE VE DO AP", PORTUGUESE, "KS QS JS QD AC"),
        ("6COKT", SPANISH, "6H KC"),
        ("KS QH JD TC", PORTUGUESE, "KS QH JD"),
    ],
)
def test_letters_of_spanish_and_portuguese(text: str, letters: Letters, expected: str) -> None:
    if letters is PORTUGUESE and "TC" in text:
        (problem,) = problems_of(text, letters)
        assert problem.params["options"] == ["TH", "TC"]
    else:
        assert " ".join(codes(read_cards(text, letters))) == expected


@pytest.mark.parametrize(
    "text",
    [
        "X",
        "1S",
        "11S",
        "0S",
        "S6",
        "6",
        "♠",
        "♠♠6",
        "6X",
        "joker",
        "🂡",
        "6🂡",
        "ß",
        "AА",
        "-",
        ".",
        "6 S",
        "10",
        "1",
        "İ",
    ],
)
def test_everything_else_fails_loudly(text: str) -> None:
    assert {problem.code for problem in problems_of(text)} == {"unknown-card"}


def test_all_problems_at_once_each_at_its_place() -> None:
    assert [(problem.position, problem.params["text"]) for problem in problems_of("6S 1X, 7H 8;KK")] == [
        (2, "1X"),
        (4, "8"),
        (5, "KK"),
    ]


def test_a_bad_card_among_cards_run_together() -> None:
    (problem,) = problems_of("6S7X8S")
    assert (problem.position, problem.card) == (2, "7X")


def test_nothing_typed_is_no_cards() -> None:
    assert read_cards("") == read_cards(" , ; ") == ()


@pytest.mark.parametrize(
    "data", [1, "AS", [], {"ranks": []}, {"ranks": {"Т": "X"}}, {"suits": {"": "S"}}, {"suits": {"x": 1}}]
)
def test_bad_letters(data: object) -> None:
    with pytest.raises(InputError) as error:
        Letters.from_data(data)
    assert error.value.problems[0].code == "bad-request"


@given(strategies.text(max_size=30))
def test_any_text_gives_cards_or_problems(text: str) -> None:
    for letters in (NO_LETTERS, RUSSIAN, SPANISH, PORTUGUESE):
        for word in read_words(text, letters):
            assert isinstance(word, Card) or word.code in {"unknown-card", "ambiguous-card"}


@given(strategies.lists(strategies.sampled_from(PACK), max_size=12), strategies.sampled_from(["", " ", ", ", ";"]))
def test_writing_and_reading_are_a_pair(cards: list[Card], separator: str) -> None:
    assert [*read_cards(separator.join(codes(cards)))] == cards
