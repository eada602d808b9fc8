import { ACCOUNT_LIMITS } from '@larder/contract/account';

/** What the kitchen's own account is called. */
const HOUSE_NAME = 'REECE';

/**
 * Would others take this name for the kitchen's own? Only as it is spelt: Reece is a name that people have. Letters of other widths
 * and what is not seen make no difference.
 */
export function isHouseName(name: string): boolean {
  return name.normalize('NFKC').replaceAll(UNSEEN, '') === HOUSE_NAME;
}

const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u{2800}]/gu;

/** What somebody is called: their username or, without one, what stands before the @ of their address. */
export function nameFor(username: string | null, email: string): string {
  if (username !== null && username !== '') return username;
  return email.slice(0, email.indexOf('@')).slice(0, ACCOUNT_LIMITS.name_max_characters).toWellFormed();
}
