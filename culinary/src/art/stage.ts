import { type Canvas, heap, HEIGHT, type Piece, WIDTH } from '#art/canvas';
import { type Hex, INK, light, shade } from '#art/colors';
import { faint, line, path } from '#art/svg';

const WALLS = [
  '#e8d8bd',
  '#cfd6c8',
  '#e3b98f',
  '#9fb0ad',
  '#ecd0a0',
  '#cf8f6c',
  '#5f7668',
  '#4f6472',
  '#8a5a4a',
  '#b8b48e',
  '#d9c3b0',
].map((color) => ({ color }));
const [FIRST_WALL = { color: '#e8d8bd' }, ...OTHER_WALLS] = WALLS;
const TABLES: readonly [Hex, ...Hex[]] = ['#b07a4c', '#7d5236', '#e9dcc2', '#97a687', '#c8764f', '#566b76'];

/** Draws a table by a wall, in side view. The wall contrasts with the objects in front of it. */
export function stage(canvas: Canvas, food: Hex): void {
  const wall = canvas.choose('wall', [FIRST_WALL, ...OTHER_WALLS], food).color;
  canvas.ground = wall;
  const back = canvas.radial(
    [
      [0, light(wall, 0.42)],
      [0.65, wall],
      [1, shade(wall, 0.26)],
    ],
    ' cx=".36" cy=".3" r=".95"',
  );
  const top = canvas.choose(
    'table',
    [{ color: TABLES[0] }, ...TABLES.slice(1).map((color) => ({ color }))],
    wall,
  ).color;
  canvas.draw(
    path('M0 0H400V232H0Z', back),
    backdrop(canvas, wall),
    path('M0 224H400V300H0Z', canvas.down(light(top, 0.14), top, shade(top, 0.34))),
    line('M0 225H400', light(top, 0.6), 2, faint(0.6)),
  );
  canvas.draw(
    line(
      'M0 246C120 242 260 252 400 244M0 268C140 274 280 262 400 270M0 288C100 284 240 294 400 286',
      shade(top, 0.45),
      1.2,
      ` stroke-dasharray="70 6 120 9"${faint(0.4)}`,
    ),
  );
}

function backdrop(canvas: Canvas, wall: Hex): string {
  const pale = light(wall, 0.5);
  const dark = shade(wall, 0.3);
  switch (
    canvas.chance.pick<'window' | 'tiles' | 'arch' | 'shelf' | 'boards'>('backdrop', [
      'window',
      'tiles',
      'arch',
      'shelf',
      'boards',
    ])
  ) {
    case 'window':
      return (
        path('M-20-10L120-10L330 224H170ZM150-10L210-10L400 208V224H350Z', light(wall, 0.8), faint(0.3)) +
        line('M60-10L262 224M-10 92L180 92', wall, 7, faint(0.4))
      );
    case 'tiles':
      return (
        line(
          'M0 38H400M0 82H400M0 126H400M0 170H400M0 214H400M40 0V38M120 0V38M200 0V38M280 0V38M360 0V38M0 38V82M80 38V82M160 38V82M240 38V82M320 38V82M40 82V126M120 82V126M200 82V126M280 82V126M360 82V126M0 126V170M80 126V170M160 126V170M240 126V170M320 126V170M40 170V214M120 170V214M200 170V214M280 170V214M360 170V214',
          dark,
          2,
          faint(0.26),
        ) + line('M0 40H400M0 84H400M0 128H400M0 172H400', pale, 1, faint(0.6))
      );
    case 'arch':
      return (
        path('M92 224V120A108 108 0 0 1 308 120V224Z', canvas.down(light(wall, 0.55), light(wall, 0.1)), faint(0.8)) +
        line('M92 224V120A108 108 0 0 1 308 120V224', dark, 1.6, faint(0.3))
      );
    case 'shelf':
      return (
        path('M0 66H400V76H0Z', dark, faint(0.5)) +
        path('M0 76H400V92H0Z', dark, faint(0.14)) +
        path(
          'M18 66V34q0-6 6-6h20q6 0 6 6v32ZM62 66L58 44h36l-4 22ZM330 66V24q0-7 8-7h18q8 0 8 7v42ZM374 66V40h30v26Z',
          dark,
          faint(0.3),
        ) +
        path('M62 44q6-22 14-4q8-20 16 4Z', '#6f8a5a', faint(0.6))
      );
    case 'boards':
      return (
        line('M50 0V224M104 0V224M158 0V224M212 0V224M266 0V224M320 0V224M374 0V224', dark, 2.4, faint(0.28)) +
        line('M52 0V224M106 0V224M160 0V224M214 0V224M268 0V224M322 0V224M376 0V224', pale, 1.2, faint(0.5))
      );
  }
}

/** Overlays the light of a time of day, from breakfast to supper. */
export function castLight(canvas: Canvas): void {
  const hour = canvas.chance.at('hour');
  if (hour < 0.24) canvas.draw(path('M-20-20H70L320 320H170ZM110-20H170L420 300V320H360Z', '#fff3d2', faint(0.1)));
  else if (hour < 0.42)
    canvas.draw(
      path(
        'M0 0H150Q60 70 0 190ZM30 0Q90 40 40 90T120 150Q60 170 0 120ZM260 0Q300 60 360 40T400 110V0Z',
        INK,
        faint(0.08),
      ),
    );
  const vignette = canvas.radial(
    [
      [0.45, INK, 0],
      [1, hour < 0.6 ? '#4a2412' : INK, 0.22],
    ],
    ' cx=".44" cy=".42" r=".74"',
  );
  const lamp = canvas.radial(
    [
      [0, hour < 0.6 ? '#fff6dc' : '#ffd08a', 0.09],
      [1, '#fff6dc', 0],
    ],
    ' cx=".2" cy=".1" r=".7"',
  );
  canvas.draw(path(`M0 0H${WIDTH}V${HEIGHT}H0Z`, vignette), path(`M0 0H${WIDTH}V${HEIGHT}H0Z`, lamp));
}

export function scatterOnTable(canvas: Canvas, things: readonly Piece[], x: number, y: number, count = 4): void {
  heap(canvas, things, { x, y, rx: 30, ry: 9, count, scale: 1.05, tumble: 0.5 });
}
