import type { IngredientLine, LineAmount } from '#line/ingredient-line-type';
import type { MeasuredStep } from '#steps/step-type';
import { gramsIn, type UnitName } from '#units';
import { isMetric } from '#scaling/kitchen-measure';

/** Infers a British recipe, whose pints are imperial: it weighs in grams and has no cups. */
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

const hasPints = ({ amount, plus, equivalents, more }: IngredientLine): boolean =>
  amount?.unit === 'pint' || [...plus, ...equivalents].some(({ unit }) => unit === 'pint') || more.some(hasPints);

/** Returns the line with its pints read as imperial. */
export function britishLine(line: IngredientLine): IngredientLine {
  if (!hasPints(line)) return line;
  // Listed by name, because some fields are lazy getters that a spread would lose.
  const { text, amount, name, size, preparation, comment, alternatives, optional, food, language, confidence, parts } =
    line;
  return {
    text,
    amount: amount === null ? null : inBritish<LineAmount>(amount),
    plus: line.plus.map(inBritish),
    equivalents: line.equivalents.map(inBritish),
    more: line.more.map(britishLine),
    name,
    size,
    preparation,
    comment,
    alternatives,
    optional,
    food,
    language,
    confidence,
    parts,
  };
}

/** Returns the step with its pints read as imperial. */
export const britishStep = (step: MeasuredStep): MeasuredStep => ({
  ...step,
  parts: step.parts.map((part) =>
    part.kind === 'amount' ? { ...part, readings: part.readings.map(inBritish) } : part,
  ),
});
