"""Shuffles and streams: the same for a seed for years, fair, and independent of everything else."""

import random
from collections import Counter

import pytest
from commerce.cards import PACK, codes
from commerce.chance import bot_luck, first_dealer, is_seed, pack_of, shuffled

GOLDEN = {
    ("k3", 1): "8DQH8H5S3C9S9HAC8S4CAD4H3S2HTH2S6C3D8C5C9D2C5DQD7DKC"
    "4D9CJH5H7H6S6DTDASKSTCAH7SJCQCJDKD6HQS2DJS3HTSKH7C4S",
    ("0", 1): "ACTC6C2D2S3D8C3S4C9S3C4H2H7D6S5CJH4DJD7H3H2CKHTD7CKD"
    "4STHKC5S5D8S9H8H8DJC6HADTS9DAS5HQCKS9CQH7SAH6DQDQSJS",
    ("commerce", 2): "2H6S2C5H7C7D4H3HTD7S9SKH3S6D2D5D4S9D8HTS8S5C9HJS7H8C"
    "ACTCAS8D5S4DJDJHKS9CQD2SJC3DTHKD3CQH6HQCAD4CAHQSKC6C",
    ("zzzzzzzzzzzzzzzzzzzzzzzz", 12): "KCKH6CAHTD7STHTS2H9C6H2D5DJSAS2C9D8D3S5H8C9S4DJCQCJD"
    "4C3D4S3CQDQS7DQHKS5S8SKDJH7H7C8H2S4HAC3H5C6DAD9H6STC",
}


@pytest.mark.parametrize("deal", GOLDEN)
def test_a_seed_means_the_same_deal_for_years(deal: tuple[str, int]) -> None:
    assert "".join(codes(pack_of(*deal))) == GOLDEN[deal]


def test_the_shuffle_as_documented() -> None:
    numbers = [((7 * step) % 52) / 52 for step in range(51)]
    cards = [*PACK]
    for step, last in enumerate(range(51, 0, -1)):
        place = int(numbers[step] * (last + 1))
        cards[last], cards[place] = cards[place], cards[last]
    stream = iter(numbers)
    assert [*shuffled(lambda: next(stream), PACK)] == cards


def test_two_deals_differ() -> None:
    packs = {pack_of(seed, deal) for seed in ("a", "b", "c") for deal in (1, 2, 3)}
    assert len(packs) == 9


def test_the_bots_draw_from_a_stream_of_their_own() -> None:
    numbers = {bot_luck(seed, deal, decision)() for seed in "ab" for deal in (1, 2) for decision in (1, 2)}
    assert len(numbers) == 8
    assert random.Random("a:1").random() not in numbers


def test_interleaved_matches_and_the_shared_generator_do_not_disturb_each_other() -> None:
    random.seed(1)
    before = random.getstate()
    one, other = bot_luck("a", 1, 1), bot_luck("b", 1, 1)
    mixed = [one(), other(), one(), other()]
    assert random.getstate() == before
    again_one, again_other = bot_luck("a", 1, 1), bot_luck("b", 1, 1)
    assert mixed[::2] == [again_one(), again_one()]
    assert mixed[1::2] == [again_other(), again_other()]


@pytest.mark.parametrize("place", [0, 1, 2, 25, 50, 51])
def test_every_card_is_equally_likely_at_a_place(place: int) -> None:
    deals = 5200
    found = Counter(pack_of("chi", deal)[place] for deal in range(deals))
    expected = deals / 52
    chi_square = sum((found[card] - expected) ** 2 / expected for card in PACK)
    # 51 degrees of freedom: above 97 in one of 10,000 fair shuffles.
    assert chi_square < 97


@pytest.mark.parametrize("seats", range(3, 13))
def test_every_seat_may_deal_first(seats: int) -> None:
    found = Counter(first_dealer(str(seed), seats) for seed in range(600))
    assert {*found} == {*range(1, seats + 1)}
    assert min(found.values()) > 600 / seats / 2


@pytest.mark.parametrize("seed", ["", "A", "a b", "a:1", "a" * 25, "é", "a\n", "-1", "1.5"])
def test_what_is_no_seed(seed: str) -> None:
    assert not is_seed(seed)
