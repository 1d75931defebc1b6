/** Passing a link or a report on: by the system's own sheet, else by the clipboard, else by hand. */
import { html, type TemplateResult } from "lit";
import type { Page } from "./page";

/** What became of it: it is on the clipboard, or the reader copies this text by hand. */
export interface Passed {
  readonly what: "link" | "report";
  readonly byHand: string | null;
}

async function copied(what: Passed["what"], text: string): Promise<Passed> {
  try {
    await navigator.clipboard.writeText(text);
    return { what, byHand: null };
  } catch {
    return { what, byHand: text };
  }
}

/** Shares a link. `null` when the system's sheet has taken it. */
export async function share(address: string, title: string): Promise<Passed | null> {
  if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title, url: address });
      return null;
    } catch (error) {
      // The reader closed the sheet: that is an answer too.
      if (error instanceof DOMException && error.name === "AbortError") return null;
    }
  }
  return copied("link", address);
}

/** Copies a report of what seems wrong: where, which version, which rule if one is at hand, and the record that shows it again. */
export const report = ({ strings, site }: Page, record: string, rule: string | null): Promise<Passed> =>
  copied(
    "report",
    strings.text("report-text", {
      page: location.href,
      language: site.language,
      version: site.version,
      rule: rule ?? "\u2013",
      record,
    }),
  );

const sentence = ({ strings }: Page, { what, byHand }: Passed): string =>
  what === "report"
    ? strings.text(byHand === null ? "report-copied" : "report-refused")
    : byHand === null
      ? strings.text("copied")
      : strings.text("copy-by-hand", { link: byHand });

/** What is said of it, aloud. */
export const spokenOf = (page: Page, passed: Passed | null): string => (passed ? sentence(page, passed) : "");

/** What is shown of it. */
export const passedOn = (page: Page, passed: Passed | null): TemplateResult =>
  passed === null
    ? html``
    : html`<div class="shared">
        <p>${sentence(page, passed)}</p>
        ${passed.what === "report" && passed.byHand !== null ? html`<pre tabindex="0">${passed.byHand}</pre>` : ""}
      </div>`;

/** The quiet way to say that something is wrong. */
export const reportButton = ({ strings }: Page, label: string, act: (() => void) | undefined): TemplateResult =>
  html`<button type="button" class="tool is-quiet" data-tool="report" @click=${act}>${strings.text(label)}</button>`;
