import { type Canvas, heap } from '#art/canvas';
import { type Hex, light, shade } from '#art/colors';
import { bodyOf, garnishOf, type Scene, setPlate, shadowed } from '#art/scene-parts';
import { faint, line, oval, path, place } from '#art/svg';

export const omelet: Scene = (canvas, life) => {
  const { x, y } = setPlate(canvas, life, '#efb94a', 'fork');
  const d = `M${x - 92} ${y + 34}C${x - 104} ${y - 30} ${x - 40} ${y - 66} ${x + 12} ${y - 64}C${x + 70} ${y - 60} ${x + 104} ${y - 8} ${x + 90} ${y + 36}C${x + 40} ${y + 56} ${x - 50} ${y + 58} ${x - 92} ${y + 34}Z`;
  canvas.draw(shadowed(d, '#d4922f'));
  heap(canvas, bodyOf(life), { x, y: y + 40, rx: 82, ry: 12, count: 15, scale: 1 });
  const top = `M${x - 92} ${y + 26}C${x - 102} ${y - 34} ${x - 40} ${y - 70} ${x + 12} ${y - 68}C${x + 70} ${y - 64} ${x + 102} ${y - 14} ${x + 90} ${y + 26}C${x + 40} ${y + 42} ${x - 50} ${y + 44} ${x - 92} ${y + 26}Z`;
  canvas.draw(
    shadowed(top, canvas.dome('#f3c14e', 0.4, 0.24)),
    line(
      `M${x - 66} ${y - 12}q30-26 60-20M${x - 10} ${y + 6}q30-14 58 0M${x - 50} ${y + 18}q24-10 50-2`,
      '#c98526',
      4,
      faint(0.5),
    ),
    line(`M${x - 50} ${y - 34}Q${x} ${y - 62} ${x + 50} ${y - 40}`, '#fff2c4', 4, faint(0.7)),
  );
  canvas.ground = '#f3c14e';
  heap(canvas, garnishOf(life), {
    x,
    y: y - 14,
    rx: 60,
    ry: 26,
    count: 12,
    scale: 0.7,
  });
  heap(
    canvas,
    life.body.filter(({ shape }) => shape === 'leaf' || shape === 'slice'),
    { x: x + 6, y: y + 76, rx: 40, ry: 8, count: 5 },
  );
};

function scramble(canvas: Canvas, x: number, y: number): void {
  canvas.ground = '#f0dcb4';
  const curds = [
    'M-60-20q-10-30 24-34t44-4t40 20t8 34t-30 20t-44 0t-42-36Z',
    'M-36-26q10-22 34-14t24 22t-24 20t-34-28Z',
    'M-6 4q18-18 36-2t-8 28t-34-2t6-24Z',
    'M-52 0q12-14 28-4t0 26t-28-22Z',
    'M12-34q18-8 26 8t-14 18t-12-26Z',
  ];
  curds.forEach((d, at) =>
    canvas.draw(
      place(
        x,
        y + 4,
        at * 6 - 8,
        1.12,
        shadowed(
          d,
          canvas.dome(at % 2 === 0 ? '#f3c451' : '#f8d673', 0.5, 0.18),
          ` stroke="#d99a2e" stroke-width="1.4"`,
        ),
      ),
    ),
  );
}

export const eggToast: Scene = (canvas, life) => {
  const { x, y } = setPlate(canvas, life, '#e9b54a', 'fork');
  for (const [dx, dy, turn] of [
    [-40, -22, -12],
    [38, 24, 8],
  ] as const)
    canvas.put({ shape: 'bread', color: '#c58444' }, x + dx, y + dy, turn, 2.9);
  if (life.eggs !== null || /benedict|poached|fried/u.test(life.title))
    for (const [dx, dy] of [
      [-38, -18],
      [38, 26],
    ] as const)
      canvas.put({ shape: 'fried-egg', color: '#f3a126', name: 'egg' }, x + dx, y + dy, canvas.between(-40, 40), 1.5);
  else scramble(canvas, x, y);
  canvas.ground = '#f3c451';
  heap(canvas, bodyOf(life), { x, y: y + 8, rx: 60, ry: 40, count: 7 });
  heap(canvas, garnishOf(life), { x, y: y + 2, rx: 52, ry: 36, count: 14, scale: 0.55 });
};

const ROUNDS: readonly (readonly [number, number])[] = [
  [200, 84],
  [142, 112],
  [258, 114],
  [200, 140],
  [128, 174],
  [272, 176],
  [170, 196],
  [232, 196],
  [200, 240],
];
export const filledBites: Scene = (canvas, life) => {
  const egg = /egg|oeuf|huevo|eier/u.test(life.title);
  const shell: Hex = egg ? '#fbf3e0' : (life.body[0]?.color ?? '#c9a17a');
  setPlate(canvas, life, shell);
  const filling: Hex = egg ? '#f0b63a' : '#efdcae';
  for (const [at, [x, y]] of ROUNDS.entries()) {
    const turn = canvas.between(-30, 30);
    canvas.stamp(
      shadowed(
        'M-30 2C-32-24-10-34 6-31C28-27 34-8 29 10C22 30-6 34-18 26C-26 20-29 12-30 2Z',
        egg ? canvas.dome(shell, 0.3, 0.2) : canvas.dome(shade(shell, 0.1)),
      ) +
        path('M-19 0C-16-20 14-22 19-4C20 14-2 20-12 14C-17 10-19 6-19 0Z', shade(filling, 0.14)) +
        path('M-17-4C-14-20 12-22 17-7C12-2 14 8 4 10C-6 14-16 8-17-4Z', filling) +
        line('M-8-8q8-8 16 0q2 8-6 8', light(filling, 0.6), 3, faint(0.8)),
      x,
      y,
      turn,
      0.92,
    );
    canvas.ground = filling;
    heap(canvas, garnishOf(life), { x, y: y - 2, rx: 8, count: canvas.share(3, ROUNDS.length - at), scale: 0.5 });
  }
};

export const rolls: Scene = (canvas, life) => {
  const fresh =
    /summer|rice paper/u.test(life.title) ||
    (life.foods.some(({ name }) => name.startsWith('rice paper')) && !/cha gio|nem\b|fried|imperial/u.test(life.title));
  const skin: Hex = fresh ? '#efe8d6' : /enchilada|cannelloni/u.test(life.title) ? '#d9a04a' : '#c98a3c';
  const { x, y } = setPlate(canvas, life, skin);
  const body = bodyOf(life);
  for (let at = 0; at < 5; at += 1) {
    const cy = y - 66 + at * 33;
    const cx = x + (at % 2 === 0 ? -5 : 6);
    canvas.stamp(
      shadowed('M-74-14Q-82 0-74 15L70 15Q82 0 70-14Z', canvas.down(light(skin, 0.45), skin, shade(skin, 0.3))),
      cx,
      cy,
      -9,
    );
    if (fresh)
      canvas.draw(
        place(
          cx,
          cy,
          -9,
          1,
          body
            .slice(0, 4)
            .map(({ color }, part) =>
              line(`M${-56 + part * 30} ${part % 2 === 0 ? -4 : 5}q14-8 26 1`, color, 8, faint(0.72)),
            )
            .join('') + path('M-74-14Q0-20 70-14L70-4Q0-12-74-4Z', '#fffdf4', faint(0.5)),
        ),
      );
    else
      canvas.draw(
        place(
          cx,
          cy,
          -9,
          1,
          line('M-40-13L-30 14M6-14L16 14', shade(skin, 0.3), 2, faint(0.6)) +
            line('M-64-8Q0-14 58-9', '#fff2cc', 2.6, faint(0.6)),
        ),
      );
    const end = body[at % body.length];
    canvas.draw(
      place(
        cx + 71,
        cy - 11,
        -9,
        1,
        oval(0, 0, 7, 13.4, shade(skin, 0.2)) + oval(0.6, 0, 5, 10.6, end?.color ?? '#8a5a34'),
      ),
    );
  }
  canvas.ground = skin;
  heap(canvas, garnishOf(life), { x, y, rx: 60, count: 9, scale: 0.8 });
};
