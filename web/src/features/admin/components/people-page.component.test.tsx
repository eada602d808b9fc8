import { accountRoutes } from '@larder/contract/account';
import { type AdminPerson, adminRoutes } from '@larder/contract/admin';
import { factorsRoutes } from '@larder/contract/factors';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { answerEmptyKitchen } from '#test/empty-kitchen.ts';
import { type FakeApi, json, type SentRequest } from '#test/fake-api.ts';
import { button, expectFocus } from '#test/forms.ts';
import { ADA, openPage, SIGNED_IN } from '#test/open-page.tsx';

const PAGE_LENGTH = 50;
const ADMIN_SESSION = { ...SIGNED_IN, user: { ...ADA, is_admin: true } };

function person(email: string, changes: Partial<AdminPerson> = {}): AdminPerson {
  return {
    id: crypto.randomUUID(),
    email,
    name: email,
    email_confirmed: false,
    is_admin: false,
    disabled_at: null,
    two_factor_enabled: false,
    created_at: '2030-01-01T00:00:00.000Z',
    last_used_at: null,
    recipes_count: 0,
    storage_bytes: 0,
    ...changes,
  };
}

const SELF = person(ADA.email, { id: ADA.id, is_admin: true });
const GRACE = person('grace@example.org');

/** Opens the page with a server that lists, filters, pages and updates these people. */
async function openPeople(address: string, people: AdminPerson[]) {
  let requests: readonly SentRequest[] = [];
  const prepare = (api: FakeApi): void => {
    answerEmptyKitchen(api);
    api.answer(adminRoutes.countReports, { open: 0 });
    requests = api.respond(adminRoutes.listPeople, ({ query: { q = '', cursor = '0' } }) => {
      const found = people.filter(({ email }) => email.startsWith(q));
      const from = Number(cursor);
      const next = from + PAGE_LENGTH < found.length ? String(from + PAGE_LENGTH) : null;
      return json(200, { people: found.slice(from, from + PAGE_LENGTH), next_cursor: next });
    });
    api.respond(adminRoutes.updatePerson, ({ path, body }) => {
      const changed = people.find(({ id }) => path.endsWith(id)) ?? expect.fail(path);
      const { disabled, ...others } = adminRoutes.updatePerson.body.parse(body);
      Object.assign(changed, others);
      if (disabled !== undefined) changed.disabled_at = disabled ? changed.created_at : null;
      return json(200, changed);
    });
  };
  return { ...(await openPage(address, { session: ADMIN_SESSION, prepare })), requests };
}

/** Rows of the table, or cards on a narrow screen. */
const rows = () =>
  screen
    .queryAllByRole('button', { name: /^Actions for /u })
    .map((actions) => actions.closest<HTMLElement>('tr, li') ?? expect.fail('no row'));
const rowOf = (email: string) => rows().find((row) => row.textContent.includes(email)) ?? expect.fail(`no ${email}`);

async function chooseAction(user: Awaited<ReturnType<typeof openPage>>['user'], email: string, action: string) {
  await user.click(button(`Actions for ${email}`));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

async function confirm(user: Awaited<ReturnType<typeof openPage>>['user'], name: string): Promise<void> {
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name }));
}

test('the list sorts by storage on request, and the URL keeps the order', async () => {
  const { user, address, requests } = await openPeople('/admin/people', [
    person('a@example.org', { storage_bytes: 180_000 }),
  ]);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Most storage first');
  await waitFor(() => expect(requests.at(-1)?.query).toMatchObject({ sort: 'storage' }));
  expect(address()).toBe('/admin/people?sort=storage');
  await waitFor(() => expect(rowOf('a@example.org').textContent).toMatch(/1\d\d KB/u));
});

test('the list filters by what an email address begins with, and the URL keeps the filter', async () => {
  const people = [GRACE, person('alan@example.org')];
  const { user, address } = await openPeople('/admin/people', people);
  await waitFor(() => expect(rows()).toHaveLength(2));
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search people' });
  await user.type(search, 'grace');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rowOf('grace@').textContent).toContain('Not confirmed');
  expect(address()).toBe('/admin/people?q=grace');
  await user.type(search, 'nobody');
  await screen.findByRole('heading', { name: 'No one found' });
  await user.click(button('Show everyone'));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.type(search, 'alan');
  await waitFor(() => expect(address()).toBe('/admin/people?q=alan'));
  await user.click(within(screen.getByRole('navigation', { name: 'Admin' })).getByRole('link', { name: 'People' }));
  await waitFor(() => expect(search.value).toBe(''));
  await waitFor(() => expect(rows()).toHaveLength(2));
});

test('the filter of the URL applies on opening', async () => {
  await openPeople('/admin/people?q=grace', [GRACE, person('alan@example.org')]);
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search people' }).value).toBe('grace');
});

test('a long list loads one page at a time', async () => {
  const people = Array.from({ length: 60 }, (_, n) => person(`crowd-${n}@example.org`));
  const { user } = await openPeople('/admin/people', people);
  await waitFor(() => expect(rows()).toHaveLength(50));
  await user.click(button('Show more'));
  await waitFor(() => expect(rows()).toHaveLength(60));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('an admin promotes a person to admin and demotes them', async () => {
  const { user } = await openPeople('/admin/people', [{ ...GRACE }]);
  await waitFor(() => expect(rows()).toHaveLength(1));
  await chooseAction(user, GRACE.email, 'Make admin');
  await confirm(user, 'Make admin');
  await screen.findByText('This person is now an admin');
  await waitFor(() => expect(within(rowOf(GRACE.email)).getByText('Admin')).toBeDefined());
  await chooseAction(user, GRACE.email, 'Remove admin');
  await confirm(user, 'Remove admin');
  await screen.findByText('This person is no longer an admin');
  await waitFor(() => expect(within(rowOf(GRACE.email)).queryByText('Admin')).toBeNull());
});

test('an admin disables a person after a confirmation and enables them again', async () => {
  const { user } = await openPeople('/admin/people', [{ ...GRACE }]);
  await waitFor(() => expect(rows()).toHaveLength(1));
  await chooseAction(user, GRACE.email, 'Disable');
  const dialog = await screen.findByRole('alertdialog', { name: 'Disable this account?' });
  expect(dialog.textContent).toContain(GRACE.email);
  await confirm(user, 'Cancel');
  await expectFocus(button(`Actions for ${GRACE.email}`));
  expect(rowOf(GRACE.email).textContent).not.toContain('Disabled');
  await chooseAction(user, GRACE.email, 'Disable');
  await confirm(user, 'Disable');
  await screen.findByText('Account disabled');
  await waitFor(() => expect(rowOf(GRACE.email).textContent).toContain('Disabled'));
  await expectFocus(button(`Actions for ${GRACE.email}`));
  await chooseAction(user, GRACE.email, 'Enable');
  await screen.findByText('Account enabled');
  await waitFor(() => expect(rowOf(GRACE.email).textContent).not.toContain('Disabled'));
});

test('a forced password reset names the outbox', async () => {
  const { user, api } = await openPeople('/admin/people', [GRACE]);
  const requests = api.answer(adminRoutes.forcePasswordReset, { success: true });
  await waitFor(() => expect(rows()).toHaveLength(1));
  await chooseAction(user, GRACE.email, 'Force password reset');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('goes to the outbox');
  await confirm(user, 'Force password reset');
  await screen.findByText('Password reset');
  expect(requests.map(({ path }) => path)).toEqual([`/api/admin/people/${GRACE.id}/reset-password`]);
});

test('an admin deletes a person', async () => {
  const people = [GRACE];
  const { user, api } = await openPeople('/admin/people', people);
  api.respond(adminRoutes.deletePerson, () => {
    people.pop();
    return json(204, undefined);
  });
  await waitFor(() => expect(rows()).toHaveLength(1));
  await chooseAction(user, GRACE.email, 'Delete');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('This cannot be undone.');
  await confirm(user, 'Delete');
  await screen.findByText('Account deleted');
  await screen.findByRole('heading', { name: 'No one found' });
  await expectFocus(screen.getByRole('heading', { name: 'People' }));
});

test('an action on a person requires a fresh login and does nothing when that is cancelled', async () => {
  const { user, api } = await openPeople('/admin/people', [{ ...GRACE }]);
  api.answer(factorsRoutes.listFactors, { factors: [], recovery_codes_left: 0, has_passkey: false });
  api.refuse(adminRoutes.updatePerson, 403, 'fresh_login_required');
  await waitFor(() => expect(rows()).toHaveLength(1));
  const disable = async () => {
    await chooseAction(user, GRACE.email, 'Disable');
    await confirm(user, 'Disable');
    return within(await screen.findByRole('dialog', { name: 'Please confirm it’s you' }));
  };
  await user.click((await disable()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // Cancelling is no failure and shows no message.
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  api.respond(accountRoutes.reauthenticate, () => {
    api.answer(adminRoutes.updatePerson, { ...GRACE, disabled_at: GRACE.created_at });
    return json(200, { success: true });
  });
  const proof = await disable();
  await user.type(proof.getByLabelText('Password'), 'a pinch of salt');
  await user.click(proof.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('Account disabled');
});

test('actions on the own account are disabled, and the menu says why', async () => {
  const { user } = await openPeople('/admin/people', [SELF]);
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(within(rowOf(ADA.email)).getByText('You')).toBeDefined();
  await user.click(button(`Actions for ${ADA.email}`));
  expect((await screen.findByRole('menu')).textContent).toContain('This is you.');
  for (const name of ['Disable', 'Remove admin', 'Force password reset', 'Delete'])
    expect(screen.getByRole('menuitem', { name }).getAttribute('aria-disabled')).toBe('true');
});

test('a refusal by the server shows the server’s message', async () => {
  const { user, api } = await openPeople('/admin/people', [GRACE]);
  api.refuse(adminRoutes.deletePerson, 409, 'conflict', 'At least one admin must remain.');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await chooseAction(user, GRACE.email, 'Delete');
  await confirm(user, 'Delete');
  await screen.findByText('At least one admin must remain.');
  expect(rowOf(GRACE.email)).toBeDefined();
});
