/** At the site's root: leads on a reader who has chosen a language before; `?choose` shows the list all the same. */
try {
  const chosen = localStorage.getItem("commerce-language");
  const known = (document.currentScript?.dataset["languages"] ?? "").split(" ");
  if (chosen && known.includes(chosen) && !location.search.includes("choose")) location.replace(`${chosen}/`);
} catch {
  // Without a memory the reader chooses again.
}
