import { isReady, readyFood } from '#compose/leftovers';
import { type FoodName, type FoundFood, getFood } from '#ingredient-catalogue';

// Several peppers, or one that is counted, are the vegetable; pepper as such is the spice.
const PEPPERS =
  /\bpeppers\b|(?:^|\s)(?:an?|one|two|\d+|½|¼)\s+(?:(?:big|large|small|medium|whole|sweet|fresh|stuffed)\s+)?pepper\b/iu;
const UNCOOKED = /\b(?:raw|uncooked|dry)\b/iu;

const called = (food: FoodName, name: string): FoundFood => ({ food: getFood(food), name });

/** The food that the words around its name make of it: cooked already, not yet, or another one of the same name. */
export function foodMeant({ food, name }: FoundFood, text: string): FoundFood {
  if (food.name === 'black pepper' && PEPPERS.test(text)) return called('red bell pepper', 'bell pepper');
  if (food.name === 'kidney bean' && UNCOOKED.test(text)) return called('dried kidney bean', 'dried kidney bean');
  return isReady(text, food) ? { food: readyFood(food), name } : { food, name };
}
