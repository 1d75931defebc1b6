"""An answer on a bad line: who wins, and with what, while the engine is still on its way."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.reader import EXAMPLE_HASH, WIDOW_EXAMPLE_HASH, Reader
from tests.browser.test_engine_loading import Held
from tests.site.conftest import runtime_folder

WASM = "**/pyodide.asm.wasm"
TABLES = "**/hands/*.json"
# All hands are equal, and nobody has said how many chips there are.
EQUAL_HASH = "#g=widow&d=3&h=KSQD9H.KHQC9S.KDQS9C"


def held_back(visit: Visit, path: str, **settings: str) -> tuple[Reader, Held]:
    """A page whose engine does not come."""
    reader, held = visit(None, **settings), Held()
    reader.page.route(WASM, held.hold)
    reader.open(path)
    return reader, held


@pytest.mark.parametrize("tag", ["en", "ru"])
def test_the_winner_is_named_before_the_engine_has_come(visit: Visit, tag: str) -> None:
    reader, held = held_back(visit, "check/", language=tag)
    reader.wait_for_engine("check", "downloading")
    for code in ("6S", "7S", "8S", "AH", "KH", "4D", "3C", "4C"):
        reader.put_card(code)
    assert "data-winner" not in reader.wait_for_result("incomplete")
    expect(reader.page.locator(".seat.is-ahead")).to_have_attribute("data-seat", "1")
    reader.put_card("5C")
    said = reader.wait_for_result("answered", "table")
    assert (said["winner"], said["categories"]) == ("1", "sequence point sequence")
    assert "net" not in said
    expect(reader.page.locator(".check .seat.is-winner")).to_have_attribute("data-seat", "1")
    headline = reader.page.locator(".check .outcome-winner").inner_text()
    expect(reader.announced()).to_contain_text(headline)
    # Which cards count is told too: the 4 of diamonds lies lower.
    expect(reader.page.locator(".check .seat[data-seat='2'] .card.is-lowered")).to_have_attribute("data-card", "4D")
    assert reader.page.locator(".check .outcome-reasons").count() == 0
    assert reader.faults_of_access(".check") == []

    held.release()
    said = reader.wait_for_result("answered")
    assert (said["winner"], said["net"]) == ("1", "4 1 -2")
    assert reader.page.locator(".check .outcome-winner").inner_text() == headline
    expect(reader.page.locator(".check .outcome-reasons a").first).to_be_visible()
    # The reasons are told; what was heard before is not heard again.
    expect(reader.announced()).to_contain_text(re.compile(r"\S"))
    expect(reader.announced()).not_to_contain_text(headline)


def test_the_lowest_hand_is_named_before_the_engine_has_come(visit: Visit) -> None:
    reader, held = held_back(visit, f"check/{WIDOW_EXAMPLE_HASH}", language="pt")
    said = reader.wait_for_result("answered", "table")
    told = {key: said[key] for key in ("winner", "loses", "categories")}
    held.release()
    said = reader.wait_for_result("answered")
    assert {key: said[key] for key in told} == told


def test_options_have_tables_of_their_own(visit: Visit) -> None:
    reader, _ = held_back(visit, "check/#g=widow&low=1&h=AS2S3S.KS9S4S.9H9D2C")
    assert reader.wait_for_result("answered", "table")["categories"] == "sequence flush pair"
    reader.lay("#g=widow&h=AS2S3S.KS9S4S.9H9D2C")
    expect(reader.result).to_have_attribute("data-categories", "flush flush pair")
    reader.lay("#g=widow&pounce=1&h=9S9H9D9C.KS8S4S.AHAD2C")
    expect(reader.result).to_have_attribute("data-categories", "four flush pair")
    reader.wait_for_result("answered", "table")


def test_what_hangs_on_more_than_cards_is_left_to_the_engine(visit: Visit) -> None:
    reader, held = held_back(visit, f"check/{EQUAL_HASH}")
    said = reader.wait_for_result("answered", "table")
    assert "loses" not in said
    assert "winner" not in said
    held.release()
    expect(reader.result).to_have_attribute("data-loses", "1 2 3", timeout=60_000)


@pytest.mark.parametrize("hash_", ["#g=foster&d=9&h=6S7S8S.AHKH4D.3C4C5C", "#g=foster&d=3&h=6S7S8S.6SKH4D.3C4C5C"])
def test_what_is_wrong_is_not_answered_at_once(visit: Visit, hash_: str) -> None:
    reader, held = held_back(visit, f"check/{hash_}")
    reader.wait_for_engine("check", "downloading")
    assert reader.wait_for_result("incomplete").get("source") is None
    held.release()
    reader.wait_for_result("invalid")


def test_without_the_table_the_engine_answers(visit: Visit) -> None:
    reader = visit(None)
    reader.expect_trouble("Failed to load", "net::ERR")
    reader.page.route(TABLES, lambda route: route.abort())
    reader.open(f"check/{EXAMPLE_HASH}")
    reader.wait_for_result("answered")


def test_a_damaged_table_is_no_answer(visit: Visit) -> None:
    reader = visit(None)
    held = Held()
    reader.page.route(WASM, held.hold)
    reader.page.route(TABLES, lambda route: route.fulfill(body="<!doctype html><title>404</title>"))
    with reader.page.expect_response(TABLES):
        reader.open(f"check/{EXAMPLE_HASH}")
    reader.wait_for_engine("check", "downloading")
    assert reader.wait_for_result("incomplete").get("source") is None
    held.release()
    reader.wait_for_result("answered")


def test_an_engine_that_fails_leaves_the_answer(visit: Visit) -> None:
    reader = visit(None)
    reader.expect_trouble("wasm", "WebAssembly", "Failed to", "net::ERR")
    reader.page.route("**/*.whl", lambda route: route.abort())
    reader.open(f"check/{EXAMPLE_HASH}")
    reader.wait_for_engine("check", "failed")
    reader.wait_for_result("answered", "table")


def test_no_table_is_fetched_before_a_card_lies(visit: Visit) -> None:
    reader = visit(None)
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    reader.open("check/")
    reader.wait_for_engine("check")
    assert not [url for url in asked if "/hands/" in url]


def test_what_a_tool_needs_is_asked_for_at_once(visit: Visit, site: Path) -> None:
    """The page itself names its scripts and strings, and the browser uses what it fetched early."""
    for tool in ("check", "play"):
        reader = visit(None)
        reader.open(f"{tool}/")
        reader.page.locator(f"commerce-{tool}[data-engine]").wait_for()
        asked = reader.page.evaluate("() => performance.getEntriesByType('resource').map(entry => entry.name)")
        hinted = reader.page.evaluate(
            "() => [...document.querySelectorAll('link:is([rel=modulepreload], [rel=preload])')].map(link => link.href)"
        )
        assert len(hinted) > 4
        assert any(address.endswith(".ftl") for address in hinted)
        assert set(hinted) <= set(asked)
        scripts = {address for address in asked if "/widgets/part-" in address}
        assert scripts <= set(hinted), "nothing is found out late"
        assert sorted(address for address in asked if address.endswith(".ftl")) == [
            address for address in hinted if address.endswith(".ftl")
        ], "fetched once"
        assert not [address for address in hinted if runtime_folder(site).name in address]


def test_what_was_fetched_early_is_taken_up_before_the_page_has_loaded(visit: Visit, site: Path) -> None:
    """Else the browser would throw it away, and say so: scripts may come late, as on a bad line."""
    (upgrade,) = (site / "assets" / "widgets").glob("upgrade-*.js")
    at_once = re.findall(r'(?:from|import) ?"\./(part-\w+\.js)"', upgrade.read_text(encoding="utf-8"))
    late = re.compile(rf"/widgets/part-(?!{'|'.join(part.removeprefix('part-') for part in at_once)})")
    for tool in ("check", "play"):
        reader, held = visit(None), Held()
        reader.page.add_init_script(
            "const { fetch } = window; window.taken = [];"
            " window.fetch = (...given) => { window.taken.push(String(given[0])); return fetch(...given); };"
        )
        reader.page.route(late, held.hold)
        reader.open(f"{tool}/")
        assert reader.page.evaluate("() => document.readyState") == "complete"
        taken = reader.page.evaluate("() => window.taken.map(address => new URL(address, location).href)")
        hinted = reader.page.evaluate(
            "() => [...document.querySelectorAll('link[rel=preload]')].map(link => link.href)"
        )
        assert len(hinted) == 1
        # Why the browser keeps nothing, which tests forbid it, is asked as well.
        assert [address for address in taken if not address.endswith("/sw.js")] == hinted
        held.release()
        reader.page.locator(f"commerce-{tool}[data-engine]").wait_for()
