import { randomUUID } from 'node:crypto';

import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { chatRoutes } from '@larder/contract/chat';
import { assistantRoutes } from '@larder/contract/assistant';
import { collectionsRoutes } from '@larder/contract/collections';
import { cookLogRoutes } from '@larder/contract/cook-log';
import { communityRoutes } from '@larder/contract/community';
import type { ErrorCode } from '@larder/contract/errors';
import { recipesRoutes } from '@larder/contract/recipes';
import { type Route, TOKEN_SCOPES, type TokenScope } from '@larder/contract/route';

import { toJson } from '#platform/db/tables.ts';
import { newToken } from '#platform/secrets.ts';

import { type Sender, startApp, type TestApp } from '../app.ts';
import { listRoutes, type RouteName } from '../contract-routes.ts';
import { DATABASE_KIND } from '../database.ts';
import { importFile, mealMaster, saveImport } from '../imports.ts';
import {
  createAdmin,
  createApiToken,
  createCommunityRecipe,
  createConversation,
  createFactor,
  createUser,
  createProposal,
  createRating,
  createRecipe,
  createSession,
  createSharedRecipe,
  newRecipe,
  sessionCookie,
  type TestUser,
} from '../factories.ts';

/** A kind of thing that a user owns and that a route identifies in its path. */
type Thing =
  | 'recipe'
  | 'binned'
  | 'changed'
  | 'published'
  | 'session'
  | 'factor'
  | 'passkey'
  | 'token'
  | 'generation'
  | 'conversation'
  | 'comment'
  | 'collection'
  | 'sharedCollection'
  | 'receivedCollection'
  | 'cooked'
  | 'import'
  | 'saved import'
  | 'proposal'
  | 'accepted'
  | 'shared'
  | 'received';

interface Row {
  readonly who: 'anyone' | 'people' | 'admins';
  /** Admits half signed-in users. */
  readonly half?: true;
  /** Admits API tokens with this scope. Without it, no API token is admitted. */
  readonly scope?: TokenScope;
  /** Admits worker tokens. */
  readonly workers?: true;
  /** Requires a fresh sign-in. */
  readonly fresh?: true;
  readonly thing?: Thing;
  /** Admits recipients of a share. */
  readonly shared?: true;
  readonly body?: object;
}

/** A recipient of shares. */
const NEIGHBOUR = 'neighbour@example.org';
const NEIGHBOUR_ID = uuidv7();

const HELLO = { messages: [{ role: 'user', content: 'hello' }] };

/** The expected access to each route. Deliberately independent of the contract, to detect mistakes there. Requires every route. */
const ROWS: Readonly<Record<RouteName, Row>> = {
  'account.getSession': { who: 'anyone', half: true, scope: 'profile:read' },
  'account.signUp': { who: 'anyone' },
  'account.signIn': { who: 'anyone' },
  'account.signOut': { who: 'anyone' },
  'account.reauthenticate': { who: 'people' },
  'account.listSessions': { who: 'people' },
  'account.revokeSession': { who: 'people', thing: 'session' },
  'account.revokeSessions': { who: 'people' },
  'account.sendVerificationEmail': { who: 'anyone' },
  'account.requestPasswordReset': { who: 'anyone' },
  'account.inspectLink': { who: 'anyone' },
  'account.verifyEmail': { who: 'anyone' },
  'account.resetPassword': { who: 'anyone' },
  'account.changeEmail': { who: 'people', fresh: true },
  'account.changePassword': { who: 'people' },
  'admin.getMembership': { who: 'people' },
  'admin.listPeople': { who: 'admins' },
  'admin.updatePerson': { who: 'admins', fresh: true },
  'admin.forcePasswordReset': { who: 'admins', fresh: true },
  'admin.deletePerson': { who: 'admins', fresh: true },
  'admin.listModeration': { who: 'admins' },
  'admin.moderateRecipe': { who: 'admins' },
  'admin.moderateComment': { who: 'admins' },
  'admin.findPublicLink': { who: 'admins' },
  'admin.moderatePublicLink': { who: 'admins' },
  'admin.listReports': { who: 'admins' },
  'admin.countReports': { who: 'admins' },
  'admin.dismissReports': { who: 'admins' },
  'admin.listOutbox': { who: 'admins' },
  'admin.openMessage': { who: 'admins', fresh: true },
  'admin.getServices': { who: 'admins' },
  'admin.getModels': { who: 'admins' },
  'admin.checkModels': { who: 'admins' },
  'admin.listErrors': { who: 'admins' },
  'admin.listAudit': { who: 'admins' },
  'assistant.createGeneration': {
    who: 'people',
    scope: 'assistant',
    body: { kind: 'ingredients', ingredients: ['egg'] },
  },
  'assistant.getGeneration': { who: 'people', scope: 'assistant', thing: 'generation' },
  'assistant.listGenerations': { who: 'people' },
  'assistant.markGenerationSeen': { who: 'people', thing: 'generation' },
  'assistant.cancelGeneration': { who: 'people', scope: 'assistant', thing: 'generation' },
  'assistant.extractIngredients': { who: 'people', scope: 'assistant' },
  'assistant.suggestRecipes': { who: 'people', scope: 'assistant', body: { query: 'soup' } },
  'assistant.getAssistantStatus': { who: 'people', scope: 'assistant' },
  'bin.listBin': { who: 'people', scope: 'recipes:read' },
  'bin.emptyBin': { who: 'people', scope: 'recipes:write' },
  'bin.deleteForGood': { who: 'people', scope: 'recipes:write', thing: 'binned' },
  'categories.browseRecipes': { who: 'people', scope: 'recipes:read' },
  'categories.countBrowsed': { who: 'people', scope: 'recipes:read' },
  'chat.sendMessage': {
    who: 'people',
    scope: 'assistant',
    body: { id: randomUUID(), conversation_id: randomUUID(), content: 'Hello' },
  },
  'chat.stopAnswer': { who: 'people', scope: 'assistant', body: { id: randomUUID() } },
  'chat.listConversations': { who: 'people', scope: 'assistant' },
  'chat.getConversation': { who: 'people', scope: 'assistant', thing: 'conversation' },
  'chat.deleteConversation': { who: 'people', scope: 'assistant', thing: 'conversation' },
  // Only the user confirms a proposal, never a program.
  'chat.listRemembered': { who: 'people', scope: 'assistant', thing: 'conversation' },
  'chat.forget': { who: 'people', scope: 'assistant', thing: 'conversation' },
  'chat.answerProposal': { who: 'people', thing: 'proposal', body: { accept: true } },
  'chat.undoProposal': { who: 'people', thing: 'accepted' },
  'collections.listCollections': { who: 'people', scope: 'recipes:read' },
  'collections.createCollection': { who: 'people', scope: 'recipes:write', body: { name: 'Soups' } },
  'collections.getCollection': { who: 'people', scope: 'recipes:read', thing: 'collection', shared: true },
  'collections.updateCollection': {
    who: 'people',
    scope: 'recipes:write',
    thing: 'collection',
    body: { name: 'Stews', version: 1 },
  },
  'collections.deleteCollection': { who: 'people', scope: 'recipes:write', thing: 'collection' },
  'collections.listCollectionRecipes': { who: 'people', scope: 'recipes:read', thing: 'collection', shared: true },
  'collections.addToCollection': {
    who: 'people',
    scope: 'recipes:write',
    thing: 'collection',
    body: { ids: [randomUUID()] },
  },
  'collections.removeFromCollection': {
    who: 'people',
    scope: 'recipes:write',
    thing: 'collection',
    body: { ids: [randomUUID()] },
  },
  // The test of the feature moves recipes as other users.
  'collections.moveInCollection': {
    who: 'people',
    scope: 'recipes:write',
    body: { recipe_id: randomUUID(), after: null },
  },
  'collections.shareCollection': {
    who: 'people',
    scope: 'recipes:write',
    thing: 'collection',
    body: { email: NEIGHBOUR },
  },
  'collections.listCollectionShares': { who: 'people', scope: 'recipes:read', thing: 'collection' },
  'collections.revokeCollectionShare': { who: 'people', scope: 'recipes:write', thing: 'sharedCollection' },
  'collections.listReceivedCollections': { who: 'people', scope: 'recipes:read' },
  'collections.leaveReceivedCollection': { who: 'people', scope: 'recipes:write', thing: 'receivedCollection' },
  'community.listCommunity': { who: 'people', scope: 'recipes:read' },
  'community.listTrending': { who: 'people', scope: 'recipes:read' },
  'community.listRecommended': { who: 'people', scope: 'recipes:read' },
  'community.viewCommunityRecipe': { who: 'people', scope: 'recipes:write' },
  'community.getCommunityCopy': { who: 'people', scope: 'recipes:read', thing: 'recipe' },
  'community.getOwnCopy': { who: 'people', scope: 'recipes:read', thing: 'published' },
  'community.shareToCommunity': { who: 'people', scope: 'recipes:write', thing: 'recipe' },
  'community.updateCommunityCopy': { who: 'people', scope: 'recipes:write', thing: 'published' },
  'community.withdrawCommunityCopy': { who: 'people', scope: 'recipes:write', thing: 'published' },
  'completions.askReece': { who: 'people', scope: 'assistant', body: { query: 'hello' } },
  'completions.testOpenai': { who: 'people', scope: 'assistant' },
  'completions.createCompletion': { who: 'people', scope: 'assistant', workers: true, body: HELLO },
  'completions.createCompletionV1': { who: 'people', scope: 'assistant', workers: true, body: HELLO },
  'completions.listModels': { who: 'people', scope: 'assistant', workers: true },
  'cook-log.listCookEntries': { who: 'people', scope: 'recipes:read' },
  'cook-log.addCookEntry': {
    who: 'people',
    scope: 'recipes:write',
    thing: 'recipe',
    shared: true,
    body: { cooked_on: '2026-03-01' },
  },
  'cook-log.updateCookEntry': { who: 'people', scope: 'recipes:write', thing: 'cooked', body: { stars: 4 } },
  'cook-log.deleteCookEntry': { who: 'people', scope: 'recipes:write', thing: 'cooked' },
  'cookbook.listRecipeIds': { who: 'people', scope: 'recipes:read' },
  'cookbook.listRecipeVersions': { who: 'people', scope: 'recipes:read' },
  'cookbook.getRecipes': { who: 'people', scope: 'recipes:read', body: { ids: [randomUUID()] } },
  'cookbook.deleteRecipes': { who: 'people', scope: 'recipes:write', body: { ids: [randomUUID()] } },
  'cookbook.restoreRecipes': { who: 'people', scope: 'recipes:write', body: { ids: [randomUUID()] } },
  'events.listen': { who: 'people' },
  'factors.listFactors': { who: 'people', half: true },
  'factors.enrollFactor': { who: 'people', fresh: true },
  'factors.challengeFactor': { who: 'people', half: true, thing: 'factor', body: {} },
  'factors.verifyFactor': { who: 'people', half: true },
  'factors.deleteFactor': { who: 'people', fresh: true, thing: 'factor' },
  'factors.createRecoveryCodes': { who: 'people', fresh: true },
  'factors.useRecoveryCode': { who: 'people', half: true },
  'health.getHealth': { who: 'anyone' },
  'health.getAlive': { who: 'anyone' },
  'health.getReady': { who: 'anyone' },
  'exports.exportRecipes': { who: 'people', scope: 'recipes:read', body: { format: 'csv' } },
  'imports.readImport': { who: 'people', scope: 'recipes:read', body: { text: 'Toast\n1 slice of bread\nToast it.' } },
  'imports.startImport': { who: 'people', scope: 'recipes:write' },
  'imports.uploadPart': { who: 'people', scope: 'recipes:write', thing: 'import' },
  'imports.listImports': { who: 'people', scope: 'recipes:read' },
  'imports.getImport': { who: 'people', scope: 'recipes:read', thing: 'import' },
  'imports.deleteImport': { who: 'people', scope: 'recipes:write', thing: 'import' },
  'imports.listDrafts': { who: 'people', scope: 'recipes:read', thing: 'import' },
  'imports.getDraft': { who: 'people', scope: 'recipes:read', thing: 'import' },
  'imports.updateDraft': { who: 'people', scope: 'recipes:write', thing: 'import', body: { choice: 'skip' } },
  'imports.saveImport': { who: 'people', scope: 'recipes:write', thing: 'import', body: {} },
  'imports.undoImport': { who: 'people', scope: 'recipes:write', thing: 'saved import' },
  'invitations.listInvitations': { who: 'admins' },
  'invitations.createInvitation': { who: 'admins', fresh: true },
  'invitations.revokeInvitation': { who: 'admins' },
  'invitations.inspectInvitation': { who: 'anyone' },
  'links.createLink': { who: 'people', scope: 'recipes:write', thing: 'recipe' },
  'links.findLink': { who: 'people', scope: 'recipes:read', thing: 'recipe' },
  'links.deleteLink': { who: 'people', scope: 'recipes:write', thing: 'recipe' },
  'links.getLinkedRecipe': { who: 'anyone' },
  'links.getLinkedPicture': { who: 'anyone' },
  'links.getLinkedStepPicture': { who: 'anyone' },
  'links.getLinkedDrawing': { who: 'anyone' },
  'links.getLinkCard': { who: 'anyone' },
  'links.copyLinkedRecipe': { who: 'people', scope: 'recipes:write', body: { id: randomUUID() } },
  'openid.beginOpenidLogin': { who: 'anyone' },
  'openid.finishOpenidLogin': { who: 'anyone' },
  'passkeys.listPasskeys': { who: 'people' },
  'passkeys.beginRegistration': { who: 'people', fresh: true },
  'passkeys.finishRegistration': { who: 'people', fresh: true },
  'passkeys.beginLogin': { who: 'anyone', half: true },
  'passkeys.finishLogin': { who: 'anyone', half: true },
  'passkeys.deletePasskey': { who: 'people', fresh: true, thing: 'passkey' },
  'personal-data.exportData': { who: 'people', fresh: true },
  // A password would be accepted instead of a fresh sign-in; these users have none.
  'personal-data.deleteAccount': { who: 'people', fresh: true },
  'pictures.uploadPicture': { who: 'people', scope: 'recipes:write' },
  'pictures.importPicture': { who: 'people', scope: 'recipes:write' },
  'pictures.getPicture': { who: 'anyone' },
  'profile.getProfile': { who: 'people', scope: 'profile:read' },
  'profile.updateProfile': { who: 'people' },
  'profile.listActivity': { who: 'people' },
  'ratings.listRatings': { who: 'people', scope: 'recipes:read' },
  'ratings.rateRecipe': { who: 'people', scope: 'recipes:write', body: { rating: 4 } },
  'ratings.deleteRating': { who: 'people', scope: 'recipes:write' },
  'ratings.deleteComment': { who: 'people', scope: 'recipes:write', thing: 'comment' },
  'ratings.listOwnRatings': { who: 'people', scope: 'recipes:read' },
  'recipes.listRecipes': { who: 'people', scope: 'recipes:read' },
  'recipes.countRecipes': { who: 'people', scope: 'recipes:read' },
  'recipes.listRecipeCategories': { who: 'people', scope: 'recipes:read' },
  'recipes.listRecipeTags': { who: 'people', scope: 'recipes:read' },
  'recipes.listSeenRecipes': { who: 'people', scope: 'recipes:read' },
  'recipes.createRecipe': { who: 'people', scope: 'recipes:write', workers: true },
  'recipes.copyRecipe': { who: 'people', scope: 'recipes:write', thing: 'recipe', shared: true, body: {} },
  'recipes.getRecipe': { who: 'people', scope: 'recipes:read', thing: 'recipe', shared: true },
  'recipes.getDrawing': { who: 'people', scope: 'recipes:read', thing: 'recipe', shared: true },
  'recipes.updateRecipe': {
    who: 'people',
    scope: 'recipes:write',
    thing: 'recipe',
    body: { title: 'Mine now', version: 1 },
  },
  'recipes.deleteRecipe': { who: 'people', scope: 'recipes:write', thing: 'recipe' },
  'recipes.restoreRecipe': { who: 'people', scope: 'recipes:write', thing: 'recipe' },
  // Only users report content, never programs.
  'reports.reportRecipe': { who: 'people', body: { reason: 'spam' } },
  'reports.reportLinked': { who: 'people', body: { reason: 'spam' } },
  'reports.reportComment': { who: 'people', body: { reason: 'spam' } },
  'search.searchRecipes': { who: 'people', scope: 'recipes:read' },
  'sharing.shareRecipe': { who: 'people', scope: 'recipes:write', thing: 'recipe', body: { email: NEIGHBOUR } },
  'sharing.listShares': { who: 'people', scope: 'recipes:read', thing: 'shared' },
  'sharing.revokeShare': { who: 'people', scope: 'recipes:write', thing: 'shared' },
  'sharing.listReceived': { who: 'people', scope: 'recipes:read' },
  'sharing.countNewReceived': { who: 'people', scope: 'recipes:read' },
  'sharing.leaveReceived': { who: 'people', scope: 'recipes:write', thing: 'received' },
  'stats.getStats': { who: 'people', scope: 'recipes:read' },
  'storage.getStorage': { who: 'people', scope: 'profile:read' },
  'tokens.getJwks': { who: 'anyone' },
  'tokens.grantToken': { who: 'anyone' },
  'tokens.listApiTokens': { who: 'people' },
  'tokens.createApiToken': { who: 'people', fresh: true },
  'tokens.deleteApiToken': { who: 'people', thing: 'token' },
  'versions.listVersions': { who: 'people', scope: 'recipes:read', thing: 'recipe' },
  'versions.restoreVersion': { who: 'people', scope: 'recipes:write', thing: 'changed', body: { version: 2 } },
};

let app: TestApp;
/** All tables except counters, logs and search indexes. */
let tables: readonly string[];
beforeAll(async () => {
  app = await startApp();
  const found = await app.database.db.introspection.getTables();
  tables = found
    .map(({ name }) => name)
    .filter((name) => !/^(?:rate_limits|.*_search.*|error_log|kysely_.*)$/u.test(name));
});
afterAll(() => app.close());

const LONG_AGO = () => new Date(app.clock.now().getTime() - 60 * 60 * 1000);

async function withFactor(person: TestUser): Promise<TestUser> {
  await createFactor(app, { user_id: person.id, status: 'verified' });
  return person;
}

/** Creates an actor of each kind. Each test creates its own, so that tests do not affect each other. */
const ACTORS = {
  'a guest': async (): Promise<Sender> => ({}),
  'an unknown session': async (): Promise<Sender> => ({ cookie: sessionCookie(randomUUID()) }),
  'a session signed with another key': async (): Promise<Sender> => ({
    cookie: sessionCookie('x', 'the key of another server, as long as ours'),
  }),
  'an expired session': () => createUser(app, { session: { expires_at: new Date(app.clock.now().getTime() - 1) } }),
  'a disabled user': () => createUser(app, { disabled_at: new Date() }),
  'an API token of a disabled user': async () =>
    createApiToken(app, await createUser(app, { disabled_at: new Date() }), ['recipes:read']),
  'a half signed-in user': async () => withFactor(await createUser(app)),
  'a user': () => createUser(app),
  'a user with two factors': async () => withFactor(await createUser(app, { session: { aal: 'aal2' } })),
  'a user without a fresh sign-in': () => createUser(app, { session: { authenticated_at: LONG_AGO() } }),
  'an admin': async () => {
    const person = await createUser(app);
    await createAdmin(app, person);
    return person;
  },
  'a half signed-in admin': async () => {
    const person = await withFactor(await createUser(app));
    await createAdmin(app, person);
    return person;
  },
} satisfies Record<string, () => Promise<Sender>>;
type ActorName = keyof typeof ACTORS;

const UNAUTHENTICATED: ReadonlySet<ActorName> = new Set([
  'a guest',
  'an unknown session',
  'a session signed with another key',
  'an expired session',
  'a disabled user',
  'an API token of a disabled user',
]);

/** The expected error code for the actor; undefined if the route admits them. */
function refusalOf(row: Row, actor: ActorName): ErrorCode | undefined {
  if (row.who === 'anyone') return undefined;
  if (UNAUTHENTICATED.has(actor)) return 'not_authenticated';
  if (actor.startsWith('a half signed-in')) return row.half === true ? undefined : 'second_factor_required';
  if (row.who === 'admins' && actor !== 'an admin') return 'forbidden';
  return row.fresh === true && actor === 'a user without a fresh sign-in' ? 'fresh_login_required' : undefined;
}

const REFUSALS: ReadonlySet<string> = new Set<ErrorCode>([
  'not_authenticated',
  'second_factor_required',
  'forbidden',
  'fresh_login_required',
  'insufficient_scope',
]);

function requestFor({ method, path }: Route, id: string, body?: object): InjectOptions {
  const payload = body ?? (method === 'POST' && path === '/recipes' ? newRecipe() : undefined);
  const url = path
    .replace('{version}', '1')
    .replace('{position}', '0')
    .replace('{part}', '0')
    .replace('{person}', NEIGHBOUR_ID)
    .replaceAll(/\{\w+\}/gu, id);
  return { method, url, ...(payload === undefined ? {} : { payload }) };
}

async function codeOf(request: InjectOptions, sender: Sender): Promise<string | undefined> {
  const answer = await app.send(request, sender);
  return answer.status >= 400 ? answer.error.code : undefined;
}

/** Deletes most rows, so that the comparison of all tables stays fast. */
async function clear(): Promise<void> {
  await app.database.db.deleteFrom('community_recipes').execute();
  await app.database.db.deleteFrom('users').where('email', '<>', 'nobody@tombstone.invalid').execute();
  await app.database.db.deleteFrom('audit_log').execute();
}

/** A refusal may be logged and counted, but must change nothing else. */
const EXCEPT_REFUSALS: Readonly<Record<string, string>> = {
  audit_log: ` where action not like '%refused'`,
  rate_limits: ` where key not like 'refusals:%'`,
};
const exceptRefusals = (name: string) => sql.raw(EXCEPT_REFUSALS[name] ?? '');

/** Serializes every row of the compared tables. */
async function everything(): Promise<string> {
  if (DATABASE_KIND === 'postgres') {
    // One statement, because it runs thousands of times.
    const rowsOf = (name: string) =>
      sql`select ${sql.lit(name)} as name, t::text as row from ${sql.table(name)} as t${exceptRefusals(name)}`;
    const all = sql.join(tables.map(rowsOf), sql` union all `);
    return JSON.stringify((await sql`${all} order by name, row`.execute(app.database.db)).rows);
  }
  const found = await Promise.all(
    tables.map(async (name) => {
      const { rows } = await sql`select * from ${sql.table(name)}${exceptRefusals(name)}`.execute(app.database.db);
      return [name, rows.map((row) => JSON.stringify(row)).toSorted()];
    }),
  );
  return JSON.stringify(found);
}

describe.each(listRoutes())('$name', ({ name, route }) => {
  const row = ROWS[name];
  const request = () => requestFor(route, randomUUID(), row.body);
  beforeAll(clear);

  test.each(Object.keys(ACTORS) as ActorName[])('admits or refuses: %s', async (actor) => {
    const sender = await ACTORS[actor]();
    const expected = refusalOf(row, actor);
    const before = expected === undefined ? '' : await everything();
    const code = await codeOf(request(), sender);
    if (expected === undefined) return expect(REFUSALS, code).not.toContain(code);
    expect(code).toBe(expected);
    expect(await everything()).toBe(before);
    return undefined;
  });

  test.each(TOKEN_SCOPES)('admits or refuses: an API token for %s', async (scope) => {
    const owner = scope === 'worker' ? await ACTORS['an admin']() : await createUser(app);
    const code = await codeOf(request(), await createApiToken(app, owner, [scope]));
    if (row.who === 'anyone' && row.scope === undefined) return;
    if (row.scope === scope || (row.workers === true && scope === 'worker')) expect(REFUSALS).not.toContain(code);
    else expect(code).toBe('insufficient_scope');
  });

  if (row.who === 'anyone') return;

  const { thing } = row;
  if (thing === undefined) return;

  test('hides and protects what belongs to another user', async () => {
    const owner = await createUser(app, { session: { aal: 'aal2' } });
    const id = await THINGS[thing](owner);
    const strangers: readonly (readonly [string, TestUser])[] = [
      ['a stranger', await createUser(app)],
      ['an admin', await ACTORS['an admin']()],
      ...(row.shared === true ? [] : [['a recipient', await createRecipient(thing, owner, id)] as const]),
    ];
    for (const [who, stranger] of strangers) {
      const before = await everything();
      const theirs = await app.send(requestFor(route, id, row.body), stranger);
      expect(theirs.status, who).toBe(404);
      expect(theirs.text).not.toContain('secret');
      expect(await everything(), who).toBe(before);
      const missing = await app.send(requestFor(route, randomUUID(), row.body), stranger);
      const comparable = ({ requestId: _id, ...error }: typeof theirs.error) => error;
      expect(missing.status).toBe(404);
      expect(comparable(missing.error)).toEqual(comparable(theirs.error));
    }
  });

  test('works for the owner', async () => {
    await neighbour();
    const owner = await createUser(app, { session: { aal: 'aal2' } });
    const id = await THINGS[thing](owner);
    const { status, text } = await app.send(requestFor(route, id, row.body), owner);
    expect(status, text).toBe(route.status);
  });

  // Any other text is the fuzzer's.
  test.each(['null', "'; drop table recipes; --", '%00'])('answers 404 for the id %s', async (id) => {
    const owner = await createUser(app);
    const { status, error } = await app.send(requestFor(route, id, row.body), owner);
    expect(status).toBe(404);
    expect(error.code).toBe('not_found');
  });
});

async function createCollection(owner: TestUser): Promise<string> {
  return (await app.request(collectionsRoutes.createCollection, { body: { name: 'My secret soups' } }, owner)).body.id;
}

async function shareCollection(id: string, owner: TestUser, recipient: { readonly id: string }): Promise<void> {
  const row = {
    collection_id: id,
    shared_by: owner.id,
    shared_with: recipient.id,
    email: null,
    created_at: new Date(),
  };
  await app.database.db.insertInto('collection_shares').values(row).execute();
}

async function neighbour(): Promise<{ readonly id: string }> {
  const existing = await app.database.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', NEIGHBOUR_ID)
    .executeTakeFirst();
  return existing ?? createUser(app, { id: NEIGHBOUR_ID, email: NEIGHBOUR });
}

/** Creates a thing of its owner. Resolves to its id. */
const THINGS: Readonly<Record<Thing, (owner: TestUser) => Promise<string>>> = {
  recipe: async (owner) => (await createRecipe(app, owner, { title: 'Grandmother’s secret' })).id,
  binned: async (owner) => {
    const { id } = await createRecipe(app, owner, { title: 'Grandmother’s secret' });
    await app.request(recipesRoutes.deleteRecipe, { params: { id } }, owner);
    return id;
  },
  changed: async (owner) => {
    const { id } = await createRecipe(app, owner, { title: 'Grandmother’s secret' });
    await app.request(recipesRoutes.updateRecipe, { params: { id }, body: { title: 'New', version: 1 } }, owner);
    return id;
  },
  published: async (owner) => {
    const { id } = await createRecipe(app, owner, { title: 'Grandmother’s secret' });
    return (await app.request(communityRoutes.shareToCommunity, { params: { id } }, owner)).body.id;
  },
  session: async (owner) => (await createSession(app, { user_id: owner.id })).id,
  factor: async (owner) =>
    (await createFactor(app, { user_id: owner.id, status: 'verified', friendly_name: 'The secret phone' })).id,
  passkey: async (owner) => {
    const id = uuidv7();
    const keys = { credential_id: newToken(), public_key: 'x', counter: 0, transports: toJson<string[]>([]) };
    const row = { id, user_id: owner.id, name: 'The secret key', created_at: new Date(), ...keys };
    await app.database.db.insertInto('passkeys').values(row).execute();
    return id;
  },
  generation: async (owner) => {
    const body = { kind: 'suggestion' as const, title: 'Grandmother’s secret soup' };
    return (await app.request(assistantRoutes.createGeneration, { body }, owner)).body.id;
  },
  conversation: async (owner) => (await createConversation(app, { user_id: owner.id, title: 'A secret' })).id,
  comment: async (owner) => {
    const { id: recipe_id } = await createCommunityRecipe(app, { shared_by: owner.id });
    return (await createRating(app, { recipe_id, user_id: owner.id, comment: 'Grandmother’s secret' })).id;
  },
  collection: createCollection,
  sharedCollection: async (owner) => {
    const id = await createCollection(owner);
    await shareCollection(id, owner, await neighbour());
    return id;
  },
  receivedCollection: async (owner) => {
    const other = await createUser(app);
    const id = await createCollection(other);
    await shareCollection(id, other, owner);
    return id;
  },
  cooked: async (owner) => {
    const { id } = await createRecipe(app, owner, { title: 'Grandmother’s secret' });
    const body = { cooked_on: '2026-03-01' };
    return (await app.request(cookLogRoutes.addCookEntry, { params: { id }, body }, owner)).body.id;
  },
  import: async (owner) => (await importFile(app, owner, mealMaster('Grandmother’s secret'))).id,
  'saved import': async (owner) => {
    const { id } = await importFile(app, owner, mealMaster('Grandmother’s secret'));
    return (await saveImport(app, owner, id)).id;
  },
  proposal: async (owner) => (await createProposal(app, owner)).id,
  accepted: async (owner) => {
    const { id } = await createProposal(app, owner);
    await app.request(chatRoutes.answerProposal, { params: { id }, body: { accept: true } }, owner);
    return id;
  },
  shared: async (owner) => {
    const { id } = await createRecipe(app, owner, { title: 'Grandmother’s secret' });
    await createSharedRecipe(app, { recipe_id: id, shared_by: owner.id, shared_with: (await neighbour()).id });
    return id;
  },
  received: async (owner) => {
    const other = await createUser(app);
    const { id } = await createRecipe(app, other, { title: 'Grandmother’s secret' });
    await createSharedRecipe(app, { recipe_id: id, shared_by: other.id, shared_with: owner.id });
    return id;
  },
  token: async (owner) => {
    await createApiToken(app, owner, ['worker']);
    const { id } = await app.database.db
      .selectFrom('api_tokens')
      .select('id')
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    return id;
  },
};

/** Creates a user, with whom the thing is shared if it is a recipe or a collection. */
async function createRecipient(thing: Thing, owner: TestUser, id: string): Promise<TestUser> {
  const recipient = await createUser(app);
  if (thing === 'recipe' || thing === 'changed' || thing === 'shared') {
    await createSharedRecipe(app, { recipe_id: id, shared_by: owner.id, shared_with: recipient.id });
  }
  if (thing === 'collection' || thing === 'sharedCollection') await shareCollection(id, owner, recipient);
  return recipient;
}
