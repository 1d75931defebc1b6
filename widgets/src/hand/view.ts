/** One hand in the text of a page: its cards, what it is, and a link that opens it in the checker. */
import { html, type TemplateResult } from "lit";
import { countedOf, handWords, openHand } from "../cards/hand";
import { checkAddress } from "../check/hash";
import type { HandRank, Options } from "../engine/answers";
import { gameOf } from "../games/games";
import type { Page } from "../page/page";

export interface HandExample {
  readonly game: string;
  readonly rank: HandRank;
  readonly options?: Options;
}

/** The inside of a figure. */
export const handView = ({ game, rank, options = {} }: HandExample, page: Page): TemplateResult => html`
  ${openHand(page, rank.cards, { counted: countedOf(rank) })}
  <figcaption>
    ${handWords(page, gameOf(game), rank)}
    <a class="check-it" href=${checkAddress(page.site, { game, options, hands: [rank.cards, [], []] })}
      >${page.strings.text("check-it")}</a
    >
  </figcaption>
`;
