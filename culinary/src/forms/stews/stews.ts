import { pressureCooker, slowCooker } from '#forms/stews/appliance-stew';
import { chili } from '#forms/stews/chili';
import { curry } from '#forms/stews/curry';
import { dal } from '#forms/stews/dal';
import { goulash } from '#forms/stews/goulash';
import { peanutStew } from '#forms/stews/peanut-stew';
import { stew } from '#forms/stews/stew';
import { tagine } from '#forms/stews/tagine';
import { thaiCurry } from '#forms/stews/thai-curry';
import { wineBraise } from '#forms/stews/wine-braise';

export const STEWS = [
  stew,
  curry,
  chili,
  tagine,
  dal,
  goulash,
  wineBraise,
  peanutStew,
  thaiCurry,
  slowCooker,
  pressureCooker,
] as const;
