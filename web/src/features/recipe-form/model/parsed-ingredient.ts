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

function wordsOf(line: IngredientLine, kind: 'quantity' | 'unit'): string {
  return line.parts
    .filter((part) => part.kind === kind)
    .map(({ start, end }) => line.text.slice(start, end).trim())
    .filter((text) => text !== '')
    .join(' ');
}

function summarize(line: IngredientLine): ParsedIngredient {
  const food = line.food?.name ?? line.name.trim();
  return { quantity: wordsOf(line, 'quantity'), unit: wordsOf(line, 'unit'), food, known: line.food !== null };
}

/** Returns the ingredients of a line: "2 eggs + 1 yolk" has two; blank lines and headings have none. */
export function summarizeLine(line: IngredientLine): ParsedIngredient[] {
  return line.text.trim() === '' || isHeading(line.text) ? [] : [line, ...line.more].map(summarize);
}
