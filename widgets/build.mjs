/**
 * Bundles the widgets.
 *
 *     node widgets/build.mjs
 *
 * The games come from build/catalogue.json, which the engine wrote, and from the folders of their names in src/games/.
 *
 * build/widgets/            scripts and the style sheet, each with its content's hash in its name
 * build/widgets/manifest.json   {"upgrade": file, "worker": file, "style": file, "needs": {"check": [file, …], …}}
 * build/widgets/render.mjs  the same views for Node: one JSON request a line, one JSON answer a line
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { build } from "esbuild";

const here = import.meta.dirname;
const output = resolve(here, "../build/widgets");

const browserEntries = {
  upgrade: "src/upgrade.ts",
  worker: "src/engine/worker.ts",
  style: "styles/widgets.css",
};

/** What `upgrade.ts` asks for beside the widget itself. */
const always = ["src/language/strings.ts", "src/page/element.ts"];

/** What the widgets read of a game's entry in the catalogue; the rest serves the pages. */
const FIELDS = "id prefix players hands hand_size larger needs_dealer standing lowest_loses options bots".split(" ");

/** Makes the modules of `src/games/modules.d.ts`: the catalogue, and an index of the games' folders. */
const games = {
  name: "games",
  setup({ onResolve, onLoad }) {
    const { ranks, suits, games: entries } = JSON.parse(readFileSync(resolve(here, "../build/catalogue.json"), "utf8"));
    const folder = (id) => join(here, "src", "games", id, "game.ts");
    const lacking = entries.filter(({ id }) => !existsSync(folder(id)));
    if (lacking.length > 0) throw new Error(`${lacking.map(({ id }) => folder(id)).join(", ")}: missing`);
    const reduced = entries.map((entry) => Object.fromEntries(FIELDS.map((field) => [field, entry[field]])));
    const modules = {
      "commerce:catalogue": Object.entries({ ranks, suits, games: reduced })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n"),
      "commerce:games": [
        ...entries.map(({ id }) => `import { game as ${id} } from ${JSON.stringify(folder(id))};`),
        `export const parts = { ${entries.map(({ id }) => id).join(", ")} };`,
      ].join("\n"),
    };
    onResolve({ filter: /^commerce:/ }, ({ path }) => ({ path, namespace: "games" }));
    onLoad({ filter: /./, namespace: "games" }, ({ path }) => ({ contents: modules[path], resolveDir: here }));
  },
};

const shared = {
  absWorkingDir: here,
  bundle: true,
  format: "esm",
  target: "es2022",
  legalComments: "none",
  plugins: [games],
  logLevel: "warning",
  tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, experimentalDecorators: true } },
};

async function buildForBrowsers() {
  const entries = Object.entries(browserEntries);
  const { metafile } = await build({
    ...shared,
    entryPoints: entries.map(([name, source]) => ({ in: source, out: name })),
    outdir: output,
    entryNames: "[name]-[hash]",
    chunkNames: "part-[hash]",
    splitting: true,
    minify: true,
    metafile: true,
    conditions: ["production"],
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const bySource = new Map(
    Object.entries(metafile.outputs)
      .filter(([, made]) => made.entryPoint)
      .map(([file, made]) => [made.entryPoint, basename(file)]),
  );
  const manifest = Object.fromEntries(entries.map(([name, source]) => [name, bySource.get(source)]));
  const needs = Object.fromEntries(
    ["check", "example", "play"].map((widget) => [
      widget,
      withImports(metafile, [...always, `src/${widget}/element.ts`].map((source) => bySource.get(source))),
    ]),
  );
  await writeFile(join(output, "manifest.json"), `${JSON.stringify({ ...manifest, needs }, null, 2)}\n`);
}

/** These files and all that they import, which a page had better ask for at once than one after the other. */
function withImports({ outputs }, files) {
  const found = new Set();
  const add = (file) => {
    if (found.has(file)) return;
    found.add(file);
    const made = Object.entries(outputs).find(([path]) => basename(path) === file)?.[1];
    for (const { path, kind } of made?.imports ?? []) if (kind === "import-statement") add(basename(path));
  };
  files.forEach(add);
  return [...found];
}

async function buildForNode() {
  await build({
    ...shared,
    entryPoints: [{ in: "src/render.ts", out: "render" }],
    outdir: output,
    outExtension: { ".js": ".mjs" },
    platform: "node",
    conditions: ["node"],
    // Packages that are still CommonJS inside ask for Node's own modules.
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
  });
}

/** Empties the folder but keeps the folder itself, so that a server may watch it. */
async function emptyOutput() {
  await mkdir(output, { recursive: true });
  await Promise.all(readdirSync(output).map((name) => rm(join(output, name), { recursive: true })));
}

await emptyOutput();
await Promise.all([buildForBrowsers(), buildForNode()]);
