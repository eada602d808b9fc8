import { DAIRY_AND_EGGS_FACTS } from '#catalogue/facts/dairy-and-eggs';
import { DRINKS_FACTS } from '#catalogue/facts/drinks';
import { FISH_FACTS } from '#catalogue/facts/fish';
import { FRUIT_FACTS } from '#catalogue/facts/fruit';
import { GRAINS_FACTS } from '#catalogue/facts/grains';
import { HERBS_AND_SPICES_FACTS } from '#catalogue/facts/herbs-and-spices';
import { LEGUMES_AND_NUTS_FACTS } from '#catalogue/facts/legumes-and-nuts';
import { MEAT_FACTS } from '#catalogue/facts/meat';
import { PANTRY_FACTS } from '#catalogue/facts/pantry';
import { SWEET_AND_BAKING_FACTS } from '#catalogue/facts/sweet-and-baking';
import { VEGETABLES_FACTS } from '#catalogue/facts/vegetables';
import type { FoodFacts } from '#catalogue/facts/food-facts';
import type { FoodName } from '#ingredient-catalogue';

const FACTS: Readonly<Record<FoodName, FoodFacts>> = {
  ...VEGETABLES_FACTS,
  ...FRUIT_FACTS,
  ...HERBS_AND_SPICES_FACTS,
  ...MEAT_FACTS,
  ...FISH_FACTS,
  ...DAIRY_AND_EGGS_FACTS,
  ...LEGUMES_AND_NUTS_FACTS,
  ...GRAINS_FACTS,
  ...SWEET_AND_BAKING_FACTS,
  ...PANTRY_FACTS,
  ...DRINKS_FACTS,
};

/** Returns the facts about a food that composing a recipe does not need. */
export const factsOf = (name: FoodName): FoodFacts => FACTS[name];
