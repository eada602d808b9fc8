import type { FoodRole } from '#catalogue/food-row';
import { nameFor } from '#compose/food-name';
import type { FoundFood } from '#ingredient-catalogue';

const WILD = /\bwild (?:\w+ )?(?:mushrooms?|chanterelles?|morels?|porcini)\b/iu;
const WILD_MUSHROOMS =
  'Cook only wild mushrooms that an expert has inspected or a store has sold: deadly kinds look like edible ones, and cooking doesn’t make them safe.';
const FROZEN = /\b(?<!(?:not|never) )frozen\b/iu;
const THAWED: ReadonlySet<FoodRole> = new Set(['poultry', 'meat', 'braise', 'mince', 'offal', 'fish', 'shellfish']);

/** Returns the safety notes that a given food needs, by the words around its name. */
export function safetyNotesFor(text: string, { food, name }: FoundFood): readonly string[] {
  const isFrozen = FROZEN.test(text) && THAWED.has(food.role) && !name.includes('frozen') && food.ready !== true;
  return [
    ...(WILD.test(text) ? [WILD_MUSHROOMS] : []),
    ...(isFrozen
      ? [
          `Thaw the ${nameFor(food, name, 2)} first, overnight in the fridge or sealed in cold water for an hour, and pat dry: the times are for thawed food.`,
        ]
      : []),
  ];
}
