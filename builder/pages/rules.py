"""Rules on a page: the number before the text, the mark of our agreements, and the control that reports a mistake.

In come paragraphs that a function marked, out go the elements that readers see.
"""

from collections.abc import Mapping
from xml.etree import ElementTree

from markdown.util import STX, AtomicString

from builder.pages.notes import Outline
from builder.sources.catalogue import rule_origins
from builder.sources.strings import Strings


def rule_anchor(rule: str) -> str:
    """The anchor of a rule on its page.

    >>> rule_anchor("F3.6")
    'f3-6'
    """
    return rule.lower().replace(".", "-")


def rule_number(rule: str) -> str:
    """A rule's number as it is printed on its own page.

    >>> rule_number("F3.6")
    '3.6'
    """
    return rule[1:]


def split_last_word(text: str) -> tuple[str, str]:
    """A text before its last word, and the last word; the second is empty when it has markup or stands by itself.

    >>> split_last_word("Nobody looks at it.")
    ('Nobody looks at ', 'it.')
    """
    beginning, space, last = text.rpartition(" ")
    return (beginning + space, last) if space and STX not in last else (text, "")


def set_rule(paragraph: ElementTree.Element, rule: str, origin: str, text: Strings) -> None:
    """Give a rule its number before the text, and its marks on the line of the last word."""
    anchor, number = rule_anchor(rule), rule_number(rule)
    attributes = {"class": "rule-number", "href": f"#{anchor}", "aria-label": text("rule-link-here", rule=number)}
    link = ElementTree.Element("a", attributes)
    link.text = AtomicString(number)
    link.tail = f" {paragraph.text or ''}"
    paragraph.text = None
    paragraph.insert(0, link)
    last = paragraph[-1]
    last.tail, last_word = split_last_word((last.tail or "").rstrip())
    kept = ElementTree.SubElement(paragraph, "span", {"class": "keep"})
    kept.text = AtomicString(last_word)
    if origin == "agreement":
        agreement = {"href": f"#{anchor}-agreement", "aria-label": text("rule-is-agreement")}
        ElementTree.SubElement(kept, "a", {"class": "dagger", **agreement}).text = AtomicString("†")
    kept.append(report_control(rule, text("rule-report", rule=rule)))


def report_control(rule: str, label: str) -> ElementTree.Element:
    """The button by which a reader reports a mistake in a rule."""
    attributes = {"type": "button", "class": "rule-report", "data-report": rule, "aria-label": label, "title": label}
    button = ElementTree.Element("button", attributes)
    picture = ElementTree.SubElement(button, "svg", {"viewBox": "0 0 16 16", "aria-hidden": "true"})
    ElementTree.SubElement(picture, "path", {"d": "M3.5 14V2.5h8l-2 3 2 3h-8"})
    return button


def set_agreement(paragraph: ElementTree.Element, text: Strings) -> None:
    """Say before the text that it is an agreement of ours."""
    label = ElementTree.Element("b")
    label.text = AtomicString(text("rule-agreement-label"))
    label.tail = f" {paragraph.text or ''}"
    paragraph.text = None
    paragraph.insert(0, label)


def rule_problems(outline: Outline, game: str) -> list[tuple[int, str]]:
    """What a rules page lacks, each with its line: every rule of its game once and in order, and an agreement for each
    that is ours."""
    origins = rule_origins(game)
    rules, agreements = _lines(outline, "rules"), _lines(outline, "agreements")
    problems = [(0, f"rule {rule} is missing") for rule in origins if rule not in rules]
    problems += [(lines[-1], f"rule {rule} stands twice") for rule, lines in rules.items() if len(lines) > 1]
    if not problems and [*rules] != [*origins]:
        first = next(found for found, expected in zip(rules, origins, strict=True) if found != expected)
        problems.append((rules[first][0], f"rule {first} is out of order"))
    for rule, origin in origins.items():
        lines = agreements.get(rule, [])
        if origin == "agreement" and len(lines) != 1:
            line = (lines or rules.get(rule, [0]))[-1]
            problems.append((line, f"agreement {rule} stands {len(lines)} times instead of once"))
        if origin != "agreement" and lines:
            problems.append((lines[0], f"agreement {rule} stands at a rule that is no agreement of ours"))
    return problems


def _lines(outline: Outline, kind: str) -> Mapping[str, list[int]]:
    """The lines on which each rule stands, in the order of the page."""
    found: dict[str, list[int]] = {}
    for rule, line in outline.get(kind, []):
        found.setdefault(rule, []).append(line)
    return found
