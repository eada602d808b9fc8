import { type Canvas, heap } from '#art/canvas';
import { blend, type Hex, light, mix, shade } from '#art/colors';
import type { DishKind } from '#art/dish-kind';
import { cake, drink, glassDessert, mug, pancakeStack } from '#art/side-scenes';
import type { StillLife, Visible } from '#art/still-life';
import { glaze, layCloth, layFork, laySpoon, layTable } from '#art/table';
import { board, bowl, plate, pot, skillet, tray, type Well } from '#art/vessels';

const HERB: Visible = { name: 'parsley', shape: 'leaf', color: '#4f8f3f' };
const small = (things: readonly Visible[]): readonly Visible[] => things.map((thing) => (thing.shape === 'fillet' || thing.shape === 'drumstick' ? { ...thing, shape: 'chunk' } : thing));
const garnishOf = (life: StillLife): readonly Visible[] => (life.garnish.length > 0 ? life.garnish.slice(0, 3) : [HERB]);
const bodyOf = (life: StillLife, otherwise: readonly Visible[]): readonly Visible[] => {
  const all = [...(life.center === null ? [] : [life.center]), ...life.body].slice(0, 6);
  return all.length > 0 ? all : otherwise;
};
const DEFAULT_BODY: readonly Visible[] = [
  { name: 'carrot', shape: 'coin', color: '#ee8a34' },
  { name: 'pea', shape: 'dot', color: '#7fb946' },
  { name: 'potato', shape: 'chunk', color: '#ecc873' },
];

/** The middle of the food's colors: what the table has to stand off from. */
const tone = (life: StillLife): Hex => blend([life.liquid, ...life.body.slice(0, 3).map(({ color }) => color)], '#c98a4a');

function set(canvas: Canvas, life: StillLife, with_: 'spoon' | 'fork' | 'none'): Hex {
  const table = layTable(canvas, tone(life));
  layCloth(canvas, table);
  if (with_ === 'spoon') laySpoon(canvas, 366, 160, 12);
  if (with_ === 'fork') layFork(canvas, 34, 156, -8);
  return glaze(canvas, table);
}

function pool(canvas: Canvas, well: Well, color: Hex): void {
  const paint = canvas.radial([[0, light(color, 0.3)], [0.7, color], [1, shade(color, 0.28)]], ' cx=".42" cy=".38" r=".68"');
  canvas.draw(`<circle cx="${well.x}" cy="${well.y}" r="${well.r}" fill="${paint}"/><path d="M${well.x - well.r * 0.78} ${well.y - well.r * 0.34}A${well.r * 0.86} ${well.r * 0.86} 0 0 1 ${well.x - well.r * 0.1} ${well.y - well.r * 0.86}" fill="none" stroke="${light(color, 0.7)}" stroke-width="4" stroke-linecap="round" opacity=".45"/>`);
}

function swirl(canvas: Canvas, well: Well, color: Hex): void {
  const { x, y } = well;
  canvas.draw(`<path d="M${x - 58} ${y + 8}C${x - 50} ${y - 52} ${x + 46} ${y - 56} ${x + 56} ${y - 2}C${x + 60} ${y + 44} ${x - 22} ${y + 52} ${x - 30} ${y + 10}C${x - 34} ${y - 20} ${x + 22} ${y - 28} ${x + 26} ${y}" fill="none" stroke="${color}" stroke-width="9" stroke-linecap="round" opacity=".85"/>`);
}

function soup(canvas: Canvas, life: StillLife, title: string): void {
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
  if (life.starch !== null) heap(canvas, [life.starch], { x: well.x, y: well.y, rx: well.r * 0.7, ry: well.r * 0.7, count: 7 });
  heap(canvas, body, { x: well.x, y: well.y, rx: well.r * 0.62, ry: well.r * 0.62, count: 13 });
  heap(canvas, garnishOf(life), { x: well.x, y: well.y, rx: 44, ry: 40, count: 7, scale: 0.8 });
}

function salad(canvas: Canvas, life: StillLife): void {
  const well = bowl(canvas, set(canvas, life, 'fork'));
  canvas.draw(`<circle cx="${well.x}" cy="${well.y}" r="${well.r}" fill="#2f4a26" opacity=".55"/>`);
  const body = small(bodyOf(life, DEFAULT_BODY));
  const leaves = body.filter(({ shape }) => shape === 'leaf');
  const green: Visible = leaves[0] ?? { name: 'lettuce', shape: 'leaf', color: '#86b24f' };
  heap(canvas, [green, { ...green, color: mix(green.color, '#c9d97a', 0.45) }], { x: well.x, y: well.y, rx: well.r + 4, ry: well.r + 4, count: 34, scale: 1.35 });
  const others = body.filter(({ shape }) => shape !== 'leaf');
  heap(canvas, others.length > 0 ? others : DEFAULT_BODY, { x: well.x, y: well.y, rx: well.r * 0.82, ry: well.r * 0.82, count: 21, scale: 1.06 });
  heap(canvas, garnishOf(life), { x: well.x, y: well.y, rx: well.r * 0.62, ry: well.r * 0.62, count: 12, scale: 0.85 });
}

function stew(canvas: Canvas, life: StillLife): void {
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
  const rice = canvas.radial([[0.2, '#fffaf0'], [1, '#e6d8ba']]);
  canvas.draw(`<path d="M${x + r * 0.64} ${y - r * 0.76}C${x + 26} ${y - 34} ${x + 8} ${y + 6} ${x - 22} ${y + 22}C${x - 52} ${y + 36} ${x - 84} ${y + 36} ${x - r} ${y + 6}" fill="none" stroke="#2b1b14" stroke-width="9" opacity=".2" transform="translate(2 4)"/><path d="M${x - r} ${y + 6}A${r} ${r} 0 0 1 ${x + r * 0.64} ${y - r * 0.76}C${x + 26} ${y - 34} ${x + 8} ${y + 6} ${x - 22} ${y + 22}C${x - 52} ${y + 36} ${x - 84} ${y + 36} ${x - r} ${y + 6}Z" fill="${rice}"/>`);
  heap(canvas, [{ name: 'rice', shape: 'grain', color: '#f4ead2' }], { x: x - 34, y: y - 40, rx: 62, ry: 50, count: 28, scale: 1.2 });
}

function curry(canvas: Canvas, life: StillLife): void {
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

function pasta(canvas: Canvas, life: StillLife): void {
  const well = plate(canvas, set(canvas, life, 'fork'));
  const starch: Visible = life.starch ?? { name: 'spaghetti', shape: 'strand', color: '#f0cf7c' };
  const sauce = life.liquid;
  canvas.draw(`<path d="M${well.x - 96} ${well.y + 6}C${well.x - 96} ${well.y - 84} ${well.x + 80} ${well.y - 108} ${well.x + 98} ${well.y - 6}C${well.x + 104} ${well.y + 82} ${well.x - 80} ${well.y + 106} ${well.x - 96} ${well.y + 6}Z" fill="${mix(sauce, '#b8482a', 0.2)}" opacity=".85"/>`);
  if (starch.shape === 'strand') nest(canvas, well, starch.color);
  else heap(canvas, [starch, { ...starch, color: mix(starch.color, sauce, 0.28) }], { x: well.x, y: well.y, rx: 86, ry: 82, count: 34, scale: 1.3 });
  heap(canvas, small(bodyOf(life, [{ name: 'tomato', shape: 'berry', color: '#e2452c' }])), { x: well.x, y: well.y, rx: 64, ry: 58, count: 15, scale: 1.1 });
  heap(canvas, [...garnishOf(life), HERB], { x: well.x, y: well.y - 4, rx: 44, ry: 40, count: 9, scale: 0.85 });
}

function nest(canvas: Canvas, { x, y }: Well, color: Hex): void {
  // Loops of many sizes around one hub, each an arc that stops short of closing: twirled, not stacked.
  const loops = (count: number, near: number, far: number): string => {
    let d = '';
    for (let at = 0; at < count; at += 1) {
      const r = near + ((at * 0.618) % 1) * (far - near);
      const turn = at * 2.39996;
      const dx = Math.cos(at * 1.7) * 7;
      const dy = Math.sin(at * 2.3) * 7;
      const point = (angle: number): string => `${Math.round(x + dx + Math.cos(angle) * r)} ${Math.round(y + dy + Math.sin(angle) * r * 0.94)}`;
      d += `M${point(turn)}A${Math.round(r)} ${Math.round(r * 0.94)} 0 1 1 ${point(turn + 4.6)}`;
    }
    return d;
  };
  const outer = loops(15, 40, 88);
  const inner = loops(10, 14, 56);
  canvas.draw(`<g fill="none" stroke-linecap="round"><path d="${outer}" stroke="${shade(color, 0.4)}" stroke-width="9"/><path d="${outer}" stroke="${shade(color, 0.06)}" stroke-width="6.6"/><path d="${outer}" stroke="${light(color, 0.4)}" stroke-width="1.6" opacity=".7"/><path d="${inner}" stroke="${shade(color, 0.36)}" stroke-width="8.6"/><path d="${inner}" stroke="${light(color, 0.12)}" stroke-width="6.2"/><path d="${inner}" stroke="${light(color, 0.6)}" stroke-width="1.6" opacity=".8"/></g>`);
}

function roast(canvas: Canvas, life: StillLife): void {
  layTable(canvas, tone(life));
  const well = tray(canvas, canvas.chance.pick('tray', ['#8d8379', '#6b625b', '#5b6a70', '#9a7f66']), false);
  canvas.draw('<rect x="47" y="54" width="308" height="195" rx="14" fill="#e9d5ad"/><path d="M60 70C120 62 130 92 200 72S330 80 344 66M58 236C120 226 180 246 250 232S330 240 344 228" stroke="#b98f55" stroke-width="2" opacity=".4" fill="none"/>');
  const body = life.center === null ? bodyOf(life, DEFAULT_BODY) : life.body.length > 0 ? life.body.slice(0, 6) : DEFAULT_BODY;
  heap(canvas, body.map((each) => ({ ...each, color: shade(each.color, 0.06) })), { x: well.x, y: well.y, rx: 142, ry: 84, count: life.center === null ? 44 : 40, scale: 1.4 });
  if (life.center !== null) {
    const places: readonly (readonly [number, number, number])[] = [[128, 112, -24], [252, 106, 18], [160, 192, 14], [284, 188, -20]];
    for (const [x, y, turn] of places) canvas.put(life.center, x, y, turn + canvas.between(-12, 12), 1.08);
  }
  heap(canvas, garnishOf(life), { x: well.x, y: well.y, rx: 118, ry: 70, count: 12, scale: 0.95 });
}

function mainPlate(canvas: Canvas, life: StillLife): void {
  const well = plate(canvas, set(canvas, life, 'fork'));
  const { x, y } = well;
  const side = life.body.length > 0 ? life.body.slice(0, 4) : DEFAULT_BODY;
  canvas.draw(`<path d="M${x - 70} ${y + 40}C${x - 60} ${y + 4} ${x + 60} ${y - 6} ${x + 74} ${y + 30}C${x + 76} ${y + 66} ${x - 50} ${y + 84} ${x - 70} ${y + 40}Z" fill="${mix(life.liquid, '#b0682e', 0.3)}" opacity=".75"/>`);
  if (life.starch !== null) heap(canvas, [life.starch], { x: x - 34, y: y - 36, rx: 46, ry: 38, count: 18, scale: 1.2 });
  heap(canvas, side, { x: x + 4, y: y - 34, rx: 82, ry: 50, count: 24, scale: 1.2 });
  const center: Visible = life.center ?? { name: 'fillet', shape: 'fillet', color: shade(side[0]?.color ?? '#c98a4a', 0.1) };
  canvas.put(center, x - 4, y + 32, -12 + canvas.between(-8, 8), 1.6);
  heap(canvas, garnishOf(life), { x: x - 4, y: y + 22, rx: 44, ry: 24, count: 8, scale: 0.8 });
}

function skilletDish(canvas: Canvas, life: StillLife, title: string): void {
  const table = layTable(canvas, tone(life));
  layCloth(canvas, table);
  const well = skillet(canvas);
  const hash = /hash/u.test(title);
  const egg = canvas.radial([[0, '#f9d878'], [0.7, '#efb94a'], [0.94, '#d4922f'], [1, '#a8671f']], ' cx=".45" cy=".42"');
  if (!hash) canvas.draw(`<circle cx="${well.x}" cy="${well.y}" r="${well.r}" fill="${egg}"/>`);
  const body = small(bodyOf(life, DEFAULT_BODY)).filter(({ shape }) => shape !== 'egg');
  heap(canvas, body.length > 0 ? body : DEFAULT_BODY, { x: well.x, y: well.y, rx: well.r * 0.86, ry: well.r * 0.86, count: hash ? 40 : 22, scale: 1.12 });
  if (hash || /shakshuka|eggs/u.test(title)) for (const [dx, dy] of [[-44, -30], [42, -34], [4, 46]] as const) canvas.put({ name: 'egg', shape: 'egg', color: '#f5a623' }, well.x + dx, well.y + dy, canvas.between(-60, 60), 1.5);
  heap(canvas, garnishOf(life), { x: well.x, y: well.y, rx: well.r * 0.7, ry: well.r * 0.7, count: 12, scale: 0.85 });
}

function mixedBowl(canvas: Canvas, life: StillLife): void {
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
    heap(canvas, [thing], { x: well.x + Math.cos(angle) * 58, y: well.y + Math.sin(angle) * 58, rx: 40, ry: 40, count: 10, scale: 1.12 });
  });
  heap(canvas, garnishOf(life), { x: well.x, y: well.y, rx: 48, ry: 46, count: 11, scale: 0.85 });
}

function risotto(canvas: Canvas, life: StillLife): void {
  const well = plate(canvas, set(canvas, life, 'spoon'));
  const base = life.foods.some(({ name }) => name === 'potato') && life.starch === null ? '#f3dfa6' : mix('#f4e0a8', life.liquid, 0.12);
  pool(canvas, { ...well, r: 98 }, base);
  if (life.starch === null) canvas.draw(`<path d="M130 150C140 96 250 92 262 146C268 196 176 204 168 158C166 132 220 126 224 152" fill="none" stroke="${light(base, 0.6)}" stroke-width="9" stroke-linecap="round" opacity=".8"/>`);
  else heap(canvas, [{ name: 'rice', shape: 'grain', color: light(base, 0.2) }], { x: well.x, y: well.y, rx: 86, ry: 86, count: 28, scale: 1.4 });
  const body = small(bodyOf(life, [])).filter(({ name }) => name !== 'potato' && name !== 'shallot' && name !== 'onion');
  heap(canvas, body, { x: well.x, y: well.y, rx: 66, ry: 62, count: 16, scale: 1.16 });
  heap(canvas, garnishOf(life), { x: well.x, y: well.y, rx: 42, ry: 40, count: 9, scale: 0.85 });
}

function breads(canvas: Canvas, life: StillLife): void {
  layTable(canvas, tone(life));
  board(canvas);
  const toast: Visible = { name: 'bread', shape: 'bread', color: '#cf9350' };
  const topping = small(bodyOf(life, [{ name: 'tomato', shape: 'berry', color: '#d8402a' }]));
  for (const [x, y, turn] of [[98, 104, -10], [204, 96, 5], [306, 106, -4], [142, 206, 7], [258, 208, -10]] as const) {
    canvas.put(toast, x, y, turn, 2);
    heap(canvas, topping, { x, y: y - 2, rx: 33, ry: 26, count: 9, scale: 0.98 });
    heap(canvas, garnishOf(life), { x, y: y - 4, rx: 18, ry: 14, count: 3, scale: 0.76 });
  }
}

function tacos(canvas: Canvas, life: StillLife): void {
  layTable(canvas, tone(life));
  board(canvas);
  const filling = small(bodyOf(life, DEFAULT_BODY));
  for (const [x, y] of [[112, 158], [202, 146], [292, 158]] as const) {
    canvas.draw(`<g transform="translate(${x} ${y}) rotate(${x === 202 ? 2 : x < 202 ? -8 : 9})"><path d="M-42-64C-58-20-58 30-40 66L42 66C58 30 58-20 42-64Z" fill="#2b1b14" opacity=".26" transform="translate(5 8)"/><path d="M-42-64C-58-20-58 30-40 66L42 66C58 30 58-20 42-64Z" fill="#e2b467"/><path d="M-30-66C-42-20-42 30-28 68L28 68C42 30 42-20 30-66Z" fill="${shade(filling[0]?.color ?? '#5a3a22', 0.3)}"/></g>`);
    heap(canvas, filling, { x, y, rx: 24, ry: 60, count: 17, scale: 1 });
    heap(canvas, garnishOf(life), { x, y, rx: 16, ry: 46, count: 5, scale: 0.7 });
    canvas.draw(`<g transform="translate(${x} ${y}) rotate(${x === 202 ? 2 : x < 202 ? -8 : 9})"><path d="M30-68C46-24 46 30 30 70Q54 40 55 0T30-68Z" fill="#f0cf8c"/><path d="M-30-68C-46-24-46 30-30 70Q-54 40-55 0T-30-68Z" fill="#f6dca4"/><path d="M-46-24l3 5M-48 10l4 3M46 20l-4 5M48-14l-4 4M-43 36l4 2" stroke="#b98239" stroke-width="3.4" stroke-linecap="round" opacity=".6"/></g>`);
  }
}

function dip(canvas: Canvas, life: StillLife): void {
  const well = bowl(canvas, set(canvas, life, 'none'));
  const color = light(blend(life.foods.filter(({ role, texture }) => role === 'legume' || (role === 'veg' && texture === 'root') || role === 'yogurt' || role === 'spread').slice(0, 3).map((food) => food.color), '#e3c88f'), 0.25);
  pool(canvas, well, color);
  const { x, y } = well;
  canvas.draw(`<path d="M${x - 76} ${y + 14}C${x - 80} ${y - 62} ${x + 66} ${y - 86} ${x + 80} ${y - 6}C${x + 84} ${y + 62} ${x - 40} ${y + 72} ${x - 48} ${y + 12}C${x - 50} ${y - 34} ${x + 36} ${y - 44} ${x + 42} ${y}C${x + 42} ${y + 26} ${x - 8} ${y + 30} ${x - 12} ${y + 8}" fill="none" stroke="${shade(color, 0.16)}" stroke-width="15" stroke-linecap="round"/><path d="M${x - 78} ${y + 10}C${x - 82} ${y - 66} ${x + 64} ${y - 90} ${x + 78} ${y - 10}C${x + 82} ${y + 58} ${x - 42} ${y + 68} ${x - 50} ${y + 8}" fill="none" stroke="${light(color, 0.6)}" stroke-width="6" stroke-linecap="round" opacity=".8"/><path d="M${x - 40} ${y + 26}C${x - 10} ${y + 58} ${x + 60} ${y + 44} ${x + 64} ${y}" fill="none" stroke="#cfae2f" stroke-width="8" stroke-linecap="round" opacity=".75"/>`);
  const whole = life.foods.filter(({ role }) => role === 'legume').map(({ name, color: bean }): Visible => ({ name, shape: 'bean', color: bean }));
  heap(canvas, [...whole, ...garnishOf(life)], { x: x + 6, y: y + 2, rx: 40, ry: 34, count: 12, scale: 0.78 });
  const dippers = life.body.filter(({ shape }) => shape === 'coin' || shape === 'strip' || shape === 'floret').slice(0, 3);
  heap(canvas, dippers.length > 0 ? dippers : [{ name: 'bread', shape: 'bread', color: '#cf9350' }], { x: 346, y: 244, rx: 40, ry: 26, count: 6, scale: dippers.length > 0 ? 1.25 : 0.9 });
}

function bites(canvas: Canvas, life: StillLife): void {
  plate(canvas, set(canvas, life, 'none'));
  const color = shade(blend(life.foods.filter(({ role }) => role === 'oats' || role === 'nut' || role === 'dried-fruit' || role === 'baking' || role === 'chocolate' || role === 'mince' || role === 'legume').map((food) => food.color), '#a8713f'), 0.1);
  const ball = canvas.radial([[0, light(color, 0.42)], [0.6, color], [1, shade(color, 0.42)]], ' cx=".36" cy=".3" r=".78"');
  const crumbs: readonly Visible[] = life.garnish.length > 0 ? life.garnish.slice(0, 2) : [{ name: 'oats', shape: 'crumb', color: light(color, 0.5) }];
  for (const [x, y] of [[200, 86], [142, 116], [258, 116], [170, 174], [232, 172], [126, 186], [276, 186], [200, 218], [200, 134]] as const) {
    canvas.draw(`<ellipse cx="${x + 5}" cy="${y + 10}" rx="34" ry="30" fill="#2b1b14" opacity=".25"/><circle cx="${x}" cy="${y}" r="33" fill="${ball}"/>`);
    heap(canvas, crumbs, { x: x - 4, y: y - 6, rx: 17, ry: 14, count: 3, scale: 0.7 });
  }
}

function crumble(canvas: Canvas, life: StillLife): void {
  layCloth(canvas, layTable(canvas, tone(life)));
  tray(canvas, canvas.chance.pick('dish', ['#f0e2c8', '#c2603f', '#5c7487', '#dfe2d3']), true);
  const fruit = small(bodyOf(life, [{ name: 'apple', shape: 'wedge', color: '#c8502f' }]));
  const juice = mix(shade(blend(fruit.map(({ color }) => color), '#9d2f3e'), 0.1), '#d98f45', 0.3);
  canvas.draw(`<rect x="47" y="54" width="306" height="194" rx="14" fill="${juice}"/><path d="M62 76Q120 60 190 72T338 78Q348 150 336 228Q270 240 196 230T64 226Q52 150 62 76Z" fill="#c9924a"/><path d="M70 84Q130 70 196 80T330 88Q338 150 326 216Q262 228 196 218T74 214Q62 150 70 84Z" fill="#dcae66"/>`);
  heap(canvas, fruit, { x: 200, y: 151, rx: 146, ry: 90, count: 9, scale: 1.1 });
  const top: readonly Visible[] = [{ name: 'crumb', shape: 'chunk', color: '#dfb16a' }, { name: 'crumb', shape: 'crumb', color: '#f0d094' }, { name: 'crumb', shape: 'chunk', color: '#c98f48' }, { name: 'crumb', shape: 'crumb', color: '#b97a38' }];
  heap(canvas, top, { x: 200, y: 150, rx: 142, ry: 84, count: 96, scale: 0.62 });
  heap(canvas, fruit, { x: 200, y: 152, rx: 104, ry: 56, count: 5, scale: 0.95 });
}

function squares(canvas: Canvas, life: StillLife): void {
  layTable(canvas, '#6b3f24');
  board(canvas);
  const color = life.foods.some(({ role, name }) => role === 'chocolate' || name === 'cocoa powder') ? '#4f2c1c' : '#b7803f';
  for (const [x, y, turn] of [[112, 102, -7], [204, 98, 4], [296, 106, -2], [134, 196, 5], [228, 200, -8]] as const) {
    canvas.draw(`<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-38-32H38V44H-38Z" fill="#2b1b14" opacity=".3" transform="translate(5 7)"/><path d="M-38-34H38V42H-38Z" fill="${shade(color, 0.42)}"/><path d="M-38-38Q0-42 38-38V32Q0 36-38 32Z" fill="${light(color, 0.12)}"/><path d="M-30-20L-8-26L10-16L30-24M-26 12L-4 4L16 14L32 6M-14-26L-8 4M18 14L12-14" fill="none" stroke="${shade(color, 0.3)}" stroke-width="1.6" opacity=".8"/></g>`);
    heap(canvas, life.garnish.length > 0 ? life.garnish.slice(0, 3) : [{ name: 'crumb', shape: 'dot', color: light(color, 0.3) }], { x, y: y - 4, rx: 24, ry: 22, count: 5, scale: 0.8 });
  }
  heap(canvas, life.body.filter(({ shape }) => shape === 'berry').slice(0, 1), { x: 326, y: 214, rx: 24, ry: 16, count: 4 });
}

function porridge(canvas: Canvas, life: StillLife): void {
  const well = bowl(canvas, set(canvas, life, 'spoon'));
  const color = '#ead6ad';
  pool(canvas, well, color);
  swirl(canvas, { ...well, y: well.y + 22 }, light(color, 0.6));
  const fruit = bodyOf(life, [{ name: 'berry', shape: 'berry', color: '#3f4f8c' }]);
  heap(canvas, fruit, { x: well.x - 14, y: well.y - 26, rx: 62, ry: 40, count: 17, scale: 1.12 });
  heap(canvas, life.garnish.length > 0 ? life.garnish.slice(0, 3) : [{ name: 'nut', shape: 'crumb', color: '#a9784a' }], { x: well.x + 18, y: well.y + 22, rx: 62, ry: 46, count: 16, scale: 0.95 });
}

function skewers(canvas: Canvas, life: StillLife): void {
  layTable(canvas, tone(life));
  board(canvas);
  const things = [...(life.center === null ? [] : small([life.center])), ...small(life.body).slice(0, 3)];
  const all = things.length > 0 ? things : DEFAULT_BODY;
  for (const y of [92, 140, 188, 232]) {
    canvas.draw(`<path d="M52 ${y + 12}L352 ${y - 16}" stroke="#2b1b14" stroke-width="5" opacity=".22" transform="translate(3 6)"/><path d="M52 ${y + 12}L352 ${y - 16}" stroke="#e9cf9b" stroke-width="4.4" stroke-linecap="round"/>`);
    for (let at = 0; at < 7; at += 1) {
      const thing = all[at % all.length];
      if (thing !== undefined) canvas.put(thing, 102 + at * 33, y + 7 - at * 3.1, canvas.between(-24, 24), 1.16);
    }
  }
  heap(canvas, garnishOf(life), { x: 200, y: 152, rx: 110, ry: 70, count: 10, scale: 0.8 });
}

/** Draws a still life in the setting of its kind. */
export function paint(canvas: Canvas, kind: DishKind, life: StillLife, title: string): void {
  switch (kind) {
    case 'soup': return soup(canvas, life, title);
    case 'salad': return salad(canvas, life);
    case 'stew': return stew(canvas, life);
    case 'curry': return curry(canvas, life);
    case 'pasta': return pasta(canvas, life);
    case 'roast': return roast(canvas, life);
    case 'plate': return mainPlate(canvas, life);
    case 'skillet': return skilletDish(canvas, life, title);
    case 'bowl': return mixedBowl(canvas, life);
    case 'risotto': return risotto(canvas, life);
    case 'bread': return breads(canvas, life);
    case 'tacos': return tacos(canvas, life);
    case 'dip': return dip(canvas, life);
    case 'bites': return bites(canvas, life);
    case 'crumble': return crumble(canvas, life);
    case 'squares': return squares(canvas, life);
    case 'porridge': return porridge(canvas, life);
    case 'skewers': return skewers(canvas, life);
    case 'cake': return cake(canvas, life);
    case 'drink': return drink(canvas, life);
    case 'mug': return mug(canvas, life);
    case 'glass-dessert': return glassDessert(canvas, life);
    case 'pancakes': return pancakeStack(canvas, life);
  }
}

