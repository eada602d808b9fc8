import { focaccia } from '#forms/breads/focaccia';
import { skilletFlatbread } from '#forms/breads/skillet-flatbread';
import { sodaBread } from '#forms/breads/soda-bread';
import { sourdough } from '#forms/breads/sourdough';
import { yeastLoaf } from '#forms/breads/yeast-loaf';

export const BREADS = [yeastLoaf, sourdough, focaccia, sodaBread, skilletFlatbread] as const;
