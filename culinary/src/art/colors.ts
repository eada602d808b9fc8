/** A color as "#rrggbb". */
export type Hex = string;

const channels = (color: Hex): readonly [number, number, number] => {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** The color `share` of the way from one to the other (0–1). */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  const between = (left: number, right: number): string =>
    Math.round(left + (right - left) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${between(r1, r2)}${between(g1, g2)}${between(b1, b2)}`;
}

const INK = '#2b1b14';
const CREAM = '#fff5df';

// Shadows lean to warm ink and lights to cream, so that all drawings share one lamp.
export const shade = (color: Hex, share: number): Hex => mix(color, INK, share);
export const light = (color: Hex, share: number): Hex => mix(color, CREAM, share);

export function blend(colors: readonly Hex[], otherwise: Hex): Hex {
  const [first, ...rest] = colors;
  if (first === undefined) return otherwise;
  return rest.reduce((sum, color, at) => mix(sum, color, 1 / (at + 2)), first);
}

/** How warm a color is: +1 tomato, −1 leaf or sea. */
export function warmth(color: Hex): number {
  const [red, green, blue] = channels(color);
  return (red - (green + blue) / 2) / 255;
}
