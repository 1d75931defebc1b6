import type { HandRank } from "../../engine/answers";

/** The string that names a hand. */
export const handString = ({ category }: HandRank): string => `hand-${category}`;
