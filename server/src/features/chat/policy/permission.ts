import type { TokenScope } from '@larder/contract/route';

import type { Person } from '#platform/context.ts';

/** What the routes ask of a token that do the same. */
export const TO_READ: readonly TokenScope[] = ['recipes:read'];
export const TO_CHANGE: readonly TokenScope[] = ['recipes:read', 'recipes:write'];
/** To have what is made kept in the cookbook. */
export const TO_KEEP: readonly TokenScope[] = ['recipes:write'];
export const TO_READ_PROFILE: readonly TokenScope[] = ['profile:read'];

/** In a session a person may do everything, through a token what it was made for. */
export function may({ session, scopes = [] }: Person, needed: readonly TokenScope[]): boolean {
  return session !== undefined || needed.every((scope) => scopes.includes(scope));
}

export const MAY_NOT_READ =
  'I may not look into your recipes here: the token that asks has no permission to read them.';
export const MAY_NOT_READ_PROFILE =
  'I may not look into your profile here: the token that asks has no permission to read it.';
export const MAY_NOT_KEEP = 'It is not in your cookbook: the token that asks has no permission to write recipes.';
export const MAY_NOT_CHANGE =
  'I may not add, change or delete recipes here: the token that asks has no permission to read and write them.';
