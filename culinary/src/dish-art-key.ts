import { hashText } from '#chance';

export interface DishToDraw {
  readonly title: string;
  readonly category: string | null;
  readonly ingredients: readonly string[];
}

const MOST_CHARACTERS = 300;
const MOST_INGREDIENTS = 40;

/** Counted up with each change that draws some dish differently, so that nobody keeps its old picture. */
export const DRAWING_EDITION = 1;

/** As much of a dish as its picture is made from. */
export function drawnPart({ title, category, ingredients }: DishToDraw): DishToDraw {
  const lines = ingredients.slice(0, MOST_INGREDIENTS).map(beginningOf);
  return { title: beginningOf(title), category, ingredients: lines };
}

/** Where half of a character would be left of what is cut off, there stands a sign for it. */
function beginningOf(text: string): string {
  return text.slice(0, MOST_CHARACTERS).toWellFormed();
}

/** What the chances of a picture are drawn from. */
export function drawingSeed({ title, category, ingredients }: DishToDraw): string {
  return `${title}|${category ?? ''}|${ingredients.join('|')}`;
}

/** A short name for the picture that `drawDish` draws: another dish, or a later way of drawing, has another. */
export function drawingKey(dish: DishToDraw): string {
  return hashText(`${DRAWING_EDITION}|${drawingSeed(drawnPart(dish))}`).toString(36);
}
