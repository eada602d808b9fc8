import type { UnderstoodFilter } from '@larder/contract/recipes';
import { withoutWords } from '@larder/culinary/search/plain-phrase';

const isUnsupported = ({ kind }: UnderstoodFilter): boolean => kind === 'unsupported';

/** The label of a chip and the accessible name of its remove button. */
export function chipTexts(filter: UnderstoodFilter): { readonly label: string; readonly removeLabel: string } {
  const { label } = filter;
  if (!isUnsupported(filter)) return { label, removeLabel: `Remove filter: ${label}` };
  const note = `Can’t filter by “${label}”`;
  return { label: note, removeLabel: `${note}. Remove these words` };
}

/** "Filtered by Vegetarian, Up to 30 min." for screen readers; empty without filters. */
export function filteredText(understood: readonly UnderstoodFilter[]): string {
  const applied = understood.filter((each) => !isUnsupported(each)).map(({ label }) => label);
  const notes = understood.filter(isUnsupported).map((each) => `${chipTexts(each).label}.`);
  return [...(applied.length === 0 ? [] : [`Filtered by ${applied.join(', ')}.`]), ...notes].join(' ');
}

/** The filters whose words are still in the phrase: the answer may belong to the previous phrase. */
export function understoodIn(
  phrase: string,
  understood: readonly UnderstoodFilter[] = [],
): readonly UnderstoodFilter[] {
  return understood.filter(({ text }) => withoutWords(phrase, text) !== phrase);
}
