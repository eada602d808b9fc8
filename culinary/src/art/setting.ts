import { type Canvas, HEIGHT, type Piece, WIDTH } from '#art/canvas';
import { type Hex, INK, light, mix, shade } from '#art/colors';
import type { StillLife } from '#art/still-life';
import { faint, line, n, path, place } from '#art/svg';

interface Surface {
  readonly color: Hex;
  readonly kind: 'linen' | 'wood' | 'stone' | 'tile' | 'check' | 'stripe';
}

const SURFACES: readonly [Surface, ...Surface[]] = [
  { color: '#ead9b8', kind: 'linen' },
  { color: '#dcbd8c', kind: 'stripe' },
  { color: '#c8764f', kind: 'stone' },
  { color: '#b98455', kind: 'wood' },
  { color: '#dca94c', kind: 'linen' },
  { color: '#83553a', kind: 'wood' },
  { color: '#97a687', kind: 'linen' },
  { color: '#456072', kind: 'stone' },
  { color: '#a9b8ae', kind: 'tile' },
  { color: '#e6d3b3', kind: 'check' },
  { color: '#6f7d52', kind: 'stripe' },
  { color: '#5c3a3f', kind: 'linen' },
  { color: '#d9b59a', kind: 'tile' },
  { color: '#8fa3a6', kind: 'stripe' },
  { color: '#4a3b33', kind: 'wood' },
  { color: '#e3dccb', kind: 'stone' },
];
const CERAMICS = [
  '#f6ecd9',
  '#efe0c2',
  '#dfe2d3',
  '#3f5363',
  '#b7573a',
  '#c9d0c4',
  '#8fa193',
  '#46372f',
  '#d9a24a',
  '#6b7d6a',
  '#5b7486',
  '#e8cdb4',
].map((color) => ({ color }));
const [FIRST_CERAMIC = { color: '#f6ecd9' }, ...OTHER_CERAMICS] = CERAMICS;
const CLOTHS: readonly [Hex, ...Hex[]] = ['#f3e7cf', '#b9472f', '#5f7f5a', '#e2ae4a', '#4d6577', '#d98d6a', '#8d9c86'];

export type Cutlery = 'spoon' | 'fork' | 'chopsticks' | 'none';

export const glazeFor = (canvas: Canvas, food: Hex): Hex =>
  canvas.choose('glaze', [FIRST_CERAMIC, ...OTHER_CERAMICS], food).color;

/** Draws a table that contrasts with the vessel, with a cloth, cutlery and a few of the ingredients. */
export function layTable(canvas: Canvas, life: StillLife, vessel: Hex, cutlery: Cutlery = 'none'): void {
  const surface = canvas.choose('surface', SURFACES, vessel);
  canvas.ground = surface.color;
  const paint = canvas.radial(
    [
      [0, light(surface.color, 0.16)],
      [0.55, surface.color],
      [1, shade(surface.color, 0.3)],
    ],
    ' cx=".34" cy=".22" r=".98"',
  );
  canvas.draw(path(`M0 0h${WIDTH}v${HEIGHT}H0z`, paint));
  canvas.draw(texture(canvas, surface));
  if (canvas.chance.at('has cloth') < 0.72) layCloth(canvas, surface.color);
  scatter(canvas, life);
  layCutlery(canvas, cutlery, surface.color);
}

function texture(canvas: Canvas, { kind, color }: Surface): string {
  const pale = light(color, 0.6);
  const dark = shade(color, 0.38);
  switch (kind) {
    case 'linen': {
      let weave = '';
      for (let at = 4; at < WIDTH; at += 9) weave += `M${at} 0v300${at < HEIGHT ? `M0 ${at}h400` : ''}`;
      return line(weave, pale, 1, ` stroke-dasharray="5 4 2 6"${faint(0.3)}`);
    }
    case 'wood': {
      let grain = '';
      for (let y = 12; y < HEIGHT; y += 19) {
        const bend = Math.round(canvas.between(-8, 8));
        grain += `M0 ${y}C120 ${y + bend} 260 ${y - bend} 400 ${y + Math.round(bend / 2)}`;
      }
      return (
        line(grain, dark, 1.1, ` stroke-dasharray="90 7 150 12"${faint(0.34)}`) +
        line('M0 96H400M0 205H400', dark, 2.4, faint(0.5)) +
        line('M0 98H400M0 207H400', pale, 1, faint(0.4))
      );
    }
    case 'stone': {
      let specks = '';
      for (let at = 0; at < 34; at += 1)
        specks += `M${Math.round(canvas.between(0, WIDTH))} ${Math.round(canvas.between(0, HEIGHT))}h${(at % 3) + 0.1}`;
      canvas.trace(specks, [pale, 2.2, faint(0.45)], [dark, 1.4, ` transform="matrix(-1 0 0 1 392 7)"${faint(0.4)}`]);
      return line(
        'M-10 70C60 60 90 120 150 96S260 30 410 60M-10 250C90 230 180 300 250 262S350 236 410 250',
        pale,
        1.6,
        faint(0.24),
      );
    }
    case 'tile': {
      let seams = '';
      for (let at = 20; at < WIDTH; at += 60) seams += `M${at} 0v300${at < HEIGHT ? `M0 ${at}h400` : ''}`;
      return line(seams, dark, 3, faint(0.35)) + line(seams, pale, 1.2, ` transform="translate(2 2)"${faint(0.7)}`);
    }
    case 'check': {
      let bands = '';
      let rows = '';
      for (let at = 14; at < WIDTH; at += 56) {
        bands += `M${at} 0v300`;
        if (at < HEIGHT) rows += `M0 ${at}h400`;
      }
      const thread = canvas.chance.pick('check', ['#b9472f', '#5f7f5a', '#4d6577', '#d39a35']);
      return (
        line(bands, thread, 28, faint(0.4)) +
        line(rows, thread, 28, faint(0.4)) +
        line(bands + rows, pale, 1, ` stroke-dasharray="2 3"${faint(0.5)}`)
      );
    }
    case 'stripe': {
      let bands = '';
      for (let at = -270; at < WIDTH; at += 36) bands += `M${at} 0l300 300`;
      return (
        line(bands, pale, 9, faint(0.22)) +
        line(bands, dark, 1.2, ` transform="translate(9 0)" stroke-dasharray="6 3"${faint(0.3)}`)
      );
    }
  }
}

/** A folded cloth under the vessel. */
function layCloth(canvas: Canvas, table: Hex): void {
  const color = canvas.choose(
    'cloth',
    [{ color: CLOTHS[0] }, ...CLOTHS.slice(1).map((each) => ({ color: each }))],
    table,
  ).color;
  const thread = mix(color, color === '#f3e7cf' ? '#b9472f' : '#fff5df', 0.75);
  const d = 'M-84-92Q0-100 84-90L88 92Q0 100-86 94Z';
  const pattern = canvas.chance.pick('cloth pattern', [
    line('M-62-93L-64 94M-54-94L-56 95M62-92L66 93M54-93L58 94', thread, 3, faint(0.8)),
    line('M-70-93V93M-34-95V96M2-96V97M38-94V95M74-91V92', thread, 15, ` stroke-linecap="butt"${faint(0.32)}`) +
      line('M-85-70H86M-85-34H86M-85 2H87M-86 38H88M-86 74H88', thread, 15, ` stroke-linecap="butt"${faint(0.32)}`),
    line('M-78-85Q0-93 77-84L81 85Q0 93-79 87Z', thread, 1.8, ` stroke-dasharray="6 5"${faint(0.9)}`),
    line('M-84-70Q0-78 84-68M-85-62Q0-70 85-60M-86 70Q0 78 87 68', thread, 3.4, faint(0.75)),
  ]);
  const [x, y, turn] = canvas.chance.pick('cloth place', [
    [70, 186, -24],
    [326, 196, 22],
    [330, 96, -18],
    [78, 240, 8],
  ]);
  canvas.draw(
    place(
      x,
      y,
      turn,
      1,
      path(d, INK, ` opacity=".26" transform="translate(5 8)"`) +
        path(d, canvas.slant(color, 0.2, 0.16)) +
        pattern +
        line('M-10-96Q-20 0-4 96M30-95Q26-20 34 95', shade(color, 0.4), 2, faint(0.26)),
    ),
  );
}

// Free corners; the last two are visible only in a wide picture.
const CORNERS: readonly (readonly [number, number])[] = [
  [74, 36],
  [322, 262],
  [44, 70],
  [352, 232],
  [26, 34],
  [372, 270],
];

function scatter(canvas: Canvas, life: StillLife): void {
  const things: readonly Piece[] = [...life.garnish, ...life.body.filter(({ name }) => life.named.has(name))]
    .filter(
      ({ shape }) =>
        shape === 'leaf' ||
        shape === 'sprig' ||
        shape === 'berry' ||
        shape === 'dot' ||
        shape === 'slice' ||
        shape === 'coin' ||
        shape === 'mushroom' ||
        shape === 'wedge' ||
        shape === 'bean',
    )
    .slice(0, 3);
  CORNERS.slice(0, 2 + Math.round(canvas.between(0, 4))).forEach(([x, y], at) => {
    const thing = things[at % Math.max(1, things.length)];
    if (thing !== undefined)
      canvas.put(thing, x + canvas.between(-8, 8), y + canvas.between(-8, 8), canvas.between(-180, 180), 0.95);
  });
  let pepper = '';
  for (let at = 0; at < 16; at += 1)
    pepper += `M${n(canvas.between(14, 100) + (at % 2) * 282)} ${n(canvas.between(12, 70) + (at % 2) * 218)}h.1`;
  canvas.draw(line(pepper, shade(canvas.ground, 0.6), 1.8, faint(0.5)));
}

const METAL = '#d8cdb8';
const SPOON = 'M0-60C11-60 14-40 9-28C7-22 4-20 4-14L5 76Q0 82-5 76L-4-14C-4-20-7-22-9-28C-14-40-11-60 0-60Z';
const FORK =
  'M-10-60L-8-34C-7-24-4-22-4-14L-5 76Q0 82 5 76L4-14C4-22 7-24 8-34L10-60L7-60L5-38L2-38L1.6-60L-1.6-60L-2-38L-5-38L-7-60Z';

function layCutlery(canvas: Canvas, cutlery: Cutlery, table: Hex): void {
  if (cutlery === 'none') return;
  if (cutlery === 'chopsticks') {
    const wood = canvas.choose(
      'chopsticks',
      [{ color: '#a8452f' }, { color: '#3a2a22' }, { color: '#e0b677' }],
      table,
    ).color;
    return canvas.draw(
      line('M352 20L384 292M366 18L394 290', INK, 6, ' opacity=".3" transform="translate(5 5)"') +
        line('M352 20L384 292M366 18L394 290', wood, 5.4) +
        line('M351 22L380 270', light(wood, 0.5), 1.4, faint(0.6)),
    );
  }
  const d = cutlery === 'spoon' ? SPOON : FORK;
  const metal = canvas.linear(
    [
      [0, '#f4ead6'],
      [0.5, METAL],
      [1, '#9c8f78'],
    ],
    '',
  );
  canvas.draw(
    place(
      cutlery === 'spoon' ? 366 : 34,
      158,
      cutlery === 'spoon' ? 10 : -7,
      1.12,
      path(d, INK, ' opacity=".32" transform="translate(4 6)"') +
        path(d, metal) +
        (cutlery === 'spoon' ? path('M-1-55C5-55 8-42 4-31C2-26-4-27-6-33C-9-42-6-55-1-55Z', '#a99b82') : '') +
        line('M-1.6-4L-2 70', '#fff8e8', 1.4, faint(0.8)),
    ),
  );
}
