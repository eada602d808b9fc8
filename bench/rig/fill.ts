import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { Recipe } from '@larder/contract/recipes';

import { derive, type Derived } from '../../server/src/features/recipes/derived.ts';
import { learnWords } from '../../server/src/features/recipes/search/write-document.ts';
import { searchDocument, searchScope } from '../../server/src/features/recipes/search/document.ts';
import type { Database, DatabaseKind } from '../../server/src/platform/db/open.ts';
import { insertSessions } from './session.ts';
import { BATCH_ROWS, insert, type UntypedDb, untypedDb } from './untyped-db.ts';

const TITLES = [
  'Chicken and Rice',
  'Tomato Soup',
  'Lemon Cake',
  'Green Salad',
  'Beef Stew',
  'Apple Crumble',
  'Pea Risotto',
  'Bean Chili',
];
const FOODS = [
  'chicken',
  'rice',
  'tomatoes',
  'onion',
  'garlic',
  'butter',
  'flour',
  'eggs',
  'milk',
  'lemon',
  'carrots',
  'beans',
  'cheese',
  'basil',
];
const VEGAN_FOODS = ['carrots', 'lentils', 'onion', 'garlic', 'tomatoes', 'spinach', 'olive oil', 'salt', 'cumin'];
const CATEGORIES = ['Main Dish', 'Soup', 'Dessert', 'Salad', 'Breakfast'];
/** Intervals of recipes that match selective filters: beverages, favorites, vegan recipes. */
const DRINK_EVERY = 499;
const FAVORITE_EVERY = 97;
const VEGAN_EVERY = 41;

export interface Filled {
  readonly userId: string;
  readonly userIds: readonly string[];
  readonly recipeIds: readonly string[];
  /** The Cookie header of a session of `userId`. */
  readonly cookie: string;
}

/**
 * Fills an empty database with `recipes` recipes, divided equally among `people` users. With `mostOfOne`, the returned
 * user owns that many, and the others share the rest.
 */
export async function fill(database: Database, recipes: number, people: number, mostOfOne?: number): Promise<Filled> {
  const db = untypedDb(database);
  const now = new Date();
  const userIds = Array.from({ length: people }, () => uuidv7());
  await insert(
    db,
    'users',
    userIds.map((id, n) => ({ id, email: `cook${n}@example.org`, name: `cook${n}`, created_at: now, updated_at: now })),
  );
  await insert(
    db,
    'user_profiles',
    userIds.map((id, n) => ({
      user_id: id,
      email: `cook${n}@example.org`,
      username: `cook${n}`,
      notification_preferences: JSON.stringify({ email: true, push: false }),
    })),
  );

  const mine: string[] = [];
  const [userId = '', ...others] = userIds;
  const every = mostOfOne === undefined ? undefined : Math.round(recipes / mostOfOne);
  // Shifts by one each interval: categories repeat at fixed intervals, too.
  const isOwnedByOne = (n: number) => every !== undefined && n % every === Math.floor(n / every) % every;
  const ownerOf = (n: number) => (every === undefined ? pick(userIds, n) : isOwnedByOne(n) ? userId : pick(others, n));
  const figures = new Map<string, Figures>();
  for (let from = 0; from < recipes; from += BATCH_ROWS) {
    const numbers = Array.from({ length: Math.min(BATCH_ROWS, recipes - from) }, (_, n) => from + n);
    const rows = await Promise.all(numbers.map((n) => recipe(n, ownerOf(n), now)));
    for (const row of rows) {
      if (row.user_id === userId) mine.push(row.id);
      addTo(figures, row);
    }
    await insert(db, 'recipes', rows);
    await insertDocuments(db, database.kind, 'recipe_search', rows.map(searchRow));
  }
  await insert(
    db,
    'recipe_figures',
    [...figures.values()].map(({ foods: _foods, ...row }) => row),
  );
  await insert(
    db,
    'food_counts',
    [...figures.values()].flatMap(({ user_id, foods }) =>
      [...foods].map(([food, count]) => ({ user_id, food, count })),
    ),
  );
  await sql`
    insert into recipe_kinds (user_id, category, is_vegetarian, is_vegan, is_gluten_free, count)
    select user_id, category, is_vegetarian, is_vegan, is_gluten_free, count(*) from recipes
      group by user_id, category, is_vegetarian, is_vegan, is_gluten_free`.execute(db);

  const [cookie = ''] = await insertSessions(db, [userId]);
  // Autovacuum would do this some time after bulk inserts.
  await sql.raw(database.kind === 'postgres' ? 'vacuum analyze' : 'analyze').execute(db);
  return { userId, userIds, recipeIds: mine, cookie };
}

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? '';

async function recipe(n: number, user_id: string, now: Date) {
  const at = new Date(now.getTime() - n * 1000);
  const foods = n % VEGAN_EVERY === 0 ? VEGAN_FOODS : FOODS;
  const title = `${pick(TITLES, n)} ${n}`;
  const ingredients = Array.from({ length: 8 }, (_, i) => `${i + 1} cups ${pick(foods, n + i * 3)}, chopped`);
  return {
    ...(await deriveOnce(title, ingredients)),
    id: uuidv7(),
    user_id,
    title,
    description: 'A weeknight favourite that comes together in one pan, with a squeeze of lemon at the end. '.repeat(2),
    ingredients: JSON.stringify(ingredients),
    instructions: JSON.stringify(
      Array.from(
        { length: 6 },
        (_, i) => `Step ${i + 1}: stir the ${pick(FOODS, n + i)} for five minutes until golden and fragrant.`,
      ),
    ),
    category: n % DRINK_EVERY === 0 ? 'Beverage' : pick(CATEGORIES, n),
    preparation_time: 10 + (n % 20),
    cooking_time: n % 10 === 9 ? null : 20 + (n % 40),
    servings: 4,
    is_favorite: n % FAVORITE_EVERY === 0,
    created_at: at,
    updated_at: at,
  };
}

const derivedByList = new Map<string, Promise<Derived>>();

/** Caches by ingredient list: there are few different ones. */
async function deriveOnce(title: string, ingredients: readonly string[]): Promise<Derived> {
  const key = ingredients.join();
  const known = derivedByList.get(key) ?? derive({ title, ingredients, instructions: [] });
  derivedByList.set(key, known);
  return { ...(await known), title_order: title.toLowerCase() };
}

type RecipeRow = Awaited<ReturnType<typeof recipe>>;

interface Figures {
  readonly user_id: string;
  recipes: number;
  cooking_minutes: number;
  with_cooking_time: number;
  readonly foods: Map<string, number>;
}

function addTo(figures: Map<string, Figures>, { user_id, cooking_time, foods }: RecipeRow): void {
  const none = { user_id, recipes: 0, cooking_minutes: 0, with_cooking_time: 0, foods: new Map<string, number>() };
  const own = figures.get(user_id) ?? none;
  figures.set(user_id, own);
  own.recipes += 1;
  own.cooking_minutes += cooking_time ?? 0;
  own.with_cooking_time += cooking_time === null ? 0 : 1;
  for (const food of readTexts(foods)) own.foods.set(food, (own.foods.get(food) ?? 0) + 1);
}

export const readTexts = (json: string) => Recipe.shape.ingredients.parse(JSON.parse(json));

function searchRow(row: RecipeRow) {
  const ingredients = readTexts(row.ingredients);
  return { id: row.id, scope: searchScope(row.user_id), ...searchDocument({ ...row, ingredients, details: null }) };
}

/** Inserts search documents, and adds their words to the lexicon. */
export async function insertDocuments(
  db: UntypedDb,
  kind: DatabaseKind,
  table: string,
  documents: { readonly body: string }[],
): Promise<void> {
  await insert(db, table, documents);
  for (let from = 0; from < documents.length; from += BATCH_ROWS) {
    await learnWords(db, kind, documents.slice(from, from + BATCH_ROWS));
  }
}
