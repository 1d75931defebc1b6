/** Preferences kept on the device; where the browser refuses to keep anything, they last for the page. */

const PREFIX = "commerce-";

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps a preference, or forgets it when `value` is null. */
export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}
