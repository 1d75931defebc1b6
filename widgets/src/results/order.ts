/** Who is in front and who is behind, where hands may be equal. */
import type { Ranking, Seat } from "../engine/answers";

const withEqual = ({ ties = [] }: Ranking, seat: Seat | undefined): readonly Seat[] =>
  seat === undefined ? [] : (ties.find((group) => group.includes(seat)) ?? [seat]);

/** The seats with the best hand. */
export const bestSeats = (ranking: Ranking): readonly Seat[] => withEqual(ranking, ranking.order[0]);

/** The seats with the lowest hand. */
export const lowestSeats = (ranking: Ranking): readonly Seat[] => withEqual(ranking, ranking.order.at(-1));
