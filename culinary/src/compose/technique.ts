import type { FoodRole, Texture } from '#catalogue/food-row';
import type { Food } from '#ingredient-catalogue';

/** How a dish wants its things cut. `whole` leaves them as they come. */
export type CutStyle = 'whole' | 'dice' | 'chunk' | 'slice' | 'strip' | 'raw';
export type Heat = 'pan' | 'roast' | 'simmer';

const VEG_CUTS: Readonly<Record<Texture, Readonly<Record<CutStyle, string>>>> = {
  root: {
    whole: '',
    dice: 'cut into 1 cm dice',
    chunk: 'cut into 3 cm chunks',
    slice: 'thinly sliced',
    strip: 'cut into thin sticks',
    raw: 'coarsely grated',
  },
  squash: {
    whole: '',
    dice: 'cut into 1 cm dice',
    chunk: 'cut into 3 cm chunks',
    slice: 'thinly sliced',
    strip: 'cut into thin sticks',
    raw: 'coarsely grated',
  },
  firm: {
    whole: '',
    dice: 'cut into 1 cm dice',
    chunk: 'cut into 3 cm pieces',
    slice: 'sliced',
    strip: 'cut into strips',
    raw: 'thinly sliced',
  },
  soft: {
    whole: '',
    dice: 'chopped',
    chunk: 'cut into chunks',
    slice: 'sliced',
    strip: 'sliced',
    raw: 'cut into bite-size pieces',
  },
  leaf: { whole: '', dice: 'chopped', chunk: 'roughly chopped', slice: 'shredded', strip: 'shredded', raw: 'torn' },
  allium: {
    whole: '',
    dice: 'finely chopped',
    chunk: 'cut into wedges',
    slice: 'thinly sliced',
    strip: 'sliced',
    raw: 'very thinly sliced',
  },
  berry: { whole: '', dice: '', chunk: '', slice: '', strip: '', raw: '' },
};

const PROTEIN_CUTS: Partial<Record<FoodRole, Partial<Record<CutStyle, string>>>> = {
  poultry: {
    dice: 'cut into 2 cm pieces',
    chunk: 'cut into bite-size pieces',
    slice: 'thinly sliced',
    strip: 'cut into thin strips',
  },
  meat: {
    dice: 'cut into 2 cm pieces',
    chunk: 'cut into bite-size pieces',
    slice: 'thinly sliced',
    strip: 'thinly sliced across the grain',
  },
  braise: {
    dice: 'cut into 2 cm pieces',
    chunk: 'cut into 3 cm chunks',
    slice: 'cut into 3 cm chunks',
    strip: 'cut into 3 cm chunks',
  },
  sausage: { dice: 'thickly sliced', chunk: 'thickly sliced', slice: 'thickly sliced', strip: 'thickly sliced' },
  fish: {
    dice: 'skinned and cut into 4 cm pieces',
    chunk: 'skinned and cut into 4 cm pieces',
    slice: 'skinned and cut into 4 cm pieces',
    strip: 'skinned and cut into 4 cm pieces',
  },
};

/** The note after the comma of an ingredient line; empty where nothing is to be done. */
export function cutOf(food: Food, style: CutStyle): string {
  if (food.prep !== undefined) return food.prep;
  if (food.texture !== undefined) {
    const cut = VEG_CUTS[food.texture][style];
    if (food.peel !== true) return cut;
    return cut === '' ? 'peeled' : `peeled and ${cut}`;
  }
  return PROTEIN_CUTS[food.role]?.[style] ?? '';
}

const VEG_MINUTES: Readonly<Record<Heat, Readonly<Record<Texture, number>>>> = {
  pan: { root: 12, squash: 10, firm: 6, soft: 4, leaf: 2, allium: 6, berry: 2 },
  roast: { root: 40, squash: 35, firm: 25, soft: 20, leaf: 5, allium: 30, berry: 15 },
  simmer: { root: 18, squash: 15, firm: 8, soft: 5, leaf: 2, allium: 12, berry: 3 },
};

/** Minutes a vegetable or fruit, cut as the dish wants it, needs to be tender in a hot pan, a 220 °C oven or a simmering pot. */
export function minutesOf(food: Food, heat: Heat): number {
  return food.minutes?.[heat] ?? VEG_MINUTES[heat][food.texture ?? 'soft'];
}

export interface ProteinMethod {
  readonly minutes: number;
  /** Follows "cook for n minutes, ". */
  readonly cue: string;
}

const PAN: Partial<Record<FoodRole, ProteinMethod>> = {
  poultry: { minutes: 8, cue: 'turning now and then, until golden and cooked through (74 °C inside)' },
  meat: { minutes: 5, cue: 'turning once, until well browned but still juicy (63 °C inside)' },
  mince: { minutes: 8, cue: 'breaking it up with a spoon, until browned with no pink left (71 °C)' },
  sausage: { minutes: 10, cue: 'until browned all over and cooked through (71 °C inside)' },
  cured: { minutes: 4, cue: 'until the fat runs and the edges crisp' },
  fish: { minutes: 5, cue: 'turning once with care, until it just flakes (63 °C inside)' },
  shellfish: { minutes: 3, cue: 'turning once, until just opaque all the way through (63 °C)' },
  tofu: { minutes: 7, cue: 'turning, until golden on all sides' },
  'tinned-fish': { minutes: 1, cue: 'just until warmed through' },
  legume: { minutes: 4, cue: 'until hot and starting to color' },
  egg: { minutes: 3, cue: 'until just set' },
};

/** How a protein, cut small, is cooked in a hot pan. Core temperatures: USDA FSIS Safe Minimum Internal Temperature Chart. */
export function panMethod(food: Food): ProteinMethod {
  if (food.name === 'mussel') return { minutes: 5, cue: 'covered, until they open; throw out any that stay shut' };
  // Ground poultry is poultry: it needs the higher temperature.
  if (food.role === 'mince' && food.core === 74)
    return { minutes: 8, cue: 'breaking it up with a spoon, until browned with no pink left (74 °C)' };
  return PAN[food.role] ?? { minutes: 5, cue: 'until hot' };
}

const ROAST: Partial<Record<FoodRole, ProteinMethod>> = {
  poultry: { minutes: 28, cue: 'the juices run clear and the thickest part reads 74 °C' },
  meat: { minutes: 16, cue: 'the meat is browned and reads 63 °C in the middle' },
  sausage: { minutes: 28, cue: 'the sausages are browned and read 71 °C inside' },
  fish: { minutes: 14, cue: 'the fish flakes at the touch of a fork (63 °C)' },
  shellfish: { minutes: 8, cue: 'the shellfish is just opaque (63 °C)' },
  tofu: { minutes: 25, cue: 'the edges are golden and crisp' },
  legume: { minutes: 20, cue: 'they are crisp at the edges' },
  cured: { minutes: 15, cue: 'the edges are crisp' },
};

/** How a protein is roasted at 220 °C, whole or in large pieces. */
export function roastMethod(food: Food): ProteinMethod {
  const usual = ROAST[food.role] ?? { minutes: 20, cue: 'everything is tender' };
  return food.minutes?.roast === undefined ? usual : { ...usual, minutes: food.minutes.roast };
}
