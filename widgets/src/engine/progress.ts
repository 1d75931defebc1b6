/** Real progress: every byte that arrives is counted, whoever asked for it. */

/** Which files count, and how large each is once unpacked. */
export type Sizes = ReadonlyMap<string, number>;

const nameOf = (address: string): string => new URL(address).pathname.split("/").pop() ?? "";

export class Progress {
  readonly #sizes: Sizes;
  readonly #loaded = new Map<string, number>();
  readonly #whole = new Set<string>();
  readonly #report: (loaded: number) => void;

  constructor(sizes: Sizes, report: (loaded: number) => void) {
    this.#sizes = sizes;
    this.#report = report;
  }

  #set(name: string, bytes: number): void {
    const size = this.#sizes.get(name);
    if (size === undefined) return;
    this.#loaded.set(name, Math.min(bytes, size));
    this.#report([...this.#loaded.values()].reduce((sum, each) => sum + each, 0));
  }

  /** A file is over, such as a module that was loaded. */
  finish(name: string): void {
    this.#set(name, this.#sizes.get(name) ?? 0);
  }

  /** Whether every byte of a counted file has come. */
  isWhole(name: string): boolean {
    return this.#whole.has(name);
  }

  /** The same response, its bytes counted as they pass. Its headers stay, so that WebAssembly still compiles while it loads. */
  count(address: string, response: Response): Response {
    const name = nameOf(address);
    if (!response.ok || !response.body || !this.#sizes.has(name)) return response;
    let bytes = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          bytes += chunk.byteLength;
          this.#set(name, bytes);
          if (bytes === this.#sizes.get(name)) this.#whole.add(name);
          controller.enqueue(chunk);
        },
        flush: () => this.finish(name),
      }),
    );
    const headers = new Headers(response.headers);
    // Some hosts do not know this type, and without it the runtime would refuse to compile.
    if (name.endsWith(".wasm")) headers.set("content-type", "application/wasm");
    return new Response(counted, { headers, status: response.status, statusText: response.statusText });
  }
}
