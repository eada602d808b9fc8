import { createHmac, randomBytes } from 'node:crypto';

import type { Insertable } from 'kysely';
import { generateSync } from 'otplib';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';

import { type NewRecipe, type Recipe, recipesRoutes } from '@larder/contract/recipes';
import type { TokenScope } from '@larder/contract/route';

import { confirmEmailMessage } from '#features/account/messages.ts';
import { hashPassword } from '#features/account/passwords.ts';
import { API_TOKEN_PREFIX } from '#features/tokens/queries.ts';
import { type Tables, toJson } from '#platform/db/tables.ts';
import { Outbox } from '#platform/outbox/outbox.ts';
import { hashToken, newToken, Secrets } from '#platform/secrets.ts';

import { SECRET_KEY, type Sender, type TestApp } from './app.ts';

/** A user with a session; a sender of requests. */
export interface TestUser extends Sender {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly cookie: string;
}

type Row<Name extends keyof Tables> = Insertable<Tables[Name]>;
type Overrides<Name extends keyof Tables> = Partial<Row<Name>>;
/** The app or database into which a factory inserts. */
type Place = Pick<TestApp, 'database'>;

let lastNumber = 0;
const next = () => ++lastNumber;
const stamps = () => ({ created_at: new Date(), updated_at: new Date() });

async function insert<Name extends keyof Tables>({ database }: Place, table: Name, row: Row<Name>): Promise<Row<Name>> {
  await database.db.insertInto(table).values(row).execute();
  return row;
}

/** Creates a signed-in user. Only with a `password` can they sign in again. */
export async function createUser(
  place: Place,
  {
    password,
    session = {},
    ...overrides
  }: Overrides<'users'> & { readonly password?: string; readonly session?: Overrides<'sessions'> } = {},
): Promise<TestUser> {
  const email = overrides.email ?? `cook-${next()}-${randomBytes(3).toString('hex')}@example.org`;
  const user = { id: uuidv7(), email, name: email.split('@', 1)[0] ?? email, ...stamps(), ...overrides };
  await insert(place, 'users', user);
  if (password !== undefined) {
    await createAccount(place, { user_id: user.id, account_id: user.id, password: await hashPassword(password) });
  }
  await createProfile(place, { user_id: user.id, email, username: user.name });
  const { token } = await createSession(place, { ...session, user_id: user.id });
  return { id: user.id, email, name: user.name, cookie: sessionCookie(token) };
}

export function createAccount(place: Place, row: Overrides<'accounts'> & { user_id: string }) {
  return insert(place, 'accounts', {
    id: uuidv7(),
    account_id: row.user_id,
    provider_id: 'credential',
    ...stamps(),
    ...row,
  });
}

export function createProfile(place: Place, row: Overrides<'user_profiles'> & { user_id: string; email: string }) {
  return insert(place, 'user_profiles', { notification_preferences: toJson({ email: true, push: false }), ...row });
}

export function createSession(place: Place, row: Overrides<'sessions'> & { user_id: string }) {
  const expires_at = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
  return insert(place, 'sessions', {
    id: uuidv7(),
    token: randomBytes(24).toString('base64url'),
    expires_at,
    authenticated_at: new Date(),
    ...stamps(),
    ...row,
  });
}

/** The signed Cookie header of a session. */
export function sessionCookie(token: string, secretKey = SECRET_KEY): string {
  const signature = createHmac('sha256', secretKey).update(token).digest('base64');
  return `larder.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

export function createAdmin(place: Place, person: { readonly id: string }) {
  return insert(place, 'admin_users', { id: person.id });
}

/** The default secret of a TOTP factor, from the examples of RFC 6238. */
export const TOTP_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Creates a factor. A verified one makes the user's aal1 sessions half signed in. */
export async function createFactor(
  place: Place,
  { secret = TOTP_SECRET, ...row }: Overrides<'auth_factors'> & { readonly user_id: string; readonly secret?: string },
) {
  const { factor_type = 'totp', status = 'unverified' } = row;
  const secret_sealed = factor_type === 'totp' ? new Secrets(SECRET_KEY).seal('totp', secret) : null;
  const defaults = { id: uuidv7(), factor_type, status, friendly_name: 'My phone', secret_sealed, ...stamps() };
  const factor = await insert(place, 'auth_factors', { ...defaults, ...row });
  if (status === 'verified') {
    const { db } = place.database;
    await db
      .updateTable('user_profiles')
      .set({ two_factor_enabled: true })
      .where('user_id', '=', row.user_id)
      .execute();
  }
  return factor;
}

/** The code that an authenticator app shows now, or some time steps of 30 s from now. */
export function totpCode({ clock }: Pick<TestApp, 'clock'>, { steps = 0, secret = TOTP_SECRET } = {}): string {
  return generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) + steps * 30 });
}

type SentRecipe = Partial<Omit<NewRecipe, 'linked_recipes'> & Pick<z.input<typeof NewRecipe>, 'linked_recipes'>>;

/** A valid body of createRecipe. */
export function newRecipe(overrides: SentRecipe = {}) {
  return {
    title: `Tomato soup ${next()}`,
    description: 'A soup for cold evenings.',
    ingredients: ['6 tomatoes', '1 onion'],
    instructions: ['Roast the tomatoes.', 'Blend everything.'],
    ...overrides,
  };
}

/** Creates a recipe of `owner` over HTTP. */
export async function createRecipe(app: TestApp, owner: TestUser, overrides: SentRecipe = {}): Promise<Recipe> {
  return (await app.request(recipesRoutes.createRecipe, { body: newRecipe(overrides) }, owner)).body;
}

export function createSharedRecipe(
  place: Place,
  row: Overrides<'shared_recipes'> & Pick<Row<'shared_recipes'>, 'recipe_id' | 'shared_by' | 'shared_with'>,
) {
  return insert(place, 'shared_recipes', { created_at: new Date(), ...row });
}

export function createCommunityRecipe(place: Place, row: Overrides<'community_recipes'> & { shared_by: string }) {
  const { title, description, ingredients, instructions } = newRecipe();
  const texts = { title, description, ingredients: toJson(ingredients), instructions: toJson(instructions) };
  return insert(place, 'community_recipes', { id: uuidv7(), ...texts, created_at: new Date(), ...row });
}

export function createRating(
  place: Place,
  row: Overrides<'recipe_ratings'> & Pick<Row<'recipe_ratings'>, 'recipe_id'>,
) {
  return insert(place, 'recipe_ratings', { id: uuidv7(), rating: 4, ...stamps(), ...row });
}

export function createConversation(place: Place, row: Overrides<'conversations'> & { user_id: string }) {
  const defaults = { id: uuidv7(), title: 'Boiling eggs', last_position: 0, ...stamps() };
  return insert(place, 'conversations', { ...defaults, ...row });
}

/** Creates a chat message, in a new conversation unless one is given. */
export async function createChatMessage(place: Place, row: Overrides<'chat_messages'> & { user_id: string }) {
  const { user_id, conversation_id = (await createConversation(place, { user_id })).id } = row;
  return insert(place, 'chat_messages', {
    id: uuidv7(),
    position: 0,
    type: 'user',
    content: 'How long do I boil an egg?',
    details: toJson({ recipe: null, results: [], citations: [], ideas: [], proposal: null }),
    state: 'done',
    timestamp: new Date(),
    ...row,
    conversation_id,
  });
}

/** Creates an answer that proposes to delete a recipe of `owner`. */
export async function createProposal(app: TestApp, owner: TestUser) {
  const { id: recipe_id, title, version } = await createRecipe(app, owner, { title: 'Grandmother’s secret' });
  const proposal = { kind: 'delete' as const, recipe_id, version, before: null, after: null, image_url: null };
  return createChatMessage(app, {
    user_id: owner.id,
    type: 'assistant',
    content: `Should I delete “${title}”?`,
    details: toJson({
      recipe: null,
      results: [],
      citations: [],
      ideas: [],
      proposal: { ...proposal, is_ai_generated: false },
    }),
    proposal_state: 'open',
  });
}

/** Creates an API token of `owner`. */
export async function createApiToken(place: Place, owner: { readonly id: string }, scopes: readonly TokenScope[]) {
  const token = `${API_TOKEN_PREFIX}${newToken()}`;
  const row = { id: uuidv7(), user_id: owner.id, name: 'A program', token_hash: hashToken(token) };
  await insert(place, 'api_tokens', { ...row, scopes: toJson([...scopes]), created_at: new Date() });
  return { token };
}

/** Creates a message in the outbox that waits for delivery. Returns its id. */
export function createOutboxMessage(app: Pick<TestApp, 'clock' | 'database'>, recipient: TestUser): Promise<string> {
  const outbox = new Outbox({
    secrets: new Secrets(SECRET_KEY),
    delivers: { mail: false, sms: false, whatsapp: false },
  });
  const secret = { value: 'token', expiresAt: new Date(app.clock.now().getTime() + 60_000), of: uuidv7() };
  return outbox.put(app.database.db, confirmEmailMessage(recipient, secret), app.clock.now());
}
