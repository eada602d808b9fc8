import { AppError } from '#platform/app-error.ts';
import type { User } from '#platform/context.ts';

const CANNOT_SAVE =
  'This token may have recipes made but not keep them. Send "keep": false, or use a token that may also write recipes.';

/** Throws `insufficient_scope` unless a generated recipe may be saved: in a session, or by a token that may write recipes. */
export function requireMaySave({ session, scopes = [] }: User): void {
  if (session === undefined && !scopes.includes('recipes:write')) throw new AppError('insufficient_scope', CANNOT_SAVE);
}
