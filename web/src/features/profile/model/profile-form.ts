import { isPhoneNumber, PROFILE_LIMITS, PROFILE_TEXTS } from '@larder/contract/profile';
import type { Profile, ProfileChange } from '@larder/contract/profile';

import {
  DIET_CHOICES,
  faultOfAllergies,
  isSameList,
  splitTexts,
  withTexts,
} from '#features/profile/model/diet-form.ts';
import type { DietName } from '#features/profile/model/diet-form.ts';

/** What the person types and ticks; an empty text is nothing. */
export interface AboutForm {
  readonly username: string;
  readonly bio: string;
  readonly phone: string;
  readonly emailNotifications: boolean;
  readonly pushNotifications: boolean;
  readonly diets: readonly DietName[];
  readonly allergies: readonly string[];
  /** Typed, but not put into the list yet. */
  readonly allergyTyped: string;
}

export interface AboutFault {
  readonly field: keyof AboutForm;
  readonly message: string;
}

export function toForm(profile: Profile): AboutForm {
  return {
    username: profile.username ?? '',
    bio: profile.bio ?? '',
    phone: profile.phone_number ?? '',
    emailNotifications: profile.notification_preferences.email,
    pushNotifications: profile.notification_preferences.push,
    diets: profile.diets,
    allergies: profile.allergies,
    allergyTyped: '',
  };
}

/** With what stands in the control as part of the list: whoever saves means it. */
export function settle(form: AboutForm): AboutForm {
  return { ...form, allergies: withTexts(form.allergies, splitTexts(form.allergyTyped)), allergyTyped: '' };
}

function textOrNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}

/** Only what differs from what is kept, so that a change made elsewhere meanwhile stays. */
export function toChange(form: AboutForm, kept: AboutForm): ProfileChange {
  const change: ProfileChange = {};
  if (form.username.trim() !== kept.username) change.username = textOrNull(form.username);
  if (form.bio.trim() !== kept.bio) change.bio = textOrNull(form.bio);
  if (form.phone.trim() !== kept.phone) change.phone_number = textOrNull(form.phone);
  if (form.emailNotifications !== kept.emailNotifications || form.pushNotifications !== kept.pushNotifications) {
    change.notification_preferences = { email: form.emailNotifications, push: form.pushNotifications };
  }
  const { allergies } = settle(form);
  if (!isSameList(form.diets, kept.diets)) change.diets = [...form.diets];
  if (!isSameList(allergies, kept.allergies)) change.allergies = [...allergies];
  return change;
}

export function isSame(one: AboutForm, other: AboutForm): boolean {
  return Object.keys(toChange(one, other)).length === 0;
}

/** What was typed stays; where nothing was, a change made elsewhere comes in. */
export function merge(typed: AboutForm, before: AboutForm, now: AboutForm): AboutForm {
  return {
    username: typed.username === before.username ? now.username : typed.username,
    bio: typed.bio === before.bio ? now.bio : typed.bio,
    phone: typed.phone === before.phone ? now.phone : typed.phone,
    emailNotifications:
      typed.emailNotifications === before.emailNotifications ? now.emailNotifications : typed.emailNotifications,
    pushNotifications:
      typed.pushNotifications === before.pushNotifications ? now.pushNotifications : typed.pushNotifications,
    diets: isSameList(typed.diets, before.diets) ? now.diets : typed.diets,
    allergies: isSameList(typed.allergies, before.allergies) ? now.allergies : typed.allergies,
    allergyTyped: typed.allergyTyped,
  };
}

function tooLong(length: number, max: number): string {
  return `At most ${max.toLocaleString('en')} characters, please: this is ${(length - max).toLocaleString('en')} too many`;
}

export function checkAbout({ username, bio, phone, allergies }: AboutForm): AboutFault[] {
  const faults: AboutFault[] = [];
  const { username_max_characters: usernameMax, bio_max_characters: bioMax } = PROFILE_LIMITS;
  const name = username.trim();
  if (name.length > usernameMax) faults.push({ field: 'username', message: tooLong(name.length, usernameMax) });
  const about = bio.trim();
  if (about.length > bioMax) faults.push({ field: 'bio', message: tooLong(about.length, bioMax) });
  if (phone.trim() !== '' && !isPhoneNumber(phone)) {
    faults.push({ field: 'phone', message: PROFILE_TEXTS.phone_invalid });
  }
  const listFault = faultOfAllergies(allergies);
  if (listFault !== undefined) faults.push({ field: 'allergies', message: listFault });
  return faults;
}

/** What the server found, by our own names. */
export function faultsOfFields(fields: Readonly<Record<string, string>>): AboutFault[] {
  const names = { username: 'username', bio: 'bio', phone_number: 'phone' } as const;
  const faults: AboutFault[] = Object.entries(names).flatMap(([name, field]) => {
    const message = fields[name];
    return message === undefined ? [] : [{ field, message }];
  });
  // Of a list, the place is named too: "allergies.3".
  const inList = Object.entries(fields).find(([name]) => /^allergies(?:\.|$)/u.test(name))?.[1];
  return inList === undefined ? faults : [...faults, { field: 'allergies', message: inList }];
}

function isAboutForm(value: object): value is AboutForm {
  const has = (name: keyof AboutForm, type: string): boolean => typeof Reflect.get(value, name) === type;
  const hasTexts = has('username', 'string') && has('bio', 'string') && has('phone', 'string');
  const hasChoices = has('emailNotifications', 'boolean') && has('pushNotifications', 'boolean');
  return hasTexts && hasChoices && has('allergyTyped', 'string') && hasEating(value);
}

function hasEating(value: object): boolean {
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

/** What was typed and not saved, if it still fits. */
export function parseAboutDraft(value: unknown): AboutForm | undefined {
  return typeof value === 'object' && value !== null && isAboutForm(value) ? value : undefined;
}
