import { knowAllNames } from '#all-names';
import { Canvas } from '#art/canvas';
import { dishKind } from '#art/dish-kind';
import { paint } from '#art/paint';
import { arrange } from '#art/still-life';
import { chanceFrom, hashText } from '#chance';
import { type DishToDraw, drawingSeed, drawnPart } from '#dish-art-key';

/**
 * A picture of a dish as SVG text, 400 × 300, the background filling all of it. The same recipe is always the same picture.
 * Safe to inline: it holds no text of the recipe, no script, no link but to its own parts, and stays under 12 KB. Its ids begin with a hash
 * of the recipe, so two different pictures on a page do not disturb each other. Never throws.
 */
export function drawDish(recipe: DishToDraw): string {
  knowAllNames();
  const dish = drawnPart(recipe);
  const seed = drawingSeed(dish);
  const canvas = new Canvas(`d${hashText(seed).toString(36).slice(-5).padStart(5, '0')}`, chanceFrom(seed));
  const life = arrange(dish.title, dish.ingredients);
  paint(canvas, dishKind(dish.category, life), life);
  return canvas.toSvg();
}
