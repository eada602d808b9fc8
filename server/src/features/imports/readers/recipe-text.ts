import { sectionLine } from '@larder/culinary/import/sections';

import { headingText } from '@larder/culinary/ingredient-heading';

import { stepLines } from './file-draft.ts';

const EXACT = 0.004;
const FRACTIONS = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
] as const;
const MAX_HEADING_CHARACTERS = 80;

/** Returns an amount as cooks write it, without rounding: 1.5 → "1½", 0.1 → "0.1". '' for none. */
function amountText(amount: number | null): string {
  if (amount === null || amount <= 0) return '';
  const whole = Math.floor(amount);
  const fraction = FRACTIONS.find(([value]) => Math.abs(amount - whole - value) < EXACT)?.[1];
  if (fraction === undefined) return String(Number(amount.toFixed(3)));
  return `${whole === 0 ? '' : whole}${fraction}`;
}

/** Returns an ingredient line of its parts: "2 cups flour, sifted". */
export function ingredientLine(amount: number | null, unit: string, food: string, note: string): string {
  const line = [amountText(amount), unit, food].filter((part) => part !== '').join(' ');
  if (line === '' || note === '') return line + note;
  return /^[(,;]/u.test(note) ? `${line} ${note}` : `${line}, ${note}`;
}

/** Returns steps without numbers and bullets; lines that are marked as headings ("## Sauce", "[Sauce]") end with ":". */
export function stepEntries(lines: readonly string[]): string[] {
  return stepLines(lines).map((line) => {
    const heading = headingText(line);
    return heading !== line && line.length <= MAX_HEADING_CHARACTERS && !/[.!?]$/u.test(heading)
      ? sectionLine(heading)
      : line;
  });
}
