import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { listShelved, readShelved, removeShelved, removeShelvesOf, writeShelved } from './draft-shelf.ts';
import { removeStoredByPrefix } from './browser-storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW_MS = Date.UTC(2026, 5, 1);
const ANNA = { owner: 'anna', name: 'recipe' };
const BEN = { owner: 'ben', name: 'recipe' };

/** As much of a browser's storage as is used. */
class FakeStorage {
  readonly entries = new Map<string, string>();
  full = false;
  get length(): number {
    return this.entries.size;
  }
  key = (index: number): string | null => [...this.entries.keys()][index] ?? null;
  getItem = (key: string): string | null => this.entries.get(key) ?? null;
  removeItem = (key: string): void => void this.entries.delete(key);
  setItem = (key: string, value: string): void => {
    if (this.full) throw new Error('QuotaExceededError');
    this.entries.set(key, value);
  };
}

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('window', { localStorage: storage });
});
afterEach(() => vi.unstubAllGlobals());

function keep(shelf: typeof ANNA, id: string, savedAtMs: number, draft: unknown = { title: id }): boolean {
  return writeShelved(shelf, { id, savedAtMs, writer: 'tab', draft });
}

function idsOf(shelf: typeof ANNA, nowMs = NOW_MS): string[] {
  return listShelved(shelf, nowMs).map(({ id }) => id);
}

describe('the shelf of drafts', () => {
  it('gives them back as they were written, the newest first', () => {
    keep(ANNA, 'soup', NOW_MS - 5);
    keep(ANNA, 'tart', NOW_MS);
    expect(idsOf(ANNA)).toEqual(['tart', 'soup']);
    expect(readShelved(ANNA, 'soup')).toEqual({
      id: 'soup',
      savedAtMs: NOW_MS - 5,
      writer: 'tab',
      draft: { title: 'soup' },
    });
  });

  it('shows nobody what is somebody else’s', () => {
    keep(ANNA, 'soup', NOW_MS);
    expect(idsOf(BEN)).toEqual([]);
    expect(readShelved(BEN, 'soup')).toBeNull();
    expect(idsOf({ owner: 'ann', name: 'recipe' })).toEqual([]);
  });

  it('keeps the forms apart', () => {
    keep(ANNA, 'soup', NOW_MS);
    expect(idsOf({ owner: 'anna', name: 'edit' })).toEqual([]);
  });

  it('forgets what is older than thirty days, of anybody', () => {
    keep(BEN, 'old', NOW_MS - 30 * DAY_MS - 1);
    keep(BEN, 'young', NOW_MS - 30 * DAY_MS);
    idsOf(ANNA);
    expect(idsOf(BEN, NOW_MS)).toEqual(['young']);
    expect(storage.length).toBe(1);
  });

  it('holds ten of one person, of all forms together, and lets the oldest go', () => {
    keep({ owner: 'anna', name: 'edit' }, 'oldest', NOW_MS - 100);
    keep(BEN, 'other', NOW_MS - 200);
    for (let nth = 0; nth < 10; nth += 1) keep(ANNA, `draft ${nth}`, NOW_MS + nth);
    expect(idsOf(ANNA)).toHaveLength(10);
    expect(idsOf({ owner: 'anna', name: 'edit' })).toEqual([]);
    expect(idsOf(BEN)).toEqual(['other']);
    keep(ANNA, 'draft 9', NOW_MS + 20);
    expect(idsOf(ANNA)).toHaveLength(10);
  });

  it('says when nothing can be kept', () => {
    storage.full = true;
    expect(keep(ANNA, 'soup', NOW_MS)).toBe(false);
    vi.stubGlobal('window', {});
    expect(keep(ANNA, 'soup', NOW_MS)).toBe(false);
    expect(idsOf(ANNA)).toEqual([]);
  });

  it.each(['{', '1', 'null', '{"savedAtMs":"x","writer":"tab"}', '{"savedAtMs":1}'])('takes %s for nothing', (text) => {
    storage.setItem('shelf:anna:recipe:broken', text);
    expect(readShelved(ANNA, 'broken')).toBeNull();
    expect(idsOf(ANNA)).toEqual([]);
    expect(storage.length).toBe(0);
  });

  it('lets one go, or all of a person', () => {
    keep(ANNA, 'soup', NOW_MS);
    keep(ANNA, 'tart', NOW_MS);
    keep(BEN, 'pie', NOW_MS);
    removeShelved(ANNA, 'soup');
    expect(idsOf(ANNA)).toEqual(['tart']);
    removeShelvesOf('anna');
    expect(idsOf(ANNA)).toEqual([]);
    expect(idsOf(BEN)).toEqual(['pie']);
  });

  it('stays when the drafts of a tab go', () => {
    keep(ANNA, 'soup', NOW_MS);
    removeStoredByPrefix('local', 'draft:');
    expect(idsOf(ANNA)).toEqual(['soup']);
  });
});
