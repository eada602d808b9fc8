import type { Token } from '#line/tokens';

export const isMark = (token: Token | undefined, mark: string): boolean =>
  token !== undefined && token.kind === 'mark' && token.word === mark;
export const isWord = (token: Token | undefined, is: number): boolean =>
  token !== undefined && (token.fact.is & is) !== 0;
export const isNumber = (token: Token | undefined): token is Token => token?.kind === 'number';
/** True if two tokens are adjacent, without whitespace. */
export const glued = (one: Token | undefined, other: Token | undefined): boolean =>
  one !== undefined && other !== undefined && one.end === other.start;
export const isDash = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.kind === 'mark' &&
  (token.word === '-' || token.word === '–' || token.word === '—' || token.word === '~' || token.word === '〜');
/** "2% milk", "2 percent milk". */
export const isPercent = (token: Token | undefined): boolean =>
  token !== undefined && (token.word === '%' || token.word === 'percent' || token.word === 'prozent');
