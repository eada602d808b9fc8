import type { Profile } from '@larder/contract/profile';
import { describe, expect, it } from 'vitest';

import { checkAbout, faultsOfFields, isSame, merge, parseAboutDraft, toChange, toForm } from './about-form.ts';

const PROFILE: Profile = {
  user_id: '0198f3c0-0000-7000-8000-000000000001',
  email: 'ada@example.org',
  email_confirmed: true,
  pending_email: null,
  username: 'Ada',
  bio: null,
  phone_number: '+44 20 7946 0000',
  two_factor_enabled: false,
  notification_preferences: { email: true, push: false },
  diets: ['vegan'],
  allergies: ['peanuts'],
  tour_seen: true,
  has_password: true,
};

const KEPT = toForm(PROFILE);

describe('what is sent', () => {
  it('is only what was changed', () => {
    expect(toChange({ ...KEPT, bio: ' I bake. ' }, KEPT)).toEqual({ bio: 'I bake.' });
    expect(toChange({ ...KEPT, pushNotifications: true }, KEPT)).toEqual({
      notification_preferences: { email: true, push: true },
    });
  });

  it('is null for what was emptied', () => {
    expect(toChange({ ...KEPT, username: '  ', phone: '' }, KEPT)).toEqual({ username: null, phone_number: null });
  });

  it('is a whole list where something was added to it or taken away, with what stands in the control', () => {
    const typed = { ...KEPT, diets: [], allergies: [], allergyTyped: ' milk, Milk; eggs' };
    expect(toChange(typed, KEPT)).toEqual({ diets: [], allergies: ['milk', 'eggs'] });
    expect(toChange({ ...KEPT, allergyTyped: 'Peanuts' }, KEPT)).toEqual({});
  });

  it('is nothing when only blanks differ', () => {
    expect(isSame({ ...KEPT, username: 'Ada ' }, KEPT)).toBe(true);
    expect(isSame({ ...KEPT, username: 'Adele' }, KEPT)).toBe(false);
  });
});

describe('checking before it is sent', () => {
  it('lets what is kept and what is empty pass', () => {
    expect(checkAbout(KEPT)).toEqual([]);
    expect(checkAbout({ ...KEPT, username: '', phone: '' })).toEqual([]);
  });

  it('names each field that is wrong', () => {
    const faults = checkAbout({ ...KEPT, username: 'x'.repeat(81), bio: 'x'.repeat(2_003), phone: 'soon' });
    expect(faults.map(({ field }) => field)).toEqual(['username', 'bio', 'phone']);
    expect(faults[1]?.message).toBe('At most 2,000 characters, please: this is 3 too many');
  });

  it('says of the list what is too much', () => {
    const message = (allergies: readonly string[]) => checkAbout({ ...KEPT, allergies })[0]?.message;
    expect(message(Array.from({ length: 50 }, (_, at) => `food ${at}`))).toBeUndefined();
    expect(message(Array.from({ length: 51 }, (_, at) => `food ${at}`))).toBe('At most 50, please: these are 51');
    expect(message(['x'.repeat(101)])).toMatch(/^At most 100 characters each, please: “x+…” is longer$/u);
  });

  it('puts what the server found beside our own fields', () => {
    expect(faultsOfFields({ phone_number: 'No', other: 'x' })).toEqual([{ field: 'phone', message: 'No' }]);
    expect(faultsOfFields({ 'allergies.3': 'No' })).toEqual([{ field: 'allergies', message: 'No' }]);
  });
});

it('what one eats is told from what was kept before as well', () => {
  const now = { ...KEPT, diets: [], allergies: ['milk'] };
  expect(merge(KEPT, KEPT, now)).toEqual(now);
  const typed = { ...KEPT, allergies: [], allergyTyped: 'mi' };
  expect(merge(typed, KEPT, now)).toEqual({ ...typed, diets: [] });
});

it('a change made elsewhere comes in where nothing was typed', () => {
  const now = { ...KEPT, username: 'Adele', bio: 'Elsewhere', pushNotifications: true };
  expect(merge({ ...KEPT, bio: 'Here' }, KEPT, now)).toEqual({ ...now, bio: 'Here' });
});

describe('what was typed and not saved', () => {
  it('comes back only when it fits', () => {
    expect(parseAboutDraft(KEPT)).toEqual(KEPT);
    expect(parseAboutDraft({ ...KEPT, bio: 3 })).toBeUndefined();
    expect(parseAboutDraft(null)).toBeUndefined();
    expect(parseAboutDraft({ ...KEPT, diets: ['paleo'] })).toBeUndefined();
    expect(parseAboutDraft({ ...KEPT, allergies: [3] })).toBeUndefined();
    expect(parseAboutDraft({ ...KEPT, allergies: undefined })).toBeUndefined();
  });
});
