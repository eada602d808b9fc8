import { dip, curry, mixedBowl, porridge, salad, soup, stew } from '#art/bowl-scenes';
import { breads, crumble, roast, skewers, squares, tacos } from '#art/board-scenes';
import { bites, mainPlate, pasta, risotto, skilletDish } from '#art/plate-scenes';
import { type Canvas } from '#art/canvas';
import type { DishKind } from '#art/dish-kind';
import { cake, glassDessert, pancakeStack } from '#art/cake-scenes';
import { drink, mug } from '#art/drink-scenes';
import type { StillLife } from '#art/still-life';

/** Draws a still life in the setting of its kind. */
export function paint(canvas: Canvas, kind: DishKind, life: StillLife, title: string): void {
  switch (kind) {
    case 'soup':
      return soup(canvas, life, title);
    case 'salad':
      return salad(canvas, life);
    case 'stew':
      return stew(canvas, life);
    case 'curry':
      return curry(canvas, life);
    case 'pasta':
      return pasta(canvas, life);
    case 'roast':
      return roast(canvas, life);
    case 'plate':
      return mainPlate(canvas, life);
    case 'skillet':
      return skilletDish(canvas, life, title);
    case 'bowl':
      return mixedBowl(canvas, life);
    case 'risotto':
      return risotto(canvas, life);
    case 'bread':
      return breads(canvas, life);
    case 'tacos':
      return tacos(canvas, life);
    case 'dip':
      return dip(canvas, life);
    case 'bites':
      return bites(canvas, life);
    case 'crumble':
      return crumble(canvas, life);
    case 'squares':
      return squares(canvas, life);
    case 'porridge':
      return porridge(canvas, life);
    case 'skewers':
      return skewers(canvas, life);
    case 'cake':
      return cake(canvas, life);
    case 'drink':
      return drink(canvas, life);
    case 'mug':
      return mug(canvas, life);
    case 'glass-dessert':
      return glassDessert(canvas, life);
    case 'pancakes':
      return pancakeStack(canvas, life);
  }
}
