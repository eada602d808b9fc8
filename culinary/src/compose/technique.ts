import { CUTS } from '#catalogue/cuts';
import type { FoodRole, Texture } from '#catalogue/food-row';
import { type Food, type FoodName, foodSet, gramsPerUnit } from '#ingredient-catalogue';

/** How a dish wants its foods cut. `whole` leaves them as they are. */
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
  offal: {
    dice: 'trimmed and cut into 2 cm pieces',
    chunk: 'trimmed and cut into bite-size pieces',
    slice: 'trimmed and sliced',
    strip: 'trimmed and sliced',
  },
  tofu: {
    dice: 'cut into 2 cm cubes',
    chunk: 'cut into 2 cm cubes',
    slice: 'sliced',
    strip: 'cut into thick strips',
  },
  sausage: { dice: 'thickly sliced', chunk: 'thickly sliced', slice: 'thickly sliced', strip: 'thickly sliced' },
  fish: {
    dice: 'skinned and cut into 4 cm pieces',
    chunk: 'skinned and cut into 4 cm pieces',
    slice: 'skinned and cut into 4 cm pieces',
    strip: 'skinned and cut into 4 cm pieces',
  },
};

/** Returns the note after the comma of an ingredient line; empty if there is nothing to do. */
export function cutOf(food: Food, style: CutStyle): string {
  // Cooked foods are neither rinsed nor peeled.
  const own = CUTS[food.name];
  // Shredding suits a slaw or a wok; in a stew or on a tray shreds would disintegrate.
  if (own !== undefined && style === 'chunk' && food.name.endsWith('cabbage')) return VEG_CUTS.firm.chunk;
  if (own !== undefined) return food.ready === true ? '' : own;
  if (food.name === 'burger patty' && style !== 'whole') return 'broken into pieces';
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

/** Time factors of thin slices and small dice relative to chunks of hard vegetables: kitchen practice. */
const SMALLER: Readonly<Record<Heat, Partial<Record<CutStyle, number>>>> = {
  pan: { slice: 0.6, strip: 0.6, dice: 0.8 },
  roast: { slice: 0.65, strip: 0.65, dice: 0.65 },
  simmer: { slice: 0.5, strip: 0.5, dice: 0.7 },
};
const IN_PAN = 0.5;
/** Higher minimum for what must not be eaten raw (potatoes). */
const MIN_FOR_STARCHY = 0.8;

/**
 * Returns the minutes until a vegetable or fruit is tender in a hot pan, a 220 °C oven or a simmering pot.
 * @param cut if it differs from chunks, which the figures describe
 */
export function minutesOf(food: Food, heat: Heat, cut: CutStyle = 'chunk'): number {
  // A vegetable that simmers for half an hour (a beet) needs accordingly long in a pan.
  const slow = heat === 'pan' ? IN_PAN * (food.minutes?.simmer ?? 0) : 0;
  const minutes = food.minutes?.[heat] ?? Math.max(slow, VEG_MINUTES[heat][food.texture ?? 'soft']);
  const hard = food.texture === 'root' || food.texture === 'squash';
  const smaller = hard && food.ready !== true && CUTS[food.name] === undefined ? SMALLER[heat][cut] : undefined;
  if (smaller === undefined) return Math.round(minutes);
  return Math.round(minutes * (food.cooked === true ? Math.max(MIN_FOR_STARCHY, smaller) : smaller));
}

export interface ProteinMethod {
  readonly minutes: number;
  /** Follows "cook for n minutes, ". */
  readonly cue: string;
}

/** A method whose cue states the food's own core temperature, °C: ground poultry needs the higher one. */
interface Method {
  readonly minutes: number;
  readonly cue: (core: number) => string;
}

const until =
  (before: string, after = ''): Method['cue'] =>
  (core) =>
    `${before} (${core} °C${after})`;
const plainly =
  (cue: string): Method['cue'] =>
  () =>
    cue;

const PAN: Partial<Record<FoodRole, Method>> = {
  poultry: { minutes: 8, cue: until('turning now and then, until golden and cooked through', ' inside') },
  meat: { minutes: 5, cue: until('turning once, until well browned but still juicy', ' inside') },
  mince: { minutes: 8, cue: until('breaking it up with a spoon, until browned with no pink left') },
  sausage: { minutes: 10, cue: until('until browned all over and cooked through', ' inside') },
  offal: { minutes: 6, cue: until('turning once, until browned outside and no longer bloody inside') },
  cured: { minutes: 4, cue: plainly('until the fat runs and the edges crisp') },
  fish: { minutes: 5, cue: until('turning once with care, until it just flakes', ' inside') },
  shellfish: { minutes: 3, cue: until('turning once, until just opaque all the way through') },
  tofu: { minutes: 7, cue: plainly('turning, until golden on all sides') },
  'tinned-fish': { minutes: 1, cue: plainly('just until warmed through') },
  legume: { minutes: 4, cue: plainly('until hot and starting to color') },
  egg: { minutes: 3, cue: plainly('until just set') },
};

const OPENING: Method = {
  minutes: 5,
  cue: (core) =>
    `covered, until they open (${core} °C inside); throw out any that stay shut, and take the others out of their shells`,
};
const CRUMBLED: Method = { minutes: 6, cue: plainly('breaking it up with a spoon, until browned') };
const LIVER: Method = { minutes: 5, cue: until('turning once, until browned outside and barely pink inside') };

/** Exceptions to the role's method. Looked up by the food's name, then by its `like`. */
const PAN_OF: Partial<Record<FoodName, Method>> = {
  mussel: OPENING,
  quail: { minutes: 16, cue: until('turning now and then, until golden and cooked through to the bone') },
  squid: { minutes: 2, cue: until('over the highest heat, just until it curls and turns opaque') },
  'silken tofu': { minutes: 3, cue: plainly('without stirring, just until heated through') },
  tempeh: { minutes: 8, cue: plainly('turning, until deep golden and crisp at the edges') },
  seitan: { minutes: 5, cue: plainly('turning, until the edges are brown and crisp') },
  halloumi: { minutes: 4, cue: plainly('turning once, until golden on both sides') },
  'plant-based mince': CRUMBLED,
  'veggie burger': { minutes: 8, cue: plainly('turning once, until browned and hot in the middle') },
  falafel: { minutes: 6, cue: plainly('turning, until crisp all over and hot in the middle') },
  'chicken liver': LIVER,
  'calf liver': LIVER,
};

const TO_THE_BONE = until(
  'skin side down for the first half, then turned and covered, until golden and cooked through',
  ' at the bone',
);
const EACH_SIDE = until('turning once, until golden and cooked through', ' inside');

/** Whole pieces, by their thickness: kitchen practice. */
const WHOLE_OF: Partial<Record<FoodName, Method>> = {
  'chicken breast': { minutes: 12, cue: EACH_SIDE },
  'chicken tender': { minutes: 8, cue: EACH_SIDE },
  'chicken thigh': { minutes: 28, cue: TO_THE_BONE },
  'chicken drumstick': { minutes: 30, cue: TO_THE_BONE },
  'chicken leg': { minutes: 40, cue: TO_THE_BONE },
  'chicken wing': { minutes: 22, cue: TO_THE_BONE },
  'duck breast': { minutes: 16, cue: until('skin side down for most of the time, until cooked through', ' inside') },
  'pork chop': { minutes: 9, cue: until('turning once, until well browned but still juicy', ' inside') },
  'veal chop': { minutes: 9, cue: until('turning once, until well browned but still juicy', ' inside') },
};

const ROAST: Partial<Record<FoodRole, Method>> = {
  poultry: { minutes: 28, cue: (core) => `the juices run clear and the thickest part reads ${core} °C` },
  meat: { minutes: 16, cue: (core) => `the meat is browned and reads ${core} °C in the middle` },
  sausage: { minutes: 28, cue: (core) => `the thickest piece is browned and reads ${core} °C inside` },
  fish: { minutes: 14, cue: until('the fish flakes at the touch of a fork') },
  shellfish: { minutes: 8, cue: until('the shellfish is just opaque') },
  tofu: { minutes: 25, cue: plainly('the edges are golden and crisp') },
  legume: { minutes: 20, cue: plainly('they are crisp at the edges') },
  cured: { minutes: 15, cue: plainly('the edges are crisp') },
};

const ROAST_OF: Partial<Record<FoodName, Method>> = {
  halloumi: { minutes: 15, cue: plainly('it is golden at the edges') },
  seitan: { minutes: 15, cue: plainly('the edges are brown and crisp') },
};

const usual = (
  food: Food,
  special: Partial<Record<string, Method>>,
  ways: Partial<Record<FoodRole, Method>>,
): Method | undefined =>
  special[food.name] ?? (food.like === undefined ? undefined : special[food.like]) ?? ways[food.role];

/** Default 63 °C: FSIS for whole cuts and fish. */
const MIN_CORE = 63;
const inWords = ({ minutes, cue }: Method, food: Food): ProteinMethod => ({ minutes, cue: cue(food.core ?? MIN_CORE) });

/** Leftovers are reheated all through: FSIS requires 165 °F (74 °C). */
const LEFTOVERS_CORE = 74;
const REHEATED = { pan: 4, roast: 12 };

/**
 * Returns how a protein is cooked in a hot pan. Core temperatures: USDA FSIS Safe Minimum Internal Temperature Chart.
 * @param whole in one piece, not cut up
 */
export function panMethod(food: Food, whole = false): ProteinMethod {
  if (food.ready === true)
    return { minutes: REHEATED.pan, cue: `until hot all the way through (${LEFTOVERS_CORE} °C)` };
  const way = (whole ? WHOLE_OF[food.name] : undefined) ?? usual(food, PAN_OF, PAN);
  return way === undefined ? { minutes: 5, cue: 'until hot' } : inWords(way, food);
}

/** Birds and joints roasted in one piece. */
const JOINTS = foodSet('roasting chicken', 'beef roast', 'pork loin', 'gammon');
/**
 * At 220 °C, to the core temperature of whole cuts: kitchen practice, a little below the slower times of the FSIS
 * roasting charts.
 */
const JOINT_MINUTES = { start: 20, perKilogram: 32 };

/**
 * Returns how a protein is roasted at 220 °C, whole or in large pieces.
 * @param weight grams in the dish; joints are timed by weight
 */
export function roastMethod(food: Food, weight?: number): ProteinMethod {
  if (food.ready === true)
    return { minutes: REHEATED.roast, cue: `everything is hot all the way through (${LEFTOVERS_CORE} °C)` };
  const way = usual(food, ROAST_OF, ROAST);
  const method = way === undefined ? { minutes: 20, cue: 'everything is tender' } : inWords(way, food);
  if (weight !== undefined && JOINTS.has(food.name)) {
    const kilograms = (food.unit === 'piece' ? gramsPerUnit(food) : weight) / 1000;
    const minutes = JOINT_MINUTES.start + JOINT_MINUTES.perKilogram * kilograms;
    return { ...method, minutes: Math.ceil(minutes / 5) * 5 };
  }
  return food.minutes?.roast === undefined ? method : { ...method, minutes: food.minutes.roast };
}
