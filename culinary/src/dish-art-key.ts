import { hashText } from '#chance';

export interface DishToDraw {
  readonly title: string;
  readonly category: string | null;
  readonly ingredients: readonly string[];
}

const MOST_CHARACTERS = 300;
const MOST_INGREDIENTS = 40;

/** Counted up with each change that draws some dish differently, so that nobody keeps its old picture. */
const EDITION = 1;

/** As much of a dish as its picture is made from. */
export function drawnPart({ title, category, ingredients }: DishToDraw): DishToDraw {
  const lines = ingredients.slice(0, MOST_INGREDIENTS).map((line) => line.slice(0, MOST_CHARACTERS));
  return { title: title.slice(0, MOST_CHARACTERS), category, ingredients: lines };
}

/** What the chances of a picture are drawn from. */
export function drawingSeed({ title, category, ingredients }: DishToDraw): string {
  return `${title}|${category ?? ''}|${ingredients.join('|')}`;
}

/** A short name for the picture that `drawDish` draws: another dish, or a later way of drawing, has another. */
export function drawingKey(dish: DishToDraw): string {
  return hashText(`${EDITION}|${drawingSeed(drawnPart(dish))}`).toString(36);
}
