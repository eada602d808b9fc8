import { describe, expect, it } from 'vitest';

import { GENERIC_TEXT } from '#import/formats/generic-text';

describe('generic recipe text', () => {
  it('reads title, notes, ingredients and directions by their paragraphs', () => {
    const text =
      '@@@@@\nBean Salad\n\nA quick salad.\n\n2 cans beans\n1 onion\n\nMix\neverything.\n\nChill.\nSource: A Book\n';
    expect(GENERIC_TEXT.read(text)).toEqual([
      expect.objectContaining({
        title: 'Bean Salad',
        notes: 'A quick salad.',
        ingredients: ['2 cans beans', '1 onion'],
        instructions: ['Mix everything.', 'Chill.'],
        source_name: 'A Book',
      }),
    ]);
  });

  it('reads recipes without notes, with vertical bars, and with an end', () => {
    const text =
      '@@@@@\nToast\n|\n2 slices bread\n|\nToast.\n_____\nSignature\n----- Recipe Import Assist Start -----\nTea\n\n1 cup water\n\nBoil.';
    expect(
      GENERIC_TEXT.read(text).map(({ title, ingredients, instructions }) => [title, ingredients, instructions]),
    ).toEqual([
      ['Toast', ['2 slices bread'], ['Toast.']],
      ['Tea', ['1 cup water'], ['Boil.']],
    ]);
  });
});
