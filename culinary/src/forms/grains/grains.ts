import { risotto } from '#forms/grains/risotto';
import { friedRice } from '#forms/grains/fried-rice';
import { grainBowl } from '#forms/grains/grain-bowl';

export const GRAINS = [risotto, friedRice, grainBowl] as const;
