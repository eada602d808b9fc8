import type { Write } from '#compose/dish-form';
import type { Family } from '#forms/dish-forms';

/** The recipes of each family, loaded on first use. */
export const LAZY_RECIPES: Readonly<Record<Family, () => Promise<Readonly<Record<string, Write>>>>> = {
  soups: async () => (await import('#forms/soups/soups-recipes')).SOUPS_RECIPES,
  stews: async () => (await import('#forms/stews/stews-recipes')).STEWS_RECIPES,
  grains: async () => (await import('#forms/grains/grains-recipes')).GRAINS_RECIPES,
  noodles: async () => (await import('#forms/noodles/noodles-recipes')).NOODLES_RECIPES,
  pans: async () => (await import('#forms/pans/pans-recipes')).PANS_RECIPES,
  oven: async () => (await import('#forms/oven/oven-recipes')).OVEN_RECIPES,
  handhelds: async () => (await import('#forms/handhelds/handhelds-recipes')).HANDHELDS_RECIPES,
  salads: async () => (await import('#forms/salads/salads-recipes')).SALADS_RECIPES,
  sides: async () => (await import('#forms/sides/sides-recipes')).SIDES_RECIPES,
  bites: async () => (await import('#forms/bites/bites-recipes')).BITES_RECIPES,
  breakfasts: async () => (await import('#forms/breakfasts/breakfasts-recipes')).BREAKFASTS_RECIPES,
  breads: async () => (await import('#forms/breads/breads-recipes')).BREADS_RECIPES,
  sweets: async () => (await import('#forms/sweets/sweets-recipes')).SWEETS_RECIPES,
  cookbook: async () => (await import('#dishes/dish-recipes')).COOKBOOK_RECIPES,
  drinks: async () => (await import('#forms/drinks/drinks-recipes')).DRINKS_RECIPES,
};
