import { hasUnknownWord } from '#ingredient-catalogue';

/**
 * Sees to it that every name of a food in these texts is known, and loads the less common names only if a word makes it necessary: for
 * browsers, before they read, scale or convert. Rejects only when loading fails; what was known before still is.
 */
export async function knowNamesIn(texts: readonly string[]): Promise<void> {
  if (!texts.some(hasUnknownWord)) return;
  const { knowAllNames } = await import('#all-names');
  knowAllNames();
}
