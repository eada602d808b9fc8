import { createHash } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { assistantRoutes } from '@larder/contract/assistant';
import type { Route, TokenScope } from '@larder/contract/route';

import { type Sender, startApp, type TestApp } from '../app.ts';
import { listRoutes } from '../contract-routes.ts';
import { createApiToken, createUser, createRecipe } from '../factories.ts';
import { ALL_USES } from '../uses/all.ts';

let app: TestApp;
let tables: readonly string[];
beforeAll(async () => {
  app = await startApp();
  const all = await app.database.db.introspection.getTables({ withInternalKyselyTables: false });
  // Omit derived tables: full-text indexes and word forms.
  tables = all.map(({ name }) => name).filter((name) => !/_fts(?:_|$)|^search_word_forms$/u.test(name));
});
afterAll(() => app.close());

/** Tables that any request may change: counters, and the last use of a token. */
const BOOKKEEPING = ['api_tokens', 'rate_limits', 'model_usage'];

/** Hashes the rows of each table. */
async function digestTables(): Promise<ReadonlyMap<string, string>> {
  const digests = new Map<string, string>();
  for (const name of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(app.database.db);
    const texts = rows.map((row) => JSON.stringify(row)).toSorted();
    digests.set(name, createHash('sha256').update(texts.join('\n')).digest('hex'));
  }
  return digests;
}

/** The number of requests per use that are checked. Later ones differ only in their values, those of a list only in its filters. */
const watchedOf = ({ method }: Route) => (method === 'GET' ? 2 : 6);

/** Wraps the app: the user's requests to one route use a token, and the tables that they change are recorded. */
function withToken(person: Sender, token: Sender, target: Route, changed: Set<string>): TestApp {
  const path = new RegExp(`^${target.path.replaceAll(/\{\w+\}/gu, '[^/?]+')}(?:\\?|$)`, 'u');
  let sent = 0;
  const watch = async <Answer>(isTarget: boolean, sender: Sender, send: (as: Sender) => Promise<Answer>) => {
    if (!isTarget || sender !== person) return send(sender);
    sent += 1;
    if (sent > watchedOf(target)) return send(token);
    const before = await digestTables();
    const answer = await send(token);
    for (const [name, digest] of await digestTables()) if (digest !== before.get(name)) changed.add(name);
    return answer;
  };
  return {
    ...app,
    request: (route, input, sender = {}) =>
      watch((route as Route) === target, sender, (as) => app.request(route, input, as)),
    send: (request, sender = {}) => {
      const isTarget = request.method === target.method && typeof request.url === 'string' && path.test(request.url);
      return watch(isTarget, sender, (as) => app.send(request, as));
    },
  };
}

/** The tables that each set of scopes may change, besides bookkeeping. */
const SCOPES: readonly (readonly [scopes: readonly TokenScope[], mayChange: readonly string[]])[] = [
  [['recipes:read', 'profile:read'], []],
  // Questions and answers, but no recipe, picture or profile.
  [['assistant'], ['conversations', 'chat_messages', 'generations', 'user_storage']],
];

const ROUTES = new Map<string, Route>(listRoutes().map(({ name, route }) => [name, route]));

describe.each(SCOPES)('a token with the scopes %j', (scopes, mayChange) => {
  const uses = ALL_USES.filter(([name]) => scopes.some((scope) => ROUTES.get(name)?.scope === scope));

  test.each(uses)('changes only allowed tables by %s', async (name, use) => {
    const route = ROUTES.get(name);
    if (route === undefined) throw new Error(`The contract has no ${name}`);
    const anna = await createUser(app);
    await createRecipe(app, anna);
    const { id } = await createRecipe(app, anna);
    const token = await createApiToken(app, anna, scopes);
    const changed = new Set<string>();
    await use({ app: withToken(anna, token, route, changed), anna, id });
    const allowed = new Set([...BOOKKEEPING, ...mayChange]);
    expect([...changed].filter((table) => !allowed.has(table))).toEqual([]);
  });
});

test.each([
  { kind: 'ingredients' as const, ingredients: ['egg'], keep: true },
  { kind: 'surprise' as const },
  { kind: 'quick' as const },
  { kind: 'suggestion' as const, title: 'Egg soup' },
])('a generation that is saved needs the scope to write recipes: %j', async (body) => {
  const anna = await createUser(app);
  const make = async (...scopes: TokenScope[]) =>
    app.request(assistantRoutes.createGeneration, { body }, await createApiToken(app, anna, scopes));
  const refused = await make('assistant');
  expect([refused.status, refused.error.code]).toEqual([403, 'insufficient_scope']);
  expect(refused.error.message).toContain('write recipes');
  const { body: made } = await make('assistant', 'recipes:write');
  expect(made).toMatchObject({ state: 'done', recipe_id: made.id });
});
