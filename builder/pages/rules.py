"""Rules on a page: the number before the text, the mark of our agreements, and the control that reports a mistake."""

import re
from html import escape

from builder.errors import BuildError
from builder.sources.catalogue import rule_origins
from builder.sources.strings import Strings

_RULE = re.compile(r'<p><span data-rule="([A-Z][0-9.]+)" id="[a-z0-9-]+"></span>\s*(.*?)</p>', re.DOTALL)
_AGREEMENT = re.compile(r'<p><span data-agreement="([A-Z][0-9.]+)"></span>\s*(.*?)</p>', re.DOTALL)
_LEFT_OVER = re.compile(r'<span data-(rule|agreement)="([A-Z][0-9.]+)"')


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


def rule_mark(rule: str) -> str:
    """What `{{ rule("F3.2") }}` leaves at the start of a paragraph; MkDocs sees its anchor."""
    return f'<span data-rule="{rule}" id="{rule_anchor(rule)}"></span>'


def agreement_mark(rule: str) -> str:
    """What `{{ agreement("F3.4") }}` leaves at the start of a paragraph."""
    return f'<span data-agreement="{rule}"></span>'


def split_last_word(html: str) -> tuple[str, str]:
    """A paragraph's text before its last word, and the last word; the second is empty when it has markup.

    >>> split_last_word("Nobody looks at it.")
    ('Nobody looks at ', 'it.')
    """
    beginning, space, last = html.rpartition(" ")
    return (html, "") if "<" in last or ">" in last else (beginning + space, last)


def set_rules(html: str, text: Strings, game: str | None, where: str) -> str:
    """Turn the marked paragraphs into rules and agreements.

    Raises BuildError when a mark does not start a paragraph, or names a rule that the game of the page does not have.
    """
    if "data-rule=" not in html and "data-agreement=" not in html:
        return html
    if game is None:
        raise BuildError(f"{where}: rules stand on the page of their game.")
    origins = rule_origins(game)

    def known(rule: str) -> str:
        if rule not in origins:
            raise BuildError(f"{where}: the game “{game}” has no rule {rule}.")
        return rule

    def rule_paragraph(match: re.Match[str]) -> str:
        rule = known(match[1])
        # The marks after the text stay on the line of its last word.
        beginning, last_word = split_last_word(match[2].strip())
        anchor, number = rule_anchor(rule), rule_number(rule)
        dagger = ""
        if origins[rule] == "agreement":
            label = escape(text("rule-is-agreement"), quote=True)
            dagger = f'<a class="dagger" href="#{anchor}-agreement" aria-label="{label}">†</a>'
        link = escape(text("rule-link-here", rule=number), quote=True)
        report = escape(text("rule-report", rule=rule), quote=True)
        return (
            f'<p class="rule" id="{anchor}">'
            f'<a class="rule-number" href="#{anchor}" aria-label="{link}">{number}</a> '
            f"{beginning}"
            f'<span class="keep">{last_word}{dagger}'
            f'<button type="button" class="rule-report" data-report="{rule}" aria-label="{report}" title="{report}">'
            '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3.5 14V2.5h8l-2 3 2 3h-8"/></svg>'
            "</button></span></p>"
        )

    def agreement_paragraph(match: re.Match[str]) -> str:
        rule = known(match[1])
        return (
            f'<p class="agreement" id="{rule_anchor(rule)}-agreement" data-agreement="{rule}">'
            f"<b>{escape(text('rule-agreement-label'))}</b> {match[2]}</p>"
        )

    html = _RULE.sub(rule_paragraph, html)
    html = _AGREEMENT.sub(agreement_paragraph, html)
    if left_over := _LEFT_OVER.search(html):
        raise BuildError(f"{where}: {left_over[1]}(“{left_over[2]}”) must stand at the start of a paragraph.")
    return html


def rule_problems(rules: list[str], agreements: list[str], game: str) -> list[str]:
    """What a rules page lacks: every rule of its game once and in order, one agreement for each of ours."""
    origins = rule_origins(game)
    problems = [f"rule {rule} is missing" for rule in origins if rule not in rules]
    problems += [f"rule {rule} stands twice" for rule in origins if rules.count(rule) > 1]
    if not problems and rules != list(origins):
        first = next(found for found, expected in zip(rules, origins, strict=True) if found != expected)
        problems.append(f"rule {first} is out of order")
    for rule, origin in origins.items():
        count = agreements.count(rule)
        if origin == "agreement" and count != 1:
            problems.append(f"agreement {rule} stands {count} times instead of once")
        if origin != "agreement" and count:
            problems.append(f"agreement {rule} stands at a rule that is no agreement of ours")
    return problems
