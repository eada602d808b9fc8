import { breadPudding } from '#forms/sweets/bread-pudding';
import { brownies } from '#forms/sweets/brownies';
import { chocolatePots } from '#forms/sweets/chocolate-pots';
import { clafoutis } from '#forms/sweets/clafoutis';
import { cookies } from '#forms/sweets/cookies';
import { crumble } from '#forms/sweets/crumble';
import { fruitFool } from '#forms/sweets/fruit-fool';
import { galette } from '#forms/sweets/galette';
import { granita } from '#forms/sweets/granita';
import { loafCake } from '#forms/sweets/loaf-cake';
import { pavlova } from '#forms/sweets/pavlova';
import { ricePudding } from '#forms/sweets/rice-pudding';
import { roastFruit } from '#forms/sweets/roast-fruit';
import { setCream } from '#forms/sweets/set-cream';

export const SWEETS = [
  crumble,
  fruitFool,
  brownies,
  loafCake,
  cookies,
  ricePudding,
  roastFruit,
  chocolatePots,
  galette,
  breadPudding,
  clafoutis,
  granita,
  setCream,
  pavlova,
] as const;
