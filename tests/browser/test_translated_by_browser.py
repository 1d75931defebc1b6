"""Browsers that translate put `<font>` elements in the place of texts, again and again: what changes still changes."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.reader import Reader

# As Chromium's translation does it: every text in two elements of its own, now and whenever texts come.
TRANSLATE = """() => {
  const translate = (from) => {
    const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement.closest('font, script, style, svg')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const widget = document.querySelector('commerce-check, commerce-play, commerce-example');
  translate(widget);
  new MutationObserver(() => translate(widget)).observe(widget, {childList: true, subtree: true, characterData: true});
}"""


def translated(reader: Reader) -> Reader:
    reader.page.evaluate(TRANSLATE)
    expect(reader.page.locator(".widget font").first).to_be_attached()
    return reader


def test_the_checker_stays_true(visit: Visit) -> None:
    reader = visit("check/#g=foster&d=3&h=6S7S8S.AHKH4D.3C4C")
    reader.wait_for_engine("check")
    translated(reader)
    where = reader.page.locator(".keys-head, .keys .where, .check-entry").first
    before = where.inner_text()
    reader.put_card("5C")
    assert reader.wait_for_result("answered")["winner"] == "1"
    expect(reader.result).to_contain_text("Player 1 wins")
    # Another hand wins: the words follow, and so does the line above the keys.
    reader.page.locator(".seat[data-seat='2'] .place").first.click()
    reader.put_card("4H")
    reader.page.locator(".seat[data-seat='2'] .place").nth(1).click()
    reader.put_card("4S")
    expect(reader.result).to_contain_text("Player 2 wins")
    expect(reader.result).not_to_contain_text("Player 1 wins")
    reader.page.locator(".seat[data-seat='3'] .place").nth(1).click()
    expect(where).not_to_have_text(before)


def test_the_table_stays_true(visit: Visit) -> None:
    reader = visit("play/#g=foster&n=4&seat=1&s=abc&d=4", reduced_motion="reduce")
    reader.wait_for_phase("your-turn")
    translated(reader)
    stock = reader.page.locator(".felt").inner_text()
    reader.page.locator("[data-tool=hint]").focus()
    reader.act("buy", card=0)
    reader.wait_for_decision_at_leisure()
    expect(reader.page.locator(".felt, .showdown").first).not_to_have_text(stock)
    # What is said of the hand is said of the cards that are there.
    told = reader.page.locator(".now")
    if told.count():
        again = visit(f"play/#r={reader.record()}", reduced_motion="reduce")
        again.wait_for_phase(reader.phase())
        assert told.inner_text() == again.page.locator(".now").inner_text()
        assert reader.page.locator(".felt").inner_text() == again.page.locator(".felt").inner_text()


def test_the_focus_stays_where_it_was(visit: Visit) -> None:
    reader = visit("check/#g=foster&d=3&h=6S7S8S.AHKH4D.3C4C", saves_data=True)
    expect(reader.page.locator(".key[data-rank='5']")).to_be_visible()
    translated(reader)
    reader.page.locator(".key[data-rank='5']").focus()
    reader.page.keyboard.press("Enter")
    assert reader.focused()["data"].get("rank") == "5"
