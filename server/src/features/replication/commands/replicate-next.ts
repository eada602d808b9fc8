import type { Logger } from 'pino';
import { z } from 'zod';

import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#platform/durations.ts';
import type { ErrorLog } from '#platform/error-log.ts';
import { fetchPeer } from '#platform/fetch-peer.ts';
import type { JobQueue } from '#platform/jobs/queue.ts';
import { type JobDeps, NeverEndedError, runDueJobs } from '#platform/jobs/run-due.ts';
import { tryParseJson } from '#platform/try-parse-json.ts';
import { isTransientStatus } from '#platform/transient-status.ts';

const ATTEMPT_MS = 30 * SECOND_MS;
export const REPLICATION_QUEUE: JobQueue<'recipe_id'> = {
  table: 'recipe_copies',
  key: ['recipe_id'],
  attempts: 'attempts',
  dueAt: 'next_attempt_at',
  backoffMs: [30 * SECOND_MS, 5 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS],
  leaseMs: 2 * ATTEMPT_MS,
};
const QUOTED_MAX_CHARACTERS = 300;
/** Far more than a worker needs to confirm a recipe. */
const ANSWER_MAX_BYTES = 2 * 1024 * 1024;

export interface ReplicationDeps extends JobDeps {
  readonly worker: { readonly url: string; readonly token: string | undefined };
  /** The base of our picture URLs. Without it, uploaded pictures are omitted. */
  readonly publicUrl: string | undefined;
  readonly log: Pick<Logger, 'warn'>;
  readonly errors: Pick<ErrorLog, 'note'>;
}

/** The worker rejected a recipe. A permanent error is not retried. */
class WorkerError extends Error {
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent: boolean) {
    super(message);
    this.name = 'CopyError';
    this.isPermanent = isPermanent;
  }
}

/** Sends the recipe that is due longest to the worker. Returns false when none is due. */
export function replicateNext(deps: ReplicationDeps): Promise<boolean> {
  return runDueJobs<'recipe_id', Due>(deps, {
    queue: REPLICATION_QUEUE,
    concurrency: 1,
    findDue: (limit) => findDue(deps, limit),
    run: (due) => send(deps, due),
    isPermanent: (error) => error instanceof WorkerError && error.isPermanent,
    onFailure: (due, error, next) => reportFailure(deps, due, error, next),
  });
}

function findDue({ db, now }: ReplicationDeps, limit: number) {
  return db
    .selectFrom('recipe_copies')
    .select(['recipe_id', 'attempts'])
    .where('next_attempt_at', '<=', now())
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}

type Due = Awaited<ReturnType<typeof findDue>>[number];

/** The response of a worker that stored a recipe. */
const Stored = z.object({ id: z.union([z.string(), z.number()]), title: z.string() });

async function send({ db, worker, publicUrl, signal }: ReplicationDeps, { recipe_id }: Due): Promise<'delete'> {
  const recipe = await db.selectFrom('recipes').selectAll().where('id', '=', recipe_id).executeTakeFirst();
  if (recipe === undefined || recipe.deleted_at !== null) return 'delete';
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
      // The worker protocol sends lists as JSON text and booleans as 0 or 1.
      ingredients: JSON.stringify(ingredients),
      instructions: JSON.stringify(instructions),
      image_url: absoluteUrl(image_url, publicUrl),
      is_ai_generated: is_ai_generated ? 1 : 0,
      category,
      preparation_time,
      cooking_time,
      servings,
    }),
  });
  const text = await readBounded(response);
  const { status } = response;
  if (!response.ok) {
    const message = `Worker returned status ${status}: ${text.slice(0, QUOTED_MAX_CHARACTERS)}`;
    throw new WorkerError(message, !isTransientStatus(status));
  }
  if (!Stored.safeParse(tryParseJson(text)).success) throw new WorkerError('Worker did not confirm the recipe', true);
  return 'delete';
}

/** Reads the response until it ends or exceeds `ANSWER_MAX_BYTES`. */
async function readBounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const stream: AsyncIterable<Uint8Array> | readonly Uint8Array[] = body ?? [];
  for await (const chunk of stream) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > ANSWER_MAX_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

function absoluteUrl(imageUrl: string | null, publicUrl: string | undefined): string | null {
  if (imageUrl === null || URL.canParse(imageUrl)) return imageUrl;
  return publicUrl === undefined ? null : new URL(imageUrl, publicUrl).href;
}

function reportFailure(
  { log, errors }: ReplicationDeps,
  { recipe_id, attempts }: Due,
  error: unknown,
  next: Date | null,
) {
  log.warn({ recipeId: recipe_id, err: error, isLast: next === null }, 'recipe not replicated to the worker');
  // Report the first failure, so that an admin can act before the last attempt, and the last one.
  if (attempts === 1 || next === null) {
    errors.note({ requestId: recipe_id, method: 'COPY', route: 'to the worker', status: 502, error });
  }
  const isKnown = error instanceof WorkerError || error instanceof NeverEndedError;
  const reason = isKnown ? error.message : 'Worker could not be reached';
  return { failed_reason: reason.slice(0, 500) };
}
