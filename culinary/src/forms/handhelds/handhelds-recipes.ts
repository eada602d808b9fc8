import type { Recipes } from '#compose/dish-form';
import { writeTacos } from '#forms/handhelds/tacos-recipe';
import { writeQuesadilla } from '#forms/handhelds/quesadilla-recipe';
import type { HANDHELDS } from '#forms/handhelds/handhelds';

export const HANDHELDS_RECIPES = {
  tacos: writeTacos,
  quesadilla: writeQuesadilla,
} satisfies Recipes<typeof HANDHELDS>;
