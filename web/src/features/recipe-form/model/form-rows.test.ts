import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  filledNotes,
  filledRows,
  plainTexts,
  toLine,
  toLines,
  toRow,
  toRows,
  toStepNotes,
  toStepPictures,
} from './form-rows.ts';
import type { Row } from './form-rows.ts';

const section = (text: string): Row => ({ text, section: true });

const Part = fc.constantFrom('For the sauce', 'leek', ' ', ':', '：', '\n', 'ü', '1');
const Line = fc.array(Part, { maxLength: 5 }).map((parts) => parts.join(''));
/** Rows as the form holds them: a colon at the end makes a section of a line. */
const Text = fc.constantFrom('For the sauce', '2 leeks', 'Stir: well', 'ü ', ' x');
const Row: fc.Arbitrary<Row> = fc.oneof(
  Text.map((text) => ({ text })),
  Text.map(section),
  fc.constant({ text: '' }),
);

describe('a line that ends with a colon', () => {
  it.each([
    ['For the sauce:', section('For the sauce')],
    ['Pour la sauce :', section('Pour la sauce ')],
    ['醤油だれ：', section('醤油だれ')],
    ['Stir: well', { text: 'Stir: well' }],
    [':', { text: ':' }],
    ['', { text: '' }],
  ])('is a section: %j', (line, row) => {
    expect(toRow(line)).toEqual(row);
  });

  it('is written with one colon, also if the user typed it', () => {
    expect(toLine(section('For the sauce'))).toBe('For the sauce:');
    expect(toLine(section('For the sauce:'))).toBe('For the sauce:');
    expect(toLine(section(' '))).toBe(' ');
  });
});

describe('rows and lines', () => {
  it('any lines become rows and the same lines again, a wide colon apart', () => {
    fc.assert(
      fc.property(fc.array(Line, { minLength: 1 }), (lines) => {
        const narrow = (line: string) => line.replace(/(?<=[^:：\s]\s*)：$/u, ':');
        expect(toLines(toRows(lines))).toEqual(lines.map(narrow));
      }),
    );
  });

  it('any rows become lines and the same rows again', () => {
    fc.assert(
      fc.property(fc.array(Row, { minLength: 1 }), (rows) => {
        expect(toRows(toLines(rows))).toEqual(rows);
      }),
    );
  });

  it('each row is the line of the same number, so that an error of the server names its row', () => {
    fc.assert(
      fc.property(fc.array(Row), (rows) => {
        expect(toLines(rows)).toEqual(rows.map(toLine));
      }),
    );
  });

  it('an empty list is one blank row', () => {
    expect(toRows([])).toEqual([{ text: '' }]);
  });

  it('blank rows and sections do not count as texts', () => {
    const rows = [section('For the sauce'), { text: ' ' }, { text: ' salt ' }, section('')];
    expect(filledRows(rows)).toEqual(['For the sauce:', 'salt']);
    expect(plainTexts(rows)).toEqual(['salt']);
  });
});

describe('step notes', () => {
  it('belong to rows, and go with them', () => {
    const rows = toRows(['Cut.', 'Boil.'], [{ step: 1, note: 'Low heat.' }]);
    expect(rows).toEqual([{ text: 'Cut.' }, { text: 'Boil.', note: 'Low heat.' }]);
    expect(filledNotes(rows.toReversed())).toEqual([{ step: 0, note: 'Low heat.' }]);
  });

  it('are numbered without blank rows, which the server drops', () => {
    const rows = [{ text: ' ', note: 'Lost.' }, { text: 'Boil.', note: ' Low heat. ' }, { text: 'Eat.' }];
    expect(toStepNotes(rows)).toEqual([
      { step: 0, note: '' },
      { step: 0, note: ' Low heat. ' },
      { step: 1, note: '' },
    ]);
    expect(filledNotes(rows)).toEqual([{ step: 0, note: 'Low heat.' }]);
  });

  it('of any rows return to the same rows', () => {
    const Step = fc.record({ row: Row, note: fc.constantFrom('', 'Low heat.') });
    fc.assert(
      fc.property(fc.array(Step, { minLength: 1 }), (steps) => {
        const rows = steps
          .filter(({ row }) => row.text.trim() !== '')
          .map(({ row, note }) => (note === '' ? row : { ...row, note }));
        fc.pre(rows.length > 0);
        expect(toRows(toLines(rows), filledNotes(rows))).toEqual(rows);
      }),
    );
  });
});

describe('step pictures', () => {
  const url = '/pictures/0190a1b2-c3d4-4e5f-8a6b-7c8d9e0f1a2c/1024';

  it('belong to rows, go with them, and are numbered without blank rows', () => {
    const rows = toRows(['Cut.', 'Boil.'], [], [{ step: 1, image_url: url }]);
    expect(rows).toEqual([{ text: 'Cut.' }, { text: 'Boil.', picture: url }]);
    expect(toStepPictures([{ text: ' ', picture: url }, ...rows.toReversed()])).toEqual([{ step: 0, image_url: url }]);
  });

  it('are not sent while they are being uploaded', () => {
    expect(toStepPictures([{ text: 'Cut.', picture: 'upload 1' }])).toEqual([]);
  });
});
