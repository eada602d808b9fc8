import type { ComposedRecipe } from '@larder/culinary/compose';

import { derive, type Derived } from '../../server/src/features/recipes/derived.ts';
import { COMMUNITY_SCOPE, searchDocument, searchScope } from '../../server/src/features/recipes/search/document.ts';
import { idOf, pick, random } from './pseudo-random.ts';
import { dish, ownTitle } from './dish.ts';
import {
  measuredOwnerOf,
  MEASURED_USERS,
  copyId,
  isHidden,
  isInBin,
  POPULAR_EVERY,
  peopleOf,
  userId,
  recipeId,
  recipeTime,
  SHARED_WITH_MEASURED_USER,
  type Dataset,
} from './dataset.ts';

export type Row = Readonly<Record<string, unknown>>;
/** Rows by table name, referenced tables first. */
export type Slice = Readonly<Record<string, readonly Row[]>>;

const DAY_MS = 86_400_000;
/** A few users write most of the recipes. */
const OWNER_SKEW = 2;
/** Number of ratings: of every popular recipe, of every liked recipe, and the maximum of the others. */
const POPULAR_RATINGS = 900;
const [LIKED_EVERY, LIKED_RATINGS] = [100, 300];
const FEW_RATINGS = 14;
const COMMENTS = [
  'Good, and quick.',
  'We had it twice this week.',
  'A little less salt next time.',
  'Even the children asked for more.',
  'It needed ten minutes longer in my oven.',
];
const REASONS = ['spam', 'offensive', 'unsafe', 'copied', 'other'];

/** Rows of the users `from` (inclusive) to `to` (exclusive). */
export function peopleSlice(dataset: Dataset, from: number, to: number): Slice {
  const people = Array.from({ length: to - from }, (_, at) => from + at);
  const at = (n: number, days: number) => iso(dataset.now - Math.floor(random(n, days) * days * DAY_MS));
  const users = people.map((n) => ({
    id: userId(dataset, n),
    email: `cook${n}@example.org`,
    name: `cook${n}`,
    email_verified: true,
    is_admin: false,
    created_at: at(n, 1_000),
    updated_at: iso(dataset.now),
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
      id: idOf(4, n, dataset.now),
      at: at(n, 29),
      action: 'signed_in',
      actor_id: userId(dataset, n),
      subject_id: userId(dataset, n),
      address: '127.0.0.1',
      details: {},
    })),
    outbox_messages: people.map((n) => ({
      id: idOf(5, n, dataset.now),
      channel: 'mail',
      recipient: `cook${n}@example.org`,
      user_id: userId(dataset, n),
      subject: 'A recipe was shared with you',
      body: { lines: ['A friend shared a recipe with you.'] },
      status: 'sent',
      attempts: 1,
      created_at: at(n, 29),
      sent_at: iso(dataset.now),
    })),
    conversations: people.map((n) => ({
      id: idOf(6, n, dataset.now),
      user_id: userId(dataset, n < 50 * MEASURED_USERS ? n % MEASURED_USERS : n),
      title: 'What goes with leeks?',
      last_position: 0,
      created_at: at(n, 300),
      updated_at: at(n, 300),
    })),
  };
}

/** Rows of the recipes `from` (inclusive) to `to` (exclusive). */
export async function recipesSlice(dataset: Dataset, from: number, to: number): Promise<Slice> {
  const numbers = Array.from({ length: to - from }, (_, at) => from + at);
  const all = await Promise.all(numbers.map((n) => rowsOfRecipe(dataset, n)));
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

interface Dish
  extends ComposedRecipe, Pick<Derived, 'derived_by' | 'is_vegetarian' | 'is_vegan' | 'is_gluten_free' | 'contents'> {
  readonly foods: readonly string[];
}

/** Number of distinct dishes. Each is reused by other users under other titles. */
const DISHES = 100_000;
const dishCache = new Map<number, Promise<Dish>>();

function cachedDish(n: number): Promise<Dish> {
  const found = dishCache.get(n) ?? composeDish(n);
  dishCache.set(n, found);
  return found;
}

async function composeDish(n: number): Promise<Dish> {
  const recipe = dish(n);
  const { foods, title_order: _unused, ...derived } = await derive(recipe);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `derive` writes a list of strings
  const names = JSON.parse(foods) as string[];
  return { ...recipe, ...derived, foods: names };
}

async function rowsOfRecipe(dataset: Dataset, n: number) {
  const owner = ownerOf(dataset, n);
  const createdAt = recipeTime(dataset, n);
  const { title: dishTitle, is_vegetarian, is_vegan, is_gluten_free, ...cooked } = await cachedDish(n % DISHES);
  const title = ownTitle(n, dishTitle);
  const { title_order } = await derive({ title, ingredients: [], instructions: [] });
  const common = {
    title,
    ...cooked,
    is_ai_generated: n % 3 === 0,
    created_at: iso(createdAt),
    updated_at: iso(createdAt),
  };
  const recipe = {
    id: recipeId(dataset, n),
    user_id: userId(dataset, owner),
    ...common,
    title_order,
    is_vegetarian,
    is_vegan,
    is_gluten_free,
    is_favorite: random(n, 40) < 0.03,
    deleted_at: isInBin(n) ? iso(dataset.now - Math.floor(random(n, 42) * 29 * DAY_MS)) : null,
    version: 1,
  };
  const ratings = ratingsOf(dataset, n, owner);
  const stars = [1, 2, 3, 4, 5].map((star) => ratings.filter(({ rating }) => rating === star).length);
  const sum = ratings.reduce((total, { rating }) => total + rating, 0);
  const copy = {
    id: copyId(dataset, n),
    recipe_id: recipe.id,
    shared_by: recipe.user_id,
    ...common,
    ...Object.fromEntries(stars.map((count, at) => [`stars_${at + 1}`, count])),
    ratings_count: ratings.length,
    rating: ratings.length === 0 ? 0 : sum / ratings.length,
    // Long tail: few recipes have many views.
    views: Math.floor(ratings.length * 7 + 5_000 * random(n, 43) ** 8),
    hidden_at: isHidden(n) ? iso(dataset.now) : null,
    hidden_reason: isHidden(n) ? 'An advertisement' : null,
  };
  return {
    recipe,
    copy,
    ratings,
    document: searchDocument({ title, ...cooked, details: null }),
    shares: sharesOf(dataset, n, owner),
    reports: isReported(dataset, n) ? [reportOf(dataset, n)] : [],
  };
}

function ownerOf(dataset: Dataset, n: number): number {
  const measured = measuredOwnerOf(dataset, n);
  if (measured !== undefined) return measured;
  return MEASURED_USERS + Math.floor(random(n, 44) ** OWNER_SKEW * (peopleOf(dataset) - MEASURED_USERS));
}

function ratingsOf(dataset: Dataset, n: number, owner: number) {
  const people = peopleOf(dataset);
  const ratings = [];
  for (let at = 0; at < ratingsCount(n); at++) {
    // 13 is coprime to the number of users, so no user rates twice.
    const rater = (n * 7 + at * 13) % people;
    if (rater === owner) continue;
    const when = iso(Math.min(dataset.now, recipeTime(dataset, n) + Math.floor(random(n, at, 50) * 300 * DAY_MS)));
    const quality = random(n, 51);
    ratings.push({
      id: idOf(7, n * 1_000 + at, recipeTime(dataset, n)),
      recipe_id: copyId(dataset, n),
      user_id: userId(dataset, rater),
      rating: 1 + Math.floor(5 * Math.max(quality, random(n, at, 52)) ** 0.8),
      comment: at % 10 === 0 ? pick(COMMENTS, random(n, at, 53)) : null,
      created_at: when,
      updated_at: when,
    });
  }
  return ratings;
}

function ratingsCount(n: number): number {
  if (n % POPULAR_EVERY === 0) return POPULAR_RATINGS;
  if (n % LIKED_EVERY === 0) return LIKED_RATINGS;
  return Math.floor(random(n, 45) * FEW_RATINGS);
}

function sharesOf(dataset: Dataset, n: number, owner: number) {
  const every = dataset.recipes / (MEASURED_USERS * SHARED_WITH_MEASURED_USER);
  const withMeasuredUser = n % every === 2 ? Math.floor(n / every) % MEASURED_USERS : undefined;
  const withAnyUser = n % 10 === 4 ? Math.floor(random(n, 46) * peopleOf(dataset)) : undefined;
  const readers = new Set([withMeasuredUser, withAnyUser].filter((reader) => reader !== undefined && reader !== owner));
  return [...readers].map((reader) => ({
    recipe_id: recipeId(dataset, n),
    shared_by: userId(dataset, owner),
    shared_with: userId(dataset, Number(reader)),
    viewed: n % 3 > 0,
    created_at: iso(recipeTime(dataset, n) + 120_000),
  }));
}

/** Interval of reported recipes. Shorter in a small dataset, so that reports fill several pages. */
function reportInterval({ recipes }: Dataset): number {
  return Math.min(1_000, Math.max(20, Math.floor(recipes / 200)));
}

function isReported(dataset: Dataset, n: number): boolean {
  return n % reportInterval(dataset) === 11;
}

function reportOf(dataset: Dataset, n: number) {
  const id = idOf(8, n, recipeTime(dataset, n));
  const at = iso(recipeTime(dataset, n) + 180_000);
  const isClosed = Math.floor(n / reportInterval(dataset)) % 3 === 0;
  return {
    thing: {
      id,
      recipe_id: copyId(dataset, n),
      reported_at: at,
      closed_at: isClosed ? at : null,
      outcome: isClosed ? 'dismissed' : null,
    },
    report: {
      id: idOf(9, n, recipeTime(dataset, n)),
      thing_id: id,
      reporter_id: userId(dataset, (n * 3) % peopleOf(dataset)),
      reason: pick(REASONS, random(n, 47)),
      details: 'I have seen this elsewhere.',
      created_at: at,
    },
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
