import { heap } from '#art/canvas';
import { type Hex, light, mix, shade } from '#art/colors';
import { drinkColor, GLASS } from '#art/glass-parts';
import { fruits, garnishOf, isDark, type Scene } from '#art/scene-parts';
import { steamOver } from '#art/scenes/plain-scenes';
import { lookOf } from '#food-looks';
import { scatterOnTable, stage } from '#art/stage';
import { faint, line, oval, path, place } from '#art/svg';

/** Short metal cups with froth. */
export const lassi: Scene = (canvas, life) => {
  const color = light(mix(drinkColor(life, '#f3c45a'), '#fbf0d6', 0.3), 0.1);
  const metal = canvas.chance.pick('cup', ['#c9803f', '#a9927a', '#b9a04f']);
  stage(canvas, metal);
  for (const [x, scale] of [
    [268, 0.84],
    [150, 1.06],
  ] as const) {
    canvas.shadow(x + 6, 270, 70 * scale, 13, 0.5);
    canvas.draw(
      place(
        x,
        268,
        0,
        scale,
        path('M-66-164Q-54-110-48-6Q0 8 48-6Q54-110 66-164Z', canvas.across(metal, 0.6, 0.5)) +
          line('M-56-104Q0-90 56-104M-54-92Q0-78 54-92', shade(metal, 0.45), 2, faint(0.6)) +
          line(
            'M-50-70v.1M-38-60v.1M-26-70v.1M-14-60v.1M-2-70v.1M10-60v.1M22-70v.1M34-60v.1M46-70v.1',
            shade(metal, 0.5),
            4,
            faint(0.5),
          ) +
          line('M-52-150Q-42-90-38-20', '#fff6df', 5, faint(0.6)) +
          oval(0, -164, 66, 17, shade(metal, 0.4)) +
          oval(0, -163, 60, 14, color) +
          path(
            'M-58-164Q-50-184-26-178Q-8-192 14-180Q44-186 56-166Q30-150-20-150Q-50-152-58-164Z',
            canvas.dome(light(color, 0.5), 0.5, 0.14),
          ) +
          line('M-30-170v.1M-8-176v.1M20-172v.1M36-166v.1M4-164v.1', shade(color, 0.2), 3.4, faint(0.5)),
      ),
    );
    canvas.ground = light(color, 0.4);
    heap(canvas, garnishOf(life), {
      x,
      y: 268 - 168 * scale,
      rx: 26 * scale,
      ry: 5,
      count: 6,
      scale: 0.7 * scale,
      tumble: 0.4,
    });
  }
  scatterOnTable(canvas, fruits(life), 340, 266);
};

export const mug: Scene = (canvas, life) => {
  const inside: Hex = isDark(life)
    ? '#6b3f28'
    : life.foods.some(({ name }) => name.includes('matcha'))
      ? '#9db35a'
      : life.foods.some(({ name }) => name === 'turmeric')
        ? '#e9ae33'
        : /coffee|espresso|latte|cappuccino/u.test(life.title)
          ? '#a06a3c'
          : mix('#d0975c', life.liquid, 0.3);
  const glaze = canvas.choose(
    'mug',
    [
      { color: '#f4e9d3' },
      { color: '#b7573a' },
      { color: '#4a6070' },
      { color: '#6f8a66' },
      { color: '#dba64a' },
      { color: '#46372f' },
    ],
    inside,
  ).color;
  stage(canvas, glaze);
  canvas.shadow(206, 268, 122, 16, 0.5);
  const band = canvas.chance.pick('band', [
    '',
    path('M112 170Q200 194 285 170L281 198Q200 220 118 198Z', light(glaze, 0.4), faint(0.5)),
    line('M112 164Q200 188 286 164M114 174Q200 198 284 174', light(glaze, 0.7), 3, faint(0.7)),
    line(
      'M122 190v.1M142 198v.1M164 204v.1M188 207v.1M212 207v.1M236 203v.1M258 197v.1M276 189v.1',
      light(glaze, 0.7),
      8,
      faint(0.6),
    ),
  ]);
  canvas.draw(
    line('M284 146C340 136 340 208 276 208', shade(glaze, 0.3), 19),
    line('M286 143C334 136 336 200 280 203', light(glaze, 0.25), 6, faint(0.7)),
    path('M108 110C108 190 118 244 140 258Q196 272 252 258C276 244 288 190 288 110Z', canvas.across(glaze, 0.45, 0.4)),
    band,
    oval(198, 110, 90, 25, shade(glaze, 0.2)),
    oval(198, 109, 90, 25, 'none', ` stroke="${light(glaze, 0.6)}" stroke-width="2.4"${faint(0.8)}`),
    oval(198, 112, 82, 20, shade(inside, 0.3)),
    oval(198, 114, 80, 18, canvas.dome(inside, 0.3, 0.2)),
    line(
      'M138 114C150 100 246 100 256 114C246 128 190 130 176 118C190 108 226 110 224 116',
      light(inside, 0.7),
      5.6,
      faint(0.9),
    ),
    line('M124 134C126 182 132 222 146 244', '#fffaf0', 7, faint(0.4)),
    steamOver(canvas),
  );
  canvas.ground = inside;
  if (life.foods.some(({ name }) => name === 'marshmallow') || /marshmallow/u.test(life.title))
    heap(canvas, [{ shape: 'cube', color: '#fbf3e6' }], {
      x: 198,
      y: 110,
      rx: 50,
      ry: 8,
      count: 8,
      scale: 1,
      tumble: 0.3,
    });
  else
    heap(canvas, garnishOf(life).slice(0, 2), {
      x: 198,
      y: 113,
      rx: 46,
      ry: 8,
      count: 6,
      scale: 0.7,
      tumble: 0.3,
    });
  scatterOnTable(canvas, fruits(life), 70, 268);
};

/** A cup on its saucer, seen from above. */
export const tea: Scene = (canvas, life) => {
  const milky = /chai|milk/u.test(life.title) || life.roles.has('milk');
  const color: Hex = milky ? '#c08a54' : /green|matcha|mint|herb/u.test(life.title) ? '#a8a845' : '#a8501c';
  const glaze = canvas.choose(
    'cup',
    [{ color: '#f6ecd9' }, { color: '#dfe2d3' }, { color: '#5b7486' }, { color: '#e8cdb4' }],
    color,
  ).color;
  stage(canvas, mix(glaze, color, 0.3));
  canvas.shadow(200, 272, 160, 15, 0.5);
  const ware = canvas.across(glaze, 0.5, 0.34);
  canvas.draw(
    oval(200, 262, 150, 19, shade(glaze, 0.36)),
    oval(200, 256, 150, 19, ware),
    oval(200, 256, 92, 10, '#2b1b14', faint(0.26)),
    line('M66 250Q120 240 200 238T332 250', '#b9472f', 2, faint(0.5)),
    line('M292 142Q344 130 340 172Q330 208 276 206', shade(glaze, 0.24), 12),
    line('M294 139Q338 132 334 168', light(glaze, 0.5), 3.4, faint(0.7)),
    path('M100 124Q104 214 152 248Q200 260 248 248Q296 214 300 124Z', ware),
    line('M112 162Q200 190 288 162', '#b9472f', 2.6, faint(0.5)),
    line('M114 172Q200 200 286 172', '#b9472f', 4, ` stroke-dasharray=".1 12"${faint(0.5)}`),
    oval(200, 124, 100, 25, shade(glaze, 0.18)),
    oval(200, 123, 100, 25, 'none', ` stroke="${light(glaze, 0.7)}" stroke-width="2.4"${faint(0.9)}`),
    oval(200, 127, 91, 19.5, shade(color, 0.3)),
    oval(200, 129, 88, 17.5, canvas.dome(color, 0.4, 0.2)),
    line('M130 126Q150 116 190 114', light(color, 0.7), 3, faint(0.6)),
    line('M118 148Q126 206 160 234', '#fffdf6', 6, faint(0.5)),
    place(0, 6, 0, 1, steamOver(canvas)),
  );
  canvas.ground = color;
  heap(canvas, [...fruits(life), ...garnishOf(life)].slice(0, 2), {
    x: 204,
    y: 128,
    rx: 40,
    ry: 7,
    count: 4,
    scale: 0.9,
    tumble: 0.4,
  });
  heap(canvas, life.garnish, { x: 60, y: 270, rx: 28, ry: 8, count: 3, tumble: 0.5 });
};

export const mulled: Scene = (canvas, life) => {
  const color: Hex =
    life.names.has('red wine') || /wine|gluh|glogg/u.test(life.title) ? '#7a1f2e' : drinkColor(life, '#c98a35');
  stage(canvas, color);
  const juice = canvas.across(color, 0.3, 0.36);
  canvas.shadow(204, 272, 100, 14, 0.5);
  canvas.draw(
    line('M284 122Q348 116 342 174Q334 218 276 216', GLASS, 13, faint(0.6)),
    line('M284 119Q342 115 337 170', '#2b1b14', 1.4, faint(0.25)),
    path('M108 78L116 256Q200 276 284 256L292 78Z', GLASS, faint(0.4)),
    path('M114 112L121 246Q200 264 279 246L286 112Z', juice),
    path('M121 246Q200 264 279 246L280 258Q200 276 120 258Z', GLASS, faint(0.4)),
    oval(200, 112, 86, 15, light(color, 0.26)),
  );
  canvas.ground = color;
  const citrus = life.foods.find(({ role }) => role === 'citrus');
  if (citrus !== undefined)
    for (const [x, y, turn, scale] of [
      [160, 176, 8, 2.3],
      [234, 204, -20, 2],
    ] as const)
      canvas.put({ shape: 'citrus', color: lookOf(citrus.name).color, name: citrus.name }, x, y, turn, scale);
  if (life.foods.some(({ name }) => name.includes('cinnamon')))
    canvas.draw(
      place(
        248,
        84,
        18,
        1,
        path('M-9-66Q-4-72 0-66Q4-72 9-66L9 44H-9Z', canvas.across('#8a4a22', 0.4, 0.4)) +
          line('M-3-60V40M3-60V40', '#4f260f', 2, faint(0.6)),
      ),
    );
  canvas.draw(
    line('M124 96L132 240', GLASS, 6, faint(0.6)),
    line('M276 130L270 236', GLASS, 2.6, faint(0.5)),
    oval(200, 78, 92, 15, 'none', ` stroke="${GLASS}" stroke-width="2.6"${faint(0.8)}`),
    place(-20, -8, 0, 1, steamOver(canvas)),
  );
  scatterOnTable(canvas, fruits(life), 68, 268);
};
