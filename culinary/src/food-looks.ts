import { DAIRY_AND_EGGS_LOOKS } from '#catalogue/looks/dairy-and-eggs';
import { DRINKS_LOOKS } from '#catalogue/looks/drinks';
import { FISH_LOOKS } from '#catalogue/looks/fish';
import { FRUIT_LOOKS } from '#catalogue/looks/fruit';
import { GRAINS_LOOKS } from '#catalogue/looks/grains';
import { HERBS_AND_SPICES_LOOKS } from '#catalogue/looks/herbs-and-spices';
import { LEGUMES_AND_NUTS_LOOKS } from '#catalogue/looks/legumes-and-nuts';
import { MEAT_LOOKS } from '#catalogue/looks/meat';
import { PANTRY_LOOKS } from '#catalogue/looks/pantry';
import { SWEET_AND_BAKING_LOOKS } from '#catalogue/looks/sweet-and-baking';
import { VEGETABLES_LOOKS } from '#catalogue/looks/vegetables';
import type { FoodLook } from '#catalogue/looks/food-look';
import type { FoodName } from '#ingredient-catalogue';

const LOOKS: Readonly<Record<FoodName, FoodLook>> = {
  ...VEGETABLES_LOOKS,
  ...FRUIT_LOOKS,
  ...HERBS_AND_SPICES_LOOKS,
  ...MEAT_LOOKS,
  ...FISH_LOOKS,
  ...DAIRY_AND_EGGS_LOOKS,
  ...LEGUMES_AND_NUTS_LOOKS,
  ...GRAINS_LOOKS,
  ...SWEET_AND_BAKING_LOOKS,
  ...PANTRY_LOOKS,
  ...DRINKS_LOOKS,
};

export const lookOf = (name: FoodName): FoodLook => LOOKS[name];
