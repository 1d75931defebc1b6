"""The numbered rules of the game without a widow; the texts stand on the rules page of each language.

Rules in the list of agreements are ours, where the sources are silent, disagree, or only say so themselves.
"""

from commerce.game import Rule

_SECTIONS = {
    "aim": ("F1.1", "F1.2", "F1.3", "F1.4"),
    "deal": ("F2.1", "F2.2", "F2.3", "F2.4", "F2.5", "F2.6", "F2.7"),
    "turns": ("F3.1", "F3.2", "F3.3", "F3.4", "F3.5", "F3.6", "F3.7", "F3.8", "F3.9", "F3.10"),
    "combinations": ("F4.1", "F4.2", "F4.3", "F4.4", "F4.5", "F4.6", "F4.7", "F4.8"),
    "settling": ("F5.1", "F5.2", "F5.3", "F5.4", "F5.5", "F5.6"),
    "end": ("F6.1", "F6.2", "F6.3"),
}
_AGREEMENTS = {"F2.7", "F3.4", "F3.10", "F4.6", "F4.8", "F6.2", "F6.3"}
_KEPT_BY_THE_TABLE = {"F2.7"}  # the engine never misdeals

RULES = tuple(
    Rule(
        rule,
        section,
        origin="agreement" if rule in _AGREEMENTS else "source",
        keeper="table" if rule in _KEPT_BY_THE_TABLE else "engine",
    )
    for section, rules in _SECTIONS.items()
    for rule in rules
)
