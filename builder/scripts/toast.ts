/** One quiet line at the foot of the screen, read out by screen readers. */
let timer = 0;

export function say(text: string, milliseconds = 6000): void {
  const toast = document.querySelector<HTMLElement>(".toast");
  if (!toast) return;
  toast.hidden = false;
  toast.textContent = "";
  // Cleared first and written after, so that the same sentence is spoken again.
  requestAnimationFrame(() => (toast.textContent = text));
  clearTimeout(timer);
  timer = window.setTimeout(() => (toast.hidden = true), milliseconds);
}
