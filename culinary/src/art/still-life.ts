import { type Hex, blend } from '#art/colors';
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
}

export interface Visible extends Piece {
  readonly name: string;
  readonly role: FoodRole;
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
  shape: shapeOf(food),
  color: lookOf(food.name).color,
});

/** Lower case without accents: "Crème brûlée" becomes "creme brulee". */
const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** Derives what a drawing shows from a recipe's title and ingredient lines. */
export function stillLifeOf(title: string, lines: readonly string[]): StillLife {
  const named = findFoods(title).map(({ food }) => food);
  const listed = lines.slice(0, MAX_LINES).flatMap((text) => parseIngredientLine(text).food?.food ?? []);
  const foods = [...new Set([...named.filter((food) => listed.length === 0 || listed.includes(food)), ...listed])];
  // Half of all dishes contain lemon; it is drawn only if the title names it.
  const shown = foods.filter((food) => !isHidden(food) && (food.role !== 'citrus' || named.includes(food)));
  const all = shown.filter(({ role }) => !GARNISH.has(role) && !STARCH.has(role) && !APART.has(role)).map(visible);
  const center = all.find(({ shape }) => LARGE.has(shape)) ?? null;
  const body = all.filter((each) => each !== center);
  const starch = foods.find(({ role }) => STARCH.has(role));
  const colorOf = ({ name }: Food): Hex => lookOf(name).color;
  const wet = foods.filter(({ role, name }) => COLORING.has(role) && !HIDDEN_FOODS.has(name)).map(colorOf);
  const spicy = foods.filter(({ name }) => SPICY.has(name)).map(colorOf);
  const solid = body.filter(({ shape }) => !LARGE.has(shape)).slice(0, 2);
  // Tomatoes color a dish red, even with green vegetables.
  const red = solid.filter(({ name }) => name.includes('tomato'));
  return {
    title: plainText(title),
    body,
    center,
    garnish: shown.filter(({ role }) => GARNISH.has(role)).map(visible),
    starch: starch === undefined ? null : visible(starch),
    liquid: blend(
      [...wet.slice(0, 3), ...spicy.slice(0, 1), ...(red.length > 0 ? red : solid).map(({ color }) => color)].slice(
        0,
        4,
      ),
      '#d8a458',
    ),
    foods,
    roles: new Set(foods.map(({ role }) => role)),
    names: new Set(foods.map(({ name }) => name)),
  };
}
