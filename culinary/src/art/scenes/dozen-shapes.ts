import type { Canvas } from '#art/canvas';
import { type Hex, light, mix, shade } from '#art/colors';
import { shadowed } from '#art/scene-parts';
import { faint, line, path } from '#art/svg';

type Draw = (canvas: Canvas, color: Hex) => string;

/** Draws an outline with its shadow, its round body, dark marks and a highlight. */
const solid =
  (d: string, marks: string, width: number, gleam: string): Draw =>
  (canvas, color) =>
    shadowed(d, canvas.dome(color, 0.34, 0.36)) +
    (marks === '' ? '' : line(marks, shade(color, 0.36), width, faint(0.55))) +
    (gleam === '' ? '' : line(gleam, light(color, 0.6), 3, faint(0.6)));

const RING = 'M-40 0A40 38 0 1 0 40 0A40 38 0 1 0-40 0ZM-11 0A11 10 0 1 1 11 0A11 10 0 1 1-11 0Z';
const PRETZEL = 'M-32 36Q12 14 32-10Q42-34 20-36Q2-36 0-16Q-2-36-20-36Q-42-34-32-10Q-12 14 32 36';
const LOG = 'M-46-13Q-56 0-46 13L46 13Q56 0 46-13Z';
const DUMPLING = 'M-34 10C-34-20-12-28 0-28C12-28 34-20 34 10C22 20-22 20-34 10Z';

/** Pieces that come in numbers, about 80 wide. */
export const DOZEN_SHAPES = {
  finger: solid(
    'M-44-10Q-53 0-44 10L44 10Q53 0 44-10Z',
    'M-28-9L-24 9M-6-10L-2 10M16-10L20 10',
    2.6,
    'M-38-6Q0-9 38-6',
  ),
  patty: solid(
    'M-38 0C-38-24-14-32 4-31C30-30 40-12 38 4C36 24 14 32-6 30C-28 28-38 16-38 0Z',
    'M-20-10q10-6 18 0M2 12q10 6 20-2M-16 14q6 4 12 2M10-14q8-2 12 4',
    3.4,
    'M-26-14Q-14-25 4-25',
  ),
  craggy: solid(
    'M-34 6L-30-10L-18-14L-12-27L4-22L16-29L23-14L35-8L30 8L35 18L18 22L8 31L-6 24L-21 28L-24 16Z',
    'M-18-2l8 4M-2-12l8 5M10 4l9-4M-8 14l9 3M16-12v.1M-22 10v.1',
    3,
    'M-20-8L-8-18',
  ),
  triangle: solid(
    'M-4-38Q2-44 8-36L42 26Q44 36 32 36L-34 32Q-44 30-38 20Z',
    'M-30 26L32 29M-6 14l8-3M6-4l6-3M-12 4v.1M14 16v.1',
    2.8,
    'M-2-30L-28 16',
  ),
  'rice-triangle': (canvas, color) =>
    shadowed('M-6-38Q2-46 10-36L44 24Q46 36 34 36L-34 34Q-46 34-38 22Z', canvas.dome(color, 0.4, 0.16)) +
    path('M-18 8H20L22 36L-20 35Z', '#2f3b33') +
    line('M-4-26v.1M10-18v.1M-14-6v.1M4-8v.1M24 0v.1M-26 16v.1M30 16v.1', '#d9ccac', 4),
  turnover: solid(
    'M-46 16C-46-28 46-28 46 16Q46 26 34 23Q0 30-34 23Q-46 26-46 16Z',
    'M-42 10l6 10M-30 14l4 10M-16 17l3 10M0 18v10M16 17l-3 10M30 14l-4 10M42 10l-6 10',
    2.6,
    'M-30-6Q-10-18 14-16',
  ),
  crescent: solid(
    'M-50 22C-42-20-14-34 0-34C14-34 42-20 50 22C42 28 34 16 28 10C16 2-16 2-28 10C-34 16-42 28-50 22Z',
    'M-36-8L-26 10M-20-24L-14 6M0-34V3M20-24L14 6M36-8L26 10',
    3,
    'M-30-12Q-12-28 8-28',
  ),
  pretzel: (_, color) =>
    line(PRETZEL, '#2b1b14', 15, ` transform="translate(4 7)"${faint(0.3)}`) +
    line(PRETZEL, shade(color, 0.2), 15) +
    line(PRETZEL, color, 11) +
    line(PRETZEL, light(color, 0.4), 3, ` transform="translate(-1 -3)"${faint(0.6)}`) +
    line('M-6 16l3 2M8 12l3 1M-20 22l2 1M22-12l2 2', '#fffaf0', 3),
  bagel: (canvas, color) =>
    path(RING, '#2b1b14', ` fill-rule="evenodd" transform="translate(4 7)"${faint(0.3)}`) +
    path(RING, canvas.dome(color, 0.4, 0.36), ' fill-rule="evenodd"') +
    line('M-26-18Q-8-34 14-30', light(color, 0.6), 3, faint(0.6)),
  eclair: (canvas, color) =>
    shadowed('M-52-17Q-66 0-52 18L52 18Q66 0 52-17Z', canvas.down('#e3b066', '#b87a36')) +
    path('M-50-15Q-62-4-48 3Q-30-2-16 5Q4 0 20 5Q38 0 50 3Q62-4 50-15Z', canvas.dome(color, 0.3, 0.2)) +
    line('M-42-10Q0-15 40-10', light(color, 0.6), 2.6, faint(0.6)),
  tartlet: (canvas, color) =>
    shadowed('M-38 0A38 36 0 1 0 38 0A38 36 0 1 0-38 0Z', canvas.dome('#d59b4c', 0.3, 0.36)) +
    line('M-35 0A35 33 0 1 0 35 0A35 33 0 1 0-35 0', shade('#d59b4c', 0.4), 6, ` stroke-dasharray="2 7"${faint(0.5)}`) +
    path('M-28 0A28 26 0 1 0 28 0A28 26 0 1 0-28 0Z', canvas.dome(color, 0.3, 0.24)) +
    line('M-14-10q8-6 16-2M2 10q8 4 12-2', shade(color, 0.4), 4, faint(0.4)),
  ball: solid(
    'M-28 0A28 27 0 1 0 28 0A28 27 0 1 0-28 0Z',
    'M-6 8v.1M8 2v.1M2 16v.1M-14 4v.1M13-9v.1M5-7v.1M-4-4v.1',
    3,
    'M-17-8Q-11-19 2-19',
  ),
  bun: solid(
    'M-42 6C-44-26-20-36 0-36C20-36 44-26 42 6C40 30 20 36 0 36C-20 36-40 30-42 6Z',
    '',
    0,
    'M-26-12Q-12-27 10-26',
  ),
  'leaf-roll': solid(LOG, 'M-46 0H46M-20-11L-8 0L-20 11M8-11L20 0L8 11', 1.8, 'M-40-8Q0-11 40-8'),
  cutlet: solid(
    'M-72-6C-68-36-20-45 14-39C54-35 78-16 70 10C60 36 10 43-24 37C-56 33-74 18-72-6Z',
    'M-44-10v.1M-20-22v.1M10-18v.1M38-12v.1M-30 8v.1M0 4v.1M26 14v.1M50 4v.1M-8 24v.1M-52 10v.1M22-28v.1M-6-6v.1',
    5,
    'M-54-12C-40-30-8-36 18-30',
  ),
  'roast-slice': (canvas, color) =>
    shadowed('M-42-28C-22-44 28-42 40-20C48 2 38 28 16 34C-14 40-44 30-47 4Z', shade(color, 0.4)) +
    path(
      'M-38-25C-20-38 25-37 36-18C43 2 34 25 14 30C-13 35-40 26-42 3Z',
      canvas.dome(light(color, 0.12), 0.24, 0.16),
    ) +
    line('M-26-14Q0-24 24-12M-28 4Q2-6 28 6M-20 20Q0 12 18 20', shade(color, 0.2), 1.8, faint(0.5)),
  chop: (canvas, color) =>
    line('M28 4L64-14', '#f2e6cf', 10) +
    shadowed('M-48 4C-50-26-18-38 8-30C36-24 44-4 34 12C20 34-40 36-48 4Z', canvas.dome(color, 0.3, 0.4)) +
    line('M-30-14L-16 22M-8-26L6 24M14-24L24 10', shade(color, 0.6), 4, faint(0.5)) +
    line('M-36-8C-28-24-6-28 8-24', light(color, 0.5), 3, faint(0.5)),
  rack: solid(
    'M-110-26Q-116 4-108 28Q0 40 106 30Q116 0 108-24Q0-36-110-26Z',
    'M-84-28L-86 32M-58-30L-60 34M-32-31L-34 35M-6-32L-8 35M20-31L18 35M46-30L44 34M72-28L70 32',
    5,
    'M-96-18Q0-28 96-18',
  ),
  dumpling: solid(
    DUMPLING,
    'M-31 4C-22-12-12-20-4-20M0-27Q-3-16-10-10M8-26Q6-16 2-10M18-21Q16-10 12-6M27-12Q24-4 22 0',
    2,
    'M-22 13Q0 18 22 13',
  ),
  fish: (canvas, color) =>
    shadowed(
      'M-122 4C-104-34-40-48 20-40C60-34 84-18 98-6L126-30Q120 0 128 32L98 12C80 28 46 44 0 44C-54 44-104 34-122 4Z',
      canvas.dome(color, 0.4, 0.34),
    ) +
    line('M-44-28L-34 30M-12-34L-2 34M20-32L30 30M50-24L58 22', shade(color, 0.5), 5, faint(0.45)) +
    line('M-84-22Q-66 4-84 30', shade(color, 0.4), 3, faint(0.6)) +
    line('M-98-6v.1', '#2b1b14', 8) +
    line('M-70-24Q-20-40 30-34', light(color, 0.7), 3, faint(0.6)),
  folded: (canvas, color) =>
    shadowed('M-52 26Q-50-40 40-44Q54-44 50-30Q52 22-34 36Q-50 38-52 26Z', canvas.dome(color, 0.34, 0.24)) +
    line('M-44 24Q-36-26 36-36', mix(color, '#8f5218', 0.5), 3, faint(0.6)) +
    line('M-30 4v.1M-10-14v.1M8 0v.1M22-22v.1M-14 16v.1M30-6v.1', '#a8702e', 7, faint(0.4)),
  flatbread: (canvas, color) =>
    shadowed(
      'M-84 4C-86-44-44-72 4-70C54-68 88-38 84 6C80 48 42 70-4 70C-50 70-82 46-84 4Z',
      canvas.dome(color, 0.34, 0.22),
    ) +
    line(
      'M-40-24q10-8 20-2M6-40q10-2 16 4M34 0q8 8 18 4M-50 16q8 8 18 4M-4 30q10 6 20 0M-10-8q8-6 14 0M-60-6v.1M50-28v.1',
      '#8f5a24',
      6,
      faint(0.42),
    ),
  cheese: (canvas, color) =>
    shadowed(
      'M-84 4C-84-44-44-66 0-66C44-66 84-44 84 4C84 46 44 66 0 66C-44 66-84 46-84 4Z',
      canvas.dome(color, 0.4, 0.2),
    ) +
    line('M-66 0A66 52 0 1 0 66 0A66 52 0 1 0-66 0', light(color, 0.6), 3, faint(0.7)) +
    path('M-30-16Q0-34 32-14Q50 14 64 44Q40 40 30 24Q0 34-28 20Q-42 2-30-16Z', canvas.dome('#f6cf74', 0.4, 0.14)) +
    line('M-18-10Q0-20 18-8', '#fff2cc', 4, faint(0.7)),
  'long-bun': (canvas, color) =>
    shadowed(
      'M-112-20Q-130 4-110 28Q0 44 110 28Q130 4 112-20Q0-40-112-20Z',
      canvas.down(light(color, 0.4), color, shade(color, 0.34)),
    ) +
    path('M-102-4Q0-20 102-4Q108 6 100 12Q0 22-100 12Q-108 6-102-4Z', '#7a4a26') +
    line('M-90-16Q0-30 90-16', light(color, 0.7), 4, faint(0.5)),
} as const satisfies Readonly<Record<string, Draw>>;

export type DozenShape = keyof typeof DOZEN_SHAPES;
