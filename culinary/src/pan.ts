/** Inside dimensions of a tin, cm: the diameter of a round one, the top of a loaf tin. */
export type PanSize =
  | { readonly shape: 'round' | 'square'; readonly side: number }
  | { readonly shape: 'rectangle' | 'loaf'; readonly side: number; readonly other: number };

/** Returns the area of a tin in cm²; at the same depth it is proportional to the filling. */
export const panArea = (pan: PanSize): number =>
  pan.shape === 'round' ? (Math.PI * pan.side * pan.side) / 4 : pan.side * ('other' in pan ? pan.other : pan.side);

const round = (side: number): PanSize => ({ shape: 'round', side });
const square = (side: number): PanSize => ({ shape: 'square', side });
const rectangle = (side: number, other: number): PanSize => ({ shape: 'rectangle', side, other });
const loaf = (side: number, other: number): PanSize => ({ shape: 'loaf', side, other });

/** Sizes sold in Europe and North America (inch sizes as their manufacturers give them in cm). */
const sizes = (text: string): number[][] => text.split(' ').map((size) => size.split('x').map(Number));
const ON_SALE: readonly PanSize[] = [
  ...sizes('10 12 15 16 18 20 22 23 24 25 26 28 30 32').map(([side = 0]) => round(side)),
  ...sizes('15 18 20 23 25 30').map(([side = 0]) => square(side)),
  ...sizes('18x28 20x30 23x33 25x35 25x38 30x40 33x46').map(([side = 0, other = 0]) => rectangle(side, other)),
  ...sizes('9x16 11x21 13x23 11x30').map(([side = 0, other = 0]) => loaf(side, other)),
];

const sidesOf = (pan: PanSize): readonly number[] => ('other' in pan ? [pan.side, pan.other] : [pan.side]);
// Loaf tins are sold in half inches.
const isInches = (pan: PanSize): boolean =>
  pan.shape === 'loaf' || sidesOf(pan).every((side) => Math.abs(side / 2.54 - Math.round(side / 2.54)) < 0.2);

export interface PanChoice {
  readonly pan: PanSize;
  /** How many tins; more than one if no single tin of that size is sold. */
  readonly count: number;
  /** Total area relative to the wanted area: 1.02 is 2 % more. */
  readonly fit: number;
}

const GOOD = 0.08;
const FAIR = 0.15;

/**
 * Finds the tin for a scaled recipe, filled to the same depth so that it bakes alike. Prefers the same shape within 8
 * %, then another shape (corners for corners), then two to four of the given tin or its like. Null for an implausible
 * factor or size. Never throws.
 * @param inches only tins sold in inch sizes
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
  // Loaf tins and flat tins are not interchangeable.
  const flat = pan.shape === 'loaf' ? alike : choices.filter((choice) => choice.pan.shape !== 'loaf');
  const kin = flat.filter((choice) => (choice.pan.shape === 'round') === (pan.shape === 'round'));
  const single = best(alike, GOOD) ?? best(kin, GOOD) ?? best(flat, GOOD);
  // A smaller recipe goes into one tin, not into several small ones.
  const fair = factor < 1 ? best(flat, FAIR) : undefined;
  return single ?? fair ?? best(several, GOOD) ?? best(flat, FAIR) ?? best(several, FAIR) ?? null;
}

/** Formats a size: "28 cm round tin", "23 × 33 cm rectangular tin"; with `inches`, a pan. */
export function describePan(pan: PanSize, inches = false): string {
  const figure = (cm: number): string => String(inches ? Math.round((cm / 2.54) * 2) / 2 : cm);
  const sides = sidesOf(pan).map(figure).join(' × ');
  const shape = pan.shape === 'rectangle' ? 'rectangular' : pan.shape;
  return `${sides} ${inches ? 'inch' : 'cm'} ${shape} ${inches ? 'pan' : 'tin'}`;
}

/** Loaf tins are sold by the weight of the loaf: 1 lb and 2 lb, 450 g and 900 g. */
export const loafPanFor = (grams: number): PanSize => (grams < 650 ? loaf(9, 16) : loaf(13, 23));

const ROUND = /^(?:springform|cake|tart|pie)/u;

/** Infers a baking tin from its name and its sides in cm; null for other equipment or an ambiguous shape. */
export function panOf(name: string, words: string, sides: readonly number[]): PanSize | null {
  const [side, other] = sides;
  const isTin = /tin$|^baking dish|^pie dish/u.test(name) && !/^muffin|^bundt|^roasting/u.test(name);
  // Stovetop pans are never given with two sides.
  const isCornered = /^(?:pan|dish)$/u.test(name) && (other !== undefined || /\bsquare\b/iu.test(words));
  if (side === undefined || (!isTin && !isCornered)) return null;
  if (name.startsWith('loaf')) return other === undefined ? null : loaf(Math.min(side, other), Math.max(side, other));
  if (other !== undefined && other !== side && other > side / 3)
    return rectangle(Math.min(side, other), Math.max(side, other));
  if (/\bsquare\b/iu.test(words) || other === side || /^(?:square|baking dish)/u.test(name)) return square(side);
  return ROUND.test(name) || /\bround\b/iu.test(words) ? round(side) : null;
}
