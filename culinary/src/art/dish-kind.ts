import { type DishKind, headOf, KIND_WORDS } from '#art/kind-words-data';
import { NAMED_KINDS } from '#art/named-kinds-data';
import type { StillLife } from '#art/still-life';

// In these categories, words in the title for other kinds are ignored ("Salad of Roast Beets").
const CATEGORY_KINDS: ReadonlyMap<string, readonly DishKind[]> = new Map<string, readonly DishKind[]>([
  ['Soup', ['soup', 'noodle-soup', 'stew', 'curry', 'medley']],
  ['Salad', ['salad', 'slaw', 'potato-salad', 'fruit-salad', 'caprese', 'bowl', 'noodles', 'medley', 'rice']],
  [
    'Beverage',
    ['drink', 'smoothie', 'lassi', 'iced-latte', 'milkshake', 'lemonade', 'cocktail', 'mug', 'tea', 'hot-drink'],
  ],
]);
// The default of a category if neither title nor foods decide.
const BY_CATEGORY: ReadonlyMap<string, (life: StillLife) => DishKind> = new Map<string, (life: StillLife) => DishKind>([
  ['Main Dish', (life) => mainKind(life) ?? 'pot'],
  ['Side Dish', sideKind],
  ['Appetizer', (life) => (life.roles.has('bread') ? 'toast' : life.foods.length === 0 ? 'table' : 'medley')],
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
        : life.roles.has('flour')
          ? 'cookies'
          : life.foods.length === 0
            ? 'cookies'
            : life.body.length > 0
              ? 'medley'
              : 'bites',
  ],
]);

const MASHED: readonly string[] = ['potato', 'sweet potato'];
const HOT = /\bhot\b|\bwarm\b|heiss|\bchaud|caliente/u;
const COLD_DRINKS: ReadonlySet<DishKind> = new Set(['drink', 'smoothie', 'lemonade']);

/** Chooses the scene of a dish: by a dish's name or kind in its title, then its category and ingredients. */
export function dishKind(category: string | null, life: StillLife): DishKind {
  const named = titleKind(life.title);
  const found = named === undefined || named.isName ? named?.kind : refine(named.kind, life);
  const allowedKinds = category === null ? undefined : CATEGORY_KINDS.get(category);
  const fits =
    named?.isName === true || found === undefined || allowedKinds === undefined || allowedKinds.includes(found);
  const kind = found !== undefined && fits ? found : kindOfFoods(category, life);
  return COLD_DRINKS.has(kind) && HOT.test(life.title) ? 'hot-drink' : kind;
}

function kindOfFoods(category: string | null, life: StillLife): DishKind {
  const usual = category === null ? undefined : BY_CATEGORY.get(category);
  return usual?.(life) ?? mainKind(life) ?? (life.foods.length === 0 ? 'table' : 'medley');
}

/** Corrects a kind that the ingredients contradict: a cake of vegetables without sugar is a tart. */
function refine(kind: DishKind, life: StillLife): DishKind {
  const { roles, names, foods, body } = life;
  if (foods.length === 0) return kind;
  const savory =
    !roles.has('sweetener') &&
    !roles.has('fruit') &&
    !roles.has('chocolate') &&
    body.some(({ role }) => role === 'veg');
  switch (kind) {
    case 'pie':
    case 'covered-pie':
      // A potato pie without pastry is topped with mash; a savory pie is closed; only some sweet pies have a lattice.
      if (!roles.has('pastry') && !roles.has('flour') && MASHED.some((name) => names.has(name))) return 'mash-topped';
      if (kind === 'covered-pie' || savory || life.center !== null) return 'covered-pie';
      return roles.has('fruit') ? 'pie' : 'tart';
    case 'cake':
    case 'sheet-cake':
    case 'plain-cake':
      if (savory) return roles.has('flour') || roles.has('pastry') ? 'tart' : 'patties';
      return kind === 'cake' && !isFrosted(life) ? 'plain-cake' : kind;
    case 'squares':
      if (/tray ?bake/u.test(life.title)) return roles.has('sweetener') || roles.has('flour') ? 'sheet-cake' : 'roast';
      return kind;
    case 'salad':
      if (roles.has('noodle')) return 'noodles';
      if (roles.has('pasta')) return 'potato-salad';
      return body.length > 0 && body.every(({ role }) => role === 'fruit') ? 'fruit-salad' : kind;
    case 'sausages':
      return roles.has('bread') && /roll|bun|sandwich/u.test(life.title) ? 'hotdog' : kind;
    case 'rolls':
      return roles.has('yogurt') || (roles.has('flour') && roles.has('sweetener')) ? 'soft-buns' : kind;
    case 'risotto':
    case 'rice':
      return life.starch === null && !/rice|couscous|quinoa|bulgur|risotto|pilaf/u.test(life.title) ? 'medley' : kind;
    case 'skewers':
      return roles.has('mince') ? 'kebab' : kind;
    case 'flatbreads':
      return / with /u.test(life.title) && body.length > 0 ? 'pizza' : kind;
    default:
      return kind;
  }
}

/** Whether a cake is layered or covered with cream, butter cream or icing. */
const isFrosted = ({ names, roles, title }: StillLife): boolean =>
  roles.has('cream') ||
  ['cream cheese', 'mascarpone', 'powdered sugar', 'fondant', 'quark'].some((name) => names.has(name)) ||
  /birthday|layer|wedding|cream|torte\b|forest|velvet|princess|frosted|iced/u.test(title);

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

interface TitleKind {
  readonly kind: DishKind;
  /** Whether the title names the dish itself, not only its kind. */
  readonly isName: boolean;
}

const AND = / (?:and|&|y|et|e|und|or) /u;

/**
 * Returns the kind that a title names. The last word decides ("taco salad" is a salad); words after "with" and the like
 * count only if nothing else matches, and so does an accompaniment after "and".
 */
function titleKind(title: string): TitleKind | undefined {
  const head = headOf(title);
  const last = nameAcross(title, head.length) ?? lastKind(head);
  const main =
    last !== undefined && !last.isName && ASIDE.has(last.kind) ? lastKind(head.split(AND, 1)[0] ?? '') : undefined;
  if (main !== undefined || last !== undefined) return main ?? last;
  const anywhere = lastKind(title);
  return anywhere === undefined || ASIDE.has(anywhere.kind) ? undefined : anywhere;
}

/** Returns the kind of a name that continues across a word that ends the head: "pain au chocolat". */
function nameAcross(title: string, end: number): TitleKind | undefined {
  for (const [kind, pattern] of NAMED_KINDS)
    for (const match of title.matchAll(pattern))
      if (match.index < end && match.index + match[0].length > end) return { kind, isName: true };
  return undefined;
}

function lastKind(text: string): TitleKind | undefined {
  let found: TitleKind | undefined;
  let furthest = -1;
  let longest = 0;
  for (const [isName, table] of [
    [true, NAMED_KINDS],
    [false, KIND_WORDS],
  ] as const)
    for (const [kind, pattern] of table) {
      for (const match of text.matchAll(pattern)) {
        const end = match.index + match[0].length;
        if (end > furthest || (end === furthest && match[0].length > longest)) {
          found = { kind, isName };
          furthest = end;
          longest = match[0].length;
        }
      }
    }
  return found;
}

function sideKind(life: StillLife): DishKind {
  if (/roast|baked|oven/u.test(life.title)) return 'roast';
  if (life.starch !== null && life.starch.shape === 'grain') return 'rice';
  return life.roles.has('flour') && life.body.length === 0 ? 'flatbreads' : 'medley';
}

function mainKind({ roles, names, foods, center, starch, body }: StillLife): DishKind | undefined {
  if (roles.has('pasta')) return 'pasta';
  if (roles.has('noodle')) return 'noodles';
  if (names.has('corn tortilla')) return 'tacos';
  if (names.has('flour tortilla')) return 'wrap';
  if (foods.some(({ name }) => name.startsWith('roasting '))) return 'whole-roast';
  if (roles.has('braise')) return 'stew';
  if (center !== null) return center.shape === 'sausage' ? 'sausages' : 'plate';
  if (roles.has('risotto-rice')) return 'risotto';
  if (starch !== null) return 'bowl';
  if (roles.has('flour') && roles.has('sweetener')) return 'plain-cake';
  if (roles.has('legume') && (roles.has('tomato') || roles.has('stock'))) return 'stew';
  if (roles.has('stock') || roles.has('cream') || roles.has('tomato')) return body.length > 0 ? 'stew' : undefined;
  return body.length > 0 ? 'medley' : undefined;
}

function dessertKind(life: StillLife): DishKind {
  const { roles, foods } = life;
  if (roles.has('rice')) return 'porridge';
  if (roles.has('pastry')) return 'tart';
  if (foods.length === 0) return 'pudding';
  if (roles.has('flour')) return roles.has('egg') || roles.has('baking') ? 'plain-cake' : 'cookies';
  if (roles.has('cream') || roles.has('yogurt') || roles.has('chocolate')) return 'glass-dessert';
  if (roles.has('egg') || roles.has('milk')) return 'pudding';
  return roles.has('fruit') ? 'fruit-salad' : 'pudding';
}

function breakfastKind({ roles, foods, eggs }: StillLife): DishKind {
  if (roles.has('oats')) return 'porridge';
  if (roles.has('egg') && roles.has('flour')) return 'pancakes';
  if (roles.has('bread')) return roles.has('egg') ? 'egg-toast' : 'toast';
  if (roles.has('egg') && eggs === 'boiled') return 'boiled-eggs';
  if (roles.has('egg') || foods.length === 0) return eggs === 'fried' || foods.length === 0 ? 'fried-eggs' : 'skillet';
  if (roles.has('yogurt') || roles.has('fruit')) return 'granola';
  return roles.has('flour') ? 'pancakes' : 'medley';
}

function drinkKind({ roles, names }: StillLife): DishKind {
  if (roles.has('spirit')) return 'cocktail';
  if (names.has('coffee') || roles.has('chocolate')) return 'mug';
  if (roles.has('yogurt') || names.has('banana')) return 'smoothie';
  if (roles.has('milk') && !roles.has('fruit')) return 'mug';
  return 'drink';
}
