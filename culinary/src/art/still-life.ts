import { type Hex, blend } from '#art/colors';
import type { FoodRole } from '#catalogue/food-row';
import type { ArtShape } from '#catalogue/looks/food-look';
import { lookOf } from '#food-looks';
import { type Food, findFood, findFoods } from '#ingredient-catalogue';
import { parseIngredientLine } from '#ingredient-line';

/** What can be seen of a recipe, sorted by the part it plays in the picture. */
export interface StillLife {
  /** Pieces that make up the dish, most telling first. */
  readonly body: readonly Visible[];
  /** The one large thing, where there is one: a fillet, a drumstick. */
  readonly center: Visible | null;
  /** Leaves and sprinkles for the top. */
  readonly garnish: readonly Visible[];
  readonly starch: Visible | null;
  /** Color of the sauce, broth or drink. */
  readonly liquid: Hex;
  readonly creamy: boolean;
  readonly foods: readonly Food[];
}

export interface Visible {
  readonly name: string;
  readonly shape: ArtShape;
  readonly color: Hex;
}

const SHAPE_OF_ROLE: Partial<Record<FoodRole, ArtShape>> = {
  herb: 'leaf',
  nut: 'crumb',
  seed: 'crumb',
  cheese: 'crumb',
  'dried-fruit': 'dot',
  fruit: 'chunk',
  veg: 'chunk',
};
const GARNISH: ReadonlySet<FoodRole> = new Set(['herb', 'nut', 'seed', 'cheese', 'dried-fruit']);
// A squeeze of lemon is in half of all dishes; it is shown where it is what the dish is about.
const isSqueeze = (food: Food, title: readonly Food[]): boolean => food.role === 'citrus' && !title.includes(food);
const STARCH: ReadonlySet<FoodRole> = new Set(['pasta', 'noodle', 'rice', 'risotto-rice', 'grain', 'oats']);
const LARGE: ReadonlySet<ArtShape> = new Set(['fillet', 'drumstick', 'sausage']);
const UNSEEN: ReadonlySet<FoodRole> = new Set([
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
  'tomato',
  'cream',
  'milk',
  'yogurt',
  'spread',
  'drink',
  'lentil',
]);
const COLORING: ReadonlySet<FoodRole> = new Set([
  'tomato',
  'cream',
  'milk',
  'yogurt',
  'stock',
  'wine',
  'spread',
  'drink',
  'lentil',
  'chocolate',
]);
const MOST_LINES = 40;

// Garlic and ginger are in everything and seen in nothing.
const unseen = (food: Food): boolean =>
  UNSEEN.has(food.role) || food.name === 'garlic' || food.name === 'ginger' || food.name === 'breadcrumb';
const visible = (food: Food): Visible => ({
  name: food.name,
  shape: lookOf(food.name).shape ?? SHAPE_OF_ROLE[food.role] ?? 'chunk',
  color: lookOf(food.name).color,
});

export function arrange(title: string, lines: readonly string[]): StillLife {
  const named = findFoods(title).map(({ food }) => food);
  const listed = lines.slice(0, MOST_LINES).flatMap((line) => findFood(parseIngredientLine(line).name)?.food ?? []);
  const foods = [...new Set([...named.filter((food) => listed.length === 0 || listed.includes(food)), ...listed])];
  const shown = foods.filter((food) => !unseen(food) && !isSqueeze(food, named));
  const body = shown
    .filter(({ role }) => !GARNISH.has(role) && !STARCH.has(role) && role !== 'bread' && role !== 'wrap')
    .map(visible);
  const center = body.find(({ shape }) => LARGE.has(shape)) ?? null;
  const garnish = shown.filter(({ role }) => GARNISH.has(role)).map(visible);
  const starch = foods.find(({ role }) => STARCH.has(role));
  const wet = foods
    .filter(({ role, name }) => COLORING.has(role) && name !== 'vegetable stock')
    .map(({ name }) => lookOf(name).color);
  const spicy = foods
    .filter(
      ({ name }) =>
        name === 'curry powder' || name === 'curry paste' || name === 'turmeric' || name === 'smoked paprika',
    )
    .map(({ name }) => lookOf(name).color);
  const colors = [
    ...wet,
    ...spicy,
    ...body
      .filter(({ shape }) => !LARGE.has(shape))
      .slice(0, 2)
      .map(({ color }) => color),
  ];
  return {
    body: body.filter((each) => each !== center),
    center,
    garnish,
    starch: starch === undefined ? null : visible(starch),
    liquid: blend(colors.slice(0, 4), '#d8a458'),
    creamy: foods.some(({ role }) => role === 'cream' || role === 'yogurt' || role === 'milk'),
    foods,
  };
}
