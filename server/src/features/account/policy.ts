import { ACCOUNT_LIMITS } from '@larder/contract/account';

/** What somebody is called: their username or, without one, what stands before the @ of their address. */
export function nameFor(username: string | null, email: string): string {
  if (username !== null && username !== '') return username;
  return email.slice(0, email.indexOf('@')).slice(0, ACCOUNT_LIMITS.name_max_characters).toWellFormed();
}
