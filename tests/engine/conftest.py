"""For the suites of the engine: the toy game beside the others, and Hypothesis without a deadline.

How long an example takes says more about what else the machine does.
"""

from collections.abc import Iterator

import pytest
from commerce.games import games_from
from hypothesis import settings

from tests.engine.every_game import TOYS

settings.register_profile("engine", deadline=None)
settings.load_profile("engine")


@pytest.fixture(autouse=True, scope="package")
def _toy_games() -> Iterator[None]:
    with games_from(TOYS):
        yield
