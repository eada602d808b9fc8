import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';

import type { ErrorLog } from '#platform/error-log.ts';
import type { Tables } from '#platform/db/tables.ts';
import { parseOrNothing } from '#platform/parse-or-nothing.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** How long to wait after each attempt that failed; the one after the last of these is the last. */
const WAITS_MS = [30 * SECOND_MS, 5 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS];
const ATTEMPTS_MAX = WAITS_MS.length + 1;
const ATTEMPT_MS = 30 * SECOND_MS;
/** Longer than any attempt: whoever claimed one and is not done by then has died. */
const LEASE_MS = 2 * ATTEMPT_MS;
/** Answers that may be others later. */
const PASSING_STATUS = new Set([408, 425, 429]);
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
  if (!(await claim(deps, due))) return true;
  try {
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

/** Of several who try the same at the same moment one gets it. */
async function claim({ db, now }: CopyDeps, { recipe_id, attempts }: Due): Promise<boolean> {
  const isOver = attempts >= ATTEMPTS_MAX;
  const { numUpdatedRows } = await db
    .updateTable('recipe_copies')
    .set({
      attempts: attempts + 1,
      next_attempt_at: isOver ? null : new Date(now().getTime() + LEASE_MS),
      ...(isOver ? { failed_reason: 'The last attempt never ended' } : {}),
    })
    .where('recipe_id', '=', recipe_id)
    .where('attempts', '=', attempts)
    .where('next_attempt_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n && !isOver;
}

/** What a worker answers that has kept a recipe. */
const Kept = z.object({ id: z.union([z.string(), z.number()]), title: z.string() });

async function send({ db, worker, publicUrl, signal }: CopyDeps, { recipe_id }: Due): Promise<void> {
  const recipe = await db.selectFrom('recipes').selectAll().where('id', '=', recipe_id).executeTakeFirst();
  // Whoever has put it into the bin meanwhile does not want it elsewhere.
  if (recipe === undefined || recipe.deleted_at !== null) return;
  const { id, title, description, ingredients, instructions, image_url, is_ai_generated } = recipe;
  const { category, preparation_time, cooking_time, servings } = recipe;
  const response = await fetch(new URL('recipes', worker.url.endsWith('/') ? worker.url : `${worker.url}/`), {
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
    throw new CopyError(message, status < 500 && !PASSING_STATUS.has(status));
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
  const waitMs = error instanceof CopyError && error.isPermanent ? undefined : WAITS_MS[due.attempts];
  log.warn({ recipeId: due.recipe_id, err: error, givenUp: waitMs === undefined }, 'recipe not copied to the worker');
  // Once at the beginning and once at the end: an admin is to learn of it before the last attempt.
  if (due.attempts === 0 || waitMs === undefined) {
    errors.note({ requestId: due.recipe_id, method: 'COPY', route: 'to the worker', status: 502, error });
  }
  const reason = error instanceof CopyError ? error.message : 'Worker could not be reached';
  const change =
    waitMs === undefined ? { next_attempt_at: null } : { next_attempt_at: new Date(now().getTime() + waitMs) };
  await db
    .updateTable('recipe_copies')
    .set({ ...change, failed_reason: reason.slice(0, 500) })
    .where('recipe_id', '=', due.recipe_id)
    .where('attempts', '=', due.attempts + 1)
    .execute();
}
