import type { TokenScope } from '@larder/contract/route';

import type { User } from '#platform/context.ts';

/** The scopes that the equivalent routes require. */
export const READ_RECIPES: readonly TokenScope[] = ['recipes:read'];
export const CHANGE_RECIPES: readonly TokenScope[] = ['recipes:read', 'recipes:write'];
export const READ_PROFILE: readonly TokenScope[] = ['profile:read'];

/** A session may do everything, a token what its scopes allow. */
export function hasScopes({ session, scopes = [] }: User, needed: readonly TokenScope[]): boolean {
  return session !== undefined || needed.every((scope) => scopes.includes(scope));
}

export const CANNOT_READ_RECIPES = 'I can’t look at your recipes here: this token has no permission to read them.';
export const CANNOT_READ_PROFILE = 'I can’t look at your profile here: this token has no permission to read it.';
export const CANNOT_CHANGE_RECIPES =
  'I can’t add, change or delete recipes here: this token has no permission to read and write them.';
