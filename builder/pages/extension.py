"""The site's own part of Markdown: in come marks that functions left in the text, out go the elements of the article.

A mark begins a paragraph: a rule, an agreement, or a piece of HTML that must not pass through Markdown. Headings of
the sections get their numerals, tables their frames, ranks joined by hyphens stay on one line. Everything works on
elements, so that an article is not parsed once more; on the way the page's outline is noted.
"""

import re
from xml.etree import ElementTree

from markdown import Markdown
from markdown.blockprocessors import BlockProcessor
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from markdown.treeprocessors import Treeprocessor

from builder.pages import rules
from builder.pages.notes import PageNotes
from builder.pages.typesetting import JoinedRanks
from builder.sources.catalogue import rule_origins
from builder.state import LanguageBuild

SECTIONS = ("aim", "deal", "turns", "combinations", "settling", "end", "context", "example")
HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")

_MARK = r"⟦(rule|agreement|piece) ([A-Z0-9.]+) (\d+)⟧"
_AT_START = re.compile(rf"\s*{_MARK}[ \n]*")


def mark(kind: str, what: str | int, line: int) -> str:
    """What a function leaves at the start of a paragraph; no page has these brackets of its own.

    >>> mark("rule", "F3.2", 40)
    '⟦rule F3.2 40⟧'
    """
    return f"⟦{kind} {what} {line}⟧"


class Article(Extension):
    """What MkDocs adds to Markdown for the pages of one language."""

    def __init__(self, build: LanguageBuild) -> None:
        super().__init__()
        self.build = build

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 (their name)
        """Prepare for the page that comes next, whose functions have just run."""
        notes = next(reversed(self.build.pages.values()))
        # Before every kind of block that Markdown knows itself.
        md.parser.blockprocessors.register(MarkedParagraph(md, notes), "commerce-marks", 99)
        # A mark within a paragraph, before anything else can take it apart.
        md.inlinePatterns.register(StrayMark(md, notes), "commerce-stray-marks", 200)
        md.inlinePatterns.register(JoinedRanks(md, self.build.text), "commerce-ranks", 10)
        # After the attributes in braces (8), before headings without an id get one (5).
        md.treeprocessors.register(TakeOutline(md, notes), "commerce-outline", 7)
        # After the table of contents (5), which shall not have our signs.
        md.treeprocessors.register(Decorate(md, self.build, notes), "commerce-decorate", 3)


class MarkedParagraph(BlockProcessor):
    """A paragraph that begins with a mark."""

    def __init__(self, md: Markdown, notes: PageNotes) -> None:
        super().__init__(md.parser)
        self.md = md
        self.notes = notes

    def test(self, parent: ElementTree.Element, block: str) -> bool:
        """Whether the block begins with a mark."""
        return _AT_START.match(block) is not None

    def run(self, parent: ElementTree.Element, blocks: list[str]) -> None:
        """Make it an element of its own."""
        block = blocks.pop(0)
        match = _AT_START.match(block)
        if match is None:
            raise ValueError(f"not a marked paragraph: {block}")
        kind, what, line = match[1], match[2], int(match[3])
        rest = block[match.end() :].strip()
        if kind == "piece":
            ElementTree.SubElement(parent, "p").text = self.md.htmlStash.store(self.notes.pieces[int(what)])
            if rest:
                blocks.insert(0, rest)
            return
        if not rest:
            self.notes.problem(f"{kind} {what} has no text", line)
        anchor = rules.rule_anchor(what) if kind == "rule" else f"{rules.rule_anchor(what)}-agreement"
        ElementTree.SubElement(parent, "p", {"class": kind, "id": anchor, f"data-{kind}": what}).text = rest
        self.notes.note(f"{kind}s", what, line)


class StrayMark(InlineProcessor):
    """A mark that does not begin a paragraph is a mistake."""

    def __init__(self, md: Markdown, notes: PageNotes) -> None:
        super().__init__(_MARK, md)
        self.notes = notes

    def handleMatch(  # type: ignore[override]  # noqa: N802 (their name)
        self, m: re.Match[str], data: str
    ) -> tuple[str, int, int]:
        """Report it and leave it out."""
        name = "what stands here as a block" if m[1] == "piece" else f"{m[1]}(“{m[2]}”)"
        self.notes.problem(f"{name} must stand at the start of a paragraph", int(m[3]))
        return "", m.start(), m.end()


class TakeOutline(Treeprocessor):
    """Notes what must be the same in every language, and headings without an id."""

    def __init__(self, md: Markdown, notes: PageNotes) -> None:
        super().__init__(md)
        self.notes = notes

    def run(self, root: ElementTree.Element) -> None:
        """Go through the elements in the order of the page."""
        for element in root.iter():
            if element.tag in HEADINGS:
                name = element.get("id")
                if name is None:
                    words = "".join(element.itertext()).strip()
                    self.notes.problem(f"the heading “{words}” has no id", self.notes.line_of(f"# {words}"))
                self.notes.note("headings", f"{element.tag} #{name}", self.notes.line_of(f"{{#{name}"))
            elif element.tag == "a":
                href = element.get("href", "")
                self.notes.note("links", href, self.notes.line_of(f"]({href}"))
            elif element.tag == "details":
                kinds = " ".join(sorted(element.get("class", "").split()))
                self.notes.note("details", kinds or "details", 0)


class Decorate(Treeprocessor):
    """Sets rules, numerals and frames."""

    def __init__(self, md: Markdown, build: LanguageBuild, notes: PageNotes) -> None:
        super().__init__(md)
        self.text = build.text
        self.game = notes.game

    def run(self, root: ElementTree.Element) -> None:
        """Change what is there, from the inside out."""
        for element in [*root.iter("p")]:
            if rule := element.attrib.pop("data-rule", None):
                rules.set_rule(element, rule, rule_origins(str(self.game))[rule], self.text)
            elif "data-agreement" in element.attrib:
                rules.set_agreement(element, self.text)
        if self.game:
            for heading in root.iter("h2"):
                if heading.get("id") in SECTIONS:
                    number_section(heading)
        frame_tables(root)


def number_section(heading: ElementTree.Element) -> None:
    """Set the numeral before the heading of one of the eight sections.

    >>> heading = ElementTree.fromstring('<h2 id="deal">The deal</h2>')
    >>> number_section(heading)
    >>> "".join(heading.itertext())
    '02 / The deal'
    """
    numeral = ElementTree.Element("span", {"class": "numeral", "aria-hidden": "true"})
    ElementTree.SubElement(
        numeral, "b", {"data-pagefind-ignore": ""}
    ).text = f"{SECTIONS.index(heading.attrib['id']) + 1:02}"
    ElementTree.SubElement(numeral, "i", {"data-pagefind-ignore": ""}).text = " /"
    numeral.tail = f" {heading.text or ''}"
    heading.text = None
    heading.set("class", "section")
    heading.insert(0, numeral)


def frame_tables(root: ElementTree.Element) -> None:
    """Put each table into a frame that scrolls by itself, by keyboard too, named by the heading above it.

    >>> article = ElementTree.fromstring('<div><h2 id="tips">Tips</h2><table/></div>')
    >>> frame_tables(article)
    >>> article[1].get("class"), article[1][0].get("aria-labelledby"), article[1][0][0].tag
    ('frame is-table', 'tips', 'table')
    """
    heading = ""
    parents = {child: parent for parent in root.iter() for child in parent}
    for element in [*root.iter()]:
        if element.tag in HEADINGS:
            heading = element.get("id", "")
        elif element.tag == "table":
            frame = ElementTree.Element("div", {"class": "frame is-table"})
            attributes = {"class": "frame-scroll", "tabindex": "0", "role": "region", "aria-labelledby": heading}
            scroller = ElementTree.SubElement(frame, "div", attributes)
            frame.tail, element.tail = element.tail, None
            parent = parents[element]
            parent[list(parent).index(element)] = frame
            scroller.append(element)
