import { bulgogi } from '#forms/pans/bulgogi';
import { burgers } from '#forms/pans/burgers';
import { fishCakes } from '#forms/pans/fish-cakes';
import { liverAndOnions } from '#forms/pans/liver-and-onions';
import { mapoTofu } from '#forms/pans/mapo-tofu';
import { meatballs } from '#forms/pans/meatballs';
import { schnitzel } from '#forms/pans/schnitzel';
import { searedPlate } from '#forms/pans/seared-plate';
import { skewers } from '#forms/pans/skewers';
import { stirFry } from '#forms/pans/stir-fry';

export const PANS = [
  searedPlate,
  stirFry,
  skewers,
  burgers,
  meatballs,
  schnitzel,
  fishCakes,
  mapoTofu,
  bulgogi,
  liverAndOnions,
] as const;
