/** The worker: Python and the engine in a thread of their own. Only JSON text goes in and out. */
import type { PyodideAPI } from "pyodide";
import type { FromWorker, ToWorker } from "./messages";
import { Progress } from "./progress";

type Answer = (request: string) => string;

const tell = (message: FromWorker): void => postMessage(message);

const tellFatal = (error: unknown, device = false): void =>
  tell({ type: "fatal", reason: error instanceof Error ? error.message : String(error), device });

const WASM = "pyodide.asm.wasm";

/** These arrive by `fetch`; asking for them at once saves the runtime's own one-after-another. The wheel is left to the runtime, which checks its sum. */
const AHEAD = [WASM, "python_stdlib.zip", "pyodide-lock.json"];

/** Holds a lock for life, where the browser has locks: no other sign of a worker's death reaches its page. */
function holdLock(): void {
  if (!("locks" in navigator)) return;
  const lock = `commerce-engine-${crypto.randomUUID()}`;
  const held = navigator.locks.request(lock, () => {
    tell({ type: "alive", lock });
    return new Promise<void>(() => undefined);
  });
  // Where locks are refused, the page's watchdog is left.
  held.catch(() => undefined);
}

/** The runtime keeps to itself that it could not be compiled, and would be waited for in vain. */
function watchCompiling(progress: Progress): void {
  const compile = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    try {
      return await compile(source, imports);
    } catch (error) {
      // Half a file says nothing about the device.
      tellFatal(error, progress.isWhole(WASM));
      throw error;
    }
  };
}

async function start({ base, files }: Extract<ToWorker, { type: "start" }>["runtime"]): Promise<Answer> {
  const progress = new Progress(new Map(files.map(({ name, bytes }) => [name, bytes])), (loaded) =>
    tell({ type: "progress", loaded }),
  );
  watchCompiling(progress);
  const fetchPlainly = self.fetch.bind(self);
  const ahead = new Map<string, Promise<Response>>();
  const fetchCounted = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const address = new URL(input instanceof Request ? input.url : input, base).href;
    const early = ahead.get(address);
    ahead.delete(address);
    return early ?? progress.count(address, await fetchPlainly(input, init));
  };
  self.fetch = fetchCounted;
  for (const name of AHEAD) {
    const address = new URL(name, base).href;
    const early = fetchPlainly(address).then((response) => progress.count(address, response));
    // Whoever asks for it gets the failure; nobody may ask.
    early.catch(() => undefined);
    ahead.set(address, early);
  }
  const load = async <Module>(name: string): Promise<Module> => {
    const module = (await import(new URL(name, base).href)) as Module;
    progress.finish(name);
    return module;
  };
  const [{ loadPyodide }] = await Promise.all([
    load<typeof import("pyodide")>("pyodide.mjs"),
    load<unknown>("pyodide.asm.mjs"),
  ]);
  const python: PyodideAPI = await loadPyodide({
    indexURL: base,
    packageBaseUrl: base,
    packages: ["commerce"],
    stdout: () => undefined,
    stderr: () => undefined,
  });
  tell({ type: "starting" });
  return python.pyimport("commerce.api").answer as Answer;
}

let engine: Answer | undefined;

self.addEventListener("unhandledrejection", ({ reason }) => engine ?? tellFatal(reason));
holdLock();

self.onmessage = async ({ data }: MessageEvent<ToWorker>): Promise<void> => {
  try {
    if (data.type === "start") {
      engine = await start(data.runtime);
      tell({ type: "ready" });
    } else if (engine) {
      tell({ type: "answer", id: data.id, answer: engine(data.request) });
    }
  } catch (error) {
    tellFatal(error);
  }
};
