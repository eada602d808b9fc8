import { shakshuka } from '#forms/breakfasts/shakshuka';
import { scrambledEggs } from '#forms/breakfasts/scrambled-eggs';
import { overnightOats } from '#forms/breakfasts/overnight-oats';
import { muffins } from '#forms/breakfasts/muffins';
import { huevosRancheros } from '#forms/breakfasts/huevos-rancheros';
import { toastedGranola } from '#forms/breakfasts/granola';
import { frittata } from '#forms/breakfasts/frittata';
import { breakfastHash } from '#forms/breakfasts/breakfast-hash';
import { frenchToast } from '#forms/breakfasts/french-toast';
import { pancakes } from '#forms/breakfasts/pancakes';
import { porridge } from '#forms/breakfasts/porridge';

export const BREAKFASTS = [
  frittata,
  breakfastHash,
  frenchToast,
  pancakes,
  porridge,
  toastedGranola,
  huevosRancheros,
  muffins,
  overnightOats,
  scrambledEggs,
  shakshuka,
] as const;
