/** What the bundler writes: see `build.mjs`. */

/** The engine's catalogue, without what only pages need. */
declare module "commerce:catalogue" {
  export const ranks: string;
  export const suits: string;
  export const games: readonly import("./game").Entry[];
}

/** What stands in each game's own folder, by the name of the folder. */
declare module "commerce:games" {
  export const parts: Readonly<Record<string, import("./game").Parts>>;
}
