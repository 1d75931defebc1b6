import { RANKS } from "../../cards/names";
import type { CardCode, HandRank } from "../../engine/answers";

/** The string that names a hand. A point is made of all three cards here; under Extended some hands do not rank. */
export function handString({ category, points, rank }: HandRank): string {
  if (points === null && rank === null) return "hand-unranked";
  return category === "point" ? "hand-point-all" : `hand-${category}`;
}

const height = (card: CardCode): number => -(RANKS as readonly string[]).indexOf(card.charAt(0));

/** The ranks of the first cards in which two hands of one kind differ, compared from the highest down. */
export function firstDifference(low: HandRank, high: HandRank): { readonly low: string; readonly high: string } {
  const compared = ({ cards, category, counted }: HandRank): readonly CardCode[] =>
    [...(category === "pair" ? cards.filter((card) => !counted.includes(card)) : cards)].sort(
      (one, other) => height(other) - height(one),
    );
  const [below, above] = [compared(low), compared(high)];
  const place = below.findIndex((card, index) => card.charAt(0) !== above[index]?.charAt(0));
  return { low: below[place]?.charAt(0) ?? "", high: above[place]?.charAt(0) ?? "" };
}
