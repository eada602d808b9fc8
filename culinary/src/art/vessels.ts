import type { Canvas } from '#art/canvas';
import { brightness, type Hex, INK, light, shade } from '#art/colors';
import { faint, hoop, line, oval, path, place } from '#art/svg';

/** The area for food: a circle, or in a tray and on a board the ellipse that fits. */
export interface Well {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const X = 200;
const Y = 150;

const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;

function rimDecor(canvas: Canvas, color: Hex, near: number, far: number): string {
  const ink =
    brightness(color) > 0.5
      ? canvas.chance.pick('rim ink', ['#4d6577', '#b9472f', '#5f7f5a', '#8a5a38'])
      : light(color, 0.6);
  const middle = (near + far) / 2;
  return canvas.chance.pick('rim', [
    '',
    hoop(X, Y, far - 5, ink, 2.2, faint(0.6)),
    hoop(X, Y, middle, ink, 4, ` stroke-dasharray=".1 11.8"${faint(0.55)}`),
    hoop(X, Y, far - 4, ink, 1.6, faint(0.55)) + hoop(X, Y, near + 5, ink, 1, faint(0.5)),
    hoop(X, Y, middle, ink, Math.min(9, far - near - 3), ` stroke-dasharray="1.6 8"${faint(0.35)}`),
    hoop(X, Y, middle + 2, ink, 1.5, ` stroke-dasharray=".1 17 .1 9 .1 23"${faint(0.6)}`) +
      hoop(X, Y, middle - 4, ink, 1.8, ` stroke-dasharray=".1 31 .1 13"${faint(0.6)}`),
  ]);
}

/** A deep bowl from above. */
export function bowl(canvas: Canvas, color: Hex): Well {
  canvas.shadow(X + 9, Y + 16, 154, 150);
  const inside = canvas.radial(
    [
      [0.55, shade(color, 0.08)],
      [0.92, shade(color, 0.3)],
      [1, shade(color, 0.42)],
    ],
    ' cx=".56" cy=".6"',
  );
  canvas.draw(
    disc(X, Y, 134, canvas.slant(color)),
    hoop(X, Y, 132, light(color, 0.65), 2.2, faint(0.8)),
    disc(X, Y, 121, inside),
    rimDecor(canvas, color, 121, 134),
  );
  canvas.ground = color;
  return { x: X, y: Y, r: 112 };
}

/** A wide plate with a rim. */
export function plate(canvas: Canvas, color: Hex): Well {
  canvas.shadow(X + 8, Y + 14, 158, 155, 0.44);
  const well = canvas.radial(
    [
      [0.7, light(color, 0.3)],
      [0.95, shade(color, 0.06)],
      [1, shade(color, 0.2)],
    ],
    ' cx=".46" cy=".44"',
  );
  canvas.draw(
    disc(X, Y, 138, canvas.slant(color, 0.5, 0.22)),
    hoop(X, Y, 136.6, shade(color, 0.4), 1.2, faint(0.4)),
    rimDecor(canvas, color, 106, 138),
    disc(X, Y, 105, well),
    line('M110 98A104 104 0 0 1 200 46', '#fffaf0', 3, faint(0.55)),
  );
  canvas.ground = color;
  return { x: X, y: Y, r: 96 };
}

export function pot(canvas: Canvas, color: Hex): Well {
  canvas.shadow(X + 9, Y + 16, 162, 148);
  const ear = (side: number): string =>
    line(`M${X + side * 126} ${Y - 24}q${side * 30}-2 ${side * 30} 24t${side * -30} 24`, shade(color, 0.3), 13) +
    line(`M${X + side * 126} ${Y - 26}q${side * 28}-2 ${side * 28} 22`, light(color, 0.3), 3, faint(0.6));
  canvas.draw(
    ear(-1),
    ear(1),
    disc(X, Y, 132, canvas.slant(color, 0.34, 0.42)),
    hoop(X, Y, 130, light(color, 0.5), 2.2, faint(0.7)),
    disc(X, Y, 119, '#f1e4cc'),
    hoop(X, Y, 116, INK, 8, faint(0.24)),
  );
  canvas.ground = '#f1e4cc';
  return { x: X, y: Y, r: 112 };
}

const IRON = '#38312d';

/** A cast-iron pan with its handle cropped by the picture. */
export function skillet(canvas: Canvas): Well {
  const x = 190;
  canvas.shadow(x + 9, Y + 15, 152, 148, 0.55);
  const iron = canvas.slant(IRON, 0.2, 0.4);
  canvas.draw(
    path('M286 190L420 246L412 276L272 222Z', INK, ' opacity=".32" transform="translate(5 8)"'),
    path('M286 188L424 240L414 272L272 222Z', iron),
    line('M294 198L410 241', '#85786f', 2.6, faint(0.7)),
    disc(x, Y, 131, iron),
    hoop(x, Y, 129, '#85786f', 2, faint(0.7)),
    disc(x, Y, 118, '#26201d'),
    hoop(x, Y, 118, '#5d534d', 1.4, faint(0.7)),
  );
  canvas.ground = '#26201d';
  return { x, y: Y, r: 111 };
}

/** A wide flat pan with two handles, for paella and wok dishes. */
export function widePan(canvas: Canvas, metal: Hex): Well {
  canvas.shadow(X + 8, Y + 15, 160, 150, 0.5);
  const ear = (side: number): string =>
    line(`M${X + side * 130} ${Y - 22}q${side * 34} 0 ${side * 34} 22t${side * -34} 22`, shade(metal, 0.45), 9) +
    line(`M${X + side * 130} ${Y - 24}q${side * 32} 0 ${side * 33} 20`, light(metal, 0.5), 2.4, faint(0.7));
  canvas.draw(
    ear(-1),
    ear(1),
    disc(X, Y, 137, canvas.slant(metal, 0.5, 0.4)),
    hoop(X, Y, 135.4, light(metal, 0.7), 1.6, faint(0.8)),
    disc(X, Y, 128, shade(metal, 0.3)),
    disc(X - 130, Y - 15, 2.6, '#2b1b14'),
    disc(X + 130, Y - 15, 2.6, INK),
  );
  canvas.ground = shade(metal, 0.3);
  return { x: X, y: Y, r: 123 };
}

/** A roasting tray or, with handles, a baking dish. The well is a rectangle: r is half its height. */
export function tray(canvas: Canvas, color: Hex, ears: boolean): Well {
  canvas.draw(
    '<rect x="34" y="42" width="346" height="240" rx="32" fill="#2b1b14" opacity=".16"/><rect x="36" y="44" width="338" height="230" rx="27" fill="#2b1b14" opacity=".24"/>',
  );
  if (ears) canvas.draw(path('M36 116q-26 0-26 34t26 34zM364 116q26 0 26 34t-26 34z', shade(color, 0.14)));
  canvas.draw(
    `<rect x="28" y="34" width="344" height="232" rx="26" fill="${canvas.slant(color, 0.5, 0.35)}"/><rect x="30.5" y="36.5" width="339" height="227" rx="24" fill="none" stroke="${light(color, 0.7)}" stroke-width="1.8" opacity=".7"/><rect x="43" y="49" width="314" height="202" rx="17" fill="${shade(color, 0.36)}"/><rect x="47" y="55" width="308" height="195" rx="14" fill="${shade(color, 0.16)}"/>`,
  );
  canvas.ground = shade(color, 0.16);
  return { x: 200, y: 152, r: 92 };
}

/** An oval oven dish, or a platter. */
export function ovalDish(canvas: Canvas, color: Hex, ears: boolean): Well {
  canvas.shadow(X + 8, Y + 16, 184, 138, 0.5);
  if (ears) canvas.draw(path('M36 126q-24 2-24 24t24 24zM364 126q24 2 24 24t-24 24z', canvas.slant(color, 0.2, 0.4)));
  canvas.draw(
    oval(X, Y, 164, 120, canvas.slant(color)),
    oval(X, Y, 162, 118, 'none', ` stroke="${light(color, 0.65)}" stroke-width="2"${faint(0.75)}`),
    oval(X, Y + 1, 149, 106, shade(color, 0.34)),
    oval(X, Y + 3, 148, 103, shade(color, 0.1)),
  );
  canvas.ground = shade(color, 0.1);
  return { x: X, y: Y + 2, r: 98 };
}

const WOODS: readonly [{ readonly color: Hex }, ...{ readonly color: Hex }[]] = [
  { color: '#c48f57' },
  { color: '#dfb985' },
  { color: '#8d5a36' },
  { color: '#54392b' },
  { color: '#4b5257' },
];

export const woodFor = (canvas: Canvas, food: Hex): Hex => canvas.choose('wood', WOODS, food).color;

/** A wooden board. The well is a rectangle: r is half its height. */
export function board(canvas: Canvas, color: Hex): Well {
  const dark = shade(color, 0.4);
  canvas.draw(
    place(
      0,
      0,
      -3,
      1,
      `<rect x="20" y="58" width="348" height="222" rx="28" fill="#2b1b14" opacity=".36"/><rect x="16" y="50" width="348" height="222" rx="28" fill="${canvas.slant(color, 0.32, 0.24)}"/>${line('M20 90C120 84 250 98 360 88M18 112C140 120 240 104 362 114M18 138C140 146 240 130 362 140M18 182C110 174 280 190 362 180M20 224C150 230 250 216 360 226M22 204C120 210 280 198 360 206', dark, 1.2, ` stroke-dasharray="80 6 130 10"${faint(0.42)}`)}<rect x="18" y="52" width="344" height="218" rx="26" fill="none" stroke="${light(color, 0.6)}" stroke-width="1.8" opacity=".6"/><circle cx="338" cy="76" r="8" fill="${shade(color, 0.62)}"/>`,
    ),
  );
  canvas.ground = color;
  return { x: 200, y: 152, r: 82 };
}

/** A round board for wedges. */
export function roundBoard(canvas: Canvas, color: Hex): Well {
  canvas.shadow(X + 8, Y + 16, 164, 158, 0.5);
  canvas.draw(
    path('M304 210L392 272Q400 282 390 290Q380 296 370 288L284 232Z', canvas.slant(color, 0.2, 0.3)),
    disc(X, Y, 141, canvas.slant(color, 0.34, 0.26)),
    line(
      'M80 90C150 84 250 98 322 90M62 130C140 136 240 122 338 132M62 172C110 164 280 180 338 170M82 216C150 222 250 208 318 218',
      shade(color, 0.4),
      1.2,
      ` stroke-dasharray="80 6 130 10"${faint(0.42)}`,
    ),
    hoop(X, Y, 139, light(color, 0.6), 1.6, faint(0.6)),
    disc(382, 280, 4, shade(color, 0.6)),
  );
  canvas.ground = color;
  return { x: X, y: Y, r: 122 };
}
