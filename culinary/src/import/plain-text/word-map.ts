/** Maps each of the words, separated by "|", to its key; the first key that has a word wins. Quotes become straight. */
export function wordMap<Key extends string>(words: Readonly<Record<Key, string>>): ReadonlyMap<string, Key> {
  const keys = new Map<string, Key>();
  for (const key in words)
    for (const word of words[key].split('|')) {
      const plain = word.replaceAll('’', "'");
      if (!keys.has(plain)) keys.set(plain, key);
    }
  return keys;
}
