/** Who is in front and who is behind, where hands may be equal. */
import type { Seat, Showdown } from "../engine/answers";

const withEqual = ({ ties = [] }: Showdown, seat: Seat | undefined): readonly Seat[] =>
  seat === undefined ? [] : (ties.find((group) => group.includes(seat)) ?? [seat]);

/** The seats with the best hand. */
export const bestSeats = (showdown: Showdown): readonly Seat[] => withEqual(showdown, showdown.order[0]);

/** The seats with the lowest hand. */
export const lowestSeats = (showdown: Showdown): readonly Seat[] => withEqual(showdown, showdown.order.at(-1));
