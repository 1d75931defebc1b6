/** A panel over the page that the browser's Back closes, instead of leaving the page. */

export class BackPanel {
  readonly #onClose: () => void;
  readonly #onOpenAgain: () => void;
  readonly #onMove: () => void;
  #open = false;

  /** `onMove` hears of every other walk through the history, such as a changed part after `#`. */
  constructor(on: { close: () => void; openAgain: () => void; move: () => void }) {
    this.#onClose = on.close;
    this.#onOpenAgain = on.openAgain;
    this.#onMove = on.move;
  }

  connect(): void {
    addEventListener("popstate", this.#walked);
  }

  disconnect(): void {
    removeEventListener("popstate", this.#walked);
  }

  open(): void {
    if (this.#open) return;
    // Marks where Back leads to: an address typed by hand carries no such mark.
    history.replaceState({ below: true }, "");
    history.pushState({ panel: true }, "");
    this.#open = true;
  }

  /** Takes the panel's own entry off the history again; `onClose` follows. */
  close(): void {
    if (this.#open) history.back();
    else this.#onClose();
  }

  #walked = (): void => {
    const entry = history.state as { panel?: boolean; below?: boolean } | null;
    const wasOpen = this.#open;
    this.#open = entry?.panel === true;
    if (this.#open) this.#onOpenAgain();
    else if (wasOpen && entry?.below) this.#onClose();
    else this.#onMove();
  };
}
