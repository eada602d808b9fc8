import type { FoodRole } from '#catalogue/food-row';
import { foodWords } from '#food-words';
import type { Food, FoundFood } from '#ingredient-catalogue';

const ofRole =
  (...roles: readonly FoodRole[]) =>
  (food: Food): boolean =>
    roles.includes(food.role);
const named =
  (pattern: RegExp, ...roles: readonly FoodRole[]) =>
  (food: Food): boolean =>
    roles.includes(food.role) && pattern.test(food.name);

/** Words that name only the kind of a food, and the foods that are of that kind: a stew chooses another cut than a grill. */
const KINDS: ReadonlyMap<string, (food: Food) => boolean> = new Map([
  ['beef', named(/beef|steak|short rib|oxtail/u, 'meat', 'braise')],
  ['pork', named(/pork|spare rib/u, 'meat', 'braise')],
  ['lamb', named(/lamb/u, 'meat', 'braise')],
  ['veal', named(/veal/u, 'meat', 'braise')],
  ['chicken', named(/chicken (?:breast|thigh|leg|drumstick|tender)|roasting chicken/u, 'poultry', 'braise')],
  ['turkey', named(/turkey (?:breast|leg)|roasting turkey/u, 'poultry', 'braise')],
  ['duck', named(/duck (?:breast|leg)|roasting duck/u, 'poultry', 'braise')],
  ['fish', ofRole('fish')],
  ['white fish', ofRole('fish')],
  ['rice', ofRole('rice', 'risotto-rice')],
  ['pasta', named(/^(?!lasagna|cannelloni|gnocchi|spaetzle)/u, 'pasta')],
  ['noodle', ofRole('noodle')],
  ['bean', named(/bean|chickpea/u, 'legume')],
  ['lentil', ofRole('lentil')],
  ['cheese', ofRole('cheese')],
  ['mushroom', named(/mushroom$/u, 'veg')],
  ['sausage', ofRole('sausage')],
  ['bread', ofRole('bread')],
  ['mince', ofRole('mince')],
  ['ground meat', ofRole('mince')],
  ['tofu', ofRole('tofu')],
  ['cabbage', named(/cabbage$/u, 'veg')],
  ['stock', ofRole('stock')],
  ['wine', ofRole('wine')],
  ['vinegar', ofRole('vinegar')],
  ['seaweed', ofRole('seaweed')],
  ['bell pepper', named(/bell pepper/u, 'veg')],
  ['flour', named(/^(?:all-purpose|bread|cake|self-rising) flour/u, 'flour')],
  // A dish that takes the juice squeezes it.
  ['lemon', named(/^lemon(?: juice)?$/u, 'citrus')],
  ['lime', named(/^lime(?: juice)?$/u, 'citrus')],
  ['orange', named(/^orange(?: juice)?$/u, 'fruit', 'citrus', 'drink')],
  ['chili', named(/chili|jalapeño|habanero/u, 'aromatic', 'spice')],
]);

const generic = new Map<string, Food>();

/** Marks a food that a text names only by its kind ("500 g pork"), so that a dish may choose the cut. */
export function asKind(found: FoundFood, name: string): FoundFood {
  const kind = foodWords(name).join(' ');
  if (!KINDS.has(kind) || found.food.ready === true) return found;
  const known = generic.get(kind) ?? { ...found.food, kind };
  generic.set(kind, known);
  return { ...found, food: known };
}

const STARCHES: ReadonlySet<FoodRole> = new Set<FoodRole>(['pasta', 'noodle', 'rice', 'risotto-rice', 'bread']);

/** True if a text is the name of one food, or a word for a kind of starch ("pasta"), which is no wish for a dish. */
export function isNameOfFood(text: string, found: readonly FoundFood[]): boolean {
  const [only, another] = found;
  if (only === undefined || another !== undefined) return false;
  const words = foodWords(text).join(' ');
  const names = [only.food.name, only.name].map((name) => name.toLowerCase());
  return (
    names.includes(text.toLowerCase()) || names.includes(words) || (STARCHES.has(only.food.role) && KINDS.has(words))
  );
}

/** True if a food was named by a kind to which another belongs. */
export const isKindOf = ({ kind }: Food, other: Food): boolean =>
  kind !== undefined && KINDS.get(kind)?.(other) === true;

const SPICES: ReadonlySet<FoodRole> = new Set<FoodRole>(['spice', 'sweet-spice']);
const SOLD_AS = /\b(?:ground|seeds?|sticks?|pods?|powder|whole)\b/gu;
const spiceOf = ({ name }: Food): string => name.replaceAll(SOLD_AS, '').trim();

/** True for one spice sold in two forms: ground cumin and cumin seed. */
export const isSameSpice = (one: Food, other: Food): boolean =>
  SPICES.has(one.role) && SPICES.has(other.role) && spiceOf(one) === spiceOf(other);

/** True for what is taken out of another food: the yolk of an egg. */
export const isPartOf = (part: Food, { name }: Food): boolean =>
  name === 'egg' && (part.name === 'egg yolk' || part.name === 'egg white');
