import { heap, type Piece } from '#art/canvas';
import { light, mix, shade } from '#art/colors';
import { bodyOf, garnishOf, grains, nest, pile, pool, type Scene, setBowl, setPlate, shadowed } from '#art/scene-parts';
import { medley } from '#art/scenes/plain-scenes';
import { glazeFor, layTable } from '#art/setting';
import { faint, line, path, place } from '#art/svg';
import { board, plate, woodFor } from '#art/vessels';
import { lookOf } from '#food-looks';

export const pasta: Scene = (canvas, life) => {
  const starch: Piece =
    life.starch?.role === 'pasta'
      ? life.starch
      : {
          shape: /penne|rigatoni|macaroni|mac |ziti|fusilli|orecch|farfalle|tortell|ravioli/u.test(life.title)
            ? 'tube'
            : /gnocchi|spatzle/u.test(life.title)
              ? 'bean'
              : 'strand',
          color: '#f0cf7c',
        };
  const red = life.foods.some(({ name, role }) => role === 'tomato' || name.includes('tomato'));
  const sauce = mix(life.liquid, '#b8482a', red ? 0.25 : 0.04);
  const { x, y, r } = setPlate(canvas, life, starch.color, 'fork');
  canvas.draw(
    path(
      `M${x - 98} ${y + 6}C${x - 98} ${y - 86} ${x + 82} ${y - 110} ${x + 100} ${y - 6}C${x + 106} ${y + 84} ${x - 82} ${y + 108} ${x - 98} ${y + 6}Z`,
      canvas.dome(shade(sauce, 0.12)),
    ),
  );
  if (starch.shape === 'strand') nest(canvas, { x, y }, starch.color, 1.04);
  else {
    canvas.ground = sauce;
    heap(canvas, [starch, { ...starch, color: mix(starch.color, sauce, 0.3) }], {
      x,
      y,
      rx: 88,
      ry: 84,
      count: 36,
      scale: 1.34,
    });
  }
  canvas.ground = starch.color;
  if (/meatball/u.test(life.title)) {
    canvas.draw(
      path(
        `M${x - 46} ${y - 8}C${x - 40} ${y - 50} ${x + 44} ${y - 54} ${x + 52} ${y - 4}C${x + 48} ${y + 40} ${x - 44} ${y + 44} ${x - 46} ${y - 8}Z`,
        '#b83a1e',
        faint(0.92),
      ),
    );
    for (const [dx, dy] of [
      [-24, -20],
      [28, -22],
      [2, 22],
    ] as const)
      canvas.put({ shape: 'ball', color: '#7d4526' }, x + dx, y + dy, canvas.between(-50, 50), 1.05);
  } else {
    const body = bodyOf(life);
    if (/bolognese|ragu/u.test(life.title) || life.roles.has('mince'))
      heap(
        canvas,
        [
          { shape: 'chunk', color: '#8a4526' },
          { shape: 'crumb', color: '#a8361f' },
        ],
        { x, y, rx: 50, ry: 46, count: 34, scale: 0.72 },
      );
    heap(canvas, body, { x, y, rx: 64, ry: 58, count: 14, scale: 1.1 });
  }
  heap(canvas, garnishOf(life), { x, y: y - 4, rx: r * 0.5, count: 10, scale: 0.85 });
};

export const mainPlate: Scene = (canvas, life) => {
  const { center } = life;
  if (center === null) return medley(canvas, life);
  const { x, y } = setPlate(canvas, life, center.color, 'fork');
  const side = life.body.slice(0, 4);
  canvas.draw(
    path(
      `M${x - 80} ${y + 44}C${x - 70} ${y - 4} ${x + 66} ${y - 12} ${x + 82} ${y + 30}C${x + 84} ${y + 72} ${x - 56} ${y + 92} ${x - 80} ${y + 44}Z`,
      canvas.dome(mix(life.liquid, '#b0682e', 0.4)),
      faint(0.85),
    ),
  );
  if (life.starch?.shape === 'grain') {
    canvas.shadow(x - 34, y - 32, 56, 52, 0.4);
    canvas.draw(`<circle cx="${x - 38}" cy="${y - 38}" r="50" fill="${shade(life.starch.color, 0.12)}"/>`);
    grains(canvas, { x: x - 38, y: y - 38, r: 51 }, life.starch.color);
  } else if (life.starch !== null)
    heap(canvas, [life.starch], { x: x - 38, y: y - 38, rx: 50, ry: 40, count: 16, scale: 1.3 });
  heap(canvas, side, {
    x: x + (life.starch === null ? 0 : 34),
    y: y - 38,
    rx: life.starch === null ? 80 : 48,
    ry: 48,
    count: life.starch === null ? 24 : 15,
    scale: 1.2,
  });
  if (center.shape === 'fillet') canvas.put(center, x - 2, y + 34, -12 + canvas.between(-8, 8), 1.72);
  else
    for (const [dx, dy, turn] of [
      [-34, 10, -30],
      [34, 22, 10],
      [-10, 52, -14],
    ] as const)
      canvas.put(center, x + dx, y + dy, turn, 1.4);
  if (life.names.has('lemon')) canvas.put({ shape: 'wedge', color: '#f4d13d', name: 'lemon' }, x + 70, y + 62, 30, 1.3);
  heap(canvas, garnishOf(life), { x: x - 4, y: y + 26, rx: 46, ry: 24, count: 8, scale: 0.8 });
};

export const steak: Scene = (canvas, life) => {
  const wood = woodFor(canvas, '#6d3526');
  layTable(canvas, life, wood);
  const { x, y } = board(canvas, wood);
  const crust = life.center === null ? '#5a2c1e' : shade(life.center.color, 0.3);
  const rare =
    life.foods.length === 0 || life.foods.some(({ name }) => /beef|steak|sirloin|venison|duck breast|tuna/u.test(name));
  const inside = rare && !/pork|lamb|chop/u.test(life.title) ? '#b9464a' : '#d8a088';
  heap(canvas, bodyOf({ ...life, center: null }), {
    x: x + 4,
    y: y - 62,
    rx: 116,
    ry: 34,
    count: 19,
    scale: 1.2,
  });
  // Cross-cut slices with a pink center.
  for (let at = 0; at < 7; at += 1) {
    const dx = x - 108 + at * 34;
    canvas.stamp(
      shadowed('M-14-50C2-58 22-50 24-40L22 42C18 52-6 54-14 46Z', crust) +
        path(
          'M-9-43C2-50 17-44 19-36L17 38C13 45-4 46-9 40Z',
          canvas.radial([
            [0, inside],
            [0.6, inside],
            [1, mix(inside, crust, 0.75)],
          ]),
        ) +
        line('M-6-30Q4-20 10-32M-4 4Q6 12 12 0M-4 30Q4 22 12 28', light(inside, 0.45), 1.4, faint(0.6)) +
        line('M-10-46Q2-54 18-47', light(crust, 0.4), 2, faint(0.6)),
      dx,
      y + 42 - at * 3,
      14,
    );
  }
  canvas.draw(
    line('M96 210v.1M150 186v.1M190 232v.1M240 178v.1M280 214v.1M122 240v.1M216 206v.1', '#fffaf0', 3.2, faint(0.9)),
  );
  canvas.ground = crust;
  heap(canvas, garnishOf(life), {
    x: x + 10,
    y: y + 40,
    rx: 80,
    ry: 30,
    count: 9,
    scale: 0.95,
  });
};

export const risotto: Scene = (canvas, life) => {
  const base = mix('#edd79c', life.liquid, 0.2);
  const well = setPlate(canvas, life, base, 'spoon');
  pool(canvas, { ...well, r: 99 }, base);
  grains(canvas, { ...well, r: 95 }, base);
  pile(
    canvas,
    bodyOf(life).filter((piece) => piece.shape !== 'ring'),
    well,
    0.72,
    16,
    { scale: 1.22 },
  );
  pile(canvas, garnishOf(life), well, 0.5, 10, { scale: 0.9 });
};

export const mash: Scene = (canvas, life) => {
  const root =
    life.foods.find(({ name }) => /potato|cornmeal|polenta|grits/u.test(name)) ??
    life.foods.find(({ role }) => role === 'legume') ??
    life.foods.find(({ role, texture }) => role === 'veg' && texture !== 'allium');
  const base = light(root === undefined ? '#efd58c' : lookOf(root.name).color, 0.3);
  const well = setBowl(canvas, life, base, 'spoon');
  pool(canvas, well, base);
  const furrows =
    'M118 132C150 70 262 78 280 138C290 214 130 226 132 160C134 108 240 104 250 152C250 196 166 200 168 162C170 136 214 136 218 158';
  canvas.draw(
    line(furrows, shade(base, 0.26), 19),
    line(furrows, base, 16),
    line(furrows, light(base, 0.55), 5, ` transform="translate(-3 -4)"${faint(0.8)}`),
  );
  if (life.names.has('butter')) {
    canvas.draw(path('M176 150Q200 128 226 150Q230 176 202 180Q174 176 176 150Z', '#f0b63a', faint(0.85)));
    canvas.put({ shape: 'cube', color: '#f7dc84' }, 200, 150, 12, 1.3);
  }
  pile(canvas, life.body, well, 0.6, 9, { scale: 0.9 });
  if (life.center?.shape === 'sausage')
    for (const [dx, dy, turn] of [
      [-20, 8, -20],
      [26, 30, -8],
    ] as const)
      canvas.put(life.center, well.x + dx, well.y + dy, turn, 1.7);
  pile(canvas, garnishOf(life), well, 0.7, 12, { scale: 0.62 });
};

/** A place setting, for a recipe with no known dish or food. */
export const setTable: Scene = (canvas, life) => {
  const glaze = glazeFor(canvas, '#a9946c');
  layTable(canvas, life, glaze, 'fork');
  const { x, y } = plate(canvas, glaze);
  const napkin = canvas.choose(
    'napkin',
    [{ color: '#b9472f' }, { color: '#f3e7cf' }, { color: '#5f7f5a' }, { color: '#e2ae4a' }, { color: '#4d6577' }],
    glaze,
  ).color;
  canvas.draw(
    place(
      x,
      y + 6,
      -14,
      1.06,
      shadowed('M-58-48L46-62L64 40L-44 58Z', canvas.slant(napkin, 0.25, 0.2)) +
        path('M-58-48L46-62L-44 58Z', light(napkin, 0.12), faint(0.8)) +
        line('M-50-40L40-52M-48-32L32-42', light(napkin, 0.7), 2, faint(0.8)) +
        line('M46-62L-44 58', shade(napkin, 0.4), 2, faint(0.5)),
    ),
  );
  canvas.ground = napkin;
  for (const [dx, dy, turn] of [
    [-14, 14, -56],
    [4, -4, -40],
    [20, -22, -62],
  ] as const)
    canvas.put({ shape: 'sprig', color: '#6f9152' }, x + dx, y + dy, turn, 1.7);
};
