import { type Canvas, heap } from '#art/canvas';
import { type Hex, light, mix, shade } from '#art/colors';
import {
  bodyOf,
  colorsOf,
  fruits,
  grains,
  isDark,
  isLeafy,
  pile,
  pool,
  type Scene,
  setBowl,
  setPlate,
  shadowed,
} from '#art/scene-parts';
import { cakeStand } from '#art/scenes/cake-scenes';
import { stage } from '#art/stage';
import { faint, line, oval, path } from '#art/svg';

/** A bowl of the foods themselves, in their dressing or sauce. */
export const medley: Scene = (canvas, life) => {
  const body = bodyOf(life);
  const grain = life.starch?.shape === 'grain' ? life.starch : null;
  const herby = life.garnish.some(isLeafy) && /tabb|kisir|parsley/u.test(life.title);
  const ground = grain?.color ?? (body.length > 0 ? mix(colorsOf(body, life.liquid), '#e9d3a4', 0.55) : life.liquid);
  const well = setBowl(canvas, life, ground, 'fork');
  pool(canvas, well, ground);
  if (grain !== null) grains(canvas, { ...well, r: well.r - 3 }, grain.color);
  const pieces = herby ? [...life.garnish.filter(isLeafy), ...body.filter((piece) => !isLeafy(piece))] : body;
  pile(canvas, pieces, well, 0.9, grain === null ? 44 : 30, { scale: 1.2 });
  pile(canvas, life.garnish.slice(0, 3), well, 0.7, 11, { scale: 0.8 });
};

/** Rice with small pieces stirred through. */
export const friedRice: Scene = (canvas, life) => {
  const color = mix(life.starch?.color ?? '#efe2c2', '#c98f45', 0.4);
  const well = setBowl(canvas, life, color, 'spoon');
  pool(canvas, well, shade(color, 0.14));
  grains(canvas, { ...well, r: well.r - 3 }, color);
  pile(canvas, bodyOf(life), well, 0.86, 30, { scale: 0.85 });
  pile(canvas, life.garnish, well, 0.8, 14, { scale: 0.7 });
};

export const sausages: Scene = (canvas, life) => {
  const sausage = life.center?.shape === 'sausage' ? life.center.color : '#a8572e';
  const { x, y } = setPlate(canvas, life, sausage, 'fork');
  const sauced = life.foods.some(({ name, role }) => role === 'tomato' || name.includes('ketchup'));
  heap(canvas, life.body.slice(0, 3), { x, y: y - 46, rx: 74, ry: 34, count: 16, scale: 1.15 });
  for (const [dx, dy, turn] of [
    [-30, -6, -14],
    [22, 20, -8],
    [-16, 48, -16],
  ] as const)
    canvas.put({ shape: 'sausage', color: sausage, name: 'sausage' }, x + dx, y + dy, turn, 1.9);
  if (sauced)
    canvas.draw(
      path(
        `M${x - 62} ${y + 2}Q${x - 30} ${y - 26} ${x + 6} ${y - 8}Q${x + 48} ${y - 4} ${x + 52} ${y + 24}Q${x + 20} ${y + 60} ${x - 24} ${y + 54}Q${x - 70} ${y + 40} ${x - 62} ${y + 2}Z`,
        canvas.dome('#b8341c', 0.4, 0.2),
        faint(0.9),
      ),
    );
  heap(canvas, life.garnish, { x, y: y + 20, rx: 50, ry: 30, count: 7, scale: 0.7 });
};

/** Eggs, halved or fried, on a plate. */
export const boiledEggs: Scene = (canvas, life) => {
  const { x, y } = setPlate(canvas, life, '#fdf7e8', 'spoon');
  const egg = { shape: 'egg', color: '#f2a93a', name: 'egg' } as const;
  for (const [dx, dy, turn] of [
    [-42, -34, -20],
    [40, -38, 30],
    [-46, 36, 12],
    [38, 34, -30],
    [0, 0, 0],
  ] as const)
    canvas.put(egg, x + dx, y + dy, turn, 2.1);
  heap(canvas, life.garnish, { x, y, rx: 70, ry: 64, count: 7, scale: 0.7 });
};

/** A cake without icing; only chocolate is glazed. */
export const plainCake: Scene = (canvas, life) => {
  const dark = isDark(life);
  const crumb: Hex = dark
    ? '#5b3422'
    : /carrot|ginger|spice|pumpkin|honey|black|malva|toffee/u.test(life.title)
      ? '#a86a34'
      : '#dda855';
  stage(canvas, crumb);
  cakeStand(canvas, crumb);
  const top = dark ? '#3c2117' : light(crumb, 0.12);
  canvas.draw(
    path('M92 130V208Q200 232 308 208V130Z', canvas.across(crumb, 0.36, 0.4)),
    line(
      'M112 168h.1M140 182h.1M176 178h.1M222 184h.1M258 176h.1M288 168h.1M126 198h.1M190 208h.1M242 206h.1',
      shade(crumb, 0.34),
      4,
      faint(0.5),
    ),
    oval(200, 130, 108, 26, canvas.dome(top, 0.4, 0.2)),
  );
  if (dark)
    canvas.draw(
      path(
        'M92 130C92 158 108 160 114 146C130 168 150 152 160 156C176 176 196 158 210 162C228 176 246 152 262 156C280 168 300 152 308 130Q200 160 92 130Z',
        canvas.across('#3c2117', 0.3, 0.24),
      ),
    );
  else
    canvas.draw(
      line(
        'M130 122v.1M158 116v.1M190 126v.1M222 114v.1M254 124v.1M176 138v.1M236 138v.1M280 128v.1M206 118v.1M146 134v.1',
        '#fffaf0',
        3.4,
        faint(0.9),
      ),
    );
  canvas.ground = top;
  heap(canvas, [...fruits(life), ...life.garnish].slice(0, 2), {
    x: 200,
    y: 124,
    rx: 72,
    ry: 12,
    count: 12,
    scale: 1,
    tumble: 0.4,
  });
};

export const pavlova: Scene = (canvas, life) => {
  stage(canvas, '#f6ecd9');
  cakeStand(canvas, '#f6ecd9');
  canvas.draw(
    shadowed(
      'M84 212C66 176 96 152 112 152C120 128 158 122 172 132C196 114 240 120 248 134C282 126 300 146 298 162C330 172 328 204 312 214Q200 236 84 212Z',
      canvas.dome('#fbf3e2', 0.5, 0.2),
    ),
    line(
      'M100 200q14-20 34-22M160 206q10-24 34-28M226 206q16-18 40-20M124 160q12-12 28-12M230 146q16-4 28 8',
      '#d9c39a',
      3,
      faint(0.6),
    ),
  );
  if (life.roles.has('cream'))
    canvas.draw(
      path(
        'M132 146C140 116 176 122 200 116C232 116 270 122 272 148Q200 172 132 146Z',
        canvas.dome('#fffaf0', 0.6, 0.1),
      ),
    );
  canvas.ground = '#fffaf0';
  heap(canvas, fruits(life), { x: 200, y: 128, rx: 62, ry: 15, count: 17, scale: 1.15, tumble: 0.4 });
};

/** Steam over a hot drink. */
export function steamOver(canvas: Canvas): string {
  canvas.painted.add('steam');
  return line(
    'M168 72C156 54 182 46 172 24M204 68C192 48 220 40 208 14M240 74C230 58 254 48 244 30',
    '#fffaf0',
    6,
    faint(0.5),
  );
}
