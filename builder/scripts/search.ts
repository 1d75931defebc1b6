/** Search within the page's language. The index is fetched when the reader opens the search, not before. */

interface Found {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: { readonly title?: string };
  readonly sub_results: readonly { readonly title: string; readonly url: string; readonly excerpt: string }[];
}

interface Pagefind {
  options(settings: Record<string, unknown>): Promise<void>;
  init(): Promise<void>;
  debouncedSearch(
    query: string,
    settings?: Record<string, unknown>,
    wait?: number,
  ): Promise<{ results: readonly { data(): Promise<Found> }[] } | null>;
}

const PAGES_SHOWN = 8;
const PLACES_SHOWN = 3;

export function offerSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog.search");
  const field = dialog?.querySelector<HTMLInputElement>("input");
  const status = dialog?.querySelector<HTMLElement>(".search-status");
  const list = dialog?.querySelector<HTMLOListElement>(".search-results");
  if (!dialog || !field || !status || !list) return;
  const texts = dialog.dataset;

  let loading: Promise<Pagefind> | undefined;
  const load = (): Promise<Pagefind> => {
    loading ??= (async () => {
      const index = new URL(texts["index"] ?? "", location.href).href;
      const pagefind = (await import(index)) as Pagefind;
      await pagefind.options({ excerptLength: 18 });
      await pagefind.init();
      return pagefind;
    })();
    loading.catch(() => (loading = undefined));
    return loading;
  };

  const show = async (query: string): Promise<void> => {
    if (query === "") {
      list.replaceChildren();
      status.textContent = "";
      return;
    }
    try {
      const answer = await (await load()).debouncedSearch(query, {}, 150);
      if (answer === null) return;
      const found = await Promise.all(answer.results.slice(0, PAGES_SHOWN).map((result) => result.data()));
      if (query !== field.value.trim()) return;
      const places = found.flatMap((page) => placesOf(page));
      list.replaceChildren(...places);
      status.textContent =
        places.length === 0
          ? (texts["none"] ?? "").replace("{query}", query)
          : (texts["found"] ?? "").replace("{count}", String(places.length));
    } catch {
      list.replaceChildren();
      status.textContent = texts["failed"] ?? "";
    }
  };

  for (const opener of document.querySelectorAll("[data-open-search]")) {
    opener.addEventListener("click", () => {
      dialog.showModal();
      field.select();
      void load().catch(() => undefined);
    });
  }
  field.addEventListener("input", () => void show(field.value.trim()));
  dialog.querySelector("form")?.addEventListener("submit", (event) => {
    // Enter in the field goes to the first place found; the button closes.
    if ((event as SubmitEvent).submitter !== null && document.activeElement !== field) return;
    event.preventDefault();
    list.querySelector("a")?.focus();
  });
  dialog.addEventListener("click", (event) => {
    const onBackdrop = event.target === dialog;
    const onResult = (event.target as Element).closest("a") !== null;
    if (onBackdrop || onResult) dialog.close();
  });
}

function placesOf(page: Found): HTMLLIElement[] {
  const title = page.meta.title ?? "";
  const places = page.sub_results.length > 0 ? page.sub_results : [{ title, url: page.url, excerpt: page.excerpt }];
  return places.slice(0, PLACES_SHOWN).map((place) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    const heading = document.createElement("b");
    heading.textContent = place.title;
    const excerpt = document.createElement("p");
    excerpt.append(...marked(place.excerpt));
    link.href = place.url;
    link.append(heading);
    if (place.title !== title) {
      const from = document.createElement("small");
      from.textContent = ` · ${title}`;
      link.append(from);
    }
    link.append(excerpt);
    item.append(link);
    return item;
  });
}

/** An excerpt comes as text with `<mark>` around the words found; nothing else of it is taken as markup. */
function marked(excerpt: string): Node[] {
  const parsed = new DOMParser().parseFromString(excerpt, "text/html").body;
  return [...parsed.childNodes].map((node) => {
    if (!(node instanceof HTMLElement) || node.localName !== "mark") return document.createTextNode(node.textContent ?? "");
    const mark = document.createElement("mark");
    mark.textContent = node.textContent;
    return mark;
  });
}
