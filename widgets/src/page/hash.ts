/** The part after `#` of an address, where it is not the name of a place on the page. */

export interface Fields {
  /** The value of a field, its name in any case; `null` when it is not there. */
  readonly read: (name: string) => string | null;
}

/** The fields of `#a=1&b=2`. `null` when there is nothing to read, "damaged" when it cannot be read. */
export function hashFields(hash: string, isPlace: (id: string) => boolean): Fields | "damaged" | null {
  const text = hash.replace(/^#/, "");
  if (!text || isPlace(text)) return null;
  if (!text.includes("=")) return "damaged";
  let fields: readonly (readonly [string, string])[];
  try {
    fields = [...new URLSearchParams(decodeURIComponent(text))];
  } catch {
    return "damaged";
  }
  return { read: (name) => fields.find(([field]) => field.toLowerCase() === name)?.[1] ?? null };
}

/** Whether the page has a place of that name. */
export const isPlace = (id: string): boolean => document.getElementById(id) !== null;
