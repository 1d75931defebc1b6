/** Runs before the page is painted, so that the reader's own colours and letters never flash. */
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
