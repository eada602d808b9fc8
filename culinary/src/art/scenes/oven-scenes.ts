import { heap, type Piece } from '#art/canvas';
import { type Hex, mix, shade } from '#art/colors';
import { bodyOf, browned, colorsOf, garnishOf, type Scene } from '#art/scene-parts';
import { glazeFor, layTable } from '#art/setting';
import { faint, line, oval, path, place } from '#art/svg';
import { ovalDish, tray } from '#art/vessels';

const TRAYS = ['#8d8379', '#5f5852', '#5b6a70', '#a98a68', '#e3dccb'].map((color) => ({ color }));
const PAPERS: readonly [{ readonly color: Hex }, ...{ readonly color: Hex }[]] = [
  { color: '#ecdcb8' },
  { color: '#b98a56' },
  { color: '#4a4340' },
];
const [FIRST_TRAY = { color: '#8d8379' }, ...OTHER_TRAYS] = TRAYS;

export const roast: Scene = (canvas, life) => {
  const body = bodyOf(life);
  const metal = canvas.choose('tray', [FIRST_TRAY, ...OTHER_TRAYS], colorsOf(body, '#d9a04a')).color;
  layTable(canvas, life, metal);
  const well = tray(canvas, metal, false);
  const paper = canvas.choose('paper', PAPERS, colorsOf(body.slice(0, 1), '#d9a04a')).color;
  canvas.draw(
    path(
      'M44 62Q46 50 62 53L340 50Q358 52 355 68L357 238Q356 252 338 249L60 252Q44 250 46 236Z',
      canvas.slant(paper, 0.16, 0.14),
    ),
    line(
      'M60 70C120 62 130 92 200 72S330 80 344 66M58 236C120 226 180 246 250 232S330 240 344 228M70 150q40-20 80 4t90-8t100 6',
      shade(paper, 0.5),
      2,
      faint(0.3),
    ),
  );
  canvas.ground = paper;
  const center = life.center;
  const sides = center === null ? body : life.body.slice(0, 6);
  heap(
    canvas,
    sides.map((each) => ({ ...each, color: mix(each.color, '#8a4a1c', 0.14) })),
    { x: well.x, y: well.y, rx: 144, ry: 86, count: center === null ? 46 : 38, scale: 1.4 },
  );
  if (center !== null)
    for (const [x, y, turn] of [
      [128, 112, -24],
      [252, 106, 18],
      [160, 192, 14],
      [284, 188, -20],
    ] as const)
      canvas.put(center, x, y, turn + canvas.between(-12, 12), center.shape === 'fillet' ? 1.15 : 1.5);
  heap(canvas, garnishOf(life), { x: well.x, y: well.y, rx: 118, ry: 70, count: 12, scale: 0.95 });
};

export const wholeRoast: Scene = (canvas, life) => {
  const ware = glazeFor(canvas, '#c07a34');
  layTable(canvas, life, ware);
  const well = ovalDish(canvas, ware, false);
  heap(
    canvas,
    bodyOf({ ...life, body: life.body.filter(({ role }) => role === 'veg' || role === 'fruit'), center: null }),
    { x: well.x, y: well.y + 4, rx: 132, ry: 84, count: 34, scale: 1.2 },
  );
  const bird = '#c87d30';
  const skin = canvas.dome(bird, 0.46, 0.44);
  const leg = (side: number): string =>
    place(
      200 + side * 62,
      196,
      side * 34,
      1,
      path(
        `M-30-44C-6-60 30-44 32-12C32 16 12 34 2 54L-12 54C-12 30-36 4-30-44Z`,
        skin,
        ` stroke="#7a4216" stroke-width="1.6" stroke-opacity=".5"`,
      ) +
        line('M-8 54L-7 68M0 54L2 68', '#f2e6cf', 8) +
        line('M-16-32Q-2-42 14-32', '#ffdf9e', 4, faint(0.6)),
    );
  canvas.shadow(206, 166, 112, 92, 0.6);
  canvas.draw(
    path('M104 140C84 118 92 92 112 100Q136 112 136 146Z', canvas.dome(shade(bird, 0.1))),
    path('M296 140C316 118 308 92 288 100Q264 112 264 146Z', canvas.dome(shade(bird, 0.1))),
    path('M200 52C262 50 292 104 286 156C280 206 244 232 200 232C156 232 120 206 114 156C108 104 138 50 200 52Z', skin),
    line('M200 66Q206 140 200 206', '#7a4216', 3, faint(0.4)),
    path('M140 120C140 82 168 66 190 68C176 90 158 110 150 150Q142 140 140 120Z', '#ffe2a6', faint(0.5)),
    path('M226 76Q256 84 260 116Q246 96 226 76Z', '#ffe2a6', faint(0.4)),
    line(
      'M160 150v.1M176 120v.1M232 130v.1M246 160v.1M180 180v.1M220 186v.1M150 172v.1M236 104v.1',
      '#6d3912',
      3,
      faint(0.5),
    ),
    leg(-1),
    leg(1),
    line('M178 244Q200 232 222 244', '#efe0bd', 3.4),
  );
  canvas.ground = bird;
  heap(canvas, garnishOf(life), {
    x: 200,
    y: 130,
    rx: 50,
    ry: 50,
    count: 9,
    scale: 0.9,
  });
  if (life.names.has('lemon'))
    for (const [x, y, turn] of [
      [84, 190, -30],
      [318, 186, 30],
    ] as const)
      canvas.put({ shape: 'wedge', color: '#f4d13d', name: 'lemon' }, x, y, turn, 1.4);
};

export const gratin: Scene = (canvas, life) => {
  const crust = '#e2a944';
  const ware = glazeFor(canvas, crust);
  layTable(canvas, life, ware);
  const { x, y } = ovalDish(canvas, ware, true);
  const body = bodyOf(life);
  canvas.draw(oval(x, y + 2, 146, 102, canvas.dome(crust, 0.34, 0.36)));
  canvas.ground = crust;
  // Scalloped: rows of slices under the crust.
  const slice: Piece = {
    shape: body[0]?.shape === 'floret' ? 'floret' : 'coin',
    color: mix(body[0]?.color ?? '#ecc873', '#f0c868', 0.45),
  };
  for (const row of [-66, -34, -2, 30, 62]) {
    const half = Math.sqrt(Math.max(0, 1 - (row / 100) ** 2)) * 128;
    for (let dx = -half; dx <= half; dx += 25)
      canvas.put(slice, x + dx, y + row + canvas.between(-3, 3), canvas.between(-12, 12), 1.45);
  }
  canvas.draw(oval(x, y + 2, 146, 102, '#f2c25a', faint(0.36)));
  browned(canvas, x, y, 122, 80);
  heap(canvas, [...body.slice(1, 4), ...garnishOf(life)], { x, y, rx: 110, ry: 66, count: 13, scale: 0.8 });
};

export const lasagna: Scene = (canvas, life) => {
  const ware = glazeFor(canvas, '#d8893a');
  layTable(canvas, life, ware);
  tray(canvas, ware, true);
  canvas.draw(
    `<rect x="48" y="56" width="304" height="192" rx="14" fill="#a8361f"/>`,
    path(
      'M56 70Q120 56 200 64T346 68Q352 150 344 236Q270 246 196 238T58 240Q50 150 56 70Z',
      canvas.dome('#e9b04e', 0.4, 0.34),
    ),
  );
  canvas.ground = '#e2a03f';
  browned(canvas, 196, 150, 140, 84);
  browned(canvas, 220, 150, 130, 80);
  canvas.draw(
    line('M60 92q30-14 60 2M250 84q40-14 84 2M70 220q40 14 80-2M230 224q50 12 104-6', '#c2401f', 6, faint(0.6)),
  );
  // A missing piece shows the layers.
  canvas.draw(
    path('M246 158H348V244H246Z', shade(ware, 0.3)),
    path('M246 158H348V172H246Z', '#8f2a14'),
    line('M248 164H346', '#f3d58a', 3),
    line('M248 170H346', '#e3b35a', 2.4),
    path('M246 158V244H256V166Z', '#7a2412'),
    line('M60 152H246M150 66V236M246 66V158', '#8f4a14', 2.6, faint(0.55)),
  );
  heap(canvas, garnishOf(life), { x: 166, y: 150, rx: 90, ry: 70, count: 10, scale: 0.95 });
};
