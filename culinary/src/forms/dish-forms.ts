import type { DishForm } from '#compose/dish-form';
import { breakfastHash } from '#forms/breakfast-hash';
import { brownies } from '#forms/brownies';
import { bruschetta } from '#forms/bruschetta';
import { chunkySoup } from '#forms/chunky-soup';
import { cooler } from '#forms/cooler';
import { crispSnack } from '#forms/crisp-snack';
import { crumble } from '#forms/crumble';
import { dip } from '#forms/dip';
import { energyBites } from '#forms/energy-bites';
import { frenchToast } from '#forms/french-toast';
import { frittata } from '#forms/frittata';
import { fruitFool } from '#forms/fruit-fool';
import { heartySalad } from '#forms/hearty-salad';
import { leafySalad } from '#forms/leafy-salad';
import { loafCake } from '#forms/loaf-cake';
import { mash } from '#forms/mash';
import { panSide } from '#forms/pan-side';
import { pancakes } from '#forms/pancakes';
import { porridge } from '#forms/porridge';
import { quesadilla } from '#forms/quesadilla';
import { roastSide } from '#forms/roast-side';
import { skewers } from '#forms/skewers';
import { smoothSoup } from '#forms/smooth-soup';
import { smoothie } from '#forms/smoothie';
import { warmDrink } from '#forms/warm-drink';
import { curry } from '#forms/curry';
import { friedRice } from '#forms/fried-rice';
import { grainBowl } from '#forms/grain-bowl';
import { pasta } from '#forms/pasta';
import { risotto } from '#forms/risotto';
import { searedPlate } from '#forms/seared-plate';
import { sheetPanRoast } from '#forms/sheet-pan-roast';
import { stew } from '#forms/stew';
import { stirFry } from '#forms/stir-fry';
import { tacos } from '#forms/tacos';

/** All dishes the engine can cook. A new one is a new file and a new name in this list. */
export const DISH_FORMS: readonly DishForm[] = [
  sheetPanRoast,
  stirFry,
  pasta,
  curry,
  stew,
  risotto,
  friedRice,
  tacos,
  grainBowl,
  searedPlate,
  chunkySoup,
  smoothSoup,
  leafySalad,
  heartySalad,
  roastSide,
  panSide,
  mash,
  bruschetta,
  dip,
  skewers,
  energyBites,
  crispSnack,
  quesadilla,
  crumble,
  fruitFool,
  brownies,
  loafCake,
  pancakes,
  porridge,
  frenchToast,
  frittata,
  breakfastHash,
  smoothie,
  cooler,
  warmDrink,
];
