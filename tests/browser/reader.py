"""A reader at a page: what a person does with the widgets, in words that are the same in every language."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, Response, expect

from builder.paths import NODE_MODULES

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "device_scale_factor": 2}
# How a browser says that its reader saves data.
SAVE_DATA = "Object.defineProperty(navigator, 'connection', {value: {saveData: true}})"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}

# The example of the rules: a sequence beats another, and the dealer pays everyone.
EXAMPLE_HASH = "#g=foster&d=3&h=6S7S8S.AHKH4D.3C4C5C"

# The last hands of the other worked example: a tie of points that the cards decide.
WIDOW_EXAMPLE_HASH = "#g=widow&d=4&h=KH2HQH.TS8S3S.JC9D5C.JD8C6S"
# Two tie for the lowest, and one of them has a single chip.
CHIPS_HASH = "#g=widow&d=1&c=3.2.1&h=TDTC5S.KD8C3H.KS8H3D"
# Player 3 has knocked, player 4 has had the last turn: yours is next.
LAST_TURN = "#r=1.widow.hses.4.k3.019k3"
# Three nines in hand, the fourth in the widow.
CLAIM = "#r=1.widow~pounce-1.hsss.4.x.1HlpjUtsQhaoRukCnABDEFGIJKLMNOPSTVWXYZbcdefgimqrvwxyz"
# The fifth deal of a match from which you are out.
OUT = "#r=1.widow.hses.4.k3.019k365.0kp81.0861k111.0816k117.0"
# Three players pass once under Extended, and nobody has a combination.
VOID = "#r=1.widow~extended-1.hhh.3.v0.0ppp"

# What is far from the screen is left undrawn, unless a page has this style.
ALL_DRAWN = ".card, .drawing { content-visibility: visible !important }"

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOUR_RULES = ["color-contrast", "link-in-text-block"]


@dataclass
class Reader:
    """One page in one language, and everything that went wrong on it."""

    page: Page
    root: str
    language: str = "en"
    problems: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("console", self._hear_console)
        self.page.on("pageerror", lambda error: self._note(f"error: {error}"))
        self.page.on("response", self._hear_response)
        self.page.on("request", self._hear_request)

    def _note(self, problem: str) -> None:
        if not any(part in problem for part in self.expected):
            self.problems.append(problem)

    def _hear_console(self, message: ConsoleMessage) -> None:
        # Playwright says so itself where offline use is not the subject.
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self._note(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _hear_response(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"{response.status}: {response.url}")

    def _hear_request(self, request: Request) -> None:
        if urlsplit(request.url).scheme in ("http", "https") and not request.url.startswith(self.root):
            self._note(f"left the site: {request.url}")

    def expect_trouble(self, *parts: str) -> None:
        """Problems that mention one of these are what the test is about."""
        self.expected += parts

    # --- Pages ---

    def open(self, path: str) -> None:
        """Open a page of the reader's language; a mere change behind `#` loads it afresh too."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.root}{self.language}/{path}")

    def widget(self, name: str) -> Locator:
        return self.page.locator(f"commerce-{name}")

    def wait_for_engine(self, name: str, state: str = "ready") -> None:
        expect(self.widget(name)).to_have_attribute("data-engine", state, timeout=60_000)

    def announced(self) -> Locator:
        """The widget's one voice for screen readers."""
        return self.page.locator(".widget [role=status]")

    def focused(self) -> dict[str, Any]:
        """What has the focus: its tag, its data and its name."""
        return self.page.evaluate(
            "() => { const at = document.activeElement; return {tag: at.localName, class: at.className,"
            " name: at.getAttribute('aria-label') ?? at.textContent.trim(), data: {...at.dataset},"
            " inWidget: at.closest('.widget') !== null}; }"
        )

    def sideways_scroll(self) -> int:
        """By how many pixels the page is wider than the screen."""
        return self.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")

    def ground(self) -> str:
        """The colour of the page's ground."""
        return self.page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")

    def faults_of_access(self, within: str = "html", rules: Sequence[str] = AXE_TAGS) -> list[str]:
        """What axe-core finds wrong in a part of the page as it stands, by the rules of these names or tags."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            "([part, rules]) => axe.run({include: [part]}, {runOnly: rules, resultTypes: ['violations']})",
            [within, [*rules]],
        )
        return [
            f"{fault['id']}: {fault['help']}: {json.dumps([node['html'][:160] for node in fault['nodes'][:3]])}"
            for fault in found["violations"]
        ]

    # --- Worked example ---

    def wait_for_step(self, step: int) -> None:
        """Wait until a step of the example is the marked one, and the one in sight."""
        marked = self.page.locator(".step-buttons button").nth(step - 1)
        expect(marked).to_have_attribute("aria-current", "step")
        self.page.wait_for_function(
            "step => { const strip = document.querySelector('.strip').getBoundingClientRect();"
            " const panel = document.querySelector(`.panel[data-step='${step}']`).getBoundingClientRect();"
            " return Math.abs(strip.left - panel.left) < 4; }",
            arg=step,
        )

    # --- Who won? ---

    def lay(self, hash_: str) -> None:
        """Open a link in the page as it is: no reload, and the engine stays."""
        self.page.evaluate("hash => { location.hash = ''; location.hash = hash; }", hash_)

    @property
    def result(self) -> Locator:
        return self.page.locator("commerce-check .result")

    def wait_for_result(self, state: str, source: str | None = "engine") -> dict[str, str]:
        """Wait until the result says so, an answer from this source, or from any; gives all that it says of itself."""
        expect(self.result).to_have_attribute("data-state", state, timeout=60_000)
        if state == "answered" and source:
            expect(self.result).to_have_attribute("data-source", source, timeout=60_000)
        return self.result.evaluate("result => ({...result.dataset})")

    def put_card(self, code: str) -> None:
        """Pick a card on the keys: its rank, then its suit."""
        rank, suit = code
        self.page.locator(f".key[data-rank='{rank}']").click()
        self.page.locator(f".key[data-suit='{suit}']").click()

    def cards_of(self, seat: int) -> list[str]:
        """The cards in a row of the checker, or of an open showdown."""
        cards = self.page.locator(f".widget .seat[data-seat='{seat}'] .card")
        return [code for card in cards.all() if (code := card.get_attribute("data-card"))]

    # --- Practice deal ---

    @property
    def table(self) -> Locator:
        return self.page.locator("commerce-play .table")

    def phase(self) -> str:
        return self.table.get_attribute("data-phase") or ""

    def wait_for_phase(self, *phases: str) -> str:
        """Wait until the table is in one of these phases; gives it."""
        wanted = ", ".join(f".table[data-phase='{phase}']" for phase in phases)
        self.page.locator(wanted).wait_for(timeout=60_000)
        return self.phase()

    def wait_for_decision(self) -> str:
        """Let the others play at once, until something is asked of the reader or the deal is over."""
        skip = self.page.locator("[data-tool=skip]")
        wanted = "your-turn", "answer-offer", "showdown", "match-over"
        self.wait_for_phase("others", *wanted)
        if self.phase() == "others":
            # The others may be done just now.
            try:
                skip.click(timeout=2_000)
            except Exception:
                assert self.phase() in wanted or skip.is_visible()
        return self.wait_for_phase(*wanted)

    def wait_for_decision_at_leisure(self) -> str:
        """The same without touching anything: the others need no time where motion is unwanted."""
        return self.wait_for_phase("your-turn", "answer-offer", "showdown", "match-over")

    def own_cards(self) -> list[str]:
        return [card.get_attribute("data-card") or "" for card in self.page.locator(".own-card").all()]

    def act(self, action: str, card: int | None = None) -> None:
        """Choose a card by its place from 0, if the action needs one, and act."""
        before = self.record()
        if card is not None and self.page.locator(".own-card").nth(card).get_attribute("aria-pressed") != "true":
            self.page.locator(".own-card").nth(card).click()
        self.page.locator(f"[data-action={action}]").click()
        self.wait_for_another_record(before)

    def play_to_the_end(self, turns: int = 2) -> None:
        """Buy for some turns, then knock; refuse what is offered."""
        for turn in range(60):
            phase = self.wait_for_decision()
            if phase in ("showdown", "match-over"):
                return
            if phase == "answer-offer":
                self.act("give", card=2) if turn < turns else self.act("refuse")
            elif turn < turns:
                self.act("buy", card=2)
            else:
                self.act("knock")
        raise AssertionError("the deal does not end")

    def wait_for_another_record(self, before: str) -> None:
        """Wait until the table has gone on; the address may be behind of it."""
        self.page.wait_for_function("before => document.querySelector('.table')?.dataset.record !== before", arg=before)

    def record(self) -> str:
        """The record of the table."""
        return self.table.get_attribute("data-record") or ""
