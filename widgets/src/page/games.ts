/** The games that the widgets can play, by the engine's names. */
export const GAMES = ["foster"] as const;

export const isGame = (name: string): boolean => (GAMES as readonly string[]).includes(name);
