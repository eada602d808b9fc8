import { heap, type Piece } from '#art/canvas';
import { type Hex, light, mix, shade } from '#art/colors';
import { GLASS } from '#art/glass-parts';
import { bubbles, colorsOf, fruits, garnishOf, isDark, pool, type Scene } from '#art/scene-parts';
import { layTable } from '#art/setting';
import { scatterOnTable, stage } from '#art/stage';
import { faint, hoop, line, oval, path, place } from '#art/svg';
import { lookOf } from '#food-looks';

/** Ramekins on a board, one behind the other. */
export const pudding: Scene = (canvas, life) => {
  const dark = isDark(life);
  const burnt = /brulee|catalana|souffle/u.test(life.title);
  const color: Hex = dark ? '#4f2c1e' : burnt ? '#d08a34' : '#f0dfb4';
  const ware = canvas.choose(
    'ramekin',
    [{ color: '#f6ecd9' }, { color: '#b7573a' }, { color: '#3f5363' }, { color: '#8fa193' }],
    color,
  ).color;
  layTable(canvas, life, ware, 'spoon');
  const fruit = fruits(life);
  for (const [x, y, r] of [
    [128, 104, 68],
    [270, 118, 66],
    [190, 214, 72],
  ] as const) {
    canvas.shadow(x + 6, y + 10, r * 1.16, r * 1.12, 0.5);
    canvas.draw(
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${canvas.slant(ware)}"/>`,
      hoop(x, y, r - 3, shade(ware, 0.36), 3, ` stroke-dasharray="2 7"${faint(0.4)}`),
      hoop(x, y, r - 0.8, light(ware, 0.7), 1.4, faint(0.8)),
      `<circle cx="${x}" cy="${y}" r="${r - 8}" fill="${shade(ware, 0.36)}"/>`,
    );
    pool(canvas, { x, y, r: r - 10 }, color);
    if (burnt) bubbles(canvas, { x, y, r: r - 12 }, '#8f4a14', 16);
    else if (!dark && life.starch !== null)
      heap(canvas, [{ shape: 'grain', color: '#f6e9c8' }], { x, y, rx: r - 20, count: 9, scale: 1.2 });
    canvas.draw(
      line(
        `M${x - 14} ${y - 12}v.1M${x + 6} ${y - 20}v.1M${x + 18} ${y + 2}v.1M${x - 4} ${y + 8}v.1M${x + 4} ${y - 4}v.1M${x - 20} ${y + 6}v.1M${x + 12} ${y + 18}v.1`,
        dark ? '#a8714a' : '#9a5a26',
        3,
        faint(0.7),
      ),
    );
    heap(canvas, fruit.length > 0 ? fruit : garnishOf(life), { x: x + 6, y: y + 4, rx: 18, count: 5, scale: 0.95 });
  }
};

export const dome: Scene = (canvas, life) => {
  const dark = isDark(life);
  const things = fruits(life);
  const sauce = /caramel|flan|pudim/u.test(life.title)
    ? '#b0601c'
    : things.length === 0 && !dark
      ? '#fbf4e4'
      : dark
        ? '#3c2117'
        : shade(colorsOf(things, '#c32f45'), 0.06);
  const color: Hex = dark ? '#6b3f2a' : /caramel|flan/u.test(life.title) ? '#f0cf84' : '#f9eed6';
  stage(canvas, color);
  const glaze = canvas.choose(
    'plate',
    [{ color: '#f3e8d2' }, { color: '#5b7486' }, { color: '#8fa193' }, { color: '#46372f' }, { color: '#b7573a' }],
    color,
  ).color;
  canvas.shadow(200, 268, 184, 18, 0.5);
  canvas.draw(
    oval(200, 254, 170, 22, shade(glaze, 0.34)),
    oval(200, 247, 170, 22, canvas.across(glaze, 0.5, 0.26)),
    path(
      'M84 246Q110 232 200 232T318 244Q330 256 282 260Q200 268 120 260Q74 256 84 246Z',
      canvas.across(sauce, 0.3, 0.3),
    ),
    path('M112 250L134 136Q140 112 200 110Q260 112 266 136L288 250Q200 268 112 250Z', canvas.across(color, 0.44, 0.3)),
    oval(200, 130, 64, 18, light(color, 0.4)),
    path(
      'M134 130Q136 110 200 108Q264 110 266 132Q272 160 258 164Q246 160 244 146Q230 140 224 156Q222 196 208 198Q196 194 196 158Q184 144 172 154Q166 178 154 174Q146 166 146 152Q132 150 134 130Z',
      canvas.dome(sauce, 0.4, 0.24),
    ),
    line('M156 122Q190 112 224 118', light(sauce, 0.8), 4, faint(0.6)),
    line('M136 170L124 236', '#fffdf6', 6, faint(0.5)),
  );
  canvas.ground = sauce;
  heap(canvas, things, { x: 200, y: 116, rx: 34, ry: 9, count: 6, scale: 1.2, tumble: 0.4 });
  scatterOnTable(canvas, things, 330, 250);
  scatterOnTable(canvas, things, 70, 252, 3);
};

const PRESERVES: readonly [Hex, ...Hex[]] = ['#c9502c', '#9c4a6e', '#8fae4a'];

export const jar: Scene = (canvas, life) => {
  const sweet = /jam|marmalade|preserve|curd|compote|confiture|konfiture|syrup|butter|sauce/u.test(life.title);
  const things: readonly Piece[] = [...life.body, ...life.garnish].slice(0, 3);
  const color =
    things.length > 0
      ? colorsOf(things.slice(0, 1), '#c9502c')
      : life.foods[0] === undefined
        ? canvas.chance.pick('preserve', PRESERVES)
        : lookOf(life.foods[0].name).color;
  const brine = sweet ? shade(color, 0.12) : mix(color, '#e9dca0', 0.5);
  stage(canvas, brine);
  const lid = canvas.choose(
    'lid',
    [{ color: '#b9472f' }, { color: '#c9a255' }, { color: '#4d6577' }, { color: '#f3e7cf' }],
    brine,
  ).color;
  for (const [x, scale] of [
    [276, 0.84],
    [152, 1.04],
  ] as const) {
    canvas.shadow(x + 6, 270, 76 * scale, 13, 0.55);
    canvas.draw(
      place(
        x,
        270,
        0,
        scale,
        path('M-66-138Q-66-164-46-170H46Q66-164 66-138V-18Q66 0 46 0H-46Q-66 0-66-18Z', GLASS, faint(0.5)) +
          path(
            'M-61-136Q-61-150-50-154H50Q61-150 61-136V-20Q61-5 45-5H-45Q-61-5-61-20Z',
            canvas.across(brine, 0.3, 0.36),
          ),
      ),
    );
    canvas.ground = brine;
    if (!sweet)
      heap(canvas, things, {
        x,
        y: 270 - 78 * scale,
        rx: 46 * scale,
        ry: 62 * scale,
        count: 26,
        scale: 1.06 * scale,
      });
    else
      canvas.draw(
        place(
          x,
          270,
          0,
          scale,
          line(
            'M-40-110v.1M-20-60v.1M10-120v.1M30-70v.1M-34-30v.1M20-26v.1M44-110v.1M0-88v.1M-48-76v.1M40-40v.1',
            light(color, 0.3),
            9,
            faint(0.5),
          ),
        ),
      );
    canvas.draw(
      place(
        x,
        270,
        0,
        scale,
        path('M-50-176H50V-198Q50-204 44-204H-44Q-50-204-50-198Z', canvas.across(lid, 0.45, 0.4)) +
          line(
            'M-40-200V-180M-28-200V-180M-16-200V-180M-4-200V-180M8-200V-180M20-200V-180M32-200V-180M44-200V-180',
            shade(lid, 0.4),
            1.6,
            faint(0.4),
          ) +
          path('M-52-178H52V-170H-52Z', shade(lid, 0.3)) +
          `<rect x="-40" y="-98" width="80" height="50" rx="4" fill="#f6ecd6" opacity=".94"/><rect x="-36" y="-94" width="72" height="42" rx="3" fill="none" stroke="#b9472f" stroke-width="1.6" opacity=".6"/>` +
          line('M-22-80H22M-14-68H14', '#6d5440', 3, faint(0.6)) +
          line('M-53-134V-30', GLASS, 6, faint(0.6)) +
          line('M54-120V-50', GLASS, 2.4, faint(0.5)),
      ),
    );
  }
  scatterOnTable(canvas, things, 222, 272);
  scatterOnTable(canvas, things, 60, 270, 3);
};
