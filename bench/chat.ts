import { setTimeout } from 'node:timers/promises';

import { v7 as uuidv7 } from 'uuid';

import { fill } from './rig/fill.ts';
import { quantile } from './rig/load.ts';
import { insertSessions } from './rig/session.ts';
import { type ServerProcess, startProcess } from './rig/server-process.ts';
import { openMigrated, withDatabase } from './rig/temporary-database.ts';
import { insert, untypedDb } from './rig/untyped-db.ts';

/** Latency of model answers streamed through the server, many at once: `node bench/chat.ts`. */
const RECIPES = 1_000;
const CHATS = 200;
/** Interval between chat starts. All chats are streaming after a third of the duration of one. */
const START_INTERVAL_MS = 20;
const RETRY_MS = 500;
/** Interval between another client's reads of the recipe list. */
const PROBE_INTERVAL_MS = 25;

/** Delays from the model to the client. */
interface ChunkDelays {
  readonly firstMs: number;
  readonly laterMs: readonly number[];
}

export async function benchChat(): Promise<string> {
  return withDatabase('sqlite', async (temporary) => {
    const processes: ServerProcess[] = [];
    try {
      const database = await openMigrated(temporary);
      // One user for each chat, and one who reads the list: the limits per user apply.
      const { cookie, userIds } = await fill(database, RECIPES, CHATS + 1);
      const cookies = await insertSessions(untypedDb(database), userIds.slice(1));
      const notification_preferences = JSON.stringify({ email: false, push: false });
      const profiles = userIds.map((user_id, n) => ({
        user_id,
        email: `cook${n}@example.org`,
        notification_preferences,
      }));
      await insert(untypedDb(database), 'user_profiles', profiles);
      await database.close();
      const model = await startProcess('bench/rig/chat-model.ts', {}, '/');
      processes.push(model);
      const server = await startProcess('server/src/main.ts', {
        ...temporary.environment,
        NODE_ENV: 'production',
        OPENAI_BASE_URL: model.url,
        AI_DAILY_TOKENS: '0',
      });
      processes.push(server);
      await chat(server.url, cookie);
      const single = await inSequence(20, () => chat(server.url, cookie, 10));
      const idle = await probe(server.url, cookie, setTimeout(3_000));
      let peakMb = 0;
      const watch = setInterval(() => (peakMb = Math.max(peakMb, server.residentMb())), 200);
      const many = Promise.all(
        Array.from({ length: CHATS }, async (_, n) => {
          await setTimeout(n * START_INTERVAL_MS);
          return chat(server.url, cookies[n] ?? '');
        }),
      );
      // Awaited below. Without a handler until then, a failed chat would end this process and leave the servers running.
      many.catch(() => undefined);
      const starting = await probe(server.url, cookie, setTimeout(CHATS * START_INTERVAL_MS));
      const streaming = await probe(server.url, cookie, many);
      clearInterval(watch);
      return table({ single, idle, starting, streaming, many: await many, peakMb });
    } finally {
      for (const each of processes.toReversed()) await each.stop();
    }
  });
}

async function inSequence<Result>(times: number, act: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let n = 0; n < times; n += 1) results.push(await act());
  return results;
}

/** Sends a chat message and reads the response to its end, or up to `maxChunks` chunks. */
async function chat(url: string, cookie: string, maxChunks = Number.POSITIVE_INFINITY): Promise<ChunkDelays> {
  const body = { id: uuidv7(), conversation_id: uuidv7(), content: 'Tell me about soup' };
  const disconnect = new AbortController();
  const response = await fetch(`${url}/api/chat/messages`, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify(body),
    signal: disconnect.signal,
  });
  if (response.status === 503) {
    // The server sheds load: retry.
    await response.text();
    await setTimeout(RETRY_MS);
    return chat(url, cookie, maxChunks);
  }
  if (!response.ok || response.body === null) throw new Error(`${response.status}: ${await response.text()}`);
  const delays: number[] = [];
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of response.body) {
    const now = performance.timeOrigin + performance.now();
    rest += decoder.decode(bytes, { stream: true });
    const frames = rest.split('\n\n');
    rest = frames.pop() ?? '';
    for (const [, text = ''] of frames.map((frame) => /"type":"text","text":"([^"]*)"/u.exec(frame) ?? [])) {
      delays.push(
        ...text
          .split(' ')
          .filter((sent) => sent !== '')
          .map((sent) => now - Number(sent)),
      );
    }
    if (delays.length >= maxChunks) break;
  }
  disconnect.abort();
  const [firstMs = Number.NaN, ...laterMs] = delays;
  return { firstMs, laterMs };
}

/** Latency of the recipe list, requested repeatedly until `until` settles. */
async function probe(url: string, cookie: string, until: Promise<unknown>): Promise<readonly number[]> {
  const ended = new AbortController();
  const end = (): void => ended.abort();
  void until.then(end, end);
  const times: Promise<number>[] = [];
  while (!ended.signal.aborted) {
    times.push(timed(() => fetch(`${url}/api/recipes`, { headers: { cookie } }).then((response) => response.text())));
    await setTimeout(PROBE_INTERVAL_MS);
  }
  return Promise.all(times);
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

function at(times: readonly number[], share: number): string {
  return quantile(
    times.toSorted((a, b) => a - b),
    share,
  ).toFixed(1);
}

interface Figures {
  readonly single: readonly ChunkDelays[];
  readonly idle: readonly number[];
  readonly starting: readonly number[];
  readonly streaming: readonly number[];
  readonly many: readonly ChunkDelays[];
  readonly peakMb: number;
}

function table({ single, idle, starting, streaming, many, peakMb }: Figures): string {
  const first = single.map(({ firstMs }) => firstMs);
  const later = many.flatMap(({ laterMs }) => laterMs);
  return [
    `## Streamed model answers, ${CHATS} chats`,
    '',
    '| what | p50 | p95 |',
    '|---|---|---|',
    `| first chunk, from the model to the client, one chat at a time, ms | ${at(first, 0.5)} | ${at(first, 0.95)} |`,
    `| later chunks, ${CHATS} concurrent chats, ms | ${at(later, 0.5)} | ${at(later, 0.95)} |`,
    `| recipe list, no chats, ms | ${at(idle, 0.5)} | ${at(idle, 0.95)} |`,
    `| recipe list while ${1_000 / START_INTERVAL_MS} chats start per second, ms | ${at(starting, 0.5)} | ${at(starting, 0.95)} |`,
    `| recipe list during ${CHATS} chats, ms | ${at(streaming, 0.5)} | ${at(streaming, 0.95)} |`,
    '',
    `Peak memory: ${peakMb} MB.`,
  ].join('\n');
}

if (import.meta.main) process.stdout.write(`${await benchChat()}\n`);
