/** Who wins or who loses, in sentences: a game is about its best hand or about its lowest one. */
import { html, nothing, type TemplateResult } from "lit";
import type { OpenShowdown, Payment, Ranking, Seat, Showdown } from "../engine/answers";
import type { Game, Reason } from "../games/game";
import type { Strings } from "../language/strings";
import type { Page } from "../page/page";
import { bestSeats, lowestSeats } from "./order";
import { seatOrSeats } from "./sentences";

/** What happens to whom, in a few words. */
export function headline(strings: Strings, game: Game, { winner, loses }: Ranking, you: Seat | null): string {
  if (!game.lowest_loses) {
    return winner === you ? strings.text("winner-you") : strings.text("winner", { seat: winner ?? 0 });
  }
  if (!loses) return strings.text("all-equal");
  if (loses.length === 0) return strings.text("loses-nobody");
  if (you === null || !loses.includes(you)) return seatOrSeats(strings, "loses", "loses-several", loses);
  const others = loses.filter((seat) => seat !== you);
  if (others.length === 0) return strings.text("loses-you");
  return strings.text("loses-several-you", { seats: strings.listAll(others.map(String)), count: others.length });
}

/** The seat whose hand is named together with the headline. */
export const namedSeat = (game: Game, { winner, loses }: Ranking): Seat | null =>
  game.lowest_loses ? (loses?.[0] ?? null) : winner;

/** The class of a seat's row. */
export const markOf = (game: Game, { winner, loses }: Ranking, seat: Seat): "is-winner" | "is-loser" | null =>
  game.lowest_loses ? (loses?.includes(seat) ? "is-loser" : null) : winner === seat ? "is-winner" : null;

/** Who is in front, or behind, while hands are missing; and the class of their rows. */
export interface SoFar {
  readonly text: string;
  readonly seats: readonly Seat[];
  readonly mark: "is-ahead" | "is-behind";
}

export function soFar(strings: Strings, game: Game, { best, lowest = [] }: OpenShowdown): SoFar {
  const [id, seats, mark] = game.lowest_loses
    ? (["lowest-so-far", lowest, "is-behind"] as const)
    : (["best-so-far", best, "is-ahead"] as const);
  return { text: seatOrSeats(strings, id, `${id}-several`, seats), seats, mark };
}

/** What stands where no answer can be yet. */
export const waitingFor = (strings: Strings, game: Game, what: "empty" | "invalid"): string =>
  strings.text(game.lowest_loses ? `check-${what}-lowest` : `check-${what}`);

/** What this game would say to another's showdown, or `null` when it would say the same. */
export function otherwise(strings: Strings, game: Game, ours: Showdown, theirs: Showdown): string | null {
  const [best, lowest] = [bestSeats(ours), lowestSeats(ours)];
  // Where the seats decide, nothing can be said while nobody has named the dealer.
  if (ours.decided_by === "position" && theirs.dealer === null) return null;
  const sameWinner = game.lowest_loses
    ? theirs.winner === null || best.includes(theirs.winner)
    : bestSeats(theirs).includes(ours.winner ?? 0);
  if (sameWinner && (!game.lowest_loses || lowest.includes(theirs.order.at(-1) ?? 0))) return null;
  return strings.text(`check-other-${game.id}`, {
    seat: ours.winner ?? 0,
    best: strings.listAll(best.map(String)),
    winners: best.length,
    lowest: strings.listAll(lowest.map(String)),
    losers: lowest.length,
  });
}

/** The string of a payment: who pays whom, as the reader in seat `you` is told. */
export function paymentName({ from, to }: Pick<Payment, "from" | "to">, you: Seat | null): string {
  const name = (who: Seat | "pool"): string => (who === "pool" ? who : who === you ? "you" : "player");
  return `payment-${name(from)}-${name(to)}`;
}

const paymentSentence = (strings: Strings, payment: Payment, you: Seat | null): string =>
  strings.text(paymentName(payment, you), { from: payment.from, to: payment.to, points: payment.points });

/** The payments, below the reasons. */
export const payments = ({ strings }: Page, { payments: made }: Showdown, you: Seat | null): TemplateResult | typeof nothing =>
  made
    ? html`<ul class="payments" aria-label=${strings.text("check-payments")}>
        ${made.map((payment) => html`<li>${paymentSentence(strings, payment, you)}</li>`)}
      </ul>`
    : nothing;

/** How the deal is settled, step by step, the reasons first. */
export const settlement = (strings: Strings, game: Game, showdown: Showdown, you: Seat | null): readonly Reason[] => [
  ...game.reasons(strings, showdown),
  ...(showdown.payments ?? []).map((payment) => ({ text: paymentSentence(strings, payment, you), rule: payment.rule })),
  ...(game.consequences?.(strings, showdown, you) ?? []),
];
