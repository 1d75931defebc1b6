/** The release's list, which `builder/hosting/offline.py` writes in front of the worker's script, and what it tells. */

/** Path below the site's root, first letters of its content's SHA-256, bytes, and whether the name alone fixes the content. */
export type ListedFile = readonly [path: string, revision: string, bytes: number, fixed: boolean];

export interface Release {
  readonly files: readonly ListedFile[];
  /** `pages:en`, `search:en`, … and `engine`: places in the list of files. */
  readonly parts: Readonly<Record<string, readonly number[]>>;
}

/** The three things a reader of one language can keep. */
export const PARTS = ["pages", "search", "engine"] as const;
export type Part = (typeof PARTS)[number];

/** The name of a part in the list: the engine is one for all languages. */
export const partName = (part: Part, language: string): string => (part === "engine" ? part : `${part}:${language}`);

/** Everything a reader may use without a connection. */
export const wholeOf = (language: string): string[] => PARTS.map((part) => partName(part, language));

/** The path below the scope, without query and `index.html`; `undefined` outside of it. */
export function pathOf(address: string, scope: string): string | undefined {
  const { origin, pathname } = new URL(address);
  const whole = `${origin}${pathname}`;
  return whole.startsWith(scope) ? whole.slice(scope.length).replace(/(^|\/)index\.html$/, "$1") : undefined;
}

/** The files of some parts, each once, in the list's order: what pages need stands before them. */
export function filesOf(release: Release, parts: readonly string[]): ListedFile[] {
  const places = new Set(parts.flatMap((part) => release.parts[part] ?? []));
  return release.files.filter((_, place) => places.has(place));
}

/** The language to which a path belongs: its first folder, if the release has such pages. */
export function languageOf(path: string, release: Release): string | undefined {
  const [first = ""] = path.split("/");
  return partName("pages", first) in release.parts ? first : undefined;
}

/** All our caches on this origin begin so; another copy of the site on the same host has another scope. */
export const cacheNameFor = (scope: string): string => `commerce ${scope}`;
