import { hasForeignWord, hasUnknownWord } from '#ingredient-catalogue';

/**
 * Loads the aliases when a text has a word that the catalog rows do not explain, and the lexicon of another language
 * when neither explains it. For browsers, before they parse, scale or convert. Rejects only when loading fails; names
 * loaded before stay usable.
 */
export async function loadNamesFor(texts: readonly string[]): Promise<void> {
  if (texts.some(hasUnknownWord)) {
    const { loadAllNames } = await import('#all-names');
    loadAllNames();
  }
  if (!texts.some(hasForeignWord)) return;
  const { loadLexiconsFor } = await import('#lexicon/load-lexicons');
  await loadLexiconsFor(texts);
}
