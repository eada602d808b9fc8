import type { ComposedRecipe } from '@larder/culinary/compose';

import { derive, type Derived } from '../../server/src/features/recipes/derived.ts';
import { COMMUNITY_SCOPE, searchDocument, searchScope } from '../../server/src/features/recipes/search/document.ts';
import { chance, idOf, pick } from './chance.ts';
import { dish, ownTitle } from './dish.ts';
import {
  askerOf,
  ASKERS,
  copyId,
  isHidden,
  isInBin,
  LOVED_EVERY,
  peopleOf,
  userId,
  recipeId,
  recipeTime,
  SHARED_WITH_ASKER,
  type World,
} from './world.ts';

export type Row = Readonly<Record<string, unknown>>;
/** Rows by the names of their tables, those first that others refer to. */
export type Slice = Readonly<Record<string, readonly Row[]>>;

const DAY_MS = 86_400_000;
/** Few people write most of the recipes. */
const OWNER_SKEW = 2;
/** Every so manieth is known to some; those that are not loved either are rated by a few. */
const LOVED_RATINGS = 900;
const [KNOWN_EVERY, KNOWN_RATINGS] = [100, 300];
const FEW_RATINGS = 14;
const COMMENTS = [
  'Good, and quick.',
  'We had it twice this week.',
  'A little less salt next time.',
  'Even the children asked for more.',
  'It needed ten minutes longer in my oven.',
];
const REASONS = ['spam', 'offensive', 'unsafe', 'copied', 'other'];

/** Those of the people from the `from`th up to, and without, the `to`th. */
export function peopleSlice(world: World, from: number, to: number): Slice {
  const people = Array.from({ length: to - from }, (_, at) => from + at);
  const at = (n: number, days: number) => iso(world.now - Math.floor(chance(n, days) * days * DAY_MS));
  const users = people.map((n) => ({
    id: userId(world, n),
    email: `cook${n}@example.org`,
    name: `cook${n}`,
    email_verified: true,
    is_admin: false,
    created_at: at(n, 1_000),
    updated_at: iso(world.now),
  }));
  return {
    users,
    user_profiles: users.map(({ id, email, name }) => ({
      user_id: id,
      email,
      username: name,
      two_factor_enabled: false,
      notification_preferences: { email: true, push: false },
      diets: [],
      allergies: [],
    })),
    audit_log: people.map((n) => ({
      id: idOf(4, n, world.now),
      at: at(n, 29),
      action: 'signed_in',
      actor_id: userId(world, n),
      subject_id: userId(world, n),
      address: '127.0.0.1',
      details: {},
    })),
    outbox_messages: people.map((n) => ({
      id: idOf(5, n, world.now),
      channel: 'mail',
      recipient: `cook${n}@example.org`,
      user_id: userId(world, n),
      subject: 'A recipe was shared with you',
      body: { lines: ['Somebody shared a recipe with you.'] },
      status: 'sent',
      attempts: 1,
      created_at: at(n, 29),
      sent_at: iso(world.now),
    })),
    conversations: people.map((n) => ({
      id: idOf(6, n, world.now),
      user_id: userId(world, n < 50 * ASKERS ? n % ASKERS : n),
      title: 'What goes with leeks?',
      last_position: 0,
      created_at: at(n, 300),
      updated_at: at(n, 300),
    })),
  };
}

/** All there is about the recipes from the `from`th up to, and without, the `to`th. */
export async function recipesSlice(world: World, from: number, to: number): Promise<Slice> {
  const numbers = Array.from({ length: to - from }, (_, at) => from + at);
  const all = await Promise.all(numbers.map((n) => aboutOne(world, n)));
  return {
    recipes: all.map(({ recipe }) => recipe),
    community_recipes: all.map(({ copy }) => copy),
    recipe_search: all.map(({ document, recipe }) => ({
      ...document,
      id: recipe.id,
      scope: searchScope(recipe.user_id),
    })),
    community_search: all.map(({ document, copy }) => ({ ...document, id: copy.id, scope: COMMUNITY_SCOPE })),
    recipe_ratings: all.flatMap(({ ratings }) => ratings),
    shared_recipes: all.flatMap(({ shares }) => shares),
    reported_things: all.flatMap(({ reports }) => reports.map(({ thing }) => thing)),
    reports: all.flatMap(({ reports }) => reports.map(({ report }) => report)),
  };
}

interface Dish extends ComposedRecipe, Pick<Derived, 'derived_by' | 'is_vegetarian' | 'is_vegan' | 'is_gluten_free'> {
  readonly foods: readonly string[];
}

/** So many different ones; the same comes again from other people, under other names. */
const DISHES = 100_000;
const known = new Map<number, Promise<Dish>>();

function knownDish(n: number): Promise<Dish> {
  const made = known.get(n) ?? cook(n);
  known.set(n, made);
  return made;
}

async function cook(n: number): Promise<Dish> {
  const recipe = dish(n);
  const { derived_by, foods, is_vegetarian, is_vegan, is_gluten_free } = await derive(recipe);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as it was just written
  const names = JSON.parse(foods) as string[];
  return { ...recipe, derived_by, foods: names, is_vegetarian, is_vegan, is_gluten_free };
}

async function aboutOne(world: World, n: number) {
  const owner = ownerOf(world, n);
  const made = recipeTime(world, n);
  const { title: dishTitle, is_vegetarian, is_vegan, is_gluten_free, ...cooked } = await knownDish(n % DISHES);
  const title = ownTitle(n, dishTitle);
  const { title_order } = await derive({ title, ingredients: [] });
  const common = {
    title,
    ...cooked,
    is_ai_generated: n % 3 === 0,
    created_at: iso(made),
    updated_at: iso(made),
  };
  const recipe = {
    id: recipeId(world, n),
    user_id: userId(world, owner),
    ...common,
    title_order,
    is_vegetarian,
    is_vegan,
    is_gluten_free,
    is_favorite: chance(n, 40) < 0.03,
    deleted_at: isInBin(n) ? iso(world.now - Math.floor(chance(n, 42) * 29 * DAY_MS)) : null,
    version: 1,
  };
  const ratings = ratingsOf(world, n, owner);
  const stars = [1, 2, 3, 4, 5].map((star) => ratings.filter(({ rating }) => rating === star).length);
  const sum = ratings.reduce((total, { rating }) => total + rating, 0);
  const copy = {
    id: copyId(world, n),
    recipe_id: recipe.id,
    shared_by: recipe.user_id,
    ...common,
    ...Object.fromEntries(stars.map((count, at) => [`stars_${at + 1}`, count])),
    ratings_count: ratings.length,
    rating: ratings.length === 0 ? 0 : sum / ratings.length,
    // Few are looked at much.
    views: Math.floor(ratings.length * 7 + 5_000 * chance(n, 43) ** 8),
    hidden_at: isHidden(n) ? iso(world.now) : null,
    hidden_reason: isHidden(n) ? 'An advertisement' : null,
  };
  return {
    recipe,
    copy,
    ratings,
    document: searchDocument({ title, ...cooked }),
    shares: sharesOf(world, n, owner),
    reports: isReported(world, n) ? [reportOf(world, n)] : [],
  };
}

function ownerOf(world: World, n: number): number {
  const asker = askerOf(world, n);
  if (asker !== undefined) return asker;
  return ASKERS + Math.floor(chance(n, 44) ** OWNER_SKEW * (peopleOf(world) - ASKERS));
}

function ratingsOf(world: World, n: number, owner: number) {
  const people = peopleOf(world);
  const ratings = [];
  for (let at = 0; at < ratingsCount(n); at++) {
    // Thirteen shares no factor with how many people there are, so that nobody comes twice.
    const rater = (n * 7 + at * 13) % people;
    if (rater === owner) continue;
    const when = iso(Math.min(world.now, recipeTime(world, n) + Math.floor(chance(n, at, 50) * 300 * DAY_MS)));
    const better = chance(n, 51);
    ratings.push({
      id: idOf(7, n * 1_000 + at, recipeTime(world, n)),
      recipe_id: copyId(world, n),
      user_id: userId(world, rater),
      rating: 1 + Math.floor(5 * Math.max(better, chance(n, at, 52)) ** 0.8),
      comment: at % 10 === 0 ? pick(COMMENTS, chance(n, at, 53)) : null,
      created_at: when,
      updated_at: when,
    });
  }
  return ratings;
}

function ratingsCount(n: number): number {
  if (n % LOVED_EVERY === 0) return LOVED_RATINGS;
  if (n % KNOWN_EVERY === 0) return KNOWN_RATINGS;
  return Math.floor(chance(n, 45) * FEW_RATINGS);
}

function sharesOf(world: World, n: number, owner: number) {
  const every = world.recipes / (ASKERS * SHARED_WITH_ASKER);
  const withAsker = n % every === 2 ? Math.floor(n / every) % ASKERS : undefined;
  const withSomeone = n % 10 === 4 ? Math.floor(chance(n, 46) * peopleOf(world)) : undefined;
  const readers = new Set([withAsker, withSomeone].filter((reader) => reader !== undefined && reader !== owner));
  return [...readers].map((reader) => ({
    recipe_id: recipeId(world, n),
    shared_by: userId(world, owner),
    shared_with: userId(world, Number(reader)),
    viewed: n % 3 > 0,
    created_at: iso(recipeTime(world, n) + 120_000),
  }));
}

/** One in so many, and of a small world as many as fill several pages. */
function reportedEvery({ recipes }: World): number {
  return Math.min(1_000, Math.max(20, Math.floor(recipes / 200)));
}

function isReported(world: World, n: number): boolean {
  return n % reportedEvery(world) === 11;
}

function reportOf(world: World, n: number) {
  const id = idOf(8, n, recipeTime(world, n));
  const at = iso(recipeTime(world, n) + 180_000);
  const isClosed = Math.floor(n / reportedEvery(world)) % 3 === 0;
  return {
    thing: {
      id,
      recipe_id: copyId(world, n),
      reported_at: at,
      closed_at: isClosed ? at : null,
      outcome: isClosed ? 'dismissed' : null,
    },
    report: {
      id: idOf(9, n, recipeTime(world, n)),
      thing_id: id,
      reporter_id: userId(world, (n * 3) % peopleOf(world)),
      reason: pick(REASONS, chance(n, 47)),
      details: 'I have seen this elsewhere.',
      created_at: at,
    },
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
