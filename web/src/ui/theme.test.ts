/// <reference types="node/fs" />
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

type Scheme = 'light' | 'dark';
type Oklch = readonly [lightness: number, chroma: number, hue: number];

function parseOklch(text: string): Oklch {
  const [lightness, chroma, hue] = text.split(' ').map(Number);
  if (lightness === undefined || chroma === undefined || hue === undefined) throw new Error(`Not a color: ${text}`);
  return [lightness, chroma, hue];
}

const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\);/gu)].map(
    ([, name = '', light = '', dark = '']) => [name, { light: parseOklch(light), dark: parseOklch(dark) }] as const,
  ),
);

/** Björn Ottosson's OKLab to linear sRGB, clipped to the screen's gamut, then WCAG's relative luminance. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number): number => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(name: string, on: string, scheme: Scheme): number {
  const first = tokens.get(name)?.[scheme];
  const second = tokens.get(on)?.[scheme];
  if (first === undefined || second === undefined) throw new Error(`No such token: ${name} or ${on}`);
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['paper', 'paper-raised', 'paper-sunken'];
const WASHES = ['tomato', 'basil', 'saffron', 'beet'];

const pairs: [text: string, on: string, atLeast: number][] = [
  ...SURFACES.flatMap((surface): [string, string, number][] => [
    ['ink', surface, 7],
    ['ink-soft', surface, 7],
    ['ink-faint', surface, 4.5],
    ['tomato-ink', surface, 4.5],
    ['basil-ink', surface, 4.5],
    ['saffron-ink', surface, 4.5],
    ['beet-ink', surface, 4.5],
    ['edge', surface, 3],
  ]),
  ...WASHES.flatMap((name): [string, string, number][] => [
    [`${name}-ink`, `${name}-wash`, 4.5],
    ['ink', `${name}-wash`, 7],
    ['ink-soft', `${name}-wash`, 4.5],
  ]),
  ['on-tomato', 'tomato', 4.5],
  ['on-tomato', 'tomato-hover', 4.5],
  ['on-beet', 'beet', 4.5],
  ['on-beet', 'beet-hover', 4.5],
];

describe.each<Scheme>(['light', 'dark'])('contrast in the %s theme', (scheme) => {
  it.each(pairs)('%s on %s is at least %d:1', (text, on, atLeast) => {
    expect(contrast(text, on, scheme)).toBeGreaterThanOrEqual(atLeast);
  });
});
