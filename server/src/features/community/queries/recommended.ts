import { LRUCache } from 'lru-cache';

import { PICKED_RECIPES } from '@larder/contract/community';

import type { Ctx } from '#platform/context.ts';
import { toChunks, LARGE_ROWS } from '#platform/db/in-batches.ts';
import { prepareLookup } from '#platform/db/lookup.ts';
import { MINUTE_MS } from '#platform/durations.ts';
import { type DietPreferences, readDietPreferences } from '#features/profile/queries.ts';
import { ReadingBudget } from '#features/recipes/reading-budget.ts';

import { MIN_RATINGS_FOR_TASTE } from '../limits.ts';
import type { CommunityRow } from '../present.ts';
import { type CandidateRow, findCandidates, findRatedDishes, findTexts } from './candidates.ts';
import { FROM_COMMUNITY, ratedCards } from './cards.ts';
import { listBestRated } from './picked.ts';

export interface Recommended {
  readonly rows: readonly CommunityRow[];
  /** Why these were picked, in one line. */
  readonly reason: string | null;
}

const findLatestRatings = prepareLookup<{ userId: string }>()((db, param) =>
  db
    .selectFrom('recipe_ratings')
    .select(['id', 'updated_at'])
    .where('user_id', '=', param('userId'))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MIN_RATINGS_FOR_TASTE),
);

/** Recipes by the actor's taste after MIN_RATINGS_FOR_TASTE ratings; the best rated before that. */
export async function listRecommended(ctx: Ctx): Promise<Recommended> {
  const latest = await findLatestRatings(ctx.lookups, { userId: ctx.actor.id });
  if (latest.length < MIN_RATINGS_FOR_TASTE) return listBestForAll(ctx);
  const eating = await readDietPreferences(ctx);
  const cache = cacheOf(ctx);
  const key = JSON.stringify([ctx.actor.id, latest, eating]);
  const cached = await cache.get(key);
  const cards = cached === undefined ? [] : await readCards(ctx, cached.ids);
  if (cached !== undefined && cards.length === cached.ids.length) return { rows: cards, reason: cached.reason };
  const picks = await cachePending(cache, key, pick(ctx, eating));
  if (picks.ids.length === 0) return listBestForAll(ctx);
  return { rows: await readCards(ctx, picks.ids), reason: picks.reason };
}

async function listBestForAll(ctx: Ctx): Promise<Recommended> {
  return { rows: await listBestRated(ctx), reason: null };
}

interface Picks {
  readonly ids: readonly string[];
  readonly reason: string | null;
}

/**
 * Picks are cached until the actor rates something or changes their eating rules. New recipes appear after the TTL; withdrawn and
 * hidden ones disappear at once, because cards are read on each request.
 */
const CACHE_TTL_MS = 5 * MINUTE_MS;
const CACHE_MAX = 2_000;

const caches = new WeakMap<Ctx['lookups'], LRUCache<string, Promise<Picks>>>();

/** The LRU cache of one database. */
function cacheOf({ lookups }: Ctx): LRUCache<string, Promise<Picks>> {
  const known = caches.get(lookups);
  if (known !== undefined) return known;
  const cache = new LRUCache<string, Promise<Picks>>({ ttl: CACHE_TTL_MS, max: CACHE_MAX });
  caches.set(lookups, cache);
  return cache;
}

/** Caches the promise, so that concurrent requests share it; evicts it when it rejects. */
async function cachePending(
  cache: LRUCache<string, Promise<Picks>>,
  key: string,
  picks: Promise<Picks>,
): Promise<Picks> {
  cache.set(key, picks);
  try {
    return await picks;
  } catch (error) {
    cache.delete(key);
    throw error;
  }
}

/** How many of the user's favorite categories contribute candidates. */
const CATEGORIES_LIKED = 2;
const STARS_MAX = 5;
/** The maximum number of candidates whose texts are checked against eating rules. */
const CHECKED_MAX = 60;

async function pick(ctx: Ctx, eating: DietPreferences): Promise<Picks> {
  // Imported on demand, so that it does not slow down the start.
  const { explainPicks, fitsByFoods, pickByTaste, tasteFrom } = await import('@larder/culinary/taste');
  const taste = tasteFrom(await findRatedDishes(ctx));
  const liked = [...taste.categories].filter(([, liking]) => liking > 0).toSorted(([, a], [, b]) => b - a);
  const found = await findCandidates(
    ctx,
    liked.slice(0, CATEGORIES_LIKED).map(([category]) => category),
  );
  const candidates = found
    .filter(({ foods }) => fitsByFoods(foods, eating.diets))
    .map((row) => ({ ...row, quality: row.weighted_rating / STARS_MAX }));
  const eatsEverything = eating.diets.length + eating.allergies.length === 0;
  const ranked = pickByTaste(taste, candidates, eatsEverything ? PICKED_RECIPES : CHECKED_MAX);
  const picks = eatsEverything ? ranked : await firstEdible(ctx, eating, ranked);
  const suiting = picks.filter(({ byTaste }) => byTaste).map(({ dish }) => dish);
  return { ids: picks.map(({ dish }) => dish.id), reason: explainPicks(taste, suiting) };
}

/** The first picks whose full text follows the actor's eating rules, within a reading budget. */
async function firstEdible<Picked extends { readonly dish: CandidateRow }>(
  ctx: Ctx,
  { diets, allergies }: DietPreferences,
  ranked: readonly Picked[],
): Promise<Picked[]> {
  const { checkRecipe } = await import('@larder/culinary/check-recipe');
  const edible: Picked[] = [];
  const budget = new ReadingBudget();
  for (const part of toChunks(ranked, LARGE_ROWS)) {
    const texts = await findTexts(
      ctx,
      part.map(({ dish }) => dish.id),
    );
    for (const picked of part) {
      if (edible.length === PICKED_RECIPES) return edible;
      const recipe = texts.get(picked.dish.id);
      if (recipe === undefined) continue;
      if (!(await budget.spend(recipe))) return edible;
      const findings = checkRecipe(recipe, { diets, without: allergies });
      if (findings.every(({ place }) => place === 'without')) edible.push(picked);
    }
  }
  return edible;
}

const findCard = prepareLookup<{ userId: string; id: string }>()((db, param) =>
  ratedCards(db, param('userId')).where('card.id', '=', param('id')),
);

/** The cards in the order of the ids, without hidden and withdrawn ones. */
async function readCards({ lookups, actor }: Ctx, ids: readonly string[]): Promise<CommunityRow[]> {
  const found = await Promise.all(ids.map((id) => findCard(lookups, { userId: actor.id, id })));
  return found.flat().map((row) => ({ ...row, ...FROM_COMMUNITY }));
}
