/** Cards in words and in the letters of the reader's language. */
import type { CardCode } from "../engine/answers";
import type { Strings } from "../language/strings";

export const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"] as const;
export const SUITS = ["S", "H", "D", "C"] as const;

const GLYPHS: Readonly<Record<string, string>> = { S: "\u2660", H: "\u2665", D: "\u2666", C: "\u2663" };
/** Asks for the plain text form of a suit, never the coloured picture. */
const TEXT_FORM = "\uFE0E";

export const isCard = (text: string): boolean => /^[AKQJT2-9][SHDC]$/.test(text);

/** The card's whole name: “ace of spades”. What is no card is given back as it is. */
export const cardName = (strings: Strings, card: string): string =>
  isCard(card) ? strings.text(`card-${card}`) : card;

/** Several names, one after the other: “ace of spades, 10 of clubs”. */
export const cardNames = (strings: Strings, cards: readonly CardCode[]): string =>
  cards.map((card) => cardName(strings, card)).join(", ");

/** A rank as it is printed on a card in this language: `10`, `K`, `Д`. */
export const rankLetter = (strings: Strings, rank: string): string =>
  strings.has(`face-${rank}`) ? strings.text(`face-${rank}`) : rank;

/** A card in short, for small print beside its whole name: rank and suit sign. */
export const shortCard = (strings: Strings, card: CardCode): string =>
  `${rankLetter(strings, card.charAt(0))}${GLYPHS[card.charAt(1)] ?? ""}${TEXT_FORM}`;

/** What the reader may type besides the letters of every language, as the engine wants to be told. */
export function typedLetters(strings: Strings): { ranks: Record<string, string>; suits: Record<string, string> } {
  const read = (codes: readonly string[]): Record<string, string> =>
    Object.fromEntries(
      codes.flatMap((code) => {
        const written = strings.text(`letters-${code}`);
        return written === "none" ? [] : written.split(/\s+/).map((letter) => [letter, code]);
      }),
    );
  return { ranks: read(RANKS.filter((rank) => strings.has(`letters-${rank}`))), suits: read(SUITS) };
}
