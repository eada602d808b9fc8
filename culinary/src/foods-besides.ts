/** Foods that every kitchen is taken to have. */
const STAPLES: ReadonlySet<string> = new Set([
  'water',
  'salt',
  'black pepper',
  'white pepper',
  'pepper',
  'sugar',
  'ice',
]);
/** "Rice" at hand serves for any rice; so do these. */
const KINDS: ReadonlySet<string> = new Set([
  'rice',
  'pasta',
  'noodle',
  'lentil',
  'potato',
  'bread',
  'mushroom',
  'sausage',
]);
const MEATS: ReadonlySet<string> = new Set(['chicken', 'beef', 'pork', 'lamb', 'turkey', 'salmon']);
const NO_MEAT = /\b(?:stock|broth|liver|fat|sauce)\b/u;

export interface Besides {
  /** How many of the foods at hand the recipe uses. */
  readonly used: number;
  /** What it needs besides them and staples, in its order. */
  readonly missing: readonly string[];
}

/** Compares the foods of a recipe with those at hand, by their names in the catalog. */
export function foodsBesides(foods: readonly string[], atHand: readonly string[]): Besides {
  const used = atHand.filter((have) => foods.some((food) => serves(have, food))).length;
  const missing = foods.filter((food) => !isStaple(food) && !atHand.some((have) => serves(have, food)));
  return { used, missing };
}

const isStaple = (food: string): boolean => STAPLES.has(food) || /\boil$/u.test(food);

function serves(have: string, food: string): boolean {
  if (have === food) return true;
  const [kind, other] = [have.split(' ').at(-1) ?? '', food.split(' ').at(-1) ?? ''];
  if (kind === other && KINDS.has(kind)) return true;
  const meat = have.split(' ')[0] ?? '';
  return MEATS.has(meat) && food.startsWith(meat) && !NO_MEAT.test(food) && !NO_MEAT.test(have);
}
