/** Puts first the language of the address, then those the browser asks for; remembers the reader's choice. */
const list = document.querySelector<HTMLElement>(".languages");
if (list) {
  const items = [...list.children] as HTMLElement[];
  const tagOf = (item: HTMLElement): string => item.querySelector("a")?.dataset["language"]?.toLowerCase() ?? "";
  const inAddress = location.pathname.split("/").find((part) => items.some((item) => tagOf(item) === part.toLowerCase()));
  for (const wish of [...(inAddress ? [inAddress] : []), ...navigator.languages].reverse()) {
    const wanted = wish.toLowerCase();
    const main = wanted.split("-")[0];
    const found =
      items.find((item) => tagOf(item) === wanted) ??
      items.find((item) => tagOf(item) === main) ??
      items.find((item) => tagOf(item).split("-")[0] === main);
    if (found) list.prepend(found);
  }
  list.addEventListener("click", (event) => {
    const language = (event.target as Element).closest("a")?.dataset["language"];
    try {
      if (language) localStorage.setItem("commerce-language", language);
    } catch {
      // The reader will choose again next time.
    }
  });
}
