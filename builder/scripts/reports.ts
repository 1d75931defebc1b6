/** “Something is wrong with this rule”: copies a report, with the page, the language and the version. */
import { say } from "./toast";

/** Fills `{rule}`, `{page}` … in a text of the page. */
const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

export function offerReports(): void {
  const texts = document.querySelector<HTMLElement>("[data-report-text]")?.dataset;
  if (!texts) return;
  document.addEventListener("click", async (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>("button[data-report]");
    if (!button) return;
    const rule = button.dataset["report"] ?? "";
    const address = new URL(location.href);
    address.hash = button.closest("[id]")?.id ?? "";
    const report = filled(texts["reportText"] ?? "", { rule, page: address.href });
    try {
      await navigator.clipboard.writeText(`${report}\n`);
      say(filled(texts["reportCopied"] ?? "", { rule }));
    } catch {
      say(`${texts["reportRefused"] ?? ""}\n\n${report}`, 60_000);
    }
  });
}
