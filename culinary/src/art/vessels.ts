import type { Canvas } from '#art/canvas';
import { type Hex, light, shade } from '#art/colors';

/** Where food goes. */
export interface Well {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const CENTER = { x: 200, y: 150 };

/** A deep bowl from above. */
export function bowl(canvas: Canvas, color: Hex): Well {
  const { x, y } = CENTER;
  canvas.shadow(x + 9, y + 15, 152, 150, 0.5);
  const wall = canvas.linear(
    [
      [0, light(color, 0.5)],
      [0.5, color],
      [1, shade(color, 0.3)],
    ],
    ' x1=".1" y1="0" x2=".9" y2="1"',
  );
  const inside = canvas.radial(
    [
      [0.55, shade(color, 0.08)],
      [0.92, shade(color, 0.3)],
      [1, shade(color, 0.42)],
    ],
    ' cx=".56" cy=".6"',
  );
  canvas.draw(
    `<circle cx="${x}" cy="${y}" r="132" fill="${wall}"/><circle cx="${x}" cy="${y}" r="129.5" fill="none" stroke="${light(color, 0.65)}" stroke-width="2.4" opacity=".85"/><circle cx="${x}" cy="${y}" r="120" fill="${inside}"/>`,
  );
  return { x, y, r: 111 };
}

/** A wide plate with a rim. */
export function plate(canvas: Canvas, color: Hex): Well {
  const { x, y } = CENTER;
  canvas.shadow(x + 8, y + 13, 156, 154, 0.46);
  const rim = canvas.linear(
    [
      [0, light(color, 0.55)],
      [0.55, color],
      [1, shade(color, 0.2)],
    ],
    ' x1=".1" y1="0" x2=".9" y2="1"',
  );
  const well = canvas.radial(
    [
      [0.7, light(color, 0.3)],
      [0.95, shade(color, 0.06)],
      [1, shade(color, 0.17)],
    ],
    ' cx=".46" cy=".44"',
  );
  canvas.draw(
    `<circle cx="${x}" cy="${y}" r="138" fill="${rim}"/><circle cx="${x}" cy="${y}" r="134" fill="none" stroke="${shade(color, 0.3)}" stroke-width="1.6" opacity=".35"/><circle cx="${x}" cy="${y}" r="104" fill="${well}"/><path d="M110 98A104 104 0 0 1 200 46" fill="none" stroke="#fffaf0" stroke-width="3" stroke-linecap="round" opacity=".55"/>`,
  );
  return { x, y, r: 94 };
}

/** An enamelled pot with two ears. */
export function pot(canvas: Canvas, color: Hex): Well {
  const { x, y } = CENTER;
  canvas.shadow(x + 9, y + 15, 160, 148, 0.52);
  const wall = canvas.linear(
    [
      [0, light(color, 0.32)],
      [0.5, color],
      [1, shade(color, 0.42)],
    ],
    ' x1=".1" y1="0" x2=".9" y2="1"',
  );
  const ear = (side: number): string =>
    `<path d="M${x + side * 122} ${y - 30}q${side * 40}-4 ${side * 40} 30t${side * -40} 30l0-16q${side * 22} 2 ${side * 22}-14t${side * -22}-14z" fill="${shade(color, 0.25)}"/>`;
  canvas.draw(
    `${ear(-1)}${ear(1)}<circle cx="${x}" cy="${y}" r="132" fill="${wall}"/><circle cx="${x}" cy="${y}" r="129" fill="none" stroke="${light(color, 0.5)}" stroke-width="2.4" opacity=".7"/><circle cx="${x}" cy="${y}" r="118" fill="#f1e4cc"/><circle cx="${x}" cy="${y}" r="118" fill="none" stroke="#2b1b14" stroke-width="7" opacity=".22"/>`,
  );
  return { x, y, r: 112 };
}

/** A cast-iron pan, its handle running out of the picture. */
export function skillet(canvas: Canvas): Well {
  const x = 186;
  const y = 150;
  canvas.shadow(x + 9, y + 14, 150, 148, 0.55);
  const iron = canvas.linear(
    [
      [0, '#5d534d'],
      [0.5, '#38312d'],
      [1, '#1f1a17'],
    ],
    ' x1=".1" y1="0" x2=".9" y2="1"',
  );
  canvas.draw(
    `<path d="M286 190L420 246L412 276L272 222Z" fill="#2b1b14" opacity=".3" transform="translate(5 8)"/><path d="M286 188L424 240L414 272L272 222Z" fill="${iron}"/><path d="M292 196L410 240" stroke="#7d7069" stroke-width="3" opacity=".7"/><circle cx="${x}" cy="${y}" r="131" fill="${iron}"/><circle cx="${x}" cy="${y}" r="128" fill="none" stroke="#85786f" stroke-width="2" opacity=".7"/><circle cx="${x}" cy="${y}" r="117" fill="#26201d"/>`,
  );
  return { x, y, r: 110 };
}

/** A roasting tray or, in color, a baking dish. The well is a rectangle: r is half its height. */
export function tray(canvas: Canvas, color: Hex, ears: boolean): Well {
  const metal = canvas.linear(
    [
      [0, light(color, 0.5)],
      [0.5, color],
      [1, shade(color, 0.35)],
    ],
    ' x1="0" y1="0" x2="1" y2="1"',
  );
  canvas.draw(
    `<rect x="34" y="40" width="344" height="238" rx="30" fill="#2b1b14" opacity=".16"/><rect x="38" y="44" width="336" height="228" rx="26" fill="#2b1b14" opacity=".2"/>`,
  );
  if (ears)
    canvas.draw(`<path d="M36 116q-26 0-26 34t26 34zM364 116q26 0 26 34t-26 34z" fill="${shade(color, 0.12)}"/>`);
  canvas.draw(
    `<rect x="28" y="34" width="344" height="232" rx="26" fill="${metal}"/><rect x="30.5" y="36.5" width="339" height="227" rx="24" fill="none" stroke="${light(color, 0.7)}" stroke-width="2" opacity=".7"/><rect x="44" y="50" width="312" height="200" rx="16" fill="${shade(color, 0.3)}"/><rect x="47" y="54" width="308" height="195" rx="14" fill="${shade(color, 0.14)}"/>`,
  );
  return { x: 200, y: 151, r: 92 };
}

/** A wooden board. The well is a rectangle: r is half its height. */
export function board(canvas: Canvas): Well {
  const wood = canvas.linear(
    [
      [0, '#dcb07a'],
      [0.55, '#c48f57'],
      [1, '#a06f40'],
    ],
    ' x1="0" y1="0" x2="1" y2="1"',
  );
  canvas.draw(
    `<g transform="rotate(-4 200 150)"><rect x="34" y="48" width="338" height="222" rx="28" fill="#2b1b14" opacity=".34" transform="translate(4 6)"/><rect x="28" y="42" width="344" height="222" rx="28" fill="${wood}"/><path d="M30 90C120 84 250 98 370 88M30 128C140 136 240 120 370 130M30 172C110 164 280 180 370 170M30 214C150 220 250 206 370 216" fill="none" stroke="#8a5a30" stroke-width="1.4" opacity=".4"/><rect x="30" y="44" width="340" height="218" rx="26" fill="none" stroke="#f1d3a4" stroke-width="2" opacity=".6"/><circle cx="346" cy="66" r="8" fill="#6d4627"/></g>`,
  );
  return { x: 200, y: 152, r: 82 };
}
