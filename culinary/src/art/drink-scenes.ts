import { MINT, stage, fruits } from '#art/side-parts';
import { type Canvas, heap } from '#art/canvas';
import { blend, type Hex, light, mix, shade } from '#art/colors';
import type { StillLife, Visible } from '#art/still-life';

export function drink(canvas: Canvas, life: StillLife): void {
  const clear =
    life.foods.some(
      ({ name }) => name === 'sparkling water' || name === 'tea' || name === 'coconut water' || name === 'water',
    ) ||
    !life.foods.some(
      ({ role, name }) =>
        role === 'milk' || role === 'yogurt' || role === 'cream' || name === 'banana' || name === 'mango',
    );
  const base = blend(
    [
      ...life.body
        .filter(({ shape }) => shape !== 'wedge')
        .slice(0, 2)
        .map(({ color }) => color),
      life.liquid,
    ],
    '#f0a54a',
  );
  const color = clear ? mix(base, '#f7e7b5', 0.3) : light(base, 0.26);
  stage(canvas, color);
  for (const [x, scale] of [
    [262, 0.86],
    [160, 1],
  ] as const)
    tumbler(canvas, x, scale, color, clear, life);
  heap(canvas, [...fruits(life, []), { name: 'lemon', shape: 'wedge', color: '#f4d13d' }], {
    x: 326,
    y: 262,
    rx: 34,
    ry: 12,
    count: 4,
    scale: 1.1,
    tumble: 0.5,
  });
}

function tumbler(canvas: Canvas, x: number, scale: number, color: Hex, clear: boolean, life: StillLife): void {
  canvas.shadow(x + 8, 268, 62 * scale, 13, 0.5);
  const juice = canvas.linear(
    [
      [0, light(color, 0.35)],
      [0.4, color],
      [1, shade(color, 0.24)],
    ],
    ' x1="0" y1="0" x2="1" y2="0"',
  );
  const at = `translate(${x} 266) scale(${scale})`;
  canvas.draw(
    `<g transform="${at}"><path d="M-52-204L-42-4Q0 8 42-4L52-204Z" fill="#fffaf0" opacity=".3"/><path d="M-49-168L-40-8Q0 3 40-8L49-168Z" fill="${juice}"/><ellipse cy="-168" rx="49" ry="10" fill="${light(color, 0.45)}"/></g>`,
  );
  const pieces = fruits(life, []);
  if (clear)
    canvas.draw(
      `<g transform="${at}" fill="#fffaf0" opacity=".34"><path d="M-30-150l26-8l8 25l-26 8ZM4-126l28-4l4 26l-28 4ZM-28-104l24 4l-4 25l-25-5Z"/></g>`,
    );
  if (clear)
    heap(canvas, pieces, { x, y: 266 - 96 * scale, rx: 26 * scale, ry: 60 * scale, count: 6, scale: 0.85 * scale });
  canvas.draw(
    `<g transform="${at}"><path d="M14-262L26-264L4-20L-2-20Z" fill="#b9472f" opacity="${clear ? '.55' : '0'}"/><path d="M24-286L34-284L20-168L10-168Z" fill="#c8573b"/><path d="M24-286L28-285L14-168L10-168Z" fill="#e78d6d"/></g>`,
  );
  heap(canvas, [...pieces.slice(0, 2), ...(life.garnish.length > 0 ? life.garnish.slice(0, 1) : [MINT])], {
    x: x - 12 * scale,
    y: 266 - 172 * scale,
    rx: 26 * scale,
    ry: 6,
    count: 5,
    scale: 0.9 * scale,
    tumble: 0.4,
  });
  canvas.draw(
    `<g transform="${at}"><path d="M-42-196L-34-20" stroke="#fffaf0" stroke-width="5" stroke-linecap="round" opacity=".6"/><path d="M38-150L33-40" stroke="#fffaf0" stroke-width="2.4" stroke-linecap="round" opacity=".45"/><ellipse cy="-204" rx="52" ry="11" fill="none" stroke="#fffaf0" stroke-width="2" opacity=".75"/></g>`,
  );
}

export function mug(canvas: Canvas, life: StillLife): void {
  const dark = life.foods.some(
    ({ role, name }) => role === 'chocolate' || name === 'cocoa powder' || name === 'coffee',
  );
  const inside = dark
    ? '#7a4a30'
    : life.foods.some(({ name }) => name === 'turmeric')
      ? '#efb73c'
      : mix('#d6a066', life.liquid, 0.3);
  stage(canvas, inside);
  const glaze = canvas.chance.pick('mug', ['#f4e9d3', '#b7573a', '#4a6070', '#6f8a66', '#dba64a']);
  const body = canvas.linear(
    [
      [0, light(glaze, 0.45)],
      [0.45, glaze],
      [1, shade(glaze, 0.36)],
    ],
    ' x1="0" y1="0" x2="1" y2="0"',
  );
  canvas.shadow(206, 266, 122, 18, 0.5);
  canvas.draw(
    `<path d="M282 138C344 128 346 216 274 218L277 200C318 198 318 150 281 156Z" fill="${shade(glaze, 0.2)}"/><path d="M108 110C108 190 118 244 140 258Q196 272 252 258C276 244 288 190 288 110Z" fill="${body}"/><ellipse cx="198" cy="110" rx="90" ry="25" fill="${shade(glaze, 0.16)}"/><ellipse cx="198" cy="111" rx="83" ry="21" fill="${shade(inside, 0.2)}"/><ellipse cx="198" cy="113" rx="81" ry="19" fill="${inside}"/><path d="M138 112C150 98 246 98 256 112C246 126 190 128 176 116C190 106 226 108 224 114" fill="none" stroke="${light(inside, 0.66)}" stroke-width="6" stroke-linecap="round" opacity=".9"/><path d="M124 132C126 180 132 220 146 242" stroke="#fffaf0" stroke-width="7" stroke-linecap="round" fill="none" opacity=".4"/><path d="M168 78C156 60 182 52 172 30M200 74C188 54 216 46 204 20M232 78C222 62 246 52 236 34" fill="none" stroke="#fffaf0" stroke-width="6" stroke-linecap="round" opacity=".55"/>`,
  );
  const crumbs: readonly Visible[] =
    life.garnish.length > 0
      ? life.garnish.slice(0, 2)
      : [{ name: 'spice', shape: 'crumb', color: dark ? '#4a2a1d' : '#a2622f' }];
  heap(canvas, crumbs, { x: 198, y: 112, rx: 48, ry: 9, count: 6, scale: 0.7, tumble: 0.3 });
  heap(canvas, [...fruits(life, []), { name: 'chocolate', shape: 'shaving', color: dark ? '#4a2a1d' : '#a2622f' }], {
    x: 78,
    y: 262,
    rx: 34,
    ry: 10,
    count: 4,
    scale: 1.1,
    tumble: 0.4,
  });
}
