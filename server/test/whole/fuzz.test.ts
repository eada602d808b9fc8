import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { recipesRoutes } from '@larder/contract/recipes';
import type { Route } from '@larder/contract/route';

import { startApp, type TestApp } from '../app.ts';
import { listRoutes, type RouteName } from '../contract-routes.ts';
import { type ActorName, ACTORS, createActor, createVictim, type Victim, type Player } from '../fuzz/actors.ts';
import { digester } from '../fuzz/digest.ts';
import { type Described, readDocument } from '../fuzz/document.ts';
import { mayEnter, runsOf } from '../fuzz/access.ts';
import type { FuzzPlan } from '../fuzz/plan.ts';
import { type Draft, draftsOf } from '../fuzz/requests.ts';
import { internalsIn, Rules, secretsOf } from '../fuzz/rules.ts';
import { type FuzzExchange, sendDraft } from '../fuzz/send.ts';

/** One request per route and actor, from those who differ most. Who is admitted is tested in permissions.test.ts. */
const REGULAR_PLAN: FuzzPlan = { runs: 1, seed: 1, actors: ['visitor', 'friend', 'stranger', 'admin'] };
const plan: FuzzPlan = inject('fuzz') ?? (process.env['TEST_SCOPE'] === 'long' ? { runs: 3, seed: 1 } : REGULAR_PLAN);
const isShort = plan.runs < 20;
const actors = ACTORS.filter((name) => plan.actors?.includes(name) ?? true);

let app: TestApp;
let operations: ReadonlyMap<string, Described>;
let rules: Rules;
let digest: Awaited<ReturnType<typeof digester>>;
let victim: Victim;
let before: string;
const players = new Map<ActorName, Player>();
/** Secrets that a player sent. They may be stored and come back, which is no leak. */
const sentSecrets = new WeakMap<Player, Set<string>>();
/** Texts that any player sent and that look like server internals. Others may receive them, such as an admin in a report. */
const sentInternals = new Set<string>();
/** Users with whom the victim shares a recipe; they may change those shares. */
const friends = new Set<string>();

beforeAll(async () => {
  app = await startApp({
    environment: { RATE_LIMIT_FACTOR: '1000000', AI_DAILY_TOKENS: '0', AI_DAILY_IMAGES: '0' },
    liveTimes: { lastingMs: 5 },
  });
  const document = await readDocument(app);
  operations = document.operations;
  rules = new Rules(document.components.schemas);
  digest = await digester(app);
  await renewVictim();
});
afterAll(() => app.close());

async function renewVictim(): Promise<void> {
  players.clear();
  victim = await createVictim(app);
  before = await digest(victim.person.id, friends);
}

async function playerOf(actor: ActorName): Promise<Player> {
  const known = players.get(actor);
  if (known !== undefined) return known;
  const created = await createActor(app, actor, victim);
  players.set(actor, created);
  if (actor === 'friend' && created.person !== undefined) friends.add(created.person.id);
  return created;
}

/** Replaces the victim or a player whose session or data a successful request may have removed. */
async function renewAfter({ sent: { actor, operation }, reply: { status } }: FuzzExchange): Promise<void> {
  const hasChanged = operation.method !== 'GET' && status < 300;
  if (hasChanged && actor === 'admin' && operation.tags.includes('admin')) return renewVictim();
  const isSpent =
    hasChanged &&
    /delete|revoke|signOut|reset|empty|withdraw|leave|verify|finish|useRecovery|restoreRecipe|answerProposal|undoProposal/iu.test(
      operation.operationId,
    );
  const isOut = (status === 401 || status === 410) && actor !== 'visitor' && actor !== 'disabled';
  if (isSpent || isOut) players.delete(actor);
  return undefined;
}

async function tryOne(operation: Described, route: Route, actor: ActorName, draft: Draft): Promise<number> {
  const player = await playerOf(actor);
  const exchange = await sendDraft(app, operation, draft, { actor, player, victim });
  const secrets = secretsOf(victim, player);
  const sent = sentSecrets.get(player) ?? new Set<string>();
  for (const { text } of secrets) if (exchange.sent.text.includes(text)) sent.add(text);
  for (const text of internalsIn(exchange.sent.text)) sentInternals.add(text);
  sentSecrets.set(player, sent);
  const unsent = secrets.filter(({ text }) => !sent.has(text));
  const faults = [...rules.faultsOf({ ...exchange.sent, sentInternals }, exchange.reply, unsent)];
  if (exchange.reply.status < 400 && !mayEnter(actor, route)) faults.push(`admits ${actor}`);
  await renewAfter(exchange);
  if (faults.length > 0) throw new Error(`${operation.method} ${operation.path}: ${faults.join('\n')}`);
  return exchange.reply.status;
}

const diffOf = (error: unknown) =>
  JSON.stringify(error instanceof Error && 'actual' in error ? error.actual : undefined);

/** Checks that the server still works and that the victim's data is unchanged. */
async function expectUnharmed(): Promise<void> {
  const list = await app.request(recipesRoutes.listRecipes, { query: {} }, victim.person);
  expect(list.status).toBe(200);
  expect(list.text).toContain(victim.secret);
  expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined();
  const after = (await digest(victim.person.id, friends)).split('\n');
  const expected = before.split('\n');
  expect({
    removed: expected.filter((line) => !after.includes(line)),
    added: after.filter((line) => !expected.includes(line)),
  }).toEqual({ removed: [], added: [] });
}

/** Masks ids, so that findings of several actors are deduplicated. */
const withoutIds = (text: string) => text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu, '…');

/** The fault, and the request with the options that replay it. */
function findingOf(result: fc.RunDetails<[Draft]>, actor: ActorName): readonly [string, string] {
  const { errorInstance, counterexample, seed, counterexamplePath } = result;
  const fault = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  const again = `--seed=${seed} --path=${counterexamplePath ?? ''} "--actor=${actor}"`;
  return [withoutIds(fault), `${JSON.stringify(counterexample?.[0]).slice(0, 2_000)}\n${again}`];
}

/** Routes that never succeed in this setup, with the reason. */
const NEVER_SUCCEEDS: Partial<Record<RouteName, string>> = {
  'openid.beginOpenidLogin': 'no provider is configured',
  'openid.finishOpenidLogin': 'no provider is configured',
  'pictures.importPicture': 'no public address is reachable',
};
/** Whether the run is long enough for each other route to succeed at least once. */
const expectsSuccess =
  plan.runs >= 300 && plan.actors === undefined && plan.path === undefined && plan.limitMs === undefined;

/** A long run takes as long as it was asked to; a short one has the usual limit. */
const LONG_RUN = isShort ? {} : { timeout: 24 * 60 * 60_000 };

test.for(listRoutes())(
  '$name answers any request as its OpenAPI document says, and leaks nothing of other users',
  LONG_RUN,
  async ({ name, route }, { task }) => {
    const operation = operations.get(name);
    if (operation === undefined) throw new Error(`The OpenAPI document has no ${name}`);
    const drafts = draftsOf(operation);
    const byStatus: Record<string, number> = {};
    const findings = new Map<string, string>();
    const addFinding = ([fault, detail]: readonly [string, string]) => {
      if (!findings.has(fault)) findings.set(fault, detail);
    };
    for (const actor of actors) {
      if (!isShort) players.clear();
      const { path, limitMs } = plan;
      const numRuns = path === undefined ? runsOf(actor, route, plan.runs) : plan.runs;
      // Actors get different values. A replay uses the seed and path of the finding.
      const seed = path === undefined ? plan.seed + ACTORS.indexOf(actor) : plan.seed;
      const property = fc.asyncProperty(drafts, async (draft) => {
        const status = await tryOne(operation, route, actor, draft);
        byStatus[status] = (byStatus[status] ?? 0) + 1;
      });
      const limits = limitMs === undefined ? {} : { interruptAfterTimeLimit: limitMs };
      const result = await fc.check(property, { numRuns, seed, ...(path === undefined ? {} : { path }), ...limits });
      if (result.failed && result.counterexample !== null) addFinding(findingOf(result, actor));
      await expectUnharmed().catch(async (error: unknown) => {
        addFinding([`${name} does harm as ${actor}`, diffOf(error)]);
        await renewVictim();
      });
    }
    const hasSucceeded = Object.keys(byStatus).some((status) => Number(status) < 400);
    if (expectsSuccess && hasSucceeded !== (NEVER_SUCCEEDS[name] === undefined)) {
      const fault = hasSucceeded ? 'succeeds, but is listed in NEVER_SUCCEEDS' : 'never succeeds';
      addFinding([fault, JSON.stringify(byStatus)]);
    }
    const requests = Object.values(byStatus).reduce((sum, count) => sum + count, 0);
    task.meta.fuzz = { requests, byStatus, findings: findings.size };
    expect([...findings].map((one) => one.join('\n')).join('\n\n')).toBe('');
  },
);
