/** The part after `#` of an address, where it is not the name of a place on the page. */

export interface Fields {
  /** The value of a field, its name in any case; `null` when it is not there. */
  readonly read: (name: string) => string | null;
}

/** What chats, mail programs and sentences leave at the end of a link. A full stop may mean an empty hand: that is not ours to say. */
const AROUND = /^[\s"'“”«»‘’(<[{]+|[\s"'“”«»‘’)>\]},;:!?…*][\s"'“”«»‘’)>\]},;:!?…*.]*$/g;

/** The text as it was before a chat or a mail program wrote it in its own way, perhaps twice over. No field holds a `%`. */
function plain(text: string): string {
  let read = text;
  for (let round = 0; round < 3 && read.includes("%"); round += 1) read = decodeURIComponent(read);
  return read.replace(/&(?:amp|#38|#x26);/gi, "&").replace(AROUND, "");
}

/** The fields of `#a=1&b=2`. `null` when there is nothing to read, "damaged" when it cannot be read. */
export function hashFields(hash: string, isPlace: (id: string) => boolean): Fields | "damaged" | null {
  const text = hash.replace(/^#/, "");
  if (!text || isPlace(text)) return null;
  let fields: readonly (readonly [string, string])[];
  try {
    fields = [...new URLSearchParams(plain(text))];
  } catch {
    return "damaged";
  }
  const isRead = fields.some(([, value]) => value !== "");
  return isRead ? { read: (name) => fields.find(([field]) => field.toLowerCase() === name)?.[1] ?? null } : "damaged";
}

/** Whether the page has a place of that name. */
export const isPlace = (id: string): boolean => document.getElementById(id) !== null;
