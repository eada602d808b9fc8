import type { Write } from '#compose/dish-form';
import type { Family } from '#forms/dish-forms';
import { COOKBOOK_RECIPES } from '#dishes/dish-recipes';
import { BITES_RECIPES } from '#forms/bites/bites-recipes';
import { BREADS_RECIPES } from '#forms/breads/breads-recipes';
import { BREAKFASTS_RECIPES } from '#forms/breakfasts/breakfasts-recipes';
import { DRINKS_RECIPES } from '#forms/drinks/drinks-recipes';
import { GRAINS_RECIPES } from '#forms/grains/grains-recipes';
import { HANDHELDS_RECIPES } from '#forms/handhelds/handhelds-recipes';
import { NOODLES_RECIPES } from '#forms/noodles/noodles-recipes';
import { OVEN_RECIPES } from '#forms/oven/oven-recipes';
import { PANS_RECIPES } from '#forms/pans/pans-recipes';
import { SALADS_RECIPES } from '#forms/salads/salads-recipes';
import { SIDES_RECIPES } from '#forms/sides/sides-recipes';
import { SOUPS_RECIPES } from '#forms/soups/soups-recipes';
import { STEWS_RECIPES } from '#forms/stews/stews-recipes';
import { SWEETS_RECIPES } from '#forms/sweets/sweets-recipes';

/** The recipes of every family, loaded eagerly. */
export const ALL_RECIPES: Readonly<Record<Family, Readonly<Record<string, Write>>>> = {
  soups: SOUPS_RECIPES,
  stews: STEWS_RECIPES,
  grains: GRAINS_RECIPES,
  noodles: NOODLES_RECIPES,
  pans: PANS_RECIPES,
  oven: OVEN_RECIPES,
  handhelds: HANDHELDS_RECIPES,
  salads: SALADS_RECIPES,
  sides: SIDES_RECIPES,
  bites: BITES_RECIPES,
  breakfasts: BREAKFASTS_RECIPES,
  breads: BREADS_RECIPES,
  sweets: SWEETS_RECIPES,
  drinks: DRINKS_RECIPES,
  cookbook: COOKBOOK_RECIPES,
};
