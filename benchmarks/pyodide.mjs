/** Runs a Python file inside the Pyodide that the site ships: `node pyodide.mjs RUNTIME FILE` prints what it prints. */
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, file] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: `${runtime}/`, packageBaseUrl: `${runtime}/`, packages: ["commerce"] });
python.runPython(await readFile(file, "utf8"), { globals: python.toPy({ __name__: "__main__" }) });
