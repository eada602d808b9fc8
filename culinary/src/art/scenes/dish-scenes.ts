import { heap, type Piece } from '#art/canvas';
import { type Hex, light, mix, shade } from '#art/colors';
import { bodyOf, bubbles, colorsOf, fruits, garnishOf, type Scene } from '#art/scene-parts';
import { glazeFor, layTable } from '#art/setting';
import { faint, line, oval, path } from '#art/svg';
import { ovalDish } from '#art/vessels';

export const crumble: Scene = (canvas, life) => {
  const fruit = fruits(life).length > 0 ? fruits(life) : bodyOf(life);
  const juice = mix(shade(colorsOf(fruit, '#9d2f3e'), 0.16), '#a8402e', 0.3);
  const ware = glazeFor(canvas, '#cfa05c');
  layTable(canvas, life, ware);
  const { x, y } = ovalDish(canvas, ware, true);
  canvas.draw(oval(x, y + 2, 147, 102, canvas.dome(juice, 0.2, 0.3)));
  bubbles(canvas, { x, y, r: 100 }, juice, 20);
  canvas.draw(
    path(
      'M68 150C66 96 120 62 196 66C280 60 334 100 330 152C334 204 276 238 204 234C122 240 66 206 68 150Z',
      '#c08a44',
    ),
  );
  canvas.ground = juice;
  heap(canvas, fruit, { x, y, rx: 134, ry: 92, count: 20, scale: 1.15 });
  canvas.ground = '#c08a44';
  heap(
    canvas,
    [
      { shape: 'chunk', color: '#dfb16a' },
      { shape: 'crumb', color: '#f0d094' },
      { shape: 'chunk', color: '#c98f48' },
      { shape: 'flake', color: '#e6bd78' },
    ],
    { x, y, rx: 116, ry: 74, count: 62, scale: 0.72 },
  );
  heap(canvas, [...fruit, ...life.garnish], { x, y, rx: 88, ry: 52, count: 5, scale: 0.9 });
};

export const stuffed: Scene = (canvas, life) => {
  const first =
    life.body.find(({ role, name }) => role === 'veg' && /pepper|eggplant|zucchini|squash/u.test(name)) ??
    life.body.find(({ role }) => role === 'veg');
  const skin: Hex = /tomato/u.test(life.title)
    ? '#cf3a26'
    : /zucchini|courgette/u.test(life.title)
      ? '#5f8a3a'
      : /potato/u.test(life.title)
        ? '#b98a52'
        : /eggplant|aubergine/u.test(life.title)
          ? '#4f2d4a'
          : (first?.color ?? '#cf3426');
  const ware = glazeFor(canvas, skin);
  layTable(canvas, life, ware);
  const { x, y } = ovalDish(canvas, ware, true);
  canvas.draw(oval(x, y + 4, 140, 94, '#8f4a1c', faint(0.5)));
  const fill: readonly Piece[] = [
    ...(life.starch === null ? [] : [life.starch]),
    ...bodyOf({ ...life, body: life.body.filter((each) => each !== first) }),
  ];
  for (const [at, [dx, dy, turn]] of (
    [
      [-84, -34, -14],
      [0, -46, 6],
      [86, -34, 12],
      [-84, 42, 10],
      [0, 40, -8],
      [86, 42, -12],
    ] as const
  ).entries()) {
    const d = 'M-40-30C-30-44-10-34 0-40C14-36 30-44 40-28C48-6 42 30 24 36C8 42-8 36-22 38C-42 32-48-6-40-30Z';
    canvas.stamp(
      path(d, '#2b1b14', ` transform="translate(5 8)"${faint(0.3)}`) +
        path(d, canvas.dome(skin, 0.4, 0.4)) +
        path(
          'M-30-22C-22-32-8-26 0-30C10-28 22-32 30-20C36-4 32 22 18 27C6 30-6 27-16 28C-32 24-36-6-30-22Z',
          '#6d3a1c',
        ),
      x + dx,
      y + dy,
      turn,
      0.94,
    );
    canvas.ground = '#7a4626';
    heap(canvas, fill, { x: x + dx, y: y + dy, rx: 22, ry: 20, count: canvas.share(9, 7 - at), scale: 0.9 });
    if (life.roles.has('cheese'))
      canvas.stamp(
        path('M-20-14Q0-24 20-12Q12 0 18 10Q4 2-6 12Q-10 0-22 2Z', '#f6cf74', faint(0.72)) +
          line('M-34-24Q-38 4-26 26', light(skin, 0.7), 3, faint(0.6)),
        x + dx,
        y + dy,
        turn,
        0.95,
      );
  }
  heap(canvas, garnishOf(life), { x, y, rx: 110, ry: 64, count: 11, scale: 0.75 });
};
