import { bakedPasta } from '#forms/noodles/baked-pasta';
import { carbonara } from '#forms/noodles/carbonara';
import { loMein } from '#forms/noodles/lo-mein';
import { macAndCheese } from '#forms/noodles/mac-and-cheese';
import { pasta } from '#forms/noodles/pasta';
import { riceNoodles } from '#forms/noodles/rice-noodles';

export const NOODLES = [pasta, bakedPasta, macAndCheese, carbonara, riceNoodles, loMein] as const;
