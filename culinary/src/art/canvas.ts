import { colorDistance, CREAM, type Hex, INK, light, shade, ensureContrast } from '#art/colors';
import { pieceOf, type PieceShape } from '#art/piece-data';
import { faint, hundredth, n, oval } from '#art/svg';
import type { SeededRandom } from '#seeded-random';

export const WIDTH = 400;
export const HEIGHT = 300;

/** Characters. A longer drawing gets no more pieces: the rest of the 12 KB is reserved for the closing elements. */
const LONGEST_LAYERS = 10_500;
const LARGEST_DRAWING = 11_800;
const USE_LENGTH = 76;
/** Minimum {@link colorDistance} of a piece from its ground, and of a vessel from its contents. */
export const PIECE_CONTRAST = 0.1;
export const VESSEL_CONTRAST = 0.17;

export interface Piece {
  readonly shape: PieceShape;
  readonly color: Hex;
  /** The food that it shows, if one. */
  readonly name?: string;
}

type Stop = readonly [number, Hex, number?];

/** Collects the layers of a drawing, bottom first. Repeated elements are defined once. */
export class Canvas {
  readonly chance: SeededRandom;
  ground: Hex = '#c48f57';
  /** Every chosen vessel color and the color that it contrasts with. */
  readonly choices: { readonly chosen: Hex; readonly against: Hex }[] = [];
  /** What was drawn, apart from dishes and tables: pieces, and names of painted things such as "rice" or "ice". */
  readonly shown: Piece[] = [];
  readonly painted = new Set<string>();
  private readonly prefix: string;
  private readonly defs: string[] = [];
  private readonly layers: string[] = [];
  private readonly ids = new Map<string, string>();
  private glow: string | undefined;
  private readonly pieces: number[] = [];
  private draws = 0;
  private length = 0;

  constructor(prefix: string, chance: SeededRandom) {
    this.prefix = prefix;
    this.chance = chance;
  }

  draw(...svg: readonly string[]): void {
    for (const each of svg) {
      this.length += each.length;
      this.layers.push(each);
    }
  }

  /** The number of pieces that still fit. */
  get room(): number {
    return Math.max(0, Math.floor((LONGEST_LAYERS - this.length) / USE_LENGTH));
  }

  /** Limits the pieces of each remaining serving to the room that is left. */
  share(wanted: number, servings: number): number {
    return Math.min(wanted, Math.floor(this.room / servings));
  }

  /** Returns a number in [low, high), a new one per call. */
  between(low: number, high: number): number {
    this.draws += 1;
    return low + this.chance.at(`n${this.draws}`) * (high - low);
  }

  /** Picks one of the options with enough contrast to a color, or the one with the most. */
  choose<T extends { readonly color: Hex }>(question: string, options: readonly [T, ...T[]], against: Hex): T {
    const [first, ...others] = options.filter(({ color }) => colorDistance(color, against) >= VESSEL_CONTRAST);
    const chosen =
      first === undefined
        ? options.reduce((best, each) =>
            colorDistance(each.color, against) > colorDistance(best.color, against) ? each : best,
          )
        : this.chance.pick(question, [first, ...others]);
    this.choices.push({ chosen: chosen.color, against });
    return chosen;
  }

  radial(stops: readonly Stop[], more = ''): string {
    return this.paint('radial', stops, more);
  }

  linear(stops: readonly Stop[], more = ' x1=".1" y1="0" x2=".9" y2="1"'): string {
    return this.paint('linear', stops, more);
  }

  /** Shades a dome towards the light. */
  dome(color: Hex, lit = 0.3, dark = 0.3): string {
    return this.radial(
      [
        [0, light(color, lit)],
        [0.6, color],
        [1, shade(color, dark)],
      ],
      ' cx=".4" cy=".34" r=".72"',
    );
  }

  /** Shades a rim or a wall, lit from above. */
  slant(color: Hex, lit = 0.45, dark = 0.3): string {
    return this.linear([
      [0, light(color, lit)],
      [0.5, color],
      [1, shade(color, dark)],
    ]);
  }

  /** Shades a round body seen from the side. */
  across(color: Hex, lit = 0.35, dark = 0.34): string {
    return this.linear(
      [
        [0, light(color, lit / 2)],
        [0.22, light(color, lit)],
        [0.5, color],
        [1, shade(color, dark)],
      ],
      '',
    );
  }

  down(...colors: readonly Hex[]): string {
    return this.linear(
      colors.map((color, at) => [at / (colors.length - 1), color]),
      ' x1="0" y1="0" x2="0" y2="1"',
    );
  }

  /** An overlay that makes a shape of any color look round. */
  lit(): string {
    this.glow ??= this.radial(
      [
        [0, CREAM, 0.3],
        [0.48, CREAM, 0],
        [0.62, INK, 0],
        [1, INK, 0.3],
      ],
      ' cx=".38" cy=".3" r=".8"',
    );
    return this.glow;
  }

  private paint(kind: 'radial' | 'linear', stops: readonly Stop[], more: string): string {
    const body = stops
      .map(
        ([at, color, opacity]) =>
          `<stop${at === 0 ? '' : ` offset="${hundredth(at)}"`} stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${hundredth(opacity)}"`}/>`,
      )
      .join('');
    return `url(#${this.define(`${kind}${more}${body}`, (id) => `<${kind}Gradient id="${id}"${more}>${body}</${kind}Gradient>`)})`;
  }

  private define(key: string, make: (id: string) => string): string {
    let id = this.ids.get(key);
    if (id === undefined) {
      id = `${this.prefix}${this.ids.size.toString(36)}`;
      this.ids.set(key, id);
      const svg = make(id);
      this.length += svg.length;
      this.defs.push(svg);
    }
    return id;
  }

  put(piece: Piece, x: number, y: number, turn = 0, scale = 1): void {
    // A crowded dish loses a few sprinkles rather than exceed the size limit.
    if (this.length > LONGEST_LAYERS) return;
    this.putOnTop(piece, x, y, turn, scale);
  }

  /** Draws a piece even in a full drawing, which then loses others from the bottom. */
  putOnTop(piece: Piece, x: number, y: number, turn: number, scale: number): void {
    const { shape, color } = piece;
    this.shown.push(piece);
    const visible = ensureContrast(color, this.ground, PIECE_CONTRAST);
    const lit = this.lit();
    const id = this.define(`${shape}${visible}`, (own) => `<g id="${own}">${pieceOf(shape, visible, lit)}</g>`);
    this.use(id, x, y, turn, scale);
  }

  /** Draws an element at several positions; defined on first use. */
  stamp(svg: string, x: number, y: number, turn = 0, scale = 1): void {
    this.use(
      this.define(svg, (own) => `<g id="${own}">${svg}</g>`),
      x,
      y,
      turn,
      scale,
    );
  }

  /** Draws one line several times in different strokes: shadow, line, highlight. */
  trace(d: string, ...strokes: readonly (readonly [stroke: string, width: number, more?: string])[]): void {
    const id = this.define(d, (own) => `<path id="${own}" d="${d}"/>`);
    this.draw(
      strokes
        .map(
          ([stroke, width, more = '']) => `<use href="#${id}" stroke="${stroke}" stroke-width="${n(width)}"${more}/>`,
        )
        .join(''),
    );
  }

  private use(id: string, x: number, y: number, turn: number, scale: number): void {
    const rotate = Math.round(turn) === 0 ? '' : `rotate(${Math.round(turn)})`;
    const size = Math.round(scale * 20) / 20;
    this.pieces.push(this.layers.length);
    this.draw(
      `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})${rotate}${size === 1 ? '' : `scale(${hundredth(size)})`}"/>`,
    );
  }

  /** A soft shadow under an ellipse. */
  shadow(x: number, y: number, rx: number, ry: number, strength = 0.46): void {
    const paint = this.radial([
      [0.55, INK, 0.9],
      [0.8, INK, 0.4],
      [1, INK, 0],
    ]);
    this.draw(oval(x, y, rx, ry, paint, faint(strength)));
  }

  toSvg(): string {
    this.thin();
    // Default attributes on the root instead of on each path.
    const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" role="presentation" aria-hidden="true" fill="none" stroke-linecap="round">`;
    const group = this.chance.at('mirror') < 0.5 ? '<g>' : `<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">`;
    return `${head}<defs>${this.defs.join('')}</defs>${group}${this.layers.join('')}</g></svg>`;
  }

  /** Removes pieces from the bottom, where others cover them, until the drawing is within the size limit. */
  private thin(): void {
    for (const at of this.pieces) {
      if (this.length <= LARGEST_DRAWING) return;
      this.length -= this.layers[at]?.length ?? 0;
      this.layers[at] = '';
    }
  }
}

export interface Heap {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry?: number;
  readonly count: number;
  readonly scale?: number;
  /** 0 keeps pieces upright, 1 rotates them freely. */
  readonly tumble?: number;
}

const GOLDEN_ANGLE = 2.39996;

/**
 * Spreads pieces evenly over an ellipse (sunflower pattern), outermost first, so that they pile up towards the middle.
 */
export function heap(canvas: Canvas, things: readonly Piece[], area: Heap): void {
  if (things.length === 0) return;
  const turn = canvas.between(0, 6.28);
  const ry = area.ry ?? area.rx;
  // When the drawing is nearly full, fewer and larger pieces cover the same area.
  const count = Math.min(area.count, canvas.room);
  const scale = (area.scale ?? 1) * Math.min(1.3, Math.sqrt(area.count / Math.max(1, count)));
  for (let at = count - 1; at >= 0; at -= 1) {
    const reach = Math.sqrt((at + 0.4) / count);
    const angle = turn + at * GOLDEN_ANGLE;
    const thing = things[Math.floor(canvas.between(0, things.length))];
    if (thing === undefined) continue;
    const x = area.x + Math.cos(angle) * area.rx * reach + canvas.between(-4, 4);
    const y = area.y + Math.sin(angle) * ry * reach + canvas.between(-4, 4);
    canvas.put(thing, x, y, canvas.between(-180, 180) * (area.tumble ?? 1), scale * canvas.between(0.88, 1.14));
  }
}
