import { type Canvas, heap, type Piece } from '#art/canvas';
import { type Hex, light, mix, shade } from '#art/colors';
import { drinkColor, GLASS, STRAWS } from '#art/glass-parts';
import { fruits, garnishOf, type Scene } from '#art/scene-parts';
import { scatterOnTable, stage } from '#art/stage';
import { faint, line, oval, path, place } from '#art/svg';

interface Poured {
  readonly color: string;
  readonly surface: Hex;
  readonly ice?: boolean;
  readonly straw?: boolean;
  readonly inside?: readonly Piece[];
  readonly top: readonly Piece[];
  readonly foam?: Hex;
}

function tumbler(canvas: Canvas, x: number, scale: number, poured: Poured): void {
  const at = (inner: string): void => canvas.draw(place(x, 268, 0, scale, inner));
  canvas.shadow(x + 8, 270, 62 * scale, 12, 0.5);
  at(
    path('M-54-206L-43-4Q0 8 43-4L54-206Z', GLASS, faint(0.34)) +
      path('M-51-172L-41-9Q0 3 41-9L51-172Z', poured.color) +
      path('M-41-14Q0-2 41-14L41-8Q0 4-41-8Z', GLASS, faint(0.4)),
  );
  if (poured.ice === true) {
    canvas.painted.add('ice');
    at(
      `<g fill="${GLASS}" stroke="${GLASS}" stroke-width="1.6" fill-opacity=".3" stroke-opacity=".7"><path d="M-32-160l28-9l9 27l-28 9ZM6-146l30-4l4 28l-30 4ZM-30-116l26 4l-4 27l-27-5ZM6-104l26-6l5 24l-26 7Z"/></g>`,
    );
  }
  canvas.ground = poured.surface;
  heap(canvas, poured.inside ?? [], {
    x,
    y: 268 - 92 * scale,
    rx: 26 * scale,
    ry: 58 * scale,
    count: 6,
    scale: 0.9 * scale,
  });
  at(
    oval(0, -172, 51, 10, light(poured.surface, 0.4)) +
      (poured.foam === undefined
        ? ''
        : path(
            'M-51-172Q-52-190-30-188Q-14-200 4-190Q26-200 34-188Q54-188 51-172Q0-158-51-172Z',
            canvas.dome(poured.foam, 0.5, 0.14),
          ) + line('M-34-178v.1M-10-182v.1M16-180v.1M34-176v.1M2-174v.1', shade(poured.foam, 0.2), 3, faint(0.5))),
  );
  if (poured.straw !== false) {
    const straw = canvas.chance.pick('straw', STRAWS);
    at(
      line('M32-272L17-178', straw, 9, ' stroke-linecap="butt"') +
        line('M32-272L17-178', '#fff5df', 9, ` stroke-dasharray="6 10" stroke-linecap="butt"${faint(0.75)}`) +
        line('M30-272L15-178', '#fff5df', 2, faint(0.5)),
    );
  }
  heap(canvas, poured.top, {
    x: x - 10 * scale,
    y: 268 - 178 * scale,
    rx: 28 * scale,
    ry: 6,
    count: 5,
    scale: 0.95 * scale,
    tumble: 0.4,
  });
  at(
    line('M-44-196L-35-22', GLASS, 4.6, faint(0.65)) +
      line('M41-150L35-40', GLASS, 2.2, faint(0.5)) +
      oval(0, -206, 54, 10, 'none', ` stroke="${GLASS}" stroke-width="2"${faint(0.8)}`),
  );
}

function pair(canvas: Canvas, poured: Poured): void {
  for (const [x, scale] of [
    [258, 0.86],
    [152, 1.02],
  ] as const)
    tumbler(canvas, x, scale, poured);
}

export const drink: Scene = (canvas, life) => {
  const base = /iced tea|ice tea|eistee/u.test(life.title) ? '#b8632a' : drinkColor(life, '#e8c9a0');
  const color = mix(base, '#f7e7b5', 0.14);
  stage(canvas, color);
  const pieces = fruits(life);
  pair(canvas, {
    color: canvas.across(color, 0.4, 0.26),
    surface: color,
    ice: true,
    inside: pieces,
    top: [...pieces.slice(0, 1), ...garnishOf(life).slice(0, 1)],
  });
  scatterOnTable(canvas, pieces, 336, 264);
};

export const smoothie: Scene = (canvas, life) => {
  const green = life.foods.some(({ name }) => name === 'spinach' || name === 'kale');
  const color = green ? '#86a845' : light(drinkColor(life, '#d9506a'), 0.2);
  stage(canvas, color);
  const pieces = fruits(life);
  pair(canvas, {
    color: canvas.down(light(color, 0.3), color, shade(color, 0.14)),
    surface: color,
    foam: light(color, 0.4),
    top: [...pieces.slice(0, 2), ...garnishOf(life).slice(0, 1)],
  });
  scatterOnTable(canvas, pieces, 336, 264);
  scatterOnTable(canvas, pieces, 60, 270, 3);
};

export const icedLatte: Scene = (canvas, life) => {
  const green = life.foods.some(({ name }) => name.includes('matcha'));
  const dark: Hex = green ? '#6f8f3a' : '#4f2f1e';
  stage(canvas, mix(dark, '#d9b48a', 0.45));
  const color = canvas.linear(
    [
      [0, dark],
      [0.3, shade(mix(dark, '#c99a6a', 0.35), 0)],
      [0.58, '#d9b080'],
      [1, '#f6e8cf'],
    ],
    ' x1="0" y1="0" x2=".12" y2="1"',
  );
  pair(canvas, { color, surface: dark, ice: true, top: garnishOf(life) });
};

export const lemonade: Scene = (canvas, life) => {
  const fruit = fruits(life).find(({ shape }) => shape === 'berry');
  const color: Hex =
    fruit === undefined
      ? /lime/u.test(life.title)
        ? '#d3dc7a'
        : /orange/u.test(life.title)
          ? '#f0a43a'
          : '#f0d45a'
      : mix(fruit.color, '#f0c0a0', 0.45);
  stage(canvas, color);
  const juice = canvas.across(light(color, 0.14), 0.5, 0.16);
  canvas.shadow(156, 270, 92, 14, 0.5);
  canvas.painted.add('ice');
  // The pitcher: handle, body, contents.
  canvas.draw(
    line('M214 104Q274 96 268 156Q262 206 212 210', GLASS, 11, faint(0.6)),
    line('M216 104Q270 98 264 154Q258 202 212 207', '#2b1b14', 1.4, faint(0.25)),
    path(
      'M84 62L96 56L218 62Q212 96 220 140Q232 210 214 256Q154 276 94 256Q74 210 88 140Q96 96 84 62Z',
      GLASS,
      faint(0.42),
    ),
    path('M92 112Q88 150 86 170Q80 216 98 252Q154 270 210 252Q226 216 220 170Q216 140 213 112Q154 126 92 112Z', juice),
    oval(152, 112, 60, 9, light(color, 0.6)),
    `<g fill="${GLASS}" stroke="${GLASS}" stroke-width="1.6" fill-opacity=".3" stroke-opacity=".7"><path d="M112 120l30-8l8 28l-30 8ZM160 128l30-4l4 30l-30 4ZM116 176l28 4l-4 28l-28-5Z"/></g>`,
  );
  canvas.ground = color;
  const slices: readonly Piece[] = [
    {
      shape: 'citrus',
      color: /lime/u.test(life.title) ? '#8fae2f' : '#eebf1e',
      name: /lime/u.test(life.title) ? 'lime' : 'lemon',
    },
    ...(fruit === undefined ? [] : [fruit]),
  ];
  heap(canvas, slices, { x: 154, y: 184, rx: 44, ry: 62, count: 9, scale: 1.5 });
  canvas.draw(
    line('M100 100Q92 150 90 190Q90 222 104 244', GLASS, 5, faint(0.65)),
    path('M84 62L96 56L218 62', 'none', ` stroke="${GLASS}" stroke-width="3" opacity=".8"`),
  );
  heap(canvas, garnishOf(life), { x: 150, y: 104, rx: 36, ry: 6, count: 5, scale: 1, tumble: 0.4 });
  tumbler(canvas, 306, 0.74, { color: juice, surface: color, ice: true, top: garnishOf(life) });
};
