import { USDA } from '#catalogue/facts/usda-data';
import { factsOf } from '#food-facts';
import type { FoodRole } from '#catalogue/food-row';
import type { Food, FoodName } from '#ingredient-catalogue';
import { weightOfLine } from '#ingredient-line';
import { readIngredientList } from '#ingredient-list';
import type { IngredientLine } from '#line/ingredient-line-type';
import { type Grams, grams } from '#measure';
import { gramsIn } from '#units';

/** In table order: energy in kcal, all others in grams. */
export const NUTRIENTS = [
  'energy',
  'protein',
  'fat',
  'saturatedFat',
  'carbohydrate',
  'sugars',
  'fiber',
  'salt',
] as const;
export type Nutrient = (typeof NUTRIENTS)[number];

/** Energy in kcal, all others in grams. */
export type NutritionFacts = Readonly<Record<Nutrient, number>>;

export interface FoodNutrition {
  /** Per 100 g of the edible part, as bought; null where SR28 has no figure. */
  readonly per100g: Readonly<Record<Nutrient, number | null>>;
  readonly source: {
    readonly ndb: number;
    readonly description: string;
    /** Figures of a closely related food. */ readonly near: boolean;
  };
}

/** Returns the USDA SR28 figures of a food; null if SR28 has neither the food nor a close relative. */
export function nutritionOf(name: FoodName): FoodNutrition | null {
  const { ndb, near } = factsOf(name);
  const row = ndb === undefined ? undefined : USDA[ndb];
  if (ndb === undefined || row === undefined) return null;
  const figure = (nutrient: Nutrient): number | null => row.per100g[NUTRIENTS.indexOf(nutrient)] ?? null;
  return {
    per100g: {
      energy: figure('energy'),
      protein: figure('protein'),
      fat: figure('fat'),
      saturatedFat: figure('saturatedFat'),
      carbohydrate: figure('carbohydrate'),
      sugars: figure('sugars'),
      fiber: figure('fiber'),
      salt: figure('salt'),
    },
    source: { ndb, description: row.description, near: near === true },
  };
}

/** Why a line is excluded from the sum. */
export type LineGap = 'unknown food' | 'no weight' | 'no figures';

export interface LineNutrition {
  readonly text: string;
  readonly food: FoodName | null;
  /** Null if neither the unit nor the food determines a weight. */
  readonly weight: Grams | null;
  /** Null if the line is not counted; `gap` says why. */
  readonly facts: NutritionFacts | null;
  readonly gap: LineGap | null;
}

export interface RecipeNutrition {
  readonly perRecipe: NutritionFacts;
  readonly perServing: NutritionFacts;
  /** Weight of all lines that have one, before cooking. */
  readonly weight: Grams;
  /** Share of that weight (0–1) whose food and figures are known; 0 when nothing has a weight. */
  readonly recognized: number;
  /** Nutrients for which SR28 lacks the figure of some counted food; their sums are too low. */
  readonly incomplete: readonly Nutrient[];
  readonly lines: readonly LineNutrition[];
}

function combine(one: (nutrient: Nutrient) => number): NutritionFacts {
  return {
    energy: one('energy'),
    protein: one('protein'),
    fat: one('fat'),
    saturatedFat: one('saturatedFat'),
    carbohydrate: one('carbohydrate'),
    sugars: one('sugars'),
    fiber: one('fiber'),
    salt: one('salt'),
  };
}

// An unknown food with a stated weight counts as unrecognized weight.
function statedWeight({ amount, equivalents }: IngredientLine): Grams | null {
  for (const each of amount === null ? [] : [amount, ...equivalents]) {
    const size = each.each === undefined ? each.unit : each.each.unit;
    const one = size === null ? null : gramsIn(size);
    if (one !== null) return grams(each.low * (each.each?.low ?? 1) * one);
  }
  return null;
}

/**
 * Grams of dry food per gram of cooked food, from the energy of both in SR28: rice 20045 and 20044, lentils 16070 and
 * 16069, quinoa 20137 and 20035, pasta 20121 and 20120.
 */
const DRY_SHARE: Partial<Record<FoodRole, number>> = {
  rice: 0.36,
  'risotto-rice': 0.36,
  grain: 0.33,
  lentil: 0.33,
  pasta: 0.43,
  noodle: 0.43,
};
const COOKED = /^[^,(;]{0,80}\b(?:cooked|boiled|steamed|leftover)\b/iu;

/** "1 cup cooked rice" holds less than half of the dry food that the figures describe. */
export const dryShareOf = ({ text }: Pick<IngredientLine, 'text'>, food: Food): number =>
  COOKED.test(text) ? (DRY_SHARE[food.role] ?? 1) : 1;

const UNREAD = { food: null, weight: null, facts: null, gap: 'unknown food' } as const;

/** Sums the ingredients of a line; reports the first gap. */
function readLine(line: IngredientLine): LineNutrition {
  const first = readIngredient(line);
  if (line.more.length === 0) return first;
  const all = [first, ...line.more.map(readIngredient)];
  const counted = all.flatMap(({ facts }) => facts ?? []);
  return {
    text: line.text,
    food: first.food,
    weight: grams(all.reduce((sum, { weight }) => sum + (weight ?? 0), 0)),
    facts: counted.length === 0 ? null : sumOf(counted),
    gap: all.find(({ gap }) => gap !== null)?.gap ?? null,
  };
}

const sumOf = (counted: readonly NutritionFacts[]): NutritionFacts =>
  combine((nutrient) => counted.reduce((sum, facts) => sum + facts[nutrient], 0));

function readIngredient(line: IngredientLine): LineNutrition {
  const { text } = line;
  const food = line.food?.food ?? null;
  if (food === null) return { text, food: null, weight: statedWeight(line), facts: null, gap: 'unknown food' };
  const stated = weightOfLine(line, food);
  const weight = stated === null ? null : grams(stated * dryShareOf(line, food));
  if (weight === null) return { text, food: food.name, weight, facts: null, gap: 'no weight' };
  const known = nutritionOf(food.name);
  if (known === null) return { text, food: food.name, weight, facts: null, gap: 'no figures' };
  const facts = combine((nutrient) => ((known.per100g[nutrient] ?? 0) * weight) / 100);
  return { text, food: food.name, weight, facts, gap: null };
}

/**
 * Computes the nutrition of a recipe from its ingredient lines (see {@link readIngredientList}), before cooking:
 * drained or evaporated parts are not subtracted. Of a range the lower end counts. `servings` below 1 counts as 1.
 * Figures: USDA SR28. Never throws.
 */
export function nutritionOfRecipe(ingredients: readonly string[], servings: number): RecipeNutrition {
  const lines = readIngredientList(ingredients).map((line, at) =>
    line === null ? { text: ingredients[at] ?? '', ...UNREAD } : readLine(line),
  );
  const portions = Number.isFinite(servings) ? Math.max(1, servings) : 1;
  const counted = lines.flatMap(({ facts }) => facts ?? []);
  const perRecipe = sumOf(counted);
  const weigh = (some: readonly LineNutrition[]): number => some.reduce((sum, line) => sum + (line.weight ?? 0), 0);
  const weight = weigh(lines);
  const recognized = weigh(lines.filter(({ facts }) => facts !== null));
  return {
    perRecipe,
    perServing: combine((nutrient) => perRecipe[nutrient] / portions),
    weight: grams(weight),
    recognized: weight === 0 ? 0 : recognized / weight,
    incomplete: NUTRIENTS.filter((nutrient) =>
      lines.some(({ food, facts }) => facts !== null && food !== null && nutritionOf(food)?.per100g[nutrient] === null),
    ),
    lines,
  };
}
