"""Short English of the command line for what only this game has."""

from collections.abc import Mapping

from commerce.problems import Json

PROBLEMS: Mapping[str, str] = {
    "must-answer": "the offer must be answered first",
    "no-offer": "there is no offer to answer",
}
EVENTS: Mapping[str, str] = {
    "stake": "  seat {seat} pays {points} into the pool",
    "buy": "  seat {seat} buys: gives up {gave}, draws {drew}, pays to seat {paid_to}",
    "offer": "  seat {from} offers {card} to seat {to}",
    "give": "  seat {from} gives {card} and gets {got}",
    "refuse": "  seat {seat} refuses",
    "showdown": "  shown: {hands}; seat {winner} wins by {decided_by} ({decided_rule})",
    "payment": "  {points} from {from} to seat {to} ({rule})",
}


def settlement(result: Mapping[str, Json]) -> list[str]:
    """Who wins a showdown, and who pays whom.

    >>> settlement({"winner": 1, "decided_by": "rank", "decided_rule": "F4.3", "payments": []})
    ['Seat 1 wins by rank (F4.3).']
    """
    lines = [f"Seat {result['winner']} wins by {result['decided_by']} ({result['decided_rule']})."]
    for payment in result["payments"] if isinstance(result["payments"], list) else []:
        if isinstance(payment, dict):
            payer = "the pool" if payment["from"] == "pool" else f"seat {payment['from']}"
            lines.append(f"{payment['points']} from {payer} to seat {payment['to']} ({payment['rule']})")
    return lines
