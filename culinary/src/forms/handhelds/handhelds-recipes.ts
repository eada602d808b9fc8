import type { Recipes } from '#compose/dish-form';
import { writeBanhMi } from '#forms/handhelds/banh-mi-recipe';
import { writeBurrito } from '#forms/handhelds/burrito-recipe';
import { writeFalafelPitas } from '#forms/handhelds/falafel-pitas-recipe';
import type { HANDHELDS } from '#forms/handhelds/handhelds';
import { writePitaPockets } from '#forms/handhelds/pita-pockets-recipe';
import { writeQuesadilla } from '#forms/handhelds/quesadilla-recipe';
import { writeSandwich } from '#forms/handhelds/sandwich-recipe';
import { writeSummerRolls } from '#forms/handhelds/summer-rolls-recipe';
import { writeTacos } from '#forms/handhelds/tacos-recipe';

export const HANDHELDS_RECIPES = {
  tacos: writeTacos,
  quesadilla: writeQuesadilla,
  sandwich: writeSandwich,
  burrito: writeBurrito,
  'summer-rolls': writeSummerRolls,
  'banh-mi': writeBanhMi,
  'pita-pockets': writePitaPockets,
  'falafel-pitas': writeFalafelPitas,
} satisfies Recipes<typeof HANDHELDS>;
