import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { recipesRoutes } from '@larder/contract/recipes';
import type { Route } from '@larder/contract/route';

import { startApp, type TestApp } from '../app.ts';
import { listRoutes, type RouteName } from '../contract-routes.ts';
import { type ActorName, ACTORS, createActor, createKeeper, type Keeper, type Player } from '../fuzz/actors.ts';
import { digester } from '../fuzz/digest.ts';
import { type Described, readDocument } from '../fuzz/document.ts';
import { mayEnter, runsOf } from '../fuzz/access.ts';
import type { FuzzPlan } from '../fuzz/plan.ts';
import { type Draft, draftsOf } from '../fuzz/requests.ts';
import { insidesIn, Rules, secretsOf } from '../fuzz/rules.ts';
import { type Exchange, sendDraft } from '../fuzz/send.ts';

const plan: FuzzPlan = inject('fuzz') ?? { runs: 3, seed: 1 };
const isShort = plan.runs < 20;
const actors = ACTORS.filter((name) => plan.actors?.includes(name) ?? true);

let app: TestApp;
let operations: ReadonlyMap<string, Described>;
let rules: Rules;
let digest: Awaited<ReturnType<typeof digester>>;
let keeper: Keeper;
let before: string;
const players = new Map<ActorName, Player>();
/** What they sent themselves, and may have kept somewhere: it is no secret that comes back. */
const toldBy = new WeakMap<Player, Set<string>>();
/** What anybody sent that could be taken for the inside of a server: an admin reads it in somebody else's report. */
const toldByAnybody = new Set<string>();
/** With whom the keeper shares something: what they do with it is theirs to do. */
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
  await renewKeeper();
}, 300_000);
afterAll(() => app.close());

async function renewKeeper(): Promise<void> {
  players.clear();
  keeper = await createKeeper(app);
  before = await digest(keeper.person.id, friends);
}

async function playerOf(actor: ActorName): Promise<Player> {
  const known = players.get(actor);
  if (known !== undefined) return known;
  const made = await createActor(app, actor, keeper);
  players.set(actor, made);
  if (actor === 'friend' && made.person !== undefined) friends.add(made.person.id);
  return made;
}

/** What an admin does to somebody, and what somebody does away with, is not there for the next request. */
async function renewAfter({ sent: { actor, operation }, reply: { status } }: Exchange): Promise<void> {
  const hasChanged = operation.method !== 'GET' && status < 300;
  if (hasChanged && actor === 'admin' && operation.tags.includes('admin')) return renewKeeper();
  const isSpent =
    hasChanged &&
    /delete|revoke|signOut|reset|empty|withdraw|leave|verify|finish|useRecovery|restoreRecipe|answerProposal/iu.test(
      operation.operationId,
    );
  const isOut = (status === 401 || status === 410) && actor !== 'visitor' && actor !== 'disabled';
  if (isSpent || isOut) players.delete(actor);
  return undefined;
}

async function tryOne(operation: Described, route: Route, actor: ActorName, draft: Draft): Promise<number> {
  const player = await playerOf(actor);
  const exchange = await sendDraft(app, operation, draft, { actor, player, keeper });
  const secrets = secretsOf(keeper, player);
  const told = toldBy.get(player) ?? new Set<string>();
  for (const { text } of secrets) if (exchange.sent.text.includes(text)) told.add(text);
  for (const words of insidesIn(exchange.sent.text)) toldByAnybody.add(words);
  toldBy.set(player, told);
  const untold = secrets.filter(({ text }) => !told.has(text));
  const faults = [...rules.faultsOf({ ...exchange.sent, told: toldByAnybody }, exchange.reply, untold)];
  if (exchange.reply.status < 400 && !mayEnter(actor, route)) faults.push(`lets in ${actor}`);
  await renewAfter(exchange);
  if (faults.length > 0) throw new Error(`${operation.method} ${operation.path}: ${faults.join('\n')}`);
  return exchange.reply.status;
}

const diffOf = (error: unknown) =>
  JSON.stringify(error instanceof Error && 'actual' in error ? error.actual : undefined);

/** The server still serves, and what is another's is as it was. */
async function expectUnharmed(): Promise<void> {
  const alive = await app.request(recipesRoutes.listRecipes, { query: {} }, keeper.person);
  expect(alive.status).toBe(200);
  expect(alive.text).toContain(keeper.secret);
  expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined();
  const after = (await digest(keeper.person.id, friends)).split('\n');
  const known = before.split('\n');
  expect({
    gone: known.filter((line) => !after.includes(line)),
    come: after.filter((line) => !known.includes(line)),
  }).toEqual({ gone: [], come: [] });
}

/** The same for everybody whom it happens to. */
const withoutIds = (text: string) => text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu, '…');

/** What is wrong; what was sent, and how to have it sent again. */
function findingOf(result: fc.RunDetails<[Draft]>, actor: ActorName): readonly [string, string] {
  const { errorInstance, counterexample, seed, counterexamplePath } = result;
  const wrong = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  const again = `--seed=${seed} --path=${counterexamplePath ?? ''} "--actor=${actor}"`;
  return [withoutIds(wrong), `${JSON.stringify(counterexample?.[0]).slice(0, 2_000)}\n${again}`];
}

/** What nobody here is given: why not. */
const CLOSED: Partial<Record<RouteName, string>> = {
  'openid.beginOpenidLogin': 'there is no provider',
  'openid.finishOpenidLogin': 'there is no provider',
  'pictures.importPicture': 'no public address is reached',
};
/** Is enough tried for somebody to have come in? */
const comesIn = plan.runs >= 300 && plan.actors === undefined && plan.path === undefined && plan.limitMs === undefined;

const TIMEOUT_MS = isShort ? 60_000 : 24 * 60 * 60_000;

test.for(listRoutes())(
  '$name answers any request as its OpenAPI document says, and leaks nothing of other users',
  { timeout: TIMEOUT_MS },
  async ({ name, route }, { task }) => {
    const operation = operations.get(name);
    if (operation === undefined) throw new Error(`${name} is not in the document`);
    const drafts = draftsOf(operation);
    const byStatus: Record<string, number> = {};
    const findings = new Map<string, string>();
    const found = ([wrong, detail]: readonly [string, string]) => {
      if (!findings.has(wrong)) findings.set(wrong, detail);
    };
    for (const actor of actors) {
      if (!isShort) players.clear();
      const { path, limitMs } = plan;
      const numRuns = path === undefined ? runsOf(actor, route, plan.runs) : plan.runs;
      // Each tries others; a finding says its own seed, with a path.
      const seed = path === undefined ? plan.seed + ACTORS.indexOf(actor) : plan.seed;
      const asked = fc.asyncProperty(drafts, async (draft) => {
        const status = await tryOne(operation, route, actor, draft);
        byStatus[status] = (byStatus[status] ?? 0) + 1;
      });
      const limits = limitMs === undefined ? {} : { interruptAfterTimeLimit: limitMs };
      const result = await fc.check(asked, { numRuns, seed, ...(path === undefined ? {} : { path }), ...limits });
      if (result.failed && result.counterexample !== null) found(findingOf(result, actor));
      await expectUnharmed().catch(async (error: unknown) => {
        found([`${name} does harm as ${actor}`, diffOf(error)]);
        await renewKeeper();
      });
    }
    const isOpen = Object.keys(byStatus).some((status) => Number(status) < 400);
    if (comesIn && isOpen !== (CLOSED[name] === undefined)) {
      found([isOpen ? 'is named among the closed and let somebody in' : 'let nobody in', JSON.stringify(byStatus)]);
    }
    const requests = Object.values(byStatus).reduce((sum, count) => sum + count, 0);
    task.meta.fuzz = { requests, byStatus, findings: findings.size };
    expect([...findings].map((one) => one.join('\n')).join('\n\n')).toBe('');
  },
);
