"""The command line: `commerce rank`, `showdown`, `replay`, `simulate`. The engine's only sentences stand here.

Bad input gives exit status 2, every problem on its own line on the standard error (with `--json`: one JSON list), and
nothing on the standard output.
"""

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence

from commerce.api import rank_data, showdown_data
from commerce.cards import Suit
from commerce.games import game_of, games
from commerce.hands import read_options
from commerce.problems import CommerceError, Json, Problem

SENTENCES: Mapping[str, str] = {
    "unknown-card": "“{text}” is not a card",
    "ambiguous-card": "“{text}” can mean more than one card: {options}",
    "duplicate-card": "the card is used twice, in hands {hands}",
    "too-few-cards": "{count} of {wanted} cards",
    "too-many-cards": "{count} cards instead of {wanted}",
    "too-few-players": "{count} players; the game needs at least {least}",
    "too-many-players": "{count} players; the game takes at most {most}",
    "dealer-missing": "the dealer is missing",
    "dealer-out-of-range": "dealer {dealer} is not one of the seats 1 to {players}",
    "seat-out-of-range": "seat {seat} is not one of the seats 1 to {players}",
    "unknown-kind": "unknown bot “{kind}”; known: {known}",
    "bad-seed": "the seed “{seed}” is not 1 to 24 of a-z and 0-9",
    "unknown-game": "unknown game “{game}”; known: {known}",
    "unknown-option": "unknown option “{option}”; known: {known}",
    "bad-option": "option {option} cannot be {value}; allowed: {allowed}",
    "damaged-record": "the record is damaged ({part})",
    "newer-record": "the record is of version {version}; this program reads up to {known}",
    "illegal-move": "deal {deal}, move {move} (“{text}”) is against the rules: {reason}",
    "unknown-action": "unknown action “{action}”; known: {known}",
    "not-your-turn": "it is not the turn of seat {seat}, but of seat {to_act}",
    "deal-over": "the deal is over",
    "must-answer": "the offer must be answered first",
    "no-offer": "there is no offer to answer",
    "card-needed": "to {action}, name a card",
    "card-not-wanted": "to {action}, name no card",
    "card-not-held": "to {action}, name a card of your own hand",
    "deal-not-over": "the deal is not over",
    "match-over": "the match is over",
    "not-a-bot": "seat {seat} is not played by a bot",
    "nothing-to-undo": "there is no decision to take back",
    "bad-change": "unknown change “{change}”; known: {known}",
    "card-in-use": "the card is used elsewhere",
    "bad-request": "{field}: expected {wanted}",
    "unknown-verb": "unknown verb “{verb}”; known: {known}",
    "internal-error": "a fault of the program ({kind})",
}
"""Short English for each code of `commerce.problems.CODES`."""


def sentence(problem: Problem) -> str:
    """One line about a problem: its place, what is wrong, and the rule.

    >>> sentence(Problem("duplicate-card", rule="F1.2", hand=3, card="6S", position=1, params={"hands": [1, 3]}))
    'hand 3, card 1 (6S): the card is used twice, in hands 1, 3 (F1.2)'
    """
    place = [f"hand {problem.hand}"] if problem.hand else []
    if problem.position:
        place.append(f"card {problem.position}" + (f" ({problem.card})" if problem.card else ""))
    params = {name: _plain(value) for name, value in problem.params.items()}
    text = SENTENCES[problem.code].format(**params)
    return (", ".join(place) + ": " if place else "") + text + (f" ({problem.rule})" if problem.rule else "")


def _plain(value: Json) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _glyphs(cards: Json) -> str:
    return " ".join(code[0].replace("T", "10") + Suit(code[1]).glyph for code in _list(cards))


def _list(value: Json) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else []


def _hand_line(hand: Mapping[str, Json]) -> str:
    """One hand and what it is worth, as `6♠ 7♠ K♦: point 13 (6♠ 7♠)`."""
    worth = hand["rank"] if hand["points"] is None else hand["points"]
    counted = f" ({_glyphs(hand['counted'])})" if hand["counted"] and hand["counted"] != hand["cards"] else ""
    return f"{_glyphs(hand['cards'])}: {hand['category']}" + (f" {worth}" if worth else "") + counted


def _rank(arguments: argparse.Namespace) -> Json:
    game = game_of(arguments.game)
    options = read_options(game, None)
    ranks: list[Json] = []
    problems: list[Problem] = []
    for number, hand in enumerate(arguments.hands, start=1):
        try:
            ranks.append(rank_data(game, options, hand, number))
        except CommerceError as error:
            problems += error.problems
    if problems:
        raise CommerceError(problems)
    return ranks


def _rank_lines(result: Json) -> list[str]:
    return [_hand_line(hand) for hand in result if isinstance(hand, dict)] if isinstance(result, list) else []


def _showdown(arguments: argparse.Namespace) -> Json:
    game = game_of(arguments.game)
    shown = showdown_data(game, read_options(game, None), arguments.hands, _number(arguments.dealer))
    return {name: value for name, value in shown.items() if name != "complete"}


def _showdown_lines(result: Json) -> list[str]:
    if not isinstance(result, dict) or not isinstance(result["hands"], list) or not isinstance(result["order"], list):
        return []
    hands = dict(enumerate(result["hands"], start=1))
    lines = []
    for place, seat in enumerate(result["order"], start=1):
        hand = hands[seat] if isinstance(seat, int) else None
        if isinstance(hand, dict):
            lines.append(f"{place}. seat {seat}: {_hand_line(hand)}")
    lines.append(f"Seat {result['winner']} wins by {result['decided_by']} ({result['decided_rule']}).")
    for payment in result["payments"] if isinstance(result["payments"], list) else []:
        if isinstance(payment, dict):
            payer = "the pool" if payment["from"] == "pool" else f"seat {payment['from']}"
            lines.append(f"{payment['points']} from {payer} to seat {payment['to']} ({payment['rule']})")
    return lines


def _number(text: str | None) -> int | str | None:
    """A number if the text is one; else the text, so that what is wrong is reported with everything else."""
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else text


type Command = tuple[Callable[[argparse.Namespace], Json], Callable[[Json], list[str]]]

COMMANDS: Mapping[str, Command] = {
    "rank": (_rank, _rank_lines),
    "showdown": (_showdown, _showdown_lines),
}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="commerce", description="The rules of the card game Commerce.")
    commands = parser.add_subparsers(dest="command", required=True)
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--json", action="store_true", help="answer in JSON")
    of_game = argparse.ArgumentParser(add_help=False)
    of_game.add_argument("--game", default=next(iter(games())), help="the game (default: %(default)s)")
    rank = commands.add_parser("rank", parents=[shared, of_game], help="what hands of three cards are worth")
    rank.add_argument("hands", nargs="+", metavar="HAND", help='three cards, as "6S 7S KD"')
    showdown = commands.add_parser("showdown", parents=[shared, of_game], help="who wins, and who pays whom")
    showdown.add_argument("--dealer", metavar="SEAT", help="the seat that dealt, from 1")
    showdown.add_argument("hands", nargs="+", metavar="HAND", help="the hands of seat 1, 2 and so on")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 0, or 2 for bad input."""
    parsed = _parser().parse_args(arguments)
    run, lines = COMMANDS[parsed.command]
    try:
        result = run(parsed)
    except CommerceError as error:
        if parsed.json:
            print(json.dumps([problem.to_data() for problem in error.problems], ensure_ascii=False), file=sys.stderr)
        else:
            print("\n".join(map(sentence, error.problems)), file=sys.stderr)
        return 2
    print(json.dumps(result, ensure_ascii=False) if parsed.json else "\n".join(lines(result)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
