import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';

import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#platform/durations.ts';
import type { ErrorLog } from '#platform/error-log.ts';
import { fetchPeer } from '#platform/fetch-peer.ts';
import type { Tables } from '#platform/db/tables.ts';
import { parseOrNothing } from '#platform/parse-or-nothing.ts';
import { isPassingStatus } from '#platform/passing-status.ts';
import { claim, isOver, NeverEndedError, nextAttempt, type Queue, settle } from '#platform/work/queue.ts';

const ATTEMPT_MS = 30 * SECOND_MS;
const QUEUE: Queue<'recipe_id'> = {
  table: 'recipe_copies',
  key: ['recipe_id'],
  attempts: 'attempts',
  dueAt: 'next_attempt_at',
  waitsMs: [30 * SECOND_MS, 5 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS],
  leaseMs: 2 * ATTEMPT_MS,
};
const TOLD_MAX_CHARACTERS = 300;
/** Far more than the recipe that it keeps. */
const ANSWER_MAX_BYTES = 2 * 1024 * 1024;

export interface CopyDeps {
  readonly db: Kysely<Tables>;
  readonly worker: { readonly url: string; readonly token: string | undefined };
  /** Where our pictures are found by others; without it they are not told of them. */
  readonly publicUrl: string | undefined;
  readonly log: Pick<Logger, 'warn'>;
  readonly errors: Pick<ErrorLog, 'note'>;
  readonly signal: AbortSignal;
  now(): Date;
}

/** The worker did not take a recipe. */
class CopyError extends Error {
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent: boolean) {
    super(message);
    this.name = 'CopyError';
    this.isPermanent = isPermanent;
  }
}

/** Sends the worker the recipe that waits longest. False when none waits. */
export async function copyNext(deps: CopyDeps): Promise<boolean> {
  const due = await findDue(deps);
  if (due === undefined) return false;
  if (!(await claim(deps.db, QUEUE, due, deps.now()))) return true;
  try {
    if (isOver(QUEUE, due.attempts)) throw new NeverEndedError();
    await send(deps, due);
    await deps.db.deleteFrom('recipe_copies').where('recipe_id', '=', due.recipe_id).execute();
  } catch (error) {
    if (deps.signal.aborted) throw error;
    await tryAgainOrGiveUp(deps, due, error);
  }
  return true;
}

function findDue({ db, now }: CopyDeps) {
  return db
    .selectFrom('recipe_copies')
    .select(['recipe_id', 'attempts'])
    .where('next_attempt_at', '<=', now())
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
}

type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

/** What a worker answers that has kept a recipe. */
const Kept = z.object({ id: z.union([z.string(), z.number()]), title: z.string() });

async function send({ db, worker, publicUrl, signal }: CopyDeps, { recipe_id }: Due): Promise<void> {
  const recipe = await db.selectFrom('recipes').selectAll().where('id', '=', recipe_id).executeTakeFirst();
  // Whoever has put it into the bin meanwhile does not want it elsewhere.
  if (recipe === undefined || recipe.deleted_at !== null) return;
  const { id, title, description, ingredients, instructions, image_url, is_ai_generated } = recipe;
  const { category, preparation_time, cooking_time, servings } = recipe;
  const response = await fetchPeer(new URL('recipes', worker.url.endsWith('/') ? worker.url : `${worker.url}/`), {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]),
    headers: {
      'content-type': 'application/json',
      ...(worker.token === undefined ? {} : { authorization: `Bearer ${worker.token}` }),
    },
    body: JSON.stringify({
      id,
      title,
      description,
      // Workers read lists as text and booleans as numbers.
      ingredients: JSON.stringify(ingredients),
      instructions: JSON.stringify(instructions),
      image_url: addressOf(image_url, publicUrl),
      is_ai_generated: is_ai_generated ? 1 : 0,
      category,
      preparation_time,
      cooking_time,
      servings,
    }),
  });
  const text = await readBeginning(response);
  const { status } = response;
  if (!response.ok) {
    const message = `Worker returned status ${status}: ${text.slice(0, TOLD_MAX_CHARACTERS)}`;
    throw new CopyError(message, !isPassingStatus(status));
  }
  if (!Kept.safeParse(parseOrNothing(text)).success) throw new CopyError('Worker did not say what it kept', true);
}

/** Of what is longer than any answer to us no more than is needed to tell so. */
async function readBeginning({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const arriving: AsyncIterable<Uint8Array> | readonly Uint8Array[] = body ?? [];
  for await (const chunk of arriving) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > ANSWER_MAX_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

function addressOf(imageUrl: string | null, publicUrl: string | undefined): string | null {
  if (imageUrl === null || URL.canParse(imageUrl)) return imageUrl;
  return publicUrl === undefined ? null : new URL(imageUrl, publicUrl).href;
}

async function tryAgainOrGiveUp({ db, now, log, errors }: CopyDeps, due: Due, error: unknown): Promise<void> {
  const isPermanent = error instanceof CopyError && error.isPermanent;
  const next = isPermanent ? null : nextAttempt(QUEUE, due.attempts, now());
  log.warn({ recipeId: due.recipe_id, err: error, givenUp: next === null }, 'recipe not copied to the worker');
  // Once at the beginning and once at the end: an admin is to learn of it before the last attempt.
  if (due.attempts === 0 || next === null) {
    errors.note({ requestId: due.recipe_id, method: 'COPY', route: 'to the worker', status: 502, error });
  }
  const isKnown = error instanceof CopyError || error instanceof NeverEndedError;
  const reason = isKnown ? error.message : 'Worker could not be reached';
  await settle(db, QUEUE, due, { next_attempt_at: next, failed_reason: reason.slice(0, 500) });
}
