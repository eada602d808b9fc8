import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readRecipeText, TEXT_FORMATS } from '#import/text-formats';

const RECOGNIZED: readonly (readonly [name: string, text: string])[] = [
  ['MealMaster', 'From: me\n\nMMMMM----- Recipe via Meal-Master (tm) v8.05\n Title: X'],
  ['RezKonv', '========== REZKONV-Rezept - RezkonvSuite v0.96\n Titel: X'],
  ['MasterCook', '      *  Exported from  MasterCook  *\n\n X'],
  ['Generic recipe text', '@@@@@\nX\n\nY'],
  ['Cooklang', 'Fry @onion{1} for ~{5%minutes}.'],
  ['Cooklang', '---\ntitle: X\n---\n\nBoil @water{1%l}.'],
  ['Markdown', '# X\n\n- 2 eggs'],
  ['Markdown', '---\ntitle: X\n---\nText'],
  ['Plain text', 'X\n2 eggs\nMail me@example.com or {see} #tag'],
];

/** Pieces that mean something in some format. */
const PIECES = [
  'MMMMM----- Meal-Master\n',
  '==== REZKONV\n',
  '* Exported from MasterCook *\n',
  '@@@@@\n',
  '@a{1%g}(b)',
  '---\n',
  '# ',
  '-----\n',
  '--------  ------------  ----------\n',
  'Title: x\n',
  'Ingredients\n',
  'Method:\n',
  '1. ',
  '- ',
  '2 cups flour\n',
  '[-',
  '-]',
  '**',
  '|',
  '\n\n',
  ' ',
  'https://x.y',
  '🧂',
  '½',
  '\u0000',
  '\uD800',
  'Serves 4',
  '[x](y)',
  '"',
  ':',
];

/** Long runs of what makes careless patterns slow. */
const HOSTILE = [
  ' ',
  '-',
  '*',
  '@a{',
  '[',
  '[-',
  '(',
  '"',
  '.',
  'a',
  '1 ',
  '😀',
  '▪',
  '|',
  '#',
  '_a',
  '\r',
  ': ',
  'a, ',
  'http://',
  '1. ',
  '=',
  '~',
];

describe('readRecipeText', () => {
  it.each(RECOGNIZED)('recognizes %s in %j', (name, text) => {
    expect(TEXT_FORMATS.find(({ recognizes }) => recognizes(text))?.name).toBe(name);
  });

  it('returns no recipe for a text without letters', () => {
    expect(readRecipeText(' \n1 2 3 -- ½\n')).toEqual([]);
  });

  it('never throws in any format, and gives texts without control characters and findings of existing lines', () => {
    const text = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string())).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (source) => {
        for (const { read } of TEXT_FORMATS)
          for (const draft of read(source)) {
            const lines = [draft.title, ...draft.ingredients, ...draft.instructions];
            for (const line of lines) expect(line).not.toMatch(/\p{Cc}|\p{Cs}/u);
            for (const { field, line } of draft.findings)
              if (line !== undefined) expect(draft[field]).toHaveProperty(String(line));
          }
      }),
    );
  });

  it.each(HOSTILE)('reads 50,000 characters of %j in every format without backtracking', (piece) => {
    const run = piece.repeat(50_000 / piece.length);
    const starts = [
      '',
      'MMMMM----- Meal-Master\n',
      '==== REZKONV\n',
      '* Exported from MasterCook\n---- ---- --------\n',
      '@@@@@\n',
      '# x\n',
      'Ingredients\n',
    ];
    const texts = starts.map((start) => `${start}${run}\nx`);
    const read = TEXT_FORMATS.flatMap((format) =>
      texts.filter((text) => format.recognizes(text)).map((text) => format.read(text)),
    );
    expect(read.length).toBeGreaterThan(starts.length);
  });
});
