import { foodWords } from '#food-words';
import { linesWithFood } from '#ingredient-heading';
import type { IngredientLine, LineAmount } from '#line/ingredient-line-type';
import { readLines } from '#line/read-line';
import { nutritionOfRecipe } from '#nutrition';
import { scaleRecipe } from '#scale';
import { gramsIn, millilitresIn } from '#units';

/** A recipe that is an ingredient of another one. */
export interface PartRecipe {
  readonly title: string;
  readonly servings: number | null;
  readonly yield_text: string | null;
  readonly ingredients: readonly string[];
}

const BATCH =
  /^(?:full |whole )?(?:batch(?:es)?|recipes?|quantit(?:y|ies)|rezepte?|grundrezepte?|recettes?|recetas?|ricett[ae])(?!\p{L})/iu;
const SERVING =
  /^(?:servings?|portions?|portionen|persons?|people|personen|personnes?|porci[oó]n(?:es)?|porzion[ei])(?!\p{L})/iu;
const YIELD = /^\D{0,30}?(\d+(?:[.,]\d+)?)(?![\d./–-])/u;
const LARGEST_SHARE = 100;
const SMALLEST_SHARE = 0.001;
/** A count without a yield to compare it with: "2 pizza doughs" is twice the recipe, "12 meatballs" is not twelve times. */
const MOST_WHOLE = 2;

/**
 * Returns how much of a part's recipe an ingredient line needs: 0.5 for "250 g pizza dough" of a dough of 500 g, 2 for "2 batches
 * dough". Compares batches, servings, weights (volumes as water) and the yield ("1 crust" of "2 crusts"). A line without an amount needs the whole. Null
 * if the line and the recipe cannot be compared.
 */
export function shareOfPart(text: string, part: PartRecipe): number | null {
  const [line] = readLines([text]);
  if (line?.amount === null || line === undefined) return 1;
  const share = shareOfAmount(line, line.amount, part);
  return share === null || share < SMALLEST_SHARE || share > LARGEST_SHARE ? null : share;
}

function shareOfAmount(line: IngredientLine, amount: LineAmount, part: PartRecipe): number | null {
  const count = (amount.low + amount.high) / 2;
  const after = line.text.slice(amount.end).trimStart();
  if (amount.unit === 'recipe' || BATCH.test(after)) return count;
  if (SERVING.test(after)) return part.servings === null ? null : count / part.servings;
  if (amount.unit !== null) {
    const weight = weightOf(amount);
    const whole = nutritionOfRecipe(part.ingredients, 1).weight;
    return weight === null || whole <= 0 ? null : weight / whole;
  }
  return shareOfYield(line, count, part) ?? (count <= MOST_WHOLE ? count : null);
}

/** In grams; volumes as water. */
function weightOf({ low, high, unit, each }: LineAmount): number | null {
  const size = each === undefined ? unit : each.unit;
  const one = size === null ? null : (gramsIn(size) ?? millilitresIn(size));
  return one === null ? null : ((low + high) / 2) * (each?.low ?? 1) * one;
}

/** "1 crust" of a recipe that makes "2 crusts". */
function shareOfYield(line: IngredientLine, count: number, { yield_text: text }: PartRecipe): number | null {
  const made = Number((YIELD.exec(text ?? '')?.[1] ?? '').replace(',', '.'));
  const named = new Set(foodWords(line.text));
  const isSame = foodWords(text ?? '').some((word) => /\p{L}{3}/u.test(word) && named.has(word));
  return made > 0 && isSame ? count / made : null;
}

/** Returns the ingredients of a part, without headings, in the amounts of its `share`. The whole recipe for null. */
export function partLines(ingredients: readonly string[], share: number | null): string[] {
  const lines = linesWithFood(ingredients);
  return [...scaleRecipe({ ingredients: lines, instructions: [], servings: 1 }, { factor: share ?? 1 }).ingredients];
}
