import { accountRoutes } from '@larder/contract/account';
import { ERROR_TEXTS } from '@larder/contract/errors';
import { profileRoutes } from '@larder/contract/profile';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { json, refused } from '#test/fake-api.ts';
import { button, expectDescription, expectFocus, field, fill } from '#test/forms.ts';
import { ADA, type OpenPage, openPage, PROFILE, SIGNED_IN } from '#test/open-page.tsx';
import { answerProfile, openProfile } from '#test/profile-page.ts';

const RESTORED = /We restored your unsaved changes\./u;
const EMAIL_SENT = 'Email update initiated. Please check your inbox.';

const profileSaved = () => screen.findByText('Profile updated successfully');

describe('cooking preferences', () => {
  test('are saved one by one, as they are chosen', async () => {
    const sent: unknown[] = [];
    const preferences = { ...PROFILE.preferences };
    const { user } = await openProfile({}, (api) => {
      api.respond(profileRoutes.updateProfile, ({ body }) => {
        sent.push(body);
        Object.assign(preferences, profileRoutes.updateProfile.body.parse(body).preferences);
        return json(200, { ...PROFILE, preferences });
      });
    });
    await user.selectOptions(await screen.findByLabelText('Units'), 'Metric (g, ml)');
    await user.selectOptions(screen.getByLabelText('Temperatures'), 'Celsius (°C)');
    await user.click(button('Servings: more'));
    const changes = [{ units: 'metric' }, { temperatures: 'celsius' }, { servings: 4 }];
    await waitFor(() => expect(sent).toEqual(changes.map((change) => ({ preferences: change }))));
    expect(screen.getByLabelText<HTMLSelectElement>('Units').value).toBe('metric');
  });

  test('say so when one cannot be saved', async () => {
    const { user } = await openProfile({}, (api) => api.respond(profileRoutes.updateProfile, refused));
    await user.selectOptions(await screen.findByLabelText('Units'), 'Metric (g, ml)');
    await screen.findByText('Your preference was not saved');
  });
});

describe('personal details', () => {
  test('a name may start with an emoji', async () => {
    const { user } = await openProfile();
    await fill(user, field('Username'), '👩‍🍳 Ada');
    await user.click(button('Save Changes'));
    await waitFor(() => expect(button('Account menu').textContent).toBe('👩‍🍳'));
  });

  test('a cleared field is stored as null', async () => {
    const { user, api } = await openProfile({ bio: 'I bake.' });
    const requests = api.answer(profileRoutes.updateProfile, PROFILE);
    await user.clear(field('Bio'));
    await user.click(button('Save Changes'));
    await profileSaved();
    expect(requests.map(({ body }) => body)).toEqual([{ bio: null }]);
  });

  test('an invalid phone number is reported at its field before sending', async () => {
    const { user } = await openProfile();
    await user.click(field('Username'));
    await user.paste('x'.repeat(81));
    await fill(user, field('Phone Number'), 'soon');
    await user.click(button('Save Changes'));
    await expectFocus(field('Username'));
    expect(screen.getByText(/You’re 1 over\./u)).toBeDefined();
    await expectDescription(field('Phone Number'), 'Please enter a phone number');
    // Correcting one field does not move the focus to another.
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(screen.queryByText(/You’re 1 over\./u)).toBeNull());
    expect(document.activeElement).toBe(field('Username'));
    await fill(user, field('Phone Number'), '+44 20 7946 0000');
    expect(screen.queryByText(/Please enter a phone number/u)).toBeNull();
  });

  test('a failed save loses nothing, not even on reload', async () => {
    const { user, api } = await openProfile();
    api.refuse(profileRoutes.updateProfile, 503, 'unavailable', 'Busy');
    await fill(user, field('Bio'), 'I bake.');
    await user.click(button('Save Changes'));
    await screen.findByText('Failed to update profile');
    expect(field('Bio').value).toBe('I bake.');

    const reloaded = await openProfile();
    expect(screen.getByText(RESTORED)).toBeDefined();
    expect(field('Bio').value).toBe('I bake.');
    await reloaded.user.click(button('Save Changes'));
    await profileSaved();
    await waitFor(() => expect(screen.queryByText(RESTORED)).toBeNull());
  });

  test('an error from the server appears at its field', async () => {
    const { user, api } = await openProfile();
    api.refuse(profileRoutes.updateProfile, 400, 'invalid_input', 'Look', { username: 'Not this one' });
    await fill(user, field('Username'), 'Ada');
    await user.click(button('Save Changes'));
    await expectDescription(field('Username'), 'Not this one');
    await expectFocus(field('Username'));
  });

  test('leaving with unsaved changes asks, and staying keeps them', async () => {
    const { user, address } = await openProfile();
    const leave = () => user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] ?? expect.fail('no link'));
    await fill(user, field('Bio'), 'I bake.');
    await leave();
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(button('Stay here'));
    expect(field('Bio').value).toBe('I bake.');
    await leave();
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'No recipes found' });
    expect(address()).toBe('/dashboard');
    await openProfile();
    expect(field('Bio').value).toBe('');
  });

  test('notifications are offered by mail only, and only where mail is delivered', async () => {
    const page = await openPage('/profile', {
      session: SIGNED_IN,
      config: { mail_delivers: true },
      prepare: answerProfile,
    });
    await screen.findByLabelText('Username');
    expect(screen.getAllByRole('checkbox', { name: /Notifications/u })).toEqual([field('Email Notifications')]);
    await page.user.click(field('Email Notifications'));
    expect(screen.getByText('Not saved yet.')).toBeDefined();
  });

  test('a server that delivers no mail offers no notifications', async () => {
    await openProfile();
    expect(screen.queryByRole('group', { name: 'Notifications' })).toBeNull();
  });

  test('leaving asks nothing without unsaved changes', async () => {
    const { user } = await openProfile();
    await fill(user, field('Bio'), 'I bake.');
    await user.click(button('Save Changes'));
    await profileSaved();
    await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] ?? expect.fail('no link'));
    await screen.findByRole('heading', { name: 'No recipes found' });
  });
});

test('a profile that fails to load says so and retries', async () => {
  const { user, api } = await openPage('/profile', {
    session: SIGNED_IN,
    prepare: (fake) => {
      answerProfile(fake);
      fake.refuse(profileRoutes.getProfile, 500, 'internal', ERROR_TEXTS.internal);
    },
  });
  await screen.findByText('Failed to load profile');
  await screen.findByText('Something went wrong on our side. Please try again. Your profile is safe.');
  api.answer(profileRoutes.getProfile, PROFILE);
  await user.click(button('Try Again'));
  await screen.findByLabelText('Username');
});

describe('the email address', () => {
  test('an invalid or unchanged address is reported at its field', async () => {
    const { user } = await openProfile();
    await user.click(button('Update Email'));
    await expectDescription(field('Email'), 'This is already your address');
    await fill(user, field('Email'), 'ada');
    await user.click(button('Update Email'));
    await expectDescription(field('Email'), 'Please enter a valid email address');
    await expectFocus(field('Email'));
  });

  test('a change requires a recent login', async () => {
    const { user, api } = await openProfile();
    api.refuse(accountRoutes.changeEmail, 403, 'fresh_login_required', ERROR_TEXTS.fresh_login_required);
    await fill(user, field('Email'), 'countess@example.org');
    await user.click(button('Update Email'));
    const dialog = within(await screen.findByRole('dialog'));
    const password = dialog.getByLabelText<HTMLInputElement>('Password');
    await expectFocus(password);
    expect(password.autocomplete).toBe('current-password');
    await user.keyboard('{Enter}');
    await expectDescription(password, 'Please enter your password');
    api.refuse(accountRoutes.reauthenticate, 401, 'invalid_credentials', 'Not this password.');
    await user.type(password, 'not the password{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toBe('Not this password.');
    await expectFocus(password);
    const confirmed = api.respond(accountRoutes.reauthenticate, () => {
      api.answer(accountRoutes.changeEmail, { success: true });
      return json(200, { success: true });
    });
    await fill(user, password, 'a pinch of salt');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await screen.findByText(EMAIL_SENT);
    expect(confirmed.map(({ body }) => body)).toEqual([{ password: 'a pinch of salt' }]);
    await expectFocus(button('Update Email'));
  });

  test('a failure shows an error', async () => {
    const { user, api } = await openProfile();
    api.respond(accountRoutes.changeEmail, refused);
    await fill(user, field('Email'), 'countess@example.org');
    await user.click(button('Update Email'));
    await screen.findByText('Failed to update email');
  });

  test('the confirmation mail can be sent again', async () => {
    const { user, api } = await openProfile();
    const requests = api.answer(accountRoutes.sendVerificationEmail, { success: true });
    await user.click(button('Send the email again'));
    await screen.findByText('The email is on its way');
    expect(screen.getAllByText(/ask your admin for the link/u)).not.toEqual([]);
    expect(requests.map(({ body }) => body)).toEqual([{ email: ADA.email }]);
  });
});

describe('the password', () => {
  async function fillPasswords(user: OpenPage['user'], current: string, next: string, again: string): Promise<void> {
    await fill(user, field('Current Password'), current);
    await fill(user, field('New Password'), next);
    await fill(user, field('Confirm New Password'), again);
    await user.click(button('Change Password'));
  }

  test('errors appear at their fields', async () => {
    const { user } = await openProfile();
    await fillPasswords(user, 'a pinch of salt', 'a knob of butter', 'a knob of lard');
    await expectDescription(field('Confirm New Password'), 'New passwords do not match');
    await expectFocus(field('Confirm New Password'));
    await fillPasswords(user, 'a pinch of salt', '12345', '12345');
    await expectDescription(field('New Password'), 'Password must be at least 6 characters');
  });

  test('a wrong current password changes nothing', async () => {
    const { user, api } = await openProfile();
    api.refuse(accountRoutes.changePassword, 401, 'invalid_credentials');
    await fillPasswords(user, 'not mine', 'a knob of butter', 'a knob of butter');
    await screen.findByText('Failed to update password');
    await expectDescription(field('Current Password'), 'This is not your current password');
    await expectFocus(field('Current Password'));
    expect(field('New Password').value).toBe('a knob of butter');
  });

  test('a user without a password is sent a link to set one', async () => {
    const { user, api } = await openProfile({ has_password: false });
    const requests = api.answer(accountRoutes.requestPasswordReset, { success: true });
    expect(screen.queryByLabelText('Current Password')).toBeNull();
    await user.click(button('Send me a link to set a password'));
    await screen.findByText('The link is on its way');
    expect(requests.map(({ body }) => body)).toEqual([{ email: ADA.email }]);
  });
});

describe('eating rules', () => {
  const FOODS = 'Allergies and things you never eat';
  const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: FOODS });
  const listed = () =>
    within(screen.getByRole('list', { name: FOODS }))
      .queryAllByRole('listitem')
      .map((item) => item.textContent);

  test('the list of foods grows by keys, commas, paste and suggestions, and shrinks by its buttons', async () => {
    const { user } = await openProfile();
    await user.type(typed(), 'okra,Okra,');
    expect(listed()).toEqual(['okra']);
    // Safari's Enter that confirms an IME composition does not submit the entry.
    await user.type(typed(), '納');
    fireEvent.keyDown(typed(), { key: 'Enter', keyCode: 229 });
    expect(typed().value).toBe('納');
    await user.clear(typed());
    await user.paste('celery, sesame\nkiwi');
    expect(listed()).toEqual(['okra', 'celery', 'sesame', 'kiwi']);
    await user.click(button('sesame'));
    expect(listed()).toEqual(['okra', 'celery', 'kiwi']);
    // Text typed but not yet added is saved too.
    await user.type(typed(), 'mustard');
    await user.click(button('milk'));
    expect(button('milk').getAttribute('aria-pressed')).toBe('true');
    expect(listed()).toEqual(['okra', 'celery', 'kiwi', 'mustard', 'milk']);
    await user.click(button('Remove celery'));
    await expectFocus(button('Remove kiwi'));
    expect(button('celery').getAttribute('aria-pressed')).toBe('false');
    for (const food of ['kiwi', 'mustard', 'milk', 'okra']) await user.click(button(`Remove ${food}`));
    await expectFocus(typed());
    expect(screen.getByText('Nothing yet')).toBeDefined();
  });

  test('the values at the moment of saving count', async () => {
    const { user } = await openProfile();
    await user.type(typed(), 'lychee');
    await user.click(button('Save Changes'));
    await profileSaved();
    expect(listed()).toEqual(['lychee']);
    expect(typed().value).toBe('');
    await waitFor(() => expect(screen.queryByText('Not saved yet.')).toBeNull());
  });

  test('an error appears at its field and loses no input', async () => {
    const { user, api } = await openProfile();
    const long = 'x'.repeat(101);
    await user.click(typed());
    await user.paste(long);
    await user.click(button('Save Changes'));
    await expectFocus(typed());
    await expectDescription(typed(), 'At most 100 characters each');
    await user.click(button(`Remove ${long}`));
    expect(screen.queryByText(/At most 100 characters each/u)).toBeNull();

    await user.click(screen.getByRole('checkbox', { name: 'Kosher-style' }));
    await user.click(button('nuts'));
    api.refuse(profileRoutes.updateProfile, 400, 'invalid_input', 'Look', { 'allergies.0': 'Not this' });
    await user.click(button('Save Changes'));
    await screen.findByText('Failed to update profile');
    await expectDescription(typed(), 'Not this');
    await openProfile();
    expect(screen.getByText(RESTORED)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Kosher-style' }).checked).toBe(true);
    expect(listed()).toEqual(['nuts']);
  });
});
