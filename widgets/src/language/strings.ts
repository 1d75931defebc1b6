/** The sentences of one language, from its Fluent files. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

export class Strings {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #signed: Intl.NumberFormat;
  readonly #tenths: Intl.NumberFormat;
  readonly #all: Intl.ListFormat;
  readonly #any: Intl.ListFormat;

  /** `formats` is the tag by which numbers and lists are written. Throws when two messages carry the same name. */
  constructor(language: string, sources: readonly string[], formats: string = language) {
    this.language = language;
    // Directional isolates would stand in every copied text; no language here mixes directions.
    this.#bundle = new FluentBundle(formats, { useIsolating: false });
    for (const source of sources) {
      const errors = this.#bundle.addResource(new FluentResource(source));
      if (errors.length > 0) throw new Error(`Strings of ${language}: ${errors.join("; ")}`);
    }
    this.#signed = new Intl.NumberFormat(formats, { signDisplay: "exceptZero" });
    this.#tenths = new Intl.NumberFormat(formats, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    this.#all = new Intl.ListFormat(formats, { type: "conjunction" });
    this.#any = new Intl.ListFormat(formats, { type: "disjunction" });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence of that name, or of one of its attributes: `text("hand-point.detail", …)`. Throws when it is missing or lacks a value. */
  text(name: string, values: Values = {}): string {
    const [id = name, attribute] = name.split(".");
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`Strings of ${this.language}: ${name} is missing`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    if (errors.length > 0) throw new Error(`Strings of ${this.language}: ${name}: ${errors.join("; ")}`);
    return text;
  }

  /** A number with its sign, and a real minus: `+4`, `0`, `−2`. */
  signed(value: number): string {
    return this.#signed.format(value).replace("-", "\u2212");
  }

  /** A number with one decimal, as the language writes it. */
  tenths(value: number): string {
    return this.#tenths.format(value);
  }

  /** “1, 2 and 3”. */
  listAll(parts: readonly string[]): string {
    return this.#all.format(parts);
  }

  /** “1, 2 or 3”. */
  listAny(parts: readonly string[]): string {
    return this.#any.format(parts);
  }
}
