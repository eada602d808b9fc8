import { formatNumber } from '@larder/contract/format-number';
import { isPhoneNumber, PROFILE_LIMITS, PROFILE_TEXTS } from '@larder/contract/profile';
import type { Profile, ProfileChange } from '@larder/contract/profile';

import { checkAllergies, DIET_CHOICES, isSameList, splitTexts, withTexts } from '#features/profile/model/diet-form.ts';
import type { DietName } from '#features/profile/model/diet-form.ts';
import type { FieldError } from '#features/profile/model/password-form.ts';

/** The values of the fields. An empty text means none. */
export interface ProfileFormValues {
  readonly username: string;
  readonly bio: string;
  readonly phone: string;
  readonly emailNotifications: boolean;
  readonly diets: readonly DietName[];
  readonly allergies: readonly string[];
  /** Typed, but not added to the list yet. */
  readonly allergyTyped: string;
}

export type ProfileFieldError = FieldError<keyof ProfileFormValues>;

export function toForm(profile: Profile): ProfileFormValues {
  return {
    username: profile.username ?? '',
    bio: profile.bio ?? '',
    phone: profile.phone_number ?? '',
    emailNotifications: profile.notification_preferences.email,
    diets: profile.diets,
    allergies: profile.allergies,
    allergyTyped: '',
  };
}

/** Adds the typed allergy to the list: saving includes it. */
export function addTypedAllergy(form: ProfileFormValues): ProfileFormValues {
  return { ...form, allergies: withTexts(form.allergies, splitTexts(form.allergyTyped)), allergyTyped: '' };
}

function textOrNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}

/** The fields that differ from the stored profile. Other fields are left out, so that concurrent changes survive. */
export function toChange(form: ProfileFormValues, profile: Profile): ProfileChange {
  const saved = toForm(profile);
  const change: ProfileChange = {};
  if (form.username.trim() !== saved.username) change.username = textOrNull(form.username);
  if (form.bio.trim() !== saved.bio) change.bio = textOrNull(form.bio);
  if (form.phone.trim() !== saved.phone) change.phone_number = textOrNull(form.phone);
  if (form.emailNotifications !== saved.emailNotifications) {
    change.notification_preferences = { ...profile.notification_preferences, email: form.emailNotifications };
  }
  const { allergies } = addTypedAllergy(form);
  if (!isSameList(form.diets, saved.diets)) change.diets = [...form.diets];
  if (!isSameList(allergies, saved.allergies)) change.allergies = [...allergies];
  return change;
}

export function isSaved(form: ProfileFormValues, profile: Profile): boolean {
  return Object.keys(toChange(form, profile)).length === 0;
}

/** Three-way merge: fields that the user edited stay; the others take the new stored value. */
export function merge(edited: ProfileFormValues, before: ProfileFormValues, now: ProfileFormValues): ProfileFormValues {
  return {
    username: edited.username === before.username ? now.username : edited.username,
    bio: edited.bio === before.bio ? now.bio : edited.bio,
    phone: edited.phone === before.phone ? now.phone : edited.phone,
    emailNotifications:
      edited.emailNotifications === before.emailNotifications ? now.emailNotifications : edited.emailNotifications,
    diets: isSameList(edited.diets, before.diets) ? now.diets : edited.diets,
    allergies: isSameList(edited.allergies, before.allergies) ? now.allergies : edited.allergies,
    allergyTyped: edited.allergyTyped,
  };
}

function describeExcess(length: number, max: number): string {
  return `At most ${formatNumber(max)} characters, please. You’re ${formatNumber(length - max)} over.`;
}

export function checkProfile({ username, bio, phone, allergies }: ProfileFormValues): ProfileFieldError[] {
  const errors: ProfileFieldError[] = [];
  const { username_max_characters: usernameMax, bio_max_characters: bioMax } = PROFILE_LIMITS;
  const { length: usernameLength } = username.trim();
  if (usernameLength > usernameMax) {
    errors.push({ field: 'username', message: describeExcess(usernameLength, usernameMax) });
  }
  const { length: bioLength } = bio.trim();
  if (bioLength > bioMax) errors.push({ field: 'bio', message: describeExcess(bioLength, bioMax) });
  if (phone.trim() !== '' && !isPhoneNumber(phone)) {
    errors.push({ field: 'phone', message: PROFILE_TEXTS.phone_invalid });
  }
  const allergiesError = checkAllergies(allergies);
  if (allergiesError !== undefined) errors.push({ field: 'allergies', message: allergiesError });
  return errors;
}

/** Maps the field errors of the server to the fields of the form. */
export function parseFieldErrors(fields: Readonly<Record<string, string>>): ProfileFieldError[] {
  const names = { username: 'username', bio: 'bio', phone_number: 'phone' } as const;
  const errors: ProfileFieldError[] = Object.entries(names).flatMap(([name, field]) => {
    const message = fields[name];
    return message === undefined ? [] : [{ field, message }];
  });
  // An error in a list may name the item: "allergies.3".
  const inList = Object.entries(fields).find(([name]) => /^allergies(?:\.|$)/u.test(name))?.[1];
  return inList === undefined ? errors : [...errors, { field: 'allergies', message: inList }];
}

function isProfileForm(value: object): value is ProfileFormValues {
  const has = (name: keyof ProfileFormValues, type: string): boolean => typeof Reflect.get(value, name) === type;
  const hasTexts = has('username', 'string') && has('bio', 'string') && has('phone', 'string');
  return hasTexts && has('emailNotifications', 'boolean') && has('allergyTyped', 'string') && hasDiet(value);
}

function hasDiet(value: object): boolean {
  const diets: unknown = Reflect.get(value, 'diets');
  const allergies: unknown = Reflect.get(value, 'allergies');
  const known = new Set<unknown>(DIET_CHOICES.map(({ diet }) => diet));
  return (
    Array.isArray(diets) &&
    diets.every((diet) => known.has(diet)) &&
    Array.isArray(allergies) &&
    allergies.every((text) => typeof text === 'string')
  );
}

/** Parses a stored draft; undefined for one that does not match the form. */
export function parseDraft(value: unknown): ProfileFormValues | undefined {
  return typeof value === 'object' && value !== null && isProfileForm(value) ? value : undefined;
}
