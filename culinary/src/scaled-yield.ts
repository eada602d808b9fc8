import { formatQuantity } from '#quantity';

/** A number as yields write it, not part of a measure such as "9-inch" or of a fraction. */
const NUMBER = /(?<![\d.,/½⅓⅔¼¾])(\d+(?:[.,]\d+)?)(?![\d./½⅓⅔¼¾]|,\d|-?\s?(?:inch|in\b|cm|"|″|x\s?\d))/giu;
const MAX_NUMBERS = 2;

/**
 * Returns a yield in words for `factor` times the recipe: "24 cookies" doubled is "48 cookies", "6-8 rolls" is "12-16 rolls". A yield
 * without a plain number gets the factor: "one big pot (×2)".
 */
export function scaledYield(text: string, factor: number): string {
  if (factor === 1) return text;
  const numbers = [...text.matchAll(NUMBER)];
  const isClear = numbers.length > 0 && numbers.length <= MAX_NUMBERS;
  if (!isClear) return `${text} (×${formatQuantity(factor)})`;
  return text.replaceAll(NUMBER, (number) => formatQuantity(Number(number.replace(',', '.')) * factor));
}
