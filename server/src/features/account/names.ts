import { ACCOUNT_LIMITS } from '@larder/contract/account';

const RESERVED_NAME = 'REECE';

/**
 * True for a name that could impersonate the kitchen's own account. Case matters, because Reece is a common first name.
 * Full-width letters and invisible characters do not.
 */
export function isReservedName(name: string): boolean {
  return name.normalize('NFKC').replaceAll(INVISIBLE, '') === RESERVED_NAME;
}

const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u{2800}]/gu;

/** Returns the username or, without one, the local part of the email address. */
export function displayNameFor(username: string | null, email: string): string {
  if (username !== null && username !== '') return username;
  return email.slice(0, email.indexOf('@')).slice(0, ACCOUNT_LIMITS.name_max_characters).toWellFormed();
}
