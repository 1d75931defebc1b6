"""Mutation testing: small changes to how games rank, settle and play, and which of them no test notices.

`make mutants` works on a copy in `build/mutants`, with mutmut. It says at the end how many changes were noticed, and
lists the others: each is either a gap in the tests or a change that makes no difference. It is no part of `make test`.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from random import Random

from builder.paths import BUILD, REPOSITORY

FOLDER = BUILD / "mutants"
CHANGED = [f"src/commerce/games/*/{part}.py" for part in ("ranking", "settle", "play")] + [
    "src/commerce/mechanics/*.py"
]
# Slow, or about other things than the rules of a deal.
LEFT_OUT = [
    *(f"test_{name}.py" for name in ("bots", "chance", "command_line", "layers", "odds", "rule_ids", "widow_bots")),
    *("test_ten_thousand_matches.py", "test_widow_matches.py"),
]
# Makes no difference where both sides are as long by construction.
NO_DIFFERENCE = re.compile(r",\s*strict=\w+|,\s*(?=\))")


def prepare() -> None:
    """A fresh copy of the engine and its tests, and the settings for mutmut."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    without_caches = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(REPOSITORY / "engine/src", FOLDER / "src", ignore=without_caches)
    shutil.copytree(REPOSITORY / "tests/engine", FOLDER / "tests/engine", ignore=without_caches)
    (FOLDER / "tests/__init__.py").touch()
    left_out = [word for name in LEFT_OUT for word in ("--deselect", f"tests/engine/{name}")]
    settings = {
        "source_paths": ["src"],
        "only_mutate": CHANGED,
        "pytest_add_cli_args_test_selection": ["tests/engine"],
        "pytest_add_cli_args": left_out,
    }
    lines = [f"{name} = {json.dumps(value)}" for name, value in settings.items()]
    (FOLDER / "pyproject.toml").write_text("\n".join(["[tool.mutmut]", *lines, ""]), encoding="utf-8")


def mutmut(*words: str) -> str:
    """Run mutmut in the copy; gives what it prints."""
    command = [sys.executable, "-m", "mutmut", *words]
    return subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=False).stdout


def states() -> dict[str, int | None]:
    """The exit code of the tests for each change, 0 where they noticed nothing, `None` where they did not run."""
    metas = sorted((FOLDER / "mutants").rglob("*.meta"))
    return {name: code for meta in metas for name, code in json.loads(meta.read_text())["exit_code_by_key"].items()}


def makes_no_difference(shown: str) -> bool:
    """Whether the two sides of a difference mean the same."""
    lost, got = ([line[1:] for line in shown.splitlines() if re.match(rf"\{sign}(?!\{sign})", line)] for sign in "-+")
    return [NO_DIFFERENCE.sub("", line) for line in lost] == [NO_DIFFERENCE.sub("", line) for line in got]


def is_noticed_from_the_start(name: str) -> bool:
    """Whether the tests of ranking notice the change when Python starts with it: tables are made on import."""
    environment = {**os.environ, "MUTANT_UNDER_TEST": name, "PYTHONPATH": "src"}
    tests = sorted(path.as_posix() for path in (FOLDER / "tests/engine").glob("test_*ranking.py"))
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    return (
        subprocess.run(command, cwd=FOLDER / "mutants", env=environment, capture_output=True, check=False).returncode
        != 0
    )


def run(count: int | None) -> int:
    """Try so many changes, chosen evenly and always the same; all of them for `None`. Gives how many none noticed."""
    prepare()
    mutmut("run", "--max-children", "1", "none.such")
    names = sorted(states())
    if count is not None:
        Random(0).shuffle(names)
    chosen = names[:count]
    mutmut("run", "--max-children", "1", *chosen)
    found = states()
    counted: Counter[str] = Counter()
    for name in chosen:
        if found[name] != 0:
            counted["noticed" if found[name] is not None else "not tried"] += 1
            continue
        shown = mutmut("show", name)
        if makes_no_difference(shown):
            counted["no difference"] += 1
        elif is_noticed_from_the_start(name):
            counted["noticed"] += 1
        else:
            counted["not noticed"] += 1
            print(shown)
    print(f"{len(chosen)} of {len(names)} changes: " + ", ".join(f"{many} {what}" for what, many in counted.items()))
    return counted["not noticed"] + counted["not tried"]
