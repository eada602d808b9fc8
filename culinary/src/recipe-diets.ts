import { ALLERGENS, type Allergen, type Diet, DIETS, type FoodRole } from '#catalogue/food-row';
import { allergensIn, dietsRuledOut, isMeat } from '#food-diets';
import { foodWords } from '#food-words';
import { type Food, findFoods } from '#ingredient-catalogue';
import { parseIngredientLine } from '#ingredient-line';
import type { IngredientLine } from '#line/ingredient-line-type';

export interface AllergenFinding {
  readonly allergen: Allergen;
  /** Lines it comes with, as positions in the list. */
  readonly lines: readonly number[];
}

export interface DietFinding {
  readonly diet: Diet;
  /** `unsure` when no line breaks the diet, but some line names no food that is known. */
  readonly fits: 'yes' | 'no' | 'unsure';
  /** Lines that break it, or for `unsure` those that were not understood. */
  readonly lines: readonly number[];
}

export interface RecipeDiets {
  readonly allergens: readonly AllergenFinding[];
  readonly diets: readonly DietFinding[];
  /** Lines that name no food that is known, or more than is known ("carrot cake"): what is in them nobody can say. */
  readonly unknown: readonly number[];
}

const MOST_LINES = 300;
const ALCOHOL: ReadonlySet<FoodRole> = new Set<FoodRole>(['wine', 'spirit', 'drink']);

// "gluten-free flour", "vegan butter": the writer's own word for a product outweighs what it usually is.
const SAID: readonly {
  readonly words: readonly string[];
  readonly diets: readonly Diet[];
  readonly without: readonly Allergen[];
  /** Of which foods alone it says something: alcohol-free beer makes no bacon halal. */
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

interface LineContents {
  readonly allergens: ReadonlySet<Allergen>;
  readonly breaks: ReadonlySet<Diet>;
  /** Not as another way, and as the writer means it: there is no meat in "vegan sausage". */
  readonly meat: boolean;
  readonly milk: boolean;
  /** It names foods, but what the whole of it is nobody can say: "carrot cake". */
  readonly unsure: boolean;
}

const MOST_READ = 400;
const NOT: ReadonlySet<string> = new Set('not non no never isn without'.split(' '));
// Words that do not take back what is said: "certified gluten-free". "Gluten-free if needed" is a wish.
const BESIDE: ReadonlySet<string> = new Set('certified organic fresh good quality'.split(' '));
const JOINT = /,| (?:or|and|&|oder|und|ou|et|o|y|plus) |\/|\+/iu;
// "Chicken-style seitan" has no chicken in it.
const STYLE = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,20}[- ]style(?!\p{L})/giu;
// What comes after a food and leaves it that food.
const FORMS: ReadonlySet<string> = new Set(
  'flake crystal lump paste puree stem cap twist husk top branch peel'.split(' '),
);
const CONTAINS = /\bcontain(?:s|ing)?\b(.{1,120})/iu;

const saidIn = (text: string): typeof SAID => {
  const words = foodWords(text);
  return SAID.filter(({ words: phrase }) =>
    words.some((_, at) => !NOT.has(words[at - 1] ?? '') && phrase.every((word, more) => words[at + more] === word)),
  );
};

/** What a remark says of the product, if it says nothing else: "(gluten-free)", but not "(or vegan butter)" nor "not vegan". */
function saidByRemark(remark: string): typeof SAID {
  return remark.split(/[;,]/u).flatMap((part) => {
    const words = foodWords(part).filter((word) => !BESIDE.has(word));
    return SAID.filter(({ words: phrase }) => phrase.join(' ') === words.join(' '));
  });
}

const foodsIn = (text: string): readonly Food[] => findFoods(text.replaceAll(STYLE, ' ')).map(({ food }) => food);

function contentsOf(line: IngredientLine): LineContents | null {
  const name = line.name.slice(0, MOST_READ);
  const remark = `${line.preparation}; ${line.comment}`.slice(0, MOST_READ);
  const remarked = saidByRemark(remark);
  const allergens = new Set<Allergen>();
  const breaks = new Set<Diet>();
  const seen = new Set<Food>();
  let meat = false;
  const add = (foods: readonly Food[], said: typeof SAID): void => {
    const without = new Set(said.flatMap((each) => each.without));
    for (const food of foods) {
      seen.add(food);
      const kept = new Set(said.flatMap(({ diets, of }) => (of === undefined || of.has(food.role) ? diets : [])));
      for (const allergen of allergensIn(food)) if (!without.has(allergen)) allergens.add(allergen);
      for (const diet of dietsRuledOut(food, without)) if (!kept.has(diet)) breaks.add(diet);
      meat ||= isMeat(food) && !kept.has('vegetarian');
    }
  };
  const whole = foodsIn(name);
  const main = line.food === null || whole.includes(line.food.food) ? whole : [line.food.food, ...whole];
  const parts = name.split(JOINT);
  if (parts.length === 1) add(main, [...saidIn(name), ...remarked]);
  else {
    // "Vegan butter or milk": what is said of one is not said of the other.
    for (const part of parts) add(foodsIn(part), saidIn(part));
    add(
      main.filter((food) => !seen.has(food)),
      [],
    );
  }
  if (seen.size === 0) return null;
  add(foodsIn(CONTAINS.exec(remark)?.[1] ?? ''), []);
  const milk = allergens.has('milk');
  // What else will do breaks no diet, but whoever must not have it wants to know.
  for (const other of line.alternatives) {
    const without = new Set(saidIn(other).flatMap((each) => each.without));
    for (const allergen of foodsIn(other).flatMap(allergensIn)) if (!without.has(allergen)) allergens.add(allergen);
  }
  return { allergens, breaks, meat, milk, unsure: line.food === null && !FORMS.has(foodWords(name).at(-1) ?? '') };
}

/**
 * Which of the 14 EU allergens a recipe brings with it and which diets it fits, from its ingredient lines (the first 300 are read). It
 * knows foods as they are usually sold and what a line says of them ("gluten-free oats"), not the label of what somebody bought; an
 * unknown food leaves a diet unsure. What a line names as another way ("milk (or oat milk)") counts among the allergens, not for the
 * diets. Never throws.
 */
export function dietsOfRecipe(ingredients: readonly string[]): RecipeDiets {
  const contents = ingredients.slice(0, MOST_LINES).map((text) => {
    return contentsOf(parseIngredientLine(text));
  });
  const where = (test: (line: LineContents | null) => boolean): number[] =>
    contents.flatMap((line, at) => (test(line) ? [at] : []));
  const unknown = where((line) => line === null || line.unsure);
  const [meat, milk] = [where((line) => line?.meat === true), where((line) => line?.milk === true)];
  const together = meat.length > 0 && milk.length > 0 ? new Set([...meat, ...milk]) : new Set<number>();
  return {
    allergens: ALLERGENS.map((allergen) => ({
      allergen,
      lines: where((line) => line?.allergens.has(allergen) === true),
    })).filter(({ lines }) => lines.length > 0),
    diets: DIETS.map((diet): DietFinding => {
      const breaking = contents.flatMap((line, at) =>
        line?.breaks.has(diet) === true || (diet === 'kosher-style' && together.has(at)) ? [at] : [],
      );
      if (breaking.length > 0) return { diet, fits: 'no', lines: breaking };
      return unknown.length > 0 ? { diet, fits: 'unsure', lines: unknown } : { diet, fits: 'yes', lines: [] };
    }),
    unknown,
  };
}
