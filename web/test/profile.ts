import type { Profile } from '@larder/contract/profile';

import { ADA } from '#test/open-page.tsx';

/** A user who has not chosen a name yet. */
export const PROFILE: Profile = {
  user_id: ADA.id,
  email: ADA.email,
  email_confirmed: false,
  pending_email: null,
  username: null,
  bio: null,
  phone_number: null,
  two_factor_enabled: false,
  notification_preferences: { email: true, push: false },
  diets: [],
  allergies: [],
  tour_seen: true,
  has_password: true,
};
