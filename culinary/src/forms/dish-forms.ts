import type { DishForm } from '#compose/dish-form';
import { bruschetta, crispSnack, dip, energyBites, quesadilla, skewers } from '#forms/bites';
import { frenchToast, pancakes, porridge } from '#forms/breakfasts';
import { curry } from '#forms/curry';
import { brownies, crumble, fruitFool, loafCake } from '#forms/desserts';
import { cooler, smoothie, warmDrink } from '#forms/drinks';
import { breakfastHash, frittata } from '#forms/eggs';
import { friedRice } from '#forms/fried-rice';
import { grainBowl } from '#forms/grain-bowl';
import { pasta } from '#forms/pasta';
import { risotto } from '#forms/risotto';
import { heartySalad, leafySalad } from '#forms/salads';
import { searedPlate } from '#forms/seared-plate';
import { sheetPanRoast } from '#forms/sheet-pan-roast';
import { mash, panSide, roastSide } from '#forms/sides';
import { chunkySoup, smoothSoup } from '#forms/soup';
import { stew } from '#forms/stew';
import { stirFry } from '#forms/stir-fry';
import { tacos } from '#forms/tacos';

/** All dishes the engine can cook. A new one is a new file and a new name in this list. */
export const DISH_FORMS: readonly DishForm[] = [
  sheetPanRoast, stirFry, pasta, curry, stew, risotto, friedRice, tacos, grainBowl, searedPlate,
  chunkySoup, smoothSoup, leafySalad, heartySalad, roastSide, panSide, mash,
  bruschetta, dip, skewers, energyBites, crispSnack, quesadilla,
  crumble, fruitFool, brownies, loafCake, pancakes, porridge, frenchToast, frittata, breakfastHash,
  smoothie, cooler, warmDrink,
];
