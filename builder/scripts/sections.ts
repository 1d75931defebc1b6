/** The jump bar marks the section that is being read. */
export function followSections(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".jump a")];
  const sections = links
    .map((link) => ({ link, heading: document.getElementById(decodeURIComponent(link.hash.slice(1))) }))
    .filter((section): section is { link: HTMLAnchorElement; heading: HTMLElement } => section.heading !== null);
  if (sections.length === 0) return;

  let waiting = false;
  const mark = (): void => {
    waiting = false;
    const line = innerHeight * 0.35;
    const passed = sections.filter(({ heading }) => heading.getBoundingClientRect().top <= line);
    const current = passed.at(-1)?.link;
    for (const { link } of sections) {
      if (link === current) link.setAttribute("aria-current", "true");
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
