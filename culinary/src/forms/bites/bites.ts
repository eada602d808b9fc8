import { bakedCheese } from '#forms/bites/baked-cheese';
import { bruschetta } from '#forms/bites/bruschetta';
import { crispSnack } from '#forms/bites/crisp-snack';
import { dip } from '#forms/bites/dip';
import { dumplings } from '#forms/bites/dumplings';
import { energyBites } from '#forms/bites/energy-bites';
import { falafel } from '#forms/bites/falafel';
import { fritters } from '#forms/bites/fritters';
import { nachos } from '#forms/bites/nachos';
import { popcorn } from '#forms/bites/popcorn';
import { spicedNuts } from '#forms/bites/spiced-nuts';
import { stuffedEggs } from '#forms/bites/stuffed-eggs';
import { stuffedMushrooms } from '#forms/bites/stuffed-mushrooms';

export const BITES = [
  bruschetta,
  dip,
  crispSnack,
  energyBites,
  stuffedEggs,
  fritters,
  dumplings,
  bakedCheese,
  stuffedMushrooms,
  nachos,
  spicedNuts,
  popcorn,
  falafel,
] as const;
