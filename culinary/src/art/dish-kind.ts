import { type DishKind, headOf, KIND_WORDS } from '#art/kind-words-data';
import type { StillLife } from '#art/still-life';

// In these categories, words in the title for other kinds are ignored ("Salad of Roast Beets").
const CATEGORY_KINDS: ReadonlyMap<string, readonly DishKind[]> = new Map<string, readonly DishKind[]>([
  ['Soup', ['soup', 'noodle-soup', 'stew', 'curry']],
  ['Salad', ['salad', 'slaw', 'potato-salad', 'fruit-salad', 'caprese', 'bowl', 'noodles']],
  [
    'Beverage',
    ['drink', 'smoothie', 'lassi', 'iced-latte', 'milkshake', 'lemonade', 'cocktail', 'mug', 'tea', 'mulled'],
  ],
]);
// The default of a category if neither title nor foods decide.
const BY_CATEGORY: ReadonlyMap<string, (life: StillLife) => DishKind> = new Map<string, (life: StillLife) => DishKind>([
  ['Main Dish', (life) => mainKind(life) ?? 'pot'],
  [
    'Side Dish',
    (life) =>
      life.body.length + (life.center === null ? 0 : 1) > 0 ? 'roast' : life.starch === null ? 'gratin' : 'rice',
  ],
  ['Appetizer', (life) => (life.roles.has('egg') && !life.roles.has('bread') ? 'filled-bites' : 'toast')],
  ['Dessert', dessertKind],
  ['Breakfast', breakfastKind],
  ['Soup', () => 'soup'],
  [
    'Salad',
    (life) => (life.roles.has('fruit') && life.body.every(({ role }) => role === 'fruit') ? 'fruit-salad' : 'salad'),
  ],
  ['Beverage', drinkKind],
  [
    'Snack',
    (life) =>
      life.roles.has('bread')
        ? 'toast'
        : life.body.some(({ role }) => role === 'veg')
          ? 'dip'
          : life.foods.length === 0
            ? 'cookies'
            : 'bites',
  ],
]);

const MASHED: readonly string[] = ['potato', 'sweet potato'];

/** Chooses the scene of a dish: by its title, then its category and ingredients. */
export function dishKind(category: string | null, life: StillLife): DishKind {
  const found = titleKind(life.title);
  const allowedKinds = category === null ? undefined : CATEGORY_KINDS.get(category);
  // A potato pie without pastry is topped with mash.
  if (found === 'pie' && !life.roles.has('pastry') && MASHED.some((name) => life.names.has(name))) return 'gratin';
  if (found !== undefined && (allowedKinds === undefined || allowedKinds.includes(found))) return found;
  const usual = category === null ? undefined : BY_CATEGORY.get(category);
  return usual?.(life) ?? mainKind(life) ?? (life.foods.length === 0 ? 'table' : 'pot');
}

// Accompaniments do not determine the dish: "chicken with rice".
const ASIDE: ReadonlySet<DishKind> = new Set<DishKind>([
  'dip',
  'jar',
  'rice',
  'loaf',
  'salad',
  'slaw',
  'fries',
  'mash',
  'potato-salad',
]);

/**
 * Returns the kind that a title names. The last word decides ("taco salad" is a salad); words after "with" and the like
 * count only if nothing else matches.
 */
function titleKind(title: string): DishKind | undefined {
  const head = lastKind(headOf(title));
  if (head !== undefined) return head;
  const anywhere = lastKind(title);
  return anywhere === undefined || ASIDE.has(anywhere) ? undefined : anywhere;
}

function lastKind(text: string): DishKind | undefined {
  let found: DishKind | undefined;
  let furthest = -1;
  let longest = 0;
  for (const [kind, pattern] of KIND_WORDS) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (end > furthest || (end === furthest && match[0].length > longest)) {
        found = kind;
        furthest = end;
        longest = match[0].length;
      }
    }
  }
  return found;
}

function mainKind({ roles, names, foods, center, starch, body }: StillLife): DishKind | undefined {
  if (roles.has('pasta')) return 'pasta';
  if (roles.has('noodle')) return 'noodles';
  if (roles.has('wrap')) return names.has('flour tortilla') ? 'wrap' : 'tacos';
  if (foods.some(({ name }) => name.startsWith('roasting '))) return 'whole-roast';
  if (roles.has('braise')) return 'stew';
  if (center !== null)
    return center.role === 'poultry' || center.role === 'fish' || center.shape === 'sausage' ? 'plate' : 'steak';
  if (roles.has('risotto-rice')) return 'risotto';
  if (starch !== null) return 'bowl';
  if (roles.has('flour') && roles.has('sweetener')) return 'cake';
  if (roles.has('bread')) return 'toast';
  if (roles.has('legume') && (roles.has('tomato') || roles.has('stock'))) return 'stew';
  return body.length > 1 ? 'roast' : undefined;
}

function dessertKind({ roles, foods }: StillLife): DishKind {
  if (roles.has('flour') || foods.length === 0) return 'cake';
  if (roles.has('rice')) return 'pudding';
  if (roles.has('pastry')) return 'tart';
  if (roles.has('cream') || roles.has('yogurt') || roles.has('chocolate')) return 'glass-dessert';
  return roles.has('fruit') ? 'fruit-salad' : 'cake';
}

function breakfastKind({ roles, foods }: StillLife): DishKind {
  if (roles.has('oats')) return 'porridge';
  if (roles.has('egg') && roles.has('flour')) return 'pancakes';
  if (roles.has('bread')) return roles.has('egg') ? 'egg-toast' : 'toast';
  if (roles.has('egg') || foods.length === 0) return 'fried-eggs';
  if (roles.has('yogurt') || roles.has('fruit')) return 'granola';
  return roles.has('flour') ? 'pancakes' : 'hash';
}

function drinkKind({ roles, names }: StillLife): DishKind {
  if (roles.has('spirit')) return 'cocktail';
  if (names.has('coffee') || roles.has('chocolate')) return 'mug';
  if (roles.has('yogurt') || names.has('banana')) return 'smoothie';
  if (roles.has('milk') && !roles.has('fruit')) return 'mug';
  return 'drink';
}
