import type { DishForm } from '#compose/dish-form';
import { curry } from '#forms/curry';
import { pasta } from '#forms/pasta';
import { sheetPanRoast } from '#forms/sheet-pan-roast';
import { chunkySoup, smoothSoup } from '#forms/soup';
import { stirFry } from '#forms/stir-fry';

/** All dishes the engine can cook. */
export const DISH_FORMS: readonly DishForm[] = [sheetPanRoast, stirFry, pasta, curry, chunkySoup, smoothSoup];
