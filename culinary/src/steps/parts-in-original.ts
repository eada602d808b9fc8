import type { TextSpan } from '#line/ingredient-line-type';
import type { StepAmount, StepLength, StepPart } from '#steps/step-type';
import { type NormalText, spanInOriginal } from '#text/normalize';

/** Maps the parts of a normal form to the text that it was made of. */
export function partsInOriginal(normal: NormalText, parts: readonly StepPart[]): readonly StepPart[] {
  if (normal.origins === undefined) return parts;
  const move = <Span extends TextSpan>(span: Span): Span => ({
    ...span,
    ...spanInOriginal(normal, span.start, span.end),
  });
  const moveSize = (size: StepLength | StepAmount): StepLength | StepAmount =>
    size.kind === 'length'
      ? { ...move(size), readings: size.readings.map(move) }
      : {
          ...move(size),
          readings: size.readings.map((reading) => ({
            ...move(reading),
            figureEnd: spanInOriginal(normal, reading.start, reading.figureEnd).end,
            unitStart: spanInOriginal(normal, reading.unitStart, reading.end).start,
          })),
        };
  return parts.map((part): StepPart => {
    switch (part.kind) {
      case 'time':
      case 'ingredient':
        return move(part);
      case 'temperature':
        return { ...move(part), readings: part.readings.map(move) };
      case 'length':
      case 'amount':
        return moveSize(part);
      case 'equipment':
        return { ...move(part), size: part.size === null ? null : moveSize(part.size) };
    }
  });
}
