import type { Canvas } from '#art/canvas';
import { heap } from '#art/canvas';
import { colorsOf, isDark, onBoard, type Scene, setPlate } from '#art/scene-parts';
import { type Hex, light, mix, shade } from '#art/colors';
import { layTable, glazeFor } from '#art/setting';
import type { StillLife } from '#art/still-life';
import { faint, line, oval } from '#art/svg';
import { ovalDish } from '#art/vessels';
import {
  BOARD_SIX,
  BOARD_FOUR,
  PLATE_SEVEN,
  PLATE_ROW,
  PLATE_FRONT,
  PLATE_TWO,
  DISH_EIGHT,
  type Place,
} from '#art/scenes/dozen-places';
import { DOZEN_SHAPES, type DozenShape } from '#art/scenes/dozen-shapes';
import { lookOf } from '#food-looks';

interface Dozen {
  readonly shape: DozenShape;
  readonly color: (life: StillLife) => Hex;
  readonly vessel: 'board' | 'plate' | 'dish';
  readonly places: readonly Place[];
  readonly scale?: number;
  /** Draws the visible foods beside the pieces. */
  readonly beside?: true;
  /** Draws a sauce under the pieces. */
  readonly sauce?: true;
}

const GOLD: Hex = '#d39a45';
const DOUGH: Hex = '#cf954a';
const fixed = (color: Hex) => (): Hex => color;
const MEATS = new Set(['mince', 'meat', 'braise', 'sausage', 'poultry', 'offal']);

/** Potatoes, corn and flour fry golden; minced meat brown; legumes and seeds between. */
function fried(life: StillLife): Hex {
  const meat = life.foods.find(({ role }) => MEATS.has(role));
  const floury = life.roles.has('flour') && !life.roles.has('mince');
  if (meat !== undefined && meat.role !== 'poultry' && !floury) return '#8a5230';
  if (life.foods.some(({ role }) => role === 'legume' || role === 'lentil')) return '#a8743a';
  const green = life.foods.find(({ texture, role }) => role === 'veg' && texture === 'leaf');
  return green === undefined ? GOLD : mix(GOLD, lookOf(green.name).color, 0.3);
}

const pale = (life: StillLife): Hex => (isDark(life) ? '#6b4230' : '#ecd9ac');
const ball = (life: StillLife): Hex =>
  isDark(life)
    ? '#4a281a'
    : life.roles.has('legume') || life.roles.has('oats')
      ? '#a8743a'
      : life.foods.some(({ name }) => name.includes('glutinous'))
        ? '#efe3cd'
        : GOLD;
const filling = (life: StillLife): Hex =>
  life.roles.has('fruit') || life.roles.has('dried-fruit') ? '#7a3a26' : isDark(life) ? '#4a281a' : '#f0c254';
const wrapper = (life: StillLife): Hex =>
  life.foods.some(({ name }) => /corn|masa/u.test(name)) ? '#dfc27c' : '#6f8a45';
const roasted = (life: StillLife): Hex =>
  life.foods.some(({ role, name }) => role === 'fish' || /salmon/u.test(name))
    ? '#e88f6a'
    : life.foods.some(({ role }) => role === 'poultry')
      ? '#cf9a5c'
      : '#9a6240';

function vesselOf(canvas: Canvas, life: StillLife, vessel: Dozen['vessel'], color: Hex): void {
  if (vessel === 'board') onBoard(canvas, life, color);
  else if (vessel === 'plate') setPlate(canvas, life, color, 'fork');
  else {
    const ware = glazeFor(canvas, color);
    layTable(canvas, life, ware);
    ovalDish(canvas, ware, false);
  }
}

/** Draws several equal pieces: what is inside them is not visible. */
function dozen({ shape, color: colorFor, vessel, places, scale = 1, beside, sauce }: Dozen): Scene {
  return (canvas, life) => {
    const color = colorFor(life);
    vesselOf(canvas, life, vessel, color);
    const plateLike = vessel === 'plate';
    if (sauce !== undefined && hasSauce(life)) {
      const gravy = mix(life.liquid, '#a4683a', 0.3);
      canvas.draw(oval(200, plateLike ? 152 : 154, plateLike ? 92 : 140, plateLike ? 90 : 94, gravy, faint(0.85)));
      canvas.ground = gravy;
    }
    if (beside !== undefined)
      heap(canvas, life.body.slice(0, 3), { x: 200, y: 94, rx: 74, ry: 30, count: 15, scale: 1.15 });
    for (const [x, y, turn] of places)
      canvas.stamp(DOZEN_SHAPES[shape](canvas, color), x, y, turn + Math.round(canvas.between(-5, 5)), scale);
    canvas.ground = color;
    if (shape === 'long-bun')
      for (const [x, y] of places)
        heap(canvas, insideOf(life), { x, y, rx: 84, ry: 5, count: 12, scale: 0.85, tumble: 0.5 });
    heap(canvas, life.garnish.slice(0, 2), {
      x: 200,
      y: 156,
      rx: plateLike ? 66 : 110,
      ry: plateLike ? 62 : 70,
      count: 9,
      scale: 0.7,
    });
  };
}

const insideOf = ({ center, body }: StillLife): StillLife['body'] =>
  [
    ...(center === null ? [] : [{ ...center, shape: center.shape === 'sausage' ? center.shape : ('chunk' as const) }]),
    ...body,
  ].slice(0, 4);
const hasSauce = ({ roles }: StillLife): boolean =>
  roles.has('tomato') || roles.has('stock') || roles.has('cream') || roles.has('yogurt') || roles.has('wine');

export const bambooBuns: Scene = (canvas, life) => {
  steamer(canvas, life);
  for (const [x, y, turn] of PLATE_SEVEN) canvas.stamp(DOZEN_SHAPES.bun(canvas, pale(life)), x, y, turn, 0.8);
};

/** A bamboo steamer from above. */
function steamer(canvas: Canvas, life: StillLife): void {
  layTable(canvas, life, '#d9ae6c', 'chopsticks');
  canvas.shadow(208, 166, 158, 152, 0.5);
  canvas.draw(
    `<circle cx="200" cy="150" r="138" fill="${canvas.slant('#cf9f58', 0.4, 0.36)}"/>`,
    `<circle cx="200" cy="150" r="127" stroke="#8a5a28" stroke-width="2" opacity=".6"/>`,
    `<circle cx="200" cy="150" r="119" fill="${shade('#b98445', 0.4)}"/><circle cx="202" cy="153" r="117" fill="${light('#b98445', 0.04)}"/>`,
    line(
      'M92 110H308M84 130H316M82 150H318M84 170H316M92 190H308M104 90H296M104 210H296M122 72H278M122 228H278',
      '#6d4420',
      2.4,
      faint(0.4),
    ),
  );
  canvas.ground = '#b98445';
}

export const DOZEN_SCENES = {
  schnitzel: dozen({ shape: 'cutlet', color: fixed(GOLD), vessel: 'plate', places: PLATE_TWO, beside: true }),
  kebab: dozen({ shape: 'finger', color: fixed('#85502f'), vessel: 'plate', places: PLATE_ROW, scale: 1.2 }),
  patties: dozen({ shape: 'patty', color: fried, vessel: 'plate', places: PLATE_SEVEN, scale: 0.92 }),
  fritters: dozen({
    shape: 'craggy',
    color: (life) => (life.names.has('squid') ? '#e0b56a' : '#cb8a38'),
    vessel: 'plate',
    places: PLATE_SEVEN,
    scale: 1.05,
  }),
  sticks: dozen({
    shape: 'finger',
    color: (life) => (life.roles.has('rice') || /tteok/u.test(life.title) ? '#d8532e' : GOLD),
    vessel: 'plate',
    places: PLATE_ROW,
    scale: 1.3,
  }),
  triangles: dozen({
    shape: 'triangle',
    color: fixed(GOLD),
    vessel: 'plate',
    places: PLATE_SEVEN.slice(0, 6),
    scale: 0.95,
  }),
  turnovers: dozen({ shape: 'turnover', color: fixed(DOUGH), vessel: 'board', places: BOARD_SIX, scale: 1.1 }),
  crescents: dozen({
    shape: 'crescent',
    color: (life) => (/kipferl|kourab/u.test(life.title) ? '#e6cf9c' : DOUGH),
    vessel: 'board',
    places: BOARD_SIX,
  }),
  pretzels: dozen({ shape: 'pretzel', color: fixed('#8f4f1e'), vessel: 'board', places: BOARD_FOUR, scale: 1.25 }),
  bagels: dozen({ shape: 'bagel', color: fixed('#c08240'), vessel: 'board', places: BOARD_FOUR, scale: 1.15 }),
  eclairs: dozen({
    shape: 'eclair',
    color: (life) => (isDark(life) && !/cannol/u.test(life.title) ? '#3c2117' : '#f0dcae'),
    vessel: 'board',
    places: BOARD_FOUR.concat([[200, 154, 0]]),
    scale: 1.1,
  }),
  tartlets: dozen({ shape: 'tartlet', color: filling, vessel: 'board', places: BOARD_SIX }),
  bites: dozen({ shape: 'ball', color: ball, vessel: 'plate', places: PLATE_SEVEN, scale: 1.05 }),
  knodel: dozen({
    shape: 'bun',
    color: fixed('#ead7a6'),
    vessel: 'plate',
    places: PLATE_SEVEN,
    scale: 0.74,
    sauce: true,
  }),
  'soft-buns': dozen({ shape: 'bun', color: fixed(DOUGH), vessel: 'board', places: BOARD_SIX }),
  'stuffed-leaves': dozen({
    shape: 'leaf-roll',
    color: wrapper,
    vessel: 'dish',
    places: DISH_EIGHT,
    scale: 0.9,
    sauce: true,
  }),
  'sliced-roast': dozen({
    shape: 'roast-slice',
    color: roasted,
    vessel: 'plate',
    places: [
      [150, 132, -18],
      [192, 146, -12],
      [234, 162, -8],
      [168, 192, -14],
      [212, 208, -6],
    ],
    scale: 0.95,
    beside: true,
    sauce: true,
  }),
  ribs: dozen({
    shape: 'rack',
    color: fixed('#7d3f22'),
    vessel: 'board',
    places: [
      [200, 108, -4],
      [204, 206, -3],
    ],
    scale: 1.15,
  }),
  chops: dozen({
    shape: 'chop',
    color: fixed('#8f5230'),
    vessel: 'plate',
    places: PLATE_TWO,
    scale: 1.3,
    beside: true,
  }),
  dumplings: dozen({ shape: 'dumpling', color: fixed('#eedcb2'), vessel: 'plate', places: PLATE_SEVEN, sauce: true }),
  'whole-fish': dozen({
    shape: 'fish',
    color: (life) => mix('#b9a98f', colorsOf(life.center === null ? [] : [life.center], '#c9b28c'), 0.4),
    vessel: 'dish',
    places: [[200, 152, -6]],
    scale: 1.2,
  }),
  crepes: dozen({ shape: 'folded', color: fixed('#e5b663'), vessel: 'plate', places: PLATE_FRONT, scale: 1.25 }),
  flatbreads: dozen({
    shape: 'flatbread',
    color: (life) => (/injera|teff/u.test(life.title) ? '#a58661' : '#e3bf82'),
    vessel: 'board',
    places: [
      [204, 172, 8],
      [196, 158, 60],
      [202, 144, 130],
    ],
    scale: 1.2,
  }),
  onigiri: dozen({ shape: 'rice-triangle', color: fixed('#f6eedd'), vessel: 'board', places: BOARD_SIX, scale: 1.1 }),
  'baked-cheese': dozen({
    shape: 'cheese',
    color: fixed('#f3e2b6'),
    vessel: 'board',
    places: [[200, 156, 0]],
    scale: 1.2,
  }),
  hotdog: dozen({
    shape: 'long-bun',
    color: fixed('#d49a52'),
    vessel: 'board',
    places: [
      [200, 112, -4],
      [204, 204, -3],
    ],
  }),
} as const satisfies Readonly<Record<string, Scene>>;
