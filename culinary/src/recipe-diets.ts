import { ALLERGENS, type Allergen, type Diet, DIETS } from '#catalogue/food-row';
import { allergensIn, dietsRuledOut } from '#food-diets';
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
  /** Lines that name no food that is known: what is in them nobody can say. */
  readonly unknown: readonly number[];
}

const MOST_LINES = 300;

// "gluten-free flour", "vegan butter": the writer's own word for a product outweighs what it usually is.
const SAID: readonly {
  readonly words: readonly string[];
  readonly diets: readonly Diet[];
  readonly without: readonly Allergen[];
}[] = [
  { words: ['gluten', 'free'], diets: ['gluten-free'], without: ['gluten'] },
  { words: ['dairy', 'free'], diets: ['dairy-free'], without: ['milk'] },
  { words: ['lactose', 'free'], diets: [], without: [] },
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
  { words: ['egg', 'free'], diets: [], without: ['eggs'] },
  { words: ['nut', 'free'], diets: [], without: ['nuts', 'peanuts'] },
  { words: ['soy', 'free'], diets: [], without: ['soybeans'] },
  { words: ['halal'], diets: ['halal'], without: [] },
  { words: ['kosher'], diets: ['kosher-style'], without: [] },
];

interface LineContents {
  readonly allergens: ReadonlySet<Allergen>;
  readonly breaks: ReadonlySet<Diet>;
}

function contentsOf(line: IngredientLine, foods: readonly Food[]): LineContents {
  const words = foodWords(line.text);
  const said = SAID.filter(({ words: phrase }) =>
    words.some((_, at) => phrase.every((word, more) => words[at + more] === word)),
  );
  const without = new Set(said.flatMap((each) => each.without));
  const kept = new Set(said.flatMap(({ diets }) => diets));
  return {
    allergens: new Set(foods.flatMap(allergensIn).filter((allergen) => !without.has(allergen))),
    breaks: new Set(foods.flatMap(dietsRuledOut).filter((diet) => !kept.has(diet))),
  };
}

// "butter and flour for the tin": all that a line names counts, except what it names as another way ("milk or oat milk").
function foodsOf(line: IngredientLine): readonly Food[] {
  const named = findFoods(line.name).map(({ food }) => food);
  return line.food === null || named.includes(line.food.food) ? named : [line.food.food, ...named];
}

/**
 * Which of the 14 EU allergens a recipe brings with it and which diets it fits, from its ingredient lines (the first 300 are read). It
 * knows foods as they are usually sold and what a line says of them ("gluten-free oats"), not the label of what somebody bought; an
 * unknown food leaves a diet unsure. Never throws.
 */
export function dietsOfRecipe(ingredients: readonly string[]): RecipeDiets {
  const contents = ingredients.slice(0, MOST_LINES).map((text) => {
    const line = parseIngredientLine(text);
    const foods = foodsOf(line);
    return foods.length === 0 ? null : contentsOf(line, foods);
  });
  const where = (test: (line: LineContents | null) => boolean): number[] =>
    contents.flatMap((line, at) => (test(line) ? [at] : []));
  const unknown = where((line) => line === null);
  return {
    allergens: ALLERGENS.map((allergen) => ({
      allergen,
      lines: where((line) => line?.allergens.has(allergen) === true),
    })).filter(({ lines }) => lines.length > 0),
    diets: DIETS.map((diet): DietFinding => {
      const breaking = where((line) => line?.breaks.has(diet) === true);
      if (breaking.length > 0) return { diet, fits: 'no', lines: breaking };
      return unknown.length > 0 ? { diet, fits: 'unsure', lines: unknown } : { diet, fits: 'yes', lines: [] };
    }),
    unknown,
  };
}
