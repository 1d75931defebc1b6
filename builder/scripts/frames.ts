/** Frames that scroll sideways show by soft edges on which side more is hidden. */
export function followFrames(root: ParentNode = document): void {
  for (const frame of root.querySelectorAll<HTMLElement>(".frame")) {
    const scroller = frame.querySelector<HTMLElement>(".frame-scroll");
    if (!scroller) continue;
    const update = (): void => {
      const hidden = scroller.scrollWidth - scroller.clientWidth;
      const passed = Math.abs(scroller.scrollLeft);
      const more = [passed > 1 ? "start" : "", hidden - passed > 1 ? "end" : ""].join(" ").trim();
      frame.dataset["more"] = more;
    };
    scroller.addEventListener("scroll", update, { passive: true });
    new ResizeObserver(update).observe(scroller);
  }
}
