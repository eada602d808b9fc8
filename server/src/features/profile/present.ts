import { DEFAULT_PREFERENCES, type Profile, type SecurityEvent } from '@larder/contract/profile';

import type { ActivityRow, ProfileRow } from './queries.ts';

export function presentProfile(row: ProfileRow): Profile {
  return {
    user_id: row.id,
    email: row.email,
    email_confirmed: row.email_verified,
    pending_email: row.pending_email,
    username: row.username,
    bio: row.bio,
    phone_number: row.phone_number,
    // Computed columns have no declared type, so SQLite returns numbers.
    two_factor_enabled: Boolean(row.has_factor),
    notification_preferences: row.notification_preferences,
    diets: [...row.diets],
    allergies: [...row.allergies],
    preferences: { ...DEFAULT_PREFERENCES, ...row.preferences },
    tour_seen: row.tour_seen,
    has_password: Boolean(row.has_password),
  };
}

export function presentEvent(row: ActivityRow, userId: string): SecurityEvent {
  // The owner does not see the IP address of an admin who acted on the account.
  const isByAnotherUser = row.actor_id !== null && row.actor_id !== userId;
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    address: isByAnotherUser ? null : row.address,
  };
}
