/**
 * The views, for Node: one JSON request a line on standard input, one JSON answer a line on standard output.
 *
 *     {"view": "hand", "language": "en", "strings": [Fluent texts], "site": {page data}, "data": {the engine's answer}}
 *     {"html": "<figure …"}   or   {"error": "what is wrong"}
 *
 * The view "log" gives the sentences of events instead: {"told": {"title": "…", "events": [{"sentences": […], "cards": "…"}, …]}}
 */
import { createInterface } from "node:readline";
import { render } from "@lit-labs/ssr";
import { collectResultSync } from "@lit-labs/ssr/lib/render-result.js";
import type { TemplateResult } from "lit";
import { checkView } from "./check/view";
import { emptyCheck } from "./check/state";
import { exampleView } from "./example/view";
import { firstExample, type ExampleData } from "./example/state";
import type { GameEvent, Seat } from "./engine/answers";
import { stepTitle, tell } from "./games/events";
import { gameOf } from "./games/games";
import { handView, type HandExample } from "./hand/view";
import { Strings } from "./language/strings";
import type { Page } from "./page/page";
import type { SiteData } from "./page/site";
import { playView } from "./play/view";
import { emptyPlay } from "./play/state";
import { showdownView, type ShowdownExample } from "./showdown/view";

interface Request {
  readonly view: string;
  readonly language: string;
  readonly strings: readonly string[];
  readonly site: SiteData;
  readonly data: unknown;
}

const views: Readonly<Record<string, (data: unknown, page: Page) => TemplateResult>> = {
  hand: (data, page) => handView(data as HandExample, page),
  showdown: (data, page) => showdownView(data as ShowdownExample, page),
  example: (data, page) => exampleView(firstExample(data as ExampleData), page),
  check: (_data, page) => checkView(emptyCheck(), page),
  play: (_data, page) => playView(emptyPlay(), page),
};

const known = new Map<string, Strings>();

/** Every page of a language brings the same sentences: they are read once. */
function stringsOf({ language, strings, site }: Request): Strings {
  const key = JSON.stringify([language, strings]);
  const found = known.get(key) ?? new Strings(language, strings, site.formats);
  known.set(key, found);
  return found;
}

/** Lit's own marks are of no use to a page that renders itself anew. */
const withoutMarks = (text: string): string => text.replace(/<!--.*?-->/gs, "").replace(/>\s+</g, "> <").trim();

interface Log {
  readonly game: string;
  readonly events: readonly GameEvent[];
  readonly dealer: Seat;
}

/** What happened, as the log of a deal tells it to somebody who takes no part, for drawings. */
const told = (strings: Strings, { game, events, dealer }: Log): unknown => ({
  title: stepTitle(strings, events),
  events: events.map((event) => tell(strings, gameOf(game), event, dealer, null)),
});

function answer(line: string): { html: string } | { told: unknown } | { error: string } {
  try {
    const request = JSON.parse(line) as Request;
    if (request.view === "log") return { told: told(stringsOf(request), request.data as Log) };
    const view = views[request.view];
    if (!view) throw new Error(`There is no view called ${request.view}.`);
    const page = { strings: stringsOf(request), site: request.site };
    return { html: withoutMarks(collectResultSync(render(view(request.data, page)))) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim()) process.stdout.write(`${JSON.stringify(answer(line))}\n`);
}
