import { loadAllNames } from '#all-names';
import { Canvas } from '#art/canvas';
import { dishKind } from '#art/dish-kind';
import { paint } from '#art/paint';
import { stillLifeOf } from '#art/still-life';
import { seededRandom, hashText } from '#seeded-random';
import { type DishToDraw, drawingSeed, drawnPart } from '#dish-art-key';

/**
 * Draws a dish as SVG text, 400 × 300, with a full-bleed background. Deterministic: the same recipe gives the same
 * picture. Safe to inline: it contains no recipe text, no script and no links except to its own parts, and stays under
 * 12 KB. Its ids start with a hash of the recipe, so that two pictures on a page do not collide. Never throws.
 */
export function drawDish(recipe: DishToDraw): string {
  loadAllNames();
  const dish = drawnPart(recipe);
  const seed = drawingSeed(dish);
  const canvas = new Canvas(`d${hashText(seed).toString(36).slice(-5).padStart(5, '0')}`, seededRandom(seed));
  const life = stillLifeOf(dish.title, dish.ingredients, dish.instructions);
  paint(canvas, dishKind(dish.category, life), life);
  return canvas.toSvg();
}
