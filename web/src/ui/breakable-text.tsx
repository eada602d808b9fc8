import { Fragment } from 'react';

/** An address or other long word that breaks after its punctuation, and within a part only if that does not fit on a line. */
export function BreakableText({ text }: { text: string }) {
  return (
    <span className="wrap-anywhere">
      {text.split(/(?<=[@.:/_-])/u).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
