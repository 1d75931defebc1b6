/** What every view needs beside its state: the language's sentences and the page's addresses. */
import { html, type TemplateResult } from "lit";
import type { Strings } from "../language/strings";
import { ruleAddress, type SiteData } from "./site";

export interface Page {
  readonly strings: Strings;
  readonly site: SiteData;
}

/** A link to the rule that decides. */
export const ruleLink = ({ strings, site }: Page, game: string, rule: string): TemplateResult =>
  html`<a class="rule-link" href=${ruleAddress(site, game, rule)}>${strings.text("rule-link", { rule })}</a>`;
