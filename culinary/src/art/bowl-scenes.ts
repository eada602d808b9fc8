import { small, garnishOf, bodyOf, DEFAULT_BODY, tone, set, pool, swirl, nest } from '#art/scene-parts';
import { type Canvas, heap } from '#art/canvas';
import { blend, light, mix, shade } from '#art/colors';
import type { StillLife, Visible } from '#art/still-life';
import { lookOf } from '#food-looks';
import { layCloth, layTable } from '#art/table';
import { bowl, pot, type Well } from '#art/vessels';

export function soup(canvas: Canvas, life: StillLife, title: string): void {
  const well = bowl(canvas, set(canvas, life, 'spoon'));
  pool(canvas, well, life.liquid);
  const smooth = /smooth|velvety|creamy|bisque|cream of|puree/u.test(title);
  if (smooth) {
    swirl(canvas, well, light(life.liquid, 0.82));
    heap(canvas, garnishOf(life), { x: well.x + 6, y: well.y + 4, rx: 40, ry: 34, count: 12, scale: 0.9 });
    return;
  }
  const body = small(bodyOf(life, DEFAULT_BODY));
  heap(canvas, body, { x: well.x, y: well.y, rx: well.r * 0.84, ry: well.r * 0.84, count: 15, scale: 0.92 });
  canvas.draw(`<circle cx="${well.x}" cy="${well.y}" r="${well.r}" fill="${life.liquid}" opacity=".34"/>`);
  if (life.starch !== null)
    heap(canvas, [life.starch], { x: well.x, y: well.y, rx: well.r * 0.7, ry: well.r * 0.7, count: 7 });
  heap(canvas, body, { x: well.x, y: well.y, rx: well.r * 0.62, ry: well.r * 0.62, count: 13 });
  heap(canvas, garnishOf(life), { x: well.x, y: well.y, rx: 44, ry: 40, count: 7, scale: 0.8 });
}

export function salad(canvas: Canvas, life: StillLife): void {
  const well = bowl(canvas, set(canvas, life, 'fork'));
  canvas.draw(`<circle cx="${well.x}" cy="${well.y}" r="${well.r}" fill="#2f4a26" opacity=".55"/>`);
  const body = small(bodyOf(life, DEFAULT_BODY));
  const leaves = body.filter(({ shape }) => shape === 'leaf');
  const green: Visible = leaves[0] ?? { name: 'lettuce', shape: 'leaf', color: '#86b24f' };
  heap(canvas, [green, { ...green, color: mix(green.color, '#c9d97a', 0.45) }], {
    x: well.x,
    y: well.y,
    rx: well.r + 4,
    ry: well.r + 4,
    count: 34,
    scale: 1.35,
  });
  const others = body.filter(({ shape }) => shape !== 'leaf');
  heap(canvas, others.length > 0 ? others : DEFAULT_BODY, {
    x: well.x,
    y: well.y,
    rx: well.r * 0.82,
    ry: well.r * 0.82,
    count: 21,
    scale: 1.06,
  });
  heap(canvas, garnishOf(life), { x: well.x, y: well.y, rx: well.r * 0.62, ry: well.r * 0.62, count: 12, scale: 0.85 });
}

export function stew(canvas: Canvas, life: StillLife): void {
  const table = layTable(canvas, tone(life));
  layCloth(canvas, table);
  const well = pot(canvas, canvas.chance.pick('enamel', ['#b5472f', '#44596a', '#5f7a55', '#d59a3a', '#4b403a']));
  const gravy = shade(mix(life.liquid, '#a4512b', 0.35), 0.1);
  pool(canvas, well, gravy);
  const body = small(bodyOf(life, DEFAULT_BODY));
  heap(canvas, body, { x: well.x, y: well.y, rx: well.r * 0.86, ry: well.r * 0.86, count: 22, scale: 1.1 });
  canvas.draw(`<circle cx="${well.x}" cy="${well.y}" r="${well.r}" fill="${gravy}" opacity=".36"/>`);
  heap(canvas, body, { x: well.x, y: well.y, rx: well.r * 0.7, ry: well.r * 0.7, count: 17, scale: 1.16 });
  heap(canvas, garnishOf(life), { x: well.x, y: well.y, rx: 52, ry: 48, count: 8, scale: 0.75 });
}

function riceHalf(canvas: Canvas, well: Well): void {
  const { x, y, r } = well;
  const rice = canvas.radial([
    [0.2, '#fffaf0'],
    [1, '#e6d8ba'],
  ]);
  canvas.draw(
    `<path d="M${x + r * 0.64} ${y - r * 0.76}C${x + 26} ${y - 34} ${x + 8} ${y + 6} ${x - 22} ${y + 22}C${x - 52} ${y + 36} ${x - 84} ${y + 36} ${x - r} ${y + 6}" fill="none" stroke="#2b1b14" stroke-width="9" opacity=".2" transform="translate(2 4)"/><path d="M${x - r} ${y + 6}A${r} ${r} 0 0 1 ${x + r * 0.64} ${y - r * 0.76}C${x + 26} ${y - 34} ${x + 8} ${y + 6} ${x - 22} ${y + 22}C${x - 52} ${y + 36} ${x - 84} ${y + 36} ${x - r} ${y + 6}Z" fill="${rice}"/>`,
  );
  heap(canvas, [{ name: 'rice', shape: 'grain', color: '#f4ead2' }], {
    x: x - 34,
    y: y - 40,
    rx: 62,
    ry: 50,
    count: 28,
    scale: 1.2,
  });
}

export function curry(canvas: Canvas, life: StillLife): void {
  const well = bowl(canvas, set(canvas, life, 'spoon'));
  const sauce = mix(life.liquid, '#d9852b', 0.42);
  pool(canvas, well, sauce);
  const body = small(bodyOf(life, DEFAULT_BODY)).filter(({ shape }) => shape !== 'grain');
  heap(canvas, body, { x: well.x + 16, y: well.y + 28, rx: 82, ry: 66, count: 16 });
  canvas.draw(`<ellipse cx="${well.x + 16}" cy="${well.y + 28}" rx="86" ry="70" fill="${sauce}" opacity=".3"/>`);
  heap(canvas, body, { x: well.x + 24, y: well.y + 34, rx: 62, ry: 50, count: 11, scale: 1.08 });
  riceHalf(canvas, well);
  heap(canvas, garnishOf(life), { x: well.x + 12, y: well.y + 12, rx: 50, ry: 40, count: 8, scale: 0.8 });
}

export function mixedBowl(canvas: Canvas, life: StillLife): void {
  const well = bowl(canvas, set(canvas, life, 'fork'));
  const starch: Visible = life.starch ?? { name: 'rice', shape: 'grain', color: '#f4ead2' };
  pool(canvas, well, light(starch.color, 0.2));
  if (starch.shape === 'strand') nest(canvas, { ...well, y: well.y + 4 }, starch.color);
  else heap(canvas, [starch], { x: well.x, y: well.y, rx: well.r * 0.9, ry: well.r * 0.9, count: 20, scale: 1.4 });
  // Each thing keeps its own corner, as a careful cook lays a bowl.
  const body = small(bodyOf(life, DEFAULT_BODY)).slice(0, 5);
  const start = canvas.between(0, 6.28);
  body.forEach((thing, at) => {
    const angle = start + (at * 6.283) / body.length;
    heap(canvas, [thing], {
      x: well.x + Math.cos(angle) * 58,
      y: well.y + Math.sin(angle) * 58,
      rx: 40,
      ry: 40,
      count: 10,
      scale: 1.12,
    });
  });
  heap(canvas, garnishOf(life), { x: well.x, y: well.y, rx: 48, ry: 46, count: 11, scale: 0.85 });
}

export function dip(canvas: Canvas, life: StillLife): void {
  const well = bowl(canvas, set(canvas, life, 'none'));
  const color = light(
    blend(
      life.foods
        .filter(
          ({ role, texture }) =>
            role === 'legume' || (role === 'veg' && texture === 'root') || role === 'yogurt' || role === 'spread',
        )
        .slice(0, 3)
        .map((food) => lookOf(food.name).color),
      '#e3c88f',
    ),
    0.25,
  );
  pool(canvas, well, color);
  const { x, y } = well;
  canvas.draw(
    `<path d="M${x - 76} ${y + 14}C${x - 80} ${y - 62} ${x + 66} ${y - 86} ${x + 80} ${y - 6}C${x + 84} ${y + 62} ${x - 40} ${y + 72} ${x - 48} ${y + 12}C${x - 50} ${y - 34} ${x + 36} ${y - 44} ${x + 42} ${y}C${x + 42} ${y + 26} ${x - 8} ${y + 30} ${x - 12} ${y + 8}" fill="none" stroke="${shade(color, 0.16)}" stroke-width="15" stroke-linecap="round"/><path d="M${x - 78} ${y + 10}C${x - 82} ${y - 66} ${x + 64} ${y - 90} ${x + 78} ${y - 10}C${x + 82} ${y + 58} ${x - 42} ${y + 68} ${x - 50} ${y + 8}" fill="none" stroke="${light(color, 0.6)}" stroke-width="6" stroke-linecap="round" opacity=".8"/><path d="M${x - 40} ${y + 26}C${x - 10} ${y + 58} ${x + 60} ${y + 44} ${x + 64} ${y}" fill="none" stroke="#cfae2f" stroke-width="8" stroke-linecap="round" opacity=".75"/>`,
  );
  const whole = life.foods
    .filter(({ role }) => role === 'legume')
    .map(({ name }): Visible => ({ name, shape: 'bean', color: lookOf(name).color }));
  heap(canvas, [...whole, ...garnishOf(life)], { x: x + 6, y: y + 2, rx: 40, ry: 34, count: 12, scale: 0.78 });
  const dippers = life.body
    .filter(({ shape }) => shape === 'coin' || shape === 'strip' || shape === 'floret')
    .slice(0, 3);
  heap(canvas, dippers.length > 0 ? dippers : [{ name: 'bread', shape: 'bread', color: '#cf9350' }], {
    x: 346,
    y: 244,
    rx: 40,
    ry: 26,
    count: 6,
    scale: dippers.length > 0 ? 1.25 : 0.9,
  });
}

export function porridge(canvas: Canvas, life: StillLife): void {
  const well = bowl(canvas, set(canvas, life, 'spoon'));
  const color = '#ead6ad';
  pool(canvas, well, color);
  swirl(canvas, { ...well, y: well.y + 22 }, light(color, 0.6));
  const fruit = bodyOf(life, [{ name: 'berry', shape: 'berry', color: '#3f4f8c' }]);
  heap(canvas, fruit, { x: well.x - 14, y: well.y - 26, rx: 62, ry: 40, count: 17, scale: 1.12 });
  heap(
    canvas,
    life.garnish.length > 0 ? life.garnish.slice(0, 3) : [{ name: 'nut', shape: 'crumb', color: '#a9784a' }],
    { x: well.x + 18, y: well.y + 22, rx: 62, ry: 46, count: 16, scale: 0.95 },
  );
}
