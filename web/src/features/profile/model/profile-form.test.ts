import { DEFAULT_PREFERENCES, type Profile } from '@larder/contract/profile';
import { describe, expect, it } from 'vitest';

import { checkProfile, isSaved, merge, parseDraft, parseFieldErrors, toChange, toForm } from './profile-form.ts';

const PROFILE: Profile = {
  user_id: '0198f3c0-0000-7000-8000-000000000001',
  email: 'ada@example.org',
  email_confirmed: true,
  pending_email: null,
  username: 'Ada',
  bio: null,
  phone_number: '+44 20 7946 0000',
  two_factor_enabled: false,
  notification_preferences: { email: true, push: true },
  diets: ['vegan'],
  allergies: ['peanuts'],
  preferences: DEFAULT_PREFERENCES,
  tour_seen: true,
  has_password: true,
};

const SAVED = toForm(PROFILE);

describe('toChange', () => {
  it('contains the changed fields only', () => {
    expect(toChange({ ...SAVED, bio: ' I bake. ' }, PROFILE)).toEqual({ bio: 'I bake.' });
  });

  it('keeps the stored push preference when email notifications change', () => {
    expect(toChange({ ...SAVED, emailNotifications: false }, PROFILE)).toEqual({
      notification_preferences: { email: false, push: true },
    });
  });

  it('maps a cleared field to null', () => {
    expect(toChange({ ...SAVED, username: '  ', phone: '' }, PROFILE)).toEqual({ username: null, phone_number: null });
  });

  it('contains a changed list as a whole, with the text that is still being typed', () => {
    const edited = { ...SAVED, diets: [], allergies: [], allergyTyped: ' milk, Milk; eggs' };
    expect(toChange(edited, PROFILE)).toEqual({ diets: [], allergies: ['milk', 'eggs'] });
    expect(toChange({ ...SAVED, allergyTyped: 'Peanuts' }, PROFILE)).toEqual({});
  });

  it('is empty when only spaces differ', () => {
    expect(isSaved({ ...SAVED, username: 'Ada ' }, PROFILE)).toBe(true);
    expect(isSaved({ ...SAVED, username: 'Adele' }, PROFILE)).toBe(false);
  });
});

describe('checkProfile', () => {
  it('accepts the stored values and empty fields', () => {
    expect(checkProfile(SAVED)).toEqual([]);
    expect(checkProfile({ ...SAVED, username: '', phone: '' })).toEqual([]);
  });

  it('reports each invalid field', () => {
    const errors = checkProfile({ ...SAVED, username: 'x'.repeat(81), bio: 'x'.repeat(2_003), phone: 'soon' });
    expect(errors.map(({ field }) => field)).toEqual(['username', 'bio', 'phone']);
    expect(errors[1]?.message).toBe('At most 2,000 characters, please. You’re 3 over.');
  });

  it('reports a list with too many or too long entries', () => {
    const message = (allergies: readonly string[]) => checkProfile({ ...SAVED, allergies })[0]?.message;
    expect(message(Array.from({ length: 50 }, (_, index) => `food ${index}`))).toBeUndefined();
    expect(message(Array.from({ length: 51 }, (_, index) => `food ${index}`))).toBe('At most 50, please. You have 51.');
    expect(message(['x'.repeat(101)])).toMatch(/^At most 100 characters each, please\. “x+…” is too long\.$/u);
  });
});

it('parseFieldErrors maps server fields and list items to form fields', () => {
  expect(parseFieldErrors({ phone_number: 'No', other: 'x' })).toEqual([{ field: 'phone', message: 'No' }]);
  expect(parseFieldErrors({ 'allergies.3': 'No' })).toEqual([{ field: 'allergies', message: 'No' }]);
});

describe('merge', () => {
  it('takes a concurrent change of a field that was not edited', () => {
    const now = { ...SAVED, username: 'Adele', bio: 'Elsewhere', emailNotifications: false };
    expect(merge({ ...SAVED, bio: 'Here' }, SAVED, now)).toEqual({ ...now, bio: 'Here' });
  });

  it('compares lists by content', () => {
    const now = { ...SAVED, diets: [], allergies: ['milk'] };
    expect(merge(toForm(PROFILE), SAVED, now)).toEqual(now);
    const edited = { ...SAVED, allergies: [], allergyTyped: 'mi' };
    expect(merge(edited, SAVED, now)).toEqual({ ...edited, diets: [] });
  });
});

it('parseDraft accepts a draft that matches the form and nothing else', () => {
  expect(parseDraft(SAVED)).toEqual(SAVED);
  expect(parseDraft({ ...SAVED, bio: 3 })).toBeUndefined();
  expect(parseDraft(null)).toBeUndefined();
  expect(parseDraft({ ...SAVED, diets: ['paleo'] })).toBeUndefined();
  expect(parseDraft({ ...SAVED, allergies: [3] })).toBeUndefined();
  expect(parseDraft({ ...SAVED, allergies: undefined })).toBeUndefined();
});
