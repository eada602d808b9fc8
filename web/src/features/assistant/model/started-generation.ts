import type { Generation } from '@larder/contract/assistant';

import { newId } from '#platform/new-id.ts';
import { sessionSignal } from '#platform/session-signal.ts';

export type GenerationRequest =
  | { readonly kind: 'surprise' }
  | { readonly kind: 'quick' }
  | {
      readonly kind: 'suggestion';
      readonly title: string;
      /** The search that led to the suggestion. Its wishes ("no eggs") apply to the recipe too. */
      readonly searched: string;
    };

/** A generation that this tab has started. */
export interface StartedGeneration {
  readonly id: string;
  readonly request: GenerationRequest;
  /** Aborted at the end of the session. */
  readonly signal: AbortSignal;
}

// One generation per tab, whichever control starts it.
let current: StartedGeneration | null = null;
const listeners = new Set<() => void>();

/** Ids of requests without an answer. Repeating a request reuses its id, so it is idempotent. */
const pendingIds = new Map<string, string>();

function nameOf(request: GenerationRequest): string {
  return request.kind === 'suggestion' ? `suggestion: ${request.title}, ${request.searched}` : request.kind;
}

function change(started: StartedGeneration | null): void {
  current = started;
  for (const listener of listeners) listener();
}

export function getStartedGeneration(): StartedGeneration | null {
  return current;
}

export function onStartedGenerationChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns null while a generation is running. */
export function startGeneration(request: GenerationRequest): StartedGeneration | null {
  if (current !== null) return null;
  const signal = sessionSignal();
  const id = pendingIds.get(nameOf(request)) ?? newId();
  pendingIds.set(nameOf(request), id);
  const started: StartedGeneration = { id, request, signal };
  signal.addEventListener('abort', () => forget(started));
  change(started);
  return started;
}

/** The session has ended: the next user must not see or join this generation. */
function forget(started: StartedGeneration): void {
  noteOutcomeKnown(started.id);
  endGeneration(started);
}

export function endGeneration(started: StartedGeneration): void {
  if (current === started) change(null);
}

/** The outcome is known, so the same request gets a new id next time. */
export function noteOutcomeKnown(id: string): void {
  for (const [name, other] of pendingIds) if (other === id) pendingIds.delete(name);
}

/** A running generation that a button started, in this tab or another, possibly before a reload. */
export interface RunningGeneration {
  readonly kind: GenerationRequest['kind'];
  readonly title: string | null;
}

export function findRunningGeneration(generations: readonly Generation[] = []): RunningGeneration | null {
  for (const { kind, state, requested_title: title } of generations) {
    if (state === 'running' && kind !== 'ingredients') return { kind, title };
  }
  return null;
}
