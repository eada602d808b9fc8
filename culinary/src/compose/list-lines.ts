import type { Diet } from '#catalogue/food-row';
import type { Item } from '#compose/item';
import { readyName } from '#compose/leftovers';
import { nameFor } from '#compose/food-name';
import { amountAndName } from '#compose/portion';
import { cutOf } from '#compose/technique';
import { dietsMaybeRuledOut } from '#food-diets';

/** How a dish is salted: a pinch is measurable, salting to taste is not. */
export type Salted = 'no' | 'pinch' | 'well';

/** The slot of weighed salt, as for a dough: the list shows its amount. */
const MEASURED_SLOT = 'measured';

const isStaple = (item: Item, name: string): boolean =>
  item.food.name === name && !item.given && item.slot !== MEASURED_SLOT;

/** Formats the ingredient list in the order of first use; salt and pepper to taste share a line. */
export function linesOf(items: readonly Item[], salted: Salted, diets: readonly Diet[]): string[] {
  const paired = items.some((item) => isStaple(item, 'salt')) && items.some((item) => isStaple(item, 'black pepper'));
  return items.flatMap((item) => {
    if (isStaple(item, 'black pepper') && paired) return ['Salt and black pepper'];
    if (!isStaple(item, 'salt')) return [lineOf(item, diets)];
    if (paired) return [];
    return [salted === 'pinch' ? '1 pinch salt' : 'Salt'];
  });
}

/** Returns the amount as the user wrote it, if the dish uses all of it. */
function statedLine({ food, weight, stated }: Item, name: string): string | undefined {
  if (stated?.text === undefined || stated.weight !== weight) return undefined;
  const isOne = /^(?:1|an?|one|half|½|¼|¾)$/iu.test(stated.text);
  return `${stated.text} ${nameFor(food, name, isOne ? 1 : 2)}`;
}

/** The claim to look for on a label, where some products violate a requested diet: "vegan dark chocolate". */
function claimFor({ food }: Item, diets: readonly Diet[]): string {
  if (diets.length === 0) return '';
  const doubtful = dietsMaybeRuledOut(food);
  const claim = CLAIMED.find((diet) => diets.includes(diet) && doubtful.includes(diet));
  return claim === undefined ? '' : `${claim} `;
}

/** Diets that labels name, the strictest first. */
const CLAIMED: readonly Diet[] = ['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'halal'];

function lineOf(item: Item, diets: readonly Diet[]): string {
  const name = claimFor(item, diets) + (item.food.ready === true ? readyName(item.name) : item.name);
  const amount = statedLine(item, name) ?? amountAndName(item.food, name, item.weight);
  const note = item.note ?? cutOf(item.food, item.cut);
  return note === '' ? amount : `${amount}, ${note}`;
}
