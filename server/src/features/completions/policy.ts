import { COMPLETION_TEXTS } from '@larder/contract/completions';

import { AppError } from '#platform/app-error.ts';
import type { Person } from '#platform/context.ts';

export const isWorker = ({ scopes = [] }: Person): boolean => scopes.includes('worker');

/** Throws `insufficient_scope` for a request of another server without a worker token: answering it as a person's could forward it in a loop. */
export function requireMayForward(actor: Person): void {
  if (!isWorker(actor)) throw new AppError('insufficient_scope', COMPLETION_TEXTS.worker_scope);
}
