import type { IngredientLine } from '@larder/culinary/line/ingredient-line-type';

/** What the kitchen makes of a typed line, in the writer's own words where they stand there. */
export interface Understood {
  readonly quantity: string;
  readonly unit: string;
  /** As the kitchen calls it; empty where no food is named. */
  readonly food: string;
  /** It is a food the kitchen knows. */
  readonly known: boolean;
}

function wordsOf(line: IngredientLine, kind: 'quantity' | 'unit'): string {
  return line.parts
    .filter((part) => part.kind === kind)
    .map(({ start, end }) => line.text.slice(start, end).trim())
    .filter((text) => text !== '')
    .join(' ');
}

/** "For the sauce:" heads the lines below it. */
export function isHeading(text: string): boolean {
  return text.trim().endsWith(':');
}

/** Null where there is nothing to understand. */
export function understand(line: IngredientLine): Understood | null {
  if (line.text.trim() === '' || isHeading(line.text)) return null;
  const food = line.food?.name ?? line.name.trim();
  return { quantity: wordsOf(line, 'quantity'), unit: wordsOf(line, 'unit'), food, known: line.food !== null };
}
