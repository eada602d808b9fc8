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

  it('puts what the server found beside our own fields', () => {
    expect(faultsOfFields({ phone_number: 'No', other: 'x' })).toEqual([{ field: 'phone', message: 'No' }]);
  });
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
  });
});
