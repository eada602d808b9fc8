/** How much is tried. Without one it is as much as fits among the other tests. */
export interface FuzzPlan {
  /** For each route and each who asks. */
  readonly runs: number;
  readonly seed: number;
  /** Where in the values of that seed to begin, as a finding says it. */
  readonly path?: string | undefined;
  readonly actors?: readonly string[] | undefined;
  /** So long for one route and one who asks, at most. */
  readonly limitMs?: number | undefined;
}

/** What was tried of one route. */
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
