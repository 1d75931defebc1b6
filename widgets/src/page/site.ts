/** What the page tells its widgets: addresses relative to the page, so that any sub-path works. */

export interface SiteData {
  /** The page's language, such as `pt-BR`. */
  readonly language: string;
  /** The tag by which the language writes its numbers, such as `pt-PT` for `pt`. */
  readonly formats?: string;
  /** The version that a report names. */
  readonly version: string;
  /** The root of the language's pages, such as `../`. */
  readonly root: string;
  /** The sprite of cards and suits in the page's language. */
  readonly sprite: string;
  /** The strings of the page's language, in one file. */
  readonly strings: string;
  /** The script of the engine's worker. */
  readonly worker: string;
  /** The tables of all hands, by the game and the options that change what hands are worth; only where they are used. */
  readonly hands?: Readonly<Record<string, string>>;
  readonly runtime: {
    readonly base: string;
    readonly files: readonly { readonly name: string; readonly bytes: number }[];
  };
}

let known: SiteData | undefined;

/** The page's data. Throws when the page carries none. */
export function siteData(): SiteData {
  known ??= JSON.parse(document.getElementById("commerce-site")?.textContent ?? "null") as SiteData | null ?? undefined;
  if (!known) throw new Error("The page carries no data for its widgets.");
  return known;
}

/** The id under which a rules page keeps a rule: `F4.3` is `f4-3`. */
export const ruleAnchor = (rule: string): string => rule.toLowerCase().replaceAll(".", "-");

/** The address of a rule on the rules page of its game. */
export const ruleAddress = (site: SiteData, game: string, rule: string): string =>
  `${site.root}${game}/#${ruleAnchor(rule)}`;
