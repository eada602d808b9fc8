import { heap } from '#art/canvas';
import { type Hex, light, mix, shade } from '#art/colors';
import { browned, colorsOf, fruits, isDark, onBoard, pile, type Scene, shadowed } from '#art/scene-parts';
import { tin } from '#art/scenes/pastry-scenes';
import { glazeFor, layTable } from '#art/setting';
import { faint, line, oval, path } from '#art/svg';
import { ovalDish, tray } from '#art/vessels';

const CRUST: Hex = '#d59b4c';

/** A baking dish under a browned top: its layers are not visible. */
export const bake: Scene = (canvas, life) => {
  const sweet = life.roles.has('sweetener');
  const crust: Hex = sweet
    ? '#d9a85a'
    : life.roles.has('cheese') || life.roles.has('cream') || life.roles.has('milk')
      ? '#e6b04a'
      : '#cf8f45';
  const ware = glazeFor(canvas, crust);
  layTable(canvas, life, ware);
  tray(canvas, ware, true);
  canvas.draw(
    `<rect x="48" y="56" width="304" height="192" rx="14" fill="${shade(mix(life.liquid, crust, 0.4), 0.2)}"/>`,
    path(
      'M56 68Q128 56 200 64T346 68Q352 150 344 238Q270 246 196 240T58 240Q50 150 56 68Z',
      canvas.dome(crust, 0.4, 0.3),
    ),
  );
  canvas.ground = crust;
  browned(canvas, 196, 150, 136, 80);
  browned(canvas, 212, 150, 130, 80);
  const { center } = life;
  if (center?.shape === 'sausage')
    for (const [x, y, turn] of [
      [120, 112, -20],
      [270, 110, 14],
      [130, 194, 12],
      [280, 192, -16],
    ] as const)
      canvas.put(center, x, y, turn, 1.6);
  heap(canvas, life.garnish.slice(0, 2), { x: 200, y: 152, rx: 110, ry: 62, count: 9, scale: 0.85 });
};

/** A baking dish under mash, forked into rows. */
export const mashTopped: Scene = (canvas, life) => {
  const top: Hex = life.names.has('sweet potato') ? '#e59a4a' : /choclo|corn/u.test(life.title) ? '#e8bd4e' : '#efd58c';
  const ware = glazeFor(canvas, top);
  layTable(canvas, life, ware);
  const { x, y } = ovalDish(canvas, ware, true);
  canvas.draw(oval(x, y + 2, 146, 102, '#8a4f2c'), oval(x, y, 140, 96, canvas.dome(top, 0.4, 0.24)));
  let rows = '';
  for (const row of [-66, -44, -22, 0, 22, 44, 66]) {
    const half = Math.sqrt(1 - (row / 96) ** 2) * 122;
    rows += `M${Math.round(x - half)} ${y + row}q${Math.round(half / 4)} -14 ${Math.round(half / 2)} 0t${Math.round(half / 2)} 0t${Math.round(half / 2)} 0t${Math.round(half / 2)} 0`;
  }
  canvas.trace(rows, [shade(top, 0.34), 7, faint(0.7)], [light(top, 0.2), 4], [light(top, 0.6), 1.4, faint(0.7)]);
  canvas.ground = top;
  browned(canvas, x, y, 118, 74);
  heap(canvas, life.garnish.slice(0, 1), { x, y, rx: 90, ry: 52, count: 7, scale: 0.75 });
};

/** A pastry log on a board, with two slices that show the filling. */
export const pastryRoll: Scene = (canvas, life) => {
  const sponge = /roll|roulade|log|noel|potica|makowiec/u.test(life.title) && !/strudel/u.test(life.title);
  const crust: Hex = isDark(life) ? '#5b3422' : sponge ? '#dcae62' : CRUST;
  const inside: Hex =
    life.center === null
      ? mix(colorsOf([...fruits(life), ...life.body], isDark(life) ? '#f2e2c4' : '#a8703c'), '#e8c27a', 0.5)
      : mix(life.center.color, '#b9565a', 0.4);
  onBoard(canvas, life, crust);
  canvas.draw(
    shadowed(
      'M44 92Q30 134 44 172Q150 192 236 178Q252 134 236 86Q150 74 44 92Z',
      canvas.down(light(crust, 0.45), crust, shade(crust, 0.36)),
    ),
    line(
      'M80 90Q72 134 82 180M118 84Q110 134 120 184M156 82Q148 134 158 186M194 82Q188 134 196 184',
      shade(crust, 0.4),
      3,
      faint(0.5),
    ),
    line('M52 104Q150 88 232 98', light(crust, 0.7), 4, faint(0.6)),
  );
  const slice =
    shadowed(
      'M-34-40C-12-54 26-50 36-28C46 0 40 36 14 44C-14 50-42 40-44 10C-46-12-44-30-34-40Z',
      canvas.dome(crust, 0.3, 0.3),
    ) +
    path(
      'M-26-32C-8-42 20-40 28-22C35 0 31 28 10 35C-10 39-32 32-34 8C-35-10-33-25-26-32Z',
      canvas.dome(inside, 0.24, 0.14),
    ) +
    line(
      sponge
        ? 'M-4 4C4-6 16 4 8 14C-6 22-20 8-14-8C-6-24 16-22 22-4C24 14 16 26 2 30'
        : 'M-18-14q8-6 16 0M4 10q8 6 16-2M-16 12q6 4 10 2M6-16q8-2 12 4',
      sponge ? shade(crust, 0.1) : shade(inside, 0.3),
      4.4,
      faint(0.6),
    );
  canvas.stamp(slice, 282, 140, -8, 1.1);
  canvas.stamp(slice, 322, 196, 8, 1.1);
  canvas.ground = crust;
  heap(canvas, life.garnish.slice(0, 1), { x: 140, y: 236, rx: 70, ry: 10, count: 5, scale: 0.8 });
};

/** A pie under a closed crust with slits. */
export const coveredPie: Scene = (canvas, life) => {
  tin(canvas, life);
  canvas.draw(
    `<circle cx="200" cy="150" r="122" fill="${canvas.dome(CRUST, 0.4, 0.3)}"/>`,
    line(
      'M80 150A120 120 0 1 0 320 150A120 120 0 1 0 80 150',
      shade(CRUST, 0.4),
      9,
      ` stroke-dasharray="2 12"${faint(0.5)}`,
    ),
    line('M200 74V112M200 188V226M124 150H162M238 150H276', shade(CRUST, 0.6), 7, faint(0.8)),
    line('M142 96q16-16 36-20M250 214q14-6 22-18', light(CRUST, 0.6), 5, faint(0.6)),
  );
  browned(canvas, 200, 150, 92, 92);
  canvas.draw(
    path('M200 128Q222 140 200 172Q178 140 200 128Z', canvas.dome(light(CRUST, 0.1))),
    line('M200 134V166', shade(CRUST, 0.4), 2),
  );
};

/** A tart under toasted meringue. */
export const meringuePie: Scene = (canvas, life) => {
  tin(canvas, life);
  canvas.draw(
    `<circle cx="200" cy="150" r="121" fill="#f0cf55"/><circle cx="200" cy="150" r="112" fill="${canvas.dome('#fbf1dc', 0.5, 0.14)}"/>`,
  );
  const peak =
    path('M-22 16C-34-4-14-14-8-26C-2-10 12-16 20-2C30 18 2 28-22 16Z', canvas.dome('#fdf6e6', 0.6, 0.16)) +
    line('M-12-12Q-8-20-8-26Q-4-18 2-14', '#c98a3c', 5, faint(0.7)) +
    line('M-14 14Q4 22 18 8', '#d9b57a', 3, faint(0.6));
  for (const [radius, count] of [
    [92, 12],
    [56, 8],
    [18, 3],
  ] as const)
    for (let at = 0; at < count; at += 1)
      canvas.stamp(
        peak,
        200 + Math.cos((at / count) * 6.283) * radius,
        150 + Math.sin((at / count) * 6.283) * radius,
        canvas.between(-24, 24),
        1.1,
      );
};

/** A cake baked in a tray and cut into squares, with its fruit on top. */
export const sheetCake: Scene = (canvas, life) => {
  const dark = isDark(life);
  const crumb: Hex = dark ? '#5b3422' : '#dcaa58';
  layTable(canvas, life, '#8d8379');
  tray(canvas, '#8d8379', false);
  canvas.draw(`<rect x="52" y="60" width="296" height="184" rx="8" fill="${canvas.dome(crumb, 0.3, 0.24)}"/>`);
  canvas.ground = crumb;
  const fruit = fruits(life);
  const topping = fruit.length > 0 ? fruit : life.garnish.filter(({ role }) => role === 'nut' || role === 'seed');
  if (fruit.length > 0)
    for (let row = 0; row < 5; row += 1)
      for (let at = 0; at < 8; at += 1) {
        const piece = fruit[(at + row) % fruit.length];
        if (piece !== undefined) canvas.put(piece, 74 + at * 36, 80 + row * 36, canvas.between(-20, 20), 1.1);
      }
  else {
    browned(canvas, 200, 152, 130, 78);
    heap(canvas, topping, { x: 200, y: 152, rx: 136, ry: 82, count: 40, scale: 1 });
  }
  canvas.draw(line('M150 62V242M250 62V242M54 122H346M54 182H346', shade(crumb, 0.5), 2.6, faint(0.5)));
};

/** Bread under melted cheese, or buttered. */
export const meltedToast: Scene = (canvas, life) => {
  onBoard(canvas, life, '#e3bb82');
  const melted = life.roles.has('cheese');
  const top: Hex = melted ? '#eebc52' : '#ecd08c';
  for (const [x, y, turn] of [
    [110, 108, -8],
    [286, 104, 6],
    [114, 206, 5],
    [288, 204, -7],
    [200, 156, 2],
  ] as const) {
    canvas.ground = '#b98455';
    canvas.put({ shape: 'bread', color: '#cf9350' }, x, y, turn, 2);
    canvas.stamp(
      path(
        'M-36-22Q0-30 36-22Q42 6 34 28Q20 34 14 26Q0 34-14 27Q-24 34-34 26Q-42 4-36-22Z',
        canvas.dome(top, 0.4, 0.12),
        faint(melted ? 0.95 : 0.7),
      ) + line('M-20-10q10-6 20 0M2 10q12 6 20-2M-18 14q8 4 14 0', '#b8701f', 7, faint(melted ? 0.4 : 0.2)),
      x,
      y,
      turn,
      1,
    );
    canvas.ground = top;
    heap(canvas, life.garnish.filter(({ shape }) => shape !== 'crumb').slice(0, 1), {
      x,
      y,
      rx: 24,
      ry: 16,
      count: 4,
      scale: 0.6,
    });
  }
};

/** Filled rolls in a row, under sauce. */
export const saucedRolls: Scene = (canvas, life) => {
  const sauce = mix(
    life.liquid,
    '#b8401f',
    life.roles.has('tomato') || life.foods.some(({ name }) => name.includes('tomato')) ? 0.5 : 0.1,
  );
  const ware = glazeFor(canvas, sauce);
  layTable(canvas, life, ware);
  tray(canvas, ware, true);
  canvas.draw(`<rect x="48" y="56" width="304" height="192" rx="14" fill="${canvas.dome(sauce, 0.2, 0.3)}"/>`);
  const roll =
    shadowed('M-22-76Q0-84 22-76L22 76Q0 84-22 76Z', canvas.across('#e6be78', 0.4, 0.34)) +
    path('M-22-40Q0-54 22-38L22 42Q0 52-22 38Z', sauce, faint(0.85)) +
    (life.roles.has('cheese')
      ? path('M-18-26Q0-36 18-24Q14 0 18 22Q0 30-18 22Q-12 0-18-26Z', '#f6d27c', faint(0.85))
      : '');
  for (let at = 0; at < 6; at += 1) canvas.stamp(roll, 76 + at * 50, 152, 0, 1);
  canvas.ground = sauce;
  pile(canvas, life.garnish.slice(0, 2), { x: 200, y: 152, r: 90 }, 0.8, 9, { scale: 0.8 });
};
