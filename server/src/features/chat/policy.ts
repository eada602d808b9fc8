import type { TokenScope } from '@larder/contract/route';

import type { Person } from '#platform/context.ts';

/** What the routes ask of a token that do the same. */
export const READ_RECIPES: readonly TokenScope[] = ['recipes:read'];
export const CHANGE_RECIPES: readonly TokenScope[] = ['recipes:read', 'recipes:write'];
/** To have what is made kept in the cookbook. */
export const SAVE_RECIPES: readonly TokenScope[] = ['recipes:write'];
export const READ_PROFILE: readonly TokenScope[] = ['profile:read'];

/** In a session a person may do everything, through a token what it was made for. */
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
