import { loadAllNames } from '#all-names';
import { FR } from '#lexicon/fr-data';
import { registerLexicon } from '#lexicon/languages';

/** Makes the lexicon of every language known to the readers. Idempotent. For servers: browsers load what a text needs. */
export function loadEveryLanguage(): void {
  loadAllNames();
  registerLexicon('fr', FR);
}
