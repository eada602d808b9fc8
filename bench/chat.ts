import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { schemaSteps } from '../server/src/migrations/steps.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { openDatabase } from '../server/src/platform/db/open.ts';
import { fill } from './rig/fill.ts';
import { type ServerProcess, startProcess } from './rig/server-process.ts';

/** Answers of a model that are streamed through us, many at once: `node bench/chat.ts`. */
const SECRET_KEY = 'bench-secret-key-bench-secret-key-bench';
const RECIPES = 1_000;
const CHATS = 200;
/** So soon one chat begins after the other; all of them are streaming after a third of the time that one takes. */
const BEGIN_MS = 20;
const AGAIN_MS = 500;
/** Somebody else asks for their recipes so often meanwhile. */
const PROBE_MS = 25;

interface Heard {
  readonly firstMs: number;
  readonly laterMs: readonly number[];
}

export async function benchChat(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const running: ServerProcess[] = [];
  try {
    const database = openDatabase({ url: undefined, dataDir: folder, poolSize: 2 });
    await migrate(database, schemaSteps, folder);
    const { cookie, userId } = await fill(database, SECRET_KEY, RECIPES, 1);
    await sql`insert into user_profiles (user_id, email, notification_preferences)
      values (${userId}, ${'cook0@example.org'}, ${'{"email":false,"push":false}'})`.execute(database.db);
    await database.close();
    const model = await startProcess('bench/rig/chat-model.ts', {}, '/');
    running.push(model);
    const server = await startProcess('server/src/main.ts', {
      DATA_DIR: folder,
      SECRET_KEY,
      NODE_ENV: 'production',
      OPENAI_BASE_URL: model.url,
      AI_DAILY_TOKENS: '0',
    });
    running.push(server);
    await chat(server.url, cookie);
    const one = await inTurn(20, () => chat(server.url, cookie, 10));
    const alone = await probe(server.url, cookie, setTimeout(3_000));
    let peakMb = 0;
    const watch = setInterval(() => (peakMb = Math.max(peakMb, server.residentMb())), 200);
    const many = Promise.all(
      Array.from({ length: CHATS }, async (_, n) => {
        await setTimeout(n * BEGIN_MS);
        return chat(server.url, cookie);
      }),
    );
    const beginning = await probe(server.url, cookie, setTimeout(CHATS * BEGIN_MS));
    const beside = await probe(server.url, cookie, many);
    clearInterval(watch);
    return table({ one, alone, beginning, beside, many: await many, peakMb });
  } finally {
    for (const each of running.toReversed()) await each.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inTurn<Result>(times: number, act: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let n = 0; n < times; n += 1) results.push(await act());
  return results;
}

/** Says something and listens to the end, or to so many pieces; how long each piece took from the model to here. */
async function chat(url: string, cookie: string, most = Number.POSITIVE_INFINITY): Promise<Heard> {
  const body = { id: uuidv7(), conversation_id: uuidv7(), content: 'Tell me about soup' };
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api/chat/messages`, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify(body),
    signal: leaving.signal,
  });
  if (answer.status === 503) {
    // The machine is busy with something else; whoever is turned away asks again.
    await answer.text();
    await setTimeout(AGAIN_MS);
    return chat(url, cookie, most);
  }
  if (!answer.ok || answer.body === null) throw new Error(`${answer.status}: ${await answer.text()}`);
  const took: number[] = [];
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of answer.body) {
    const now = performance.timeOrigin + performance.now();
    rest += decoder.decode(bytes, { stream: true });
    const frames = rest.split('\n\n');
    rest = frames.pop() ?? '';
    for (const [, text = ''] of frames.map((frame) => /"type":"text","text":"([^"]*)"/u.exec(frame) ?? [])) {
      took.push(
        ...text
          .split(' ')
          .filter((sent) => sent !== '')
          .map((sent) => now - Number(sent)),
      );
    }
    if (took.length >= most) break;
  }
  leaving.abort();
  const [firstMs = Number.NaN, ...laterMs] = took;
  return { firstMs, laterMs };
}

/** How long a page of recipes takes, asked for again and again until something is over. */
async function probe(url: string, cookie: string, until: Promise<unknown>): Promise<readonly number[]> {
  const over = new AbortController();
  void until.finally(() => over.abort());
  const times: Promise<number>[] = [];
  while (!over.signal.aborted) {
    times.push(timed(() => fetch(`${url}/api/recipes`, { headers: { cookie } }).then((answer) => answer.text())));
    await setTimeout(PROBE_MS);
  }
  return Promise.all(times);
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

function at(times: readonly number[], part: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(1);
}

interface Figures {
  readonly one: readonly Heard[];
  readonly alone: readonly number[];
  readonly beginning: readonly number[];
  readonly beside: readonly number[];
  readonly many: readonly Heard[];
  readonly peakMb: number;
}

function table({ one, alone, beginning, beside, many, peakMb }: Figures): string {
  const first = one.map(({ firstMs }) => firstMs);
  const later = many.flatMap(({ laterMs }) => laterMs);
  return [
    `## Answers streamed through us, ${CHATS} at once`,
    '',
    '| what | p50 | p95 |',
    '|---|---|---|',
    `| a first piece, from the model to the listener, one chat at a time, ms | ${at(first, 0.5)} | ${at(first, 0.95)} |`,
    `| any later piece, ${CHATS} chats at once, ms | ${at(later, 0.5)} | ${at(later, 0.95)} |`,
    `| a page of somebody’s recipes, nobody chatting, ms | ${at(alone, 0.5)} | ${at(alone, 0.95)} |`,
    `| the same while ${1_000 / BEGIN_MS} chats a second begin, ms | ${at(beginning, 0.5)} | ${at(beginning, 0.95)} |`,
    `| the same beside ${CHATS} chats, ms | ${at(beside, 0.5)} | ${at(beside, 0.95)} |`,
    '',
    `Most memory meanwhile: ${peakMb} MB.`,
  ].join('\n');
}

if (import.meta.main) process.stdout.write(`${await benchChat()}\n`);
