import type { Dish } from '#dishes/dish';
import { ITALIAN_DISHES } from '#dishes/tables/italian-dishes-data';
import { ITALIAN_BAKING_DISHES } from '#dishes/tables/italian-baking-dishes-data';
import { SPANISH_PORTUGUESE_DISHES } from '#dishes/tables/spanish-portuguese-dishes-data';
import { GREEK_DISHES } from '#dishes/tables/greek-dishes-data';
import { BRITISH_IRISH_DISHES } from '#dishes/tables/british-irish-dishes-data';
import { FRENCH_DISHES } from '#dishes/tables/french-dishes-data';
import { FRENCH_SWEET_DISHES } from '#dishes/tables/french-sweet-dishes-data';
import { LOW_COUNTRIES_SWISS_DISHES } from '#dishes/tables/low-countries-swiss-dishes-data';
import { GERMAN_AUSTRIAN_DISHES } from '#dishes/tables/german-austrian-dishes-data';
import { NORDIC_DISHES } from '#dishes/tables/nordic-dishes-data';
import { EASTERN_EUROPEAN_DISHES } from '#dishes/tables/eastern-european-dishes-data';
import { BALKAN_CAUCASIAN_DISHES } from '#dishes/tables/balkan-caucasian-dishes-data';
import { AMERICAN_DISHES } from '#dishes/tables/american-dishes-data';
import { AMERICAN_SWEET_DISHES } from '#dishes/tables/american-sweet-dishes-data';
import { BREADS_DISHES } from '#dishes/tables/breads-dishes-data';
import { HOME_CLASSICS_DISHES } from '#dishes/tables/home-classics-dishes-data';
import { MORE_HOUSEHOLD_DISHES } from '#dishes/tables/more-household-dishes-data';
import { MEXICAN_DISHES } from '#dishes/tables/mexican-dishes-data';
import { CARIBBEAN_DISHES } from '#dishes/tables/caribbean-dishes-data';
import { SOUTH_AMERICAN_DISHES } from '#dishes/tables/south-american-dishes-data';
import { AFRICAN_DISHES } from '#dishes/tables/african-dishes-data';
import { INDIAN_DISHES } from '#dishes/tables/indian-dishes-data';
import { SOUTH_ASIAN_DISHES } from '#dishes/tables/south-asian-dishes-data';
import { TURKISH_DISHES } from '#dishes/tables/turkish-dishes-data';
import { ARAB_PERSIAN_DISHES } from '#dishes/tables/arab-persian-dishes-data';
import { NORTH_AFRICAN_DISHES } from '#dishes/tables/north-african-dishes-data';
import { CHINESE_DISHES } from '#dishes/tables/chinese-dishes-data';
import { JAPANESE_DISHES } from '#dishes/tables/japanese-dishes-data';
import { KOREAN_DISHES } from '#dishes/tables/korean-dishes-data';
import { THAI_VIETNAMESE_DISHES } from '#dishes/tables/thai-vietnamese-dishes-data';
import { SOUTHEAST_ASIAN_DISHES } from '#dishes/tables/southeast-asian-dishes-data';

/** The cookbook: every canonical dish. */
export const DISHES: readonly Dish[] = [
  ...ITALIAN_DISHES,
  ...ITALIAN_BAKING_DISHES,
  ...SPANISH_PORTUGUESE_DISHES,
  ...GREEK_DISHES,
  ...BRITISH_IRISH_DISHES,
  ...FRENCH_DISHES,
  ...FRENCH_SWEET_DISHES,
  ...LOW_COUNTRIES_SWISS_DISHES,
  ...GERMAN_AUSTRIAN_DISHES,
  ...NORDIC_DISHES,
  ...EASTERN_EUROPEAN_DISHES,
  ...BALKAN_CAUCASIAN_DISHES,
  ...AMERICAN_DISHES,
  ...AMERICAN_SWEET_DISHES,
  ...BREADS_DISHES,
  ...HOME_CLASSICS_DISHES,
  ...MORE_HOUSEHOLD_DISHES,
  ...MEXICAN_DISHES,
  ...CARIBBEAN_DISHES,
  ...SOUTH_AMERICAN_DISHES,
  ...AFRICAN_DISHES,
  ...INDIAN_DISHES,
  ...SOUTH_ASIAN_DISHES,
  ...TURKISH_DISHES,
  ...ARAB_PERSIAN_DISHES,
  ...NORTH_AFRICAN_DISHES,
  ...CHINESE_DISHES,
  ...JAPANESE_DISHES,
  ...KOREAN_DISHES,
  ...THAI_VIETNAMESE_DISHES,
  ...SOUTHEAST_ASIAN_DISHES,
];
