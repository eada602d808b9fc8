import { type Canvas } from '#art/canvas';
import { type Hex, light, mix, shade } from '#art/colors';
import type { StillLife, Visible } from '#art/still-life';

export const MINT: Visible = { name: 'mint', shape: 'leaf', color: '#5fa352' };

export const BERRY: Visible = { name: 'berry', shape: 'berry', color: '#c32f45' };

export function stage(canvas: Canvas, food: Hex): void {
  const wall = canvas.chance.pick('wall', ['#e8d8bd', '#cfd6c8', '#e3b98f', '#9fb0ad', '#ecd9b0', '#d79a76']);
  const tone = mix(wall, food, 0.06);
  const back = canvas.radial(
    [
      [0, light(tone, 0.45)],
      [0.7, tone],
      [1, shade(tone, 0.2)],
    ],
    ' cx=".4" cy=".3" r=".9"',
  );
  const table = canvas.linear(
    [
      [0, '#b07a4c'],
      [0.25, '#c28b5a'],
      [1, '#8a5a38'],
    ],
    ' x1="0" y1="0" x2="0" y2="1"',
  );
  canvas.draw(
    `<path d="M0 0H400V232H0Z" fill="${back}"/><path d="M0 224Q200 218 400 224V300H0Z" fill="${table}"/><path d="M0 224Q200 218 400 224" stroke="#f1d3a4" stroke-width="2" fill="none" opacity=".5"/><path d="M0 250C120 246 260 256 400 248M0 276C140 282 280 270 400 278" stroke="#6d4426" stroke-width="1.2" fill="none" opacity=".35"/>`,
  );
}

export const fruits = (life: StillLife, otherwise: readonly Visible[]): readonly Visible[] => {
  const found = life.body
    .filter(({ shape }) => shape !== 'egg' && shape !== 'shaving' && shape !== 'wedge')
    .slice(0, 3);
  return found.length > 0 ? found : otherwise;
};
