import { USDA } from '#catalogue/facts/usda-data';
import { BROWNED, VARIANTS } from '#catalogue/facts/variants-data';
import { dryShareOfLine } from '#cooked-share';
import {
  EATEN,
  edibleShareOf,
  FRYING_OIL_PER_FOOD,
  isDeepFryingOil,
  isDrained,
  readRecipeUse,
  type RecipeUse,
  type Use,
  useOf,
} from '#eaten-share';
import { factsOf } from '#food-facts';
import { findFood, type Food, type FoodName } from '#ingredient-catalogue';
import { headingsIn } from '#ingredient-heading';
import { weightOfLine } from '#ingredient-line';
import { readIngredientList } from '#ingredient-list';
import { qualifiersIn } from '#lexicon/languages';
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

/**
 * Returns the USDA SR28 figures of a food; null if SR28 has neither the food nor a close relative.
 * @param said what a line says about the food; "skinless", "low-fat" or "cooked" select other figures
 */
export function nutritionOf(name: FoodName, said = ''): FoodNutrition | null {
  const variant = said === '' ? undefined : VARIANTS[name]?.find(([says]) => says.test(said));
  const { ndb, near } = variant === undefined ? factsOf(name) : { ndb: variant[1], near: variant[2] === 'near' };
  return ndb === undefined ? null : figuresOf(ndb, near === true);
}

function figuresOf(ndb: number, near: boolean): FoodNutrition | null {
  const row = USDA[ndb];
  if (row === undefined) return null;
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
    source: { ndb, description: row.description, near },
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

/** An ingredient of a line, with what its use in the recipe needs. */
interface Reading {
  readonly line: LineNutrition;
  /** Figures per 100 g that the food lacks. */
  readonly lacks: readonly Nutrient[];
  readonly food: Food | null;
  /** What the line says about the food. */
  readonly said: string;
  readonly use: Use | null;
}

/** What a line says about its first food: not what it says about others ("milk or 2% milk"). */
const MAX_SAID = 600;

function saidOf(line: IngredientLine, several: boolean): string {
  const text = several ? `${line.name}, ${line.preparation}, ${line.comment}` : line.text;
  return text.slice(0, MAX_SAID).replace(/\bor (?=\p{L}).*$/iu, '');
}

/** Words after a name that say nothing about the food; the reader of lines does not know them. */
const AFTER_NAME =
  /[\s,]+(?:(?:at )?room temp(?:erature)?|any (?:kind|variety)|of (?:your )?choice|crumbles|sheets)\W*$/iu;
const ONLY_QUALITIES = /^(?:(?:boneless|skinless|skin-on|bone-in|fresh|large|small|and|raw)[\s,]*)+$/iu;

/**
 * Returns the food of a line. For nutrition a close guess is better than none, so that "eggs room temperature" and
 * "boneless (skinless chicken breasts, sliced)" count; what a line contains is judged without it.
 */
function foodOf({ food, name, comment }: IngredientLine): Food | null {
  if (food !== null) return food.food;
  const plain = (ONLY_QUALITIES.test(name) ? (comment.split(';')[0] ?? '') : name)
    .replace('&', 'and')
    .replace(AFTER_NAME, '');
  return plain === name ? null : (findFood(plain)?.food ?? null);
}

function readIngredient(line: IngredientLine, several: boolean, section: string, recipe: RecipeUse): Reading {
  const { text } = line;
  const food = foodOf(line);
  if (food === null) {
    const unknown = { text, food: null, weight: statedWeight(line), facts: null, gap: 'unknown food' } as const;
    return { line: unknown, lacks: [], food, said: '', use: null };
  }
  const said = qualifiersIn(line) + saidOf(line, several);
  const bought = weightOfLine(line, food);
  const use = useOf(several ? said : text.slice(0, MAX_SAID), section, food, bought ?? 0, recipe);
  const share = use === null || use === 'frying' ? 1 : EATEN[use];
  const weight =
    bought === null ? null : grams(bought * dryShareOfLine(line, food) * edibleShareOf(said, line, food) * share);
  return { ...counted(text, food, said, weight, isDrained(said, food, recipe)), food, said, use };
}

/** Returns the figures of a weight of a food. */
function counted(
  text: string,
  food: Food,
  said: string,
  weight: Grams | null,
  drained = false,
): Pick<Reading, 'line' | 'lacks'> {
  const gap = (why: LineGap): Pick<Reading, 'line' | 'lacks'> => ({
    line: { text, food: food.name, weight, facts: null, gap: why },
    lacks: [],
  });
  if (weight === null) return gap('no weight');
  const raw = nutritionOf(food.name, said);
  if (raw === null) return gap('no figures');
  const known = drained ? brownedFrom(raw) : raw;
  const facts = combine((nutrient) => ((known.per100g[nutrient] ?? 0) * weight) / 100);
  return {
    line: { text, food: food.name, weight, facts, gap: null },
    lacks: NUTRIENTS.filter((nutrient) => known.per100g[nutrient] === null),
  };
}

/** Returns the figures that 100 g of raw ground meat have once it is browned and drained. */
function brownedFrom(raw: FoodNutrition): FoodNutrition {
  const ndb = BROWNED[raw.source.ndb];
  const browned = ndb === undefined ? null : figuresOf(ndb, raw.source.near);
  const retained = (raw.per100g.protein ?? 0) / (browned?.per100g.protein ?? Number.NaN);
  if (browned === null || !Number.isFinite(retained)) return raw;
  const figure = (nutrient: Nutrient): number => (browned.per100g[nutrient] ?? 0) * retained;
  return { ...browned, per100g: combine(figure) };
}

/** Reduces frying oil to what the other food takes up; oil for deep-frying without an amount gets that weight. */
function limitFryingOil(readings: readonly Reading[], recipe: RecipeUse): readonly Reading[] {
  const others = readings.reduce((sum, { line, use }) => sum + (use === 'frying' ? 0 : (line.weight ?? 0)), 0);
  const most = others * FRYING_OIL_PER_FOOD;
  return readings.map((reading) => {
    const { line, food, said, use } = reading;
    if (use !== 'frying' || food === null) return reading;
    if (line.weight === null ? most === 0 || !isDeepFryingOil(line.text, food, recipe) : line.weight <= most)
      return reading;
    return { ...reading, ...counted(line.text, food, said, grams(most)) };
  });
}

/** Sums the ingredients of a line; reports the first gap. */
function joinReadings(text: string, all: readonly LineNutrition[]): LineNutrition {
  const [first] = all;
  if (first !== undefined && all.length === 1) return first;
  const known = all.flatMap(({ facts }) => facts ?? []);
  return {
    text,
    food: first?.food ?? null,
    weight: grams(all.reduce((sum, { weight }) => sum + (weight ?? 0), 0)),
    facts: known.length === 0 ? null : sumOf(known),
    gap: all.find(({ gap }) => gap !== null)?.gap ?? null,
  };
}

const sumOf = (some: readonly NutritionFacts[]): NutritionFacts =>
  combine((nutrient) => some.reduce((sum, facts) => sum + facts[nutrient], 0));

const UNREAD = { food: null, weight: null, facts: null, gap: 'unknown food' } as const;

/**
 * Computes the nutrition of a recipe from its ingredient lines (see {@link readIngredientList}), before cooking, of
 * what is eaten of them: bones and peel of food as bought, frying oil, brine and a discarded marinade do not count. Of
 * a range the lower end counts. `servings` below 1 counts as 1. Figures: USDA SR28. Never throws.
 * @param ingredients headings among them are no lines of the result; they say what follows is for
 * @param steps say what is fried and what is discarded; may be empty
 */
export function nutritionOfRecipe(
  ingredients: readonly string[],
  servings: number,
  steps: readonly string[] = [],
): RecipeNutrition {
  const recipe = readRecipeUse(steps);
  let section = '';
  const readings: Reading[] = [];
  /** Each line, and how many of the readings are its own. */
  const written: { readonly text: string; readonly parts: number }[] = [];
  const headings = headingsIn(ingredients);
  for (const [at, line] of readIngredientList(ingredients).entries()) {
    const text = ingredients[at] ?? '';
    if (headings[at] === true) {
      section = text;
      continue;
    }
    const parts = line === null ? [] : [line, ...line.more];
    for (const part of parts) readings.push(readIngredient(part, parts.length > 1, section, recipe));
    written.push({ text, parts: parts.length });
  }
  const eaten = limitFryingOil(readings, recipe);
  let next = 0;
  const lines = written.map(({ text, parts }) => {
    const own = eaten.slice(next, (next += parts)).map(({ line }) => line);
    return own.length === 0 ? { text, ...UNREAD } : joinReadings(text, own);
  });
  return summarize(lines, eaten, Number.isFinite(servings) ? Math.max(1, servings) : 1);
}

function summarize(lines: readonly LineNutrition[], eaten: readonly Reading[], portions: number): RecipeNutrition {
  const perRecipe = sumOf(lines.flatMap(({ facts }) => facts ?? []));
  const weigh = (some: readonly LineNutrition[]): number => some.reduce((sum, line) => sum + (line.weight ?? 0), 0);
  const weight = weigh(lines);
  const recognized = weigh(lines.filter(({ facts }) => facts !== null));
  return {
    perRecipe,
    perServing: combine((nutrient) => perRecipe[nutrient] / portions),
    weight: grams(weight),
    recognized: weight === 0 ? 0 : recognized / weight,
    incomplete: NUTRIENTS.filter((nutrient) => eaten.some(({ lacks }) => lacks.includes(nutrient))),
    lines,
  };
}
