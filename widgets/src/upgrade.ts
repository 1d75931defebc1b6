/** Brings the widgets of a page to life, each when it is near. Pages without one load nothing more. */
import { replay, watchEarly } from "./page/early";
import { siteData } from "./page/site";

const loaders = {
  "commerce-check": () => import("./check/element").then((module) => module.CommerceCheck),
  "commerce-example": () => import("./example/element").then((module) => module.CommerceExample),
  "commerce-play": () => import("./play/element").then((module) => module.CommercePlay),
} as const;

let strings: Promise<string> | undefined;

/** The text of the page's strings, fetched once however many widgets ask, and anew after a failure. */
function stringsText(): Promise<string> {
  const address = siteData().strings;
  strings ??= fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  });
  strings.catch(() => (strings = undefined));
  return strings;
}

async function define(name: keyof typeof loaders): Promise<void> {
  if (customElements.get(name)) return;
  const site = siteData();
  const [{ Strings }, { setPage }, element, text] = await Promise.all([
    import("./language/strings"),
    import("./page/element"),
    loaders[name](),
    stringsText(),
  ]);
  setPage({ site, strings: new Strings(site.language, [text], site.formats) });
  if (customElements.get(name)) return;
  const early = [...document.querySelectorAll<HTMLElement>(name)].map((widget) => [widget, watched.get(widget)?.()] as const);
  customElements.define(name, element);
  for (const [widget, touched] of early) if (touched) void replay(widget, touched);
}

/** The example stands far down a long page: its script comes when the reader does. */
const NEAR = "800px";

const watched = new Map<Element, ReturnType<typeof watchEarly>>();

const watcher = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      void define(target.localName as keyof typeof loaders);
    }
  },
  { rootMargin: NEAR },
);

// A tool's own page hints at its strings: what is fetched early is also taken up early, however late the scripts come.
if (document.querySelector("link[rel=preload][as=fetch]")) stringsText().catch(() => undefined);

for (const name of Object.keys(loaders)) {
  for (const widget of document.querySelectorAll<HTMLElement>(name)) {
    watched.set(widget, watchEarly(widget));
    watcher.observe(widget);
  }
}
