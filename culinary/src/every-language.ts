import { loadAllNames } from '#all-names';
import { DE } from '#lexicon/de-data';
import { ES } from '#lexicon/es-data';
import { FR } from '#lexicon/fr-data';
import { IT } from '#lexicon/it-data';
import { JA } from '#lexicon/ja-data';
import { NL } from '#lexicon/nl-data';
import { PL } from '#lexicon/pl-data';
import { PT } from '#lexicon/pt-data';
import { SV } from '#lexicon/sv-data';
import { registerLexicon } from '#lexicon/languages';
import type { LanguageCode, Lexicon } from '#lexicon/lexicon';

export const LEXICONS: readonly (readonly [LanguageCode, Lexicon])[] = [
  ['de', DE],
  ['fr', FR],
  ['es', ES],
  ['it', IT],
  ['nl', NL],
  ['pt', PT],
  ['sv', SV],
  ['pl', PL],
  ['ja', JA],
];

/** Makes the lexicon of every language known to the readers. Idempotent. For servers: browsers load what a text needs. */
export function loadEveryLanguage(): void {
  loadAllNames();
  for (const [language, lexicon] of LEXICONS) registerLexicon(language, lexicon);
}
