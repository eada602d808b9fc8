import { COMPLETION_TEXTS } from '@larder/contract/completions';

import { AppError } from '#platform/app-error.ts';
import type { User } from '#platform/context.ts';

export const isWorker = ({ scopes = [] }: User): boolean => scopes.includes('worker');

/** Requires a worker token of another server; with a user's token a request could be forwarded in a loop. Throws `insufficient_scope`. */
export function requireMayForward(actor: User): void {
  if (!isWorker(actor)) throw new AppError('insufficient_scope', COMPLETION_TEXTS.worker_scope);
}
