import { BRANDS } from '#catalogue/brands-data';
import { DAIRY_AND_EGGS_OTHER_NAMES } from '#catalogue/other-names/dairy-and-eggs';
import { DRINKS_OTHER_NAMES } from '#catalogue/other-names/drinks';
import { FISH_OTHER_NAMES } from '#catalogue/other-names/fish';
import { FRUIT_OTHER_NAMES } from '#catalogue/other-names/fruit';
import { GRAINS_OTHER_NAMES } from '#catalogue/other-names/grains';
import { HERBS_AND_SPICES_OTHER_NAMES } from '#catalogue/other-names/herbs-and-spices';
import { LEGUMES_AND_NUTS_OTHER_NAMES } from '#catalogue/other-names/legumes-and-nuts';
import { MEAT_OTHER_NAMES } from '#catalogue/other-names/meat';
import { PANTRY_OTHER_NAMES } from '#catalogue/other-names/pantry';
import { SWEET_AND_BAKING_OTHER_NAMES } from '#catalogue/other-names/sweet-and-baking';
import { VEGETABLES_OTHER_NAMES } from '#catalogue/other-names/vegetables';
import { registerEmoji } from '#compose/entry-parts';
import { PICTURES } from '#compose/pictures-data';
import { registerOtherDishes } from '#compose/other-dishes';
import { OTHER_DISHES } from '#compose/other-dishes-data';
import { registerBrands } from '#food-diets';
import type { OtherNames } from '#catalogue/other-names/other-names';
import { type FoodName, registerNames } from '#ingredient-catalogue';
import { registerAmbiguous, registerProducts } from '#lexicon/products';
import { ENGLISH_AMBIGUOUS, ENGLISH_PRODUCTS } from '#lexicon/english-products-data';
import type { NameIndex } from '#line/food-index';
import { registerDescriptiveWords } from '#line/food-reading';
import { loadForeignWords } from '#line/foreign-words';
import { loadRareWords } from '#line/rare-words';
import { SpellingCorrector } from '#line/spelling-corrector';

/** Aliases that contain a word which no catalog row has. */
export const OTHER_NAMES: Readonly<Partial<Record<FoodName, OtherNames>>> = {
  ...VEGETABLES_OTHER_NAMES,
  ...FRUIT_OTHER_NAMES,
  ...HERBS_AND_SPICES_OTHER_NAMES,
  ...MEAT_OTHER_NAMES,
  ...FISH_OTHER_NAMES,
  ...DAIRY_AND_EGGS_OTHER_NAMES,
  ...LEGUMES_AND_NUTS_OTHER_NAMES,
  ...GRAINS_OTHER_NAMES,
  ...SWEET_AND_BAKING_OTHER_NAMES,
  ...PANTRY_OTHER_NAMES,
  ...DRINKS_OTHER_NAMES,
};

/**
 * Loads every alias in the catalog; everything parsed afterwards recognizes them. Idempotent: the first call takes a
 * few milliseconds, later ones nothing.
 */
export const loadAllNames = (): void => registerNames(OTHER_NAMES, prepare);

// Loads the lexicons that only texts with unknown words need.
function prepare(names: NameIndex<unknown>, foods: readonly string[]): void {
  registerBrands(BRANDS);
  registerProducts(ENGLISH_PRODUCTS);
  registerAmbiguous(ENGLISH_AMBIGUOUS);
  loadForeignWords();
  loadRareWords();
  registerDescriptiveWords(names);
  names.corrector = new SpellingCorrector(foods);
  registerOtherDishes(OTHER_DISHES);
  registerEmoji(PICTURES);
}
