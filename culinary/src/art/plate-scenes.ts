import { lookOf } from '#food-looks';
import { HERB, small, garnishOf, bodyOf, DEFAULT_BODY, tone, set, pool, nest } from '#art/scene-parts';
import { type Canvas, heap } from '#art/canvas';
import { blend, light, mix, shade } from '#art/colors';
import type { StillLife, Visible } from '#art/still-life';
import { layCloth, layTable } from '#art/table';
import { plate, skillet } from '#art/vessels';

export function pasta(canvas: Canvas, life: StillLife): void {
  const well = plate(canvas, set(canvas, life, 'fork'));
  const starch: Visible = life.starch ?? { name: 'spaghetti', shape: 'strand', color: '#f0cf7c' };
  const sauce = life.liquid;
  canvas.draw(
    `<path d="M${well.x - 96} ${well.y + 6}C${well.x - 96} ${well.y - 84} ${well.x + 80} ${well.y - 108} ${well.x + 98} ${well.y - 6}C${well.x + 104} ${well.y + 82} ${well.x - 80} ${well.y + 106} ${well.x - 96} ${well.y + 6}Z" fill="${mix(sauce, '#b8482a', 0.2)}" opacity=".85"/>`,
  );
  if (starch.shape === 'strand') nest(canvas, well, starch.color);
  else
    heap(canvas, [starch, { ...starch, color: mix(starch.color, sauce, 0.28) }], {
      x: well.x,
      y: well.y,
      rx: 86,
      ry: 82,
      count: 34,
      scale: 1.3,
    });
  heap(canvas, small(bodyOf(life, [{ name: 'tomato', shape: 'berry', color: '#e2452c' }])), {
    x: well.x,
    y: well.y,
    rx: 64,
    ry: 58,
    count: 15,
    scale: 1.1,
  });
  heap(canvas, [...garnishOf(life), HERB], { x: well.x, y: well.y - 4, rx: 44, ry: 40, count: 9, scale: 0.85 });
}

export function mainPlate(canvas: Canvas, life: StillLife): void {
  const well = plate(canvas, set(canvas, life, 'fork'));
  const { x, y } = well;
  const side = life.body.length > 0 ? life.body.slice(0, 4) : DEFAULT_BODY;
  canvas.draw(
    `<path d="M${x - 70} ${y + 40}C${x - 60} ${y + 4} ${x + 60} ${y - 6} ${x + 74} ${y + 30}C${x + 76} ${y + 66} ${x - 50} ${y + 84} ${x - 70} ${y + 40}Z" fill="${mix(life.liquid, '#b0682e', 0.3)}" opacity=".75"/>`,
  );
  if (life.starch !== null)
    heap(canvas, [life.starch], { x: x - 34, y: y - 36, rx: 46, ry: 38, count: 18, scale: 1.2 });
  heap(canvas, side, { x: x + 4, y: y - 34, rx: 82, ry: 50, count: 24, scale: 1.2 });
  const center: Visible = life.center ?? {
    name: 'fillet',
    shape: 'fillet',
    color: shade(side[0]?.color ?? '#c98a4a', 0.1),
  };
  canvas.put(center, x - 4, y + 32, -12 + canvas.between(-8, 8), 1.6);
  heap(canvas, garnishOf(life), { x: x - 4, y: y + 22, rx: 44, ry: 24, count: 8, scale: 0.8 });
}

export function skilletDish(canvas: Canvas, life: StillLife, title: string): void {
  const table = layTable(canvas, tone(life));
  layCloth(canvas, table);
  const well = skillet(canvas);
  const hash = /hash/u.test(title);
  const egg = canvas.radial(
    [
      [0, '#f9d878'],
      [0.7, '#efb94a'],
      [0.94, '#d4922f'],
      [1, '#a8671f'],
    ],
    ' cx=".45" cy=".42"',
  );
  if (!hash) canvas.draw(`<circle cx="${well.x}" cy="${well.y}" r="${well.r}" fill="${egg}"/>`);
  const body = small(bodyOf(life, DEFAULT_BODY)).filter(({ shape }) => shape !== 'egg');
  heap(canvas, body.length > 0 ? body : DEFAULT_BODY, {
    x: well.x,
    y: well.y,
    rx: well.r * 0.86,
    ry: well.r * 0.86,
    count: hash ? 40 : 22,
    scale: 1.12,
  });
  if (hash || /shakshuka|eggs/u.test(title))
    for (const [dx, dy] of [
      [-44, -30],
      [42, -34],
      [4, 46],
    ] as const)
      canvas.put(
        { name: 'egg', shape: 'egg', color: '#f5a623' },
        well.x + dx,
        well.y + dy,
        canvas.between(-60, 60),
        1.5,
      );
  heap(canvas, garnishOf(life), { x: well.x, y: well.y, rx: well.r * 0.7, ry: well.r * 0.7, count: 12, scale: 0.85 });
}

export function risotto(canvas: Canvas, life: StillLife): void {
  const well = plate(canvas, set(canvas, life, 'spoon'));
  const base =
    life.foods.some(({ name }) => name === 'potato') && life.starch === null
      ? '#f3dfa6'
      : mix('#f4e0a8', life.liquid, 0.12);
  pool(canvas, { ...well, r: 98 }, base);
  if (life.starch === null)
    canvas.draw(
      `<path d="M130 150C140 96 250 92 262 146C268 196 176 204 168 158C166 132 220 126 224 152" fill="none" stroke="${light(base, 0.6)}" stroke-width="9" stroke-linecap="round" opacity=".8"/>`,
    );
  else
    heap(canvas, [{ name: 'rice', shape: 'grain', color: light(base, 0.2) }], {
      x: well.x,
      y: well.y,
      rx: 86,
      ry: 86,
      count: 28,
      scale: 1.4,
    });
  const body = small(bodyOf(life, [])).filter(
    ({ name }) => name !== 'potato' && name !== 'shallot' && name !== 'onion',
  );
  heap(canvas, body, { x: well.x, y: well.y, rx: 66, ry: 62, count: 16, scale: 1.16 });
  heap(canvas, garnishOf(life), { x: well.x, y: well.y, rx: 42, ry: 40, count: 9, scale: 0.85 });
}

export function bites(canvas: Canvas, life: StillLife): void {
  plate(canvas, set(canvas, life, 'none'));
  const color = shade(
    blend(
      life.foods
        .filter(
          ({ role }) =>
            role === 'oats' ||
            role === 'nut' ||
            role === 'dried-fruit' ||
            role === 'baking' ||
            role === 'chocolate' ||
            role === 'mince' ||
            role === 'legume',
        )
        .map((food) => lookOf(food.name).color),
      '#a8713f',
    ),
    0.1,
  );
  const ball = canvas.radial(
    [
      [0, light(color, 0.42)],
      [0.6, color],
      [1, shade(color, 0.42)],
    ],
    ' cx=".36" cy=".3" r=".78"',
  );
  const crumbs: readonly Visible[] =
    life.garnish.length > 0 ? life.garnish.slice(0, 2) : [{ name: 'oats', shape: 'crumb', color: light(color, 0.5) }];
  for (const [x, y] of [
    [200, 86],
    [142, 116],
    [258, 116],
    [170, 174],
    [232, 172],
    [126, 186],
    [276, 186],
    [200, 218],
    [200, 134],
  ] as const) {
    canvas.draw(
      `<ellipse cx="${x + 5}" cy="${y + 10}" rx="34" ry="30" fill="#2b1b14" opacity=".25"/><circle cx="${x}" cy="${y}" r="33" fill="${ball}"/>`,
    );
    heap(canvas, crumbs, { x: x - 4, y: y - 6, rx: 17, ry: 14, count: 3, scale: 0.7 });
  }
}
