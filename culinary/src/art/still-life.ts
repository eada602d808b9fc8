import { type Hex, blend, mix } from '#art/colors';
import type { PieceShape } from '#art/piece-data';
import type { Piece } from '#art/canvas';
import type { FoodRole } from '#catalogue/food-row';
import type { ArtShape } from '#catalogue/looks/food-look';
import { lookOf } from '#food-looks';
import { type Food, findFoods, foodSet } from '#ingredient-catalogue';
import { parseIngredientLine } from '#ingredient-line';

export interface StillLife {
  /** The title in lower case, without accents. */
  readonly title: string;
  /** Pieces of the dish, most characteristic first. */
  readonly body: readonly Visible[];
  /** A single large piece, if any: a fillet, a drumstick. */
  readonly center: Visible | null;
  /** Leaves and sprinkles for the top. */
  readonly garnish: readonly Visible[];
  readonly starch: Visible | null;
  /** Color of the sauce, broth or drink. */
  readonly liquid: Hex;
  readonly foods: readonly Food[];
  readonly roles: ReadonlySet<FoodRole>;
  readonly names: ReadonlySet<string>;
  /** Names of the foods that the title names. */
  readonly named: ReadonlySet<string>;
  /** How whole eggs are served; null if there are none to see: beaten into a dough, a coating, a custard. */
  readonly eggs: 'boiled' | 'fried' | null;
  /** Whether the steps blend it. */
  readonly smooth: boolean;
}

export interface Visible extends Piece {
  readonly name: string;
  readonly role: FoodRole;
  /** Onions and their kin. */
  readonly allium: boolean;
}

const SHAPE_OF_ROLE: Partial<Record<FoodRole, ArtShape>> = {
  herb: 'leaf',
  nut: 'crumb',
  seed: 'crumb',
  cheese: 'crumb',
  'dried-fruit': 'dot',
};
const roles = (...list: readonly FoodRole[]): ReadonlySet<FoodRole> => new Set(list);

const GARNISH = roles('herb', 'nut', 'seed', 'cheese', 'dried-fruit', 'seaweed');
const STARCH = roles('pasta', 'noodle', 'rice', 'risotto-rice', 'grain', 'oats');
const APART = roles('bread', 'wrap', 'pastry');
const LARGE: ReadonlySet<PieceShape> = new Set(['fillet', 'drumstick', 'sausage']);
const HIDDEN_ROLES = roles(
  'fat',
  'seasoning',
  'spice',
  'sweet-spice',
  'sauce',
  'stock',
  'vinegar',
  'sweetener',
  'baking',
  'flour',
  'wine',
  'spirit',
  'thickener',
  'tomato',
  'cream',
  'milk',
  'yogurt',
  'spread',
  'drink',
  'lentil',
);
const COLORING = roles('tomato', 'cream', 'milk', 'yogurt', 'wine', 'spread', 'drink', 'lentil', 'chocolate', 'stock');
const SPICY = foodSet('curry powder', 'curry paste', 'turmeric', 'smoked paprika', 'paprika', 'saffron');
const HIDDEN_FOODS = foodSet('garlic', 'ginger', 'breadcrumb', 'vegetable stock', 'water');
const MAX_LINES = 40;

const isHidden = (food: Food): boolean =>
  HIDDEN_ROLES.has(food.role) || HIDDEN_FOODS.has(food.name) || lookOf(food.name).shape === 'liquid';
const FRONDS = foodSet('parsley', 'cilantro', 'chervil');
const RUFFLED = /lettuce|romaine|kale|endive|cabbage|chicory|radicchio|salad greens/u;
const DRUPES = /raspberr|blackberr|mulberr|boysenberr|loganberr|cloudberr/u;
const SHELLS = /mussel|clam|oyster|cockle/u;

/** Returns the shape of a food: its look gives the cut, its kind the interior (seeds, segments, a pit). */
function shapeOf({ name, role }: Food): PieceShape {
  const shape = lookOf(name).shape ?? SHAPE_OF_ROLE[role] ?? 'chunk';
  const isProduce = role === 'veg' || role === 'fruit' || role === 'aromatic' || role === 'citrus';
  switch (shape) {
    case 'leaf':
      return FRONDS.has(name) ? 'frond' : RUFFLED.test(name) ? 'ruffle' : 'leaf';
    case 'slice':
      if (role === 'veg') return 'slice';
      if (role === 'meat' || role === 'braise') return 'fillet';
      return role === 'confection' ? 'chip' : role === 'pasta' ? 'cube' : role === 'fruit' ? 'coin' : 'shaving';
    case 'round':
      return role === 'fruit' ? 'kiwi' : isProduce ? 'round' : 'berry';
    case 'berry':
      return name === 'strawberry' ? 'strawberry' : DRUPES.test(name) ? 'drupe' : 'berry';
    case 'half':
      return SHELLS.test(name) ? 'shell' : isProduce ? 'half' : 'tube';
    case 'wedge':
      return isProduce || role === 'pickle' ? 'wedge' : 'cube';
    case 'strip':
      return RUFFLED.test(name) ? 'ruffle' : 'strip';
    default:
      return shape;
  }
}

const visible = (food: Food): Visible => ({
  name: food.name,
  role: food.role,
  allium: food.texture === 'allium',
  shape: shapeOf(food),
  color: lookOf(food.name).color,
});

const LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd' };

/** Lower case without accents: "Crème brûlée" becomes "creme brulee". */
const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .replace(/[øłıßæœđ]/gu, (letter) => LETTERS[letter] ?? letter);

const BOILED =
  /\b(?:hard|soft)[- ]?(?:boiled|cooked)\b|\bboiled eggs?\b|\b(?:boil|simmer) (?:the |\d )?eggs?\b|\beggs? in(?:to)? (?:a pan of )?(?:boiling|simmering) water|gekochten? eier|hartgekocht|oeufs durs|huevos (?:duros|cocidos)|uova sode/u;
const FRIED =
  /\b(?:fry|poach) (?:the |an |\d |an? )?eggs?\b|\b(?:fried|poached|sunny.side.up) eggs?\b|spiegelei|eggs? (?:au plat|poches?)|huevos fritos|\b(?:crack|break|slide) (?:in )?(?:the |an |\d )?eggs?(?: yolks?)? (?:in|on|over)(?:to|to the)? (?:the |each )?(?:hollow|well|pan|sauce|dip|center|centre|top|gap)/u;

/** Reads how eggs are served from the title, the ingredient lines and the steps. */
function eggsIn(text: string): StillLife['eggs'] {
  if (FRIED.test(text)) return 'fried';
  return BOILED.test(text) ? 'boiled' : null;
}

const BLENDS = /\b(?:blend|puree|mash|grind|liquidi[sz]e|melt|dissolve|process)\b/u;
// "Mash a third of the beans": the rest is visible.
const PARTLY = /\b(?:half|third|quarter|some|few|part|cupful)\b/u;
const BLENDS_ALL = /\b(?:blend|puree|liquidi[sz]e)\b/u;

/** Whether a sentence blends the whole dish: it names the soup, or no food. */
const blendsAll = (sentence: string): boolean =>
  BLENDS_ALL.test(sentence) &&
  !PARTLY.test(sentence) &&
  (/\bsoup\b/u.test(sentence) || findFoods(sentence).length === 0);

/** Returns the names of the foods that a step blends, mashes or melts. */
function blendedIn(sentences: readonly string[], foods: readonly Food[]): ReadonlySet<string> {
  const found = sentences
    .filter((sentence) => BLENDS.test(sentence) && !PARTLY.test(sentence))
    .flatMap((sentence) => findFoods(sentence).map(({ food }) => food.name));
  return new Set(foods.filter(({ name }) => found.includes(name)).map(({ name }) => name));
}

const LEAVES_OF_SPICE = foodSet('bay leaf', 'bouquet garni');
const SPRINKLED = foodSet('scallion', 'chives');

/** Derives what a drawing shows from a recipe's title, ingredient lines and steps. */
export function stillLifeOf(title: string, lines: readonly string[], steps: readonly string[] = []): StillLife {
  const inTitle = findFoods(title).map(({ food }) => food);
  const listed = lines.slice(0, MAX_LINES).flatMap((text) => parseIngredientLine(text).food?.food ?? []);
  const foods = [...new Set([...inTitle.filter((food) => listed.length === 0 || listed.includes(food)), ...listed])];
  const sentences = steps.flatMap((step) => plainText(step).split('.'));
  const blended = blendedIn(sentences, foods);
  const named = new Set(inTitle.map(({ name }) => name));
  // Half of all dishes contain lemon; it is drawn only if the title names it.
  const shown = foods.filter(
    (food) =>
      !isHidden(food) &&
      food.role !== 'egg' &&
      !blended.has(food.name) &&
      !LEAVES_OF_SPICE.has(food.name) &&
      (food.role !== 'citrus' || named.has(food.name)),
  );
  const isGarnish = ({ role, name }: Food): boolean => GARNISH.has(role) || SPRINKLED.has(name);
  const all = shown.filter((food) => !isGarnish(food) && !STARCH.has(food.role) && !APART.has(food.role)).map(visible);
  const center = all.find(({ shape }) => LARGE.has(shape)) ?? null;
  const body = all.filter((each) => each !== center);
  const starch = foods.find(({ role }) => STARCH.has(role));
  const text = plainText(title);
  const hasEggs = listed.length === 0 || foods.some(({ role, name }) => role === 'egg' && !/white|yolk/u.test(name));
  return {
    title: text,
    body,
    center,
    garnish: shown.filter(isGarnish).map(visible),
    starch: starch === undefined ? null : visible(starch),
    liquid: liquidOf(foods, body),
    foods,
    roles: new Set(foods.map(({ role }) => role)),
    names: new Set(foods.map(({ name }) => name)),
    named,
    eggs: hasEggs ? eggsIn([text, ...lines.slice(0, MAX_LINES).map(plainText), ...sentences].join('. ')) : null,
    smooth: sentences.some(blendsAll),
  };
}

/** Mixes the color of a sauce, broth or drink. */
function liquidOf(foods: readonly Food[], body: readonly Visible[]): Hex {
  const colorOf = ({ name }: Food): Hex => lookOf(name).color;
  const wet = foods.filter(({ role, name }) => COLORING.has(role) && !HIDDEN_FOODS.has(name)).map(colorOf);
  const spicy = foods.filter(({ name }) => SPICY.has(name)).map(colorOf);
  const solid = body.filter(({ shape }) => !LARGE.has(shape)).slice(0, 2);
  // Tomatoes color a dish red, even with green vegetables.
  const red = foods.filter(({ name, role }) => role === 'veg' && name.includes('tomato')).map(colorOf);
  const colors = [
    ...wet.slice(0, 3),
    ...spicy.slice(0, 1),
    ...(red.length > 0 ? red : solid.map(({ color }) => color)),
  ];
  const mixed = blend(colors.slice(0, 4), '#d8a458');
  // Yogurt stays white, whatever is stirred into it.
  return foods.some(({ role }) => role === 'yogurt') && red.length === 0 && spicy.length === 0
    ? mix(mixed, '#f6f1e2', 0.6)
    : mixed;
}
