import { ERROR_TEXTS } from '@larder/contract/errors';
import { GENERATION_LIMITS } from '@larder/contract/assistant';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { prepareLookup } from '#platform/db/lookup.ts';
import { HOUR_MS } from '#platform/durations.ts';

import type { GenerationRow } from './tables.ts';

/** How long an unseen result is listed. */
const LISTED_MS = 24 * HOUR_MS;

const findOwn = prepareLookup<{ id: string; userId: string }>()((db, param) =>
  db.selectFrom('generations').selectAll().where('id', '=', param('id')).where('user_id', '=', param('userId')),
);

/** A generation of the actor. Throws `not_found`. */
export async function getGeneration({ lookups, actor }: Ctx, id: string): Promise<GenerationRow> {
  const [row] = await findOwn(lookups, { id, userId: actor.id });
  if (row === undefined) throw new AppError('not_found', ERROR_TEXTS.not_found);
  return row;
}

/** Running generations, and those that ended unseen within a day. Newest first. */
export function listGenerations({ db, actor, now }: Ctx): Promise<GenerationRow[]> {
  return db
    .selectFrom('generations')
    .selectAll()
    .where('user_id', '=', actor.id)
    .where('seen_at', 'is', null)
    .where((eb) => eb.or([eb('lease_until', 'is not', null), eb('ended_at', '>', new Date(now.getTime() - LISTED_MS))]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(GENERATION_LIMITS.listed_max)
    .execute();
}

const KNOWN_TITLES_MAX = 30;

/** Titles of the newest recipes of the actor, and of the last generated ones, which may have been deleted. */
export async function listKnownTitles({ db, actor }: Ctx): Promise<string[]> {
  const recipes = await db
    .selectFrom('recipes')
    .select('title')
    .where('user_id', '=', actor.id)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(KNOWN_TITLES_MAX)
    .execute();
  const generations = await db
    .selectFrom('generations')
    .select('outcome')
    .where('user_id', '=', actor.id)
    .where('state', '=', 'done')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(KNOWN_TITLES_MAX)
    .execute();
  const generated = generations.flatMap(({ outcome }) => outcome?.recipe?.title ?? []);
  return [...new Set([...recipes.map(({ title }) => title), ...generated])];
}
