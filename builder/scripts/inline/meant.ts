/** On a page for lost readers: leads on to the page that was meant, with what follows `#`, if the address tells which. */
const { languages = "", pages = "" } = document.currentScript?.dataset ?? {};

/** The tag of a language however it is written: `pt-br`, `PT_BR`, `es-MX`. */
function languageOf(written: string): string | undefined {
  const wanted = written.toLowerCase().replace("_", "-");
  const known = languages.split(" ");
  return (
    known.find((tag) => tag.toLowerCase() === wanted) ??
    (/^[a-z]{2}-[a-z0-9]+$/.test(wanted) ? known.find((tag) => tag.toLowerCase() === wanted.slice(0, 2)) : undefined)
  );
}

function meant(): string | undefined {
  let path = location.pathname;
  try {
    path = decodeURIComponent(path);
  } catch {
    // Read as it is.
  }
  // Some programs write the sign before a hand of cards as if it belonged to the path.
  const [place = "", ...rest] = path.split("#");
  const hash = rest.length > 0 ? `#${rest.join("#")}` : location.hash;
  const parts = place
    .replace(/(?:index)?\.html?$/i, "")
    .split("/")
    .map((part) => part.replace(/[\s.,;:!?)\]}>"'”»]+$/, ""))
    .filter(Boolean);
  const pageFrom = (start: number): string | undefined => {
    const named = parts.slice(start).map((part) => `${part.toLowerCase()}/`).join("");
    return ["", ...pages.split(" ")].includes(named) ? named : undefined;
  };
  // The site may lie below any path: where its languages begin, nobody has told this page.
  const at = parts.findIndex((part, index) => languageOf(part) && pageFrom(index + 1) !== undefined);
  const last = parts.length - 1;
  // A language that the site does not have leads to the reader's.
  const start = at >= 0 ? at : /^[a-z]{2}([-_]\w+)?$/i.test(parts[last - 1] ?? "") ? last - 1 : last;
  const page = pageFrom(at < 0 ? last : at + 1);
  const language = languageOf(parts[at] ?? "") ?? navigator.languages.map(languageOf).find(Boolean) ?? languages.split(" ")[0];
  if (page === undefined || start < 0) return undefined;
  return ["", ...parts.slice(0, start).map(encodeURIComponent), language, page].join("/") + location.search + hash;
}

const there = meant();
// Where that is where we are, the page is not there.
if (there && new URL(there, location.href).pathname !== location.pathname) location.replace(there);
