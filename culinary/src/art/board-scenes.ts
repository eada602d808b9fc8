import { small, garnishOf, bodyOf, DEFAULT_BODY, tone } from '#art/scene-parts';
import { type Canvas, heap } from '#art/canvas';
import { blend, light, mix, shade } from '#art/colors';
import type { StillLife, Visible } from '#art/still-life';
import { layCloth, layTable } from '#art/table';
import { board, tray } from '#art/vessels';

export function roast(canvas: Canvas, life: StillLife): void {
  layTable(canvas, tone(life));
  const well = tray(canvas, canvas.chance.pick('tray', ['#8d8379', '#6b625b', '#5b6a70', '#9a7f66']), false);
  canvas.draw(
    '<rect x="47" y="54" width="308" height="195" rx="14" fill="#e9d5ad"/><path d="M60 70C120 62 130 92 200 72S330 80 344 66M58 236C120 226 180 246 250 232S330 240 344 228" stroke="#b98f55" stroke-width="2" opacity=".4" fill="none"/>',
  );
  const body =
    life.center === null ? bodyOf(life, DEFAULT_BODY) : life.body.length > 0 ? life.body.slice(0, 6) : DEFAULT_BODY;
  heap(
    canvas,
    body.map((each) => ({ ...each, color: shade(each.color, 0.06) })),
    { x: well.x, y: well.y, rx: 142, ry: 84, count: life.center === null ? 44 : 40, scale: 1.4 },
  );
  if (life.center !== null) {
    const places: readonly (readonly [number, number, number])[] = [
      [128, 112, -24],
      [252, 106, 18],
      [160, 192, 14],
      [284, 188, -20],
    ];
    for (const [x, y, turn] of places) canvas.put(life.center, x, y, turn + canvas.between(-12, 12), 1.08);
  }
  heap(canvas, garnishOf(life), { x: well.x, y: well.y, rx: 118, ry: 70, count: 12, scale: 0.95 });
}

export function breads(canvas: Canvas, life: StillLife): void {
  layTable(canvas, tone(life));
  board(canvas);
  const toast: Visible = { name: 'bread', shape: 'bread', color: '#cf9350' };
  const topping = small(bodyOf(life, [{ name: 'tomato', shape: 'berry', color: '#d8402a' }]));
  for (const [x, y, turn] of [
    [98, 104, -10],
    [204, 96, 5],
    [306, 106, -4],
    [142, 206, 7],
    [258, 208, -10],
  ] as const) {
    canvas.put(toast, x, y, turn, 2);
    heap(canvas, topping, { x, y: y - 2, rx: 33, ry: 26, count: 9, scale: 0.98 });
    heap(canvas, garnishOf(life), { x, y: y - 4, rx: 18, ry: 14, count: 3, scale: 0.76 });
  }
}

export function tacos(canvas: Canvas, life: StillLife): void {
  layTable(canvas, tone(life));
  board(canvas);
  const filling = small(bodyOf(life, DEFAULT_BODY));
  for (const [x, y] of [
    [112, 158],
    [202, 146],
    [292, 158],
  ] as const) {
    canvas.draw(
      `<g transform="translate(${x} ${y}) rotate(${x === 202 ? 2 : x < 202 ? -8 : 9})"><path d="M-42-64C-58-20-58 30-40 66L42 66C58 30 58-20 42-64Z" fill="#2b1b14" opacity=".26" transform="translate(5 8)"/><path d="M-42-64C-58-20-58 30-40 66L42 66C58 30 58-20 42-64Z" fill="#e2b467"/><path d="M-30-66C-42-20-42 30-28 68L28 68C42 30 42-20 30-66Z" fill="${shade(filling[0]?.color ?? '#5a3a22', 0.3)}"/></g>`,
    );
    heap(canvas, filling, { x, y, rx: 24, ry: 60, count: 17, scale: 1 });
    heap(canvas, garnishOf(life), { x, y, rx: 16, ry: 46, count: 5, scale: 0.7 });
    canvas.draw(
      `<g transform="translate(${x} ${y}) rotate(${x === 202 ? 2 : x < 202 ? -8 : 9})"><path d="M30-68C46-24 46 30 30 70Q54 40 55 0T30-68Z" fill="#f0cf8c"/><path d="M-30-68C-46-24-46 30-30 70Q-54 40-55 0T-30-68Z" fill="#f6dca4"/><path d="M-46-24l3 5M-48 10l4 3M46 20l-4 5M48-14l-4 4M-43 36l4 2" stroke="#b98239" stroke-width="3.4" stroke-linecap="round" opacity=".6"/></g>`,
    );
  }
}

export function crumble(canvas: Canvas, life: StillLife): void {
  layCloth(canvas, layTable(canvas, tone(life)));
  tray(canvas, canvas.chance.pick('dish', ['#f0e2c8', '#c2603f', '#5c7487', '#dfe2d3']), true);
  const fruit = small(bodyOf(life, [{ name: 'apple', shape: 'wedge', color: '#c8502f' }]));
  const juice = mix(
    shade(
      blend(
        fruit.map(({ color }) => color),
        '#9d2f3e',
      ),
      0.1,
    ),
    '#d98f45',
    0.3,
  );
  canvas.draw(
    `<rect x="47" y="54" width="306" height="194" rx="14" fill="${juice}"/><path d="M62 76Q120 60 190 72T338 78Q348 150 336 228Q270 240 196 230T64 226Q52 150 62 76Z" fill="#c9924a"/><path d="M70 84Q130 70 196 80T330 88Q338 150 326 216Q262 228 196 218T74 214Q62 150 70 84Z" fill="#dcae66"/>`,
  );
  heap(canvas, fruit, { x: 200, y: 151, rx: 146, ry: 90, count: 9, scale: 1.1 });
  const top: readonly Visible[] = [
    { name: 'crumb', shape: 'chunk', color: '#dfb16a' },
    { name: 'crumb', shape: 'crumb', color: '#f0d094' },
    { name: 'crumb', shape: 'chunk', color: '#c98f48' },
    { name: 'crumb', shape: 'crumb', color: '#b97a38' },
  ];
  heap(canvas, top, { x: 200, y: 150, rx: 142, ry: 84, count: 96, scale: 0.62 });
  heap(canvas, fruit, { x: 200, y: 152, rx: 104, ry: 56, count: 5, scale: 0.95 });
}

export function squares(canvas: Canvas, life: StillLife): void {
  layTable(canvas, '#6b3f24');
  board(canvas);
  const color = life.foods.some(({ role, name }) => role === 'chocolate' || name === 'cocoa powder')
    ? '#4f2c1c'
    : '#b7803f';
  for (const [x, y, turn] of [
    [112, 102, -7],
    [204, 98, 4],
    [296, 106, -2],
    [134, 196, 5],
    [228, 200, -8],
  ] as const) {
    canvas.draw(
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-38-32H38V44H-38Z" fill="#2b1b14" opacity=".3" transform="translate(5 7)"/><path d="M-38-34H38V42H-38Z" fill="${shade(color, 0.42)}"/><path d="M-38-38Q0-42 38-38V32Q0 36-38 32Z" fill="${light(color, 0.12)}"/><path d="M-30-20L-8-26L10-16L30-24M-26 12L-4 4L16 14L32 6M-14-26L-8 4M18 14L12-14" fill="none" stroke="${shade(color, 0.3)}" stroke-width="1.6" opacity=".8"/></g>`,
    );
    heap(
      canvas,
      life.garnish.length > 0 ? life.garnish.slice(0, 3) : [{ name: 'crumb', shape: 'dot', color: light(color, 0.3) }],
      { x, y: y - 4, rx: 24, ry: 22, count: 5, scale: 0.8 },
    );
  }
  heap(canvas, life.body.filter(({ shape }) => shape === 'berry').slice(0, 1), {
    x: 326,
    y: 214,
    rx: 24,
    ry: 16,
    count: 4,
  });
}

export function skewers(canvas: Canvas, life: StillLife): void {
  layTable(canvas, tone(life));
  board(canvas);
  const things = [...(life.center === null ? [] : small([life.center])), ...small(life.body).slice(0, 3)];
  const all = things.length > 0 ? things : DEFAULT_BODY;
  for (const y of [92, 140, 188, 232]) {
    canvas.draw(
      `<path d="M52 ${y + 12}L352 ${y - 16}" stroke="#2b1b14" stroke-width="5" opacity=".22" transform="translate(3 6)"/><path d="M52 ${y + 12}L352 ${y - 16}" stroke="#e9cf9b" stroke-width="4.4" stroke-linecap="round"/>`,
    );
    for (let at = 0; at < 7; at += 1) {
      const thing = all[at % all.length];
      if (thing !== undefined) canvas.put(thing, 102 + at * 33, y + 7 - at * 3.1, canvas.between(-24, 24), 1.16);
    }
  }
  heap(canvas, garnishOf(life), { x: 200, y: 152, rx: 110, ry: 70, count: 10, scale: 0.8 });
}
