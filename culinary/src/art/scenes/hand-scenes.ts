import { heap } from '#art/canvas';
import { light, mix, shade } from '#art/colors';
import { bodyOf, garnishOf, onBoard, type Scene } from '#art/scene-parts';
import { layTable } from '#art/setting';
import { faint, line, oval, path, place } from '#art/svg';
import { board } from '#art/vessels';

export const wrap: Scene = (canvas, life) => {
  onBoard(canvas, life, '#e8c78a');
  const filling = bodyOf(life);
  for (const [x, y, turn] of [
    [128, 176, -62],
    [258, 168, -118],
  ] as const) {
    canvas.stamp(
      path('M-78-40Q-88 0-78 42L66 46Q80 0 66-44Z', '#2b1b14', ` transform="translate(-5 8)"${faint(0.3)}`) +
        path('M-78-40Q-88 0-78 42L66 46Q80 0 66-44Z', canvas.down('#f7e2b4', '#e6bf7c', '#b98445')) +
        line('M-60-24l5 3M-30 12l6-3M-50 24l4 4M0-30l6 2M-10 30l6-3M24 6l5 3M-66 4l4-3', '#a8672c', 6, faint(0.45)) +
        line('M-74-30Q-10-40 60-36', '#fff6df', 3, faint(0.7)) +
        path('M-80-20L-10-44L-8 46L-80 26Z', canvas.down('#dfe6e4', '#b9c4c2'), faint(0.9)) +
        line('M-60-26L-58 30M-36-34L-36 38', '#fffdf6', 2, faint(0.6)) +
        oval(67, 1, 15, 45, '#d9b070') +
        oval(68, 1, 12, 40, '#7a4a26'),
      x,
      y,
      turn,
    );
    const angle = (turn * Math.PI) / 180;
    canvas.ground = '#7a4a26';
    const [cx, cy] = [x + Math.cos(angle) * 68, y + Math.sin(angle) * 68];
    heap(canvas, filling, { x: cx, y: cy, rx: 30, ry: 13, count: 13, scale: 0.78 });
    heap(canvas, garnishOf(life), { x: cx, y: cy, rx: 24, ry: 9, count: 4, scale: 0.6 });
  }
  heap(canvas, [...garnishOf(life), ...filling], { x: 196, y: 242, rx: 90, ry: 14, count: 8, scale: 0.9 });
};

export const tacos: Scene = (canvas, life) => {
  onBoard(canvas, life, '#e8bd6e');
  const filling = bodyOf(life);
  for (const [at, [x, y, turn]] of (
    [
      [104, 160, -9],
      [200, 148, 2],
      [296, 158, 10],
    ] as const
  ).entries()) {
    const d = 'M-42-72C-58-24-58 34-40 74L42 74C58 34 58-24 42-72Z';
    canvas.stamp(
      path(d, '#2b1b14', ` transform="translate(6 8)"${faint(0.3)}`) +
        path(d, '#d9a555') +
        path(
          'M-30-74C-42-24-42 34-28 76L28 76C42 34 42-24 30-74Z',
          mix(shade(filling[0]?.color ?? '#5a3a22', 0.3), '#7a4a26', 0.6),
        ),
      x,
      y,
      turn,
    );
    canvas.ground = '#8a5a34';
    heap(canvas, filling, { x, y, rx: 25, ry: 68, count: canvas.share(19, 3.4 - at), scale: 1.05 });
    heap(canvas, garnishOf(life), { x, y, rx: 18, ry: 54, count: 5, scale: 0.72 });
    canvas.stamp(
      path('M30-76C46-28 46 34 30 78Q55 44 56 0T30-76Z', canvas.across('#f0cf8c', 0.2, 0.4)) +
        path('M-30-76C-46-28-46 34-30 78Q-55 44-56 0T-30-76Z', canvas.across('#f6dca4', 0.4, 0.1)) +
        line(
          'M-46-24l3 5M-48 14l4 3M46 22l-4 5M48-14l-4 4M-43 42l4 2M42 48l-3 3M-44-46l3 2',
          '#a8702e',
          3.4,
          faint(0.6),
        ),
      x,
      y,
      turn,
    );
  }
  if (life.names.has('lime'))
    for (const [x, y] of [
      [58, 252],
      [340, 250],
    ] as const)
      canvas.put({ shape: 'wedge', color: '#9dbb45', name: 'lime' }, x, y, canvas.between(-40, 40), 1.4);
};

export const quesadilla: Scene = (canvas, life) => {
  onBoard(canvas, life, '#e0ab5a');
  const filling = bodyOf(life);
  for (const turn of [-62, -2, 58, 118, 178, 238]) {
    const angle = ((turn - 90) * Math.PI) / 180;
    const [x, y] = [200 + Math.cos(angle) * 64, 152 + Math.sin(angle) * 58];
    canvas.stamp(
      path('M-46-36Q0-56 46-36L2 44Z', '#2b1b14', ` transform="translate(4 8)"${faint(0.34)}`) +
        path('M-46-30Q0-50 46-30L2 50Z', '#b9742c') +
        path('M-46-33Q0-53 46-33L2 47Z', '#f6d878') +
        path('M-46-38Q0-58 46-38L2 42Z', canvas.dome('#e6b86a', 0.4, 0.3)) +
        line(
          'M-26-34q10-6 20-4M8-40q12 0 18 4M-14-14q10-4 20 0M-4 10q6-3 10 0M18-22v.1M-30-26v.1M4 24v.1',
          '#8f5218',
          5,
          faint(0.5),
        ),
      x,
      y,
      turn,
    );
  }
  canvas.ground = '#e6b86a';
  heap(canvas, filling, { x: 200, y: 152, rx: 132, ry: 96, count: 13, scale: 0.7 });
  heap(canvas, garnishOf(life), { x: 200, y: 152, rx: 90, ry: 60, count: 6, scale: 0.6 });
};

/** Rolls in rows on slate, with accompaniments. */
export const sushi: Scene = (canvas, life) => {
  const stone = canvas.choose(
    'slate',
    [{ color: '#4b5257' }, { color: '#c48f57' }, { color: '#5c3a3f' }],
    '#f4ead2',
  ).color;
  layTable(canvas, life, stone, 'chopsticks');
  board(canvas, stone);
  const hearts = bodyOf(life);
  const nigiri =
    hearts[0]?.role === 'fish' && /sushi|nigiri|sashimi/u.test(life.title) && !/maki|roll/u.test(life.title);
  for (let row = 0; row < 3; row += 1)
    for (let at = 0; at < 5; at += 1) {
      const [x, y] = [86 + at * 50 + row * 6, 92 + row * 56 - at * 2];
      if (row === 1 && nigiri) {
        canvas.stamp(
          path('M-22-2Q-24 18-16 20H18Q24 18 22-2Z', '#efe6d2') +
            line('M-14 8l3 1M-4 14l4-1M8 8l3 2M14 16l3-1M-10 17l3 0', '#cfc2a4', 2),
          x,
          y,
          -4,
        );
        const fish = hearts[0]?.color ?? '#efe6d2';
        canvas.stamp(
          path('M-25 2Q-26-14-12-16H16Q27-12 25 4Q0 12-25 2Z', '#2b1b14', ` transform="translate(2 3)"${faint(0.3)}`) +
            path('M-25 0Q-26-16-12-18H16Q27-14 25 2Q0 10-25 0Z', canvas.dome(fish, 0.4, 0.2)) +
            line('M-16-12Q-12-4-16 2M-4-15Q0-6-4 4M8-15Q12-6 8 4', light(fish, 0.7), 2, faint(0.8)),
          x,
          y,
          -4,
        );
      } else
        canvas.put({ shape: 'maki', color: hearts[(at + row) % hearts.length]?.color ?? '#efe6d2' }, x, y, 0, 1.16);
    }
  canvas.draw(
    place(
      330,
      208,
      0,
      1,
      path('M-18 8Q-14-12 2-12Q18-8 18 8Q0 16-18 8Z', canvas.dome('#9dbb5a')) + line('M-12 2q10-8 22-2', '#d3e0a0', 2),
    ),
  );
  heap(canvas, garnishOf(life), { x: 200, y: 240, rx: 90, ry: 6, count: 5, scale: 0.6 });
};
