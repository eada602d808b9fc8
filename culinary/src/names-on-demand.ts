import { hasUnknownWord } from '#ingredient-catalogue';

/**
 * Loads the aliases when a text has a word that the catalog rows do not explain. For browsers, before they parse, scale
 * or convert. Rejects only when loading fails; names loaded before stay usable.
 */
export async function loadNamesFor(texts: readonly string[]): Promise<void> {
  if (!texts.some(hasUnknownWord)) return;
  const { loadAllNames } = await import('#all-names');
  loadAllNames();
}
