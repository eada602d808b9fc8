import { heap, type Piece } from '#art/canvas';
import { type Hex, light, mix } from '#art/colors';
import { bodyOf, colorsOf, garnishOf, onBoard, pile, type Scene, setBowl } from '#art/scene-parts';
import { stage } from '#art/stage';
import { faint, line, oval, path } from '#art/svg';

export const nachos: Scene = (canvas, life) => {
  const well = setBowl(canvas, life, '#e3b04a');
  canvas.draw(`<circle cx="200" cy="150" r="112" fill="#a8701f"/>`);
  canvas.ground = '#a8701f';
  pile(
    canvas,
    [
      { shape: 'chip', color: '#ebbb5c' },
      { shape: 'chip', color: '#dca040' },
    ],
    well,
    1.06,
    46,
    { scale: 1.45 },
  );
  if (life.roles.has('cheese'))
    canvas.draw(
      line(
        'M130 116q26 20 44-6t50 14t44-10M124 170q30-22 54 6t52-8t46 14M160 206q26-16 50 2',
        '#f6b93a',
        11,
        faint(0.9),
      ),
      line('M130 113q26 20 44-6t50 14M124 167q30-22 54 6', '#ffe6a0', 3, faint(0.8)),
    );
  canvas.ground = '#e9b74c';
  pile(canvas, bodyOf(life), well, 0.74, 20, { scale: 0.9 });
  if (life.roles.has('cream'))
    canvas.draw(
      path(
        'M168 140Q176 116 202 122Q230 118 232 144Q236 168 206 170Q172 170 168 140Z',
        canvas.dome('#fbf4e4', 0.5, 0.16),
      ),
      line('M182 142q8-14 24-10t8 20', '#dccfb0', 3, faint(0.8)),
    );
  pile(canvas, garnishOf(life), well, 0.6, 9, { scale: 0.72 });
};

/** Fries upright in a bowl. */
export const fries: Scene = (canvas, life) => {
  const gold: Hex = colorsOf(
    bodyOf(life).filter(({ shape }) => shape === 'ring'),
    '#e6ad42',
  );
  stage(canvas, gold);
  canvas.shadow(204, 266, 120, 16, 0.55);
  canvas.ground = '#7a4a1c';
  const fry: readonly Piece[] = [
    { shape: 'fry', color: '#edb94e' },
    { shape: 'fry', color: '#d99a34' },
    { shape: 'fry', color: '#f3cb6a' },
  ];
  for (let row = 0; row < 3; row += 1)
    for (let at = 0; at < 11; at += 1)
      canvas.put(
        fry[(at + row) % 3] ?? { shape: 'fry', color: '#edb94e' },
        130 + at * 14 + canvas.between(-5, 5),
        104 + row * 22 + Math.abs(at - 5) * 4 + canvas.between(-10, 10),
        90 + (at - 5) * 6 + canvas.between(-10, 10),
        1.5,
      );
  const paper = canvas.choose('cone', [{ color: '#b9472f' }, { color: '#f3e7cf' }, { color: '#4d6577' }], gold).color;
  const stripe = mix(paper, paper === '#f3e7cf' ? '#b9472f' : '#fff5df', 0.8);
  const d = 'M104 148Q200 182 296 148L268 258Q200 270 132 258Z';
  canvas.draw(
    path(d, canvas.across(paper, 0.35, 0.36)),
    line('M138 162L154 256M172 170L180 262M204 172V264M236 170L228 262M268 162L252 258', stripe, 9, faint(0.7)),
    line('M104 148Q200 182 296 148', light(paper, 0.6), 3, faint(0.8)),
  );
  heap(canvas, [...fry], { x: 334, y: 266, rx: 36, ry: 10, count: 4, scale: 1.2, tumble: 0.15 });
  if (life.names.has('ketchup')) {
    canvas.shadow(66, 268, 44, 9, 0.5);
    canvas.draw(
      path('M34 232H100Q98 266 84 268H50Q36 266 34 232Z', canvas.across('#f3e6cc', 0.3, 0.3)),
      oval(67, 232, 33, 8, '#f3e6cc'),
      oval(67, 233, 28, 6, '#b8301c'),
      oval(60, 231, 9, 2, '#f08a70'),
    );
  }
  canvas.draw(line('M120 122v.1M170 96v.1M220 110v.1M250 128v.1M196 140v.1', '#fffaf0', 3, faint(0.9)));
};

export const skewers: Scene = (canvas, life) => {
  const things = bodyOf(life).slice(0, 4);
  onBoard(canvas, life, colorsOf(things, '#b8693a'));
  const all: readonly Piece[] = things.length > 0 ? things : [{ shape: 'chunk', color: '#8a5230' }];
  for (const y of [88, 134, 180, 226]) {
    canvas.draw(
      line(`M40 ${y + 13}L366 ${y - 17}`, '#2b1b14', 5, ` transform="translate(3 7)"${faint(0.3)}`),
      line(`M40 ${y + 13}L366 ${y - 17}`, '#e9cf9b', 4.4),
    );
    for (let at = 0; at < 8; at += 1)
      canvas.put(
        all[at % all.length] ?? { shape: 'chunk', color: '#8a5230' },
        96 + at * 31,
        y + 8 - at * 2.9,
        canvas.between(-24, 24),
        1.34,
      );
  }
  canvas.draw(
    line(
      'M106 92l10-14M168 88l8-14M230 84l8-14M140 140l8-14M202 134l8-14M118 186l8-14M180 182l8-14M242 176l8-14M152 232l8-14M214 226l8-14',
      '#2b1b14',
      2.6,
      faint(0.4),
    ),
  );
  heap(canvas, garnishOf(life), { x: 200, y: 152, rx: 120, ry: 76, count: 11, scale: 0.8 });
};
