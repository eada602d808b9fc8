import { type Canvas } from '#art/canvas';
import { blend, type Hex, light, shade } from '#art/colors';
import type { StillLife, Visible } from '#art/still-life';
import { glaze, layCloth, layFork, laySpoon, layTable } from '#art/table';
import { type Well } from '#art/vessels';

export const HERB: Visible = { name: 'parsley', shape: 'leaf', color: '#4f8f3f' };

export const small = (things: readonly Visible[]): readonly Visible[] =>
  things.map((thing) =>
    thing.shape === 'fillet' || thing.shape === 'drumstick' ? { ...thing, shape: 'chunk' } : thing,
  );

export const garnishOf = (life: StillLife): readonly Visible[] =>
  life.garnish.length > 0 ? life.garnish.slice(0, 3) : [HERB];

export const bodyOf = (life: StillLife, otherwise: readonly Visible[]): readonly Visible[] => {
  const all = [...(life.center === null ? [] : [life.center]), ...life.body].slice(0, 6);
  return all.length > 0 ? all : otherwise;
};

export const DEFAULT_BODY: readonly Visible[] = [
  { name: 'carrot', shape: 'coin', color: '#ee8a34' },
  { name: 'pea', shape: 'dot', color: '#7fb946' },
  { name: 'potato', shape: 'chunk', color: '#ecc873' },
];

/** The middle of the food's colors: what the table has to stand off from. */
export const tone = (life: StillLife): Hex =>
  blend([life.liquid, ...life.body.slice(0, 3).map(({ color }) => color)], '#c98a4a');

export function set(canvas: Canvas, life: StillLife, with_: 'spoon' | 'fork' | 'none'): Hex {
  const table = layTable(canvas, tone(life));
  layCloth(canvas, table);
  if (with_ === 'spoon') laySpoon(canvas, 366, 160, 12);
  if (with_ === 'fork') layFork(canvas, 34, 156, -8);
  return glaze(canvas, table);
}

export function pool(canvas: Canvas, well: Well, color: Hex): void {
  const paint = canvas.radial(
    [
      [0, light(color, 0.3)],
      [0.7, color],
      [1, shade(color, 0.28)],
    ],
    ' cx=".42" cy=".38" r=".68"',
  );
  canvas.draw(
    `<circle cx="${well.x}" cy="${well.y}" r="${well.r}" fill="${paint}"/><path d="M${well.x - well.r * 0.78} ${well.y - well.r * 0.34}A${well.r * 0.86} ${well.r * 0.86} 0 0 1 ${well.x - well.r * 0.1} ${well.y - well.r * 0.86}" fill="none" stroke="${light(color, 0.7)}" stroke-width="4" stroke-linecap="round" opacity=".45"/>`,
  );
}

export function swirl(canvas: Canvas, well: Well, color: Hex): void {
  const { x, y } = well;
  canvas.draw(
    `<path d="M${x - 58} ${y + 8}C${x - 50} ${y - 52} ${x + 46} ${y - 56} ${x + 56} ${y - 2}C${x + 60} ${y + 44} ${x - 22} ${y + 52} ${x - 30} ${y + 10}C${x - 34} ${y - 20} ${x + 22} ${y - 28} ${x + 26} ${y}" fill="none" stroke="${color}" stroke-width="9" stroke-linecap="round" opacity=".85"/>`,
  );
}

export function nest(canvas: Canvas, { x, y }: Well, color: Hex): void {
  // Loops of many sizes around one hub, each an arc that stops short of closing: twirled, not stacked.
  const loops = (count: number, near: number, far: number): string => {
    let d = '';
    for (let at = 0; at < count; at += 1) {
      const r = near + ((at * 0.618) % 1) * (far - near);
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
  const inner = loops(10, 14, 56);
  canvas.draw(
    `<g fill="none" stroke-linecap="round"><path d="${outer}" stroke="${shade(color, 0.4)}" stroke-width="9"/><path d="${outer}" stroke="${shade(color, 0.06)}" stroke-width="6.6"/><path d="${outer}" stroke="${light(color, 0.4)}" stroke-width="1.6" opacity=".7"/><path d="${inner}" stroke="${shade(color, 0.36)}" stroke-width="8.6"/><path d="${inner}" stroke="${light(color, 0.12)}" stroke-width="6.2"/><path d="${inner}" stroke="${light(color, 0.6)}" stroke-width="1.6" opacity=".8"/></g>`,
  );
}
