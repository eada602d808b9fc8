import type { Generation } from '@larder/contract/assistant';

import { newId } from '#platform/new-id.ts';
import { sessionSignal } from '#platform/session-life.ts';

export type MakeRequest =
  | { readonly kind: 'surprise' }
  | { readonly kind: 'quick' }
  | {
      readonly kind: 'suggestion';
      readonly title: string;
      /** The search that led to the suggestion. Its wishes ("no eggs") apply to the recipe too. */
      readonly searched: string;
    };

/** A generation that this tab has started. */
export interface Making {
  readonly id: string;
  readonly request: MakeRequest;
  /** Aborted at the end of the session. */
  readonly signal: AbortSignal;
}

// One generation per tab, whichever control starts it.
let current: Making | null = null;
const listeners = new Set<() => void>();

/** Ids of requests without an answer. Repeating a request reuses its id, so it is idempotent. */
const unanswered = new Map<string, string>();

function nameOf(request: MakeRequest): string {
  return request.kind === 'suggestion' ? `suggestion: ${request.title}, ${request.searched}` : request.kind;
}

function change(making: Making | null): void {
  current = making;
  for (const listener of listeners) listener();
}

export function getMaking(): Making | null {
  return current;
}

export function onMakingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns null while a generation is running. */
export function beginMaking(request: MakeRequest): Making | null {
  if (current !== null) return null;
  const signal = sessionSignal();
  const id = unanswered.get(nameOf(request)) ?? newId();
  unanswered.set(nameOf(request), id);
  const making: Making = { id, request, signal };
  signal.addEventListener('abort', () => forget(making));
  change(making);
  return making;
}

/** The session has ended: the next user must not see or join this generation. */
function forget(making: Making): void {
  noteAnswered(making.id);
  endMaking(making);
}

export function endMaking(making: Making): void {
  if (current === making) change(null);
}

/** The outcome is known, so the same request gets a new id next time. */
export function noteAnswered(id: string): void {
  for (const [name, other] of unanswered) if (other === id) unanswered.delete(name);
}

/** A running generation that a button started, in this tab or another, possibly before a reload. */
export interface UnderWay {
  readonly kind: MakeRequest['kind'];
  readonly title: string | null;
}

export function findUnderWay(generations: readonly Generation[] = []): UnderWay | null {
  for (const { kind, state, requested_title: title } of generations) {
    if (state === 'running' && kind !== 'ingredients') return { kind, title };
  }
  return null;
}
