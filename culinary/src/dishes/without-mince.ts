import { SIMMERS } from '#dishes/cooking-method';
import type { Dish } from '#dishes/dish';
import { editFrom, timesIn } from '#dishes/edit-steps';
import type { Food } from '#ingredient-catalogue';

/** Minutes that a dish cooks what takes the place of meat. */
export const PLANT_MINUTES = { simmer: 25, long: 35 };
/** Cooked legumes only take up the fat and heat through. */
const SOFT_MINUTES = 3;

/** What only mince does: "until no pink is left", "spoon off the fat". */
const OF_MINCE =
  /(?:, | and )(?:breaking (?:it|them) up(?: and leaving it alone in between)?|until (?:no pink is left|golden brown)[^.;]*)|; for turkey\)| and the fat rises to the top/gu;
const FAT = /^ *(?:Pour|Spoon|Drain|Skim) off [^.]*\bfat\b[^.]*\.$/u;

/** Cooks vegetables or legumes as a sauce cooks its mince: no fat to pour off, and no hours until tender. */
export function withoutMince(dish: Dish, key: string, food: Food): Dish {
  const isSoft = food.role === 'legume';
  return editFrom(dish, key, (sentence) => {
    if (FAT.test(sentence)) return '';
    const text = SIMMERS.test(sentence) ? timesIn(sentence, (each) => Math.min(each, PLANT_MINUTES.long)) : sentence;
    if (!isSoft || !/breaking (?:it|them) up/u.test(text))
      return text.replaceAll(/; for turkey\)| and the fat rises to the top/gu, '');
    return timesIn(text.replaceAll(OF_MINCE, ''), (each) => Math.min(each, SOFT_MINUTES))
      .replaceAll(/\bbrown\b/gu, 'fry')
      .replaceAll(/\bBrown\b/gu, 'Fry');
  });
}
