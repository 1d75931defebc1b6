/** What the worked example knows: the deal step by step, and how far it has been changed. */
import type { Change, Example, Problem } from "../engine/answers";
import type { EngineStatus } from "../engine/client";
import { IDLE } from "../engine/status";

/** What the page carries for its example. */
export interface ExampleData {
  readonly game: string;
  readonly example: Example;
}

/** What has been changed, by the engine's name of the choice. */
export type Changes = Readonly<Record<string, Change>>;

export interface ExampleState {
  readonly game: string;
  /** The deal as the page brought it. */
  readonly original: Example;
  /** The deal as it is shown. */
  readonly example: Example;
  readonly changes: Changes;
  /** The step in sight, from 0. */
  readonly step: number;
  readonly problems: readonly Problem[];
  readonly engine: EngineStatus;
}

export const firstExample = ({ game, example }: ExampleData): ExampleState => ({
  game,
  original: example,
  example,
  changes: {},
  step: 0,
  problems: [],
  engine: IDLE,
});

export const isChanged = ({ changes }: ExampleState): boolean => Object.keys(changes).length > 0;
