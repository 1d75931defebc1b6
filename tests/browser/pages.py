"""Pages that tests use one after the other: opening one costs a second of processor time, going on in it a third.

What a test leaves in a page is taken away before the next one gets it. A page that was given what cannot be taken away
again is closed instead: scripts that run before every page, another clock, a network that was switched off.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Error, Page

from tests.browser.reader import SAVE_DATA

# Starting Python takes seconds, and on a busy machine many of them.
PATIENCE = 30_000
# What can be set in an open page, and what it is where nobody says otherwise.
IN_AN_OPEN_PAGE: dict[str, Any] = {"color_scheme": "light", "reduced_motion": "no-preference", "forced_colors": "none"}
# What makes another browser of it; any other setting makes a page its test's own.
OF_A_CONTEXT: dict[str, Any] = {"has_touch": False, "device_scale_factor": 1, "java_script_enabled": True}
FOR_EVER = "add_init_script", "set_offline", "route", "add_cookies", "set_extra_http_headers"


@dataclass(eq=False)
class Lent:
    """A page in the hands of a test, and what has to be taken back."""

    page: Page
    kind: tuple[Any, ...]
    is_own: bool
    runs_scripts: bool
    listeners: list[tuple[str, Callable[..., Any]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        page = self.page
        listen = page.on

        def on(event: Any, handler: Any) -> None:
            self.listeners.append((event, handler))
            listen(event, handler)

        page.on = on  # type: ignore[method-assign]
        for of in (page.context, page.clock):
            for name in FOR_EVER if of is page.context else ("install", "set_fixed_time", "set_system_time"):
                self._own_after(of, name)
        self._own_after(page, "add_init_script")

    def _own_after(self, of: Any, name: str) -> None:
        """From this call on the page is its test's own."""
        call = getattr(type(of), name).__get__(of)

        def marked(*given: Any, **named: Any) -> Any:
            self.is_own = True
            return call(*given, **named)

        setattr(of, name, marked)

    def tidy(self, root: str) -> None:
        """Take away what the test left: listeners, routes, permissions, what the site remembers."""
        page = self.page
        del page.on  # type: ignore[misc]
        for event, handler in self.listeners:
            page.remove_listener(event, handler)
        page.unroute_all(behavior="ignoreErrors")
        page.context.clear_permissions()
        page.context.clear_cookies()
        page.set_default_timeout(PATIENCE)
        if page.url != "about:blank" and self.runs_scripts:
            # What a page writes when it is left is written now.
            page.goto(f"{root}robots.txt")
            page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        page.goto("about:blank")
        page.mouse.move(0, 0)


class Pages:
    """The open pages of one browser."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[tuple[Any, ...], list[Page]] = {}

    def take(self, settings: dict[str, Any], *, saves_data: bool = False, is_own: bool = False) -> Lent:
        """A page with these settings and nothing else in it, new where there is none."""
        is_own = is_own or not settings.keys() <= {*OF_A_CONTEXT, *IN_AN_OPEN_PAGE, "viewport"}
        lasting = {name: settings.get(name, value) for name, value in OF_A_CONTEXT.items()}
        kind = saves_data, *lasting.values()
        waiting = self.free.get(kind, [])
        if is_own or not waiting:
            # Where offline use is not the subject, nothing is kept and nothing is fetched for it.
            context = self.browser.new_context(**{"service_workers": "block", **settings})
            context.set_default_timeout(PATIENCE)
            if saves_data:
                context.add_init_script(SAVE_DATA)
            page = context.new_page()
        else:
            page = waiting.pop()
            page.set_viewport_size(settings["viewport"])
            page.emulate_media(
                media="null", **{name: settings.get(name, value) for name, value in IN_AN_OPEN_PAGE.items()}
            )
        return Lent(page, kind, is_own, runs_scripts=lasting["java_script_enabled"])

    def give_back(self, lent: Lent, root: str) -> None:
        """Make the page ready for the next test, or close it."""
        if not lent.is_own:
            try:
                lent.tidy(root)
            except Error:
                # A page that does not come to rest is nobody else's.
                lent.is_own = True
        if lent.is_own:
            lent.page.context.close()
        else:
            self.free.setdefault(lent.kind, []).append(lent.page)
