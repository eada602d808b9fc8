import { v7 as uuidv7 } from 'uuid';

import { ACCOUNT_LIMITS, LINK_TEXTS, LinkPurpose } from '@larder/contract/account';

import { AppError } from '#platform/app-error.ts';
import type { Actor, Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { HOUR_MS } from '#platform/durations.ts';
import { forgetSecret } from '#platform/outbox/outbox.ts';
import { hashToken, newToken } from '#platform/secrets.ts';

import { lockUser } from './commands/lock-user.ts';

const TTL_MS: Readonly<Record<LinkPurpose, number>> = {
  confirm_email: ACCOUNT_LIMITS.confirm_link_hours * HOUR_MS,
  change_email: ACCOUNT_LIMITS.confirm_link_hours * HOUR_MS,
  reset_password: (ACCOUNT_LIMITS.reset_link_minutes / 60) * HOUR_MS,
};

export interface MailLink {
  readonly id: string;
  readonly purpose: LinkPurpose;
  readonly userId: string;
  readonly email: string;
  readonly name: string;
}

/** Creates a one-time link and invalidates the user's earlier ones for the same purpose. */
export async function createMailLink(
  trx: Db,
  { now }: Pick<Ctx<Actor>, 'now'>,
  link: { readonly purpose: LinkPurpose; readonly userId: string; readonly email: string },
): Promise<{ readonly value: string; readonly expiresAt: Date; readonly of: string }> {
  // Serializes concurrent requests, so that the second invalidates the link of the first.
  await lockUser(trx, link.userId);
  const value = newToken();
  const id = uuidv7();
  const expiresAt = new Date(now.getTime() + TTL_MS[link.purpose]);
  await trx
    .insertInto('mail_links')
    .values({
      id,
      purpose: link.purpose,
      token_hash: hashToken(value),
      user_id: link.userId,
      email: link.email,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  await endMailLinks(trx, now, link.userId, [link.purpose], id);
  return { value, expiresAt, of: id };
}

/**
 * Invalidates the user's open links of these purposes, except `except`, and erases their secrets from queued messages.
 */
export async function endMailLinks(
  trx: Db,
  now: Date,
  userId: string,
  purposes: readonly LinkPurpose[] = LinkPurpose.options,
  except?: string,
): Promise<void> {
  let query = trx
    .updateTable('mail_links')
    // Not `now`: a concurrent request that started earlier compares with its own, earlier time.
    .set((eb) => ({ expires_at: eb.ref('created_at') }))
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id');
  if (except !== undefined) query = query.where('id', '<>', except);
  const ended = await query.execute();
  for (const { id } of ended) await forgetSecret(trx, id);
}

/** Returns the open link of this token. Throws `not_found`, also for a disabled user, `link_used` or `link_expired`. */
export async function getMailLink(db: Db, now: Date, token: string): Promise<MailLink> {
  const row = await db
    .selectFrom('mail_links')
    .innerJoin('users', 'users.id', 'mail_links.user_id')
    .select([
      'mail_links.id',
      'mail_links.purpose',
      'mail_links.user_id',
      'mail_links.email',
      'mail_links.expires_at',
      'mail_links.used_at',
      'users.name',
    ])
    .where('mail_links.token_hash', '=', hashToken(token))
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw unknownLink();
  const subjectId = row.user_id;
  if (row.used_at !== null) throw new AppError('link_used', LINK_TEXTS.used, { subjectId });
  if (row.expires_at <= now) throw new AppError('link_expired', LINK_TEXTS.expired, { subjectId });
  return { id: row.id, purpose: row.purpose, userId: row.user_id, email: row.email, name: row.name };
}

/** Also for a valid link of another purpose. */
export function unknownLink(): AppError {
  return new AppError('not_found', LINK_TEXTS.unknown);
}

/**
 * Marks a link as used in the transaction `trx`. Conditional update: the later of two concurrent uses throws
 * `link_used`.
 */
export async function consumeMailLink(trx: Db, now: Date, link: MailLink): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('mail_links')
    .set({ used_at: now })
    .where('id', '=', link.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('link_used', LINK_TEXTS.used, { subjectId: link.userId });
  await forgetSecret(trx, link.id);
}
