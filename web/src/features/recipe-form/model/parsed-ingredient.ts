import { isHeading } from '@larder/culinary/ingredient-heading';
import type { IngredientLine } from '@larder/culinary/line/ingredient-line-type';

/** The parts of an ingredient of a typed line, as the kitchen engine parses it. Amounts keep the user's words. */
export interface ParsedIngredient {
  readonly quantity: string;
  readonly unit: string;
  /** The catalog's name of the food, else the typed name; empty if the line names none. */
  readonly food: string;
  /** The food is in the catalog. */
  readonly known: boolean;
}

/** Of "1 (14 oz) can". */
const BRACKETS = /[()[\]]/gu;

/** Returns where the leading amount ends, with what is added to it directly: "1 cup + 2 tbsp". */
function endOfAmount({ amount, plus, parts }: IngredientLine): number {
  let end = amount?.end ?? 0;
  for (const more of plus) {
    const isApart = parts.some(({ kind, start }) => kind === 'name' && start >= end && start < more.start);
    if (!isApart) ({ end } = more);
  }
  return end;
}

/** Returns the words of the leading amount: "2 cups juice (from 3 oranges)" has 2 cups. */
function amountWords(line: IngredientLine): Pick<ParsedIngredient, 'quantity' | 'unit'> {
  const { amount, parts, text } = line;
  if (amount === null) return { quantity: '', unit: '' };
  const end = endOfAmount(line);
  const units = parts.filter(({ kind }) => kind === 'unit');
  // "2 garlic cloves": the unit follows the food.
  const unit = units.find(({ start }) => start >= amount.start && (start < end || amount.unit !== null));
  const quantityEnd = unit === undefined || unit.start >= end ? end : unit.start;
  return {
    quantity: parts
      .filter(({ kind, start }) => kind === 'quantity' && start >= amount.start && start < quantityEnd)
      .map((part) => text.slice(part.start, part.end).trim())
      .join(' '),
    unit:
      unit === undefined
        ? ''
        : text
            .slice(unit.start, Math.max(unit.end, unit.start < end ? end : 0))
            .replaceAll(BRACKETS, '')
            .trim(),
  };
}

function summarize(line: IngredientLine): ParsedIngredient {
  const food = line.food?.name ?? line.name.trim();
  return { ...amountWords(line), food, known: line.food !== null };
}

/** Returns the ingredients of a line: "2 eggs + 1 yolk" has two; blank lines and headings have none. */
export function summarizeLine(line: IngredientLine): ParsedIngredient[] {
  return line.text.trim() === '' || isHeading(line.text) ? [] : [line, ...line.more].map(summarize);
}
