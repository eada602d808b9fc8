import type { GivenFood } from '#compose/given-food';
import type { FoodName } from '#ingredient-catalogue';

/** The dish that exactly these foods suggest to any cook; by form id. */
const OBVIOUS: readonly (readonly [form: string, foods: readonly FoodName[]])[] = [
  ['scrambled-eggs', ['egg']],
  ['porridge', ['rolled oats']],
  ['pancakes', ['egg', 'all-purpose flour', 'milk']],
  ['pancakes', ['egg', 'all-purpose flour', 'milk', 'sugar']],
  ['french-toast', ['bread', 'egg', 'milk']],
  ['brownies', ['dark chocolate', 'egg', 'sugar', 'all-purpose flour']],
];
const BONUS = 6;

/** Returns the bonus of a dish that is obvious for the given foods and no others; fats and seasonings do not count. */
export function obviousness(form: string, given: readonly GivenFood[]): number {
  if (!OBVIOUS.some(([id]) => id === form)) return 0;
  const names = new Set<string>();
  for (const { food } of given) if (food.role !== 'fat' && food.role !== 'seasoning') names.add(food.name);
  const isObvious = OBVIOUS.some(
    ([id, foods]) => id === form && foods.length === names.size && foods.every((name) => names.has(name)),
  );
  return isObvious ? BONUS : 0;
}
