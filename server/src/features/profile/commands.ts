import { PROFILE_TEXTS, type ProfileChange } from '@larder/contract/profile';

import { lockActorSession } from '#features/account/commands/lock-user.ts';
import { isReservedName, displayNameFor } from '#features/account/names.ts';
import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';
import { type Db, toJson } from '#platform/db/tables.ts';

/**
 * Updates the given fields of the actor's profile; an empty text clears its field. The username is also the display
 * name in sessions. Throws `invalid_input` for the kitchen's reserved name.
 */
export async function updateProfile(ctx: Ctx<SignedInUser>, change: ProfileChange): Promise<void> {
  const { notification_preferences: notifications, diets, allergies, preferences, ...texts } = change;
  if (typeof change.username === 'string' && isReservedName(change.username)) {
    throw new AppError('invalid_input', PROFILE_TEXTS.reserved_username, {
      fields: { username: PROFILE_TEXTS.reserved_username },
    });
  }
  const fields = {
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text === '' ? null : text])),
    ...(notifications === undefined ? {} : { notification_preferences: toJson(notifications) }),
    ...(diets === undefined ? {} : { diets: toJson(diets) }),
    ...(allergies === undefined ? {} : { allergies: toJson(allergies) }),
  };
  if (Object.keys(fields).length === 0 && preferences === undefined) return;
  const { actor, now } = ctx;
  await ctx.db.transaction().execute(async (trx) => {
    await lockActorSession(trx, actor);
    if (change.phone_number !== undefined) await auditPhoneChange(trx, ctx, change.phone_number);
    const merged = preferences === undefined ? {} : await mergePreferences(trx, actor.id, preferences);
    await trx
      .updateTable('user_profiles')
      .set({ ...fields, ...merged })
      .where('user_id', '=', actor.id)
      .execute();
    if (change.username === undefined) return;
    await trx
      .updateTable('users')
      .set({ name: displayNameFor(change.username, actor.email), updated_at: now })
      .where('id', '=', actor.id)
      .execute();
  });
}

/** The stored preferences with the change. Two tabs may change different ones at once: the lock of the user row serializes them. */
async function mergePreferences(trx: Db, userId: string, change: NonNullable<ProfileChange['preferences']>) {
  const before = await trx
    .selectFrom('user_profiles')
    .select('preferences')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { preferences: toJson({ ...before?.preferences, ...change }) };
}

/** Audits a change of the phone number. */
async function auditPhoneChange(trx: Db, ctx: Ctx<SignedInUser>, phone: string | null): Promise<void> {
  const before = await trx
    .selectFrom('user_profiles')
    .select('phone_number')
    .where('user_id', '=', ctx.actor.id)
    .executeTakeFirst();
  const next = phone === '' ? null : phone;
  if (before === undefined || before.phone_number === next) return;
  await writeAudit(trx, ctx, { action: 'phone.changed', details: { removed: next === null } });
}
