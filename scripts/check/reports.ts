export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Of those that passed, how many did so at their second try: the machine was in the way, or something is wrong at times. */
  readonly secondTry?: number;
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** A file that did not load has no tests to count; it is a failure of its own. */
export function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

export function countPlaywright({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, secondTry: stats.flaky };
}

/**
 * What a test runner's own report says. A run that left no report, or that failed although no test did, counts as one
 * failure: nothing proves that its tests ran.
 */
export function settleCounts(readReport: () => Counts, runSucceeded: boolean): Counts {
  let counts: Counts;
  try {
    counts = readReport();
  } catch {
    return { passed: 0, failed: 1 };
  }
  const ranNothing = counts.passed + counts.failed === 0;
  const failedElsewhere = !runSucceeded && counts.failed === 0;
  return ranNothing || failedElsewhere ? { ...counts, failed: 1 } : counts;
}
