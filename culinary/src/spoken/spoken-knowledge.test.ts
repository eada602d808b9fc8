import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { AnswerFacts } from '#answers/answer-facts';
import { answerQuestion } from '#answer';
import { ALLERGENS, type Diet, DIETS } from '#catalogue/food-row';
import { FOODS } from '#ingredient-catalogue';
import { KNOWLEDGE } from '#knowledge/knowledge-base';
import { SAFETY_QUESTIONS } from '#safety-questions-data';
import { answerSpoken } from '#spoken/answer-spoken';
import { detectLanguage, languageToAnswerIn, type SpokenLanguage } from '#spoken/detect-language';
import { foodNameIn, namingFor } from '#spoken/food-names';
import { KEEPING_TIMES } from '#spoken/keeping-times-data';
import { loadPack } from '#spoken/load-pack';
import { FactWriter } from '#spoken/render-facts';
import { subjectRuleNames } from '#spoken/subject-rules';
import { SUBJECT_STEMS } from '#spoken/subject-stems';
import { TRANSLATED_ENTRIES } from '#spoken/translated-entries';

const LANGUAGES: readonly SpokenLanguage[] = ['de', 'fr', 'es', 'it'];
const ENGLISH = new Map(KNOWLEDGE.flatMap(({ entries }) => entries.map(({ id, text }) => [id, text])));

const figures = (text: string): string[] =>
  (text.match(/\d+(?:[.,]\d+)?/gu) ?? []).map((each) => each.replace(',', '.'));
/** Temperatures in °C, and both ends of a range of them. */
const degreesIn = (text: string): string[] =>
  [...text.matchAll(/(?:(−?\d+)[–-])?(−?\d+) °C/gu)].flatMap(([, from, to]) =>
    [from, to].filter((each) => each !== undefined),
  );

test.each(LANGUAGES)('%s: every figure of a translated text is in the English entry', async (language) => {
  const { texts } = await loadPack(language);
  for (const entry of TRANSLATED_ENTRIES) {
    const english = ENGLISH.get(entry) ?? '';
    expect(english, entry).not.toBe('');
    const known = new Set(figures(english));
    // The emergency number of Europe, and steps that English writes in words.
    const wrong = figures(texts[entry]).filter((each) => !known.has(each) && each !== '112' && Number(each) > 5);
    expect(wrong, `${entry}: ${texts[entry]}`).toEqual([]);
    const temperatures = new Set(degreesIn(english));
    expect(
      degreesIn(texts[entry]).filter((each) => !temperatures.has(each)),
      entry,
    ).toEqual([]);
  }
});

test.each(LANGUAGES)('%s: a translated text omits no safe temperature of its entry', async (language) => {
  const { texts } = await loadPack(language);
  for (const entry of TRANSLATED_ENTRIES.filter((each) =>
    /^(?:raw-|pregnancy-|safe-|ground-|chicken-|pork-|fish-done|reheat)/u.test(each),
  )) {
    const said = new Set(degreesIn(texts[entry]));
    expect(
      degreesIn(ENGLISH.get(entry) ?? '').filter((each) => !said.has(each) && !each.startsWith('−')),
      entry,
    ).toEqual([]);
  }
});

test('every tabulated time of storage is in the English entry', () => {
  for (const [entry, times] of Object.entries(KEEPING_TIMES)) {
    const english = (ENGLISH.get(entry) ?? '')
      .replaceAll(/\b(?:a|an|one) (?=week|month|year|day)/giu, '1 ')
      .replaceAll(/\b(?:two)\b/giu, '2')
      .replaceAll(/\bthree\b/giu, '3')
      .replaceAll(/\bone to\b/giu, '1 to');
    expect(english, entry).not.toBe('');
    const known = new Set(figures(english.replaceAll(/\bfour\b/giu, '4')));
    expect(
      figures(times.replaceAll('-', ' ')).filter((each) => !known.has(each)),
      `${entry}: ${times}`,
    ).toEqual([]);
  }
});

test('the core temperature of every food is the same in every language', async () => {
  const packs = await Promise.all(LANGUAGES.map(loadPack));
  for (const { name, core } of FOODS) {
    if (core === undefined) continue;
    const answer = answerQuestion(`what temperature should ${name} reach inside`);
    const facts = answer.kind === 'answer' ? answer.facts : undefined;
    if (facts?.kind !== 'core') continue;
    expect(answer.text, name).toContain(`${facts.celsius} °C`);
    for (const { language, phrases } of packs)
      expect(new FactWriter(phrases, namingFor(language, [])).write(facts), name).toContain(`${facts.celsius} °C`);
  }
});

const DIET_VERDICTS = ['yes', 'no', 'maybe', 'unknown'] as const;

function factsOfFood(food: (typeof FOODS)[number], diet: Diet): readonly AnswerFacts[] {
  const subject = { food: food.name, name: food.name };
  return [
    { kind: 'core', subject, celsius: 74, isEgg: false, rests: true, given: 60 },
    {
      kind: 'substitutes',
      subject,
      uses: [{ use: food.name, ratio: 0.8, and: [{ use: 'salt', ratio: 0.05 }] }],
      hasLeftOut: true,
    },
    {
      kind: 'time',
      subject,
      spans: [
        ['boil', 5, 5],
        ['roast', 180, 240],
      ],
      core: 63,
      isFrozen: true,
      areBeans: false,
    },
    { kind: 'time', subject, spans: [['soak', 300, 480]], isFrozen: false, areBeans: true },
    { kind: 'season', subject, first: 4, last: 6 },
    { kind: 'portion', subject, people: 4, total: 1234, each: 0.5, unit: 'bottle' },
    { kind: 'portion', subject, people: 4, total: 1234, each: 308, unit: 'g' },
    ...DIET_VERDICTS.map(
      (verdict) => ({ kind: 'diet', subject, diet, verdict, because: ['milk'], isMeat: true }) as const,
    ),
    ...DIET_VERDICTS.map((holds) => ({ kind: 'allergen', subject, allergens: ALLERGENS, holds }) as const),
    {
      kind: 'nutrition',
      subject,
      grams: 150,
      isCooked: true,
      figures: [
        ['energy', 52.4],
        ['protein', 0.33],
      ],
    },
    { kind: 'measure', subject, amount: 1.5, unit: 'cup', result: 187.5, resultUnit: 'g' },
    { kind: 'degrees', value: 180, from: 'C', result: 356 },
  ];
}

test.each(LANGUAGES)('%s: every sentence renders with every food', async (language) => {
  const { phrases } = await loadPack(language);
  const writer = new FactWriter(phrases, namingFor(language, []));
  for (const [at, food] of FOODS.entries()) {
    expect(foodNameIn(language, food.name)).not.toBe('');
    for (const facts of factsOfFood(food, DIETS[at % DIETS.length] ?? 'vegan')) {
      const text = writer.write(facts) ?? '';
      expect(text).not.toMatch(/undefined|NaN|null|\$\{|[[\]{}]|^\s*$| {2}|\.\./u);
    }
  }
});

test('every rule of dangerous subjects names stems that exist', () => {
  const stems = new Set<string>(SUBJECT_STEMS);
  expect(subjectRuleNames().filter((name) => !stems.has(name))).toEqual([]);
});

test('no English question is taken for another language', () => {
  const asked = Object.values(SAFETY_QUESTIONS)
    .flat()
    .flatMap(({ asks }) => asks);
  const titles = KNOWLEDGE.flatMap(({ entries }) => entries.map(({ title }) => title));
  expect([...asked, ...titles].filter((each) => detectLanguage(each) !== undefined)).toEqual([]);
});

test.each([
  'pasta alla norma',
  'coq au vin',
  'arroz con pollo',
  'can I freeze Sauerkraut mit Speck',
  'what is the difference between crème brûlée and crema catalana',
  'huevos rancheros',
  'pain au chocolat',
  'creme brulee',
  'gulasch',
  'prosciutto crudo',
  'dulce de leche',
  'chili con carne',
  'pot au feu',
  'mi goreng',
  'beef ho fun',
  'yes',
])('%j may be English', (message) => {
  expect(detectLanguage(message)).toBeUndefined();
});

test.each<[string, readonly string[], SpokenLanguage | undefined]>([
  ['Butter?', ['Kann ich Brot einfrieren?'], 'de'],
  ['e il burro?', ['Posso congelare il pane?'], 'it'],
  ['butter?', ['can I freeze bread'], undefined],
  ['and butter?', ['Kann ich Brot einfrieren?'], undefined],
  ['milk?', ['butter?', 'Puis-je congeler du pain ?'], 'fr'],
])('%j after %j is answered in %s', (message, earlier, language) => {
  expect(languageToAnswerIn(message, earlier)).toBe(language);
});

test.each<[string, readonly string[], RegExp]>([
  ['und Butter?', ['Kann ich Brot einfrieren?'], /Butter.*6–9 Monate/su],
  ['et le beurre ?', ['Puis-je congeler du pain ?'], /6–9 mois/u],
  ['¿y la mantequilla?', ['¿Puedo congelar pan?'], /6–9 meses/u],
  ['e il burro?', ['Posso congelare il pane?'], /6–9 mesi/u],
  ['für 6 Personen', ['Wie viel Reis für 4 Personen?'], /420 g/u],
])('%j after %j completes the question', async (message, earlier, says) => {
  const language = languageToAnswerIn(message, earlier.toReversed()) ?? 'de';
  expect(answerSpoken(message, await loadPack(language), earlier).text).toMatch(says);
});

test.each<[string, readonly string[], RegExp]>([
  ['Mach mir ein Rezept mit Huhn ohne Knoblauch', [], /chicken.*without garlic/u],
  ['une recette sans gluten avec des courgettes', [], /gluten free.*zucchini/u],
  ['haz una receta vegana con lentejas', [], /vegan.*lentils/u],
  ['ricetta senza latticini con pollo', [], /dairy free.*chicken/u],
  ['ein Rezept für Kuchen', ['ich bin allergisch gegen Nüsse'], /without nuts/u],
  ['une recette de gâteau', ['je suis allergique aux arachides'], /without peanuts/u],
  ['una receta de tarta', ['soy alérgico al huevo'], /without eggs?/u],
  ['Rezept für Käsespätzle ohne Zwiebeln', [], /kasespatzle.*without onion/u],
  ['ein Rezept für Gulasch für 6 Personen', [], /gulasch.*for 6 people/u],
  ['vegane Lasagne', [], /lasagn.*vegan/u],
  ['une recette de blanquette de veau', [], /blanquette de veau/u],
  ['receta de tortilla de patatas', [], /tortilla de patata/u],
  ['ricetta per il tiramisù', [], /tiramisu/u],
  ['Ich habe Hackfleisch und Nudeln, was kann ich kochen?', [], /ground meat and pasta/u],
  ['¿Qué puedo cocinar con pollo y arroz?', [], /with chicken and rice/u],
  ['Was koche ich heute Abend?', [], /^dinner ideas/u],
])('%j after %j is carried out with its diets and exclusions', async (message, earlier, english) => {
  const language = languageToAnswerIn(message, []) ?? 'de';
  const answer = answerSpoken(message, await loadPack(language), earlier);
  expect(answer.kind === 'request' ? answer.english : answer.kind).toMatch(english);
});

test('a product whose contents may differ gets no verdict about a diet', async () => {
  const { text } = answerSpoken('Enthält Pesto Nüsse?', await loadPack('de'));
  expect(text).toMatch(/^Das hängt vom Rezept ab/u);
});

test('reading any text in any language never throws', async () => {
  const packs = await Promise.all(LANGUAGES.map(loadPack));
  fc.assert(
    fc.property(fc.constantFrom(...packs), fc.string({ unit: 'grapheme', maxLength: 400 }), (pack, text) => {
      detectLanguage(text);
      expect(answerSpoken(text, pack).text).not.toBe('');
    }),
    { numRuns: 60 },
  );
});
