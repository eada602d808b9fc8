import type { GenerationStage } from '@larder/contract/assistant';

import { newId } from '#platform/new-id.ts';

export type MakeRequest =
  | { readonly kind: 'surprise' }
  | { readonly kind: 'quick' }
  | { readonly kind: 'suggestion'; readonly title: string };

/** A recipe that this tab is having made. */
export interface Making {
  readonly id: string;
  readonly request: MakeRequest;
  /** Null while the server cannot be heard, undefined before it has said anything. */
  readonly stage: GenerationStage | null | undefined;
}

// One at a time, wherever on the page it was asked for.
let current: Making | null = null;
const listeners = new Set<() => void>();

/** Asked for, and never answered: asking for the same again is asking after that one. */
const unanswered = new Map<string, string>();

function nameOf(request: MakeRequest): string {
  return request.kind === 'suggestion' ? `suggestion: ${request.title}` : request.kind;
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
  const id = unanswered.get(nameOf(request)) ?? newId();
  unanswered.set(nameOf(request), id);
  const making: Making = { id, request, stage: undefined };
  change(making);
  return making;
}

export function noteStage(stage: GenerationStage | null): void {
  if (current !== null) change({ ...current, stage });
}

export function endMaking(): void {
  change(null);
}

/** How this one ended is known: who asks for the same again wants another one. */
export function noteAnswered(id: string): void {
  for (const [name, other] of unanswered) if (other === id) unanswered.delete(name);
}
