/** The jump bar and the headings in the margin mark what is being read; before the first heading they mark nothing. */
export function followSections(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".jump a, .md-nav--secondary a")].map(
    (link) => [decodeURIComponent(link.hash.slice(1)), link] as const,
  );
  if (links.length === 0) return;
  const headings = [...document.querySelectorAll<HTMLElement>("main h2[id]")];

  let waiting = false;
  const mark = (): void => {
    waiting = false;
    const line = innerHeight * 0.35;
    const reading = headings.filter((heading) => heading.getBoundingClientRect().top <= line).at(-1)?.id;
    for (const [id, link] of links) {
      if (id === reading) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  const later = (): void => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(mark);
  };
  addEventListener("scroll", later, { passive: true });
  addEventListener("resize", later, { passive: true });
  later();
}
