import { createHmac } from 'node:crypto';

import { type Kysely, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { searchWords } from '@larder/culinary/search-words';

import type { Database } from '../../server/src/platform/db/open.ts';

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
const CATEGORIES = ['Main Dish', 'Soup', 'Dessert', 'Salad', 'Breakfast'];
const BATCH_ROWS = 500;

export interface Filled {
  readonly userId: string;
  readonly userIds: readonly string[];
  readonly recipeIds: readonly string[];
  /** A Cookie header of a valid session of that person. */
  readonly cookie: string;
}

/** Fills an empty database with `recipes` recipes of `people` people in equal parts; gives one of them back. */
export async function fill(database: Database, secretKey: string, recipes: number, people: number): Promise<Filled> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows are made here as plain records
  const db = database.db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const now = new Date();
  const userIds = Array.from({ length: people }, () => uuidv7());
  await insert(
    db,
    'users',
    userIds.map((id, n) => ({ id, email: `cook${n}@example.org`, name: `cook${n}`, created_at: now, updated_at: now })),
  );

  const mine: string[] = [];
  const userId = userIds[0] ?? '';
  for (let from = 0; from < recipes; from += BATCH_ROWS) {
    const rows = Array.from({ length: Math.min(BATCH_ROWS, recipes - from) }, (_, n) => recipe(from + n, userIds, now));
    for (const row of rows) if (row.user_id === userId) mine.push(row.id);
    await insert(db, 'recipes', rows);
    await insert(db, 'recipe_search', rows.map(searchRow));
  }

  const token = 'b'.repeat(32);
  await insert(db, 'sessions', [
    {
      id: uuidv7(),
      token,
      user_id: userId,
      expires_at: new Date(Date.now() + 86_400_000),
      authenticated_at: now,
      created_at: now,
      updated_at: now,
    },
  ]);
  await sql.raw('analyze').execute(db);
  const signature = createHmac('sha256', secretKey).update(token).digest('base64');
  return {
    userId,
    userIds,
    recipeIds: mine,
    cookie: `larder.session_token=${encodeURIComponent(`${token}.${signature}`)}`,
  };
}

function recipe(n: number, userIds: readonly string[], now: Date) {
  const pick = (list: readonly string[], at: number) => list[at % list.length] ?? '';
  const at = new Date(now.getTime() - n * 1000);
  return {
    id: uuidv7(),
    user_id: pick(userIds, n),
    title: `${pick(TITLES, n)} ${n}`,
    description: 'A weeknight favourite that comes together in one pan, with a squeeze of lemon at the end. '.repeat(2),
    ingredients: JSON.stringify(
      Array.from({ length: 8 }, (_, i) => `${i + 1} cups ${pick(FOODS, n + i * 3)}, chopped`),
    ),
    instructions: JSON.stringify(
      Array.from(
        { length: 6 },
        (_, i) => `Step ${i + 1}: stir the ${pick(FOODS, n + i)} for five minutes until golden and fragrant.`,
      ),
    ),
    category: pick(CATEGORIES, n),
    preparation_time: 10 + (n % 20),
    cooking_time: 20 + (n % 40),
    servings: 4,
    created_at: at,
    updated_at: at,
  };
}

function searchRow(row: ReturnType<typeof recipe>) {
  const words = (text: string) => [...new Set(searchWords(text))].join(' ');
  return {
    id: row.id,
    scope: `u${row.user_id.replaceAll('-', '')}`,
    title: words(row.title),
    body: words(`${row.description} ${row.ingredients} ${row.category}`),
  };
}

/** In one transaction, many rows at a time. */
export async function insert(
  db: Kysely<Record<string, Record<string, unknown>>>,
  table: string,
  rows: Record<string, unknown>[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (let from = 0; from < rows.length; from += BATCH_ROWS) {
      await trx
        .insertInto(table)
        .values(rows.slice(from, from + BATCH_ROWS))
        .execute();
    }
  });
}
