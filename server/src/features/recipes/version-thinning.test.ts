import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#platform/durations.ts';

import { type EarlierVersion, HISTORY_BYTES_MAX, slotOf, versionsToDelete } from './version-thinning.ts';

const START = Date.parse('2026-03-01T12:00:00Z');
const COUNT_MAX = 20;

/** Applies edits one after the other, each followed by a thinning. The history is newest first. */
function simulate(edits: readonly { readonly afterMs: number; readonly bytes: number }[], countMax = COUNT_MAX) {
  let history: EarlierVersion[] = [];
  let at = START;
  for (const [n, { afterMs, bytes }] of edits.entries()) {
    at += afterMs;
    history = [{ version: n + 1, replacedAt: new Date(at), bytes }, ...history];
    const deleted = versionsToDelete(history, { now: new Date(at), countMax });
    history = history.filter(({ version }) => !deleted.includes(version));
  }
  return { history, now: new Date(at) };
}

const versionsOf = (history: readonly EarlierVersion[]) => history.map(({ version }) => version);

const Edit = fc.record({
  afterMs: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: HOUR_MS }),
    fc.integer({ min: HOUR_MS, max: 3 * DAY_MS }),
    fc.integer({ min: DAY_MS, max: 90 * DAY_MS }),
  ),
  bytes: fc.oneof(fc.integer({ min: 300, max: 5_000 }), fc.integer({ min: 5_000, max: HISTORY_BYTES_MAX / 2 })),
});

describe('thinning a history', () => {
  test('respects the limits, retains the newest and oldest version, and spaces versions by age', () => {
    fc.assert(
      fc.property(fc.array(Edit, { minLength: 1, maxLength: 80 }), (edits) => {
        const { history, now } = simulate(edits);
        expect(history.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(HISTORY_BYTES_MAX);
        expect(history.length).toBeLessThanOrEqual(COUNT_MAX);
        expect(history[0]?.version).toBe(edits.length);
        expect(history.at(-1)?.version).toBe(1);
        const slots = history.slice(0, -1).flatMap(({ replacedAt }) => slotOf(replacedAt, now) ?? []);
        expect(new Set(slots).size).toBe(slots.length);
      }),
    );
  });

  test('retains the newest and oldest version even if these two exceed the limits', () => {
    const edits = Array.from({ length: 3 }, () => ({ afterMs: HOUR_MS, bytes: HISTORY_BYTES_MAX }));
    expect(versionsOf(simulate(edits, 1).history)).toEqual([3, 1]);
  });

  test('evicts a large version before several small ones', () => {
    const sizes = [1_000, 1_000, 1_000, 1_000, 0.75 * HISTORY_BYTES_MAX, 0.5 * HISTORY_BYTES_MAX];
    const edits = sizes.map((bytes) => ({ afterMs: MINUTE_MS, bytes }));
    expect(versionsOf(simulate(edits).history)).toEqual([6, 4, 3, 2, 1]);
  });

  test('retains every version of a day of ordinary edits', () => {
    const edits = Array.from({ length: 90 }, () => ({ afterMs: 10 * MINUTE_MS, bytes: 3_000 }));
    expect(simulate(edits, 100).history).toHaveLength(90);
  });

  test('retains versions of last week after a burst of large edits', () => {
    const week = Array.from({ length: 5 }, () => ({ afterMs: DAY_MS, bytes: 200_000 }));
    const burst = Array.from({ length: 599 }, () => ({ afterMs: SECOND_MS, bytes: 200_000 }));
    const retained = versionsOf(simulate([...week, ...burst], 100).history);
    expect(retained).toHaveLength(Math.floor(HISTORY_BYTES_MAX / 200_000));
    expect(retained).toEqual(expect.arrayContaining([1, 4, 5, 603, 604]));
  });

  test('takes bounded time for a history that grew without limits', () => {
    const history = Array.from({ length: 100_000 }, (_, n) => ({
      version: 100_000 - n,
      replacedAt: new Date(START - n * SECOND_MS),
      bytes: 1_000,
    }));
    const deleted = new Set(versionsToDelete(history, { now: new Date(START), countMax: 100 }));
    const retained = versionsOf(history).filter((version) => !deleted.has(version));
    expect(retained).toHaveLength(100);
    expect([retained[0], retained.at(-1)]).toEqual([100_000, 1]);
  });
});
