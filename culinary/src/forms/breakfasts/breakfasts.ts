import { frittata } from '#forms/breakfasts/frittata';
import { breakfastHash } from '#forms/breakfasts/breakfast-hash';
import { frenchToast } from '#forms/breakfasts/french-toast';
import { pancakes } from '#forms/breakfasts/pancakes';
import { porridge } from '#forms/breakfasts/porridge';

export const BREAKFASTS = [frittata, breakfastHash, frenchToast, pancakes, porridge] as const;
