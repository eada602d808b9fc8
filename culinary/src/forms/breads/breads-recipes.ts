import type { Recipes } from '#compose/dish-form';
import type { BREADS } from '#forms/breads/breads';
import { writeFocaccia } from '#forms/breads/focaccia-recipe';
import { writeSkilletFlatbread } from '#forms/breads/skillet-flatbread-recipe';
import { writeSodaBread } from '#forms/breads/soda-bread-recipe';
import { writeSourdough } from '#forms/breads/sourdough-recipe';
import { writeYeastLoaf } from '#forms/breads/yeast-loaf-recipe';

export const BREADS_RECIPES = {
  'yeast-loaf': writeYeastLoaf,
  'sourdough-bread': writeSourdough,
  focaccia: writeFocaccia,
  'soda-bread': writeSodaBread,
  'skillet-flatbread': writeSkilletFlatbread,
} satisfies Recipes<typeof BREADS>;
