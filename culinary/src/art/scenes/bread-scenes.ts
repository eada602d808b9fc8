import { type Canvas, heap, type Piece } from '#art/canvas';
import { type Hex, light, mix, shade } from '#art/colors';
import { bodyOf, isLeafy, colorsOf, garnishOf, onBoard, type Scene } from '#art/scene-parts';
import type { FoodRole } from '#catalogue/food-row';
import { scatterOnTable, stage } from '#art/stage';
import { faint, line, path, place } from '#art/svg';

const BREAD: Hex = '#cf9350';

export const toasts: Scene = (canvas, life) => {
  onBoard(canvas, life, '#e3bb82');
  const plain = /garlic|butter/u.test(life.title);
  const topping = bodyOf(life).slice(0, 4);
  const places: readonly (readonly [number, number, number])[] =
    topping.length > 2 || plain
      ? [
          [96, 104, -10],
          [202, 94, 5],
          [304, 104, -4],
          [140, 208, 7],
          [256, 208, -10],
        ]
      : [
          [136, 122, -8],
          [268, 120, 8],
          [200, 206, -2],
        ];
  const scale = places.length === 3 ? 2.5 : 2;
  const spread = life.names.has('avocado')
    ? '#9cba58'
    : life.roles.has('cheese')
      ? '#f6ead0'
      : mix(colorsOf(topping, '#efd59a'), '#f3e0b0', 0.5);
  for (const [at, [x, y, turn]] of places.entries()) {
    const share = canvas.share(14, places.length - at);
    canvas.ground = '#b98455';
    canvas.put({ shape: 'bread', color: BREAD }, x, y, turn, scale);
    canvas.stamp(
      path(
        'M-17-9C-20-16 20-18 18-7C20 0 17 10 15 12L-14 13C-17 9-19-3-17-9Z',
        canvas.dome(spread, 0.3, 0.1),
        faint(0.9),
      ),
      x,
      y,
      turn,
      scale,
    );
    canvas.ground = spread;
    heap(canvas, topping, {
      x,
      y: y - 2,
      rx: 16 * scale,
      ry: 12 * scale,
      count: Math.min(scale > 2 ? 10 : 8, Math.round(share * 0.65)),
      scale: scale / 2,
    });
    heap(canvas, garnishOf(life), {
      x,
      y: y - 4,
      rx: 11 * scale,
      ry: 8 * scale,
      count: Math.min(plain ? 9 : 4, Math.floor(share * 0.3)),
      scale: plain ? 0.5 : 0.8,
    });
  }
};

/** Draws the layers of a filling as ribbons seen from the side, bottom first. */
function layers(canvas: Canvas, things: readonly Piece[], x: number, y: number, half: number): void {
  things.forEach(({ color, shape }, at) => {
    const base = y - at * 15;
    const seen = browned(color);
    const frilly = shape === 'leaf' || shape === 'shaving' || shape === 'strip';
    const d = frilly
      ? `M${x - half - 6} ${base}q${half / 8} 13 ${half / 4} 2t${half / 4} 0t${half / 4} 1t${half / 4}-2t${half / 4} 2t${half / 4} 0t${half / 4} 1t${half / 4}-2l8-14H${x - half - 4}Z`
      : `M${x - half} ${base}Q${x - half - 8} ${base - 14} ${x - half + 6} ${base - 16}H${x + half - 6}Q${x + half + 8} ${base - 14} ${x + half} ${base}Q${x} ${base + 6} ${x - half} ${base}Z`;
    canvas.draw(
      path(d, '#2b1b14', ` transform="translate(0 4)"${faint(0.3)}`),
      path(d, canvas.down(light(seen, 0.26), seen, shade(seen, 0.3))),
    );
  });
}
const browned = (color: Hex): Hex => mix(color, '#9a5a2a', 0.08);

export const sandwich: Scene = (canvas, life) => {
  const crumb = '#f0d9a8';
  stage(canvas, crumb);
  const wood = canvas.chance.pick('board', ['#c48f57', '#8d5a36', '#dfb985']);
  canvas.shadow(200, 270, 180, 16, 0.5);
  canvas.draw(
    path('M30 254H370L362 272H38Z', canvas.down(light(wood, 0.3), wood, shade(wood, 0.4))),
    path('M30 254H370L368 258H32Z', light(wood, 0.4)),
  );
  const inside = bodyOf(life).slice(0, 4);
  for (const [x, turn] of [
    [270, 6],
    [130, -5],
  ] as const) {
    canvas.draw(`<g transform="rotate(${turn} ${x} 252)">`);
    const slice = (y: number, top: boolean): string => {
      const d = top
        ? `M${x - 72} ${y}Q${x - 84} ${y - 34} ${x - 44} ${y - 40}Q${x} ${y - 48} ${x + 44} ${y - 40}Q${x + 84} ${y - 34} ${x + 72} ${y}Z`
        : `M${x - 72} ${y - 28}H${x + 72}Q${x + 80} ${y} ${x + 66} ${y}H${x - 66}Q${x - 80} ${y} ${x - 72} ${y - 28}Z`;
      return (
        path(d, canvas.down('#e0a862', '#c07f3c', '#9a5f28')) +
        path(
          top
            ? `M${x - 66} ${y - 3}Q${x - 74} ${y - 28} ${x - 40} ${y - 33}Q${x} ${y - 39} ${x + 40} ${y - 33}Q${x + 74} ${y - 28} ${x + 66} ${y - 3}Z`
            : `M${x - 68} ${y - 26}H${x + 68}L${x + 62} ${y - 6}H${x - 62}Z`,
          crumb,
        ) +
        line(
          `M${x - 40} ${y - 16}h4M${x - 10} ${y - 20}h3M${x + 20} ${y - 14}h5M${x + 44} ${y - 20}h3M${x - 24} ${y - 10}h3M${x + 4} ${y - 9}h4`,
          '#c99a5c',
          3,
          faint(0.6),
        )
      );
    };
    canvas.draw(slice(254, false));
    layers(canvas, inside, x, 226, 72);
    canvas.draw(slice(226 - inside.length * 15 + 4, true), '</g>');
  }
  scatterOnTable(canvas, garnishOf(life), 200, 264, 3);
};

export const burger: Scene = (canvas, life) => {
  const has = (role: FoodRole): boolean => life.roles.has(role);
  const leafy = life.body.some(isLeafy);
  const bun = '#d6944a';
  stage(canvas, bun);
  const wood = canvas.chance.pick('board', ['#8d5a36', '#dfb985', '#54392b']);
  canvas.shadow(200, 274, 170, 16, 0.55);
  canvas.draw(
    path('M40 258H360L352 276H48Z', canvas.down(light(wood, 0.3), wood, shade(wood, 0.4))),
    path('M40 258H360L358 262H42Z', light(wood, 0.4)),
  );
  const patty =
    life.roles.has('mince') || life.body.length === 0
      ? '#6d3a22'
      : mix(life.center?.color ?? life.body[0]?.color ?? '#6d3a22', '#7a4526', 0.5);
  canvas.draw(
    path('M92 222H308Q316 256 286 258H114Q84 256 92 222Z', canvas.across(bun, 0.4, 0.4)),
    path('M82 196Q200 186 318 196Q330 216 312 224Q200 234 88 224Q70 216 82 196Z', canvas.across(patty, 0.22, 0.5)),
    line(
      'M104 208q10-6 18 0M150 214q12-6 22 0M206 206q10-6 20 0M256 214q12-6 22-2M292 204q6-3 10 0',
      shade(patty, 0.5),
      3.4,
      faint(0.7),
    ),
    ...(has('cheese')
      ? [path('M84 190L316 190L290 204L268 214L236 200L180 202L152 218L124 200Z', canvas.down('#f7cf5a', '#e8a92e'))]
      : []),
    ...(leafy
      ? [
          path(
            'M84 172H316Q340 180 318 188Q304 202 290 188Q276 180 262 190Q248 202 234 190Q220 180 206 190Q192 204 178 190Q164 180 150 190Q136 202 122 190Q108 182 98 190Q70 194 84 172Z',
            canvas.across('#7fae45', 0.4, 0.4),
          ),
        ]
      : []),
    ...(life.names.has('tomato')
      ? [
          path('M96 162H304Q314 176 300 178H100Q86 176 96 162Z', canvas.across('#cf3a26', 0.4, 0.3)),
          line('M110 168H290', '#f0907a', 2.4, faint(0.7)),
        ]
      : []),
    path(
      'M84 164Q78 84 200 78Q322 84 316 164Q200 178 84 164Z',
      canvas.radial(
        [
          [0, '#f6cd8a'],
          [0.45, '#dd9c50'],
          [1, '#8f5222'],
        ],
        ' cx=".38" cy=".2" r=".86"',
      ),
    ),
    line('M128 108Q150 94 190 92', '#fff0cc', 5, faint(0.6)),
    line(
      'M150 112l5-2M186 104l5 2M222 106l5-3M254 118l5 2M168 128l4 3M206 126l5-2M242 136l5 1M126 136l4-3M278 142l4 3M184 146l5 1M224 148l5-2',
      '#fff3d6',
      4.6,
    ),
  );
  scatterOnTable(canvas, garnishOf(life), 52, 272, 4);
};

export const loaf: Scene = (canvas, life) => {
  onBoard(canvas, life, '#b87434');
  const crust = '#b87434';
  const long = /baguette|ciabatta|stick/u.test(life.title);
  const d = long
    ? 'M-150-22C-120-44 110-46 146-24Q160 0 144 24C110 42-120 44-150 22Q-162 0-150-22Z'
    : 'M-116-20C-112-78-30-92 20-86C84-82 122-50 118 2C114 60 60 84-2 82C-70 82-122 46-116-20Z';
  const [x, y, turn] = long ? [200, 124, -18] : [176, 146, -14];
  const scores = long
    ? 'M-112 14L-78-20M-62 16L-28-22M-12 18L22-24M40 18L74-22M92 16L118-16'
    : 'M-78 16Q-30-62 62-58M-50 44Q6-26 92-20M-12 62Q32 14 92 22';
  canvas.draw(
    place(
      x,
      y,
      turn,
      1,
      path(d, '#2b1b14', ` transform="translate(7 12)"${faint(0.4)}`) +
        path(
          d,
          canvas.radial(
            [
              [0, '#e6b06a'],
              [0.55, crust],
              [1, '#6d3a16'],
            ],
            ' cx=".4" cy=".3" r=".75"',
          ),
        ) +
        line(scores, '#6d3a16', 15, faint(0.6)) +
        line(scores, '#f0d09a', 10) +
        line(scores, '#d9a860', 3, ` stroke-dasharray="4 6"${faint(0.8)}`) +
        line(
          'M-60-50q30-18 60-16M-90 0v.1M-70 30v.1M30-70v.1M60 50v.1M86-40v.1M-30 70v.1M10 40v.1M-96-24v.1',
          '#fff4dc',
          3,
          faint(0.75),
        ),
    ),
  );
  for (const [sx, sy, st] of [
    [282, 214, 12],
    [318, 194, 24],
  ] as const)
    canvas.put({ shape: 'bread', color: '#b9772f' }, sx, sy, st, 1.6);
  heap(canvas, [...garnishOf(life)], {
    x: 130,
    y: 248,
    rx: 66,
    ry: 10,
    count: 9,
    scale: 0.7,
  });
};
