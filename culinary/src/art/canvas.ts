import type { Hex } from '#art/colors';
import { type Piece, pieceOf } from '#art/piece-data';
import type { Visible } from '#art/still-life';
import type { Chance } from '#chance';

export const WIDTH = 400;
export const HEIGHT = 300;

const LONGEST_LAYERS = 10_600;

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Collects the layers of one drawing, bottom first. Everything drawn more than once is defined once. */
export class Canvas {
  readonly chance: Chance;
  private readonly prefix: string;
  private readonly defs: string[] = [];
  private readonly layers: string[] = [];
  private readonly known = new Map<string, { id: string; piece: Piece }>();
  private asked = 0;
  private length = 0;

  constructor(prefix: string, chance: Chance) {
    this.prefix = prefix;
    this.chance = chance;
  }

  draw(svg: string): void {
    this.length += svg.length;
    this.layers.push(svg);
  }

  /** A number in [low, high), another one each time. */
  between(low: number, high: number): number {
    this.asked += 1;
    return low + this.chance.at(`n${this.asked}`) * (high - low);
  }

  /** Defines a gradient and returns the paint that uses it. */
  radial(stops: readonly (readonly [number, Hex, number?])[], more = ''): string {
    return this.define((id) => `<radialGradient id="${id}"${more}>${stopList(stops)}</radialGradient>`);
  }

  linear(stops: readonly (readonly [number, Hex, number?])[], more = ''): string {
    return this.define((id) => `<linearGradient id="${id}"${more}>${stopList(stops)}</linearGradient>`);
  }

  private define(make: (id: string) => string): string {
    const id = `${this.prefix}${this.defs.length.toString(36)}`;
    const svg = make(id);
    this.length += svg.length;
    this.defs.push(svg);
    return `url(#${id})`;
  }

  put(visible: Visible, x: number, y: number, turn: number, scale: number): void {
    // A crowded dish loses a few sprinkles rather than break the promise of its size.
    if (this.length > LONGEST_LAYERS) return;
    const key = `${visible.shape}${visible.color}`;
    let there = this.known.get(key);
    if (there === undefined) {
      const piece = pieceOf(visible.shape, visible.color);
      const id = `${this.prefix}${this.defs.length.toString(36)}`;
      this.defs.push(`<g id="${id}">${piece.svg}</g>`);
      this.length += piece.svg.length + 20;
      there = { id, piece };
      this.known.set(key, there);
    }
    const rotate = Math.round(turn) === 0 ? '' : ` rotate(${Math.round(turn)})`;
    const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
    this.draw(`<use href="#${there.id}" transform="translate(${round(x)} ${round(y)})${rotate}${scaled}"/>`);
  }

  /** A blurred shadow under something elliptical. */
  shadow(x: number, y: number, rx: number, ry: number, strength = 0.42): void {
    const paint = this.radial([
      [0.55, '#2b1b14', strength],
      [0.8, '#2b1b14', strength * 0.45],
      [1, '#2b1b14', 0],
    ]);
    this.draw(`<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${paint}"/>`);
  }

  toSvg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" role="presentation" aria-hidden="true"><defs>${this.defs.join('')}</defs>${this.layers.join('')}</svg>`;
  }
}

function stopList(stops: readonly (readonly [number, Hex, number?])[]): string {
  return stops
    .map(
      ([at, color, opacity]) =>
        `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`,
    )
    .join('');
}

export interface Heap {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly count: number;
  readonly scale?: number;
  /** 0 keeps pieces upright, 1 turns them anyhow. */
  readonly tumble?: number;
}

const GOLDEN_ANGLE = 2.39996;

/** Spreads pieces evenly over an ellipse, outermost first, so that they lie heaped towards the middle. */
export function heap(canvas: Canvas, things: readonly Visible[], area: Heap): void {
  if (things.length === 0) return;
  const turn = canvas.between(0, 6.28);
  for (let at = area.count - 1; at >= 0; at -= 1) {
    const reach = Math.sqrt((at + 0.4) / area.count);
    const angle = turn + at * GOLDEN_ANGLE;
    const thing = things[Math.floor(canvas.between(0, things.length))] ?? things[0];
    if (thing === undefined) continue;
    const x = area.x + Math.cos(angle) * area.rx * reach + canvas.between(-4, 4);
    const y = area.y + Math.sin(angle) * area.ry * reach + canvas.between(-4, 4);
    canvas.put(
      thing,
      x,
      y,
      canvas.between(-180, 180) * (area.tumble ?? 1),
      (area.scale ?? 1) * canvas.between(0.88, 1.14),
    );
  }
}
