import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { type ProfileChange, profileRoutes } from '@larder/contract/profile';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createFactor, createUser, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createUser(app, { name: 'Anna' });
});
afterAll(() => app.close());

const profile = async (person = anna) => (await app.request(profileRoutes.getProfile, {}, person)).body;
const change = (body: ProfileChange, person = anna) => app.request(profileRoutes.updateProfile, { body }, person);

describe('a profile', () => {
  test('identifies the user', async () => {
    expect(await profile()).toEqual({
      user_id: anna.id,
      email: anna.email,
      email_confirmed: false,
      pending_email: null,
      username: 'Anna',
      bio: null,
      phone_number: null,
      two_factor_enabled: false,
      notification_preferences: { email: true, push: false },
      diets: [],
      allergies: [],
      preferences: { units: 'written', temperatures: 'units', servings: null, text_size: 'normal' },
      tour_seen: false,
      has_password: false,
    });
  });

  test('says whether there is a password and a verified factor', async () => {
    const newUser = await createUser(app, { password: 'correct horse', session: { aal: 'aal2' } });
    await createFactor(app, { user_id: newUser.id });
    expect(await profile(newUser)).toMatchObject({ has_password: true, two_factor_enabled: false });
    await createFactor(app, { user_id: newUser.id, status: 'verified' });
    expect(await profile(newUser)).toMatchObject({ two_factor_enabled: true });
  });

  test('shows the pending email address while it can be confirmed', async () => {
    const now = app.clock.now();
    const link = (email: string, row: { expires_at: Date; used_at?: Date }) =>
      app.database.db
        .insertInto('mail_links')
        .values({
          id: randomUUID(),
          purpose: 'change_email',
          token_hash: randomUUID(),
          user_id: anna.id,
          email,
          created_at: now,
          ...row,
        })
        .execute();
    const later = new Date(now.getTime() + 60_000);
    await link('used@example.org', { expires_at: later, used_at: now });
    await link('expired@example.org', { expires_at: now });
    expect((await profile()).pending_email).toBeNull();
    await link('new@example.org', { expires_at: later });
    expect((await profile()).pending_email).toBe('new@example.org');
  });
});

describe('updating a profile', () => {
  test('sets the given fields and keeps the others', async () => {
    await change({ bio: ' Cooks. ', phone_number: '+44 20 7946 0000' });
    const answer = await change({ notification_preferences: { email: false, push: true } });
    expect(answer.body).toMatchObject({
      username: 'Anna',
      bio: 'Cooks.',
      phone_number: '+44 20 7946 0000',
      notification_preferences: { email: false, push: true },
    });
    expect((await change({})).body).toEqual(answer.body);
  });

  test('clears a field by null or blanks', async () => {
    await change({ bio: 'Cooks.', phone_number: '+44 20 7946 0000' });
    expect((await change({ bio: '  ', phone_number: null })).body).toMatchObject({ bio: null, phone_number: null });
  });

  test('changes the name in the session; without a username it is the local part of the address', async () => {
    const name = async () => (await app.request(accountRoutes.getSession, {}, anna)).body.user?.name;
    await change({ username: 'Anna the cook' });
    expect(await name()).toBe('Anna the cook');
    await change({ bio: 'Cooks.' });
    expect(await name()).toBe('Anna the cook');
    expect((await change({ username: '' })).body.username).toBeNull();
    expect(await name()).toBe(anna.email.split('@', 1)[0]);
  });

  test('refuses fields that are managed elsewhere', async () => {
    for (const body of [{ two_factor_enabled: true }, { email: 'x@example.org' }, { user_id: randomUUID() }]) {
      const { status } = await app.send(
        { method: 'PATCH', url: profileRoutes.updateProfile.path, payload: body },
        anna,
      );
      expect(status).toBe(400);
    }
    expect((await change({ phone_number: 'call me' })).error.fields).toHaveProperty('phone_number');
  });

  test('stores each diet and each excluded food once, in any spelling', async () => {
    const { body } = await change({
      diets: ['gluten-free', 'vegan', 'vegan'],
      allergies: [' Peanuts', 'peanuts ', '', '  ', 'oranges', 'oranges'],
    });
    expect(body).toMatchObject({ diets: ['vegan', 'gluten-free'], allergies: ['Peanuts', 'oranges'] });
    expect((await change({ bio: 'Cooks.' })).body).toMatchObject({ diets: body.diets, allergies: body.allergies });
    expect((await change({ diets: [], allergies: [] })).body).toMatchObject({ diets: [], allergies: [] });
  });

  test.each([
    ['an unknown diet', { diets: ['paleo'] }, 'diets.0'],
    ['too many foods', { allergies: Array.from({ length: 51 }, (_, at) => `food ${at}`) }, 'allergies'],
    ['a food that is too long', { allergies: ['x'.repeat(101)] }, 'allergies.0'],
    ['a string instead of a list', { allergies: 'nuts' }, 'allergies'],
    ['null', { diets: null }, 'diets'],
    ['unknown units', { preferences: { units: 'imperial' } }, 'preferences.units'],
    ['an unknown scale', { preferences: { temperatures: 'kelvin' } }, 'preferences.temperatures'],
    ['no servings', { preferences: { servings: 0 } }, 'preferences.servings'],
    ['too many servings', { preferences: { servings: 51 } }, 'preferences.servings'],
    ['half a serving', { preferences: { servings: 1.5 } }, 'preferences.servings'],
    ['an unknown text size', { preferences: { text_size: 'huge' } }, 'preferences.text_size'],
    ['an unknown preference', { preferences: { first_day: 'monday' } }, 'preferences.first_day'],
  ])('does not accept %s', async (_case, payload, field) => {
    const { status, error } = await app.send({ method: 'PATCH', url: profileRoutes.updateProfile.path, payload }, anna);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
  });

  test('stores that the user has seen the tour, until they ask for it again', async () => {
    expect((await change({ tour_seen: true })).body).toMatchObject({ tour_seen: true });
    expect((await change({ bio: 'Cooks.' })).body).toMatchObject({ tour_seen: true });
    expect(await profile(await createUser(app))).toMatchObject({ tour_seen: false });
    expect((await change({ tour_seen: false })).body).toMatchObject({ tour_seen: false });
  });

  test('changes the given preferences and keeps the others', async () => {
    await change({ preferences: { units: 'us', servings: 2 } });
    const { body } = await change({ preferences: { temperatures: 'celsius' } });
    expect(body.preferences).toEqual({ units: 'us', temperatures: 'celsius', servings: 2, text_size: 'normal' });
    expect((await change({ bio: 'Cooks.' })).body.preferences).toEqual(body.preferences);
    expect((await change({ preferences: { servings: null } })).body.preferences).toMatchObject({ servings: null });
  });

  test('loses no preference when two tabs change different ones at the same moment', async () => {
    await Promise.all([
      change({ preferences: { units: 'metric' } }),
      change({ preferences: { servings: 6 } }),
      change({ preferences: { text_size: 'large' } }),
    ]);
    expect((await profile()).preferences).toMatchObject({ units: 'metric', servings: 6, text_size: 'large' });
  });

  test('changes no other user’s profile', async () => {
    const newUser = await createUser(app, { name: 'Guest' });
    await change({ username: 'Anna the cook', bio: 'Cooks.' });
    expect(await profile(newUser)).toMatchObject({ username: 'Guest', bio: null });
  });
});

describe('the activity of an account', () => {
  const note = (row: { at: Date; actor_id?: string; subject_id: string; address?: string; action?: string }) =>
    app.database.db
      .insertInto('audit_log')
      .values({ id: randomUUID(), action: 'noted', details: '{}' as never, ...row })
      .execute();
  const listed = async () => (await app.request(profileRoutes.listActivity, {}, anna)).body.events;

  test('lists its latest fifty events, newest first', async () => {
    const newUser = await createUser(app);
    await note({ at: app.clock.now(), subject_id: newUser.id, actor_id: anna.id, action: 'of-another' });
    for (let n = 0; n < 51; n++) {
      await note({ at: new Date(app.clock.now().getTime() + n), subject_id: anna.id, action: `event-${n}` });
    }
    const events = await listed();
    expect(events).toHaveLength(50);
    expect(events[0]?.action).toBe('event-50');
    expect(events.at(-1)?.action).toBe('event-1');
  });

  test('shows the user’s own IP address, and not that of an admin', async () => {
    const boss = await createUser(app);
    const at = app.clock.now();
    await note({ at, subject_id: anna.id, actor_id: anna.id, address: '192.0.2.1', action: 'mine' });
    await note({ at, subject_id: anna.id, address: '192.0.2.2', action: 'a-stranger' });
    await note({ at, subject_id: anna.id, actor_id: boss.id, address: '192.0.2.3', action: 'an-admin' });
    const addresses = new Map((await listed()).map(({ action, address }) => [action, address]));
    expect(addresses).toEqual(
      new Map([
        ['mine', '192.0.2.1'],
        ['a-stranger', '192.0.2.2'],
        ['an-admin', null],
      ]),
    );
  });
});
