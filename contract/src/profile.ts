import { DIETS } from '@larder/culinary/catalogue/food-row';
import { z } from 'zod';

import { textField } from './text-field.ts';
import { defineRoutes } from './route.ts';

export const PROFILE_LIMITS = {
  username_max_characters: 80,
  bio_max_characters: 2_000,
  phone_max_characters: 40,
  activity_listed_max: 50,
  allergies_max: 50,
  allergy_max_characters: 100,
  servings_max: 50,
} as const;

export const PROFILE_TEXTS = {
  load_failed: 'Failed to load profile',
  update_failed: 'Failed to update profile',
  email_failed: 'Failed to update email',
  updated: 'Profile updated successfully',
  email_initiated: 'Email update initiated. Please check your inbox.',
  reserved_username: 'That is the name of the assistant. Please choose another one',
  phone_invalid: 'Please enter a phone number with its country code, such as +1 212 555 0123',
} as const;

const NotificationPreferences = z.strictObject({ email: z.boolean(), push: z.boolean() });
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** E.164 with spaces, dots, dashes and brackets; stored as typed. */
const PHONE_PATTERN = /^\+?(?:[\s().-]*\d){6,15}[\s().-]*$/u;

/** The same check without zod, for forms. */
export function isPhoneNumber(text: string): boolean {
  const number = text.trim();
  return number.length <= PROFILE_LIMITS.phone_max_characters && PHONE_PATTERN.test(number);
}

export const PhoneNumber = z
  .string()
  .trim()
  .max(PROFILE_LIMITS.phone_max_characters, PROFILE_TEXTS.phone_invalid)
  .regex(PHONE_PATTERN, PROFILE_TEXTS.phone_invalid);

/** Drops blanks and duplicates, ignoring case. */
function withoutRepeats(texts: readonly string[]): string[] {
  const seen = new Map(texts.toReversed().map((text) => [text.toLowerCase(), text]));
  return texts.filter(
    (text) => text !== '' && seen.get(text.toLowerCase()) === text && seen.delete(text.toLowerCase()),
  );
}

const Diets = z
  .array(z.enum(DIETS))
  .max(DIETS.length)
  .transform((diets) => DIETS.filter((diet) => diets.includes(diet)));

const Allergies = z
  .array(textField().max(PROFILE_LIMITS.allergy_max_characters))
  .max(PROFILE_LIMITS.allergies_max, `At most ${PROFILE_LIMITS.allergies_max} things at once`)
  .transform(withoutRepeats);

/** How the user likes recipes. */
export const CookingPreferences = z.strictObject({
  /** Amounts as written, or converted to one system. */
  units: z.enum(['written', 'metric', 'us']),
  /** Temperatures in the system of the amounts, as written, or in one scale. */
  temperatures: z.enum(['units', 'written', 'celsius', 'fahrenheit']),
  /** The servings of new recipes; null leaves them open. */
  servings: z.int().min(1).max(PROFILE_LIMITS.servings_max).nullable(),
  /** The text size of cook mode. */
  text_size: z.enum(['normal', 'large', 'largest']),
});
export type CookingPreferences = z.infer<typeof CookingPreferences>;

export const DEFAULT_PREFERENCES: CookingPreferences = {
  units: 'written',
  temperatures: 'units',
  servings: null,
  text_size: 'normal',
};

export const ProfileChange = z.strictObject({
  username: textField().max(PROFILE_LIMITS.username_max_characters).nullable().optional(),
  bio: textField().max(PROFILE_LIMITS.bio_max_characters).nullable().optional(),
  phone_number: PhoneNumber.nullable().optional(),
  notification_preferences: NotificationPreferences.optional(),
  diets: Diets.optional(),
  /** Foods, food groups or allergens in the user's words; blanks and duplicates are dropped. */
  allergies: Allergies.optional(),
  /** Only the given ones change. */
  preferences: CookingPreferences.partial().optional(),
  tour_seen: z.boolean().optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

export const Profile = z.object({
  user_id: z.uuid(),
  email: z.string(),
  email_confirmed: z.boolean(),
  /** A new address that is not confirmed yet. */
  pending_email: z.string().nullable(),
  username: z.string().nullable(),
  bio: z.string().nullable(),
  phone_number: z.string().nullable(),
  two_factor_enabled: z.boolean(),
  notification_preferences: NotificationPreferences,
  /** Generated recipes follow these. */
  diets: z.array(z.enum(DIETS)),
  /** Never used in generated recipes. */
  allergies: z.array(z.string()),
  preferences: CookingPreferences,
  /** The user took or declined the tour; until then the app offers it. */
  tour_seen: z.boolean(),
  /** False for users of passkeys or single sign-on only. */
  has_password: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

/** A security event of the account. */
export const SecurityEvent = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.string(),
  address: z.string().nullable(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

export const profileRoutes = defineRoutes({
  getProfile: {
    method: 'GET',
    path: '/api/profile',
    access: 'session',
    scope: 'profile:read',
    summary: 'Get the user’s profile',
    status: 200,
    response: Profile,
    errors: [],
  },
  updateProfile: {
    method: 'PATCH',
    path: '/api/profile',
    access: 'session',
    summary: 'Update parts of the user’s profile; null clears a field',
    body: ProfileChange,
    status: 200,
    response: Profile,
    errors: [],
  },
  listActivity: {
    method: 'GET',
    path: '/api/profile/activity',
    access: 'session',
    summary: 'List recent security events of the account, newest first',
    status: 200,
    response: z.object({ events: z.array(SecurityEvent) }),
    errors: [],
  },
});
