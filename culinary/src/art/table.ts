import { type Canvas, HEIGHT, WIDTH } from '#art/canvas';
import { type Hex, light, mix, shade, warmth } from '#art/colors';

interface Surface {
  readonly color: Hex;
  readonly kind: 'linen' | 'wood' | 'stone';
}

const WARM_SURFACES: readonly [Surface, ...Surface[]] = [
  { color: '#e9d9ba', kind: 'linen' },
  { color: '#c9744f', kind: 'stone' },
  { color: '#b98455', kind: 'wood' },
  { color: '#dca94c', kind: 'linen' },
  { color: '#8b5a3b', kind: 'wood' },
];
const COOL_SURFACES: readonly [Surface, ...Surface[]] = [
  { color: '#e9d9ba', kind: 'linen' },
  { color: '#93a58c', kind: 'linen' },
  { color: '#43596a', kind: 'stone' },
  { color: '#a9b9b4', kind: 'linen' },
  { color: '#b98455', kind: 'wood' },
];
const CLOTHS: readonly [Hex, ...Hex[]] = ['#f3e7cf', '#b9472f', '#5f7f5a', '#e2ae4a', '#4d6577'];
const CERAMICS: readonly [Hex, ...Hex[]] = ['#f6ecd9', '#f3e4c9', '#dfe2d3', '#3f5363', '#b7573a', '#ece3d8'];

/** The table under a dish: a color that lets the food stand out, and the stuff it is made of. */
export function layTable(canvas: Canvas, food: Hex): Hex {
  const surface = canvas.chance.pick('surface', warmth(food) > 0.22 ? COOL_SURFACES : WARM_SURFACES);
  const paint = canvas.radial(
    [
      [0, light(surface.color, 0.22)],
      [0.6, surface.color],
      [1, shade(surface.color, 0.26)],
    ],
    ' cx=".35" cy=".25" r=".95"',
  );
  canvas.draw(`<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${paint}"/>`);
  const dark = shade(surface.color, 0.35);
  switch (surface.kind) {
    case 'linen': {
      let weave = '';
      for (let x = -HEIGHT; x < WIDTH; x += 13) weave += `M${x} 0l300 300`;
      canvas.draw(`<path d="${weave}" stroke="${light(surface.color, 0.6)}" stroke-width="1" opacity=".22"/>`);
      break;
    }
    case 'wood': {
      let grain = '';
      for (let y = 18; y < HEIGHT; y += 26) {
        const bend = Math.round(canvas.between(-9, 9));
        grain += `M0 ${y}C120 ${y + bend} 260 ${y - bend} 400 ${y + Math.round(bend / 2)}`;
      }
      canvas.draw(
        `<path d="${grain}" fill="none" stroke="${dark}" stroke-width="1.1" opacity=".28"/><path d="M0 96H400M0 205H400" stroke="${dark}" stroke-width="2" opacity=".45"/><path d="M0 98H400M0 207H400" stroke="${light(surface.color, 0.4)}" stroke-width="1" opacity=".4"/>`,
      );
      break;
    }
    case 'stone': {
      let specks = '';
      for (let at = 0; at < 26; at += 1)
        specks += `M${Math.round(canvas.between(0, WIDTH))} ${Math.round(canvas.between(0, HEIGHT))}h.1`;
      canvas.draw(
        `<path d="${specks}" stroke="${light(surface.color, 0.5)}" stroke-width="2.4" stroke-linecap="round" opacity=".4"/>`,
      );
    }
  }
  return surface.color;
}

/** A folded cloth peeping out from under the vessel. */
export function layCloth(canvas: Canvas, table: Hex): void {
  const cloth = canvas.chance.pick('cloth', CLOTHS);
  const color = cloth === table ? '#f3e7cf' : cloth;
  const left = canvas.chance.at('cloth side') < 0.5;
  const stripe = mix(color, color === '#f3e7cf' ? '#b9472f' : '#fff5df', 0.75);
  const at = left ? 'translate(70 176) rotate(-24)' : 'translate(318 190) rotate(22)';
  canvas.draw(
    `<g transform="${at}"><path d="M-84-92Q0-100 84-90L88 92Q0 100-86 94Z" fill="#2b1b14" opacity=".2" transform="translate(5 8)"/><path d="M-84-92Q0-100 84-90L88 92Q0 100-86 94Z" fill="${color}"/><path d="M-62-93L-64 94M-54-94L-56 95M62-92L66 93M54-93L58 94" stroke="${stripe}" stroke-width="3" opacity=".8"/><path d="M-10-96Q-20 0-4 96" fill="none" stroke="${shade(color, 0.3)}" stroke-width="2" opacity=".3"/></g>`,
  );
}

const METAL = '#d8cdb8';

export function laySpoon(canvas: Canvas, x: number, y: number, turn: number): void {
  canvas.draw(
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0-60C11-60 14-40 9-28C7-22 4-20 4-14L5 76Q0 82-5 76L-4-14C-4-20-7-22-9-28C-14-40-11-60 0-60Z" fill="#2b1b14" opacity=".28" transform="translate(4 6)"/><path d="M0-60C11-60 14-40 9-28C7-22 4-20 4-14L5 76Q0 82-5 76L-4-14C-4-20-7-22-9-28C-14-40-11-60 0-60Z" fill="${METAL}"/><path d="M-1-55C5-55 8-42 4-31C2-26-4-27-6-33C-9-42-6-55-1-55Z" fill="#b3a58c"/><path d="M-2 0L-2 70" stroke="#fff8e8" stroke-width="1.6" opacity=".8"/></g>`,
  );
}

export function layFork(canvas: Canvas, x: number, y: number, turn: number): void {
  const d =
    'M-10-60L-8-34C-7-24-4-22-4-14L-5 76Q0 82 5 76L4-14C4-22 7-24 8-34L10-60L7-60L5-38L2-38L1.6-60L-1.6-60L-2-38L-5-38L-7-60Z';
  canvas.draw(
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${d}" fill="#2b1b14" opacity=".28" transform="translate(4 6)"/><path d="${d}" fill="${METAL}"/><path d="M-1.5-10L-2 70" stroke="#fff8e8" stroke-width="1.6" opacity=".8"/></g>`,
  );
}

/** A glaze that is neither the table's color nor the food's. */
export function glaze(canvas: Canvas, table: Hex): Hex {
  const color = canvas.chance.pick('glaze', CERAMICS);
  return table === '#43596a' && color === '#3f5363'
    ? '#f6ecd9'
    : table === '#c9744f' && color === '#b7573a'
      ? '#f6ecd9'
      : color;
}
