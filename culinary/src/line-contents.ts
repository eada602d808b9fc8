import type { Allergen, Diet, FoodRole } from '#catalogue/food-row';
import { allergensIn, dietsRuledOut, isOfMeat } from '#food-diets';
import { foodWords } from '#food-words';
import { type Food, findFoods } from '#ingredient-catalogue';
import type { IngredientLine } from '#line/ingredient-line-type';

const ALCOHOL: ReadonlySet<FoodRole> = new Set<FoodRole>(['wine', 'spirit', 'drink']);

// "gluten-free flour", "vegan butter": the writer's claim overrides what the product usually is.
const CLAIMS: readonly {
  readonly words: readonly string[];
  readonly diets: readonly Diet[];
  readonly without: readonly Allergen[];
  /** The only roles that the claim applies to: alcohol-free beer makes no bacon halal. */
  readonly of?: ReadonlySet<FoodRole>;
}[] = [
  { words: ['gluten', 'free'], diets: ['gluten-free'], without: ['gluten'] },
  { words: ['dairy', 'free'], diets: ['dairy-free'], without: ['milk'] },
  { words: ['non', 'dairy'], diets: ['dairy-free'], without: ['milk'] },
  { words: ['nondairy'], diets: ['dairy-free'], without: ['milk'] },
  {
    words: ['vegan'],
    diets: ['vegan', 'vegetarian', 'dairy-free'],
    without: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
  },
  {
    words: ['plant', 'based'],
    diets: ['vegan', 'vegetarian', 'dairy-free'],
    without: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
  },
  { words: ['vegetarian'], diets: ['vegetarian'], without: ['fish', 'crustaceans', 'molluscs'] },
  { words: ['meatless'], diets: ['vegetarian'], without: ['fish', 'crustaceans', 'molluscs'] },
  { words: ['meat', 'free'], diets: ['vegetarian'], without: ['fish', 'crustaceans', 'molluscs'] },
  { words: ['alcohol', 'free'], diets: ['halal'], without: [], of: ALCOHOL },
  { words: ['non', 'alcoholic'], diets: ['halal'], without: [], of: ALCOHOL },
  { words: ['egg', 'free'], diets: [], without: ['eggs'] },
  { words: ['nut', 'free'], diets: [], without: ['nuts', 'peanuts'] },
  { words: ['soy', 'free'], diets: [], without: ['soybeans'] },
  { words: ['halal'], diets: ['halal'], without: [] },
  { words: ['kosher'], diets: ['kosher-style'], without: [] },
];

/** A food with the claims of its text applied: "vegan butter" is butter that violates no diet and contains no milk. */
export interface QualifiedFood {
  readonly food: Food;
  readonly breaks: readonly Diet[];
}

export interface LineContents {
  readonly foods: readonly QualifiedFood[];
  /** Alternatives; they violate no diet. */
  readonly others: readonly Food[];
  readonly allergens: ReadonlySet<Allergen>;
  readonly breaks: ReadonlySet<Diet>;
  /** Meat or made of it, with claims applied: "vegan sausage" has none. Alternatives do not count. */
  readonly meat: boolean;
  readonly milk: boolean;
  /** The line names foods, but what the whole is cannot be determined: "carrot cake". */
  readonly unsure: boolean;
}

const MAX_READ = 400;
const NOT: ReadonlySet<string> = new Set('not non no never isn without'.split(' '));
// Words that do not qualify a claim: "certified gluten-free". "Gluten-free if needed" is a wish, not a claim.
const NEUTRAL_WORDS: ReadonlySet<string> = new Set('certified organic fresh good quality'.split(' '));
const JOINT = /,| (?:or|and|&|oder|und|ou|et|o|y|plus) |\/|\+/iu;
// "Chicken-style seitan" contains no chicken.
const STYLE = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,20}[- ]style(?!\p{L})/giu;
// Forms after a food name that leave the food what it is.
const FORMS: ReadonlySet<string> = new Set(
  'flake crystal lump paste puree stem cap twist husk top branch peel'.split(' '),
);
const CONTAINS = /\bcontain(?:s|ing)?\b(.{1,120})/iu;

const CLAIMS_BY_FIRST_WORD = Map.groupBy(CLAIMS, ({ words: [first = ''] }) => first);

/**
 * Finds the product claims in a text, in the order of {@link SAID}. Compares a phrase only where its first word occurs.
 */
const claimsIn = (text: string): typeof CLAIMS => {
  const words = foodWords(text);
  const claims = new Set<(typeof CLAIMS)[number]>();
  for (const [at, first] of words.entries()) {
    if (NOT.has(words[at - 1] ?? '')) continue;
    for (const each of CLAIMS_BY_FIRST_WORD.get(first) ?? [])
      if (each.words.every((word, more) => words[at + more] === word)) claims.add(each);
  }
  return claims.size < 2 ? [...claims] : CLAIMS.filter((each) => claims.has(each));
};

/** Finds claims in a remark that says nothing else: "(gluten-free)", but not "(or vegan butter)" nor "not vegan". */
function claimsInRemark(remark: string): typeof CLAIMS {
  return remark.split(/[;,]/u).flatMap((part) => {
    const words = foodWords(part).filter((word) => !NEUTRAL_WORDS.has(word));
    return CLAIMS.filter(({ words: phrase }) => phrase.join(' ') === words.join(' '));
  });
}

const withoutStyles = (text: string): string => (/style/iu.test(text) ? text.replaceAll(STYLE, ' ') : text);
const foodsIn = (text: string): readonly Food[] => findFoods(withoutStyles(text)).map(({ food }) => food);

/** Applies claims to a food, so that every check on foods gives the right answer for it. */
function applyClaims(food: Food, claims: typeof CLAIMS): QualifiedFood {
  if (claims.length === 0) return { food, breaks: dietsRuledOut(food) };
  const without = new Set(claims.flatMap((each) => each.without));
  const applicable = new Set(claims.flatMap(({ diets, of }) => (of === undefined || of.has(food.role) ? diets : [])));
  const breaks = dietsRuledOut(food, without).filter((diet) => !applicable.has(diet));
  const isNoFlesh = applicable.has('vegetarian') && dietsRuledOut({ ...food, rulesOut: [] }).includes('vegetarian');
  const isNoAlcohol = applicable.has('halal') && ALCOHOL.has(food.role);
  const role = isNoFlesh ? 'tofu' : isNoAlcohol ? 'drink' : food.role;
  const contains = allergensIn(food).filter((allergen) => !without.has(allergen));
  const rulesOut = (food.rulesOut ?? []).filter((diet) => !applicable.has(diet));
  return { food: { ...food, role, contains, rulesOut }, breaks };
}

/** Finds the foods in a few words of running text, with claims applied. */
export const qualifiedFoodsIn = (text: string): QualifiedFood[] =>
  text.split(JOINT).flatMap((part) => {
    const claims = claimsIn(part);
    return foodsIn(part).map((food) => applyClaims(food, claims));
  });

/** Returns what a line brings into the dish; null if it names no known food. */
export function contentsOf(line: IngredientLine): LineContents | null {
  const name = line.name.slice(0, MAX_READ);
  const remark = `${line.preparation}; ${line.comment}`.slice(0, MAX_READ);
  const foods: QualifiedFood[] = [];
  const seen = new Set<Food>();
  const add = (some: readonly Food[], claims: typeof CLAIMS): void => {
    for (const food of some) {
      seen.add(food);
      foods.push(applyClaims(food, claims));
    }
  };
  const whole = foodsIn(name);
  const main = line.food === null || whole.includes(line.food.food) ? whole : [line.food.food, ...whole];
  const parts = name.split(JOINT);
  if (parts.length === 1) add(main, [...claimsIn(name), ...claimsInRemark(remark)]);
  else {
    // "Vegan butter or milk": a claim about one food does not apply to the other.
    for (const part of parts) add(foodsIn(part), claimsIn(part));
    add(
      main.filter((food) => !seen.has(food)),
      [],
    );
  }
  // "2 hoja santa": a word parsed as an amount or a unit may belong to the name.
  if (seen.size === 0) add(foodsIn(line.text.slice(0, MAX_READ)), claimsIn(line.text));
  if (seen.size === 0) return null;
  add(foodsIn(CONTAINS.exec(remark)?.[1] ?? ''), []);
  const others = line.alternatives.flatMap(qualifiedFoodsIn).map(({ food }) => food);
  const isMilk = ({ food }: QualifiedFood): boolean => allergensIn(food).includes('milk');
  return {
    foods,
    others,
    // An alternative violates no diet, but a user with an allergy must know about it.
    allergens: new Set([...foods.map(({ food }) => food), ...others].flatMap(allergensIn)),
    breaks: new Set(foods.flatMap(({ breaks }) => breaks)),
    meat: foods.some(({ food }) => isOfMeat(food)),
    milk: foods.some(isMilk),
    unsure: line.food === null && !FORMS.has(foodWords(name).at(-1) ?? ''),
  };
}
