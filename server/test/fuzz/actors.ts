import { randomBytes } from 'node:crypto';

import { v7 as uuidv7 } from 'uuid';

import { assistantRoutes } from '@larder/contract/assistant';
import type { LinkPurpose } from '@larder/contract/account';
import { communityRoutes } from '@larder/contract/community';
import { factorsRoutes } from '@larder/contract/factors';
import { linksRoutes } from '@larder/contract/links';
import { passkeysRoutes } from '@larder/contract/passkeys';
import { ratingsRoutes } from '@larder/contract/ratings';
import { recipesRoutes } from '@larder/contract/recipes';
import { reportsRoutes } from '@larder/contract/reports';
import { TOKEN_SCOPES, type TokenScope } from '@larder/contract/route';

import { tokensRoutes } from '@larder/contract/tokens';

import { createMailLink } from '#features/account/mail-links.ts';
import { hashPassword } from '#features/account/passwords.ts';
import { REECE_ACCOUNT_ID } from '#features/personal-data/system-accounts.ts';
import { toJson } from '#platform/db/tables.ts';
import { newToken } from '#platform/secrets.ts';

import type { Sender, TestApp } from '../app.ts';
import { Authenticator } from '../authenticator.ts';
import {
  createAccount,
  createAdmin,
  createApiToken,
  createChatMessage,
  createConversation,
  createCommunityRecipe,
  createFactor,
  createOutboxMessage,
  createUser,
  createProposal,
  createRecipe,
  createSession,
  createSharedRecipe,
  type TestUser,
  totpCode,
} from '../factories.ts';
import { createPicture } from '../pictures.ts';
import { PASSWORD } from '../uses/stage.ts';
import type { Kind } from './texts.ts';

export const ACTORS = [
  'visitor',
  'friend',
  'stranger',
  'half',
  'stale',
  'admin',
  'disabled',
  ...TOKEN_SCOPES.map((scope) => `token ${scope}` as const),
] as const;
export type ActorName = (typeof ACTORS)[number];

/** Credentials and codes. Only their owner sends them, because they admit anyone. */
type Key = 'challenge' | 'code' | 'recovery' | 'confirming' | 'resetting' | 'refreshing' | 'registration';

/** Ids and values of a user by which requests refer to what they own. */
export type Things = Readonly<Partial<Record<Kind | Key | 'email' | 'readerEmail', string>>>;

/** An actor who sends requests, with what they own. */
export interface Player {
  readonly sender: Sender;
  readonly person: TestUser | undefined;
  readonly things: Things;
  /** JSON fragments for placeholders without quotes. */
  readonly raw: Readonly<Record<string, string>>;
  /** A text that occurs only in their private data. */
  readonly secret: string | undefined;
}

/** The user whose data the others attack. They send no requests. */
export interface Victim {
  readonly person: TestUser;
  readonly things: Things;
  readonly secret: string;
  /** A text in the recipe that they share with the actor `friend`. */
  readonly sharedSecret: string;
}

const newSecret = () => `canary${randomBytes(6).toString('hex')}`;

/** The hash of PASSWORD, computed once because hashing is slow. */
let passwordHash: Promise<string> | undefined;
/** The hash of the victim's password, which no actor knows. */
let unknownHash: Promise<string> | undefined;

type UserOptions = NonNullable<Parameters<typeof createUser>[1]>;

async function createPlayer(app: TestApp, options: UserOptions = {}): Promise<TestUser & { readonly secret: string }> {
  const secret = newSecret();
  const person = await createUser(app, { name: 'Sam', ...options });
  return { ...person, secret };
}

async function setPasswordHash(app: TestApp, { id }: TestUser, hash: Promise<string>): Promise<void> {
  await createAccount(app, { user_id: id, account_id: id, password: await hash });
}

/**
 * Creates one of everything for `person`. Private data contains `secret`, a recipe shared with another user `sharedSecret`, and
 * public data neither.
 */
async function createThings(app: TestApp, person: TestUser, secret: string, sharedSecret = secret): Promise<Things> {
  const recipe = async (title: string) =>
    (await createRecipe(app, person, { title: `${title} ${secret}`, description: `My ${secret}` })).id;
  const [own, binned, changed] = [await recipe('Tomato soup'), await recipe('Old soup'), await recipe('Pancakes')];
  // Anyone with the link may read this recipe.
  const picture = await createPicture(app, person);
  const title = 'Soup behind a public link';
  const { id: linked } = await createRecipe(app, person, { title, image_url: `/pictures/${picture.id}/320` });
  await app.request(recipesRoutes.deleteRecipe, { params: { id: binned } }, person);
  const body = { title: `Better pancakes ${secret}`, version: 1 };
  await app.request(recipesRoutes.updateRecipe, { params: { id: changed }, body }, person);
  const link = (await app.request(linksRoutes.createLink, { params: { id: linked } }, person)).body.link.path;
  const original = await createRecipe(app, person, { title: 'Soup for the community' });
  const published = (await app.request(communityRoutes.shareToCommunity, { params: { id: original.id } }, person)).body
    .id;
  const rated = await createCommunityRecipe(app, { shared_by: REECE_ACCOUNT_ID });
  const rating = { params: { id: rated.id }, body: { rating: 4, comment: 'Rather good' } };
  const comment = (await app.request(ratingsRoutes.rateRecipe, rating, person)).body.own;
  const shared = await createRecipe(app, person, { title: `Shared soup ${sharedSecret}` });
  const reader = await createUser(app, { email_verified: true });
  await createSharedRecipe(app, { recipe_id: shared.id, shared_by: person.id, shared_with: reader.id });
  const generation = await app.request(
    assistantRoutes.createGeneration,
    { body: { kind: 'suggestion', title: `Soup ${secret}` } },
    person,
  );
  const conversation = await createConversation(app, { user_id: person.id, title: `About ${secret}` });
  await createChatMessage(app, { user_id: person.id, conversation_id: conversation.id, content: `My ${secret}` });
  const passkey = uuidv7();
  const keys = { credential_id: newToken(), public_key: 'x', counter: 0, transports: toJson<string[]>([]) };
  await app.database.db
    .insertInto('passkeys')
    .values({ id: passkey, user_id: person.id, name: secret, created_at: new Date(), ...keys })
    .execute();
  await createApiToken(app, person, ['recipes:read']);
  const { id: token } = await app.database.db
    .updateTable('api_tokens')
    .set({ name: secret })
    .where('user_id', '=', person.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    recipe: own,
    binned,
    changed,
    shared: shared.id,
    reader: reader.id,
    readerEmail: reader.email,
    picture: picture.id,
    linked,
    link: link.split('/').at(-1) ?? '',
    published,
    rated: rated.id,
    comment: comment.id,
    generation: generation.body.id,
    conversation: conversation.id,
    proposal: (await createProposal(app, person)).id,
    passkey,
    token,
    session: (await createSession(app, { user_id: person.id, user_agent: secret })).id,
    factor: (await createFactor(app, { user_id: person.id, friendly_name: secret })).id,
    person: person.id,
    email: person.email,
  };
}

export async function createVictim(app: TestApp): Promise<Victim> {
  const person = await createPlayer(app);
  unknownHash ??= hashPassword(newSecret());
  await setPasswordHash(app, person, unknownHash);
  const sharedSecret = newSecret();
  const things = await createThings(app, person, person.secret, sharedSecret);
  const profile = { bio: person.secret, allergies: toJson([person.secret]) };
  await app.database.db.updateTable('user_profiles').set(profile).where('user_id', '=', person.id).execute();
  await app.request(
    reportsRoutes.reportRecipe,
    { params: { id: things.published ?? '' }, body: { reason: 'spam', details: 'Look at this' } },
    await createUser(app),
  );
  const { id: report } = await app.database.db
    .selectFrom('reported_things')
    .select('id')
    .where('recipe_id', '=', things.published ?? '')
    .executeTakeFirstOrThrow();
  const message = await createOutboxMessage(app, person);
  return { person, things: { ...things, report, message }, secret: person.secret, sharedSecret };
}

/** Mail links that the user has just requested. */
async function mailLinks(app: TestApp, { id: userId, email }: TestUser): Promise<Things> {
  const link = async (purpose: LinkPurpose) =>
    (await createMailLink(app.database.db, { now: app.clock.now() }, { purpose, userId, email })).value;
  return { confirming: await link('confirm_email'), resetting: await link('reset_password') };
}

/** A challenge of the factor, if the user may request one. */
async function challenge(app: TestApp, person: TestUser, factorId: string): Promise<Things> {
  const { method } = factorsRoutes.challengeFactor;
  const { status, text } = await app.send({ method, url: `/factors/${factorId}/challenge`, payload: {} }, person);
  const answer = status < 300 ? (JSON.parse(text) as { id: string }) : undefined;
  return { factor: factorId, code: totpCode(app), ...(answer === undefined ? {} : { challenge: answer.id }) };
}

/** A registered passkey and one whose registration is in progress. */
async function createPasskeys(app: TestApp, person: TestUser): Promise<Pick<Player, 'things' | 'raw'>> {
  const begin = async () => (await app.request(passkeysRoutes.beginRegistration, {}, person)).body;
  const [first, second] = [new Authenticator(), new Authenticator()];
  const known = await begin();
  const body = { ceremony_id: known.ceremony_id, name: 'Key', response: first.create(known.options) };
  await app.request(passkeysRoutes.finishRegistration, { body }, person);
  const registering = await begin();
  const signing = (await app.request(passkeysRoutes.beginLogin, {}, person)).body;
  return {
    things: { registration: registering.ceremony_id, ceremony: signing.ceremony_id },
    raw: {
      registering: JSON.stringify(second.create(registering.options)),
      signing: JSON.stringify(first.get(signing.options)),
    },
  };
}

/** Creates a new actor of this kind, with one of everything. */
export async function createActor(app: TestApp, name: ActorName, victim: Victim): Promise<Player> {
  const { body } = await app.request(passkeysRoutes.beginLogin, {});
  const ceremony = body.ceremony_id;
  if (name === 'visitor') return { sender: {}, person: undefined, things: { ceremony }, raw: {}, secret: undefined };
  const anHourAgo = new Date(app.clock.now().getTime() - 60 * 60 * 1000);
  const sessions: Partial<Record<ActorName, UserOptions['session']>> = {
    friend: { aal: 'aal2' },
    stale: { authenticated_at: anHourAgo },
  };
  const person = await createPlayer(app, { session: sessions[name] ?? {} });
  passwordHash ??= hashPassword(PASSWORD);
  await setPasswordHash(app, person, passwordHash);
  const own = await createThings(app, person, person.secret);
  const things = { ...own, ...(await mailLinks(app, person)), ceremony };
  const player = { sender: person, person, things, raw: {}, secret: person.secret };
  switch (name) {
    case 'friend': {
      const share = { recipe_id: victim.things.shared ?? '', shared_by: victim.person.id, shared_with: person.id };
      await createSharedRecipe(app, share);
      const { id } = await createFactor(app, { user_id: person.id, status: 'verified' });
      const recovery = (await app.request(factorsRoutes.createRecoveryCodes, {}, person)).body.recovery_codes[0] ?? '';
      return {
        ...player,
        things: { ...things, ...(await challenge(app, person, id)), recovery, received: share.recipe_id },
      };
    }
    case 'stranger': {
      const credentials = { grant_type: 'password', email: person.email, password: PASSWORD } as const;
      const refreshing = (await app.request(tokensRoutes.grantToken, { body: credentials })).body.refresh_token;
      const { things: keys, raw } = await createPasskeys(app, person);
      const step = await challenge(app, person, things.factor ?? '');
      return { ...player, raw, things: { ...things, ...keys, ...step, refreshing } };
    }
    case 'stale':
      return player;
    case 'admin':
      await createAdmin(app, person);
      return player;
    case 'half':
      await createFactor(app, { user_id: person.id, status: 'verified' });
      return player;
    case 'disabled':
      await app.database.db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', person.id).execute();
      return player;
    default: {
      const scope = name.slice('token '.length) as TokenScope;
      if (scope === 'worker') await createAdmin(app, person);
      return { ...player, sender: await createApiToken(app, person, [scope]) };
    }
  }
}
