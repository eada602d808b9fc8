import { ERROR_TEXTS } from '@larder/contract/errors';
import { PROFILE_LIMITS } from '@larder/contract/profile';

import { hasVerifiedFactor } from '#features/account/queries.ts';
import { AppError } from '#platform/app-error.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';

/** Returns the actor's profile. Every user has one from registration on. */
export async function getProfile({ db, actor, now }: Ctx) {
  const profile = db
    .selectFrom('users')
    .innerJoin('user_profiles', 'user_profiles.user_id', 'users.id')
    .select((eb) => [
      'users.id',
      'users.email',
      'users.email_verified',
      'user_profiles.username',
      'user_profiles.bio',
      'user_profiles.phone_number',
      'user_profiles.notification_preferences',
      'user_profiles.diets',
      'user_profiles.allergies',
      'user_profiles.preferences',
      'user_profiles.tour_seen',
      eb
        .selectFrom('mail_links')
        .select('mail_links.email')
        .whereRef('mail_links.user_id', '=', 'users.id')
        .where('mail_links.purpose', '=', 'change_email')
        .where('mail_links.used_at', 'is', null)
        .where('mail_links.expires_at', '>', now)
        .limit(1)
        .as('pending_email'),
      eb
        .exists(
          eb
            .selectFrom('accounts')
            .select('accounts.id')
            .whereRef('accounts.user_id', '=', 'users.id')
            .where('accounts.provider_id', '=', 'credential')
            .where('accounts.password', 'is not', null),
        )
        .as('has_password'),
      hasVerifiedFactor(eb).as('has_factor'),
    ])
    .where('users.id', '=', actor.id);
  // The account may have been deleted during the request.
  return profile.executeTakeFirstOrThrow(() => new AppError('not_authenticated', ERROR_TEXTS.not_authenticated));
}

export type ProfileRow = Awaited<ReturnType<typeof getProfile>>;

/** Returns the diets and exclusions that generated recipes must follow; empty without a profile. */
export async function readDietPreferences({ db, actor }: Ctx) {
  const profile = db.selectFrom('user_profiles').select(['diets', 'allergies']).where('user_id', '=', actor.id);
  return (await profile.executeTakeFirst()) ?? { diets: [], allergies: [] };
}

export type DietPreferences = Awaited<ReturnType<typeof readDietPreferences>>;

/** Returns recent security events of the actor's account, newest first. */
export async function listActivity({ db, actor }: Ctx<SignedInUser>) {
  return db
    .selectFrom('audit_log')
    .select(['id', 'at', 'action', 'actor_id', 'address'])
    .where('subject_id', '=', actor.id)
    .orderBy('at', 'desc')
    .limit(PROFILE_LIMITS.activity_listed_max)
    .execute();
}

export type ActivityRow = Awaited<ReturnType<typeof listActivity>>[number];
