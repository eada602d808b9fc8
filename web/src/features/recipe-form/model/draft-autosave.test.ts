import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { newId } from '#platform/new-id.ts';

import { DraftAutosave } from './draft-autosave.ts';
import { listRecipeDrafts, newDraft, readRecipeDraft } from './recipe-draft.ts';

const SCOPE = { owner: 'anna', form: 'recipe' };

function titled(title: string) {
  const { id: _id, sentAs: _sentAs, ...draft } = newDraft(newId());
  return { ...draft, form: { ...draft.form, title } };
}

/** Opens the draft in another tab. */
function open(id: string = newId()): DraftAutosave {
  return new DraftAutosave(SCOPE, readRecipeDraft(SCOPE, id) ?? newDraft(id));
}

function savedTitles(): string[] {
  return listRecipeDrafts(SCOPE)
    .map(({ draft }) => draft.form.title)
    .toSorted();
}

function write(autosave: DraftAutosave, title: string): void {
  autosave.schedule(() => titled(title));
  autosave.flush();
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

describe('DraftAutosave', () => {
  it('debounces typing', () => {
    const autosave = open();
    autosave.schedule(() => titled('So'));
    vi.advanceTimersByTime(200);
    autosave.schedule(() => titled('Soup'));
    vi.advanceTimersByTime(200);
    expect(savedTitles()).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(savedTitles()).toEqual(['Soup']);
  });

  it('removes an emptied draft', () => {
    const autosave = open();
    write(autosave, 'Soup');
    write(autosave, '');
    expect(savedTitles()).toEqual([]);
    write(autosave, 'Tart');
    expect(savedTitles()).toEqual(['Tart']);
  });

  it('continues under the same id after a reload', () => {
    const id = newId();
    write(open(id), 'Soup');
    const after = open(id);
    write(after, 'Leek soup');
    expect(after.id).toBe(id);
    expect(savedTitles()).toEqual(['Leek soup']);
  });

  it('continues under a new id when another tab saved the draft', () => {
    const id = newId();
    const one = open(id);
    write(one, 'Soup');
    const two = open(id);
    const moved = vi.fn<(to: string) => void>();
    one.listen(moved);
    vi.advanceTimersByTime(5);
    write(two, 'Leek soup');
    write(one, 'Tomato soup');
    write(two, 'Leek soup with cream');
    expect(savedTitles()).toEqual(['Leek soup with cream', 'Tomato soup']);
    expect(two.id).toBe(id);
    expect(moved).toHaveBeenCalledExactlyOnceWith(one.id);
  });

  it('writes nothing when a tab only opens the draft', () => {
    const id = newId();
    const one = open(id);
    write(one, 'Soup');
    write(open(id), 'Soup');
    write(one, 'Tomato soup');
    expect(one.id).toBe(id);
    expect(savedTitles()).toEqual(['Tomato soup']);
  });

  it('saves no copy of a draft that only another tab changes', () => {
    const id = newId();
    const one = open(id);
    write(one, 'Soup');
    write(open(id), 'Tart');
    one.flush();
    expect(one.id).toBe(id);
    expect(savedTitles()).toEqual(['Tart']);
  });

  it('continues under a new id when another tab removed the draft', () => {
    const id = newId();
    const one = open(id);
    write(one, 'Soup');
    const two = open(id);
    one.discard();
    expect(savedTitles()).toEqual([]);
    write(two, 'Tart');
    expect(two.id).not.toBe(id);
    expect(savedTitles()).toEqual(['Tart']);
  });

  it('does not remove what another tab saved', () => {
    const id = newId();
    const one = open(id);
    write(one, 'Soup');
    vi.advanceTimersByTime(5);
    write(open(id), 'Tart');
    one.discard();
    write(one, 'Too late');
    expect(savedTitles()).toEqual(['Tart']);
  });

  it('submits with one idempotency key until there is an answer, even after a reload and under a new draft id', () => {
    const id = newId();
    const one = open(id);
    write(one, 'Soup');
    expect(one.beginSubmission()).toEqual({ id, isRetry: false });
    vi.advanceTimersByTime(5);
    const two = open(id);
    write(two, 'Leek soup');
    write(one, 'Tomato soup');
    expect(one.id).not.toBe(id);
    expect(savedTitles()).toEqual(['Leek soup', 'Tomato soup']);
    expect(one.beginSubmission()).toEqual({ id, isRetry: true });
    expect(two.beginSubmission()).toEqual({ id, isRetry: true });
  });

  it('submits for the first time again after a refusal', () => {
    const autosave = open();
    write(autosave, 'Soup');
    autosave.beginSubmission();
    autosave.undoSubmission();
    expect(autosave.beginSubmission().isRetry).toBe(false);
  });

  it('submits with the same idempotency key when another tab removed the unchanged draft', () => {
    const id = newId();
    const one = open(id);
    write(one, 'Soup');
    const two = open(id);
    two.schedule(() => titled('Soup'));
    one.discard();
    expect(two.beginSubmission().id).toBe(id);
    expect(savedTitles()).toEqual([]);
  });

  it('stores the text as a new, unsubmitted draft', () => {
    const id = newId();
    const autosave = open(id);
    write(autosave, 'Soup');
    autosave.beginSubmission();
    autosave.leaveAsNewDraft();
    const saved = listRecipeDrafts(SCOPE);
    expect(saved).toMatchObject([{ draft: { sentAs: null, form: { title: 'Soup' } } }]);
    expect(saved[0]?.draft.id).not.toBe(id);
  });

  it('reports an unsaved draft while storage refuses it', () => {
    vi.stubGlobal('window', { setTimeout, clearTimeout });
    const autosave = open();
    expect(autosave.isUnsaved).toBe(false);
    write(autosave, 'Soup');
    expect(autosave.isUnsaved).toBe(true);
    autosave.discard();
    expect(autosave.isUnsaved).toBe(false);
  });
});
