import fc from 'fast-check';
import { expect, test } from 'vitest';

import { factLabel } from '#dialog/facts';
import type { SpokenLanguage } from '#spoken/detect-language';
import { loadPack } from '#spoken/load-pack';
import { readSpokenFacts } from '#spoken/spoken-facts';

const LANGUAGES: readonly SpokenLanguage[] = ['de', 'fr', 'es', 'it'];

test.each<[SpokenLanguage, string, string[]]>([
  ['de', 'Ich bin schwanger', ['pregnant']],
  ['de', 'Meine Frau ist schwanger', ['pregnant']],
  ['fr', 'Je suis enceinte', ['pregnant']],
  ['es', 'Estoy embarazada', ['pregnant']],
  ['it', 'Sono incinta', ['pregnant']],
  ['de', 'Mein Baby ist 8 Monate alt', ['for a baby']],
  ['fr', 'Mon bébé a 8 mois', ['for a baby']],
  ['es', 'Mi hija tiene dos años', ['for a toddler']],
  ['it', 'Mia figlia ha 2 anni', ['for a toddler']],
  ['de', 'Mein Sohn ist 8 Jahre alt', []],
  ['de', 'Ich bin vegan', ['vegan']],
  ['es', 'Soy vegetariana', ['vegetarian']],
  ['fr', 'Je suis allergique aux noix', ['no nuts']],
  ['de', 'wir sind nur zwei', ['for 2']],
  ['fr', 'pour 6 personnes', ['for 6']],
  ['de', 'Ist Butter vegan?', []],
  ['de', 'Ein Rezept ohne Nüsse bitte', []],
  ['it', 'Quanto tempo cuoce il riso?', []],
])('readSpokenFacts (%s) reads %j', async (language, message, labels) => {
  const facts = readSpokenFacts(message, await loadPack(language));
  expect([...new Set(facts.map(factLabel))]).toEqual(labels);
});

test('readSpokenFacts reads any text in bounded time, and only who and how many eat, and what they must not eat', async () => {
  const packs = await Promise.all(LANGUAGES.map(loadPack));
  const words = fc.constantFrom(
    'mein ',
    'ist ',
    'ich bin ',
    'schwanger ',
    'mi ',
    'a ',
    '2 ',
    'monate ',
    'ñ',
    "'",
    'sans ',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 400 }), fc.constantFrom(...packs), (said, pack) => {
      for (const { kind } of readSpokenFacts(said.join(''), pack))
        expect(['diet', 'without', 'eater', 'servings']).toContain(kind);
    }),
    { numRuns: 40 },
  );
});
