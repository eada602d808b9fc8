import { type Canvas, heap } from '#art/canvas';
import { type Hex, light, mix, shade } from '#art/colors';
import { GLASS } from '#art/glass-parts';
import { colorsOf, fruits, garnishOf, isDark, type Scene } from '#art/scene-parts';
import { scatterOnTable, stage } from '#art/stage';
import { faint, line, oval, path, place } from '#art/svg';

/** A footed glass from the side, filled with layers of the given colors, top first. */
function coupe(canvas: Canvas, x: number, scale: number, top: Hex, below: Hex, wave: boolean): void {
  canvas.shadow(x + 6, 270, 58 * scale, 10, 0.5);
  canvas.draw(
    place(
      x,
      268,
      0,
      scale,
      path('M-36-2Q0-13 36-2Q0 9-36-2Z', GLASS, faint(0.75)) +
        line('M-30-1Q0 6 30-1', '#2b1b14', 1.4, faint(0.25)) +
        path('M-5-46H5L8-4H-8Z', GLASS, faint(0.6)) +
        path('M-62-190C-62-100-42-46 0-44C42-46 62-100 62-190Z', GLASS, faint(0.42)) +
        path('M-57-166C-55-100-39-52 0-49C39-52 55-100 57-166Z', canvas.across(top, 0.36, 0.26)) +
        (wave
          ? path(
              'M-54-130C-30-144 20-116 53-136C50-112 46-98 40-86C14-74-20-94-44-82C-50-98-53-112-54-130ZM-34-70C-14-80 14-68 34-74C26-60 14-51 0-49.6C-14-51-26-60-34-70Z',
              canvas.across(below, 0.36, 0.3),
            )
          : '') +
        oval(0, -166, 57, 13, light(top, 0.36)),
    ),
  );
}

const shine = (canvas: Canvas, x: number, scale: number): void =>
  canvas.draw(
    place(
      x,
      268,
      0,
      scale,
      line('M-51-178C-49-122-41-86-25-66', GLASS, 4.6, faint(0.65)) +
        line('M50-160C48-130 44-108 38-92', GLASS, 2, faint(0.5)) +
        oval(0, -190, 62, 13, 'none', ` stroke="${GLASS}" stroke-width="2"${faint(0.7)}`),
    ),
  );

const PAIR = [
  [262, 0.88],
  [150, 1.02],
] as const;

export const glassDessert: Scene = (canvas, life) => {
  const dark = isDark(life);
  const coffee = /tiramisu/u.test(life.title);
  const things = fruits(life);
  const fruit = dark || coffee ? '#5a3020' : shade(colorsOf(things, light(life.liquid, 0.3)), 0.04);
  const clear = /\bjell(?:y|o)/u.test(life.title);
  const cream = dark && !coffee ? '#7a4a34' : clear ? light(fruit, 0.22) : light(mix('#fbf0d8', fruit, 0.12), 0.2);
  stage(canvas, mix(cream, fruit, 0.4));
  for (const [x, scale] of PAIR) {
    coupe(canvas, x, scale, cream, fruit, true);
    canvas.draw(
      place(
        x,
        268,
        0,
        scale,
        path(
          'M-42-166C-38-200 38-202 44-166C30-154-28-152-42-166Z',
          canvas.dome(dark && !coffee ? '#f6e8d2' : light(cream, clear ? 0.16 : 0.6), 0.4, 0.18),
        ) + line('M-30-172C-12-190 24-188 34-174M-20-184Q2-196 22-186', shade(cream, 0.24), 2.6, faint(0.5)),
      ),
    );
    canvas.ground = light(cream, 0.5);
    heap(canvas, things, {
      x,
      y: 268 - 180 * scale,
      rx: 28 * scale,
      ry: 8,
      count: 6,
      scale: 0.95 * scale,
      tumble: 0.4,
    });
    heap(canvas, garnishOf(life).slice(0, 2), {
      x: x + 4,
      y: 268 - 188 * scale,
      rx: 18 * scale,
      ry: 6,
      count: 4,
      scale: 0.78 * scale,
      tumble: 0.5,
    });
    shine(canvas, x, scale);
  }
  scatterOnTable(canvas, things, 340, 266);
  scatterOnTable(canvas, things, 62, 270, 3);
};

export const iceCream: Scene = (canvas, life) => {
  const things = fruits(life);
  const flavors: readonly Hex[] = isDark(life)
    ? ['#6b4230', '#f6e6c4', '#8a5a40']
    : things.length > 0
      ? [
          light(things[0]?.color ?? '#e59aa0', 0.3),
          light(colorsOf(things, '#e59aa0'), 0.5),
          light(things[1]?.color ?? '#f6e6c4', 0.34),
        ]
      : ['#f4dfae', '#f8ecd0', '#ecc98a'];
  stage(canvas, flavors[0] ?? '#f4dfae');
  canvas.shadow(206, 272, 84, 12, 0.5);
  canvas.draw(
    place(
      200,
      270,
      0,
      1.16,
      path('M-46-2Q0-15 46-2Q0 11-46-2Z', GLASS, faint(0.75)) +
        path('M-6-50H6L9-4H-9Z', GLASS, faint(0.6)) +
        path('M-92-116Q-88-54 0-50Q88-54 92-116Z', GLASS, faint(0.45)) +
        path('M-84-110Q-78-62 0-57Q78-62 84-110Z', canvas.across(flavors[2] ?? '#ecc98a', 0.3, 0.3), faint(0.8)),
    ),
  );
  for (const [dx, dy, at] of [
    [-42, -138, 0],
    [44, -136, 1],
    [0, -178, 2],
  ] as const) {
    const flavor = flavors[at] ?? '#f4dfae';
    canvas.draw(
      place(
        200 + dx,
        270 + dy,
        0,
        1.22,
        path(
          'M-40 14C-52-38 52-38 40 14C34 26 24 16 16 22C6 30-6 18-16 24C-26 26-34 24-40 14Z',
          canvas.radial(
            [
              [0, light(flavor, 0.6)],
              [0.5, flavor],
              [1, shade(flavor, 0.34)],
            ],
            ' cx=".36" cy=".26" r=".8"',
          ),
        ) +
          line('M-28 0q10-12 26-10M2-18q14 0 20 8M-10 10q12-6 24 0', shade(flavor, 0.22), 2.2, faint(0.5)) +
          line('M-24-12Q-16-24 0-25', '#fffdf4', 4, faint(0.6)),
      ),
    );
  }
  canvas.ground = flavors[2] ?? '#f4dfae';
  const toppings = [...things, ...life.garnish].slice(0, 3);
  heap(canvas, toppings, {
    x: 200,
    y: 62,
    rx: 26,
    ry: 8,
    count: 4,
    scale: 1.1,
    tumble: 0.5,
  });
  canvas.draw(
    place(
      262,
      72,
      24,
      1,
      path('M-8-46H8L10 50H-10Z', canvas.across('#d9a050', 0.4, 0.36)) +
        line('M-6-40L8-24M-8-18L8-2M-8 4L9 20M-9 26L9 42M8-40L-8-24M8-18L-8-2M9 4L-9 20', '#8f5a22', 1.6, faint(0.6)),
    ),
  );
  canvas.draw(
    place(
      200,
      270,
      0,
      1.16,
      line('M-82-104Q-74-72-40-62', GLASS, 4, faint(0.6)) +
        oval(0, -114, 91, 15, 'none', ` stroke="${GLASS}" stroke-width="1.6"${faint(0.5)}`),
    ),
  );
  scatterOnTable(canvas, toppings, 336, 268);
};

export const granita: Scene = (canvas, life) => {
  const fruit = colorsOf(fruits(life), life.foods.length > 0 ? life.liquid : '#d8506a');
  stage(canvas, fruit);
  for (const [x, scale] of PAIR) {
    coupe(canvas, x, scale, fruit, light(fruit, 0.3), true);
    canvas.ground = '#8fa3a6';
    // Ice splinters heaped over the rim.
    let splinters = '';
    for (let at = 0; at < 46; at += 1)
      splinters += `M${Math.round(canvas.between(-48, 48))} ${Math.round(-166 - canvas.between(0, 34) * (at % 3 === 0 ? 0.4 : 1))}l${Math.round(canvas.between(4, 12))} ${Math.round(canvas.between(-7, 7))}`;
    canvas.draw(
      place(
        x,
        268,
        0,
        scale,
        path(
          'M-54-166C-44-206-20-212 0-214C22-212 46-204 54-166C30-154-30-154-54-166Z',
          canvas.dome(light(fruit, 0.22), 0.4, 0.24),
        ) +
          line(splinters, light(fruit, 0.5), 4, faint(0.9)) +
          line(splinters, '#fffdf8', 1.4, faint(0.85)) +
          line(splinters, shade(fruit, 0.2), 1.2, ` transform="translate(2 4)"${faint(0.5)}`),
      ),
    );
    heap(canvas, garnishOf(life), {
      x,
      y: 268 - 206 * scale,
      rx: 14,
      ry: 5,
      count: 3,
      scale: 0.9 * scale,
      tumble: 0.4,
    });
    shine(canvas, x, scale);
  }
  scatterOnTable(canvas, fruits(life), 338, 264);
};
