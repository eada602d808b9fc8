/** Separates entries that are typed or pasted as one text. */
const SEPARATOR = /[,，、;\n]/u;

export interface SplitEntries {
  /** Those that a separator ends. */
  readonly complete: readonly string[];
  /** The text after the last separator, untrimmed. */
  readonly rest: string;
}

export function splitEntries(text: string): SplitEntries {
  const parts = text.split(SEPARATOR);
  const rest = parts.pop() ?? '';
  return { complete: parts, rest };
}

/** Adds the entries that are not blank and not in the list yet. Letter case does not count. */
export function addEntries(list: readonly string[], entries: readonly string[]): readonly string[] {
  return entries.reduce<readonly string[]>((added, entry) => {
    const text = entry.trim();
    const isKnown = added.some((known) => known.toLowerCase() === text.toLowerCase());
    return text === '' || isKnown ? added : [...added, text];
  }, list);
}
