/** Preferences kept on the device; where the browser refuses to keep anything, they last for the page. */

const PREFIX = "commerce-";

/** How long something is kept: for good, or until the tab is closed. */
type Span = "for-good" | "in-this-tab";

// Asked for only when used: where storing is denied, already the name throws.
const storeFor = (span: Span): Storage => (span === "for-good" ? localStorage : sessionStorage);

export function recall(name: string, span: Span = "for-good"): string | null {
  try {
    return storeFor(span).getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps a preference, or forgets it when `value` is null. */
export function keep(name: string, value: string | null, span: Span = "for-good"): void {
  try {
    if (value === null) storeFor(span).removeItem(PREFIX + name);
    else storeFor(span).setItem(PREFIX + name, value);
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}
