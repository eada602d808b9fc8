import type { Generation, GenerationEvent, GenerationStage } from '@larder/contract/assistant';
import { describe, expect, it } from 'vitest';

import { ApiError, UnreachableError } from '#platform/api-error.ts';

import { followGeneration } from './follow-generation.ts';

const GENERATION: Generation = {
  id: '0198f3c0-0000-7000-8000-000000000001',
  kind: 'surprise',
  state: 'done',
  stage: null,
  recipe: null,
  recipe_id: null,
  image_url: null,
  unusable: [],
  notes: [],
  requested_title: null,
  answered_by: 'kitchen',
  problem: null,
  created_at: '2026-01-01T00:00:00.000Z',
};
const END: GenerationEvent = { type: 'end', generation: GENERATION };
const LOST = new UnreachableError('cut');

function stage(name: GenerationStage): GenerationEvent {
  return { type: 'stage', stage: name };
}

function refusal(code: 'unavailable' | 'too_many_requests'): ApiError {
  return new ApiError({ status: 503, code, message: code, fields: {}, requestId: null, retryAfter: null });
}

/** Opens streams as scripted: each yields its events, then throws or ends. */
function follow(script: readonly (readonly (GenerationEvent | Error)[])[]) {
  const stages: (GenerationStage | null)[] = [];
  const waits: number[] = [];
  let opened = 0;
  async function* open(): AsyncGenerator<GenerationEvent> {
    const part = script[opened] ?? script.at(-1) ?? [];
    opened += 1;
    for (const each of part) {
      if (each instanceof Error) throw each;
      yield each;
    }
  }
  const ended = followGeneration({
    open,
    signal: new AbortController().signal,
    onStage: (name) => stages.push(name),
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  return { ended, stages, waits, opened: () => opened };
}

describe('followGeneration', () => {
  it('reports stages until the end', async () => {
    const { ended, stages } = follow([[stage('writing'), stage('saving'), END]]);
    expect(await ended).toBe(GENERATION);
    expect(stages).toEqual(['writing', 'saving']);
  });

  it.each([
    ['the connection breaks', [stage('writing'), LOST]],
    ['the stream ends too early', [stage('writing')]],
    ['the server is unavailable', [refusal('unavailable')]],
  ])('reconnects when %s', async (_what, broken) => {
    const { ended, stages, waits, opened } = follow([broken, [stage('picturing'), END]]);
    expect(await ended).toBe(GENERATION);
    expect(stages.slice(-2)).toEqual([null, 'picturing']);
    expect(waits).toEqual([1_000]);
    expect(opened()).toBe(2);
  });

  it('backs off exponentially and gives up', async () => {
    const { ended, waits } = follow([[LOST]]);
    await expect(ended).rejects.toBe(LOST);
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
  });

  it('resets the backoff after each event', async () => {
    const { ended, waits } = follow([[LOST], [LOST], [stage('writing'), LOST], [END]]);
    await ended;
    expect(waits).toEqual([1_000, 2_000, 1_000]);
  });

  it('stops when the server refuses', async () => {
    const no = refusal('too_many_requests');
    const { ended, opened } = follow([[no]]);
    await expect(ended).rejects.toBe(no);
    expect(opened()).toBe(1);
  });

  it('stops when aborted', async () => {
    const leaving = new AbortController();
    async function* open(): AsyncGenerator<GenerationEvent> {
      yield stage('writing');
      leaving.abort();
      throw LOST;
    }
    const stages: unknown[] = [];
    const following = { open, signal: leaving.signal, onStage: (name: unknown) => stages.push(name) };
    await expect(followGeneration(following)).rejects.toBe(LOST);
    expect(stages).toEqual(['writing']);
  });

  it('stops waiting when aborted', async () => {
    const leaving = new AbortController();
    async function* open(): AsyncGenerator<GenerationEvent> {
      yield stage('writing');
      throw LOST;
    }
    const onStage = (name: unknown) => {
      if (name === null) queueMicrotask(() => leaving.abort());
    };
    await expect(followGeneration({ open, signal: leaving.signal, onStage })).rejects.toThrow(/abort/u);
  });
});
