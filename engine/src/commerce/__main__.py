"""The command line: `commerce rank`, `showdown`, `replay`, `simulate`. Its English stands in `commerce.sentences`.

Bad input gives exit status 2, every problem on its own line on the standard error (with `--json`: one JSON list), and
nothing on the standard output.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence

from commerce.api import rank_data, showdown_data
from commerce.cards import Suit
from commerce.chance import is_seed
from commerce.events import seen
from commerce.game import Option
from commerce.games import game_of, games
from commerce.hands import check_seats, read_options
from commerce.notation import read
from commerce.problems import CommerceError, Json, Problem
from commerce.record import walk
from commerce.sentences import as_list, event_line, plain, sentence, settlement
from commerce.simulate import simulate
from commerce.terminal import quietly

OPTION = "option_"
"""Before the names of options among the arguments."""


def _glyphs(cards: Json) -> str:
    return " ".join(code[0].replace("T", "10") + Suit(code[1]).glyph for code in as_list(cards))


def _hand_line(hand: Mapping[str, Json]) -> str:
    """One hand and what it is worth, as `6♠ 7♠ K♦: point 13 (6♠ 7♠)`."""
    worth = hand["rank"] if hand["points"] is None else hand["points"]
    counted = f" ({_glyphs(hand['counted'])})" if hand["counted"] and hand["counted"] != hand["cards"] else ""
    return f"{_glyphs(hand['cards'])}: {hand['category']}" + (f" {worth}" if worth else "") + counted


def _rank(arguments: argparse.Namespace) -> Json:
    game = game_of(arguments.game)
    options = read_options(game, _options(arguments))
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


def _rank_lines(result: Json, _arguments: argparse.Namespace) -> list[str]:
    return [_hand_line(hand) for hand in result if isinstance(hand, dict)] if isinstance(result, list) else []


def _showdown(arguments: argparse.Namespace) -> Json:
    game = game_of(arguments.game)
    chips = _chips(arguments.chips)
    options = read_options(game, _options(arguments))
    shown = showdown_data(game, options, arguments.hands, _number(arguments.dealer), chips)
    return {name: value for name, value in shown.items() if name != "complete"}


def _showdown_lines(result: Json, arguments: argparse.Namespace) -> list[str]:
    if not isinstance(result, dict) or not isinstance(result["hands"], list) or not isinstance(result["order"], list):
        return []
    hands = dict(enumerate(result["hands"], start=1))
    lines = []
    for place, seat in enumerate(result["order"], start=1):
        hand = hands[seat] if isinstance(seat, int) else None
        if isinstance(hand, dict):
            lines.append(f"{place}. seat {seat}: {_hand_line(hand)}")
    return [*lines, *settlement(game_of(arguments.game), result)]


def _replay(arguments: argparse.Namespace) -> Json:
    position = read(arguments.record)
    events = [data for step in walk(position.record) for data in seen(step.events, None)]
    game, state = position.game, position.state
    result = game.result(state)
    return {"events": events, "result": {**result, "match": game.match(state)} if result else None}


def _replay_lines(result: Json, arguments: argparse.Namespace) -> list[str]:
    if not isinstance(result, dict) or not isinstance(result["events"], list):
        return []
    game = read(arguments.record).game
    lines = [event_line(game, event) for event in result["events"] if isinstance(event, dict)]
    if isinstance(result["result"], dict):
        standing = game.standing.name
        lines.append(f"{standing.capitalize()}: {plain(result['result'][standing])}")
        match = result["result"]["match"]
        if isinstance(match, dict):
            lines.append(f"The match is won by seat {plain(match['winners'])}.")
    return lines


def _simulate(arguments: argparse.Namespace) -> Json:
    game = game_of(arguments.game)
    players, deals, seed = _number(arguments.players), _number(arguments.deals), arguments.seed
    bots = arguments.bots.split(",")
    problems = [*check_seats(game, players)] if isinstance(players, int) else [_expected("--players", "a number")]
    if not isinstance(deals, int) or deals < 1:
        problems.append(_expected("--deals", "a number from 1"))
    if not is_seed(seed):
        problems.append(Problem("bad-seed", params={"seed": seed}))
    if len(bots) not in (1, players):
        problems.append(_expected("--bots", "one name, or one for each player"))
    known: list[Json] = [*game.bots]
    problems += [Problem("unknown-kind", params={"kind": bot, "known": known}) for bot in bots if bot not in known]
    try:
        options = read_options(game, _options(arguments))
    except CommerceError as error:
        problems += error.problems
    if problems or not isinstance(players, int) or not isinstance(deals, int):
        raise CommerceError(problems)
    kinds = bots * players if len(bots) == 1 else bots
    return simulate(game, options, kinds, deals, seed).to_data()


def _simulate_lines(result: Json, _arguments: argparse.Namespace) -> list[str]:
    if not isinstance(result, dict) or not isinstance(result["mean"], list) or not isinstance(result["wins"], list):
        return []
    ends = result["ends"].items() if isinstance(result["ends"], dict) else ()
    return [
        f"{result['deals']} deals",
        *(
            f"seat {seat}: {mean:+.3f} a deal, {won} won"
            for seat, (mean, won) in enumerate(zip(result["mean"], result["wins"], strict=True), start=1)
            if isinstance(mean, float)
        ),
        "ended by " + ", ".join(f"{end} {count}" for end, count in ends),
    ]


def _expected(field: str, wanted: str) -> Problem:
    return Problem("bad-request", params={"field": field, "wanted": wanted})


def _number(text: str | None) -> int | str | None:
    """A number if the text is one; else the text, so that what is wrong is reported with everything else."""
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else text


def _options(arguments: argparse.Namespace) -> dict[str, Json]:
    """The options of a game that were given: switches, and numbers."""
    given = {
        name.removeprefix(OPTION): value for name, value in vars(arguments).items() if name.startswith(OPTION) and value
    }
    return {name: _number(value) if isinstance(value, str) else 1 for name, value in given.items()}


def _options_of(names: Iterable[str]) -> list[Option]:
    """Every option of these games, each once."""
    return [*{option.id: option for name in names for option in game_of(name).options}.values()]


def _chips(text: str | None) -> Json:
    """One number for all, or numbers with commas between."""
    numbers: list[Json] = [_number(part) for part in text.split(",")] if text else []
    return numbers[0] if len(numbers) == 1 else numbers or None


type Command = tuple[Callable[[argparse.Namespace], Json], Callable[[Json, argparse.Namespace], list[str]]]

COMMANDS: Mapping[str, Command] = {
    "rank": (_rank, _rank_lines),
    "showdown": (_showdown, _showdown_lines),
    "replay": (_replay, _replay_lines),
    "simulate": (_simulate, _simulate_lines),
}


def _parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The arguments, read with the options of the game that is asked about, so that no other game is imported.

    Help tells the options of every game; and a flag that the game does not have may be another's, which is then said.
    """
    known = games()
    of_game = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    of_game.add_argument("--game", default=known[0])
    try:
        game = of_game.parse_known_args(arguments)[0].game
    except argparse.ArgumentError:  # no name after the flag, or a flag cut short: the full parser says so
        return _parser(known).parse_args(arguments)
    if not {"-h", "--help"}.isdisjoint(arguments):
        return _parser(known).parse_args(arguments)
    # A record names its own game.
    of_games = [game] if game in known and [*arguments[:1]] != ["replay"] else []
    parsed, unread = _parser(of_games).parse_known_args(arguments)
    return _parser(known).parse_args(arguments) if unread else parsed


def _parser(of_games: Sequence[str]) -> argparse.ArgumentParser:
    """The parser of all commands, with the options of these games."""
    parser = argparse.ArgumentParser(prog="commerce", description="The rules of the card game Commerce.")
    commands = parser.add_subparsers(dest="command", required=True)
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--json", action="store_true", help="answer in JSON")
    of_game = argparse.ArgumentParser(add_help=False)
    of_game.add_argument("--game", default=games()[0], help="the game (default: %(default)s)")
    switches = argparse.ArgumentParser(add_help=False)
    numbers = argparse.ArgumentParser(add_help=False)
    for option in _options_of(of_games):
        flag, name = "--" + option.id.replace("_", "-"), OPTION + option.id
        if option.is_switch:
            switches.add_argument(flag, dest=name, action="store_true", help="an option of the game")
        else:
            allowed = f"{option.values[0]} to {option.values[-1]} (default: {option.default})"
            numbers.add_argument(flag, dest=name, metavar="N", help=f"an option of the game: {allowed}")
    of_rank = commands.add_parser("rank", parents=[shared, of_game, switches], help="what hands are worth")
    of_rank.add_argument("hands", nargs="+", metavar="HAND", help='three cards, as "6S 7S KD"')
    of_showdown = commands.add_parser(
        "showdown", parents=[shared, of_game, switches], help="who wins, and who pays whom or loses a chip"
    )
    of_showdown.add_argument("--dealer", metavar="SEAT", help="the seat that dealt, from 1")
    of_showdown.add_argument(
        "--chips", metavar="N,N,…", help="the chips of each seat before the showdown (one number: all alike)"
    )
    of_showdown.add_argument("hands", nargs="+", metavar="HAND", help="the hands of seat 1, 2 and so on")
    of_replay = commands.add_parser("replay", parents=[shared], help="everything that happened in a recorded match")
    of_replay.add_argument("record", metavar="RECORD", help="the line that a link holds after #r=")
    of_simulate = commands.add_parser(
        "simulate", parents=[shared, of_game, switches, numbers], help="many deals between bots"
    )
    of_simulate.add_argument("--players", required=True, metavar="N", help="the number of seats")
    of_simulate.add_argument("--deals", required=True, metavar="N", help="the number of deals")
    of_simulate.add_argument("--seed", default="1", help="1 to 24 of a-z and 0-9 (default: %(default)s)")
    of_simulate.add_argument(
        "--bots", default="steady", metavar="NAMES", help="a bot for all seats, or one for each, with commas between"
    )
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 0, or 2 for bad input, or what `quietly` says."""
    return quietly(lambda: _main(sys.argv[1:] if arguments is None else arguments))


def _main(arguments: Sequence[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        # A terminal may know no suit signs, and an argument may be no text at all: show those as escapes.
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="backslashreplace")
    parsed = _parse(arguments)
    run, lines = COMMANDS[parsed.command]
    try:
        result = run(parsed)
    except CommerceError as error:
        if parsed.json:
            print(json.dumps([problem.to_data() for problem in error.problems]), file=sys.stderr)
        else:
            print("\n".join(map(sentence, error.problems)), file=sys.stderr)
        return 2
    print(json.dumps(result) if parsed.json else "\n".join(lines(result, parsed)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
