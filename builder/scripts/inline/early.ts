/** Runs before the page is painted: the reader's own colours and letters never flash, and what a tool needs is on its way. */
const root = document.documentElement;
root.classList.add("js");
try {
  for (const name of ["scheme", "letters"]) {
    const value = localStorage.getItem(`commerce-${name}`);
    if (value) root.dataset[name] = value;
  }
} catch {
  // Private windows may refuse; the defaults then hold.
}
// Not links in the page: without scripts nobody would use what they fetch.
for (const href of document.currentScript?.dataset["hints"]?.split(" ") ?? []) {
  const kind = href.endsWith(".js") ? { rel: "modulepreload" } : { rel: "preload", as: "fetch", crossOrigin: "" };
  document.head.append(Object.assign(document.createElement("link"), kind, { href }));
}
