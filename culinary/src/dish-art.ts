import { knowAllNames } from '#all-names';
import { Canvas } from '#art/canvas';
import { dishKind } from '#art/dish-kind';
import { paint } from '#art/paint';
import { arrange } from '#art/still-life';
import { chanceFrom, hashText } from '#chance';

export interface DishToDraw {
  readonly title: string;
  readonly category: string | null;
  readonly ingredients: readonly string[];
}

const MOST_CHARACTERS = 300;
const MOST_INGREDIENTS = 40;

/**
 * A picture of a dish as SVG text, 400 × 300, the background filling all of it. The same recipe is always the same picture.
 * Safe to inline: it holds no text of the recipe, no script, no link but to its own parts, and stays under 12 KB. Its ids begin with a hash
 * of the recipe, so two different pictures on a page do not disturb each other. Never throws.
 */
export function drawDish(recipe: DishToDraw): string {
  knowAllNames();
  const title = recipe.title.slice(0, MOST_CHARACTERS);
  const lines = recipe.ingredients.slice(0, MOST_INGREDIENTS).map((line) => line.slice(0, MOST_CHARACTERS));
  const seed = `${title}|${recipe.category ?? ''}|${lines.join('|')}`;
  const canvas = new Canvas(`d${hashText(seed).toString(36).slice(-5).padStart(5, '0')}`, chanceFrom(seed));
  const life = arrange(title, lines);
  paint(canvas, dishKind(recipe.category, life), life);
  return canvas.toSvg();
}
