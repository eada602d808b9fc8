import { describe, expect, test } from 'vitest';

import { countPlaywright, countVitest, settleCounts } from './reports.ts';

describe('what a run counts for', () => {
  test('the tests that it names', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, testResults: [] };
    expect(settleCounts(() => countVitest(report), false)).toEqual({ passed: 7, failed: 2 });
  });

  test('a file that did not load is a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(countVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({ passed: 1, failed: 2 });
  });

  test('a journey that passed at its second try counts as passed, and is reported', () => {
    const stats = { expected: 3, unexpected: 2, flaky: 1 };
    expect(countPlaywright({ stats })).toEqual({ passed: 4, failed: 2, secondTry: 1 });
  });

  test('a run without a report is a failure', () => {
    const readMissing = () => {
      throw new Error('no such file');
    };
    expect(settleCounts(readMissing, true)).toEqual({ passed: 0, failed: 1 });
  });

  test('a run without tests is a failure', () => {
    expect(settleCounts(() => ({ passed: 0, failed: 0 }), true)).toEqual({ passed: 0, failed: 1 });
  });

  test('a run that failed beside its tests is a failure', () => {
    expect(settleCounts(() => ({ passed: 5, failed: 0 }), false)).toEqual({ passed: 5, failed: 1 });
  });
});
