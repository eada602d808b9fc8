import type { Generation } from '@larder/contract/assistant';
import { afterEach, describe, expect, it } from 'vitest';

import { renewSessionSignal, abortSessionSignal } from '#platform/session-signal.ts';

import {
  startGeneration,
  endGeneration,
  findRunningGeneration,
  getStartedGeneration,
  noteOutcomeKnown,
  onStartedGenerationChange,
} from './started-generation.ts';

afterEach(() => {
  abortSessionSignal();
  renewSessionSignal();
});

describe('started generations', () => {
  it('allow one at a time', () => {
    const first = startGeneration({ kind: 'surprise' });
    expect(first).not.toBeNull();
    expect(startGeneration({ kind: 'surprise' })).toBeNull();
    expect(startGeneration({ kind: 'quick' })).toBeNull();
    expect(getStartedGeneration()).toBe(first);
    if (first !== null) endGeneration(first);
    expect(getStartedGeneration()).toBeNull();
    expect(startGeneration({ kind: 'quick' })).not.toBeNull();
  });

  it('are dropped on sign-out, and a late answer does not affect the next user’s request', () => {
    const changes: unknown[] = [];
    const stop = onStartedGenerationChange(() => changes.push(getStartedGeneration()?.id));
    const first = startGeneration({ kind: 'quick' });
    abortSessionSignal();
    expect(first?.signal.aborted).toBe(true);
    renewSessionSignal();
    const second = startGeneration({ kind: 'quick' });
    expect(second?.id).not.toBe(first?.id);
    if (first !== null) endGeneration(first);
    expect(getStartedGeneration()).toBe(second);
    stop();
    abortSessionSignal();
    expect(changes).toEqual([first?.id, undefined, second?.id]);
  });

  it('reuse the id of a repeated request until its outcome is known', () => {
    const requestId = (title: string, searched = 'leeks') => {
      const started = startGeneration({ kind: 'suggestion', title, searched });
      if (started !== null) endGeneration(started);
      return started?.id ?? '';
    };
    const first = requestId('Leek tart');
    expect(requestId('Leek tart')).toBe(first);
    expect(requestId('Leek pie')).not.toBe(first);
    expect(requestId('Leek tart', 'vegan leeks')).not.toBe(first);
    noteOutcomeKnown(first);
    expect(requestId('Leek tart')).not.toBe(first);
  });
});

it.each([
  ['surprise', 'running', { kind: 'surprise', title: null }],
  ['quick', 'running', { kind: 'quick', title: null }],
  ['suggestion', 'running', { kind: 'suggestion', title: 'Leek tart' }],
  ['ingredients', 'running', null],
  ['surprise', 'done', null],
  ['surprise', 'failed', null],
] as const)('a %s generation that is %s counts as running: %j', (kind, state, expected) => {
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
  expect(findRunningGeneration([generation])).toEqual(expected);
});
