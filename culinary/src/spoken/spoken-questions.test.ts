import { expect, test } from 'vitest';

import { answerSpoken } from '#spoken/answer-spoken';
import { detectLanguage, type SpokenLanguage } from '#spoken/detect-language';
import { loadPack } from '#spoken/load-pack';
import { DANGERS_ASKED } from '#spoken/spoken-dangers-data';
import { DANGEROUS, EVERYDAY } from '#spoken/spoken-questions-data';

const LANGUAGES: readonly SpokenLanguage[] = ['de', 'fr', 'es', 'it'];
const CASES = LANGUAGES.flatMap((language) =>
  [...DANGEROUS[language], ...EVERYDAY[language]].map(([ask, must, mustNot]) => ({ language, ask, must, mustNot })),
);

test.each(CASES)('$language: $ask', async ({ language, ask, must, mustNot }) => {
  expect(detectLanguage(ask)).toBe(language);
  const { text, kind } = answerSpoken(ask, await loadPack(language));
  expect(kind).not.toBe('english');
  expect(text).toMatch(must);
  if (mustNot !== undefined) expect(text).not.toMatch(mustNot);
});

const DANGERS = DANGERS_ASKED.flatMap(([entry, ...asks]) =>
  LANGUAGES.map((language, at) => ({ language, entry, ask: asks[at] ?? '' })),
);

test.each(DANGERS)('$language: $ask gets the advice of $entry', async ({ language, entry, ask }) => {
  expect(detectLanguage(ask)).toBe(language);
  const pack = await loadPack(language);
  expect(answerSpoken(ask, pack).text).toBe(pack.texts[entry]);
});
