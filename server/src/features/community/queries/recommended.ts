import { LRUCache } from 'lru-cache';

import { PICKED_RECIPES } from '@larder/contract/community';

import type { Ctx } from '#platform/context.ts';
import { toChunks, LARGE_ROWS } from '#platform/db/in-batches.ts';
import { prepareLookup } from '#platform/db/lookup.ts';
import { MINUTE_MS } from '#platform/durations.ts';
import { type Eating, readEating } from '#features/profile/queries.ts';
import { ReadingBudget } from '#features/recipes/reading-budget.ts';

import { MIN_RATINGS_FOR_TASTE } from '../limits.ts';
import type { CommunityRow } from '../present.ts';
import { type CandidateRow, findCandidates, findRatedDishes, findTexts } from './candidates.ts';
import { FROM_COMMUNITY, ratedCards } from './cards.ts';
import { listBestRated } from './picked.ts';

export interface Recommended {
  readonly rows: readonly CommunityRow[];
  /** Why these, in one line. */
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

/** What suits the actor's taste, once they have rated a few; the best rated for anybody else. */
export async function listRecommended(ctx: Ctx): Promise<Recommended> {
  const latest = await findLatestRatings(ctx.lookups, { userId: ctx.actor.id });
  if (latest.length < MIN_RATINGS_FOR_TASTE) return listForAnybody(ctx);
  const eating = await readEating(ctx);
  const kept = keptPicks(ctx);
  const key = JSON.stringify([ctx.actor.id, latest, eating]);
  const known = await kept.get(key);
  const shown = known === undefined ? [] : await readCards(ctx, known.ids);
  if (known !== undefined && shown.length === known.ids.length) return { rows: shown, reason: known.reason };
  const picks = await keep(kept, key, pick(ctx, eating));
  if (picks.ids.length === 0) return listForAnybody(ctx);
  return { rows: await readCards(ctx, picks.ids), reason: picks.reason };
}

async function listForAnybody(ctx: Ctx): Promise<Recommended> {
  return { rows: await listBestRated(ctx), reason: null };
}

interface Picks {
  readonly ids: readonly string[];
  readonly reason: string | null;
}

/**
 * So long they stay picked if the actor rates nothing and eats what they did. What is new to the community is picked so much later;
 * what is taken back or hidden is not seen any more at once, as its card is read each time.
 */
const KEPT_MS = 5 * MINUTE_MS;
const KEPT_MAX = 2_000;

const picksOf = new WeakMap<Ctx['lookups'], LRUCache<string, Promise<Picks>>>();

/** Those of one database that were asked for last. */
function keptPicks({ lookups }: Ctx): LRUCache<string, Promise<Picks>> {
  const known = picksOf.get(lookups);
  if (known !== undefined) return known;
  const kept = new LRUCache<string, Promise<Picks>>({ ttl: KEPT_MS, max: KEPT_MAX });
  picksOf.set(lookups, kept);
  return kept;
}

/** Whoever asks for the same meanwhile gets the same. */
async function keep(kept: LRUCache<string, Promise<Picks>>, key: string, picks: Promise<Picks>): Promise<Picks> {
  kept.set(key, picks);
  try {
    return await picks;
  } catch (error) {
    kept.delete(key);
    throw error;
  }
}

/** Of so many categories that somebody likes most the best are looked at. */
const CATEGORIES_LIKED = 2;
const STARS_MAX = 5;
/** Most that are read word for word for somebody who must not eat everything. */
const CHECKED_MAX = 60;

async function pick(ctx: Ctx, eating: Eating): Promise<Picks> {
  // Loaded when somebody asks who has rated: a start does not wait for it.
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

/** The first that keep to what the actor eats, in all that is written in them. */
async function firstEdible<Picked extends { readonly dish: CandidateRow }>(
  ctx: Ctx,
  { diets, allergies }: Eating,
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

/** In this order; those that are not shown any more are left out. */
async function readCards({ lookups, actor }: Ctx, ids: readonly string[]): Promise<CommunityRow[]> {
  const found = await Promise.all(ids.map((id) => findCard(lookups, { userId: actor.id, id })));
  return found.flat().map((row) => ({ ...row, ...FROM_COMMUNITY }));
}
