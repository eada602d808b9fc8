import { type Canvas, heap, type Piece } from '#art/canvas';
import { type Hex, light, mix, shade } from '#art/colors';
import { colorsOf, fruits, garnishOf, isDark, type Scene } from '#art/scene-parts';
import { scatterOnTable, stage } from '#art/stage';
import { faint, line, oval, path, place } from '#art/svg';

export function cakeStand(canvas: Canvas, food: Hex): void {
  const glaze = canvas.choose(
    'stand',
    [{ color: '#f3e8d2' }, { color: '#8fa193' }, { color: '#b7573a' }, { color: '#5b7486' }],
    food,
  ).color;
  const ware = canvas.across(glaze, 0.5, 0.34);
  canvas.shadow(200, 276, 130, 14, 0.5);
  canvas.draw(
    path('M184 226L176 262Q140 266 138 273Q200 286 262 273Q260 266 224 262L216 226Z', ware),
    path('M56 220Q60 240 90 240H310Q340 240 344 220Z', shade(glaze, 0.3)),
    oval(200, 220, 144, 15, ware),
    oval(200, 219, 138, 12.5, light(glaze, 0.25)),
    oval(206, 220, 112, 10, '#2b1b14', faint(0.28)),
  );
}

export const cake: Scene = (canvas, life) => {
  const dark = isDark(life);
  const things = fruits(life);
  const velvet = /velvet/u.test(life.title);
  const tint = colorsOf(things, '#fff3da');
  const crumb = velvet
    ? '#8f2a26'
    : dark
      ? '#5b3422'
      : /carrot|ginger|spice|pumpkin/u.test(life.title)
        ? '#b9743a'
        : '#e2ac5c';
  const icing = dark && !velvet ? '#3c2117' : mix('#fff3da', tint, canvas.between(0.06, 0.34));
  stage(canvas, mix(icing, crumb, 0.5));
  cakeStand(canvas, crumb);
  const tall = canvas.chance.at('tall') < 0.5 ? 0 : 14;
  const top = 118 - tall;
  canvas.draw(
    path(`M98 ${top}V212Q200 232 302 212V${top}Z`, canvas.across(crumb, 0.36, 0.4)),
    line(
      `M112 ${top + 34}h.1M136 ${top + 44}h.1M168 ${top + 40}h.1M226 ${top + 48}h.1M258 ${top + 40}h.1M282 ${top + 38}h.1M124 196h.1M154 206h.1M188 208h.1M236 206h.1M272 200h.1`,
      shade(crumb, 0.34),
      4,
      faint(0.5),
    ),
    ...[...(tall > 0 ? [140] : []), 172].map(
      (y) =>
        path(
          `M98 ${y}Q200 ${y + 21} 302 ${y}V${y + 10}Q200 ${y + 31} 98 ${y + 10}Z`,
          canvas.across(light(icing, dark ? 0.14 : 0.3), 0.3, 0.2),
        ) + line(`M98 ${y + 10}Q200 ${y + 31} 302 ${y + 10}`, things[0]?.color ?? shade(crumb, 0.3), 3.4, faint(0.6)),
    ),
    place(
      0,
      -tall,
      0,
      1,
      path(
        'M98 114C98 152 112 154 116 138C120 128 130 132 134 150C138 168 152 166 154 148C158 134 170 140 174 158C180 182 196 178 196 154C200 142 212 144 216 160C222 180 236 174 238 152C242 138 254 140 258 154C264 170 276 162 276 142C280 130 300 146 302 114Z',
        '#2b1b14',
        ` transform="translate(0 4)"${faint(0.24)}`,
      ) +
        path(
          'M98 114C98 152 112 154 116 138C120 128 130 132 134 150C138 168 152 166 154 148C158 134 170 140 174 158C180 182 196 178 196 154C200 142 212 144 216 160C222 180 236 174 238 152C242 138 254 140 258 154C264 170 276 162 276 142C280 130 300 146 302 114Z',
          canvas.across(icing, 0.3, 0.24),
        ) +
        oval(
          200,
          114,
          102,
          24,
          canvas.radial(
            [
              [0, light(icing, 0.45)],
              [0.8, icing],
              [1, shade(icing, 0.16)],
            ],
            ' cx=".4" cy=".3"',
          ),
        ) +
        line('M112 120Q108 136 114 140M146 132Q142 148 146 150', light(icing, 0.8), 3, faint(0.6)),
    ),
  );
  canvas.ground = icing;
  heap(canvas, things, {
    x: 200,
    y: 104 - tall,
    rx: 74,
    ry: 12,
    count: 16,
    scale: 1.12,
    tumble: 0.3,
  });
  heap(canvas, garnishOf(life), { x: 200, y: 98 - tall, rx: 56, ry: 9, count: 6, scale: 0.8, tumble: 0.4 });
  if (/birthday|celebrat|party/u.test(life.title))
    for (const [x, color] of [
      [156, '#b9472f'],
      [186, '#e2ae4a'],
      [216, '#5f8fa0'],
      [246, '#b9472f'],
    ] as const)
      canvas.draw(
        line(`M${x} ${96 - tall}V${52 - tall}`, '#fffaf0', 7),
        line(`M${x} ${94 - tall}V${54 - tall}`, color, 7, ' stroke-dasharray="6 8" stroke-linecap="butt"'),
        path(
          `M${x} ${28 - tall}Q${x + 9} ${42 - tall} ${x} ${48 - tall}Q${x - 9} ${42 - tall} ${x} ${28 - tall}Z`,
          '#f6b93a',
        ),
        path(
          `M${x} ${36 - tall}Q${x + 4} ${43 - tall} ${x} ${47 - tall}Q${x - 4} ${43 - tall} ${x} ${36 - tall}Z`,
          '#fff2c4',
        ),
      );
};

/** One slice on a plate, from the side. */
export const cheesecake: Scene = (canvas, life) => {
  const dark = isDark(life);
  const body: Hex = dark ? '#6b4230' : '#f2dba2';
  const things = fruits(life);
  const sauce = things.length > 0 ? shade(colorsOf(things, body), 0.08) : light(body, 0.2);
  stage(canvas, body);
  const glaze = canvas.choose(
    'plate',
    [{ color: '#f3e8d2' }, { color: '#5b7486' }, { color: '#8fa193' }, { color: '#b7573a' }],
    body,
  ).color;
  canvas.shadow(200, 268, 178, 18, 0.5);
  canvas.draw(
    oval(200, 254, 166, 20, shade(glaze, 0.3)),
    oval(200, 248, 166, 20, canvas.across(glaze, 0.5, 0.24)),
    oval(206, 250, 134, 13, '#2b1b14', faint(0.3)),
  );
  canvas.draw(
    path('M76 136L316 112Q330 114 328 124V226Q326 240 310 242L84 248Z', canvas.across(body, 0.34, 0.2)),
    path('M78 222L328 208V228Q326 240 310 242L84 248Z', canvas.across('#a8702e', 0.2, 0.4)),
    line(
      'M96 234h.1M130 232h.1M170 236h.1M212 228h.1M250 232h.1M290 224h.1M112 240h.1M190 226h.1',
      '#e0b06a',
      5,
      faint(0.7),
    ),
    path('M76 136L230 96Q300 92 328 118L316 126Z', canvas.dome(light(body, 0.3), 0.3, 0.1)),
    path(
      'M76 136L230 96Q300 92 328 118Q324 136 312 150Q302 160 298 138Q286 124 272 142Q264 168 252 146Q230 128 212 146Q206 178 190 150Q160 132 136 146Q118 156 112 140Z',
      canvas.dome(sauce, 0.4, 0.24),
    ),
    line('M120 128Q190 106 250 106', light(sauce, 0.75), 4, faint(0.6)),
  );
  canvas.ground = sauce;
  heap(canvas, things, { x: 216, y: 108, rx: 62, ry: 14, count: 10, scale: 1.25, tumble: 0.4 });
  scatterOnTable(canvas, things, 350, 250, 3);
  scatterOnTable(canvas, things, 56, 258, 3);
};

export const loafCake: Scene = (canvas, life) => {
  const meat = /meat/u.test(life.title);
  const dark = isDark(life);
  const crumb: Hex = meat
    ? '#8a4f30'
    : dark
      ? '#5b3422'
      : /banana|lemon|pound/u.test(life.title)
        ? '#e6bd70'
        : '#c98a45';
  const crust = shade(crumb, 0.34);
  stage(canvas, crumb);
  const wood = canvas.chance.pick('board', ['#c48f57', '#8d5a36', '#dfb985', '#54392b']);
  canvas.draw('<g transform="translate(27 40) scale(.86)">');
  canvas.shadow(200, 272, 184, 15, 0.5);
  canvas.draw(
    path('M24 252H376L368 272H32Z', canvas.down(light(wood, 0.3), wood, shade(wood, 0.4))),
    path('M24 252H376L374 257H26Z', light(wood, 0.4)),
  );
  canvas.draw(
    path('M152 250L140 150Q138 116 170 108Q250 84 330 108Q360 116 358 150L346 250Z', canvas.across(crust, 0.3, 0.4)),
    path(
      'M138 152Q136 112 172 106Q250 82 330 106Q362 114 360 150Q300 128 250 140Q200 128 138 152Z',
      canvas.dome(meat ? '#a82c18' : mix(crust, '#c98545', 0.45), 0.4, 0.2),
    ),
    line('M176 118Q250 96 322 118', light(crumb, 0.6), 4, faint(0.5)),
    line('M190 132Q250 104 316 126', shade(crust, 0.3), 5, faint(0.5)),
  );
  const specks = [...(meat ? [] : fruits(life)), ...life.garnish].slice(0, 3);
  for (const [x, turn] of [
    [122, -8],
    [78, -16],
  ] as const) {
    const d = `M${x - 50} 250L${x - 58} 156Q${x - 58} 118 ${x - 26} 110Q${x} 100 ${x + 26} 110Q${x + 58} 118 ${x + 58} 156L${x + 50} 250Z`;
    canvas.draw(
      `<g transform="rotate(${turn} ${x} 250)">`,
      path(d, '#2b1b14', ` transform="translate(6 2)"${faint(0.26)}`),
      path(d, crust),
      path(
        `M${x - 43} 245L${x - 51} 158Q${x - 51} 124 ${x - 23} 117Q${x} 108 ${x + 23} 117Q${x + 51} 124 ${x + 51} 158L${x + 43} 245Z`,
        canvas.dome(light(crumb, 0.32), 0.4, 0.06),
      ),
      line(
        `M${x - 30} 150h4M${x} 140h5M${x + 26} 156h4M${x - 14} 176h4M${x + 14} 190h5M${x - 28} 206h5M${x + 24} 222h4M${x - 4} 228h4M${x - 34} 182h3M${x + 34} 186h3`,
        shade(crumb, 0.24),
        3.4,
        faint(0.6),
      ),
    );
    canvas.ground = light(crumb, 0.2);
    heap(canvas, specks, { x, y: 184, rx: 30, ry: 44, count: 7, scale: 0.7 });
    canvas.draw('</g>');
  }
  canvas.ground = crust;
  heap(canvas, specks, {
    x: 250,
    y: 112,
    rx: 74,
    ry: 9,
    count: 9,
    scale: 0.85,
    tumble: 0.4,
  });
  canvas.draw('</g>');
  scatterOnTable(canvas, specks, 350, 266, 4);
};

export const muffins: Scene = (canvas, life) => {
  const dark = isDark(life);
  const crumb: Hex = dark ? '#5b3422' : '#d9a054';
  const iced = /cupcake|fairy/u.test(life.title);
  stage(canvas, crumb);
  canvas.ground = crumb;
  const dots = [...fruits(life), ...life.garnish].slice(0, 3);
  const tops: readonly Piece[] = dots;
  const cup = canvas.choose(
    'cup',
    [{ color: '#b9472f' }, { color: '#f3e7cf' }, { color: '#4d6577' }, { color: '#6f8a5a' }],
    crumb,
  ).color;
  for (const [x, y, scale] of [
    [108, 244, 0.88],
    [292, 244, 0.88],
    [200, 264, 1.14],
  ] as const) {
    canvas.shadow(x + 4, y + 2, 66 * scale, 12, 0.5);
    canvas.draw(
      place(
        x,
        y,
        0,
        scale,
        path('M-56-72L-42-2Q0 8 42-2L56-72Z', canvas.across(cup, 0.4, 0.4)) +
          line(
            'M-44-66L-34-2M-30-64L-23 1M-15-62L-12 3M0-62V3M15-62L12 3M30-64L23 1M44-66L34-2',
            shade(cup, 0.4),
            2.4,
            faint(0.4),
          ) +
          path(
            'M-64-66C-78-92-52-100-46-112C-40-140 40-140 46-112C52-100 78-92 64-66C30-52-30-52-64-66Z',
            canvas.radial(
              [
                [0, light(crumb, 0.4)],
                [0.55, crumb],
                [1, shade(crumb, 0.42)],
              ],
              ' cx=".38" cy=".26" r=".82"',
            ),
          ) +
          (iced
            ? path(
                'M-56-80C-66-98-42-104-40-116C-30-136-10-132-4-148C4-160 12-146 14-136C38-132 46-114 44-106C60-102 64-86 54-78C20-66-30-68-56-80Z',
                canvas.dome('#f6dfd6', 0.5, 0.16),
              ) + line('M-44-92Q0-76 46-92M-30-114Q4-102 34-114', '#d9b0a4', 3, faint(0.6))
            : line('M-40-96Q-30-116-4-120', light(crumb, 0.7), 4, faint(0.6)) +
              line('M-20-90l8 4M14-104l9 3M30-84l7-4M-46-82l6 3', shade(crumb, 0.4), 2.6, faint(0.5))),
      ),
    );
    canvas.ground = iced ? '#f6dfd6' : crumb;
    heap(canvas, tops, { x, y: y - 96 * scale, rx: 42 * scale, ry: 22 * scale, count: 9, scale: 0.86 * scale });
  }
};
