import { CREAM, type Hex, INK, light, mix, shade } from '#art/colors';
import { line, path as p } from '#art/svg';
import type { ArtShape } from '#catalogue/looks/food-look';

/** Shapes of foods and of other parts of a dish. */
export type PieceShape = ArtShape | 'ball' | 'maki' | 'dumpling' | 'chip' | 'kernel' | 'fry' | 'fried-egg' | 'cookie' | 'cube' | 'shell' | 'flake' | 'frond' | 'ruffle' | 'kiwi' | 'citrus' | 'strawberry' | 'drupe';

const disc = (r: number, fill: string, more = ''): string => `<circle r="${r}" fill="${fill}"${more}/>`;
const under = (d: string): string => `<path d="${d}" fill="${INK}" opacity=".26" transform="translate(2 3.5)"/>`;
const body = (d: string, c: string, lit: string): string => under(d) + p(d, c) + p(d, lit);
const round = (r: number): string => `M-${r} 0A${r} ${r} 0 1 0 ${r} 0A${r} ${r} 0 1 0-${r} 0Z`;
const rope = (d: string, c: Hex, width: number): string => line(d, INK, width, ' opacity=".24" transform="translate(1.6 3)"') + line(d, shade(c, 0.24), width) + line(d, c, width * 0.72, ' transform="translate(-.3 -.7)"') + line(d, light(c, 0.5), width * 0.18, ' opacity=".75" transform="translate(-.8 -2)"');
const SOFT = ' opacity=".6"';

const SHAPES: Readonly<Record<PieceShape, (c: Hex, lit: string) => string>> = {
  chunk: (c, lit) => body('M-14-8Q-3-16 11-11Q17-3 13 9Q3 16-10 12Q-18 4-14-8Z', shade(c, 0.1), lit) + p('M-13-7Q-3-14 10-10Q14-5 9 2Q-2 7-12 2Q-16-3-13-7Z', light(c, 0.2)) + line('M-8-6Q-2-10 5-8', light(c, 0.6), 2, SOFT),
  cube: (c, lit) => body('M-13-9L8-13L14-4L13 9L-7 13L-14 4Z', shade(c, 0.16), lit) + p('M-13-9L8-13L13-4L-8 1Z', light(c, 0.35)) + p('M-13-9L-8 1L-7 12L-14 4Z', c),
  coin: (c, lit) => body(round(13), c, lit) + disc(9, light(c, 0.26), ' transform="translate(0 -.8)"') + disc(4, light(c, 0.45)) + line('M-6-4l-2-2M6 4l2 2M-5 5l-2 2', shade(c, 0.12), 1.2),
  round: (c, lit) => body(round(13), shade(c, 0.08), lit) + disc(11.2, light(c, 0.66)) + disc(8, light(c, 0.48)) + line('M0-5v.1M4.6-2.4v.1M4.6 2.4v.1M0 4.6v.1M-4.6 2.4v.1M-4.6-2.4v.1', light(c, 0.88), 2.6),
  slice: (c, lit) =>
    body(round(15), c, lit) +
    disc(12.6, light(c, 0.16)) +
    p('M-2-3Q-9-11-1-11Q4-10 1-3ZM3-2Q8-10 11-4Q12 2 4 1ZM2 3Q11 5 7 9Q1 12 0 4ZM-2 3Q-6 12-9 6Q-11 0-3 1Z', shade(c, 0.22)) +
    line('M-3-7.5v.1M0-8.4v.1M7-4.5v.1M8.4-1v.1M5 6.6v.1M-6.4 5v.1M-6.8 2.4v.1', '#f7d58a', 2.2) +
    line('M-10-8A13 13 0 0 1 2-13', CREAM, 1.6, SOFT),
  crescent: (c, lit) => body('M-18-4Q0 20 18-4Q0 7-18-4Z', shade(c, 0.05), lit) + p('M-17-4.6Q0 15 17-4.6Q0 3-17-4.6Z', mix(c, '#fbe6b4', 0.74)) + p('M-14-3.6Q0 6 14-3.6Q0 1-14-3.6Z', mix(c, '#f0cf8e', 0.66)),
  ring: (c) => rope('M-11 0A11 9.5 0 1 0 11 0A11 9.5 0 1 0-11 0', c, 4.4) + `<ellipse rx="5.5" ry="4.4" stroke="${light(c, 0.3)}" stroke-width="2.2"/>`,
  strip: (c) => rope('M-14 6Q-4-11 14-6', c, 7),
  leaf: (c, lit) => body('M-18 3Q-9-13 6-10Q16-7 20-1Q12 10-2 11Q-11 11-18 3Z', c, lit) + p('M-18 3Q-9-13 6-10Q16-7 20-1Q2-3-18 3Z', light(c, 0.16)) + line('M-22 5Q0-3 18-1M-6 0L-2-7M3-2L8-8M-2 0L4 6M5-1L10 5', light(c, 0.45), 1),
  dot: (c, lit) => body(round(6.4), c, lit) + `<circle cx="-2.2" cy="-2.4" r="1.5" fill="${light(c, 0.75)}"/>`,
  berry: (c, lit) => body(round(11), shade(c, 0.06), lit) + p('M-7-3Q-5-9 2-8Q-3-6-5-1Z', light(c, 0.7), SOFT) + line('M3 6Q7 4 8-1', light(c, 0.4), 1.2, SOFT),
  floret: (c, lit) =>
    body('M-5 5L-5 17Q-1 19 3 17L5 5Z', light(c, 0.5), lit) +
    body('M-15 3A8 8 0 0 1-12-8A9 9 0 0 1-1-14A9 9 0 0 1 12-9A8 8 0 0 1 15 4A8 8 0 0 1 3 8A8 8 0 0 1-6 8A8 8 0 0 1-15 3Z', c, lit) +
    line('M-9-6v.1M-2-9v.1M6-8v.1M-11 1v.1M-4-1v.1M4-2v.1M11-1v.1M0 4v.1', light(c, 0.34), 5, SOFT) +
    line('M-6-3v.1M2-5v.1M9-4v.1M-7 4v.1M5 4v.1', shade(c, 0.26), 3, SOFT),
  mushroom: (c, lit) => body('M-16 1C-16-13 16-13 16 1C16 6 8 6 5 4Q4 9 5 14Q0 17-5 14Q-4 9-5 4C-8 6-16 6-16 1Z', c, lit) + p('M-12 0C-11-8 11-8 12 0C10 3 7 3 4 1Q2 8 3.5 12.5Q0 14-3.5 12.5Q-2 8-4 1C-7 3-10 3-12 0Z', light(c, 0.66)) + line('M-9 0Q-5-4-1 0M9 0Q5-4 1 0', shade(c, 0.2), 1.2),
  fillet: (c, lit) =>
    `<path d="M-44-6C-40-24-8-30 18-24C40-20 50-8 46 6C40 22 8 28-18 24C-38 21-48 10-44-6Z" fill="${INK}" opacity=".3" transform="translate(3 8)"/>` +
    p('M-44-6C-40-24-8-30 18-24C40-20 50-8 46 6C40 22 8 28-18 24C-38 21-48 10-44-6Z', shade(c, 0.28)) +
    p('M-43-9C-38-25-8-31 18-25C39-21 49-10 44 2C38 16 8 22-18 18C-37 15-47 5-43-9Z', c) +
    p('M-43-9C-38-25-8-31 18-25C39-21 49-10 44 2C38 16 8 22-18 18C-37 15-47 5-43-9Z', lit) +
    line('M-26-18L-34 9M-9-23L-18 15M9-25L1 17M26-21L19 12', shade(c, 0.5), 3, ' opacity=".5"') +
    line('M-36-9C-28-20-8-24 8-22', light(c, 0.6), 2.2, SOFT),
  drumstick: (c, lit) => line('M28 2L45-3M30 5L44 6', '#f2e6cf', 7) + body('M-30 4C-30-18 0-27 18-14C26-8 28-3 32-3L31 7C26 9 22 20 4 23C-16 26-30 20-30 4Z', c, lit) + p('M-22-3C-18-15-3-20 9-14C-3-12-14-6-20 4Z', light(c, 0.5), SOFT) + line('M-14 13Q-3 17 8 11M-8 6v.1M2 2v.1M10 4v.1', shade(c, 0.4), 1.7, SOFT),
  prawn: (c) => rope('M10-12C-14-16-18 12 6 13', c, 11) + line('M-4-15L-2-7M-13-7L-6-3M-14 4L-6 3M-7 12L-3 6', shade(c, 0.3), 1.4) + p('M5 9L18 6L15 13L19 19L5 17Z', shade(c, 0.2)),
  egg: (c, lit) => body('M-15 1C-15-9-5-13 5-12C13-11 17-5 15 3C13 11 4 14-4 12C-11 11-15 8-15 1Z', '#fdf7e8', lit) + `<circle cx="-.5" cy="-.5" r="7" fill="${c}"/><circle cx="-.5" cy="-.5" r="7" fill="${lit}"/>`,
  'fried-egg': (c, lit) =>
    under('M-27 4C-33-10-20-20-8-22C4-27 22-20 25-8C32 4 24 18 12 20C2 27-8 22-15 20C-24 18-25 12-27 4Z') +
    p('M-27 4C-33-10-20-20-8-22C4-27 22-20 25-8C32 4 24 18 12 20C2 27-8 22-15 20C-24 18-25 12-27 4Z', '#fffaf0', ' stroke="#e3c795" stroke-width="1.6"') +
    p('M-24 6C-20 16-6 18 4 18C16 17 24 10 25 2C20 10 8 14-4 12C-14 12-20 10-24 6Z', '#ecdfc4') +
    `<circle cx="-1" cy="-3" r="10.5" fill="${shade(c, 0.14)}"/><circle cx="-1.4" cy="-3.8" r="9.8" fill="${c}"/><circle cx="-1.4" cy="-3.8" r="9.8" fill="${lit}"/>` +
    p('M-8-6Q-6-11 1-11Q-3-8-5-4Z', '#fff8e6', SOFT),
  wedge: (c, lit) => body('M-18-4A18 18 0 0 0 18-4Q0-10-18-4Z', shade(c, 0.06), lit) + p('M-15-4A15 15 0 0 0 15-4Q0-8-15-4Z', light(c, 0.7)) + p('M-13-3.6A13 13 0 0 0-1.2 9L-1-5Q-8-5-13-3.6ZM13-3.6A13 13 0 0 1 1.2 9L1-5Q8-5 13-3.6Z', light(c, 0.18)) + line('M-6-4L-4 5M6-4L4 5', light(c, 0.6), 1),
  half: (c, lit) =>
    body('M-2-20C10-20 16-6 16 5A16 15 0 0 1-16 5C-16-6-12-20-2-20Z', shade(c, 0.4), lit) +
    p('M-2-17C8-17 13-5 13 5A13 12 0 0 1-13 5C-13-5-10-17-2-17Z', c) +
    p('M-2-14C6-14 10-4 10 5A10 9 0 0 1-10 5C-10-4-8-14-2-14Z', light(c, 0.42)) +
    `<circle cy="5" r="5.4" fill="${shade(c, 0.55)}"/><circle cx="-1.5" cy="3.4" r="1.8" fill="${light(c, 0.3)}"/>`,
  shell: (c, lit) => body('M-17-2C-15-13-3-15 8-12C17-9 20 0 15 7C8 14-4 13-11 9C-16 6-18 2-17-2Z', c, lit) + p('M-12-1C-10-8-1-9 6-8C12-6 14 0 10 4C4 9-4 8-8 5C-11 3-13 1-12-1Z', '#e9a255') + line('M-8 0Q0-5 9-1M-14-4Q-6-14 8-12', light(c, 0.4), 1.4, SOFT),
  strand: (c) => line('M-18 4C-8-14 2 14 18-4M-16 10C-6-5 4 16 16 4', shade(c, 0.3), 4.4) + line('M-18 3C-8-15 2 13 18-5M-16 9C-6-6 4 15 16 3', c, 3.2) + line('M-17 1C-8-16 2 11 17-6', light(c, 0.5), 0.9, SOFT),
  tube: (c, lit) => body('M-16 5L8-12Q16-10 16-2L-8 14Q-16 13-16 5Z', c, lit) + `<ellipse cx="12" cy="-7" rx="6.4" ry="4" transform="rotate(52 12 -7)" fill="${shade(c, 0.5)}"/>` + line('M-10 5L6-7M-7 9L9-2M-11 9L-6 5', shade(c, 0.24), 1),
  grain: (c) => line('M-8-5l4 2M1-7l3 3M-3 1l4-2M6 1l3 3M-9 4l2-4M-2 8l4-1M7-3l4-2M4 8l3-2', shade(c, 0.3), 4.2) + line('M-8-5.4l4 2M1-7.4l3 3M-3 .6l4-2M6 .6l3 3', light(c, 0.4), 3.2) + line('M-9 3.6l2-4M-2 7.6l4-1M7-3.4l4-2M4 7.6l3-2', c, 3.2),
  crumb: (c) => p('M-8-4L-3-7L0-3L-5 0ZM2-6L7-6L8-1L3-1ZM-6 3L-1 1L1 6L-4 8ZM4 2L9 4L6 8L2 6Z', INK, ' opacity=".3" transform="translate(1 1.8)"') + p('M-8-4L-3-7L0-3L-5 0ZM-6 3L-1 1L1 6L-4 8Z', c) + p('M2-6L7-6L8-1L3-1ZM4 2L9 4L6 8L2 6Z', light(c, 0.32)),
  bean: (c, lit) => body('M-11-2C-11-10 0-11 5-8C12-5 13 4 8 7C4 9 2 4-2 5C-7 7-11 4-11-2Z', c, lit) + p('M-8-4C-6-9 1-9 5-6C1-6-5-5-8-4Z', light(c, 0.6), SOFT),
  sprig: (c) => line('M-16 11Q-2 5 16-9', INK, 2, ' opacity=".25"') + line('M-17 9Q-2 4 16-10', shade(c, 0.25), 1.6) + p('M-11 7Q-15-1-9-2Q-6 3-11 7ZM-5 5Q-8-5-1-6Q1 1-5 5ZM3 0Q1-9 8-9Q9-2 3 0Z', light(c, 0.16)) + p('M-8 7Q-4 14 0 10Q-2 6-8 7ZM-1 4Q4 10 9 6Q6 1-1 4ZM7-3Q13 1 16-3Q13-8 7-3Z', c),
  shaving: (c, lit) => body('M-13 4Q-4-9 12-6Q3 0-2 7Q-8 8-13 4Z', c, lit) + line('M-11 3Q-3-6 10-6', light(c, 0.6), 1.3),
  liquid: (c, lit) => disc(5, c) + disc(5, lit),
  bread: (c, lit) =>
    body('M-24-10C-30-24 30-26 26-9C30 0 25 18 22 20L-20 21C-25 16-28-2-24-10Z', shade(c, 0.24), lit) +
    p('M-21-10C-25-20 25-22 22-8C25 0 21 14 19 16L-17 17C-21 12-24-3-21-10Z', light(c, 0.5)) +
    p('M-14-6l5-2l1 3l-5 2ZM2-10l5 0l0 3l-5 1ZM-6 6l4-1l1 3l-4 1ZM8 3l5-1l0 3l-4 1ZM-15 8l3-1l1 2l-3 1ZM12-4l4 0l-1 2l-3 0Z', light(c, 0.14)),
  sausage: (c) => rope('M-24 8Q0-14 25 2', c, 17) + line('M-12-6L-8 7M2-10L5 4M15-6L16 7', shade(c, 0.5), 2.6, SOFT),
  pod: (c) => rope('M-19 6Q0-9 20-1', c, 6.5),
  ball: (c, lit) => `<ellipse cx="4" cy="7" rx="26" ry="24" fill="${INK}" opacity=".28"/>` + disc(25, c) + disc(25, lit) + p('M-15-8Q-9-18 3-17Q-7-12-11-4Z', light(c, 0.55), SOFT) + line('M-4 8v.1M8 3v.1M2 15v.1M-13 4v.1M13-8v.1M5-6v.1', shade(c, 0.34), 2.6, SOFT),
  maki: (c, lit) =>
    body('M-20-2A20 17 0 0 1 20-2V9A20 17 0 0 1-20 9Z', '#25322b', lit) +
    `<ellipse cy="-2" rx="20" ry="17" fill="#33443a"/><ellipse cy="-2" rx="17.6" ry="14.8" fill="#f8f1e0"/>` +
    line('M-12-6l3 1M-7 7l3-1M9 5l2-3M8-10l3 1M-3-13l3 0M-13 2l2 2M12-3l2 2M2 10l3-1', '#d9cdb2', 2) +
    `<ellipse cy="-2" rx="8" ry="6.6" fill="${c}"/><ellipse cy="-2" rx="8" ry="6.6" fill="${lit}"/>`,
  dumpling: (c, lit) => body('M-27 10C-27-14-12-22 0-22C12-22 27-14 27 10C18 18-18 18-27 10Z', c, lit) + line('M-25 4C-20-8-12-15-4-15M0-21Q-3-14-8-10M5-21Q4-14 1-8M12-18Q12-10 10-6M19-12Q19-5 18 0', shade(c, 0.24), 1.8) + line('M-20 12Q0 18 20 12', shade(c, 0.4), 2.4, SOFT),
  chip: (c, lit) => body('M-20 12Q-2-2 2-20Q14-6 20 11Q0 18-20 12Z', c, lit) + line('M-6 4v.1M2-6v.1M6 6v.1M-11 10v.1M11 1v.1', shade(c, 0.32), 2.6) + line('M-15 11Q-1 0 3-14', light(c, 0.55), 1.4, SOFT),
  kernel: (c, lit) => body('M-9-3A7 7 0 0 1 1-11A7 7 0 0 1 11-3A7 7 0 0 1 6 8A7 7 0 0 1-6 9A7 7 0 0 1-9-3Z', light(c, 0.72), lit) + p('M-2-2Q3-5 4 1Q1 5-3 3Z', shade(c, 0.1)) + line('M-5-5q2-3 5-2M6-2q3 1 2 4', light(c, 0.2), 1.4),
  fry: (c, lit) => body('M-26-4L24-7L26 2L-24 6Z', c, lit) + p('M-26-4L24-7L25-3L-25 0Z', light(c, 0.4)) + line('M-22 3l8-.4M14 0l9-.6', shade(c, 0.3), 1.6, SOFT),
  cookie: (c, lit) => body('M-32 2C-34-18-16-32 2-32C22-33 34-16 32 2C33 20 18 33 0 32C-18 34-31 20-32 2Z', c, lit) + line('M-14-12q8-5 14 1M6 12q8 1 12-6M-18 10q4 6 10 6', shade(c, 0.26), 1.6, SOFT),
  kiwi: (c, lit) => body(round(14), '#8a6a3c', lit) + disc(12.6, c) + disc(9, light(c, 0.3)) + disc(4, light(c, 0.8)) + line('M0-7v1.6M5-5l-1 1.2M7 0h-1.6M5 5l-1-1.2M0 7v-1.6M-5 5l1-1.2M-7 0h1.6M-5-5l1 1.2', '#2f2a1a', 1.5),
  citrus: (c, lit) => body(round(14), c, lit) + disc(12, light(c, 0.8)) + disc(10.6, light(c, 0.24)) + line('M0-10.6V10.6M-9.2-5.3L9.2 5.3M-9.2 5.3L9.2-5.3', light(c, 0.8), 1.3) + disc(1.6, light(c, 0.85)) + line('M-8-7A11 11 0 0 1 0-11', CREAM, 1.4, SOFT),
  strawberry: (c, lit) => body('M0 16C-8 12-15 2-12-6C-9-11-4-10 0-9C4-10 9-11 12-6C15 2 8 12 0 16Z', c, lit) + p('M0-8L-9-6L-5-10L-9-14L-2-12L1-17L3-12L10-13L5-9L8-5Z', '#5f9a48') + line('M-6-1v1M0-2v1M6-1v1M-4 5v1M3 5v1M0 10v1', '#f7d58a', 1.6),
  drupe: (c, lit) => body(round(11), shade(c, 0.18), lit) + line('M-5-5h.1M1-7h.1M6-3h.1M-7 1h.1M-1-1h.1M5 3h.1M-4 6h.1M2 7h.1', c, 6) + line('M-6-6h.1M0-8h.1M5-4h.1M-8 0h.1M-2-2h.1M4 2h.1M-5 5h.1', light(c, 0.55), 1.8, SOFT),
  ruffle: (c, lit) =>
    body('M-20 8C-26 2-20-4-22-8C-16-10-16-16-9-15C-5-20 1-15 6-17C10-13 17-14 17-8C22-5 18 0 20 4C16 7 15 13 8 12C3 16-3 11-8 14C-12 11-16 12-20 8Z', c, lit) +
    p('M-18 5C-20-2-10-10-2-9C6-12 14-8 14-3C8-1 0 0-18 5Z', light(c, 0.2)) +
    line('M-20 7Q-4-2 15-3M-8 2Q-6-6-1-10M2-1Q6-6 10-8M-6 4Q0 8 6 9', light(c, 0.62), 1.5),
  frond: (c, lit) => line('M-15 10Q-8 6-1 2', shade(c, 0.2), 2) + body('M-2 3C-10 4-15-1-11-5C-14-11-7-14-4-10C-3-17 5-17 6-11C11-14 16-9 12-5C17-2 14 5 8 3C9 9 2 11-2 3Z', c, lit) + line('M-2 2L3-9M0-2L-8-5M1-3L9-4M0 0L5 4', light(c, 0.4), 1),
  flake: (c, lit) => body('M-12 2Q-8-9 3-8Q13-6 12 2Q6 10-4 9Q-12 8-12 2Z', c, lit) + line('M-7 2Q0-3 8 1M-3 6Q2 3 7 5', shade(c, 0.24), 1.2),
};

export const pieceOf = (shape: PieceShape, color: Hex, lit: string): string => SHAPES[shape](color, lit);
