import { heap, type Piece } from '#art/canvas';
import { light, mix, shade } from '#art/colors';
import {
  bodyOf,
  colorsOf,
  fruits,
  garnishOf,
  isLeafy,
  pile,
  pool,
  type Scene,
  setBowl,
  setPlate,
  TOMATO,
} from '#art/scene-parts';
import { medley } from '#art/scenes/plain-scenes';
import { faint, line } from '#art/svg';

export const salad: Scene = (canvas, life) => {
  const leaves = bodyOf(life).filter(isLeafy);
  const [green] = leaves;
  if (green === undefined) return medley(canvas, life);
  const well = setBowl(canvas, life, green.color, 'fork');
  canvas.draw(`<circle cx="${well.x}" cy="${well.y}" r="${well.r}" fill="#2f4a26"${faint(0.6)}/>`);
  canvas.ground = '#3f5a30';
  pile(canvas, [green, { ...green, color: mix(green.color, '#d3df8c', 0.5) }, ...leaves.slice(1, 3)], well, 1.02, 30, {
    scale: 1.5,
  });
  const others = bodyOf(life).filter((piece) => !isLeafy(piece));
  canvas.ground = green.color;
  const croutons: readonly Piece[] = life.roles.has('bread') ? [{ shape: 'cube', color: '#d9a45a' }] : [];
  pile(canvas, [...croutons, ...others], well, 0.8, 19, { scale: 1.15 });
  pile(canvas, garnishOf(life), well, 0.62, 11, { scale: 0.85 });
};

export const slaw: Scene = (canvas, life) => {
  const own = bodyOf(life).map(({ color }) => color);
  const colors = (own.length > 0 ? [...own, ...own.map((color) => light(color, 0.4))] : ['#cfdc9a', '#f0dfb0']).slice(
    0,
    4,
  );
  const well = setBowl(canvas, life, colors[0] ?? '#cfdc9a', 'fork');
  pool(canvas, well, mix(colors[0] ?? '#cfdc9a', '#6f7d52', 0.45));
  colors.forEach((color, layer) => {
    let d = '';
    for (let at = 0; at < 26; at += 1) {
      const angle = at * 2.4 + layer;
      const reach = well.r * 0.86 * Math.sqrt((at + 0.5) / 26);
      const bend = Math.round(canvas.between(-16, 16));
      d += `M${Math.round(well.x + Math.cos(angle) * reach - 16)} ${Math.round(well.y + Math.sin(angle) * reach - bend / 2)}q16 ${bend * 2} 32 ${Math.round(canvas.between(-14, 14))}`;
    }
    canvas.trace(d, [shade(color, 0.5), 6, faint(0.6)], [light(color, 0.1), 4.2], [light(color, 0.7), 1, faint(0.8)]);
  });
  pile(canvas, garnishOf(life), well, 0.6, 10, { scale: 0.8 });
};

export const potatoSalad: Scene = (canvas, life) => {
  const base: readonly Piece[] =
    life.starch !== null && life.starch.shape !== 'grain'
      ? [life.starch]
      : /egg/u.test(life.title)
        ? [{ shape: 'egg', color: '#f2a93a', name: 'egg' }]
        : [];
  const well = setBowl(canvas, life, base[0]?.color ?? '#ecc873', 'spoon');
  pool(canvas, well, '#f0e0b6');
  pile(canvas, [...base, ...base, ...bodyOf(life)], well, 0.86, 30, { scale: 1.18 });
  canvas.draw(line(`M140 120q30-22 52 4t50-10M150 190q26 16 48-8t58 10M120 156q18-14 34 0`, '#fffaf0', 7, faint(0.6)));
  pile(canvas, garnishOf(life), well, 0.74, 16, { scale: 0.7 });
};

export const fruitSalad: Scene = (canvas, life) => {
  const all = fruits(life);
  const every = all;
  const well = setBowl(canvas, life, colorsOf(every, '#d8402a'), 'spoon');
  pool(canvas, well, mix(every[0]?.color ?? '#d8402a', '#f0c09a', 0.7));
  pile(canvas, every, well, 0.92, 44, { scale: 1.16 });
  pile(canvas, garnishOf(life), well, 0.5, 6, { scale: 0.95 });
};

/** Overlapping slices in a ring. */
export const caprese: Scene = (canvas, life) => {
  const { x, y } = setPlate(canvas, life, '#d8402a', 'fork');
  const first: Piece = bodyOf(life)[0] ?? TOMATO;
  const cheese: Piece = { shape: 'coin', color: '#f7eed9' };
  const slices: readonly Piece[] = [
    {
      ...first,
      shape: first.shape === 'slice' || first.shape === 'coin' || first.shape === 'round' ? first.shape : 'slice',
    },
    /carpaccio/u.test(life.title) || !(life.roles.has('cheese') || life.foods.length === 0) ? first : cheese,
  ];
  for (const [radius, count] of [
    [74, 16],
    [34, 8],
  ] as const) {
    for (let at = 0; at < count; at += 1) {
      const angle = (at / count) * 6.283;
      canvas.put(
        slices[at % 2] ?? cheese,
        x + Math.cos(angle) * radius,
        y + Math.sin(angle) * radius,
        0,
        at % 2 === 0 ? 1.5 : 1.6,
      );
    }
  }
  heap(canvas, garnishOf(life), { x, y, rx: 74, count: 11, scale: 1.05 });
  canvas.draw(
    line(`M${x - 70} ${y - 10}q30-26 54 4t56-12M${x - 50} ${y + 44}q30-14 50 4t50-10`, '#8a9a2f', 2.4, faint(0.7)),
  );
};
