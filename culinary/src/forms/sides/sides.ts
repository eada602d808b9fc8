import { roastSide } from '#forms/sides/roast-side';
import { panSide } from '#forms/sides/pan-side';
import { mash } from '#forms/sides/mash';

export const SIDES = [roastSide, panSide, mash] as const;
