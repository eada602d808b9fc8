import { type Canvas, heap } from '#art/canvas';
import { type Hex, light, shade } from '#art/colors';
import { fruits, garnishOf, isDark, type Scene, setPlate } from '#art/scene-parts';
import { layTable } from '#art/setting';
import { scatterOnTable, stage } from '#art/stage';
import { faint, line, oval, path, place } from '#art/svg';
import { board, woodFor } from '#art/vessels';

export const cookies: Scene = (canvas, life) => {
  const dark = isDark(life) && !/chip/u.test(life.title);
  const dough: Hex = dark ? '#5a3524' : /shortbread|sugar|macaron/u.test(life.title) ? '#e6c07a' : '#cf9a54';
  const wood = woodFor(canvas, dough);
  layTable(canvas, life, wood);
  board(canvas, wood);
  const bits = [
    ...(life.roles.has('chocolate') ? [{ shape: 'chunk', color: '#3c2117' } as const] : []),
    ...garnishOf(life),
    ...fruits(life),
  ].slice(0, 3);
  for (const [at, [x, y]] of (
    [
      [92, 98],
      [196, 88],
      [302, 98],
      [140, 186],
      [252, 184],
      [76, 232],
      [336, 214],
      [196, 244],
    ] as const
  ).entries()) {
    canvas.ground = wood;
    canvas.put({ shape: 'cookie', color: dough }, x, y, canvas.between(-180, 180), canvas.between(1.4, 1.56));
    canvas.ground = dough;
    heap(canvas, bits, { x, y, rx: 32, count: canvas.share(6, 8 - at), scale: 0.62 });
    if (bits.length === 0)
      canvas.draw(
        line(
          `M${x - 18} ${y - 8}v.1M${x} ${y - 14}v.1M${x + 18} ${y - 8}v.1M${x - 12} ${y + 10}v.1M${x + 12} ${y + 10}v.1`,
          shade(dough, 0.4),
          5,
          faint(0.6),
        ),
      );
  }
};

export const squares: Scene = (canvas, life) => {
  const color: Hex =
    isDark(life) && !/feuille|napoleon|baklava/u.test(life.title)
      ? '#4f2c1c'
      : /lemon|citrus/u.test(life.title)
        ? '#efc646'
        : '#b7803f';
  const wood = woodFor(canvas, color);
  layTable(canvas, life, wood);
  board(canvas, wood);
  const bits = garnishOf(life).slice(0, 3);
  for (const [x, y, turn] of [
    [98, 104, -7],
    [204, 96, 4],
    [308, 106, -2],
    [146, 208, 5],
    [256, 208, -8],
  ] as const) {
    canvas.stamp(
      path('M-40-32H40V46H-40Z', '#2b1b14', ` transform="translate(5 8)"${faint(0.34)}`) +
        path('M-40-34H40V46Q0 50-40 46Z', canvas.down(shade(color, 0.2), shade(color, 0.5))) +
        path('M-40-40Q0-44 40-40V30Q0 34-40 30Z', canvas.dome(light(color, 0.1), 0.24, 0.3)) +
        line(
          'M-32-22L-8-28L12-16L32-26M-28 10L-4 2L18 14L34 6M-14-28L-8 2M20 14L14-14',
          shade(color, 0.36),
          1.6,
          faint(0.8),
        ) +
        line('M-34-34Q-10-38 12-37', light(color, 0.6), 2.4, faint(0.5)),
      x,
      y,
      turn,
      1.15,
    );
    canvas.ground = light(color, 0.1);
    heap(canvas, bits, { x, y: y - 6, rx: 28, ry: 24, count: 6, scale: 0.85 });
  }
  scatterOnTable(canvas, fruits(life), 330, 222, 4);
};

function stack(canvas: Canvas, plateColor: Hex, draw: () => void): void {
  canvas.shadow(200, 270, 180, 18, 0.5);
  canvas.draw(
    oval(200, 258, 164, 21, shade(plateColor, 0.36)),
    oval(200, 252, 164, 21, canvas.across(plateColor, 0.5, 0.26)),
    oval(204, 252, 124, 13, '#2b1b14', faint(0.3)),
  );
  draw();
}

export const pancakes: Scene = (canvas, life) => {
  stage(canvas, '#d8a45a');
  const glaze = canvas.choose(
    'plate',
    [{ color: '#f3e8d2' }, { color: '#5b7486' }, { color: '#8fa193' }, { color: '#46372f' }],
    '#d09a4e',
  ).color;
  stack(canvas, glaze, () => {
    const edge = canvas.across('#eec274', 0.4, 0.34);
    const face = canvas.radial([
      [0, '#dd9f4f'],
      [0.72, '#c07a30'],
      [0.93, '#e7b566'],
      [1, '#f3d08b'],
    ]);
    for (let layer = 0; layer < 6; layer += 1) {
      const y = 238 - layer * 23;
      const x = 200 + Math.round(canvas.between(-8, 8));
      canvas.draw(
        path(
          `M${x - 108} ${y - 9}Q${x - 114} ${y + 4} ${x - 104} ${y + 10}Q${x} ${y + 34} ${x + 104} ${y + 10}Q${x + 114} ${y + 4} ${x + 108} ${y - 9}Z`,
          edge,
        ),
        line(`M${x - 104} ${y + 9}Q${x} ${y + 33} ${x + 104} ${y + 9}`, '#8f5a22', 2.4, faint(0.5)),
        oval(x, y - 8, 109, 21, face),
      );
    }
  });
  if (life.names.has('maple syrup') || life.names.has('honey'))
    canvas.draw(
      path(
        'M120 110C150 94 256 94 284 110C292 124 276 126 274 144C272 168 258 168 258 146C256 126 240 130 226 130C214 132 216 182 206 184C194 186 198 132 184 130C164 128 158 134 154 152C150 170 140 164 142 144C142 130 114 124 120 110Z',
        canvas.down('#c97a2a', '#8f4a14'),
        faint(0.92),
      ),
      line('M134 107C160 99 230 99 262 106', '#ffd08a', 4, faint(0.8)),
      line('M206 150v24M148 140v14', '#ffd08a', 2.4, faint(0.6)),
    );
  canvas.ground = '#b0662a';
  const things = fruits(life);
  heap(canvas, things, { x: 220, y: 98, rx: 52, ry: 10, count: 8, scale: 1.15, tumble: 0.4 });
  scatterOnTable(canvas, things, 326, 250, 4);
  scatterOnTable(canvas, things, 78, 254, 3);
};

export const waffles: Scene = (canvas, life) => {
  const { x, y } = setPlate(canvas, life, '#cf9140', 'fork');
  const d = 'M-92 0C-92-56-54-94 0-94C54-94 92-56 92 0C92 56 54 94 0 94C-54 94-92 56-92 0Z';
  let pits = '';
  for (const row of [-66, -33, 0, 33, 66])
    for (const column of [-66, -33, 0, 33, 66])
      if (Math.hypot(row, column) < 86) pits += `M${column - 11} ${row - 11}h22v22h-22Z`;
  canvas.draw(
    place(
      x,
      y,
      12,
      1.08,
      path(d, '#2b1b14', ` transform="translate(5 9)"${faint(0.34)}`) +
        path(d, canvas.dome('#dba24e', 0.36, 0.36)) +
        path(pits, '#8f5a20', faint(0.62)) +
        path(pits, '#c98838', ' transform="translate(2.4 3) scale(.97)"') +
        line('M-96 0H96M0-96V96', '#8f5a20', 3, faint(0.5)) +
        line('M-70-48Q-36-86 10-88', '#ffe6b0', 4, faint(0.6)),
    ),
  );
  if (life.names.has('maple syrup') || life.names.has('honey'))
    canvas.draw(
      path(
        `M${x - 56} ${y - 14}Q${x - 60} ${y - 56} ${x - 4} ${y - 50}Q${x + 54} ${y - 56} ${x + 60} ${y - 8}Q${x + 68} ${y + 48} ${x + 26} ${y + 38}Q${x + 16} ${y + 66} ${x - 4} ${y + 42}Q${x - 56} ${y + 50} ${x - 56} ${y - 14}Z`,
        '#a85a1e',
        faint(0.6),
      ),
    );
  canvas.ground = '#a8672c';
  const things = fruits(life);
  heap(canvas, things, { x, y, rx: 46, ry: 40, count: 15, scale: 1.25 });
  if (life.roles.has('cream'))
    canvas.draw(
      path(
        `M${x - 26} ${y + 2}Q${x - 22} ${y - 26} ${x + 4} ${y - 22}Q${x + 30} ${y - 20} ${x + 26} ${y + 6}Q${x} ${y + 22} ${x - 26} ${y + 2}Z`,
        canvas.dome('#fdf3e0', 0.6, 0.14),
      ),
      line(`M${x - 14} ${y}q8-14 22-8t6 12`, '#dfcfae', 3, faint(0.8)),
    );
  heap(canvas, things, { x, y: y - 4, rx: 12, count: 3, scale: 0.9 });
};

export const frenchToast: Scene = (canvas, life) => {
  const { x, y } = setPlate(canvas, life, '#c98438', 'fork');
  for (const [dx, dy, turn] of [
    [-36, -30, -18],
    [40, -18, 12],
    [0, 28, -4],
  ] as const)
    canvas.put({ shape: 'bread', color: '#c07a2e' }, x + dx, y + dy, turn, 2.5);
  if (life.names.has('maple syrup') || life.names.has('honey'))
    canvas.draw(
      path(
        `M${x - 50} ${y + 2}Q${x - 44} ${y - 22} ${x} ${y - 16}Q${x + 50} ${y - 20} ${x + 48} ${y + 20}Q${x + 40} ${y + 64} ${x + 6} ${y + 52}Q${x - 52} ${y + 62} ${x - 50} ${y + 2}Z`,
        '#a85a1e',
        faint(0.62),
      ),
    );
  canvas.ground = '#b5692c';
  const things = fruits(life);
  heap(canvas, things, { x, y: y + 14, rx: 56, ry: 38, count: 17, scale: 1.25 });
  canvas.draw(
    line(
      'M150 90v.1M172 76v.1M232 82v.1M258 104v.1M144 130v.1M246 180v.1M160 204v.1M212 220v.1M270 140v.1',
      '#fffaf0',
      3,
      faint(0.9),
    ),
  );
  heap(canvas, garnishOf(life), { x, y: y + 10, rx: 40, ry: 26, count: 4 });
};

const RING = 'M-44 0A44 42 0 1 0 44 0A44 42 0 1 0-44 0ZM-14 0A14 13 0 1 1 14 0A14 13 0 1 1-14 0Z';
const ICING =
  'M-38-2C-40-30-14-40 6-38C32-36 42-16 38 4C36 22 26 20 20 30C6 40-6 32-18 34C-32 28-38 18-38-2ZM-15 0A15 14 0 1 1 15 0A15 14 0 1 1-15 0Z';

export const donuts: Scene = (canvas, life) => {
  const wood = woodFor(canvas, '#c98a45');
  layTable(canvas, life, wood);
  board(canvas, wood);
  const icings: readonly Hex[] = isDark(life) ? ['#4a281a', '#6b4230'] : ['#f6ead2', '#f0dcb4'];
  for (const [at, [x, y]] of (
    [
      [98, 104],
      [204, 94],
      [308, 106],
      [150, 208],
      [258, 206],
    ] as const
  ).entries()) {
    const icing = icings[at % icings.length] ?? '#e59aa0';
    canvas.draw(
      place(
        x,
        y,
        canvas.between(0, 360),
        1.12,
        path(RING, '#2b1b14', ` fill-rule="evenodd" transform="translate(5 8)"${faint(0.32)}`) +
          path(RING, canvas.dome('#cf9148', 0.3, 0.4), ' fill-rule="evenodd"') +
          path(ICING, canvas.dome(icing, 0.36, 0.18), ' fill-rule="evenodd"'),
      ),
      line(
        `M${x - 28} ${y - 10}l5 3M${x - 10} ${y - 30}l5-3M${x + 22} ${y - 22}l2 5M${x + 30} ${y + 4}l-2 5M${x + 12} ${y + 28}l5-2M${x - 22} ${y + 22}l4 4M${x + 4} ${y - 22}l4 4`,
        '#fffaf0',
        3.4,
      ),
    );
  }
};
