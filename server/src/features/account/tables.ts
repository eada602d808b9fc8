import type { Diet } from '@larder/culinary/catalogue/food-row';
import type { Generated } from 'kysely';

import type { LinkPurpose } from '@larder/contract/account';
import type { CookingPreferences } from '@larder/contract/profile';

import type { DefaultedJson, Json, NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

interface UsersTable {
  id: string;
  email: string;
  name: string;
  email_verified: Generated<boolean>;
  image: string | null;
  /** Maintained from admin_users by database triggers. */
  is_admin: Generated<boolean>;
  disabled_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface SessionsTable {
  id: string;
  token: string;
  user_id: string;
  expires_at: Timestamp;
  ip_address: string | null;
  user_agent: string | null;
  aal: Generated<'aal1' | 'aal2'>;
  authenticated_at: NullableTimestamp;
  /** References `known_devices`; null in sessions older than that table. */
  device: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A browser or program on which this user has completed a sign-in. */
interface KnownDevicesTable {
  user_id: string;
  /** A digest of the browser's cookie, or of a program's address and user agent. */
  device: string;
  created_at: Timestamp;
  last_used_at: Timestamp;
}

/** A credential: a password hash under provider "credential", or a linked account of another provider. */
interface AccountsTable {
  id: string;
  account_id: string;
  provider_id: string;
  user_id: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: NullableTimestamp;
  refresh_token_expires_at: NullableTimestamp;
  scope: string | null;
  password: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface MailLinksTable {
  id: string;
  purpose: LinkPurpose;
  token_hash: string;
  user_id: string;
  email: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
}

interface UserProfilesTable {
  user_id: string;
  email: string;
  username: string | null;
  bio: string | null;
  phone_number: string | null;
  two_factor_enabled: Generated<boolean>;
  notification_preferences: Json<{ email: boolean; push: boolean }>;
  diets: DefaultedJson<readonly Diet[]>;
  /** Foods that generated recipes must never contain, as the user wrote them. */
  allergies: DefaultedJson<readonly string[]>;
  /** Those that the user chose; the others have their defaults. */
  preferences: DefaultedJson<Partial<CookingPreferences>>;
  tour_seen: Generated<boolean>;
}

interface AdminUsersTable {
  id: string;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    users: UsersTable;
    sessions: SessionsTable;
    known_devices: KnownDevicesTable;
    accounts: AccountsTable;
    mail_links: MailLinksTable;
    user_profiles: UserProfilesTable;
    admin_users: AdminUsersTable;
  }
}
