import { hashText } from '#seeded-random';

export interface DishToDraw {
  readonly title: string;
  readonly category: string | null;
  readonly ingredients: readonly string[];
}

const MAX_CHARACTERS = 300;
const MAX_INGREDIENTS = 40;

/** Increment with each change that draws any dish differently, so that cached pictures are replaced. */
export const DRAWING_EDITION = 1;

/** Returns the part of a dish that determines its drawing. */
export function drawnPart({ title, category, ingredients }: DishToDraw): DishToDraw {
  const lines = ingredients.slice(0, MAX_INGREDIENTS).map(beginningOf);
  return { title: beginningOf(title), category, ingredients: lines };
}

/** Truncates a text. A surrogate pair that the cut splits becomes a replacement character. */
function beginningOf(text: string): string {
  return text.slice(0, MAX_CHARACTERS).toWellFormed();
}

export function drawingSeed({ title, category, ingredients }: DishToDraw): string {
  return `${title}|${category ?? ''}|${ingredients.join('|')}`;
}

/**
 * Returns a short cache key for the picture that `drawDish` draws. It changes with the dish and with {@link
 * DRAWING_EDITION}.
 */
export function drawingKey(dish: DishToDraw): string {
  return hashText(`${DRAWING_EDITION}|${drawingSeed(drawnPart(dish))}`).toString(36);
}
