/** The links to other languages keep the place on the page, and the choice is remembered for the site's root. */
import { keep } from "./storage";

export function keepAnchorAndChoice(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]")) {
    const carryAnchor = (): void => {
      link.hash = location.hash;
    };
    // Before any way of following the link: tap, key, middle button, “open in a new tab”.
    for (const event of ["pointerdown", "focus", "click", "contextmenu"]) link.addEventListener(event, carryAnchor);
    link.addEventListener("click", () => keep("language", link.dataset["language"] ?? null));
  }
}
