import fc from 'fast-check';
import { expect, test } from 'vitest';

import { asksToKeep } from '#intent/small-talk';
import type { SpokenLanguage } from '#spoken/detect-language';
import { loadPack } from '#spoken/load-pack';
import { readSpokenFollowUp, spokenServings } from '#spoken/spoken-follow-up';

test.each<[SpokenLanguage, string, string | null]>([
  ['de', 'für 12', 'for 12'],
  ['de', 'nein, lieber für sechs Personen', 'for 6'],
  ['de', 'wir sind nur zwei', 'for 2'],
  ['de', 'ohne Nüsse bitte', 'without nuts'],
  ['de', 'das zweite', 'the second one'],
  ['de', 'und was passt dazu?', 'what goes with it?'],
  ['de', 'etwas anderes', 'something else'],
  ['fr', 'pour 6 personnes', 'for 6'],
  ['fr', 'nous sommes deux', 'for 2'],
  ['fr', 'la deuxième', 'the second one'],
  ['es', 'somos solo dos', 'for 2'],
  ['es', 'sin ajo', 'without garlic'],
  ['es', 'la segunda', 'the second one'],
  ['it', 'siamo in due', 'for 2'],
  ['it', 'senza aglio', 'without garlic'],
  ['it', 'un’altra ricetta', 'something else'],
  ['de', 'Kann ich Brot einfrieren?', null],
  ['de', 'wir sind zwei Stunden unterwegs', null],
  ['it', 'la pasta', null],
])('readSpokenFollowUp (%s) reads %j as %j', async (language, message, english) => {
  expect(readSpokenFollowUp(message, await loadPack(language))).toBe(english);
});

test.each(['speichern', 'ja, speichern bitte', 'enregistrer', 'garde-la', 'guardar', 'guárdala', 'salva', 'salvala'])(
  '%j asks to keep the draft',
  (message) => {
    expect(asksToKeep(message)).toBe(true);
  },
);

test.each(['wie kann ich Brot speichern?', '¿cómo guardar el pan?', 'salvia'])('%j does not', (message) => {
  expect(asksToKeep(message)).toBe(false);
});

test('spokenServings is a positive number or undefined for any text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const count = spokenServings(text);
      expect(count === undefined || count > 0).toBe(true);
    }),
  );
});
