import { createHash } from 'node:crypto';

import { drawDish } from '@larder/culinary/dish-art';

import { SAMPLE_DISHES } from '../src/features/landing/sample-dishes.ts';

export interface DishPicture {
  readonly name: string;
  readonly url: string;
  readonly svg: string;
}

let drawn: readonly DishPicture[] | undefined;

/** The landing page's pictures, drawn by the same code as those of recipes. */
export function drawSampleDishes(): readonly DishPicture[] {
  drawn ??= SAMPLE_DISHES.map(({ name, ...dish }) => {
    const svg = drawDish(dish);
    const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
    return { name, url: `/assets/dish-${name}-${hash}.svg`, svg };
  });
  return drawn;
}
