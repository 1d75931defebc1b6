"""What no module of the engine may do. Who may import whom stands in pyproject.toml, and `make lint` checks it."""

import ast
import importlib
import inspect
import pkgutil
import sys
import zipfile
from pathlib import Path
from subprocess import run

import commerce
import pytest
from commerce.__main__ import main
from commerce.games import game_of, games

SOURCE = Path(commerce.__file__).parent
MODULES = sorted(
    ".".join(("commerce", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")
    for path in SOURCE.rglob("*.py")
)


def imports(module: str) -> set[str]:
    path = SOURCE.joinpath(*module.split(".")[1:])
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports relatively"
            assert node.module
            inside = {f"{node.module}.{name.name}" for name in node.names} & set(MODULES)
            found |= inside or {node.module}
    return found


@pytest.mark.parametrize("module", MODULES)
def test_only_the_standard_library_is_used(module: str) -> None:
    for imported in imports(module):
        assert imported.split(".")[0] in sys.stdlib_module_names | {"commerce"}


@pytest.mark.parametrize("module", MODULES)
def test_no_clock_no_shared_chance_and_no_files(module: str) -> None:
    forbidden = {"time", "datetime", "os", "secrets", "pathlib", "io", "uuid", "socket", "locale"}
    allowed = {"random"} if module == "commerce.chance" else set()
    used = {name.split(".")[0] for name in imports(module)}
    assert not used & forbidden
    assert "random" not in used - allowed
    if module == "commerce.chance":
        assert "from random import Random" in (SOURCE / "chance.py").read_text(encoding="utf-8")


def test_nothing_outside_its_folder_names_a_game() -> None:
    for path in SOURCE.rglob("*.py"):
        for game in games():
            if game in path.relative_to(SOURCE).parts:
                continue
            tree = ast.parse(path.read_text(encoding="utf-8"))
            docstrings = {
                ast.get_docstring(node, clean=False)
                for node in ast.walk(tree)
                if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            }
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value not in docstrings:
                    # The whole text, since the name of a game may also be a word of card players.
                    assert node.value != game, f"{path} names {game}"


@pytest.mark.parametrize("module", [module for module in MODULES if "__main__" not in module])
def test_every_public_function_has_an_example(module: str) -> None:
    found = importlib.import_module(module)
    without = [
        name
        for name, function in vars(found).items()
        if not name.startswith("_")
        and callable(function)
        and getattr(function, "__module__", "") == module
        and not inspect.isclass(function)
        and ">>>" not in (inspect.getdoc(function) or "")
    ]
    assert not without


def test_games_are_found_inside_an_archive(tmp_path: Path) -> None:
    archive = tmp_path / "commerce.zip"
    with zipfile.ZipFile(archive, "w") as file:
        for path in SOURCE.rglob("*.py"):
            file.write(path, Path("commerce") / path.relative_to(SOURCE))
    code = f"import sys; sys.path.insert(0, {str(archive)!r}); import commerce; from commerce.games import games; "
    code += "print(commerce.__file__, *games())"
    done = run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    where, *found = done.stdout.split()
    assert where.startswith(str(archive))
    assert found == [name for name in games() if (SOURCE / "games" / name).is_dir()]


def test_every_game_is_one_folder() -> None:
    from commerce import games as package

    assert [*games()] == sorted(module.name for module in pkgutil.iter_modules(package.__path__))


@pytest.mark.parametrize(
    "question",
    [
        """answer('{"verb": "rank", "game": "GAME", "cards": ["6S", "7S", "8S"]}')""",
        """answer('{"verb": "new-record", "game": "GAME", "kinds": ["easy", "easy", "easy"], "seed": "a"}')""",
        """answer('{"verb": "table", "record": "1.GAME.hhh.1.a.0", "seat": 1}')""",
        """answer('{"verb": "read-cards", "text": "6S"}')""",
        """main(["rank", "--json", "--game", "GAME", "6S 7S 8S"])""",
        """main(["simulate", "--json", "--game=GAME", "--players", "3", "--deals", "3"])""",
        """main(["replay", "--json", "1.GAME.hhh.1.a.0"])""",
    ],
)
@pytest.mark.parametrize("game", ["foster", "widow"])
def test_a_question_about_one_game_loads_no_other(game: str, question: str) -> None:
    code = "import sys; from commerce.api import answer; from commerce.__main__ import main; "
    code += question.replace("GAME", game) + "; "
    code += "print(*{name.split('.')[2] for name in sys.modules if name.startswith('commerce.games.')})"
    done = run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.splitlines()[-1].split()
    assert loaded == ([] if "read-cards" in question else [game])


def test_help_tells_the_options_of_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    for flag in ("-h", "--help"):
        with pytest.raises(SystemExit):
            main(["simulate", flag])
        shown = capsys.readouterr().out
        for game in map(game_of, games()):
            assert all("--" + option.id.replace("_", "-") in shown for option in game.options)
