import type { IngredientLine, LineAmount } from '#line/ingredient-line-type';
import type { RecipeStep } from '#steps/step-type';
import { gramsIn, type UnitName } from '#units';
import { isMetric } from '#scaling/kitchen-measure';

/** Whether a recipe comes from a British kitchen as far as its pints go: it weighs in grams and knows no cups. */
export function isBritish(lines: readonly IngredientLine[]): boolean {
  const units = lines.flatMap(({ amount, equivalents }) => [
    amount?.unit ?? null,
    ...equivalents.map(({ unit }) => unit),
  ]);
  const weighs = units.some((unit) => unit !== null && isMetric(unit) && gramsIn(unit) !== null);
  return weighs && !units.includes('cup') && !units.includes('quart') && !units.includes('stick');
}

const inBritish = <Of extends { readonly unit: UnitName | null }>(of: Of): Of =>
  of.unit === 'pint' ? { ...of, unit: 'imperial pint' } : of;

const hasPints = ({ amount, plus, equivalents }: IngredientLine): boolean =>
  amount?.unit === 'pint' || [...plus, ...equivalents].some(({ unit }) => unit === 'pint');

/** The line with its pints read as imperial ones. */
export function britishLine(line: IngredientLine): IngredientLine {
  if (!hasPints(line)) return line;
  // By name, since a line may find out some of these only when asked.
  const { text, amount, name, size, preparation, comment, alternatives, optional, food, confidence, parts } = line;
  return {
    text,
    amount: amount === null ? null : inBritish<LineAmount>(amount),
    plus: line.plus.map(inBritish),
    equivalents: line.equivalents.map(inBritish),
    name,
    size,
    preparation,
    comment,
    alternatives,
    optional,
    food,
    confidence,
    parts,
  };
}

/** The step with its pints read as imperial ones. */
export const britishStep = (step: RecipeStep): RecipeStep => ({
  ...step,
  parts: step.parts.map((part) =>
    part.kind === 'amount' ? { ...part, readings: part.readings.map(inBritish) } : part,
  ),
});
