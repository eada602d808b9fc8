// SVG helpers; numbers have only as many digits as the eye can see.

/** Formats a number with at most one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
export const hundredth = (value: number): string => String(Math.round(value * 100) / 100).replace(/^0\./u, '.');
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}"${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more}/>`;
export const hoop = (x: number, y: number, r: number, stroke: string, width: number, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" stroke="${stroke}" stroke-width="${width}"${more}/>`;
export const faint = (opacity: number): string => ` opacity="${hundredth(opacity)}"`;
export const place = (x: number, y: number, turn: number, scale: number, inner: string): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn === 0 ? '' : `rotate(${n(turn)})`}${scale === 1 ? '' : `scale(${hundredth(scale)})`}">${inner}</g>`;
