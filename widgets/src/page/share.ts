/** Passing a link on: by the system's own sheet, else by the clipboard, else by hand. */

/** "shared", "copied", or the link itself when neither worked. */
export async function share(address: string, title: string): Promise<string> {
  if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title, url: address });
      return "shared";
    } catch (error) {
      // The reader closed the sheet: that is an answer too.
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(address);
    return "copied";
  } catch {
    return address;
  }
}
