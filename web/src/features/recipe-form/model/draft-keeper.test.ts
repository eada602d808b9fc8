import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { listShelved } from '#platform/draft-shelf.ts';
import { newId } from '#platform/new-id.ts';

import { DraftKeeper } from './draft-keeper.ts';
import { parseDraft } from './parse-draft.ts';
import { newDraft } from './recipe-draft.ts';

const SHELF = { owner: 'anna', name: 'recipe' };

function titled(title: string, sent = false) {
  const { id: _id, ...draft } = newDraft(newId());
  return { ...draft, sent, form: { ...draft.form, title } };
}

function titlesKept(): string[] {
  return listShelved(SHELF, Date.now())
    .map(({ draft }) => parseDraft(draft)?.form.title ?? '')
    .toSorted();
}

function write(keeper: DraftKeeper, title: string, sent = false): void {
  keeper.schedule(() => titled(title, sent));
  keeper.flush();
}

beforeEach(() => {
  vi.useFakeTimers();
  const entries = new Map<string, string>();
  vi.stubGlobal('window', {
    setTimeout,
    clearTimeout,
    localStorage: {
      get length() {
        return entries.size;
      },
      key: (index: number) => [...entries.keys()][index] ?? null,
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('keeping a draft', () => {
  it('waits for a pause in typing', () => {
    const keeper = new DraftKeeper(SHELF, newId());
    keeper.schedule(() => titled('So'));
    vi.advanceTimersByTime(200);
    keeper.schedule(() => titled('Soup'));
    vi.advanceTimersByTime(200);
    expect(titlesKept()).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(titlesKept()).toEqual(['Soup']);
  });

  it('forgets what was emptied again', () => {
    const keeper = new DraftKeeper(SHELF, newId());
    write(keeper, 'Soup');
    write(keeper, '');
    expect(titlesKept()).toEqual([]);
    write(keeper, 'Tart');
    expect(titlesKept()).toEqual(['Tart']);
  });

  it('goes on after a reload under the same id', () => {
    const id = newId();
    write(new DraftKeeper(SHELF, id), 'Soup');
    const after = new DraftKeeper(SHELF, id);
    write(after, 'Leek soup');
    expect(after.id).toBe(id);
    expect(titlesKept()).toEqual(['Leek soup']);
  });

  it('lets nothing be overwritten by a second tab', () => {
    const id = newId();
    const one = new DraftKeeper(SHELF, id);
    write(one, 'Soup');
    const two = new DraftKeeper(SHELF, id);
    const moved = vi.fn<(to: string) => void>();
    one.tellOfMoves(moved);
    vi.advanceTimersByTime(5);
    write(two, 'Leek soup');
    write(one, 'Tomato soup');
    write(two, 'Leek soup with cream');
    expect(titlesKept()).toEqual(['Leek soup with cream', 'Tomato soup']);
    expect(two.id).toBe(id);
    expect(moved).toHaveBeenCalledExactlyOnceWith(one.id);
  });

  it('claims nothing by only looking', () => {
    const id = newId();
    const one = new DraftKeeper(SHELF, id);
    write(one, 'Soup');
    write(new DraftKeeper(SHELF, id), 'Soup');
    write(one, 'Tomato soup');
    expect(one.id).toBe(id);
    expect(titlesKept()).toEqual(['Tomato soup']);
  });

  it('outlives its end in another tab', () => {
    const id = newId();
    const one = new DraftKeeper(SHELF, id);
    write(one, 'Soup');
    const two = new DraftKeeper(SHELF, id);
    one.end();
    expect(titlesKept()).toEqual([]);
    write(two, 'Tart');
    expect(two.id).not.toBe(id);
    expect(titlesKept()).toEqual(['Tart']);
  });

  it('ends only its own', () => {
    const id = newId();
    const one = new DraftKeeper(SHELF, id);
    write(one, 'Soup');
    vi.advanceTimersByTime(5);
    write(new DraftKeeper(SHELF, id), 'Tart');
    one.end();
    write(one, 'Too late');
    expect(titlesKept()).toEqual(['Tart']);
  });

  it('stays with its id once it was sent, so that it becomes one recipe', () => {
    const id = newId();
    const one = new DraftKeeper(SHELF, id);
    write(one, 'Soup', true);
    vi.advanceTimersByTime(5);
    write(new DraftKeeper(SHELF, id), 'Leek soup', true);
    write(one, 'Tomato soup', true);
    expect(one.id).toBe(id);
    expect(titlesKept()).toEqual(['Tomato soup']);
  });

  it('knows when leaving would lose it', () => {
    vi.stubGlobal('window', { setTimeout, clearTimeout });
    const keeper = new DraftKeeper(SHELF, newId());
    expect(keeper.losesAll).toBe(false);
    write(keeper, 'Soup');
    expect(keeper.losesAll).toBe(true);
    keeper.end();
    expect(keeper.losesAll).toBe(false);
  });
});
