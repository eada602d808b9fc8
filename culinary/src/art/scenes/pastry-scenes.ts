import { type Canvas, heap, type Piece } from '#art/canvas';
import { type Hex, light, shade } from '#art/colors';
import { bodyOf, browned, colorsOf, fruits, garnishOf, pile, pool, type Scene } from '#art/scene-parts';
import { layTable } from '#art/setting';
import type { StillLife } from '#art/still-life';
import { faint, hoop, line, n, oval, path, place } from '#art/svg';
import { board, roundBoard, woodFor } from '#art/vessels';

const fluted = (canvas: Canvas, crust: Hex, metal: Hex): void => {
  canvas.shadow(208, 166, 160, 154, 0.5);
  canvas.draw(
    `<circle cx="200" cy="150" r="136" fill="${canvas.slant(metal, 0.4, 0.4)}"/>`,
    hoop(200, 150, 129, canvas.slant(crust, 0.4, 0.34), 15),
    hoop(200, 150, 131, shade(crust, 0.4), 13, ` stroke-dasharray="1.6 10.2"${faint(0.55)}`),
    hoop(200, 150, 134, light(crust, 0.5), 2, ` stroke-dasharray="6 5.76"${faint(0.8)}`),
  );
};

const CRUST: Hex = '#d59b4c';

export function tin(canvas: Canvas, life: StillLife): void {
  layTable(canvas, life, CRUST);
  fluted(canvas, CRUST, '#7c746c');
}

const put = (
  canvas: Canvas,
  piece: Piece | undefined,
  ...at: readonly [x: number, y: number, turn: number, scale: number]
): void => {
  if (piece !== undefined) canvas.put(piece, ...at);
};

export const tart: Scene = (canvas, life) => {
  tin(canvas, life);
  const savory =
    !life.roles.has('sweetener') && !life.roles.has('chocolate') && !life.roles.has('fruit') && life.foods.length > 0;
  const fruit = fruits(life);
  const filling: Hex = /chocolat/u.test(life.title)
    ? '#4a281a'
    : /pumpkin|sweet potato/u.test(life.title)
      ? '#cf7f35'
      : /pecan|treacle|maple|molasses/u.test(life.title)
        ? '#a8682c'
        : savory
          ? '#efbf5a'
          : /lemon|citron|lime/u.test(life.title)
            ? '#f3cf45'
            : fruit.length > 0
              ? '#f4dd9c'
              : '#eecb78';
  const well = { x: 200, y: 150, r: 121 };
  pool(canvas, well, filling);
  const body = fruit.length > 0 && !/lemon|chocolat|lime/u.test(life.title) ? fruit : savory ? bodyOf(life) : [];
  if (savory) {
    browned(canvas, 200, 150, 96, 96);
    pile(canvas, body, well, 0.84, 22, { scale: 1.12 });
    canvas.draw(`<circle cx="200" cy="150" r="119" fill="${filling}"${faint(0.24)}/>`);
  } else if (body.length > 0)
    for (const [radius, count] of [
      [98, 21],
      [66, 14],
      [34, 8],
      [0, 1],
    ] as const)
      for (let at = 0; at < count; at += 1)
        put(
          canvas,
          body[(at + radius) % body.length],
          200 + Math.cos((at / count) * 6.283) * radius,
          150 + Math.sin((at / count) * 6.283) * radius,
          (at / count) * 360 + 90,
          body[0]?.shape === 'crescent' ? 1.7 : 1.25,
        );
  else
    canvas.draw(
      line('M130 110q40-40 100-14M150 204q60 24 106-22', '#fffaf0', 4, faint(0.5)),
      hoop(200, 150, 92, shade(filling, 0.2), 2, ` stroke-dasharray=".1 14"${faint(0.5)}`),
    );
  canvas.draw(line('M200 150L200 30M200 150L304 90', shade(filling, 0.55), 2.4, faint(0.5)));
  pile(canvas, garnishOf(life), well, 0.4, 7, { scale: 0.8 });
};

export const pie: Scene = (canvas, life) => {
  tin(canvas, life);
  const savory = life.center !== null || life.body.some(({ role }) => role === 'veg');
  const fruit = savory ? bodyOf(life) : fruits(life);
  const juice = savory ? '#a8672c' : shade(colorsOf(fruit, '#a8263a'), 0.14);
  const well = { x: 200, y: 150, r: 121 };
  pool(canvas, well, juice);
  pile(canvas, fruit, well, 0.92, 30, { scale: 1.2 });
  // A lattice of strips of different lengths.
  canvas.painted.add('lattice');
  let over = '';
  let across = '';
  for (const at of [-88, -52, -16, 20, 56, 92]) {
    const half = Math.sqrt(121 ** 2 - at ** 2);
    over += `M${200 + at} ${n(150 - half)}V${n(150 + half)}`;
    across += `M${n(200 - half)} ${150 + at}H${n(200 + half)}`;
  }
  canvas.draw('<g transform="rotate(38 200 150)">');
  for (const d of [over, across])
    canvas.trace(
      d,
      ['#2b1b14', 20, ` transform="translate(3 4)"${faint(0.3)}`],
      [shade(CRUST, 0.24), 19],
      [light(CRUST, 0.12), 16],
      [light(CRUST, 0.6), 3, ` stroke-dasharray="22 8"${faint(0.5)}`],
    );
  canvas.draw('</g>');
  fluted2(canvas);
  canvas.draw(
    line(
      'M150 96v.1M238 88v.1M176 190v.1M250 200v.1M132 150v.1M214 140v.1M190 118v.1M264 148v.1',
      '#fffaf0',
      3,
      faint(0.9),
    ),
  );
};

const fluted2 = (canvas: Canvas): void =>
  canvas.draw(
    hoop(200, 150, 127, canvas.slant(CRUST, 0.4, 0.3), 14),
    hoop(200, 150, 128, shade(CRUST, 0.4), 12, ` stroke-dasharray="1.6 10"${faint(0.5)}`),
  );

export const galette: Scene = (canvas, life) => {
  const wood = woodFor(canvas, CRUST);
  layTable(canvas, life, wood);
  board(canvas, wood);
  canvas.draw(
    path('M70 50L334 42L340 252L66 258Z', '#2b1b14', ` transform="translate(3 5)"${faint(0.24)}`),
    path('M70 50L334 42L340 252L66 258Z', canvas.slant('#efe2c6', 0.2, 0.14)),
  );
  canvas.shadow(206, 162, 132, 122, 0.44);
  const savory = fruits(life).length === 0;
  const fruit = savory ? bodyOf(life) : fruits(life);
  const juice = savory ? '#e6c67c' : shade(colorsOf(fruit, '#8a2a4a'), 0.1);
  canvas.draw(
    path(
      'M200 34C232 28 256 44 278 56C306 74 316 104 322 136C330 168 314 196 298 220C276 250 240 262 206 268C170 268 136 258 112 234C88 212 74 182 76 148C76 112 92 80 118 60C142 42 168 36 200 34Z',
      canvas.dome(CRUST, 0.36, 0.3),
    ),
    line(
      'M200 34Q206 52 190 72M278 56Q262 70 262 92M322 136Q300 140 284 134M298 220Q280 208 270 194M206 268Q208 246 196 228M112 234Q126 216 130 200M76 148Q100 152 116 144M118 60Q130 80 132 96',
      shade(CRUST, 0.4),
      3,
      faint(0.5),
    ),
  );
  pool(canvas, { x: 200, y: 150, r: 86 }, juice);
  for (const [radius, count] of [
    [68, 15],
    [38, 9],
    [8, 3],
  ] as const)
    for (let at = 0; at < count; at += 1)
      put(
        canvas,
        fruit[at % fruit.length],
        200 + Math.cos((at / count) * 6.283) * radius,
        150 + Math.sin((at / count) * 6.283) * radius,
        (at / count) * 360 + 70,
        fruit[0]?.shape === 'crescent' ? 1.8 : 1.25,
      );
  heap(canvas, garnishOf(life), { x: 200, y: 150, rx: 44, count: 6, scale: 0.85 });
  canvas.draw(hoop(200, 150, 106, '#fffaf0', 2.6, ` stroke-dasharray=".1 9 .1 15"${faint(0.8)}`));
};

export const pizza: Scene = (canvas, life) => {
  const wood = woodFor(canvas, CRUST);
  layTable(canvas, life, wood);
  roundBoard(canvas, wood);
  canvas.shadow(204, 158, 136, 132, 0.4);
  // Toppings pressed into the dough: no sauce, and cheese only if the recipe has some.
  const bare = /focaccia|flatbread/u.test(life.title);
  const white = /bianca|white|focaccia|flammkuchen/u.test(life.title);
  canvas.draw(
    path(
      'M200 26C250 22 296 50 314 98C334 146 322 204 284 240C250 272 196 282 150 264C104 248 76 204 74 156C70 104 96 60 136 40C156 30 178 27 200 26Z',
      canvas.dome('#dba75a', 0.34, 0.36),
    ),
    line(
      'M120 62q8-8 20-12M296 84q10 16 14 32M98 214q8 14 20 22M262 246q14-8 22-20M210 34q14 0 26 5',
      '#7a4218',
      8,
      faint(0.4),
    ),
  );
  const red =
    life.foods.length === 0 || life.foods.some(({ name, role }) => role === 'tomato' || name.includes('tomato'));
  pool(canvas, { x: 200, y: 151, r: 101 }, bare ? '#e3b566' : white || !red ? '#f0dcae' : '#c2401f');
  for (const [x, y, r] of [
    [168, 108, 26],
    [236, 112, 28],
    [196, 164, 30],
    [142, 176, 24],
    [252, 188, 25],
    [204, 222, 20],
    [196, 70, 17],
    [276, 146, 16],
  ] as const)
    canvas.draw(
      !life.roles.has('cheese')
        ? oval(x, y, r * 0.5, r * 0.42, '#b5762f', faint(0.45))
        : path(
            `M${x - r} ${y}q2-${r} ${r}-${r}t${r} ${r}t-${r} ${n(r * 0.9)}t-${r}-${n(r * 0.9)}Z`,
            canvas.dome('#f7e7bd', 0.5, 0.12),
          ),
      oval(x + 4, y + 2, r * 0.3, r * 0.2, '#d99a3c', faint(0.55)),
    );
  canvas.ground = '#d98a4a';
  const toppings = bodyOf(life);
  pile(canvas, toppings, { x: 200, y: 150, r: 101 }, 0.84, 14, { scale: 1.15 });
  pile(
    canvas,
    garnishOf(life).filter(({ shape }) => shape === 'leaf' || shape === 'sprig' || shape === 'crumb'),
    { x: 200, y: 150, r: 101 },
    0.72,
    11,
    { scale: 1.05 },
  );
  canvas.draw(line('M200 150L136 34M200 150L318 132M200 150L174 272M200 150L74 166', '#5a2a14', 2.2, faint(0.5)));
};

/** Iced rolls in a pan. */
export const buns: Scene = (canvas, life) => {
  const sweet = !/dinner|bread rolls|burger|garlic|cheese|scone|biscuit/u.test(life.title);
  layTable(canvas, life, '#7c746c');
  canvas.draw(
    `<circle cx="208" cy="164" r="140" fill="#2b1b14"${faint(0.28)}/><circle cx="200" cy="150" r="139" fill="${canvas.slant('#7c746c', 0.4, 0.4)}"/><circle cx="200" cy="150" r="128" fill="#4f3526"/>`,
  );
  const dough: Hex = '#dda456';
  for (const [dx, dy] of [
    [0, 0],
    ...[0, 1, 2, 3, 4, 5].map((at) => [Math.cos(at * 1.047 + 0.5) * 80, Math.sin(at * 1.047 + 0.5) * 80] as const),
  ] as const) {
    canvas.draw(`<circle cx="${n(200 + dx)}" cy="${n(150 + dy)}" r="43" fill="${canvas.dome(dough, 0.4, 0.44)}"/>`);
    canvas.draw(
      place(
        200 + dx,
        150 + dy,
        canvas.between(0, 360),
        1,
        sweet
          ? line(
              'M0 0C8-6 14 6 4 12C-12 18-22 2-14-12C-4-28 22-26 28-6C32 16 18 32-4 32C-24 32-36 18-35-2',
              '#7a4218',
              4.4,
            ) + line('M2-2C8-8 12 4 3 9C-10 13-18 0-11-10', '#a8672c', 2, faint(0.6))
          : line('M-20-14Q0-28 20-14', '#ffe6b0', 5, faint(0.7)) +
              line('M-18 4v.1M4 8v.1M14-2v.1M-6-6v.1', '#fffaf0', 4, faint(0.6)),
      ),
    );
  }
  if (sweet && (life.names.has('powdered sugar') || life.names.has('cream cheese')))
    canvas.draw(
      line(
        'M96 120q34 26 70-6t80 12t66-16M92 176q40-24 74 8t76-10t68 12M130 222q36-20 70 4t74-8M140 84q34 18 62-2t70 6',
        '#fffaf0',
        9,
        faint(0.88),
      ),
      line('M96 118q34 26 70-6t80 12t66-16', '#ffffff', 2.4, faint(0.8)),
    );
  canvas.ground = dough;
  heap(canvas, garnishOf(life), { x: 200, y: 150, rx: 90, count: 14, scale: 0.8 });
};
