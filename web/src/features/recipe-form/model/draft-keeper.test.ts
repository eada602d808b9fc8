import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { listShelved, readShelved } from '#platform/draft-shelf.ts';
import { newId } from '#platform/new-id.ts';

import { DraftKeeper } from './draft-keeper.ts';
import { parseDraft } from './parse-draft.ts';
import { newDraft } from './recipe-draft.ts';

const SHELF = { owner: 'anna', name: 'recipe' };

function titled(title: string) {
  const { id: _id, sentAs: _sentAs, ...draft } = newDraft(newId());
  return { ...draft, form: { ...draft.form, title } };
}

/** A page on which this draft is opened, as far as it is kept. */
function open(id: string = newId()): DraftKeeper {
  return new DraftKeeper(SHELF, parseDraft(readShelved(SHELF, id)?.draft) ?? newDraft(id));
}

function titlesKept(): string[] {
  return listShelved(SHELF, Date.now())
    .map(({ draft }) => parseDraft(draft)?.form.title ?? '')
    .toSorted();
}

function write(keeper: DraftKeeper, title: string): void {
  keeper.schedule(() => titled(title));
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
    const keeper = open();
    keeper.schedule(() => titled('So'));
    vi.advanceTimersByTime(200);
    keeper.schedule(() => titled('Soup'));
    vi.advanceTimersByTime(200);
    expect(titlesKept()).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(titlesKept()).toEqual(['Soup']);
  });

  it('forgets what was emptied again', () => {
    const keeper = open();
    write(keeper, 'Soup');
    write(keeper, '');
    expect(titlesKept()).toEqual([]);
    write(keeper, 'Tart');
    expect(titlesKept()).toEqual(['Tart']);
  });

  it('goes on after a reload under the same id', () => {
    const id = newId();
    write(open(id), 'Soup');
    const after = open(id);
    write(after, 'Leek soup');
    expect(after.id).toBe(id);
    expect(titlesKept()).toEqual(['Leek soup']);
  });

  it('lets nothing be overwritten by a second tab', () => {
    const id = newId();
    const one = open(id);
    write(one, 'Soup');
    const two = open(id);
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
    const one = open(id);
    write(one, 'Soup');
    write(open(id), 'Soup');
    write(one, 'Tomato soup');
    expect(one.id).toBe(id);
    expect(titlesKept()).toEqual(['Tomato soup']);
  });

  it('outlives its end in another tab', () => {
    const id = newId();
    const one = open(id);
    write(one, 'Soup');
    const two = open(id);
    one.end();
    expect(titlesKept()).toEqual([]);
    write(two, 'Tart');
    expect(two.id).not.toBe(id);
    expect(titlesKept()).toEqual(['Tart']);
  });

  it('ends only its own', () => {
    const id = newId();
    const one = open(id);
    write(one, 'Soup');
    vi.advanceTimersByTime(5);
    write(open(id), 'Tart');
    one.end();
    write(one, 'Too late');
    expect(titlesKept()).toEqual(['Tart']);
  });

  it('is sent under one id until there is an answer, also after a reload and from a tab that goes on under another', () => {
    const id = newId();
    const one = open(id);
    write(one, 'Soup');
    expect(one.beginSend()).toEqual({ id, isRepeated: false });
    vi.advanceTimersByTime(5);
    const two = open(id);
    write(two, 'Leek soup');
    write(one, 'Tomato soup');
    expect(one.id).not.toBe(id);
    expect(titlesKept()).toEqual(['Leek soup', 'Tomato soup']);
    expect(one.beginSend()).toEqual({ id, isRepeated: true });
    expect(two.beginSend()).toEqual({ id, isRepeated: true });
  });

  it('is a first send again after a refusal', () => {
    const keeper = open();
    write(keeper, 'Soup');
    keeper.beginSend();
    keeper.undoSend();
    expect(keeper.beginSend().isRepeated).toBe(false);
  });

  it('is sent under the id of its copy in another tab when that one ended and nothing was typed since', () => {
    const id = newId();
    const one = open(id);
    write(one, 'Soup');
    const two = open(id);
    two.schedule(() => titled('Soup'));
    one.end();
    expect(two.beginSend().id).toBe(id);
    expect(titlesKept()).toEqual([]);
  });

  it('can be set aside as a draft of which nothing was sent', () => {
    const id = newId();
    const keeper = open(id);
    write(keeper, 'Soup');
    keeper.beginSend();
    keeper.setAside();
    const [kept] = listShelved(SHELF, Date.now());
    expect(kept?.id).not.toBe(id);
    expect(parseDraft(kept?.draft)).toMatchObject({ sentAs: null, form: { title: 'Soup' } });
    expect(titlesKept()).toEqual(['Soup']);
  });

  it('knows when leaving would lose it', () => {
    vi.stubGlobal('window', { setTimeout, clearTimeout });
    const keeper = open();
    expect(keeper.losesAll).toBe(false);
    write(keeper, 'Soup');
    expect(keeper.losesAll).toBe(true);
    keeper.end();
    expect(keeper.losesAll).toBe(false);
  });
});
