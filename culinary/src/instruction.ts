import type { IngredientLine, TextSpan } from '#line/ingredient-line-type';
import { findFoods } from '#ingredient-catalogue';
import { findEquipment } from '#steps/find-equipment';
import { findIngredients } from '#steps/find-ingredients';
import { findAmounts, findLengths } from '#steps/find-measures';
import { findTemperatures } from '#steps/find-temperatures';
import { findTimes } from '#steps/find-times';
import type { RecipeStep, StepAmount, StepEquipment, StepIngredient, StepLength, StepPart } from '#steps/step-type';
import { type StepWord, stepWords } from '#steps/step-words';
import { timerVerb } from '#steps/timer-label';
import { gramsIn, millilitresIn, type UnitName } from '#units';

const MOST_READ = 10_000;

const overlaps = (one: TextSpan, other: TextSpan): boolean => one.start < other.end && other.start < one.end;

/** Spans already taken, in order; a later find gives way to an earlier one. */
class Taken {
  private readonly spans: TextSpan[] = [];

  isFree(span: TextSpan): boolean {
    // The spans do not overlap and are sorted, so the last one that starts before the end decides.
    const at = this.indexFor(span.end);
    const before = this.spans[at - 1];
    return before === undefined || !overlaps(before, span);
  }

  take(span: TextSpan): void {
    this.spans.splice(this.indexFor(span.start), 0, span);
  }

  private indexFor(place: number): number {
    let low = 0;
    let high = this.spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.spans[middle]?.start ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const BETWEEN_AMOUNT_AND_FOOD = /^[ -](?:[\p{L}\p{M}'’-]{1,20} ){0,4}$/u;
const LEADS_AWAY = /\b(?:and|with|into|over|for|to|in|on|at|until|each|per|from|then|by|or|if|as)\b/iu;
const COUNTED =
  /^ (?:(?:of|the|remaining|reserved|large|small|medium|whole|beaten|more|other|your|fresh|extra) ){0,3}$/iu;
// "A 400 g tin of tomatoes" says which tin.
const PACK =
  /^[ -](?:tins?|cans?|jars?|pack(?:et|age)?s?|bags?|box(?:es)?|tubs?|blocks?|bottles?|cartons?|balls?|sachets?|pouch(?:es)?|punnets?)\b/iu;
const EACH = /^[^.;,)]{0,60}\b(?:each|apiece|per|at a time)\b/iu;
const SIZE_TO_THING = /^[ )-]{1,2}(?:\([^)]{1,20}\) )?(?:[\p{L}\p{M}-]{2,20}[ -]){0,3}$/u;

const measures = (unit: UnitName): boolean => gramsIn(unit) !== null || millilitresIn(unit) !== null;

function foodNamed(text: string, at: TextSpan): StepAmount['food'] {
  const next =
    /^[ -](?:[\p{L}\p{M}'’-]{1,20}(?: |$|(?=[^\p{L}]))){1,5}/u.exec(text.slice(at.end, at.end + 110))?.[0] ?? '';
  const cut = next.search(LEADS_AWAY);
  const phrase = cut < 0 ? next : next.slice(0, cut);
  return findFoods(/\bwater\b/iu.test(phrase) ? 'water' : phrase)[0]?.food ?? null;
}

/** Amounts of food: a measure, or a count of something on the recipe's list. */
function amountsIn(text: string, mentions: readonly StepIngredient[], free: (span: TextSpan) => boolean): StepAmount[] {
  const found: StepAmount[] = [];
  let next = 0;
  for (const { start, end, readings } of findAmounts(text)) {
    if (!free({ start, end })) continue;
    while (next < mentions.length && (mentions[next]?.start ?? 0) < end) next += 1;
    const mention = mentions[next];
    const gap = mention === undefined ? '' : text.slice(end, mention.start);
    const unit = readings[0]?.unit ?? null;
    const measured = unit !== null && measures(unit);
    const linked =
      mention !== undefined &&
      gap.length < 90 &&
      (measured || unit !== null
        ? BETWEEN_AMOUNT_AND_FOOD.test(gap) && !LEADS_AWAY.test(gap)
        : gap === ' ' || COUNTED.test(gap));
    if (measured && PACK.test(text.slice(end, end + 12))) continue;
    // "One egg at a time", "half the onions": no share that grows.
    if (
      unit === null &&
      !/^(?:\d|[¼-¾⅐-⅞]|two|three|four|five|six|seven|eight|nine|ten|twelve)/iu.test(text.slice(start, end))
    )
      continue;
    if (!measured && (!linked || unit === 'cm' || unit === 'inch')) continue;
    const lines = linked ? mention.lines : [];
    const each =
      EACH.test(text.slice(end, end + 80)) ||
      /\b(?:each|per|into|makes?) (?:\p{L}+ ){0,2}$/iu.test(text.slice(Math.max(0, start - 30), start));
    found.push({
      kind: 'amount',
      start,
      end,
      readings,
      lines,
      food: lines.length > 0 ? null : measured ? foodNamed(text, { start, end }) : null,
      each,
    });
  }
  return found;
}

function equipmentIn(
  text: string,
  words: readonly StepWord[],
  sizes: readonly (StepLength | StepAmount)[],
): StepEquipment[] {
  const sorted = sizes.toSorted((one, other) => one.start - other.start);
  let at = 0;
  return findEquipment(text, words).map(({ start, end, name }) => {
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

/**
 * Reads one instruction: times, temperatures, amounts, lengths, equipment, and the foods of the recipe's own list where the parsed lines
 * are given (pass the same array for every step: what it is searched by is kept with it). Positions are UTF-16 offsets in the text as
 * it was given. Reads the first 10,000 characters. English throughout; times and temperatures in German, French, Spanish and Italian
 * too. Never throws.
 */
export function readStep(text: string, lines: readonly IngredientLine[] = []): RecipeStep {
  const read = text.slice(0, MOST_READ);
  const words = stepWords(read);
  const taken = new Taken();
  const parts: StepPart[] = [];
  const keep = (part: StepPart): void => {
    if (!taken.isFree(part)) return;
    taken.take(part);
    parts.push(part);
  };
  for (const temperature of findTemperatures(read)) keep(temperature);
  const times = findTimes(read).filter((time) => taken.isFree(time));
  for (const time of times) taken.take(time);
  const mentions = findIngredients(read, words, lines)
    .filter((mention) => taken.isFree(mention))
    .map((mention): StepIngredient => ({ kind: 'ingredient', ...mention }));
  const free = (span: TextSpan): boolean => taken.isFree(span);
  const lengths = findLengths(read).filter(free);
  const amounts = amountsIn(read, mentions, free).filter(
    (amount) => !lengths.some((length) => overlaps(amount, length)),
  );
  const written = lengths.filter(
    ({ start, end, readings }) =>
      /[\p{L}"”″]/u.test(read.slice(start, end).replace(/x|by/giu, '')) && readings.length > 0,
  );
  const tools = equipmentIn(read, words, [...lengths, ...amounts]);
  for (const tool of tools) if (tool.size !== null) keep(tool);
  for (const part of [...written, ...amounts]) keep(part);
  for (const mention of mentions) keep(mention);
  for (const tool of tools) keep(tool);
  for (const time of times)
    parts.push({ kind: 'time', ...time, label: timerVerb(read, words, time) ?? nearestFood(read, time, mentions) });
  return { text, parts: parts.toSorted((one, other) => one.start - other.start) };
}

function nearestFood(text: string, time: TextSpan, mentions: readonly StepIngredient[]): string | null {
  const before = mentions.findLast(({ end }) => end <= time.start) ?? mentions[0];
  return before === undefined ? null : text.slice(before.start, before.end).toLowerCase();
}
