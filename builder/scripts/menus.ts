/** Material marks the page's own name in tabs and menu by a class alone; this says it to screen readers too. */
export function markCurrentPage(): void {
  for (const link of document.querySelectorAll(".md-tabs__item--active a, a.md-nav__link--active")) {
    link.setAttribute("aria-current", "page");
  }
}

/** Menus are plain disclosures; here they also close on Escape and on a tap elsewhere. */
export function closeMenusOutside(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>("details.menu")];
  document.addEventListener("pointerdown", (event) => {
    for (const menu of menus) if (menu.open && !menu.contains(event.target as Node)) menu.open = false;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const menu of menus) {
      if (!menu.open) continue;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
  for (const menu of menus) {
    menu.addEventListener("toggle", () => {
      if (menu.open) for (const other of menus) if (other !== menu) other.open = false;
    });
  }
}
