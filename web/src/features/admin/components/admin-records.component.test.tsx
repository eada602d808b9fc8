import { adminRoutes } from '@larder/contract/admin';
import type { ModeratedRecipe } from '@larder/contract/admin-reports';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { answerEmptyKitchen } from '#test/empty-kitchen.ts';
import { type FakeApi, json } from '#test/fake-api.ts';
import { button, descriptionOf, expectDescription, expectFocus, field } from '#test/forms.ts';
import { ADA, type OpenPage, openPage, SIGNED_IN } from '#test/open-page.tsx';

const ID = '0192f0c0-0000-7000-8000-0000000000e6';
const AT = '2030-01-01T00:00:00.000Z';
const EGG: ModeratedRecipe = {
  id: ID,
  title: 'Egg',
  description: 'An egg, boiled.',
  shared_by: ADA.id,
  shared_by_name: 'Ada',
  created_at: AT,
  hidden_at: null,
  hidden_reason: null,
};

function openAdmin(path: string, prepare: (api: FakeApi) => void): Promise<OpenPage> {
  return openPage(`/admin/${path}`, {
    session: { ...SIGNED_IN, user: { ...ADA, is_admin: true } },
    prepare: (api) => {
      answerEmptyKitchen(api);
      api.answer(adminRoutes.countReports, { open: 0 });
      prepare(api);
    },
  });
}

/** The table row, or the card on a narrow screen, that contains this text. */
function rowWith(text: string) {
  return waitFor(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('main tr, main li')];
    return within(rows.find((row) => row.textContent.includes(text)) ?? expect.fail(`no row with ${text}`));
  });
}

/** A server that stores the admin's verdicts about one recipe. */
function answerModeration(api: FakeApi): void {
  let recipe = EGG;
  api.respond(adminRoutes.listModeration, ({ query }) => {
    const isListed = query['hidden'] === undefined || recipe.hidden_at !== null;
    return json(200, { recipes: isListed ? [recipe] : [], next_cursor: null });
  });
  for (const route of [adminRoutes.moderateRecipe, adminRoutes.moderatePublicLink] as const) {
    api.respond(route, ({ body }) => {
      const { hidden, reason } = route.body.parse(body);
      recipe = { ...EGG, hidden_at: hidden ? AT : null, hidden_reason: hidden ? reason : null };
      return json(200, recipe);
    });
  }
  api.answer(adminRoutes.findPublicLink, () => recipe);
}

async function decide(user: OpenPage['user'], name: string, reason: string): Promise<void> {
  const card = within(await screen.findByRole('article', { name: 'Egg' }));
  await user.click(card.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await expectFocus(field('Reason'));
  await user.click(dialog.getByRole('button', { name }));
  await expectDescription(field('Reason'), 'Please give a reason');
  await expectFocus(field('Reason'));
  await user.type(field('Reason'), reason);
  await user.click(dialog.getByRole('button', { name }));
}

test('a community recipe is hidden with a reason and shown again', async () => {
  const { user, address } = await openAdmin('moderation?show=hidden', answerModeration);
  await screen.findByRole('heading', { name: 'Nothing is hidden' });
  await user.click(button('All'));
  await decide(user, 'Hide', 'Not an egg');
  await screen.findByText('Recipe hidden');
  await waitFor(() => expect(screen.getByRole('article', { name: 'Egg' }).textContent).toContain('Not an egg'));
  await user.click(button('Hidden'));
  await waitFor(() => expect(address()).toBe('/admin/moderation?show=hidden'));
  await decide(user, 'Show again', 'It is an egg');
  await screen.findByText('Recipe shown again');
  await screen.findByRole('heading', { name: 'Nothing is hidden' });
  await expectFocus(screen.getByRole('heading', { name: 'Moderation' }));
});

test('a reason of invisible characters is no reason', async () => {
  const { user } = await openAdmin('moderation?show=all', answerModeration);
  await user.click(await screen.findByRole('button', { name: 'Hide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide this recipe?' }));
  await user.type(field('Reason'), '\u200B');
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
  await expectDescription(field('Reason'), 'Please give a reason');
});

test('a community without recipes says so', async () => {
  await openAdmin('moderation?show=all', (api) => {
    api.answer(adminRoutes.listModeration, { recipes: [], next_cursor: null });
  });
  await screen.findByRole('heading', { name: 'No community recipes yet' });
});

test('a public link is found by its address, hidden, and shown again', async () => {
  const { user } = await openAdmin('moderation?show=link', answerModeration);
  const address = await screen.findByLabelText<HTMLInputElement>('Address of the public link');
  await user.type(address, 'https://example.org/');
  await user.click(button('Look it up'));
  await expectFocus(address);
  expect(descriptionOf(address)).toContain('This is not the address of a public link');
  await user.clear(address);
  await user.type(address, `https://example.org/shared/${'a'.repeat(21)}Q`);
  await user.click(button('Look it up'));
  await decide(user, 'Hide', 'It is poisonous');
  await screen.findByText('Link hidden');
  await screen.findByText('It is poisonous');
  await decide(user, 'Show again', 'It is not');
  await screen.findByText('Link shown again');
});

test('opening a message asks first and offers its link for copying, not for following', async () => {
  const entry = {
    id: ID,
    channel: 'mail' as const,
    recipient: 'grace@example.org',
    subject: 'Please confirm your email address',
    status: 'kept' as const,
    created_at: AT,
    sent_at: null,
    has_secret: true,
  };
  const list = { messages: [entry], next_cursor: null };
  const { user, api, address } = await openAdmin('outbox', (fake) => void fake.answer(adminRoutes.listOutbox, list));
  await screen.findByText('Messages aren’t sent because no mail server is configured.');
  const row = await rowWith('grace@example.org');
  for (const text of ['Not sent', 'Mail', 'Link or code'])
    expect(row.getAllByText(text, { exact: false })).not.toEqual([]);
  const opened = api.answer(adminRoutes.openMessage, {
    subject: entry.subject,
    text: 'Hello',
    path: '/confirm-email#x',
  });
  await user.click(row.getByRole('button', { name: 'Open' }));
  const question = within(await screen.findByRole('dialog', { name: 'Open this message?' }));
  expect(question.getByText(/Opening it is logged, and the recipient is notified/u)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await expectFocus(row.getByRole('button', { name: 'Open' }));
  expect(opened).toEqual([]);
  await user.click(row.getByRole('button', { name: 'Open' }));
  const reloads = api.answer(adminRoutes.listOutbox, list);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Open' }));
  const message = within(await screen.findByRole('dialog', { name: entry.subject }));
  await user.click(message.getByRole('button', { name: 'Copy' }));
  await message.findByRole('button', { name: 'Copied' });
  const link = `${window.location.origin}/confirm-email#x`;
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(message.getByRole('group', { name: 'Address to pass on' }).textContent).toContain(link);
  expect(message.queryByRole('link')).toBeNull();
  expect(address()).toBe('/admin/outbox');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The notice to the recipient is a new message of the list.
  await waitFor(() => expect(reloads).toHaveLength(1));
});

test('the health page describes each service and refreshes on request', async () => {
  const { user, api } = await openAdmin('health', (fake) => {
    const services = [
      { name: 'Database', state: 'ok' as const, detail: 'It responds.' },
      { name: 'Mail', state: 'off' as const, detail: 'No mail server.' },
    ];
    fake.answer(adminRoutes.getServices, { version: '9.9.8', uptime_seconds: 60, services });
  });
  const services = await screen.findByRole('list', { name: 'Services' });
  expect(
    within(services)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^Database.*Working/u), expect.stringMatching(/^Mail.*Off/u)]);
  expect(screen.getByText('Running for')).toBeDefined();
  const failing = [{ name: 'Database', state: 'failing' as const, detail: 'It does not respond.' }];
  api.answer(adminRoutes.getServices, { version: '9.9.9', uptime_seconds: 7_260, services: failing });
  await user.click(button('Refresh'));
  await waitFor(() => expect(screen.getByRole('list', { name: 'Services' }).textContent).toContain('Failing'));
  expect(screen.getByText('2 h 1 min')).toBeDefined();
});

test('the error page lists errors with their request id', async () => {
  const { user } = await openAdmin('errors', (api) => {
    const at = new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString();
    const error = { id: ID, at, method: 'GET', route: '/recipes/:id', status: 500, message: 'The oven is cold' };
    api.answer(adminRoutes.listErrors, { errors: [{ ...error, request_id: 'request-1' }], next_cursor: null });
  });
  const row = await rowWith('The oven is cold');
  for (const text of ['GET /recipes/:id', '500']) expect(row.getByText(text, { exact: false })).toBeDefined();
  await user.hover(row.getByText('3 hours ago'));
  expect(row.getByText('3 hours ago').title).toMatch(/UTC/u);
  await user.click(row.getByRole('button', { name: 'Copy request id request-1' }));
  await row.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe('request-1');
});

test('a server without errors says so', async () => {
  await openAdmin('errors', (api) => {
    api.answer(adminRoutes.listErrors, { errors: [], next_cursor: null });
  });
  await screen.findByRole('heading', { name: 'Nothing has failed' });
});

test('the audit log names actor, action and target', async () => {
  const { user } = await openAdmin('audit', (api) => {
    const common = { at: AT, actor_id: ADA.id, actor_email: ADA.email, address: '127.0.0.1' };
    const disabled = { action: 'person.disabled', subject_id: ID, subject_email: 'grace@example.org', details: {} };
    const hidden = {
      action: 'community-recipe.hidden',
      subject_id: null,
      subject_email: null,
      details: { reason: 'Too plain' },
    };
    api.answer(adminRoutes.listAudit, {
      entries: [
        { id: crypto.randomUUID(), ...common, ...disabled },
        { id: crypto.randomUUID(), ...common, ...hidden },
      ],
      next_cursor: null,
    });
  });
  const row = await rowWith('Disabled the account');
  for (const text of [ADA.email, 'grace@example.org', '127.0.0.1']) expect(row.getByText(text)).toBeDefined();
  const hiding = await rowWith('Hid a community recipe');
  const details = hiding.getByText('Details').closest('details') ?? expect.fail('no details');
  expect(details.open).toBe(false);
  await user.click(hiding.getByText('Details'));
  expect(within(details).getByText('Too plain')).toBeDefined();
});
