import type { Generation } from '@larder/contract/assistant';

import { newId } from '#platform/new-id.ts';
import { sessionSignal } from '#platform/session-life.ts';

export type MakeRequest =
  | { readonly kind: 'surprise' }
  | { readonly kind: 'quick' }
  | {
      readonly kind: 'suggestion';
      readonly title: string;
      /** What was searched for when it was suggested: its wishes ("no eggs") hold for it too. */
      readonly searched: string;
    };

/** A recipe that this tab is having made. */
export interface Making {
  readonly id: string;
  readonly request: MakeRequest;
  /** Ends when the person who asked for it is gone. */
  readonly signal: AbortSignal;
}

// One at a time, wherever on the page it was asked for.
let current: Making | null = null;
const listeners = new Set<() => void>();

/** Asked for, and never answered: asking for the same again is asking after that one. */
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

/** Null when something is being made already. */
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

/** What one person has not heard of is nothing to another. */
function forget(making: Making): void {
  noteAnswered(making.id);
  endMaking(making);
}

export function endMaking(making: Making): void {
  if (current === making) change(null);
}

/** How this one ended is known: who asks for the same again wants another one. */
export function noteAnswered(id: string): void {
  for (const [name, other] of unanswered) if (other === id) unanswered.delete(name);
}

/** A recipe that a button asked for and that is still being generated, be it since before a reload or for another tab. */
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
