import { searedPlate } from '#forms/pans/seared-plate';
import { stirFry } from '#forms/pans/stir-fry';
import { skewers } from '#forms/pans/skewers';

export const PANS = [searedPlate, stirFry, skewers] as const;
