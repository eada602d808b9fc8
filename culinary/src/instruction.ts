import type { IngredientLine, TextSpan } from '#line/ingredient-line-type';
import { findEquipment } from '#steps/find-equipment';
import { findTemperatures } from '#steps/find-temperatures';
import { findTimes } from '#steps/find-times';
import { gatherParts } from '#steps/gather-parts';
import type { RecipeStep, StepIngredient, StepTime } from '#steps/step-type';
import { MAX_READ, stepWords } from '#steps/step-words';
import { timerVerb } from '#steps/timer-label';
import { partsInOriginal } from '#steps/parts-in-original';
import { normalize } from '#text/normalize';

/**
 * Parses one instruction: times, temperatures, amounts, lengths, equipment, and the foods of the given ingredient
 * lines. Pass the same array for every step: its search index is cached per array. Positions are UTF-16 offsets in the
 * original text. Reads the first 10,000 characters. English throughout; times and temperatures also in German, French,
 * Spanish and Italian. Never throws.
 */
export function readStep(text: string, lines: readonly IngredientLine[] = []): RecipeStep {
  const normal = normalize(text.slice(0, MAX_READ));
  const read = normal.text;
  const words = stepWords(read);
  const { parts, mentions, times } = gatherParts(
    read,
    words,
    lines,
    findEquipment(read, words),
    findTimes(read),
    findTemperatures(read),
  );
  const timed = times.map((time): StepTime => ({
    kind: 'time',
    ...time,
    label: timerVerb(read, words, time) ?? nearestFood(read, time, mentions),
  }));
  const sorted = [...parts, ...timed].toSorted((one, other) => one.start - other.start);
  return { text, parts: partsInOriginal(normal, sorted) };
}

function nearestFood(text: string, time: TextSpan, mentions: readonly StepIngredient[]): string | null {
  const before = mentions.findLast(({ end }) => end <= time.start) ?? mentions[0];
  return before === undefined ? null : text.slice(before.start, before.end).toLowerCase();
}
