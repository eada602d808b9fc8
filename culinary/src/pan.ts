/** Inside measures of a tin, cm. Of a round one the diameter; of a loaf tin its top. */
export type PanSize =
  | { readonly shape: 'round' | 'square'; readonly side: number }
  | { readonly shape: 'rectangle' | 'loaf'; readonly side: number; readonly other: number };

/** Square centimeters of filling a tin has room for at the same depth. */
export const panArea = (pan: PanSize): number =>
  pan.shape === 'round' ? (Math.PI * pan.side * pan.side) / 4 : pan.side * ('other' in pan ? pan.other : pan.side);

const round = (side: number): PanSize => ({ shape: 'round', side });
const square = (side: number): PanSize => ({ shape: 'square', side });
const rectangle = (side: number, other: number): PanSize => ({ shape: 'rectangle', side, other });
const loaf = (side: number, other: number): PanSize => ({ shape: 'loaf', side, other });

/** Tins as shops in Europe and North America sell them (inch sizes as their makers give them in cm). */
const sizes = (text: string): number[][] => text.split(' ').map((size) => size.split('x').map(Number));
const ON_SALE: readonly PanSize[] = [
  ...sizes('10 12 15 16 18 20 22 23 24 25 26 28 30 32').map(([side = 0]) => round(side)),
  ...sizes('15 18 20 23 25 30').map(([side = 0]) => square(side)),
  ...sizes('18x28 20x30 23x33 25x35 25x38 30x40 33x46').map(([side = 0, other = 0]) => rectangle(side, other)),
  ...sizes('9x16 11x21 13x23 11x30').map(([side = 0, other = 0]) => loaf(side, other)),
];

const sidesOf = (pan: PanSize): readonly number[] => ('other' in pan ? [pan.side, pan.other] : [pan.side]);
// Loaf tins go by half inches.
const isInches = (pan: PanSize): boolean =>
  pan.shape === 'loaf' || sidesOf(pan).every((side) => Math.abs(side / 2.54 - Math.round(side / 2.54)) < 0.2);

export interface PanChoice {
  readonly pan: PanSize;
  /** How many of it; more than one where no single tin of that size is sold. */
  readonly count: number;
  /** Its area, all of them together, against what is wanted: 1.02 is 2 % more. */
  readonly fit: number;
}

const GOOD = 0.08;
const FAIR = 0.15;

/**
 * The tin for a recipe made bigger or smaller: filled to the same depth, so that it bakes much alike. The same shape where one within
 * 8 % is sold, else another (corners for corners if it can be), else two to four of the tin there is or of its like. Null for a factor or a size that makes no
 * sense. Never throws.
 * @param inches only tins that are sold by the inch
 */
export function panFor(pan: PanSize, factor: number, inches = false): PanChoice | null {
  const wanted = panArea(pan) * factor;
  if (!(wanted > 20) || !(wanted < 20_000)) return null;
  const sold = inches ? ON_SALE.filter(isInches) : ON_SALE;
  const choices = sold.map((one): PanChoice => ({ pan: one, count: 1, fit: panArea(one) / wanted }));
  const best = (some: readonly PanChoice[], within: number): PanChoice | undefined =>
    some
      .filter(({ fit }) => Math.abs(Math.log(fit)) <= within)
      .toSorted((one, other) => Math.abs(Math.log(one.fit)) - Math.abs(Math.log(other.fit)))[0];
  const alike = choices.filter((choice) => choice.pan.shape === pan.shape);
  const several = [2, 3, 4].flatMap((count) => [
    { pan, count, fit: (panArea(pan) * count) / wanted },
    ...alike.map((choice) => ({ ...choice, count, fit: choice.fit * count })),
  ]);
  // A loaf baked flat would be another cake, nor is a loaf tin one for a flat cake.
  const flat = pan.shape === 'loaf' ? alike : choices.filter((choice) => choice.pan.shape !== 'loaf');
  const kin = flat.filter((choice) => (choice.pan.shape === 'round') === (pan.shape === 'round'));
  const single = best(alike, GOOD) ?? best(kin, GOOD) ?? best(flat, GOOD);
  // Nobody fills two small tins instead of one.
  const fair = factor < 1 ? best(flat, FAIR) : undefined;
  return single ?? fair ?? best(several, GOOD) ?? best(flat, FAIR) ?? best(several, FAIR) ?? null;
}

/** A size in words: "28 cm round tin", "23 × 33 cm rectangular tin". Where inches are asked for, a pan. */
export function describePan(pan: PanSize, inches = false): string {
  const figure = (cm: number): string => String(inches ? Math.round((cm / 2.54) * 2) / 2 : cm);
  const sides = sidesOf(pan).map(figure).join(' × ');
  const shape = pan.shape === 'rectangle' ? 'rectangular' : pan.shape;
  return `${sides} ${inches ? 'inch' : 'cm'} ${shape} ${inches ? 'pan' : 'tin'}`;
}

/** Loaf tins go by the weight of the loaf: 1 lb and 2 lb, 450 g and 900 g. */
export const loafPanFor = (grams: number): PanSize => (grams < 650 ? loaf(9, 16) : loaf(13, 23));

const ROUND = /^(?:springform|cake|tart|pie)/u;

/** The shape of a baking tin by its name in a recipe and its sides, cm; null for what is no baking tin or has no telling shape. */
export function panOf(name: string, words: string, sides: readonly number[]): PanSize | null {
  const [side, other] = sides;
  const isTin = /tin$|^baking dish|^pie dish/u.test(name) && !/^muffin|^bundt|^roasting/u.test(name);
  // Of pans for the hob nobody gives two sides.
  const isCornered = /^(?:pan|dish)$/u.test(name) && (other !== undefined || /\bsquare\b/iu.test(words));
  if (side === undefined || (!isTin && !isCornered)) return null;
  if (name.startsWith('loaf')) return other === undefined ? null : loaf(Math.min(side, other), Math.max(side, other));
  if (other !== undefined && other !== side && other > side / 3)
    return rectangle(Math.min(side, other), Math.max(side, other));
  if (/\bsquare\b/iu.test(words) || other === side || /^(?:square|baking dish)/u.test(name)) return square(side);
  return ROUND.test(name) || /\bround\b/iu.test(words) ? round(side) : null;
}
