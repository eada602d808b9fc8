export type Hex = string;

const channels = (color: Hex): readonly [number, number, number] => {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Interpolates between two colors; `share` is 0–1. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  const between = (left: number, right: number): string =>
    Math.round(left + (right - left) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${between(r1, r2)}${between(g1, g2)}${between(b1, b2)}`;
}

export const INK = '#2b1b14';
export const CREAM = '#fff5df';

// Shadows are warm ink and lights cream, so that all drawings share one light.
export const shade = (color: Hex, share: number): Hex => mix(color, INK, share);
export const light = (color: Hex, share: number): Hex => mix(color, CREAM, share);

export function blend(colors: readonly Hex[], otherwise: Hex): Hex {
  const [first, ...rest] = colors;
  if (first === undefined) return otherwise;
  return rest.reduce((sum, color, at) => mix(sum, color, 1 / (at + 2)), first);
}

/** Returns the perceived brightness, 0–1. */
export function brightness(color: Hex): number {
  const [red, green, blue] = channels(color);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

/**
 * Returns the perceived difference of two colors, 0 (same) to 1 (black and white). Lightness counts most, because
 * drawings are seen as thumbnails.
 */
export function colorDistance(one: Hex, other: Hex): number {
  const [r1, g1, b1] = channels(one);
  const [r2, g2, b2] = channels(other);
  const [red, green, blue] = [r1 - r2, g1 - g2, b1 - b2];
  return (
    Math.hypot(red * 0.3 + green * 0.59 + blue * 0.11, (red - green) * 0.35, ((red + green) / 2 - blue) * 0.3) / 255
  );
}

const TOASTED = '#8f5526';

/** Returns the color, browned (or lightened on dark ground) until it contrasts with the ground. */
export function ensureContrast(color: Hex, ground: Hex, least: number): Hex {
  const to = brightness(ground) < 0.36 ? CREAM : brightness(color) > 0.6 ? TOASTED : INK;
  let result = color;
  for (let share = 0.1; colorDistance(result, ground) < least && share < 0.9; share += 0.1)
    result = mix(color, to, share);
  return result;
}
