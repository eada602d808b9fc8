import { type Hex, light, shade } from '#art/colors';
import type { ArtShape } from '#catalogue/looks/food-look';

/** A drawable piece, centered on 0,0. `size` is its rough radius, for spacing. */
export interface Piece {
  readonly svg: string;
  readonly size: number;
}

const p = (d: string, fill: Hex, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d: string, stroke: Hex, width: number, more = ''): string => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
const dot = (x: number, y: number, r: number, fill: Hex, more = ''): string => `<circle${x === 0 ? '' : ` cx="${x}"`}${y === 0 ? '' : ` cy="${y}"`} r="${r}" fill="${fill}"${more}/>`;
const under = (d: string): string => `<path d="${d}" fill="#2b1b14" opacity=".22" transform="translate(2 3.5)"/>`;
const GLOSS = ' opacity=".7"';

const SHAPES: Readonly<Record<ArtShape, (c: Hex) => Piece>> = {
  chunk: (c) => {
    const d = 'M-14-8Q-3-16 11-11Q17-3 13 9Q3 16-10 12Q-18 4-14-8Z';
    return {
      size: 16,
      svg: under(d) + p(d, shade(c, 0.16)) + p('M-14-8Q-3-16 11-11Q15-6 10 3Q-2 8-13 3Q-17-3-14-8Z', c) + p('M-10-7Q-2-12 7-9Q2-4-8-3Z', light(c, 0.5), GLOSS),
    };
  },
  coin: (c) => ({
    size: 13,
    svg: under('M-13 0A13 12 0 1 0 13 0A13 12 0 1 0-13 0Z') + `<ellipse rx="13" ry="12" fill="${shade(c, 0.18)}"/><ellipse rx="12.4" ry="11" cy="-1" fill="${c}"/><ellipse rx="8.5" ry="7.4" cy="-1" fill="${light(c, 0.22)}"/><ellipse rx="3.6" ry="3" cy="-1" fill="${light(c, 0.45)}"/>`,
  }),
  round: (c) => ({
    size: 14,
    svg: dot(1.5, 3, 13, '#2b1b14', ' opacity=".22"') + dot(0, 0, 13, shade(c, 0.2)) + dot(0, -0.4, 11.6, light(c, 0.66)) + dot(0, -0.4, 8, light(c, 0.5)) + line('M0-5v.1M4.6-2.4v.1M4.6 2.4v.1M0 4.6v.1M-4.6 2.4v.1M-4.6-2.4v.1', light(c, 0.86), 2.6),
  }),
  slice: (c) => ({
    size: 15,
    svg:
      dot(1.5, 3, 15, '#2b1b14', ' opacity=".22"') +
      dot(0, 0, 15, shade(c, 0.12)) +
      dot(0, -0.5, 13.6, light(c, 0.12)) +
      p('M-2-3Q-9-11-1-11Q4-10 1-3ZM3-2Q8-10 11-4Q12 2 4 1ZM2 3Q11 5 7 9Q1 12 0 4ZM-2 3Q-6 12-9 6Q-11 0-3 1Z', shade(c, 0.2)) +
      line('M-3-7.5v.1M0-8.4v.1M7-4.5v.1M8.4-1v.1M5 6.6v.1M-6.4 5v.1M-6.8 2.4v.1', '#f7d58a', 2.2),
  }),
  crescent: (c) => ({
    size: 17,
    svg: under('M-18-3Q0 22 18-3Q0 6-18-3Z') + p('M-18-4Q0 20 18-4Q0 7-18-4Z', shade(c, 0.05)) + p('M-18-5Q0 15 18-5Q0 3-18-5Z', '#fbeecb') + p('M-18-5Q0 5 18-5Q0 1-18-5Z', '#efd9a4'),
  }),
  ring: (c) => ({
    size: 12,
    svg: `<ellipse rx="11" ry="9.5" fill="none" stroke="#2b1b14" stroke-width="4" opacity=".18" transform="translate(1.5 2.5)"/><ellipse rx="11" ry="9.5" fill="none" stroke="${c}" stroke-width="4"/><ellipse rx="11.4" ry="9.9" fill="none" stroke="${light(c, 0.6)}" stroke-width="1.2"/><ellipse rx="5.5" ry="4.4" fill="none" stroke="${light(c, 0.25)}" stroke-width="2"/>`,
  }),
  strip: (c) => ({
    size: 15,
    svg: line('M-14 7Q-4-10 14-5', '#2b1b14', 7, ' opacity=".2" transform="translate(1.5 3)"') + line('M-14 6Q-4-11 14-6', shade(c, 0.18), 7) + line('M-14 5Q-4-12 14-7', c, 5) + line('M-11 2Q-4-9 6-9', light(c, 0.5), 1.4, GLOSS),
  }),
  leaf: (c) => {
    const d = 'M-18 3Q-9-13 6-10Q16-7 20-1Q12 10-2 11Q-11 11-18 3Z';
    return {
      size: 17,
      svg: under(d) + p(d, c) + p('M-18 3Q-9-13 6-10Q16-7 20-1Q2-3-18 3Z', light(c, 0.2)) + line('M-22 5Q0-3 18-1M-6 0L-2-7M3-2L8-8M-2 0L4 6', light(c, 0.42), 1.1),
    };
  },
  dot: (c) => ({
    size: 7,
    svg: dot(1, 2, 6.4, '#2b1b14', ' opacity=".2"') + dot(0, 0, 6.4, shade(c, 0.1)) + dot(-0.6, -0.8, 5.4, c) + dot(-2.2, -2.6, 1.6, light(c, 0.7)),
  }),
  berry: (c) => ({
    size: 12,
    svg: dot(2, 3, 11, '#2b1b14', ' opacity=".22"') + dot(0, 0, 11, shade(c, 0.22)) + dot(-0.8, -1, 9.8, c) + p('M-7-3Q-5-9 2-8Q-3-6-5-1Z', light(c, 0.65), GLOSS) + dot(4, 4, 2, light(c, 0.18)),
  }),
  floret: (c) => ({
    size: 17,
    svg:
      under('M-15 2A9 9 0 0 1-6-13A10 10 0 0 1 12-10A9 9 0 0 1 14 5L4 8L2 18L-5 17L-5 8Z') +
      p('M-5 4L-5 17Q-1 19 3 17L5 4Z', light(c, 0.5)) +
      [
        [-10, 0, 7.5],
        [10, 1, 7.5],
        [-5, -8, 8],
        [7, -8, 8],
        [0, 1, 8],
      ]
        .map(([x = 0, y = 0, r = 0]) => dot(x, y, r, c))
        .join('') +
      [
        [-7, -10],
        [5, -11],
        [-11, -2],
        [1, -3],
        [10, -2],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 3, light(c, 0.24)))
        .join('') +
      dot(4, 3, 2, shade(c, 0.2)) +
      dot(-5, 3, 2, shade(c, 0.2)),
  }),
  mushroom: (c) => {
    const d = 'M-16 1C-16-13 16-13 16 1C16 6 8 6 5 4Q4 9 5 14Q0 17-5 14Q-4 9-5 4C-8 6-16 6-16 1Z';
    return {
      size: 16,
      svg: under(d) + p(d, c) + p('M-13 0C-12-9 12-9 13 0C11 3 7 3 4 1Q2 8 3.5 12.5Q0 14-3.5 12.5Q-2 8-4 1C-7 3-11 3-13 0Z', light(c, 0.62)) + line('M-10 0Q-5-4-1 0M10 0Q5-4 1 0', shade(c, 0.18), 1.2),
    };
  },
  fillet: (c) => {
    const d = 'M-44-6C-40-24-8-30 18-24C40-20 50-8 46 6C40 22 8 28-18 24C-38 21-48 10-44-6Z';
    return {
      size: 40,
      svg:
        `<path d="${d}" fill="#2b1b14" opacity=".28" transform="translate(4 7)"/>` +
        p(d, shade(c, 0.24)) +
        p('M-43-9C-38-25-8-31 18-25C39-21 49-10 44 2C38 16 8 22-18 18C-37 15-47 5-43-9Z', c) +
        line('M-26-18L-34 10M-8-24L-17 17M10-25L2 19M27-21L20 14', shade(c, 0.42), 3.2, ' opacity=".55"') +
        p('M-36-8C-28-20-6-24 10-21C-6-18-24-12-36-8Z', light(c, 0.5), GLOSS),
    };
  },
  drumstick: (c) => {
    const d = 'M-30 4C-30-18 0-27 18-14C26-8 30-2 40-4L44 4L38 9C28 8 24 20 4 23C-16 26-30 20-30 4Z';
    return {
      size: 34,
      svg:
        `<path d="${d}" fill="#2b1b14" opacity=".26" transform="translate(3 6)"/><path d="M28 1L45-3M30 5L44 6" stroke="#f2e6cf" stroke-width="7" stroke-linecap="round"/>` +
        p('M-30 4C-30-18 0-27 18-14C26-8 28-3 32-3L31 7C26 9 22 20 4 23C-16 26-30 20-30 4Z', shade(c, 0.2)) +
        p('M-29 1C-28-18 0-27 17-15C23-10 25-5 28-3C22 4 18 14 3 17C-15 20-28 14-29 1Z', c) +
        p('M-22-3C-18-15-3-20 9-14C-3-12-14-6-20 4Z', light(c, 0.45), GLOSS) +
        line('M-12 14Q-2 17 8 12', shade(c, 0.4), 1.6, GLOSS),
    };
  },
  prawn: (c) => ({
    size: 17,
    svg:
      line('M10-12C-14-16-18 12 6 13', '#2b1b14', 11, ' opacity=".2" transform="translate(2 3)"') +
      line('M10-12C-14-16-18 12 6 13', shade(c, 0.1), 11) +
      line('M9-13C-13-16-17 10 5 11', light(c, 0.3), 6) +
      line('M-4-15L-2-7M-13-7L-6-3M-14 4L-6 3M-7 12L-3 6', shade(c, 0.28), 1.5) +
      p('M5 9L18 6L15 13L19 19L5 17Z', shade(c, 0.24)),
  }),
  egg: (c) => ({
    size: 22,
    svg:
      '<ellipse cx="2" cy="4" rx="21" ry="18" fill="#2b1b14" opacity=".2"/><path d="M-20 2C-22-14-6-20 6-17C18-15 23-4 20 6C16 17 2 19-8 17C-15 15-19 11-20 2Z" fill="#fffaf0"/><path d="M-18 4C-16 14-4 17 6 15C14 13 19 8 19 2C15 10 4 13-5 12C-12 11-16 8-18 4Z" fill="#e9dcc3"/>' +
      dot(0, -1, 9.5, shade(c, 0.12)) +
      dot(-0.5, -2, 8.6, c) +
      p('M-6-4Q-4-9 2-8Q-2-6-4-2Z', light(c, 0.7), GLOSS),
  }),
  wedge: (c) => {
    const d = 'M-18-4A18 18 0 0 0 18-4Q0-10-18-4Z';
    return {
      size: 17,
      svg: under(d) + p(d, shade(c, 0.12)) + p('M-15-4A15 15 0 0 0 15-4Q0-8-15-4Z', light(c, 0.66)) + p('M-13-3.6A13 13 0 0 0-1.2 9L-1-5Q-8-5-13-3.6ZM13-3.6A13 13 0 0 1 1.2 9L1-5Q8-5 13-3.6Z', light(c, 0.16)) + line('M-6-4L-4 5M6-4L4 5', light(c, 0.6), 1),
    };
  },
  half: (c) => {
    const d = 'M-2-20C10-20 16-6 16 5A16 15 0 0 1-16 5C-16-6-12-20-2-20Z';
    return {
      size: 19,
      svg: under(d) + p(d, shade(c, 0.38)) + p('M-2-17C8-17 13-5 13 5A13 12 0 0 1-13 5C-13-5-10-17-2-17Z', c) + p('M-2-14C6-14 10-4 10 5A10 9 0 0 1-10 5C-10-4-8-14-2-14Z', light(c, 0.4)) + dot(0, 5, 5.6, shade(c, 0.55)) + dot(-1.5, 3.4, 1.8, light(c, 0.3)),
    };
  },
  strand: (c) => ({
    size: 15,
    svg: line('M-16 4C-8-12 2 12 16-4M-15 9C-6-4 4 14 15 3', shade(c, 0.2), 4) + line('M-16 3C-8-13 2 11 16-5M-15 8C-6-5 4 13 15 2', c, 2.8),
  }),
  tube: (c) => ({
    size: 16,
    svg:
      under('M-16 5L8-12Q16-10 16-2L-8 14Q-16 13-16 5Z') +
      p('M-16 5L8-12Q16-10 16-2L-8 14Q-16 13-16 5Z', shade(c, 0.12)) +
      p('M-16 5L8-12Q12-11 14-8L-12 10Q-15 8-16 5Z', light(c, 0.24)) +
      `<ellipse cx="12" cy="-7" rx="6.4" ry="4" transform="rotate(52 12 -7)" fill="${shade(c, 0.5)}"/>` +
      line('M-8 6L7-5M-5 10L10-1', shade(c, 0.24), 1),
  }),
  grain: (c) => ({
    size: 9,
    svg: [
      [-5, -3, 30],
      [4, -4, -40],
      [-1, 4, 10],
      [6, 4, 70],
    ]
      .map(([x = 0, y = 0, turn = 0]) => `<ellipse rx="4.2" ry="1.9" transform="translate(${x} ${y}) rotate(${turn})" fill="${turn > 20 ? c : light(c, 0.35)}" stroke="${shade(c, 0.22)}" stroke-width=".7"/>`)
      .join(''),
  }),
  crumb: (c) => ({
    size: 9,
    svg: p('M-8-4L-3-7L0-3L-5 0ZM2-6L7-6L8-1L3-1ZM-6 3L-1 1L1 6L-4 8ZM4 2L9 4L6 8L2 6Z', '#2b1b14', ' opacity=".22" transform="translate(1 1.6)"') + p('M-8-4L-3-7L0-3L-5 0ZM-6 3L-1 1L1 6L-4 8Z', c) + p('M2-6L7-6L8-1L3-1ZM4 2L9 4L6 8L2 6Z', light(c, 0.3)),
  }),
  bean: (c) => {
    const d = 'M-11-2C-11-10 0-11 5-8C12-5 13 4 8 7C4 9 2 4-2 5C-7 7-11 4-11-2Z';
    return {
      size: 11,
      svg: under(d) + p(d, shade(c, 0.08)) + p('M-8-4C-6-9 1-9 5-6C1-6-5-5-8-4Z', light(c, 0.55), GLOSS),
    };
  },
  sprig: (c) => ({
    size: 16,
    svg: line('M-17 9Q-2 4 16-10', shade(c, 0.2), 1.8) + p('M-11 7Q-15-1-9-2Q-6 3-11 7ZM-5 5Q-8-5-1-6Q1 1-5 5ZM3 0Q1-9 8-9Q9-2 3 0ZM-8 7Q-4 14 0 10Q-2 6-8 7ZM-1 4Q4 10 9 6Q6 1-1 4ZM7-3Q13 1 16-3Q13-8 7-3Z', c),
  }),
  shaving: (c) => ({
    size: 12,
    svg: under('M-13 4Q-4-9 12-6Q3 0-2 7Q-8 8-13 4Z') + p('M-13 4Q-4-9 12-6Q3 0-2 7Q-8 8-13 4Z', c) + line('M-11 3Q-3-6 10-6', light(c, 0.5), 1.3),
  }),
  liquid: (c) => ({ size: 10, svg: dot(0, 0, 5, c) }),
  bread: (c) => {
    const d = 'M-24-10C-30-24 30-26 26-9C30 0 25 18 22 20L-20 21C-25 16-28-2-24-10Z';
    return {
      size: 28,
      svg: under(d) + p(d, shade(c, 0.26)) + p('M-21-10C-25-20 25-22 22-8C25 0 21 14 19 16L-17 17C-21 12-24-3-21-10Z', light(c, 0.52)) + p('M-14-6l5-2l1 3l-5 2ZM2-10l5 0l0 3l-5 1ZM-6 6l4-1l1 3l-4 1ZM8 3l5-1l0 3l-4 1Z', light(c, 0.16)),
    };
  },
  sausage: (c) => ({
    size: 26,
    svg: line('M-24 8Q0-14 25 2', '#2b1b14', 17, ' opacity=".24" transform="translate(3 5)"') + line('M-24 8Q0-14 25 2', shade(c, 0.22), 17) + line('M-24 6Q0-16 25 0', c, 13) + line('M-12-6L-8 7M2-10L5 4M15-6L16 7', shade(c, 0.45), 2.6, GLOSS) + line('M-20 1Q-2-14 14-9', light(c, 0.5), 2.2, GLOSS),
  }),
  pod: (c) => ({
    size: 17,
    svg: line('M-19 6Q0-9 20-1', '#2b1b14', 6.5, ' opacity=".2" transform="translate(1.5 3)"') + line('M-19 6Q0-9 20-1', shade(c, 0.14), 6.5) + line('M-18 5Q0-10 19-2', light(c, 0.16), 3),
  }),
};

export const pieceOf = (shape: ArtShape, color: Hex): Piece => SHAPES[shape](color);
