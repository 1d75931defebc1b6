"""The numbered rules of the game without a widow; the texts stand on the rules page of each language.

Those that are ours are so where the book is silent, or disagrees with others, or only says so itself.
"""

from commerce.game import numbered_rules

RULES = numbered_rules(
    {
        "aim": ("F1.1", "F1.2", "F1.3", "F1.4"),
        "deal": ("F2.1", "F2.2", "F2.3", "F2.4", "F2.5", "F2.6", "F2.7"),
        "turns": ("F3.1", "F3.2", "F3.3", "F3.4", "F3.5", "F3.6", "F3.7", "F3.8", "F3.9", "F3.10"),
        "combinations": ("F4.1", "F4.2", "F4.3", "F4.4", "F4.5", "F4.6", "F4.7", "F4.8"),
        "settling": ("F5.1", "F5.2", "F5.3", "F5.4", "F5.5", "F5.6"),
        "end": ("F6.1", "F6.2", "F6.3"),
    },
    book="R. F. Foster, Complete Hoyle",
    ours=("F2.7", "F3.4", "F3.10", "F4.6", "F4.8", "F6.2", "F6.3"),
    by_people=("F2.7",),  # the engine never misdeals
)
