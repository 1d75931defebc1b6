/** The engine's state in words, with a bar while it loads. */
import { html, nothing, type TemplateResult } from "lit";
import type { Page } from "../page/page";
import type { EngineStatus } from "./client";

export interface EngineHandlers {
  readonly retry: () => void;
  readonly stop: () => void;
}

/** What the first render, and a page without scripts, shows. */
export const IDLE: EngineStatus = { phase: "idle", loaded: 0, total: 1 };

const MEGABYTE = 1_000_000;

export function engineStatus(status: EngineStatus, { strings }: Page, handlers?: EngineHandlers): TemplateResult {
  const { phase, loaded, total } = status;
  const megabytes = (bytes: number): string => strings.tenths(bytes / MEGABYTE);
  const busy = phase === "downloading" || phase === "starting";
  return html`<div class="engine" data-phase=${phase}>
    <span class="engine-words"
      >${strings.text(`engine-${phase}`, { loaded: megabytes(loaded), total: megabytes(total) })}</span
    >
    ${phase === "failed"
      ? html`<button type="button" class="small-button" @click=${handlers?.retry}>${strings.text("engine-retry")}</button>`
      : nothing}
    ${busy
      ? html`<button type="button" class="small-button" @click=${handlers?.stop}>${strings.text("engine-cancel")}</button>
          <progress max=${total} value=${loaded} aria-label=${strings.text("engine-progress")}></progress>`
      : nothing}
  </div>`;
}
