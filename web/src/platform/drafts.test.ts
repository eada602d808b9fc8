import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  listSavedDrafts,
  readSavedDraft,
  readTabDraft,
  removeDraftsOf,
  removeSavedDraft,
  saveDraft,
  writeTabDraft,
} from './drafts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ANNA = { owner: 'anna', form: 'recipe' };
const BEN = { owner: 'ben', form: 'recipe' };

/** The parts of `Storage` that drafts use. */
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
  vi.useFakeTimers();
  storage = new FakeStorage();
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: new FakeStorage() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Saves a draft a millisecond after the one before. */
function save(scope: typeof ANNA, id: string): string | null {
  vi.advanceTimersByTime(1);
  return saveDraft(scope, id, { title: id });
}

function idsOf(scope: typeof ANNA): string[] {
  return listSavedDrafts(scope).map(({ id }) => id);
}

describe('saved drafts', () => {
  it('are read as they were saved, newest first', () => {
    save(ANNA, 'soup');
    const revision = save(ANNA, 'tart');
    expect(idsOf(ANNA)).toEqual(['tart', 'soup']);
    expect(readSavedDraft(ANNA, 'tart')).toEqual({
      id: 'tart',
      savedAtMs: Date.now(),
      revision,
      draft: { title: 'tart' },
    });
  });

  it('have a new revision with every save', () => {
    expect(save(ANNA, 'soup')).not.toBe(save(ANNA, 'soup'));
  });

  it('are visible to their owner only', () => {
    save(ANNA, 'soup');
    expect(idsOf(BEN)).toEqual([]);
    expect(readSavedDraft(BEN, 'soup')).toBeNull();
    expect(idsOf({ owner: 'ann', form: 'recipe' })).toEqual([]);
  });

  it('are separate for each form', () => {
    save(ANNA, 'soup');
    expect(idsOf({ owner: 'anna', form: 'edit' })).toEqual([]);
  });

  it('expire after thirty days, for all users', () => {
    save(BEN, 'old');
    save(BEN, 'young');
    vi.advanceTimersByTime(30 * DAY_MS);
    idsOf(ANNA);
    expect(idsOf(BEN)).toEqual(['young']);
    expect(storage.length).toBe(1);
  });

  it('are limited to ten per user over all forms: the oldest is removed', () => {
    save(BEN, 'other');
    save({ owner: 'anna', form: 'edit' }, 'oldest');
    for (let nth = 0; nth < 10; nth += 1) save(ANNA, `draft ${nth}`);
    expect(idsOf(ANNA)).toHaveLength(10);
    expect(idsOf({ owner: 'anna', form: 'edit' })).toEqual([]);
    expect(idsOf(BEN)).toEqual(['other']);
    save(ANNA, 'draft 9');
    expect(idsOf(ANNA)).toHaveLength(10);
  });

  it('are refused when storage is full or blocked', () => {
    storage.full = true;
    expect(save(ANNA, 'soup')).toBeNull();
    vi.stubGlobal('window', {});
    expect(save(ANNA, 'soup')).toBeNull();
    expect(idsOf(ANNA)).toEqual([]);
  });

  it.each(['{', '1', 'null', '{"savedAtMs":"x"}', '{"revision":"1"}'])('are removed when unreadable: %s', (text) => {
    storage.setItem('shelf:anna:recipe:broken', text);
    expect(readSavedDraft(ANNA, 'broken')).toBeNull();
    expect(idsOf(ANNA)).toEqual([]);
    expect(storage.length).toBe(0);
  });

  it('of earlier versions of the app are read', () => {
    const draft = { title: 'Soup' };
    storage.setItem('shelf:anna:recipe:soup', JSON.stringify({ savedAtMs: Date.now(), writer: 'tab', draft }));
    expect(listSavedDrafts(ANNA)).toMatchObject([{ id: 'soup', draft }]);
  });

  it('are removed one at a time', () => {
    save(ANNA, 'soup');
    save(ANNA, 'tart');
    removeSavedDraft(ANNA, 'soup');
    expect(idsOf(ANNA)).toEqual(['tart']);
  });
});

describe('signing out', () => {
  it('removes the drafts of the user and of the tab, and no saved draft of another user', () => {
    const readText = () => readTabDraft('anna', 'chat', (value) => (typeof value === 'string' ? value : undefined));
    save(ANNA, 'soup');
    save(BEN, 'pie');
    writeTabDraft('anna', 'chat', 'How long');
    expect(readText()).toBe('How long');
    removeDraftsOf('anna');
    expect(idsOf(ANNA)).toEqual([]);
    expect(readText()).toBeUndefined();
    expect(idsOf(BEN)).toEqual(['pie']);
  });
});
