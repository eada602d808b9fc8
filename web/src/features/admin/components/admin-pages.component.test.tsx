import { adminRoutes } from '@larder/contract/admin';
import type { ModelsOverview } from '@larder/contract/admin-models';
import { factorsRoutes } from '@larder/contract/factors';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { answerEmptyKitchen } from '#test/empty-kitchen.ts';
import { button, expectFocus } from '#test/forms.ts';
import { ADA, openPage, SIGNED_IN } from '#test/open-page.tsx';

const ADMIN_SESSION = { ...SIGNED_IN, user: { ...ADA, is_admin: true } };

const MODELS: ModelsOverview = {
  mode: 'kitchen',
  falls_back: true,
  tasks: [],
  services: [],
  limits: { tokens: 0, images: 0 },
  evaluations: [],
  days: [],
  people: [],
};

const PAGES = [
  ['people', 'People'],
  ['moderation', 'Moderation'],
  ['outbox', 'Outbox'],
  ['health', 'Health'],
  ['models', 'Models'],
  ['errors', 'Errors'],
  ['audit', 'Audit'],
] as const;

test.each(PAGES)('the admin area admits admins only: %s', async (path) => {
  const guest = await openPage(`/admin/${path}`);
  await waitFor(() => expect(guest.address()).toBe(`/login?next=%2Fadmin%2F${path}`));
  const cook = await openPage(`/admin/${path}`, { session: SIGNED_IN, prepare: answerEmptyKitchen });
  await waitFor(() => expect(cook.address()).toBe('/dashboard'));
  await cook.user.click(button('Account menu'));
  await screen.findByRole('menuitem', { name: 'Create Recipe' });
  expect(screen.queryByRole('menuitem', { name: 'Admin' })).toBeNull();
});

test('the account menu leads an admin to the area, whose navigation lists every page', async () => {
  const { user } = await openPage('/dashboard', {
    session: ADMIN_SESSION,
    prepare: (api) => {
      answerEmptyKitchen(api);
      api.answer(adminRoutes.countReports, { open: 0 });
      api.answer(adminRoutes.listPeople, { people: [], next_cursor: null });
      api.answer(adminRoutes.listModeration, { recipes: [], next_cursor: null });
      api.answer(adminRoutes.listOutbox, { messages: [], next_cursor: null });
      api.answer(adminRoutes.getServices, { version: '1', uptime_seconds: 1, services: [] });
      api.answer(adminRoutes.getModels, MODELS);
      api.answer(adminRoutes.listErrors, { errors: [], next_cursor: null });
      api.answer(adminRoutes.listAudit, { entries: [], next_cursor: null });
    },
  });
  await user.click(button('Account menu'));
  await user.click(await screen.findByRole('menuitem', { name: 'Admin' }));
  await screen.findByRole('heading', { name: 'People', level: 1 });
  const navigation = within(screen.getByRole('navigation', { name: 'Admin' }));
  for (const [, name] of [...PAGES.slice(1), ...PAGES.slice(0, 1)]) {
    const link = navigation.getByRole('link', { name });
    await user.click(link);
    await expectFocus(await screen.findByRole('heading', { name, level: 1 }));
    await waitFor(() => expect(link.getAttribute('aria-current')).toBe('page'));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  }
});

test('an admin without two-step sign-in sees how to set it up instead of the page', async () => {
  await openPage('/admin/people', {
    session: ADMIN_SESSION,
    prepare: (api) => {
      answerEmptyKitchen(api);
      const reason = 'Administrators need two-step sign-in here.';
      for (const route of [adminRoutes.countReports, adminRoutes.listPeople])
        api.refuse(route, 403, 'admin_second_factor_required', reason);
      api.answer(factorsRoutes.listFactors, { factors: [], recovery_codes_left: 0, has_passkey: false });
    },
  });
  await screen.findByRole('heading', { name: 'One more step to the admin area' });
  expect(screen.getByText('Administrators need two-step sign-in here.')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Set up two-step sign-in' });
  expect(link.getAttribute('href')).toBe('/profile#two-factor');
});

test.each([
  ['people', 'people', adminRoutes.listPeople],
  ['recipes', 'moderation?show=all', adminRoutes.listModeration],
  ['messages', 'outbox', adminRoutes.listOutbox],
  ['errors', 'errors', adminRoutes.listErrors],
  ['entries', 'audit', adminRoutes.listAudit],
  ['service status', 'health', adminRoutes.getServices],
  ['models', 'models', adminRoutes.getModels],
])('a list of %s that fails to load offers a retry', async (what, path, route) => {
  const { user, api } = await openPage(`/admin/${path}`, {
    session: ADMIN_SESSION,
    prepare: (fake) => {
      answerEmptyKitchen(fake);
      fake.answer(adminRoutes.countReports, { open: 0 });
      fake.refuse(route, 500, 'internal', 'The oven is cold');
    },
  });
  const title = `The ${what} could not be loaded`;
  expect((await screen.findByText(title)).closest('[role="alert"]')?.textContent).toContain('The oven is cold');
  const retries = api.refuse(route, 500, 'internal', 'The oven is still cold');
  await user.click(button('Try Again'));
  await screen.findByText('The oven is still cold');
  expect(retries).not.toEqual([]);
});

test('models that fail to load again stay visible, with a message', async () => {
  const { user, api } = await openPage('/admin/models', {
    session: ADMIN_SESSION,
    prepare: (fake) => {
      answerEmptyKitchen(fake);
      fake.answer(adminRoutes.countReports, { open: 0 });
      fake.answer(adminRoutes.getModels, MODELS);
      fake.answer(adminRoutes.listAudit, { entries: [], next_cursor: null });
    },
  });
  const navigation = within(screen.getByRole('navigation', { name: 'Admin' }));
  await screen.findByRole('heading', { name: 'Models by task' });
  await user.click(navigation.getByRole('link', { name: 'Audit' }));
  await screen.findByRole('heading', { name: 'Audit' });
  api.refuse(adminRoutes.getModels, 500, 'internal', 'The oven is cold');
  await user.click(navigation.getByRole('link', { name: 'Models' }));
  await screen.findByText(/Newer ones could not be loaded/u);
  expect(screen.getByRole('heading', { name: 'Models by task' })).toBeDefined();
});
