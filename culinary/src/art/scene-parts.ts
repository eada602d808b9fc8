import { type Canvas, heap, type Heap, type Piece } from '#art/canvas';
import { blend, type Hex, light, shade } from '#art/colors';
import { type Cutlery, glazeFor, layTable } from '#art/setting';
import type { StillLife, Visible } from '#art/still-life';
import { faint, line, n, path } from '#art/svg';
import { board, bowl, plate, type Well, woodFor } from '#art/vessels';

export type Scene = (canvas: Canvas, life: StillLife) => void;

export const TOMATO: Piece = { shape: 'slice', color: '#d8402a' };

export const isLeafy = ({ shape }: Piece): boolean => shape === 'leaf' || shape === 'ruffle';
export const RICE: Piece = { shape: 'grain', color: '#efe2c2' };

/** Replaces large pieces by bite-size ones. */
const small = (things: readonly Visible[]): readonly Visible[] =>
  things.map((thing) =>
    thing.shape === 'fillet' || thing.shape === 'drumstick' ? { ...thing, shape: 'chunk' } : thing,
  );

// What is absent is not drawn: these give no other pieces than those of the recipe.
export const garnishOf = (life: StillLife): readonly Visible[] => life.garnish.slice(0, 3);

export const bodyOf = (life: StillLife): readonly Visible[] =>
  small([...(life.center === null ? [] : [life.center]), ...life.body].slice(0, 6));

export const fruits = (life: StillLife): readonly Visible[] =>
  life.body.filter(({ role }) => role === 'fruit' || role === 'citrus').slice(0, 3);

export const isDark = ({ roles, names, title }: StillLife): boolean =>
  roles.has('chocolate') || names.has('cocoa powder') || /chocolat|cocoa|brownie|mocha|devil's food/u.test(title);

export const colorsOf = (things: readonly Piece[], otherwise: Hex): Hex =>
  blend(
    things.slice(0, 3).map(({ color }) => color),
    otherwise,
  );

export function setBowl(canvas: Canvas, life: StillLife, food: Hex, cutlery: Cutlery = 'none'): Well {
  const color = glazeFor(canvas, food);
  layTable(canvas, life, color, cutlery);
  return bowl(canvas, color);
}

export function setPlate(canvas: Canvas, life: StillLife, food: Hex, cutlery: Cutlery = 'none'): Well {
  const color = glazeFor(canvas, food);
  layTable(canvas, life, color, cutlery);
  return plate(canvas, color);
}

export const pile = (
  canvas: Canvas,
  things: readonly Piece[],
  { x, y, r }: Well,
  share: number,
  count: number,
  more: Partial<Heap> = {},
): void => heap(canvas, things, { x, y, rx: r * share, count, ...more });

/** Draws a liquid, lit from the left; pieces on it contrast with it. */
export function pool(canvas: Canvas, { x, y, r }: Well, color: Hex): void {
  canvas.ground = color;
  canvas.draw(
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${canvas.dome(color, 0.26, 0.34)}"/>`,
    line(
      `M${n(x - r * 0.86)} ${n(y - r * 0.2)}A${n(r * 0.88)} ${n(r * 0.88)} 0 0 1 ${n(x - r * 0.2)} ${n(y - r * 0.86)}`,
      light(color, 0.75),
      3.4,
      faint(0.5),
    ),
    line(
      `M${n(x + r * 0.5)} ${n(y + r * 0.78)}A${n(r * 0.92)} ${n(r * 0.92)} 0 0 0 ${n(x + r * 0.86)} ${n(y + r * 0.34)}`,
      light(color, 0.5),
      2,
      faint(0.3),
    ),
  );
}

/** Draws bubbles of fat or air on a liquid. */
export function bubbles(canvas: Canvas, { x, y, r }: Well, color: Hex, count = 14): void {
  let d = '';
  for (let at = 0; at < count; at += 1) {
    const angle = canvas.between(0, 6.28);
    const reach = r * canvas.between(0.5, 0.95);
    d += `M${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}h.1`;
  }
  canvas.draw(line(d, shade(color, 0.2), 7, faint(0.4)), line(d, light(color, 0.45), 4.6, faint(0.6)));
}

export function swirl(canvas: Canvas, { x, y }: Well, color: Hex): void {
  const d = `M${x - 58} ${y + 8}C${x - 50} ${y - 52} ${x + 46} ${y - 56} ${x + 56} ${y - 2}C${x + 60} ${y + 44} ${x - 22} ${y + 52} ${x - 30} ${y + 10}C${x - 34} ${y - 20} ${x + 22} ${y - 28} ${x + 26} ${y}`;
  canvas.draw(
    line(d, shade(color, 0.25), 10, faint(0.35)),
    line(d, color, 8, faint(0.9)),
    line(d, '#fffdf6', 2, faint(0.7)),
  );
}

/** Draws grains in concentric rings, as rice settles. */
export function grains(canvas: Canvas, { x, y, r }: Well, color: Hex): void {
  canvas.painted.add('grains');
  let d = '';
  for (let near = 5; near < r; near += 8) {
    const [dx, dy] = [canvas.between(-5, 5), canvas.between(-5, 5)];
    const from = canvas.between(0, 6.28);
    const [cx, cy] = [Math.cos(from) * near, Math.sin(from) * near];
    d += `M${n(x + dx + cx)} ${n(y + dy + cy)}a${n(near)} ${n(near)} 0 1 1 ${n(-2 * cx)} ${n(-2 * cy)}a${n(near)} ${n(near)} 0 1 1 ${n(2 * cx)} ${n(2 * cy)}`;
  }
  const dash = (dashes: string, more = ''): string => ` stroke-dasharray="${dashes}"${more}`;
  canvas.trace(
    d,
    [shade(color, 0.34), 6, dash('5 8 6 7', ' transform="translate(1 1.6)"')],
    [color, 5, dash('5 8 6 7')],
    [shade(color, 0.2), 5, dash('5 15 4 11', ` transform="rotate(31 ${x} ${y})"`)],
    [light(color, 0.55), 4, dash('5 15 4 11', ` transform="rotate(31 ${x} ${y})"`)],
    [light(color, 0.75), 3.6, dash('4 21 5 17', ` transform="rotate(74 ${x} ${y})"`)],
  );
  canvas.ground = color;
}

/** Draws open arcs of many sizes around a hub, so that noodles look twirled, not stacked. */
export function nest(
  canvas: Canvas,
  { x, y }: { readonly x: number; readonly y: number },
  color: Hex,
  size = 1,
  width = 6.4,
): void {
  canvas.painted.add('strands');
  const loops = (count: number, near: number, far: number): string => {
    let d = '';
    for (let at = 0; at < count; at += 1) {
      const r = (near + ((at * 0.618) % 1) * (far - near)) * size;
      const turn = at * 2.39996;
      const dx = Math.cos(at * 1.7) * 7;
      const dy = Math.sin(at * 2.3) * 7;
      const point = (angle: number): string =>
        `${Math.round(x + dx + Math.cos(angle) * r)} ${Math.round(y + dy + Math.sin(angle) * r * 0.94)}`;
      d += `M${point(turn)}A${Math.round(r)} ${Math.round(r * 0.94)} 0 1 1 ${point(turn + 4.6)}`;
    }
    return d;
  };
  const outer = loops(15, 40, 88);
  const inner = loops(11, 12, 58);
  canvas.trace(
    outer,
    [shade(color, 0.42), width + 2.4],
    [shade(color, 0.06), width],
    [light(color, 0.4), 1.5, faint(0.7)],
  );
  canvas.trace(
    inner,
    [shade(color, 0.38), width + 2],
    [light(color, 0.12), width - 0.4],
    [light(color, 0.6), 1.5, faint(0.8)],
  );
  canvas.ground = color;
}

export const shadowed = (d: string, fill: string, more = ''): string =>
  path(d, '#2b1b14', ` transform="translate(4 7)"${faint(0.28)}`) + path(d, fill, more);

export function onBoard(canvas: Canvas, life: StillLife, food: Hex): Well {
  const wood = woodFor(canvas, food);
  layTable(canvas, life, wood);
  return board(canvas, wood);
}

export const browned = (canvas: Canvas, x: number, y: number, rx: number, ry: number): void => {
  for (const [color, count, size] of [
    ['#b8701f', 20, 20],
    ['#8f4f14', 13, 11],
    ['#ffe6a0', 15, 8],
  ] as const) {
    let d = '';
    for (let at = 0; at < count; at += 1) {
      const angle = canvas.between(0, 6.28);
      const reach = Math.sqrt(canvas.between(0.02, 0.94));
      d += `M${n(x + Math.cos(angle) * rx * reach)} ${n(y + Math.sin(angle) * ry * reach)}q${n(canvas.between(3, 14))} ${n(canvas.between(-8, 8))} ${n(canvas.between(8, 20))} ${n(canvas.between(-4, 4))}`;
    }
    canvas.draw(line(d, color, size, faint(0.34)));
  }
};
