/**
 * Compiles Python ahead for the browser: `node library.mjs RUNTIME OUT`.
 *
 * RUNTIME is a folder with stock Pyodide and the engine's wheel in its lock. The engine is started as in the browser,
 * package loading included, so that what it imports is known. OUT then gets `python_stdlib.zip`, the modules of the
 * standard library that were used, and `modules.json`, the engine's own, both compiled by the very Python that will run
 * them. The zip is not compressed: the host's gzip or Brotli does better on the whole than deflate on each file.
 */
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, out] = process.argv.slice(2).map((folder) => resolve(folder));
const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: `${runtime}/`,
  packageBaseUrl: `${runtime}/`,
  packages: ["commerce"],
  stdout: () => undefined,
});

const [library, engine] = python
  .runPython(
    `
import io, json, sys, zipfile
from commerce.games import game_of, games
from commerce.transcript import playthrough
from importlib._bootstrap_external import _code_to_timestamp_pyc
from pathlib import Path
from types import CodeType

def without_lines(code):
    # A traceback names the function all the same, and a sixth of the bytes need not travel.
    constants = tuple(without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_consts=constants, co_linetable=b"")

def compiled(source, name):
    # Without assertions and docstrings too.
    return bytes(_code_to_timestamp_pyc(without_lines(compile(source, name, "exec", dont_inherit=True, optimize=2))))

# Play with every verb, so that what is imported late is known too.
for game in map(game_of, games()):
    least, _ = game.players
    playthrough(json.dumps({"game": game.id, "kinds": ["human", *game.bots, *["easy"] * least][:least], "seed": "trace"}))

stock = next(path for path in sys.path if path.endswith(".zip"))
# What is frozen into the interpreter never comes from the zip.
specs = [getattr(module, "__spec__", None) for module in [*sys.modules.values()]]
files = {spec.origin or "" for spec in specs if spec and spec.has_location}
used = sorted(name.removeprefix(stock + "/") for name in files if name.startswith(stock + "/"))

reduced = io.BytesIO()
with zipfile.ZipFile(stock) as source, zipfile.ZipFile(reduced, "w", zipfile.ZIP_STORED) as target:
    for name in used:
        # A fixed date, so that the same input gives the same bytes.
        target.writestr(zipfile.ZipInfo(name + "c"), compiled(source.read(name), name))

package = Path(sys.modules["commerce"].__file__).parent
modules = {
    str(path.relative_to(package.parent)) + "c": compiled(path.read_bytes(), str(path.relative_to(package.parent))).hex()
    for path in sorted(package.rglob("*.py"))
}
reduced.getvalue(), json.dumps(modules)
`,
  )
  .toJs();
await writeFile(join(out, "python_stdlib.zip"), library);
await writeFile(join(out, "modules.json"), engine);
