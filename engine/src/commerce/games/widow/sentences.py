"""Short English of the command line for what only this game has."""

from collections.abc import Mapping

PROBLEMS: Mapping[str, str] = {
    "hand-frozen": "after a pounce the hand stays as it is",
    "no-claim": "there is no card to pounce on, or no longer",
    "claim-open": "pounce or decline first",
    "claim-of-another": "another player may pounce first",
}
EVENTS: Mapping[str, str] = {
    "deal": "Deal {deal}, dealt by seat {dealer}: {hands}; the widow: {widow}",
    "exchange": "  seat {seat} exchanges {gave} for {took}",
    "pounce": "  seat {seat} pounces on {card}; {refill} fills the gap",
    "decline": "  seat {seat} does not pounce on {card}",
}
