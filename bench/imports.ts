import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

import { IMPORT_LIMITS, ImportJob } from '@larder/contract/imports';

import type { DatabaseKind } from '../server/src/platform/db/open.ts';
import { zipOf } from '../server/test/zip.ts';
import { fill } from './rig/fill.ts';
import { median } from './rig/load.ts';
import { makePhoto } from './rig/photo.ts';
import { insertSessions } from './rig/session.ts';
import { type ServerProcess, startProcess } from './rig/server-process.ts';
import { DATABASE_KINDS, openMigrated, withDatabase } from './rig/temporary-database.ts';
import { untypedDb } from './rig/untyped-db.ts';

/**
 * A Paprika file of 5,000 recipes with photos is uploaded, read, saved and undone, while another user opens a list of recipes again and
 * again: `node bench/imports.ts`.
 */
const RECIPES = Number(process.env['BENCH_RECIPES'] ?? 5_000);
const POLL_MS = 250;
/** A pause between two requests of the other user. */
const READING_MS = 200;

export async function benchImports(): Promise<string> {
  const file = await paprikaFile(RECIPES);
  const lines = [
    `## Import of ${RECIPES.toLocaleString('en')} Paprika recipes with photos, ${Math.round(file.length / 1e6)} MB`,
    '',
    'Seconds of each part, and how long another user meanwhile waits for a list of recipes, before and during the import.',
    '',
    '| database | upload | read | save | undo | read and saved | list before, median ms | during, median | during, p95 | peak MB |',
    '|---|---|---|---|---|---|---|---|---|---|',
  ];
  for (const kind of DATABASE_KINDS) {
    const line = await measureDatabase(kind, file);
    // It takes minutes.
    process.stderr.write(`${line}\n`);
    lines.push(line);
  }
  return lines.join('\n');
}

async function measureDatabase(kind: DatabaseKind, file: Buffer): Promise<string> {
  return withDatabase(kind, async (temporary) => {
    const database = await openMigrated(temporary);
    const { userIds } = await fill(database, 200, 2);
    const [cook = '', reader = ''] = await insertSessions(untypedDb(database), userIds);
    const server = await startProcess('server/src/main.ts', { ...temporary.environment });
    try {
      const before = await listTimes(server, reader, setTimeout(5_000));
      const work = importAll(server, cook, file);
      const during = await listTimes(server, reader, work);
      const { upload, read, save, undo } = await work;
      const cells = [upload, read, save, undo, read + save].map((part) => part.toFixed(1));
      const waits = [median(before), median(during), percentile(during, 0.95)].map((ms) => ms.toFixed(0));
      return `| ${kind} | ${cells.join(' | ')} | ${waits.join(' | ')} | ${server.peakMb()} |`;
    } finally {
      await server.stop();
      await database.close();
    }
  });
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

/** Milliseconds of each list that is opened until `work` ends. */
async function listTimes(server: ServerProcess, cookie: string, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const progress = { isOver: false };
  const end = work.finally(() => {
    progress.isOver = true;
  });
  while (!progress.isOver) {
    const startedAt = performance.now();
    const response = await fetch(`${server.url}/api/recipes`, { headers: { cookie } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The list answered ${response.status}`);
    times.push(performance.now() - startedAt);
    await setTimeout(READING_MS);
  }
  await end;
  return times;
}

async function importAll(server: ServerProcess, cookie: string, file: Buffer) {
  const id = randomUUID();
  const send = async (path: string, body: Uint8Array<ArrayBuffer> | object, type = 'application/json') => {
    const response = await fetch(`${server.url}/api/imports${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': type, origin: server.url },
      body: body instanceof Uint8Array ? body : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const { part_bytes: size } = IMPORT_LIMITS;
  const upload = await seconds(async () => {
    await send('', { id, file_name: 'export.paprikarecipes', bytes: file.length });
    for (let part = 0; part * size < file.length; part += 1) {
      const bytes = new Uint8Array(file.subarray(part * size, (part + 1) * size));
      await send(`/${id}/parts/${part}`, bytes, 'application/octet-stream');
    }
  });
  const untilReady = async (isDone: (job: ImportJob) => boolean) => {
    for (;;) {
      const response = await fetch(`${server.url}/api/imports/${id}`, { headers: { cookie } });
      if (!response.ok) throw new Error(`The import answered ${response.status} ${await response.text()}`);
      const job = ImportJob.parse(await response.json());
      if (job.state === 'failed') throw new Error(`The import failed: ${job.problem ?? ''}`);
      if (job.state === 'ready' && isDone(job)) return;
      await setTimeout(POLL_MS);
    }
  };
  const read = await seconds(() => untilReady(({ drafts }) => drafts === RECIPES));
  const save = await seconds(async () => {
    await send(`/${id}/save`, {});
    await untilReady(({ saved }) => saved === RECIPES);
  });
  const undo = await seconds(async () => {
    await send(`/${id}/undo`, {});
    await untilReady(({ saved }) => saved === 0);
  });
  return { upload, read, save, undo };
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
}

const FOODS = ['leeks', 'carrots', 'potatoes', 'lentils', 'tomatoes', 'spinach', 'chickpeas', 'mushrooms'];

/** A ZIP of gzipped JSON with a photo in each recipe, as Paprika exports it. */
async function paprikaFile(count: number): Promise<Buffer> {
  const photo = (await makePhoto(480, 480)).toString('base64');
  const files: Record<string, Buffer> = {};
  for (let at = 0; at < count; at += 1) {
    const food = FOODS[at % FOODS.length] ?? '';
    const recipe = {
      uid: randomUUID(),
      name: `Stew of ${food}, number ${at}`,
      ingredients: `500 g ${food}\n1 onion\n2 tbsp olive oil\n750 ml vegetable stock\n1 tsp salt\nFor the top:\n30 g parsley`,
      directions: `Chop the onion.\n\nFry it for 5 minutes.\n\nAdd the ${food} and the stock.\n\nSimmer for ${10 + (at % 40)} minutes.`,
      notes: `Keeps for ${1 + (at % 4)} days.`,
      servings: '4',
      prep_time: '10 min',
      cook_time: '40 min',
      rating: at % 6,
      categories: ['Stews'],
      source_url: `https://example.org/stew/${at}`,
      created: '2021-02-03 04:05:06',
      photo_data: photo,
    };
    files[`${recipe.name}.paprikarecipe`] = gzipSync(JSON.stringify(recipe), { level: 1 });
  }
  return zipOf(files);
}

if (import.meta.main) process.stdout.write(`${await benchImports()}\n`);
