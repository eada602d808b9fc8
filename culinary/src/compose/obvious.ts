import type { Given } from '#compose/given';
import type { FoodName } from '#ingredient-catalogue';

/** What everybody thinks of who sees just these on the table; by the form's id. */
const OBVIOUS: readonly (readonly [form: string, foods: readonly FoodName[]])[] = [
  ['scrambled-eggs', ['egg']],
  ['porridge', ['rolled oats']],
  ['pancakes', ['egg', 'all-purpose flour', 'milk']],
  ['pancakes', ['egg', 'all-purpose flour', 'milk', 'sugar']],
  ['french-toast', ['bread', 'egg', 'milk']],
];
const BONUS = 4;

/** What is added to a dish that is the obvious one for what was given: nothing else, and fats and seasonings do not count. */
export function obviousness(form: string, given: readonly Given[]): number {
  const names = new Set<string>();
  for (const { food } of given) if (food.role !== 'fat' && food.role !== 'seasoning') names.add(food.name);
  const isObvious = OBVIOUS.some(
    ([id, foods]) => id === form && foods.length === names.size && foods.every((name) => names.has(name)),
  );
  return isObvious ? BONUS : 0;
}
