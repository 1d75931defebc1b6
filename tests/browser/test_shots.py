"""The states that are photographed can be reached, each from the one before it."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.shots import STATES


@pytest.mark.parametrize("path", STATES)
def test_every_photographed_state_is_reached(visit: Visit, path: str) -> None:
    reader = visit(path, reduced_motion="reduce")
    for lead in STATES[path]:
        lead(reader)
        assert reader.sideways_scroll() <= 0, lead.__name__
