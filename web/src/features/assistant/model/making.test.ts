import type { Generation } from '@larder/contract/assistant';
import { afterEach, describe, expect, it } from 'vitest';

import { beginSessionLife, endSessionLife } from '#platform/session-life.ts';

import { beginMaking, endMaking, findUnderWay, getMaking, noteAnswered, onMakingChange } from './making.ts';

afterEach(() => {
  endSessionLife();
  beginSessionLife();
});

describe('what this tab has made', () => {
  it('is one at a time', () => {
    const first = beginMaking({ kind: 'surprise' });
    expect(first).not.toBeNull();
    expect(beginMaking({ kind: 'surprise' })).toBeNull();
    expect(beginMaking({ kind: 'quick' })).toBeNull();
    expect(getMaking()).toBe(first);
    if (first !== null) endMaking(first);
    expect(getMaking()).toBeNull();
    expect(beginMaking({ kind: 'quick' })).not.toBeNull();
  });

  it('is nothing to whoever signs in next, and late word of it does not touch what they ask for', () => {
    const heard: unknown[] = [];
    const stop = onMakingChange(() => heard.push(getMaking()?.id));
    const first = beginMaking({ kind: 'quick' });
    endSessionLife();
    expect(first?.signal.aborted).toBe(true);
    beginSessionLife();
    const second = beginMaking({ kind: 'quick' });
    expect(second?.id).not.toBe(first?.id);
    if (first !== null) endMaking(first);
    expect(getMaking()).toBe(second);
    stop();
    endSessionLife();
    expect(heard).toEqual([first?.id, undefined, second?.id]);
  });

  it('is asked after, not asked for again, until its end is known', () => {
    const asked = (title: string, searched = 'leeks') => {
      const making = beginMaking({ kind: 'suggestion', title, searched });
      if (making !== null) endMaking(making);
      return making?.id ?? '';
    };
    const first = asked('Leek tart');
    expect(asked('Leek tart')).toBe(first);
    expect(asked('Leek pie')).not.toBe(first);
    expect(asked('Leek tart', 'vegan leeks')).not.toBe(first);
    noteAnswered(first);
    expect(asked('Leek tart')).not.toBe(first);
  });
});

it.each([
  ['surprise', 'running', { kind: 'surprise', title: null }],
  ['quick', 'running', { kind: 'quick', title: null }],
  ['suggestion', 'running', { kind: 'suggestion', title: 'Leek tart' }],
  ['ingredients', 'running', null],
  ['surprise', 'done', null],
  ['surprise', 'failed', null],
] as const)('a listed %s that is %s keeps this button busy: %j', (kind, state, expected) => {
  const generation: Generation = {
    id: '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
    kind,
    requested_title: kind === 'suggestion' ? 'Leek tart' : null,
    state,
    stage: null,
    recipe: null,
    recipe_id: null,
    image_url: null,
    unusable: [],
    notes: [],
    answered_by: null,
    problem: null,
    created_at: '2026-01-01T00:00:00.000Z',
  };
  expect(findUnderWay([generation])).toEqual(expected);
});
