import type { IngredientLine, TextSpan } from '#line/ingredient-line-type';
import { findFoodAmounts, LEADS_AWAY, measures } from '#steps/find-food-amounts';
import { findIngredients } from '#steps/find-ingredients';
import { findLengths } from '#steps/find-measures';
import type {
  StepAmount,
  StepEquipment,
  StepIngredient,
  StepLength,
  StepPart,
  StepTemperature,
} from '#steps/step-type';
import type { StepWord } from '#steps/step-words';
import { overlaps, OccupiedSpans } from '#steps/occupied-spans';

const SIZE_TO_THING = /^[ )-]{1,2}(?:\([^)]{1,20}\) )?(?:[\p{L}\p{M}-]{2,20}[ -]){0,3}$/u;

/** A piece of equipment and where it is named. */
export type Piece = TextSpan & { readonly name: string };

function sized(text: string, pieces: readonly Piece[], sizes: readonly (StepLength | StepAmount)[]): StepEquipment[] {
  const sorted = sizes.toSorted((one, other) => one.start - other.start);
  let at = 0;
  return pieces.map(({ start, end, name }) => {
    while (at < sorted.length && (sorted[at]?.end ?? 0) <= start) at += 1;
    const size = sorted[at - 1];
    const gap = size === undefined ? '' : text.slice(size.end, start);
    const unit = size?.kind === 'amount' ? (size.readings[0]?.unit ?? null) : null;
    const sizing =
      size !== undefined &&
      gap.length < 60 &&
      SIZE_TO_THING.test(gap) &&
      !LEADS_AWAY.test(gap) &&
      !/\b(?:of|the)\b/iu.test(gap) &&
      (size.kind === 'length' || (unit !== null && measures(unit)));
    return { kind: 'equipment', start: sizing ? size.start : start, end, name, size: sizing ? size : null };
  });
}

export interface GatheredParts {
  /** Unordered. */
  readonly parts: readonly StepPart[];
  readonly mentions: readonly StepIngredient[];
}

/**
 * Collects everything in a text except timer labels. Times, equipment and temperatures come from the caller, because
 * rewriting measures needs fewer of them. No two parts overlap each other or a time; temperatures take precedence over
 * times, and the returned `times` are those without conflict.
 */
export function gatherParts<Time extends TextSpan>(
  text: string,
  words: readonly StepWord[],
  lines: readonly IngredientLine[],
  pieces: readonly Piece[],
  times: readonly Time[] = [],
  temperatures: readonly StepTemperature[] = [],
): GatheredParts & { readonly times: readonly Time[] } {
  const occupied = new OccupiedSpans();
  const parts: StepPart[] = [];
  const free = (span: TextSpan): boolean => occupied.isFree(span);
  const keep = (part: StepPart): void => {
    if (!occupied.isFree(part)) return;
    occupied.take(part);
    parts.push(part);
  };
  for (const temperature of temperatures) keep(temperature);
  const freeTimes = times.filter(free);
  for (const time of freeTimes) occupied.take(time);
  const mentions = findIngredients(text, words, lines)
    .filter(free)
    .map((mention): StepIngredient => ({ kind: 'ingredient', ...mention }));
  const lengths = findLengths(text).filter(free);
  const amounts = findFoodAmounts(text, mentions, free).filter(
    (amount) => !lengths.some((length) => overlaps(amount, length)),
  );
  const written = lengths.filter(({ start, end }) => /[\p{L}"”″]/u.test(text.slice(start, end).replace(/x|by/giu, '')));
  const tools = sized(text, pieces, [...lengths, ...amounts]);
  for (const tool of tools) if (tool.size !== null) keep(tool);
  for (const part of [...written, ...amounts, ...mentions, ...tools]) keep(part);
  return { parts, mentions, times: freeTimes };
}
