/** Runs before the page is painted: the reader's own colours and letters never flash, and what a tool needs is on its way. */
const root = document.documentElement;
root.classList.replace("no-js", "js") || root.classList.add("js");
const page = document.currentScript?.dataset["page"];
if (page) root.dataset["page"] = page;
try {
  for (const name of ["scheme", "letters"]) {
    const value = localStorage.getItem(`commerce-${name}`);
    if (value) root.dataset[name] = value;
  }
} catch {
  // Private windows may refuse; the defaults then hold.
}
// Some browsers darken every page by force. Our own dark colours suffer least; the cards keep theirs, where they are let.
const staysLight = (scheme: string): boolean => {
  root.style.cssText = `color-scheme: ${scheme}; background-color: canvas`;
  const ground = getComputedStyle(root).backgroundColor;
  root.removeAttribute("style");
  return ground === "rgb(255, 255, 255)";
};
if (!staysLight("light")) {
  root.dataset["scheme"] = "dark";
  if (!staysLight("only light")) root.dataset["darkened"] = "";
}
// Not links in the page: without scripts nobody would use what they fetch.
for (const href of document.currentScript?.dataset["hints"]?.split(" ") ?? []) {
  const kind = href.endsWith(".js") ? { rel: "modulepreload" } : { rel: "preload", as: "fetch", crossOrigin: "" };
  document.head.append(Object.assign(document.createElement("link"), kind, { href }));
}
