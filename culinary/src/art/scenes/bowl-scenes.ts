import { type Canvas, heap } from '#art/canvas';
import { light, mix, shade } from '#art/colors';
import {
  bodyOf,
  bubbles,
  garnishOf,
  grains,
  nest,
  pile,
  pool,
  RICE,
  type Scene,
  setBowl,
  swirl,
} from '#art/scene-parts';
import type { StillLife } from '#art/still-life';
import { faint, oval } from '#art/svg';
import type { Well } from '#art/vessels';

export const soup: Scene = (canvas, life) => {
  const { liquid } = life;
  const well = setBowl(canvas, life, liquid, 'spoon');
  pool(canvas, well, liquid);
  if (
    life.smooth ||
    bodyOf(life).length === 0 ||
    /smooth|velvety|bisque|cream of|puree|veloute|gazpacho/u.test(life.title)
  ) {
    if (life.roles.has('cream') || life.roles.has('yogurt')) swirl(canvas, well, light(liquid, 0.82));
    bubbles(canvas, well, liquid, 9);
    return pile(canvas, garnishOf(life), well, 0.38, 11, { scale: 0.9 });
  }
  const body = bodyOf(life);
  pile(canvas, body, well, 0.84, 13, { scale: 0.92 });
  canvas.draw(`<circle cx="${well.x}" cy="${well.y}" r="${well.r}" fill="${liquid}"${faint(0.4)}/>`);
  bubbles(canvas, well, liquid);
  if (life.starch !== null) pile(canvas, [life.starch], well, 0.7, 7);
  pile(canvas, body, well, 0.6, 12);
  pile(canvas, garnishOf(life), well, 0.42, 7, { scale: 0.75 });
};

export const noodleSoup: Scene = (canvas, life) => {
  const liquid = mix(life.liquid, '#b9793a', 0.5);
  const well = setBowl(canvas, life, liquid, 'chopsticks');
  pool(canvas, well, liquid);
  bubbles(canvas, well, liquid, 18);
  const isNoodle = life.starch?.role === 'noodle' || life.starch?.role === 'pasta';
  if (isNoodle || life.foods.length === 0) nest(canvas, { x: 196, y: 158 }, life.starch?.color ?? '#f0d890', 0.98, 5);
  const parts = bodyOf(life).slice(0, 4);
  parts.forEach((part, at) =>
    heap(canvas, [part], {
      x: 200 + Math.cos(at * 1.5 + 3.4) * 62,
      y: 150 + Math.sin(at * 1.5 + 3.4) * 62,
      rx: 24,
      count: 5,
      scale: 1.25,
    }),
  );
  pile(canvas, garnishOf(life), well, 0.5, 9, { scale: 0.7 });
};

function riceMound(canvas: Canvas, { x, y }: Well): void {
  canvas.shadow(x - 26, y - 26, 70, 66, 0.6);
  canvas.draw(`<circle cx="${x - 32}" cy="${y - 34}" r="58" fill="#e3d4b2"/>`);
  grains(canvas, { x: x - 32, y: y - 34, r: 58 }, '#f4e8cd');
  canvas.draw(`<circle cx="${x - 32}" cy="${y - 34}" r="61" fill="${canvas.lit()}"/>`);
}

const isGreen = ({ foods, roles }: StillLife): boolean =>
  !roles.has('tomato') &&
  foods.some(
    ({ name, role, texture }) =>
      /green curry|tomatillo/u.test(name) || (role === 'veg' && texture === 'leaf' && name.includes('spinach')),
  );

export const curry: Scene = (canvas, life) => {
  const sauce = mix(
    life.liquid,
    isGreen(life) || /palak|saag|hariyali|spinach/u.test(life.title) ? '#6f7f34' : '#d07a24',
    0.42,
  );
  const well = setBowl(canvas, life, sauce, 'spoon');
  pool(canvas, well, sauce);
  const body = bodyOf(life);
  heap(canvas, body, { x: well.x + 16, y: well.y + 28, rx: 82, ry: 66, count: 14 });
  canvas.draw(oval(well.x + 16, well.y + 28, 88, 72, sauce, faint(0.34)));
  bubbles(canvas, { ...well, x: well.x + 14, y: well.y + 22, r: 84 }, mix(sauce, '#f4c04a', 0.5));
  heap(canvas, body, { x: well.x + 26, y: well.y + 36, rx: 62, ry: 48, count: 11, scale: 1.1 });
  if (life.starch?.shape === 'grain') riceMound(canvas, well);
  heap(canvas, garnishOf(life), { x: well.x + 14, y: well.y + 14, rx: 50, ry: 40, count: 8, scale: 0.8 });
};

export const mixedBowl: Scene = (canvas, life) => {
  const { starch } = life;
  const bed = starch?.color ?? life.liquid;
  const raw = /poke|sushi|donburi|bibimbap/u.test(life.title);
  const well = setBowl(canvas, life, bed, raw ? 'chopsticks' : 'fork');
  pool(canvas, well, light(bed, 0.1));
  if (starch?.shape === 'strand') nest(canvas, { x: well.x, y: well.y + 4 }, starch.color);
  else if (starch?.shape === 'grain') grains(canvas, { ...well, r: well.r - 3 }, starch.color);
  else if (starch !== null) pile(canvas, [starch], well, 0.92, 24, { scale: 1.5 });
  canvas.ground = bed;
  // Each food has its own sector.
  const body = bodyOf(life).slice(0, 5);
  const start = canvas.between(0, 6.28);
  body.forEach((thing, at) => {
    const angle = start + (at * 6.283) / body.length;
    heap(canvas, [thing], {
      x: well.x + Math.cos(angle) * 60,
      y: well.y + Math.sin(angle) * 60,
      rx: body.length < 3 ? 46 : 38,
      count: body.length < 3 ? 13 : 10,
      scale: 1.15,
    });
  });
  pile(canvas, garnishOf(life), well, 0.42, 11, { scale: 0.85 });
};

export const rice: Scene = (canvas, life) => {
  const plain = life.starch ?? RICE;
  const spiced =
    life.roles.has('tomato') || life.foods.some(({ name }) => name.includes('tomato'))
      ? '#d2703a'
      : life.foods.some(({ name }) => /turmeric|saffron|curry|biryani/u.test(name))
        ? '#e6b23c'
        : null;
  const grain = { ...plain, color: spiced === null ? plain.color : mix(plain.color, spiced, 0.5) };
  const well = setBowl(canvas, life, grain.color, /sushi|steamed/u.test(life.title) ? 'chopsticks' : 'spoon');
  pool(canvas, well, shade(grain.color, 0.1));
  grains(canvas, { ...well, r: well.r - 3 }, grain.color);
  const { center } = life;
  pile(canvas, center === null ? bodyOf(life) : life.body, well, 0.7, 13);
  if (center !== null && center.shape === 'drumstick')
    for (const [dx, dy, turn] of [
      [-34, -10, -30],
      [36, 14, 12],
    ] as const)
      canvas.put(center, well.x + dx, well.y + dy, turn, 1.3);
  else if (center !== null) pile(canvas, [{ ...center, shape: 'chunk' }], well, 0.5, 8);
  pile(canvas, garnishOf(life), well, 0.5, 8, { scale: 0.85 });
};

export const noodles: Scene = (canvas, life) => {
  const color = mix(life.starch?.color ?? '#e9c787', '#c98436', 0.45);
  const well = setBowl(canvas, life, color, 'chopsticks');
  pool(canvas, well, shade(color, 0.4));
  nest(canvas, well, color, 1.16, 5.4);
  const body = bodyOf(life);
  pile(canvas, body, well, 0.78, 20, { scale: 1.1 });
  pile(canvas, garnishOf(life), well, 0.6, 14, { scale: 0.8 });
};
