import { Fragment } from 'react';

import { findMatches } from '@larder/culinary/search-terms';

export interface MarkedTextProps {
  readonly text: string;
  /** Word prefixes to highlight, as returned by a search. */
  readonly words: readonly string[];
}

/** A text with the search words highlighted. */
export function MarkedText({ text, words }: MarkedTextProps) {
  const matches = findMatches(text, words);
  if (matches.length === 0) return text;
  return (
    <>
      {matches.map(({ start, end }, at) => (
        <Fragment key={start}>
          {text.slice(matches[at - 1]?.end ?? 0, start)}
          <mark className="rounded-xs bg-saffron-wash text-saffron-ink underline decoration-saffron decoration-2 underline-offset-2">
            {text.slice(start, end)}
          </mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.end)}
    </>
  );
}
