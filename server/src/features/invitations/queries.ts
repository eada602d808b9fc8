import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { type PageFilter, type RowPage, startOf, toPage } from '#platform/page-cursor.ts';
import { hashToken } from '#platform/secrets.ts';

import { requireOpen, unknownInvitation } from './policy.ts';

function selectInvitations(db: Db) {
  return db
    .selectFrom('invitations')
    .leftJoin('users', 'users.id', 'invitations.created_by')
    .select([
      'invitations.id',
      'invitations.email',
      'invitations.mail_token_hash',
      'invitations.uses',
      'invitations.uses_max',
      'invitations.created_at',
      'invitations.expires_at',
      'invitations.revoked_at',
      'users.email as created_by_email',
    ]);
}

export function getInvitation(db: Db, id: string) {
  return selectInvitations(db).where('invitations.id', '=', id).executeTakeFirstOrThrow();
}

export type InvitationRow = Awaited<ReturnType<typeof getInvitation>>;

/** Returns a page of all invitations, newest first. */
export async function listInvitations({ db }: Ctx, page: PageFilter): Promise<RowPage<InvitationRow>> {
  const { at, id } = startOf(page);
  const rows = await selectInvitations(db)
    .where((eb) => eb(eb.refTuple('invitations.created_at', 'invitations.id'), '<', eb.tuple(at, id)))
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
}

/**
 * Returns the open invitation of a link, by either of its tokens. Throws `not_found`, `link_used` or `link_expired`.
 */
export async function getOpenInvitation(db: Db, now: Date, token: string) {
  const hash = hashToken(token);
  const row = await db
    .selectFrom('invitations')
    .select(['id', 'email', 'mail_token_hash', 'uses', 'uses_max', 'expires_at', 'revoked_at'])
    .where((eb) => eb.or([eb('token_hash', '=', hash), eb('mail_token_hash', '=', hash)]))
    .executeTakeFirst();
  if (row === undefined) throw unknownInvitation();
  requireOpen(row, now);
  const { id, email, mail_token_hash: mailed } = row;
  return { id, email, isMailedLink: mailed === hash };
}
