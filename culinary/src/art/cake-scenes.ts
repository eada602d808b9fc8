import { MINT, BERRY, stage, fruits } from '#art/side-parts';
import { type Canvas, heap } from '#art/canvas';
import { blend, light, mix, shade } from '#art/colors';
import type { StillLife } from '#art/still-life';

export function cake(canvas: Canvas, life: StillLife): void {
  stage(canvas, life.liquid);
  const dark = life.foods.some(({ role, name }) => role === 'chocolate' || name === 'cocoa powder');
  const crumb = dark ? '#5b3422' : '#e2ac5c';
  const icing = dark ? '#3c2117' : mix('#fff3da', life.liquid, 0.1);
  canvas.shadow(200, 272, 150, 20, 0.5);
  const stand = canvas.linear(
    [
      [0, '#fffaf0'],
      [0.5, '#efe2c8'],
      [1, '#bda982'],
    ],
    ' x1="0" y1="0" x2="1" y2="0"',
  );
  canvas.draw(
    `<path d="M184 222L176 262Q140 266 138 273Q200 284 262 273Q260 266 224 262L216 222Z" fill="${stand}"/><ellipse cx="200" cy="222" rx="142" ry="17" fill="#a8946f"/><ellipse cx="200" cy="217" rx="142" ry="17" fill="${stand}"/><ellipse cx="204" cy="217" rx="112" ry="11" fill="#2b1b14" opacity=".24"/>`,
  );
  const side = canvas.linear(
    [
      [0, light(crumb, 0.3)],
      [0.45, crumb],
      [1, shade(crumb, 0.34)],
    ],
    ' x1="0" y1="0" x2="1" y2="0"',
  );
  canvas.draw(
    `<path d="M98 118V208Q200 230 302 208V118Z" fill="${side}"/><path d="M98 164Q200 186 302 164V174Q200 196 98 174Z" fill="${light(icing, dark ? 0.12 : 0.3)}"/><path d="M112 140h.1M136 152h.1M168 150h.1M226 156h.1M258 146h.1M282 150h.1M124 192h.1M154 202h.1M188 206h.1M236 204h.1M272 196h.1" stroke="${shade(crumb, 0.3)}" stroke-width="4" stroke-linecap="round" opacity=".5"/>`,
  );
  const top = canvas.radial(
    [
      [0, light(icing, 0.4)],
      [0.8, icing],
      [1, shade(icing, 0.14)],
    ],
    ' cx=".4" cy=".35"',
  );
  canvas.draw(
    `<path d="M98 116Q98 144 110 146T124 138T142 156T160 146T182 168T200 150T222 160T240 146T258 158T276 140T292 146T302 116Z" fill="${shade(icing, 0.08)}"/><ellipse cx="200" cy="114" rx="102" ry="25" fill="${top}"/>`,
  );
  heap(canvas, fruits(life, [BERRY]), { x: 200, y: 106, rx: 74, ry: 13, count: 15, scale: 1.05, tumble: 0.3 });
  heap(canvas, life.garnish.length > 0 ? life.garnish.slice(0, 2) : [MINT], {
    x: 200,
    y: 100,
    rx: 56,
    ry: 10,
    count: 6,
    scale: 0.8,
    tumble: 0.4,
  });
}

export function glassDessert(canvas: Canvas, life: StillLife): void {
  const things = fruits(life, [BERRY]);
  const fruit = shade(
    blend(
      things.map(({ color }) => color),
      '#c32f45',
    ),
    0.04,
  );
  stage(canvas, fruit);
  const cream = light(mix('#fbf0d8', fruit, 0.12), 0.2);
  for (const [x, scale] of [
    [258, 0.88],
    [156, 1],
  ] as const) {
    canvas.shadow(x + 6, 270, 58 * scale, 11, 0.5);
    const layer = canvas.linear(
      [
        [0, light(cream, 0.4)],
        [0.5, cream],
        [1, shade(cream, 0.2)],
      ],
      ' x1="0" y1="0" x2="1" y2="0"',
    );
    const red = canvas.linear(
      [
        [0, light(fruit, 0.3)],
        [0.5, fruit],
        [1, shade(fruit, 0.3)],
      ],
      ' x1="0" y1="0" x2="1" y2="0"',
    );
    const at = `translate(${x} 268) scale(${scale})`;
    canvas.draw(
      `<g transform="${at}"><path d="M-34-2Q0-12 34-2Q0 8-34-2Z" fill="#fffaf0" opacity=".75"/><path d="M-5-44H5L7-4H-7Z" fill="#fffaf0" opacity=".65"/><path d="M-60-190C-60-100-40-48 0-44C40-48 60-100 60-190Z" fill="#fffaf0" opacity=".4"/><path d="M-56-160C-54-100-38-52 0-49C38-52 54-100 56-160Z" fill="${layer}"/><path d="M-54-126C-30-140 20-112 53-132C50-110 46-96 40-84C14-72-20-92-44-80C-50-96-53-110-54-126Z" fill="${red}"/><path d="M-34-68C-14-78 14-66 34-72C26-58 14-50 0-49C-14-50-26-58-34-68Z" fill="${red}"/><ellipse cy="-160" rx="56" ry="13" fill="${light(cream, 0.5)}"/><path d="M-40-164C-36-192 36-196 42-164C30-152-26-150-40-164Z" fill="${light(cream, 0.6)}"/><path d="M-28-170C-10-186 24-184 32-170" fill="none" stroke="${shade(cream, 0.16)}" stroke-width="3" stroke-linecap="round" opacity=".6"/></g>`,
    );
    heap(canvas, things, {
      x,
      y: 268 - 176 * scale,
      rx: 28 * scale,
      ry: 8,
      count: 6,
      scale: 0.92 * scale,
      tumble: 0.4,
    });
    heap(canvas, life.garnish.length > 0 ? life.garnish.slice(0, 2) : [MINT], {
      x: x + 4,
      y: 268 - 182 * scale,
      rx: 18 * scale,
      ry: 6,
      count: 4,
      scale: 0.74 * scale,
      tumble: 0.5,
    });
    canvas.draw(
      `<g transform="${at}"><path d="M-50-176C-48-120-40-84-24-66" stroke="#fffaf0" stroke-width="5" stroke-linecap="round" fill="none" opacity=".6"/><ellipse cy="-190" rx="60" ry="13" fill="none" stroke="#fffaf0" stroke-width="2" opacity=".7"/></g>`,
    );
  }
  heap(canvas, things, { x: 330, y: 264, rx: 28, ry: 10, count: 4, scale: 1.05, tumble: 0.5 });
}

export function pancakeStack(canvas: Canvas, life: StillLife): void {
  stage(canvas, '#d8a45a');
  canvas.shadow(200, 264, 168, 22, 0.5);
  const dish = canvas.linear(
    [
      [0, '#fffaf0'],
      [0.6, '#ece0c8'],
      [1, '#c3b18d'],
    ],
    ' x1="0" y1="0" x2="1" y2="0"',
  );
  canvas.draw(
    `<ellipse cx="200" cy="256" rx="156" ry="24" fill="#b5a27c"/><ellipse cx="200" cy="250" rx="156" ry="24" fill="${dish}"/><ellipse cx="204" cy="250" rx="116" ry="14" fill="#2b1b14" opacity=".26"/>`,
  );
  const edge = canvas.linear(
    [
      [0, '#f6d796'],
      [0.5, '#eec274'],
      [1, '#c98f45'],
    ],
    ' x1="0" y1="0" x2="1" y2="0"',
  );
  const face = canvas.radial([
    [0, '#dd9f4f'],
    [0.72, '#c98338'],
    [0.93, '#e7b566'],
    [1, '#f3d08b'],
  ]);
  for (let layer = 0; layer < 6; layer += 1) {
    const y = 236 - layer * 23;
    const x = 200 + Math.round(canvas.between(-8, 8));
    canvas.draw(
      `<path d="M${x - 108} ${y - 9}Q${x - 114} ${y + 4} ${x - 104} ${y + 10}Q${x} ${y + 34} ${x + 104} ${y + 10}Q${x + 114} ${y + 4} ${x + 108} ${y - 9}Z" fill="${edge}"/><ellipse cx="${x}" cy="${y - 8}" rx="109" ry="21" fill="${face}"/>`,
    );
  }
  canvas.draw(
    '<path d="M120 108C150 92 256 92 284 108C292 122 276 124 274 142C272 164 258 164 258 142C256 124 240 128 226 128C214 130 216 176 206 178C194 180 198 130 184 128C164 126 158 132 154 150C150 166 140 160 142 142C142 128 114 122 120 108Z" fill="#a85a1e" opacity=".86"/><path d="M134 106C160 98 230 98 262 105" stroke="#f0b766" stroke-width="4" fill="none" stroke-linecap="round" opacity=".8"/>',
  );
  canvas.put({ name: 'butter', shape: 'chunk', color: '#f9e39a' }, 200, 96, -8, 1.4);
  const things = fruits(life, [{ name: 'blueberry', shape: 'berry', color: '#3f4f8c' }]);
  heap(canvas, things, { x: 214, y: 96, rx: 56, ry: 11, count: 9, scale: 1.1, tumble: 0.4 });
  heap(canvas, [...things, ...life.garnish.slice(0, 1)], {
    x: 322,
    y: 250,
    rx: 26,
    ry: 9,
    count: 4,
    scale: 1,
    tumble: 0.4,
  });
  heap(canvas, things, { x: 84, y: 252, rx: 22, ry: 8, count: 3, scale: 1, tumble: 0.4 });
}
