/** The extent of a fuzz run. Without a plan it is short enough for the regular tests. */
export interface FuzzPlan {
  /** Requests per route and actor. */
  readonly runs: number;
  readonly seed: number;
  /** The path of a counterexample, to replay a finding. */
  readonly path?: string | undefined;
  readonly actors?: readonly string[] | undefined;
  /** The time limit per route and actor. */
  readonly limitMs?: number | undefined;
}

/** The results of one route. */
export interface FuzzTally {
  readonly requests: number;
  readonly byStatus: Readonly<Record<string, number>>;
  readonly findings: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    fuzz: FuzzPlan | undefined;
  }
  interface TaskMeta {
    fuzz?: FuzzTally;
  }
}
