"""The numbered rules of the game with a widow; the texts stand on the rules page of each language.

Those that are ours are so, in whole or in part, where the page is silent or disagrees with itself.
"""

from commerce.game import numbered_rules

RULES = numbered_rules(
    {
        "aim": ("W1.1", "W1.2", "W1.3", "W1.4"),
        "deal": ("W2.1", "W2.2", "W2.3", "W2.4"),
        "turns": ("W3.1", "W3.2", "W3.3", "W3.4", "W3.5", "W3.6", "W3.7", "W3.8"),
        "combinations": ("W4.1", "W4.2", "W4.3", "W4.4", "W4.5", "W4.6", "W4.7"),
        "settling": ("W5.1", "W5.2", "W5.3", "W5.4", "W5.5"),
        "end": ("W6.1", "W6.2"),
        "context": ("W7.1", "W7.2"),
    },
    book="CardRulesPlus",
    ours=("W2.1", "W3.3", "W3.6", "W3.8", "W4.7", "W5.4", "W7.1", "W7.2"),
    by_people=("W2.1", "W2.2"),  # nobody draws for the deal or cuts: chance comes from the seed
)
