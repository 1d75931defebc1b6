/** Cards in words and in the letters of the reader's language. */
import { ranks, suits } from "commerce:catalogue";
import type { CardCode } from "../engine/answers";
import type { Strings } from "../language/strings";

/** The letters of the ranks, the highest first, and of the suits. */
export const RANKS = [...ranks];
export const SUITS = [...suits];

const GLYPHS: Readonly<Record<string, string>> = { S: "\u2660", H: "\u2665", D: "\u2666", C: "\u2663" };
/** Asks for the plain text form of a suit, never the coloured picture. */
const TEXT_FORM = "\uFE0E";

export const isCard = (text: string): boolean =>
  text.length === 2 && RANKS.includes(text.charAt(0)) && SUITS.includes(text.charAt(1));

/** The card's whole name: “ace of spades”. What is no card is given back as it is. */
export const cardName = (strings: Strings, card: string): string =>
  isCard(card) ? strings.text(`card-${card}`) : card;

/** Several names, one after the other: “ace of spades, 10 of clubs”. */
export const cardNames = (strings: Strings, cards: readonly CardCode[]): string =>
  cards.map((card) => cardName(strings, card)).join(", ");

/** A rank as it is printed on a card in this language: `10`, `K`, `Д`. */
export const rankLetter = (strings: Strings, rank: string): string =>
  strings.has(`face-${rank}`) ? strings.text(`face-${rank}`) : rank;

/** The sign of a card's suit. */
export const suitSign = (card: CardCode): string => GLYPHS[card.charAt(1)] ?? "";

/** A card in short, for small print beside its whole name: rank and suit sign. */
export const shortCard = (strings: Strings, card: CardCode): string =>
  `${rankLetter(strings, card.charAt(0))}${suitSign(card)}${TEXT_FORM}`;

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
