import type { UnderstoodFilter } from '@larder/contract/recipes';
import { withoutWords } from '@larder/culinary/search/plain-phrase';

const isUnsupported = ({ kind }: UnderstoodFilter): boolean => kind === 'unsupported';

/** What a chip shows, and what the button to remove it is called. */
export function chipTexts(filter: UnderstoodFilter): { readonly label: string; readonly removeLabel: string } {
  const { label } = filter;
  if (!isUnsupported(filter)) return { label, removeLabel: `Remove filter: ${label}` };
  const note = `Can’t filter by “${label}”`;
  return { label: note, removeLabel: `${note}. Remove these words` };
}

/** "Filtered by Vegetarian, Up to 30 min." for a screen reader; empty where nothing was understood. */
export function filteredText(understood: readonly UnderstoodFilter[]): string {
  const applied = understood.filter((each) => !isUnsupported(each)).map(({ label }) => label);
  const notes = understood.filter(isUnsupported).map((each) => `${chipTexts(each).label}.`);
  return [...(applied.length === 0 ? [] : [`Filtered by ${applied.join(', ')}.`]), ...notes].join(' ');
}

/** What was understood of words that a phrase still has: an answer may be about the phrase before. */
export function understoodIn(
  phrase: string,
  understood: readonly UnderstoodFilter[] = [],
): readonly UnderstoodFilter[] {
  return understood.filter(({ text }) => withoutWords(phrase, text) !== phrase);
}
