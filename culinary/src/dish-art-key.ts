import { hashText } from '#seeded-random';

export interface DishToDraw {
  readonly title: string;
  readonly category: string | null;
  readonly ingredients: readonly string[];
  /** Optional: they show which foods are blended, and how eggs are cooked. */
  readonly instructions?: readonly string[] | undefined;
}

const MAX_CHARACTERS = 300;
const MAX_INGREDIENTS = 40;
const MAX_STEPS = 20;
const MAX_STEP_CHARACTERS = 700;

/** Increment with each change that draws any dish differently, so that cached pictures are replaced. */
export const DRAWING_EDITION = 2;

/** Returns the part of a dish that determines its drawing. */
export function drawnPart({ title, category, ingredients, instructions = [] }: DishToDraw): Required<DishToDraw> {
  const lines = ingredients.slice(0, MAX_INGREDIENTS).map((line) => beginningOf(line));
  const steps = instructions.slice(0, MAX_STEPS).map((step) => beginningOf(step, MAX_STEP_CHARACTERS));
  return { title: beginningOf(title), category, ingredients: lines, instructions: steps };
}

/** Truncates a text. A surrogate pair that the cut splits becomes a replacement character. */
function beginningOf(text: string, max = MAX_CHARACTERS): string {
  return text.slice(0, max).toWellFormed();
}

export function drawingSeed({ title, category, ingredients, instructions = [] }: DishToDraw): string {
  return `${title}|${category ?? ''}|${[...ingredients, ...instructions].join('|')}`;
}

/**
 * Returns a short cache key for the picture that `drawDish` draws. It changes with the dish and with {@link
 * DRAWING_EDITION}.
 */
export function drawingKey(dish: DishToDraw): string {
  return hashText(`${DRAWING_EDITION}|${drawingSeed(drawnPart(dish))}`).toString(36);
}
