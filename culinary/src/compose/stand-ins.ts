import type { FoodName } from '#ingredient-catalogue';

/** What does the same work in a dish when a staple is not wanted, best first. */
export const STAND_INS: Partial<Record<FoodName, readonly FoodName[]>> = {
  butter: ['olive oil'],
  'heavy cream': ['coconut milk'],
  honey: ['maple syrup', 'sugar'],
};
