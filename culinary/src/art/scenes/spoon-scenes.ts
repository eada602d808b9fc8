import { heap, type Piece } from '#art/canvas';
import { blend, type Hex, light, mix, shade } from '#art/colors';
import { bodyOf, grains, fruits, garnishOf, pile, pool, type Scene, setBowl, setPlate } from '#art/scene-parts';
import { faint, line, path, place } from '#art/svg';
import { lookOf } from '#food-looks';

const DIP_BASES: ReadonlySet<string> = new Set(['legume', 'yogurt', 'spread', 'cheese', 'tomato', 'cream']);

export const dip: Scene = (canvas, life) => {
  const base = life.foods.filter(
    ({ role, texture, name }) =>
      DIP_BASES.has(role) ||
      name === 'avocado' ||
      (role === 'veg' && name !== 'tomato' && texture !== 'allium') ||
      (role === 'herb' && /pesto/u.test(life.title)),
  );
  const blended = light(
    blend(
      base.slice(0, /guac|hummus|pesto|tzatziki/u.test(life.title) ? 1 : 2).map(({ name }) => lookOf(name).color),
      '#dcb779',
    ),
    0.14,
  );
  const color = /ajvar|muhammara|romesco/u.test(life.title)
    ? '#b8432a'
    : life.roles.has('yogurt') || /labneh/u.test(life.title)
      ? mix(blended, '#f6f2e4', 0.75)
      : blended;
  const glazed = setPlate(canvas, life, color);
  const dippers = bodyOf(life).filter(({ shape }) => shape === 'strip' || shape === 'pod');
  const around: readonly Piece[] = [
    ...dippers,
    ...(life.roles.has('bread') || life.names.has('pita bread')
      ? [{ shape: 'bread', color: '#cf9350', name: 'bread' } as const]
      : []),
  ];
  for (let at = 0; at < (around.length > 0 ? 22 : 0); at += 1) {
    const angle = at * 0.2856;
    const piece = around[at % around.length];
    if (piece !== undefined)
      canvas.put(
        piece,
        200 + Math.cos(angle) * 108,
        150 + Math.sin(angle) * 108,
        angle * 57.3 + 90 + canvas.between(-20, 20),
        piece.shape === 'bread' ? 0.9 : 1.45,
      );
  }
  const ring = glazed.r * 0.86;
  const ware = canvas.choose(
    'dip bowl',
    [{ color: '#f3e6cc' }, { color: '#46372f' }, { color: '#5b7486' }, { color: '#b7573a' }],
    color,
  ).color;
  canvas.shadow(206, 162, 98, 94, 0.5);
  canvas.draw(`<circle cx="200" cy="150" r="88" fill="${canvas.slant(ware)}"/>`);
  pool(canvas, { x: 200, y: 150, r: ring - 5 }, color);
  const whorl =
    'M142 158C138 100 248 84 260 146C264 196 176 206 168 160C166 130 226 122 232 150C232 168 194 172 190 156';
  canvas.draw(
    line(whorl, shade(color, 0.24), 13),
    line(whorl, light(color, 0.3), 9, ' transform="translate(-1.5 -2)"'),
    line(whorl, light(color, 0.8), 2, ` transform="translate(-3 -4)"${faint(0.7)}`),
    line('M160 176C186 206 246 192 250 156', '#b99a25', 6, faint(0.6)),
  );
  const whole = life.foods
    .filter(({ role }) => role === 'legume')
    .slice(0, 1)
    .map(({ name }): Piece => ({ shape: 'bean', color: lookOf(name).color }));
  heap(canvas, [...whole, ...garnishOf(life)], { x: 204, y: 150, rx: 34, count: 10, scale: 0.72 });
};

export const porridge: Scene = (canvas, life) => {
  const color: Hex =
    life.roles.has('oats') || life.foods.length === 0
      ? '#e3cb9a'
      : life.starch?.role === 'rice' || life.starch?.role === 'risotto-rice'
        ? '#f3e8cf'
        : mix(life.liquid, '#ecd9ae', 0.6);
  const well = setBowl(canvas, life, color, 'spoon');
  pool(canvas, well, color);
  if (life.roles.has('oats')) pile(canvas, [{ shape: 'flake', color: '#d6b67c' }], well, 0.86, 22, { scale: 0.9 });
  else if (life.starch?.shape === 'grain') grains(canvas, { ...well, r: well.r - 4 }, color);
  const fruit = fruits(life).length > 0 ? fruits(life) : bodyOf(life);
  heap(canvas, fruit, { x: well.x - 16, y: well.y - 24, rx: 66, ry: 42, count: 18, scale: 1.15 });
  heap(canvas, garnishOf(life), { x: well.x + 24, y: well.y + 32, rx: 58, ry: 40, count: 14, scale: 0.95 });
};

export const granola: Scene = (canvas, life) => {
  const well = setBowl(canvas, life, '#c08a48', 'spoon');
  pool(canvas, well, '#f7efdd');
  canvas.draw(
    line('M120 196q40 34 92 26t70-46', '#fffdf6', 8, faint(0.8)),
    line('M134 204q36 24 80 18', '#d8c8a4', 4, faint(0.6)),
  );
  canvas.draw(
    path(
      'M98 158C84 96 130 44 200 46C272 46 316 96 304 160C280 186 250 166 224 178C190 194 150 172 128 180Q104 176 98 158Z',
      canvas.dome('#b07a3a', 0.3, 0.3),
    ),
  );
  canvas.ground = '#a06c30';
  const clusters: readonly Piece[] = [
    { shape: 'flake', color: '#cf9c55' },
    { shape: 'flake', color: '#b67c3a' },
  ];
  heap(canvas, [...clusters, ...garnishOf(life)], {
    x: well.x + 4,
    y: well.y - 26,
    rx: 96,
    ry: 72,
    count: 46,
    scale: 1.1,
  });
  heap(canvas, fruits(life), {
    x: well.x - 20,
    y: well.y + 40,
    rx: 62,
    ry: 30,
    count: 13,
    scale: 1.1,
  });
};

export const popcorn: Scene = (canvas, life) => {
  const nutty = /nut|almond|mix|chickpea/u.test(life.title);
  const pieces: readonly Piece[] = nutty
    ? garnishOf(life).map((each) => ({ ...each, shape: each.shape === 'crumb' ? 'bean' : each.shape }))
    : [
        { shape: 'kernel', color: '#f0c45a' },
        { shape: 'kernel', color: '#e2a838' },
      ];
  const well = setBowl(canvas, life, nutty ? '#b9814a' : '#f3dd9c');
  pool(canvas, well, nutty ? '#6d4426' : '#c58a36');
  pile(canvas, pieces, well, 0.98, 74, { scale: 1.35 });
  heap(canvas, pieces, { x: 318, y: 262, rx: 34, ry: 16, count: 5, scale: 1.2 });
  canvas.draw(
    place(
      0,
      0,
      0,
      1,
      line('M150 110v.1M190 90v.1M240 130v.1M170 180v.1M226 196v.1M204 146v.1', '#8f5526', 3, faint(0.5)),
    ),
  );
};
