import { heap, type Piece } from '#art/canvas';
import { light, mix } from '#art/colors';
import { drinkColor, GLASS, STRAWS } from '#art/glass-parts';
import { fruits, garnishOf, isDark, type Scene } from '#art/scene-parts';
import { scatterOnTable, stage } from '#art/stage';
import { lookOf } from '#food-looks';
import { faint, line, oval, path, place } from '#art/svg';

export const milkshake: Scene = (canvas, life) => {
  const color = isDark(life) ? '#8a5a3f' : mix(drinkColor(life, '#f0d9a4'), '#f6e3bc', 0.35);
  stage(canvas, color);
  for (const [x, scale] of [
    [270, 0.84],
    [156, 1],
  ] as const) {
    const at = (inner: string): void => canvas.draw(place(x, 270, 0, scale, inner));
    canvas.shadow(x + 6, 272, 56 * scale, 11, 0.5);
    const straw = canvas.chance.pick('straw', STRAWS);
    at(
      path('M-34-2Q0-12 34-2Q0 9-34-2Z', GLASS, faint(0.8)) +
        path('M-10-22H10L14-4H-14Z', GLASS, faint(0.6)) +
        path(
          'M-52-190C-52-140-40-110-34-60C-32-36-16-22 0-22C16-22 32-36 34-60C40-110 52-140 52-190Z',
          GLASS,
          faint(0.4),
        ) +
        path(
          'M-48-176C-46-136-36-106-30-60C-28-38-14-27 0-27C14-27 28-38 30-60C36-106 46-136 48-176Z',
          canvas.across(color, 0.4, 0.26),
        ) +
        line('M30-262L14-190', straw, 9, ' stroke-linecap="butt"') +
        line('M30-262L14-190', '#fff5df', 9, ` stroke-dasharray="6 10" stroke-linecap="butt"${faint(0.75)}`) +
        path(
          'M-52-182C-62-206-34-208-30-218C-22-236-4-232 0-246C12-236 26-232 28-216C46-210 62-202 52-182C20-168-20-168-52-182Z',
          canvas.dome('#fdf4e2', 0.6, 0.18),
        ) +
        line('M-40-190Q0-176 42-192M-26-210Q2-200 26-212', '#d9c8a4', 2.6, faint(0.7)),
    );
    canvas.ground = '#fdf4e2';
    heap(canvas, [...fruits(life), ...garnishOf(life)].slice(0, 2), {
      x,
      y: 270 - 206 * scale,
      rx: 28 * scale,
      ry: 12,
      count: 5,
      scale: 0.6 * scale,
    });
    at(line('M-44-168C-42-134-34-110-28-72', GLASS, 4.4, faint(0.65)));
  }
  scatterOnTable(canvas, fruits(life), 340, 268);
};

export const cocktail: Scene = (canvas, life) => {
  const color = drinkColor(life, '#d8573a');
  stage(canvas, color);
  const juice = canvas.across(color, 0.45, 0.3);
  const sour = life.foods.find(({ role }) => role === 'citrus');
  const citrus: readonly Piece[] =
    sour === undefined ? [] : [{ shape: 'citrus', color: lookOf(sour.name).color, name: sour.name }];
  const stemmed = /martini|margarita|daiquiri|cosmo|manhattan|sour|gimlet/u.test(life.title);
  canvas.shadow(204, 272, stemmed ? 66 : 92, 13, 0.5);
  if (stemmed) {
    canvas.draw(
      path('M146 268Q200 252 254 268Q200 284 146 268Z', GLASS, faint(0.8)),
      path('M195 180H205L208 264H192Z', GLASS, faint(0.65)),
      path('M94 62Q110 176 200 184Q290 176 306 62Z', GLASS, faint(0.4)),
      path('M102 88Q120 168 200 176Q280 168 298 88Z', juice),
      oval(200, 88, 98, 15, light(color, 0.42)),
      line('M106 74Q122 150 168 170', GLASS, 5, faint(0.6)),
      oval(200, 62, 106, 16, 'none', ` stroke="${GLASS}" stroke-width="2.4"${faint(0.8)}`),
    );
    canvas.ground = color;
    for (const piece of citrus) canvas.put(piece, 286, 62, 20, 2);
  } else {
    canvas.draw(
      path('M104 104L118 260Q200 278 282 260L296 104Z', GLASS, faint(0.42)),
      path('M112 146L122 250Q200 266 278 250L288 146Z', juice),
      oval(200, 146, 88, 14, light(color, 0.4)),
      `<g fill="${GLASS}" stroke="${GLASS}" stroke-width="2" fill-opacity=".32" stroke-opacity=".75"><path d="M130 132l58-14l14 52l-56 14ZM206 152l58-8l8 54l-56 8ZM146 196l48 6l-6 40l-46-6Z"/></g>`,
    );
    canvas.ground = color;
    canvas.painted.add('ice');
    for (const piece of citrus) canvas.put(piece, 252, 124, 14, 2.5);
    canvas.draw(
      line('M118 120L128 244', GLASS, 6, faint(0.65)),
      line('M280 130L272 236', GLASS, 2.6, faint(0.5)),
      oval(200, 104, 96, 15, 'none', ` stroke="${GLASS}" stroke-width="2.6"${faint(0.8)}`),
    );
  }
  heap(
    canvas,
    garnishOf(life).filter(({ shape }) => shape === 'leaf' || shape === 'sprig'),
    { x: stemmed ? 180 : 168, y: stemmed ? 82 : 132, rx: 20, ry: 6, count: 4, scale: 1.2, tumble: 0.4 },
  );
  scatterOnTable(canvas, [...citrus, ...fruits(life)], 336, 268);
};
