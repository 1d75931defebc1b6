"""Addresses that are nearly right: the reader comes to the page that was meant, with the hand or deal in it."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.reader import EXAMPLE_HASH, Reader

DEAL = "#r=1.foster.hsss.4.abc.0"


@pytest.fixture(scope="module")
def lost(shared_visit: Visit) -> Reader:
    reader = shared_visit(None, saves_data=True, locale="ru-RU")
    reader.expect_trouble("404")
    return reader


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        (f"EN/check/{EXAMPLE_HASH}", f"en/check/{EXAMPLE_HASH}"),
        (f"pt-br/check/{EXAMPLE_HASH}", f"pt-BR/check/{EXAMPLE_HASH}"),
        (f"pt_BR/play/{DEAL}", f"pt-BR/play/{DEAL}"),
        ("es-MX/foster/#f3-6", "es/foster/#f3-6"),
        (f"en/check/%23{EXAMPLE_HASH[1:]}", f"en/check/{EXAMPLE_HASH}"),
        (f"en/check%23{EXAMPLE_HASH[1:].replace('&', '%26')}", f"en/check/{EXAMPLE_HASH}"),
        (f"ru/play/%23{DEAL[1:]}", f"ru/play/{DEAL}"),
        ("en/Widow/", "en/widow/"),
        ("en/widow).", "en/widow/"),
        (f"en/check.html{EXAMPLE_HASH}", f"en/check/{EXAMPLE_HASH}"),
        ("en/foster/index.htm", "en/foster/"),
        # A page without its language: the reader's.
        (f"check/{EXAMPLE_HASH}", f"ru/check/{EXAMPLE_HASH}"),
        (f"fr/check/{EXAMPLE_HASH}", f"ru/check/{EXAMPLE_HASH}"),
        ("PT", "pt/"),
    ],
)
def test_the_page_that_was_meant_opens(lost: Reader, written: str, meant: str) -> None:
    lost.page.goto("about:blank")
    lost.page.goto(lost.root + written, wait_until="commit")
    lost.page.wait_for_url(lost.root + meant)
    expect(lost.page.locator("main h1")).to_be_visible()


@pytest.mark.parametrize(
    "written", ["en/nowhere/", "nowhere", "fr/nowhere/", "en/check/deeper/", "%E0%A4%A", "en/%E0%A4%A"]
)
def test_what_means_nothing_stays_lost(lost: Reader, written: str) -> None:
    lost.page.goto("about:blank")
    lost.page.goto(lost.root + written)
    assert lost.page.url == lost.root + written
    expect(lost.page.locator("main h1")).to_be_visible()
