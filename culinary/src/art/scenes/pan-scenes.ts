import { type Canvas, heap } from '#art/canvas';
import { blend, type Hex, light, mix, shade } from '#art/colors';
import { bodyOf, bubbles, garnishOf, grains, pile, pool, type Scene } from '#art/scene-parts';
import { layTable } from '#art/setting';
import { stage } from '#art/stage';
import type { StillLife } from '#art/still-life';
import { faint, line, path, place } from '#art/svg';
import { pot, skillet, type Well, widePan } from '#art/vessels';

const ENAMELS = ['#b5472f', '#44596a', '#5f7a55', '#d59a3a', '#4b403a', '#8c4a5a', '#e3d7bd'].map((color) => ({
  color,
}));
const [FIRST_ENAMEL = { color: '#b5472f' }, ...OTHER_ENAMELS] = ENAMELS;

const pan = (canvas: Canvas, life: StillLife): Well => {
  layTable(canvas, life, '#38312d');
  return skillet(canvas);
};

export const stew: Scene = (canvas, life) => {
  const creamy =
    (life.roles.has('cream') || life.roles.has('yogurt') || life.roles.has('wine')) &&
    !life.foods.some(({ name, role }) => role === 'tomato' || name.includes('tomato') || name === 'red wine');
  const gravy = creamy ? mix(life.liquid, '#d8b27a', 0.4) : shade(mix(life.liquid, '#a4512b', 0.4), 0.12);
  const enamel = canvas.choose('enamel', [FIRST_ENAMEL, ...OTHER_ENAMELS], gravy).color;
  layTable(canvas, life, enamel);
  const well = pot(canvas, enamel);
  pool(canvas, well, gravy);
  const body = bodyOf(life);
  pile(canvas, body, well, 0.86, 18, { scale: 1.1 });
  canvas.draw(`<circle cx="${well.x}" cy="${well.y}" r="${well.r}" fill="${gravy}"${faint(0.4)}/>`);
  bubbles(canvas, well, gravy);
  pile(canvas, body, well, 0.7, 17, { scale: 1.18 });
  pile(canvas, garnishOf(life), well, 0.46, 8, { scale: 0.75 });
};

/** A closed pot, for a main dish with no known food. */
export const coveredPot: Scene = (canvas, life) => {
  const enamel = canvas.chance.pick('enamel', [FIRST_ENAMEL, ...OTHER_ENAMELS]).color;
  stage(canvas, enamel);
  canvas.shadow(204, 262, 170, 22, 0.6);
  const body = canvas.across(enamel, 0.4, 0.5);
  const ear = (side: number): string =>
    place(
      200 + side * 116,
      168,
      0,
      1,
      line(`M0-12q${side * 34}-4 ${side * 34} 14t${side * -30} 16`, shade(enamel, 0.42), 13) +
        line(`M0-15q${side * 32}-3 ${side * 34} 12`, light(enamel, 0.3), 3, faint(0.6)),
    );
  canvas.draw(
    ear(-1),
    ear(1),
    path('M78 140H322Q322 226 304 250Q296 262 276 264Q200 272 124 264Q104 262 96 250Q78 226 78 140Z', body),
    path('M84 148H316Q316 160 315 166Q200 180 85 166Q84 158 84 148Z', shade(enamel, 0.5), faint(0.28)),
    path(
      'M70 138Q70 130 82 130H318Q330 130 330 138T318 148Q200 158 82 148Q70 146 70 138Z',
      canvas.across(shade(enamel, 0.06), 0.5, 0.5),
    ),
    path(
      'M86 131Q92 86 176 78Q200 76 224 78Q308 86 314 131Q200 140 86 131Z',
      canvas.across(light(enamel, 0.06), 0.45, 0.44),
    ),
    line('M112 112Q128 92 178 86', light(enamel, 0.75), 4, faint(0.55)),
    line('M104 168Q104 214 122 244', light(enamel, 0.7), 6, faint(0.4)),
    path('M180 76Q178 64 186 56Q200 48 214 56Q222 64 220 76Q200 80 180 76Z', canvas.across('#c9a255', 0.5, 0.5)),
    line('M187 60Q198 52 210 58', '#fff2cc', 2.4, faint(0.7)),
    line(
      'M138 62C124 44 152 36 140 14M262 62C248 44 276 34 264 10M296 84C286 70 306 62 298 46',
      '#fffaf0',
      6,
      faint(0.42),
    ),
  );
  const things = [...bodyOf(life), ...garnishOf(life)].slice(0, 4);
  heap(canvas, things, { x: 346, y: 270, rx: 30, ry: 10, count: 4, scale: 1.1, tumble: 0.4 });
  heap(canvas, things, { x: 56, y: 272, rx: 26, ry: 9, count: 3, scale: 1.05, tumble: 0.4 });
};

export const skilletDish: Scene = (canvas, life) => {
  const well = pan(canvas, life);
  const eggy = life.roles.has('egg') || /frittata|tortilla|kuku/u.test(life.title);
  const things = bodyOf(life);
  if (eggy) {
    const set = canvas.radial(
      [
        [0, '#f9d878'],
        [0.7, '#efb94a'],
        [0.93, '#d4922f'],
        [1, '#9a5b1c'],
      ],
      ' cx=".45" cy=".42"',
    );
    canvas.draw(`<circle cx="${well.x}" cy="${well.y}" r="${well.r - 2}" fill="${set}"/>`);
    canvas.ground = '#efb94a';
    bubbles(canvas, well, '#d89a3a', 22);
  }
  pile(canvas, things, well, 0.86, eggy ? 22 : 42, { scale: 1.16 });
  if (eggy)
    canvas.draw(
      `<circle cx="${well.x}" cy="${well.y}" r="${well.r - 2}" fill="#f6cf6a"${faint(0.22)}/>`,
      line(
        `M${well.x - 60} ${well.y - 50}q30-20 60-8M${well.x + 10} ${well.y + 64}q34 6 56-18`,
        '#fff2c4',
        4,
        faint(0.6),
      ),
    );
  pile(canvas, garnishOf(life), well, 0.7, 13, { scale: 0.85 });
};

export const hash: Scene = (canvas, life) => {
  const well = pan(canvas, life);
  pile(canvas, bodyOf(life), well, 0.94, 56, {
    scale: 1.05,
  });
  pile(canvas, garnishOf(life), well, 0.8, 12, { scale: 0.8 });
};

function eggs(canvas: Canvas, well: Well, places: readonly (readonly [number, number])[], scale: number): void {
  for (const [dx, dy] of places)
    canvas.put(
      { shape: 'fried-egg', color: '#f3a126', name: 'egg' },
      well.x + dx,
      well.y + dy,
      canvas.between(-70, 70),
      scale,
    );
}

export const shakshuka: Scene = (canvas, life) => {
  const well = pan(canvas, life);
  const red =
    life.foods.length === 0 || life.foods.some(({ name, role }) => role === 'tomato' || name.includes('tomato'));
  const green =
    life.foods.some(({ role, texture, name }) => (role === 'veg' && texture === 'leaf') || name === 'tomatillo') &&
    /green|verde|grun/u.test(life.title);
  const sauce = green ? '#6f8f3a' : red ? mix('#c23d1e', life.liquid, 0.2) : light(life.liquid, 0.2);
  pool(canvas, well, sauce);
  bubbles(canvas, well, sauce, 20);
  const body = bodyOf(life);
  pile(canvas, body, well, 0.9, 22);
  canvas.draw(`<circle cx="${well.x}" cy="${well.y}" r="${well.r}" fill="${sauce}"${faint(0.3)}/>`);
  eggs(
    canvas,
    well,
    [
      [-46, -34],
      [46, -42],
      [52, 42],
      [-38, 48],
    ],
    1.3,
  );
  pile(canvas, garnishOf(life), well, 0.86, 16, { scale: 0.8 });
};

export const friedEggs: Scene = (canvas, life) => {
  const well = pan(canvas, life);
  canvas.draw(`<circle cx="${well.x}" cy="${well.y}" r="${well.r - 8}" fill="#8a5a22"${faint(0.3)}/>`);
  bubbles(canvas, well, '#8a6a3a', 26);
  pile(canvas, bodyOf(life), { ...well, y: well.y + 8 }, 0.84, 13, {
    scale: 1.2,
  });
  eggs(
    canvas,
    well,
    /\begg\b/u.test(life.title)
      ? [[0, -4]]
      : [
          [-42, -28],
          [40, 30],
        ],
    2,
  );
  pile(canvas, garnishOf(life), well, 0.7, 9, { scale: 0.7 });
};

export const paella: Scene = (canvas, life) => {
  layTable(canvas, life, '#8b8378');
  const well = widePan(canvas, '#8b8378');
  const color: Hex = life.names.has('squid') && /negra|black/u.test(life.title) ? '#3a3330' : '#e2a63a';
  pool(canvas, well, color);
  grains(canvas, { ...well, r: well.r - 4 }, color);
  const body = bodyOf(life);
  pile(canvas, body, well, 0.8, 24, { scale: 1.25 });
  for (let at = 0; at < (life.names.has('lemon') ? 6 : 0); at += 1)
    canvas.put(
      { shape: 'wedge', color: '#f4d13d', name: 'lemon' },
      well.x + Math.cos(at * 1.047) * 104,
      well.y + Math.sin(at * 1.047) * 104,
      at * 60 - 90,
      1.25,
    );
  pile(canvas, garnishOf(life), well, 0.6, 10, { scale: 0.75 });
};

export const stirFry: Scene = (canvas, life) => {
  layTable(canvas, life, '#3a3735', 'chopsticks');
  const well = widePan(canvas, '#4a4644');
  const body = bodyOf(life);
  canvas.draw(`<circle cx="${well.x}" cy="${well.y}" r="112" fill="#6d3a1c"${faint(0.5)}/>`);
  if (life.starch?.shape === 'grain') grains(canvas, { ...well, r: 104 }, life.starch.color);
  pile(canvas, body, well, 0.84, 40, { scale: 1.22 });
  canvas.draw(line('M120 96q20-14 40-6M230 204q26 4 44-20', '#f4c98a', 3, faint(0.5)));
  pile(canvas, garnishOf(life), well, 0.72, 13, { scale: 0.72 });
};

export const meatballs: Scene = (canvas, life) => {
  const well = pan(canvas, life);
  const creamy = life.roles.has('cream') && !life.roles.has('tomato');
  const red = life.foods.some(({ name, role }) => role === 'tomato' || name.includes('tomato'));
  const sauce = creamy ? '#d8b27a' : red ? mix('#b83a1e', life.liquid, 0.2) : '#8a5a34';
  pool(canvas, well, sauce);
  bubbles(canvas, well, sauce, 20);
  const meat = blend(
    life.foods.filter(({ role }) => role === 'mince').map(() => '#8a5230'),
    '#8a5230',
  );
  for (const [dx, dy] of [
    [0, -72],
    [-62, -38],
    [60, -40],
    [-2, -10],
    [-70, 28],
    [66, 26],
    [-30, 66],
    [34, 70],
  ] as const) {
    canvas.put(
      { shape: 'ball', color: meat },
      well.x + dx + canvas.between(-4, 4),
      well.y + dy + canvas.between(-4, 4),
      canvas.between(-60, 60),
      1.12,
    );
    canvas.stamp(
      path('M-20-4q8-18 26-14q16 4 12 16q-8-6-18 0t-20-2Z', light(sauce, 0.16), faint(0.75)),
      well.x + dx,
      well.y + dy,
    );
  }
  canvas.ground = meat;
  pile(canvas, garnishOf(life), well, 0.8, 18, { scale: 0.75 });
};
