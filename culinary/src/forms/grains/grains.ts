import { bibimbap } from '#forms/grains/bibimbap';
import { donburi } from '#forms/grains/donburi';
import { friedRice } from '#forms/grains/fried-rice';
import { grainBowl } from '#forms/grains/grain-bowl';
import { jambalaya } from '#forms/grains/jambalaya';
import { paella } from '#forms/grains/paella';
import { onePotPilaf } from '#forms/grains/one-pot-pilaf';
import { riceAndPeas } from '#forms/grains/rice-and-peas';
import { risotto } from '#forms/grains/risotto';

export const GRAINS = [
  risotto,
  friedRice,
  grainBowl,
  paella,
  onePotPilaf,
  jambalaya,
  donburi,
  bibimbap,
  riceAndPeas,
] as const;
