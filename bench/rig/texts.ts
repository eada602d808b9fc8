import { v7 as uuidv7 } from 'uuid';

import { searchDocument } from '../../server/src/features/recipes/search/document.ts';
import type { DatabaseKind } from '../../server/src/platform/db/open.ts';
import { insertDocuments } from './fill.ts';
import { insert, type UntypedDb } from './untyped-db.ts';

interface FilledRow extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly ingredients: string;
  readonly category: string;
}

/** Inserts recipes and their search documents. */
export async function writeAll<Row extends FilledRow>(
  db: UntypedDb,
  kind: DatabaseKind,
  table: string,
  index: string,
  rows: Row[],
  scopeOf: (row: Row) => string,
): Promise<void> {
  await insert(db, table, rows);
  await insertDocuments(
    db,
    kind,
    index,
    rows.map((row) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `recipe` writes a list of strings
      const ingredients = JSON.parse(row.ingredients) as string[];
      return { id: row.id, scope: scopeOf(row), ...searchDocument({ ...row, ingredients, details: null }) };
    }),
  );
}

const words = (text: string) => text.split(' ');
const MAINS = words(
  'chicken tomato lemon beef apple pea bean lentil salmon pork carrot onion potato mushroom pumpkin cheese leek tofu broccoli spinach',
);
const MANNERS = words('Roasted Creamy Quick Grandmother’s Spicy Green Braised Smoky Crispy Winter');
const KINDS = words('Soup Stew Salad Curry Cake Risotto Pie Gratin Tart Noodles');
const REST = words(
  'rice garlic butter flour eggs milk carrots basil parsley cumin pepper oil stock cream vinegar sugar honey thyme ginger chili oats almonds yogurt celery lime',
);
const CATEGORIES = ['Main Dish', 'Soup', 'Dessert', 'Salad', 'Breakfast'];

/** A plausible recipe. Deterministic in `n`, except for its id. */
export function recipe(n: number, user_id: string, now: Date) {
  // A hash-based pseudorandom sequence, seeded with n.
  let state = n * 2_654_435_761;
  const next = () => (state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0);
  // Skewed towards the start of the list, like real ingredient frequencies.
  const pick = (list: readonly string[]) => {
    const at = Math.min(next() % list.length, next() % list.length);
    return list[at] ?? '';
  };
  const main = pick(MAINS);
  const title = `${pick(MANNERS)} ${main} ${pick(KINDS)} ${n}`;
  const foods = [main, ...Array.from({ length: 8 }, () => pick(REST))];
  if (next() % 20 !== 0) foods.push('salt');
  if (n % 2_500 === 0) foods.push('saffron');
  return {
    id: uuidv7(),
    user_id,
    title,
    title_order: title.toLowerCase(),
    description: `A weeknight favourite that comes together in one pan, with a squeeze of ${pick(REST)} at the end.`,
    ingredients: JSON.stringify(foods.map((food, at) => `${at + 1} cups ${food}, chopped`)),
    instructions: JSON.stringify(
      foods.map((food, at) => `Step ${at + 1}: stir the ${food} until golden and fragrant.`),
    ),
    category: pick(CATEGORIES),
    is_favorite: next() % 50 === 0,
    preparation_time: 10 + (n % 20),
    cooking_time: 20 + (n % 40),
    servings: 4,
    created_at: new Date(now.getTime() - n * 1_000),
    updated_at: now,
  };
}
