import type { TokenScope } from '@larder/contract/route';

import type { Person } from '#platform/context.ts';

/** The scopes that the equivalent routes require. */
export const READ_RECIPES: readonly TokenScope[] = ['recipes:read'];
export const CHANGE_RECIPES: readonly TokenScope[] = ['recipes:read', 'recipes:write'];
/** To save generated recipes in the cookbook. */
export const SAVE_RECIPES: readonly TokenScope[] = ['recipes:write'];
export const READ_PROFILE: readonly TokenScope[] = ['profile:read'];

/** A session may do everything, a token what its scopes allow. */
export function hasScopes({ session, scopes = [] }: Person, needed: readonly TokenScope[]): boolean {
  return session !== undefined || needed.every((scope) => scopes.includes(scope));
}

export const CANNOT_READ_RECIPES =
  'I may not look into your recipes here: the token that asks has no permission to read them.';
export const CANNOT_READ_PROFILE =
  'I may not look into your profile here: the token that asks has no permission to read it.';
export const CANNOT_SAVE_RECIPES =
  'It is not in your cookbook: the token that asks has no permission to write recipes.';
export const CANNOT_CHANGE_RECIPES =
  'I may not add, change or delete recipes here: the token that asks has no permission to read and write them.';
