/**
 * Units of an ingredient line. Household volumes as US nutrition labels count them (21 CFR 101.9(b)(5)(viii): teaspoon
 * 5 ml, tablespoon 15 ml, fluid ounce 30 ml, cup 240 ml), so that 3 tsp equal a tablespoon and 16 tbsp a cup exactly;
 * pint, quart and gallon are 2, 4 and 16 of those cups. The ounce is avoirdupois (28.349523125 g), the imperial pint
 * 568.26125 ml (UK Weights and Measures Act 1985).
 */
const MASS_GRAMS = { mg: 0.001, g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 } as const;
const VOLUME_MILLILITRES = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  tsp: 5,
  dessertspoon: 10,
  tbsp: 15,
  'fl oz': 30,
  cup: 240,
  pint: 480,
  'imperial pint': 568.26125,
  quart: 960,
  gallon: 3840,
} as const;

export type MassUnit = keyof typeof MASS_GRAMS;
export type VolumeUnit = keyof typeof VOLUME_MILLILITRES;

/** Units that describe a piece or a package; the weight of one depends on the food. */
const COUNT_UNITS = [
  'piece',
  'clove',
  'stalk',
  'rib',
  'slice',
  'sprig',
  'branch',
  'handful',
  'bunch',
  'head',
  'leaf',
  'can',
  'jar',
  'bottle',
  'packet',
  'package',
  'envelope',
  'pot',
  'tube',
  'bag',
  'box',
  'carton',
  'tub',
  'punnet',
  'basket',
  'container',
  'sachet',
  'cube',
  'block',
  'ball',
  'log',
  'bar',
  'cake',
  'chunk',
  'link',
  'stick',
  'knob',
  'pinch',
  'dash',
  'drop',
  'splash',
  'drizzle',
  'squeeze',
  'dollop',
  'scoop',
  'glass',
  'mug',
  'shot',
  'cm',
  'inch',
  'fillet',
  'rasher',
  'strip',
  'sheet',
  'loaf',
  'ear',
  'bulb',
  'wedge',
  'spear',
  'stem',
  'square',
  'rack',
  'joint',
  'dozen',
  'recipe',
] as const;

export type CountUnit = (typeof COUNT_UNITS)[number];
/** Canonical unit names; all spellings map to one of them. */
export type UnitName = MassUnit | VolumeUnit | CountUnit;

const isMass = (unit: UnitName): unit is MassUnit => unit in MASS_GRAMS;
const isVolume = (unit: UnitName): unit is VolumeUnit => unit in VOLUME_MILLILITRES;

/** Returns grams per unit of mass; null for any other unit. */
export const gramsIn = (unit: UnitName): number | null => (isMass(unit) ? MASS_GRAMS[unit] : null);
/** Returns millilitres per unit of volume; null for any other unit. */
export const millilitresIn = (unit: UnitName): number | null => (isVolume(unit) ? VOLUME_MILLILITRES[unit] : null);
