import type { DishKind } from '#art/kind-words-data';
import type { StillLife, Visible } from '#art/still-life';
import type { FoodRole } from '#catalogue/food-row';

const kinds = (...list: readonly DishKind[]): ReadonlySet<DishKind> => new Set(list);

/** Dough, crust or skin hides what is inside. */
const WRAPPED = kinds(
  'dumplings',
  'triangles',
  'turnovers',
  'covered-pie',
  'pretzels',
  'bagels',
  'crescents',
  'bites',
  'kebab',
  'patties',
  'fritters',
  'sticks',
  'soft-buns',
  'steamed-buns',
  'knodel',
  'tartlets',
  'eclairs',
  'crepes',
  'meringue-pie',
  'mash-topped',
  'bake',
  'stuffed-leaves',
  'lasagna',
  'toast-melt',
  'flatbreads',
  'sauced-rolls',
  'loaf',
  'meatballs',
  'pudding',
  'ribs',
  'whole-fish',
  'baked-cheese',
);
/** Fruit, nuts and seeds on a sweet dough are visible; all else is in it. */
const BAKED = kinds(
  'cake',
  'plain-cake',
  'sheet-cake',
  'loaf-cake',
  'muffins',
  'cookies',
  'squares',
  'pancakes',
  'waffles',
  'french-toast',
  'donuts',
  'buns',
  'cheesecake',
  'pavlova',
  'crumble',
  'dome',
  'ice-cream',
  'granita',
  'glass-dessert',
  'pie',
  'porridge',
  'granola',
);
/** Onions, shallots and chilies are eaten raw, or in pieces that one sees. */
const SHOWS_ONIONS = kinds(
  'salad',
  'slaw',
  'potato-salad',
  'caprese',
  'roast',
  'skewers',
  'pizza',
  'sandwich',
  'burger',
  'wrap',
  'tacos',
  'jar',
  'toast',
  'hotdog',
  'noodle-soup',
  'nachos',
);
/** Leaves wilt or are blended: they are drawn in these kinds only. */
const SHOWS_LETTUCE = kinds(
  'salad',
  'medley',
  'slaw',
  'sandwich',
  'burger',
  'wrap',
  'tacos',
  'hotdog',
  'toast',
  'bowl',
  'caprese',
  'potato-salad',
  'nachos',
  'noodles',
  'rolls',
);
/** Tomatoes cook to a sauce in these. */
const DISSOLVES_TOMATOES = kinds(
  'stew',
  'curry',
  'rice',
  'shakshuka',
  'fried-rice',
  'pasta',
  'meatballs',
  'gratin',
  'stir-fry',
  'mash',
);
/** Cheese melts into these. */
const MELTS = kinds(
  'gratin',
  'risotto',
  'soup',
  'quesadilla',
  'dip',
  'mash',
  'omelet',
  'skillet',
  'tart',
  'stew',
  'curry',
  'galette',
  'fried-rice',
  'hash',
  'plate',
  'schnitzel',
  'pastry-roll',
  'stuffed',
  'sandwich',
  'burger',
  'egg-toast',
  'sliced-roast',
  'rolls',
  'sausages',
  'hotdog',
);
/** Their garnish is scattered on top, where herbs show. */
const TOPPED_WITH_HERBS = kinds(
  'kebab',
  'meatballs',
  'patties',
  'bake',
  'lasagna',
  'sauced-rolls',
  'whole-fish',
  'ribs',
  'baked-cheese',
  'mash-topped',
  'knodel',
  'dumplings',
  'stuffed-leaves',
  'fritters',
);
const SWEET_TOPPING: ReadonlySet<FoodRole> = new Set(['fruit', 'citrus', 'nut', 'dried-fruit', 'seed', 'confection']);
const PUREED_FRUIT: ReadonlySet<string> = new Set(['banana', 'pumpkin', 'date']);
const isSprinkle = ({ role }: Visible): boolean => role === 'seed' || role === 'nut';
const isGreen = ({ role, name }: Visible): boolean => role === 'herb' || name === 'scallion';

const isOnion = ({ role, name, allium }: Visible): boolean => role === 'aromatic' || allium || name === 'leek';
const isTomato = ({ name }: Visible): boolean => name.includes('tomato') && name !== 'cherry tomato';
/** Red onions are eaten raw in salads. */
const isRaw = ({ name }: Visible): boolean => name === 'red onion';

/** Returns what remains visible of a dish once it is this kind: not what is wrapped, melted, dissolved or baked in. */
export function visibleIn(kind: DishKind, life: StillLife): StillLife {
  const seen = (piece: Visible): boolean =>
    (SHOWS_ONIONS.has(kind) || !isOnion(piece) || life.named.has(piece.name) || (kind === 'medley' && isRaw(piece))) &&
    (SHOWS_LETTUCE.has(kind) || piece.shape !== 'ruffle') &&
    !(DISSOLVES_TOMATOES.has(kind) && isTomato(piece) && !life.named.has(piece.name));
  const melts = MELTS.has(kind);
  if (WRAPPED.has(kind)) {
    const garnish = TOPPED_WITH_HERBS.has(kind) ? life.garnish.filter(isGreen) : life.garnish.filter(isSprinkle);
    return { ...life, body: [], garnish: garnish.slice(0, 1) };
  }
  if (BAKED.has(kind)) {
    const topping = ({ role, name }: Visible): boolean => SWEET_TOPPING.has(role) && !PUREED_FRUIT.has(name);
    const isMint = ({ name }: Visible): boolean => name === 'mint';
    return {
      ...life,
      body: life.body.filter(topping),
      garnish: life.garnish.filter((each) => topping(each) || isMint(each)),
    };
  }
  return {
    ...life,
    body: life.body.filter(seen),
    garnish: life.garnish.filter(
      (each) => seen(each) && !(melts && each.role === 'cheese') && !each.name.startsWith('dried '),
    ),
  };
}
