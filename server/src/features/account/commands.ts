import { v7 as uuidv7 } from 'uuid';

import { REGISTER_TEXTS } from '@larder/contract/account';

import { AppError } from '#platform/app-error.ts';
import type { Actor, Ctx } from '#platform/context.ts';
import { toJson } from '#platform/db/tables.ts';

import { hashPassword } from './passwords.ts';

/** `email` is already in lower case. */
export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

export interface RegisteredPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/**
 * Makes a person with their password and profile, all or nothing. Throws `conflict` when the address is taken, also
 * when two registrations race for it.
 */
export async function registerPerson({ db, now }: Ctx<Actor>, registration: Registration): Promise<RegisteredPerson> {
  const { email, name } = registration;
  // Hashed before anything is known of the address, and outside the transaction.
  const password = await hashPassword(registration.password);
  const id = uuidv7();
  const stamps = { created_at: now, updated_at: now };

  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('users')
      .values({ id, email, name, ...stamps })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) {
      throw new AppError('conflict', REGISTER_TEXTS.taken, { fields: { email: REGISTER_TEXTS.taken } });
    }
    await trx
      .insertInto('accounts')
      .values({ id: uuidv7(), account_id: id, provider_id: 'credential', user_id: id, password, ...stamps })
      .execute();
    await trx
      .insertInto('user_profiles')
      .values({ user_id: id, email, username: name, notification_preferences: toJson({ email: true, push: false }) })
      .execute();
  });
  return { id, email, name };
}

/** Ends one session at once. */
export async function endSession(ctx: Ctx<Actor>, token: string): Promise<void> {
  await ctx.db.deleteFrom('sessions').where('token', '=', token).execute();
}

/** Removes sessions that ended before `now`. */
export async function purgeEndedSessions({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
