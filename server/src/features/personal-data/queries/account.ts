import type { Kysely } from 'kysely';

import type { Tables } from '#platform/db/tables.ts';

export async function readProfile(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('users')
    .innerJoin('user_profiles', 'user_profiles.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.email_verified',
      'users.name',
      'users.image',
      'users.is_admin',
      'users.created_at',
      'users.updated_at',
      'user_profiles.username',
      'user_profiles.bio',
      'user_profiles.phone_number',
      'user_profiles.notification_preferences',
      'user_profiles.diets',
      'user_profiles.allergies',
      'user_profiles.preferences',
      'user_profiles.tour_seen',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Mail and text messages to a user, without their links and codes. */
export async function readMessages(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('outbox_messages')
    .select(['channel', 'recipient', 'subject', 'status', 'created_at', 'sent_at'])
    .where('user_id', '=', userId)
    .execute();
}

/** A user's model usage per day. */
export async function readModelUsage(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('model_usage')
    .select([
      'day',
      'task',
      'model',
      'service',
      'calls',
      'failures',
      'input_tokens',
      'output_tokens',
      'images',
      'cost_micros',
    ])
    .where('person_id', '=', userId)
    .orderBy('day')
    .execute();
}

export async function readSessions(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'ip_address', 'user_agent', 'aal', 'authenticated_at', 'created_at', 'updated_at', 'expires_at'])
    .where('user_id', '=', userId)
    .execute();
}

/** A user's sign-in methods without their secrets, and the account's audit entries. */
export async function readSecurity(db: Kysely<Tables>, userId: string) {
  const ways_to_sign_in = await db
    .selectFrom('accounts')
    .select(['provider_id', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .execute();
  const factors = await db
    .selectFrom('auth_factors')
    .select(['id', 'factor_type', 'status', 'friendly_name', 'phone', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'transports', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .execute();
  const api_tokens = await db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .execute();
  const recovery_codes = await db
    .selectFrom('recovery_codes')
    .select(['created_at', 'used_at'])
    .where('user_id', '=', userId)
    .execute();
  const invitations = await db
    .selectFrom('invitations')
    .select(['id', 'email', 'uses', 'uses_max', 'created_at', 'expires_at', 'revoked_at'])
    .where('created_by', '=', userId)
    .execute();
  const known_devices = await db
    .selectFrom('known_devices')
    .select(['created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .execute();
  const activity = await readActivity(db, userId);
  return { ways_to_sign_in, factors, passkeys, api_tokens, recovery_codes, known_devices, invitations, activity };
}

/** IP addresses are included for the user's own actions only. */
async function readActivity(db: Kysely<Tables>, userId: string) {
  const rows = await db
    .selectFrom('audit_log')
    .select(['at', 'action', 'actor_id', 'address'])
    .where('subject_id', '=', userId)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ at, action, actor_id, address }) => ({
    at,
    action,
    address: actor_id === null || actor_id === userId ? address : null,
  }));
}
