import { accountRoutes, type ActiveSession } from '@larder/contract/account';
import { personalDataRoutes } from '@larder/contract/personal-data';
import { profileRoutes } from '@larder/contract/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { json, refused } from '#test/fake-api.ts';
import { button, expectFocus, field } from '#test/forms.ts';
import { openProfile } from '#test/profile-page.ts';

const AT = '2030-01-01T00:00:00.000Z';
const ID = '0192f0c0-0000-7000-8000-00000000000';
const section = (name: string) => within(screen.getByRole('region', { name }));
const headingOf = (name: string) => screen.getByRole('heading', { name });

const HERE: ActiveSession = {
  id: `${ID}1`,
  device: 'Firefox on Windows',
  address: null,
  created_at: AT,
  last_used_at: AT,
  current: true,
};

test('another session is ended, and the focus stays near', async () => {
  const { user, api } = await openProfile({}, (fake) => {
    let sessions = [HERE, { ...HERE, id: `${ID}2`, device: 'Safari on iPhone', current: false }];
    fake.answer(accountRoutes.listSessions, () => ({ sessions }));
    fake.respond(accountRoutes.revokeSession, () => {
      sessions = [HERE];
      return json(204, undefined);
    });
  });
  const places = section('Where you’re signed in');
  await waitFor(() => expect(places.getAllByRole('listitem')).toHaveLength(2));
  const other = places.getByText('Safari on iPhone').closest('li') ?? expect.fail('no row');
  await user.click(within(other).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(places.getAllByRole('listitem')).toHaveLength(1));
  await expectFocus(headingOf('Where you’re signed in'));
  expect(api.faults).toEqual([]);
});

test('recent activity is described in sentences; a press on what disappears moves the focus nearby', async () => {
  const { user } = await openProfile({}, (api) => {
    const events = Array.from({ length: 10 }, (_, index) => ({
      id: `${ID}${index}`,
      action: 'signed-in',
      at: AT,
      address: null,
    }));
    api.answer(profileRoutes.listActivity, { events });
  });
  const activity = section('Recent security activity');
  await waitFor(() => expect(activity.getAllByText('You signed in')).toHaveLength(8));
  await user.click(button('Show all 10'));
  expect(activity.getAllByRole('listitem')).toHaveLength(10);
  await expectFocus(headingOf('Recent security activity'));
  await user.type(field('Bio'), 'I bake.');
  await user.click(await screen.findByRole('button', { name: 'Undo changes' }));
  expect(field('Bio').value).toBe('');
  await expectFocus(headingOf('Profile Settings'));
});

test('a list that fails to load leaves the rest of the page alone', async () => {
  const { user, api } = await openProfile({}, (fake) => void fake.refuse(profileRoutes.listActivity, 500, 'internal'));
  const activity = section('Recent security activity');
  expect((await activity.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(field('Username')).toBeDefined();
  const events = [{ id: `${ID}1`, action: 'signed-in', at: AT, address: null }];
  api.answer(profileRoutes.listActivity, { events });
  await user.click(activity.getByRole('button', { name: 'Try Again' }));
  await activity.findByText('You signed in');
  await expectFocus(headingOf('Recent security activity'));
});

test('a failed download of personal data shows an error', async () => {
  const { user, api } = await openProfile();
  api.respond(personalDataRoutes.exportData, refused);
  await user.click(button('Download my data'));
  await screen.findByText('Your data could not be downloaded');
});

test('deleting the account asks for the password and can be cancelled', async () => {
  const { user } = await openProfile();
  await user.click(button('Delete Account'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await dialog.findByText('Please enter your password');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectFocus(button('Delete Account'));
});
