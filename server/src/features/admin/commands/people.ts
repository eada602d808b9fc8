import type { Transaction } from 'kysely';

import { ADMIN_TEXTS } from '@larder/contract/admin';
import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { Notice } from '#platform/live/notice.ts';
import { createMailLink, endMailLinks } from '#features/account/mail-links.ts';
import { securityNotice } from '#features/account/messages.ts';
import { revokeAllAccess } from '#features/account/sessions.ts';
import { removePerson } from '#features/personal-data/commands/delete-account.ts';
import { lockPerson, requireAnotherAdmin } from '#features/personal-data/commands/require-another-admin.ts';
import { setContentHidden } from '#features/personal-data/commands/visibility.ts';
import { SYSTEM_ACCOUNT_IDS } from '#features/personal-data/system-accounts.ts';

import { forcedResetMessage } from '../messages.ts';

type AdminCtx = Ctx<SignedInUser>;
type Target = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

/** Disables or enables an account, grants or revokes the admin role: all or nothing. Throws `not_found` or `conflict`. */
export async function updatePerson(
  ctx: AdminCtx,
  id: string,
  change: { readonly disabled?: boolean | undefined; readonly is_admin?: boolean | undefined },
): Promise<void> {
  if (change.disabled === true) refuseSelf(ctx, id);
  const notices = await ctx.db.transaction().execute(async (trx) => {
    const person = await getTarget(trx, ctx, id);
    const visibility = change.disabled === undefined ? [] : await setDisabled(trx, ctx, person, change.disabled);
    if (change.is_admin === true) await grantAdmin(trx, ctx, person);
    if (change.is_admin === false) await revokeAdmin(trx, ctx, person);
    return visibility;
  });
  for (const notice of notices) ctx.events.publish(notice);
  if (change.disabled === true) ctx.events.recheckAccess(id);
}

/** Returns the events to publish after the commit. */
async function setDisabled(
  trx: Transaction<Tables>,
  ctx: AdminCtx,
  person: Target,
  disabled: boolean,
): Promise<readonly Notice[]> {
  if (disabled === (person.disabled_at !== null)) return [];
  if (disabled) await requireAnotherAdmin(trx, ctx.databaseKind, person.id, ADMIN_TEXTS.last_admin);
  await trx
    .updateTable('users')
    .set({ disabled_at: disabled ? ctx.now : null, updated_at: ctx.now })
    .where('id', '=', person.id)
    .execute();
  // Also when enabling: a session that was created while the account was being disabled must not revive.
  await revokeAllAccess(trx, person.id);
  await writeAudit(trx, ctx, { action: disabled ? 'person.disabled' : 'person.enabled', subjectId: person.id });
  const [subject, text] = disabled
    ? ['Your account was disabled', 'An administrator disabled your account.']
    : ['Your account was enabled', 'An administrator enabled your account again. You can log in as before.'];
  await ctx.outbox.put(trx, securityNotice(person, subject, text), ctx.now);
  return setContentHidden(trx, ctx, person.id, disabled);
}

async function grantAdmin(trx: Transaction<Tables>, ctx: AdminCtx, person: Target): Promise<void> {
  const added = await trx
    .insertInto('admin_users')
    .values({ id: person.id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return;
  await writeAudit(trx, ctx, { action: 'person.made-admin', subjectId: person.id });
  const text = 'Another administrator gave you administrator rights.';
  await ctx.outbox.put(trx, securityNotice(person, 'You are an administrator now', text), ctx.now);
}

async function revokeAdmin(trx: Transaction<Tables>, ctx: AdminCtx, person: Target): Promise<void> {
  await requireAnotherAdmin(trx, ctx.databaseKind, person.id, ADMIN_TEXTS.last_admin);
  const { numDeletedRows } = await trx.deleteFrom('admin_users').where('id', '=', person.id).executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await writeAudit(trx, ctx, { action: 'person.unmade-admin', subjectId: person.id });
  const text = 'Your account no longer has administrator rights.';
  await ctx.outbox.put(trx, securityNotice(person, 'You are no longer an administrator', text), ctx.now);
}

/** Deletes a user's password, ends their sessions and mails them a reset link. Throws `not_found` or `conflict`. */
export async function forcePasswordReset(ctx: AdminCtx, id: string): Promise<void> {
  refuseSelf(ctx, id);
  await ctx.db.transaction().execute(async (trx) => {
    const person = await getTarget(trx, ctx, id);
    await trx
      .updateTable('accounts')
      .set({ password: null, updated_at: ctx.now })
      .where('user_id', '=', person.id)
      .where('provider_id', '=', 'credential')
      .execute();
    await revokeAllAccess(trx, person.id);
    // An attacker who knew the password may have requested a change of address.
    await endMailLinks(trx, ctx.now, person.id);
    const link = { purpose: 'reset_password', userId: person.id, email: person.email } as const;
    await ctx.outbox.put(trx, forcedResetMessage(person, await createMailLink(trx, ctx, link)), ctx.now);
    await writeAudit(trx, ctx, { action: 'person.password-reset', subjectId: person.id });
  });
  ctx.events.recheckAccess(id);
}

/** Deletes another user's account. Throws `not_found` or `conflict`. */
export async function deletePerson(ctx: AdminCtx, id: string): Promise<void> {
  refuseSelf(ctx, id);
  if (!(await removePerson(ctx, id))) throw personNotFound();
}

async function getTarget(trx: Transaction<Tables>, { databaseKind }: AdminCtx, id: string): Promise<Target> {
  const person = SYSTEM_ACCOUNT_IDS.includes(id) ? null : await lockPerson(trx, databaseKind, id);
  if (person === null) throw personNotFound();
  return person;
}

function refuseSelf({ actor }: AdminCtx, id: string): void {
  if (actor.id === id) throw new AppError('conflict', ADMIN_TEXTS.self);
}

function personNotFound(): AppError {
  return new AppError('not_found', ERROR_TEXTS.not_found);
}
