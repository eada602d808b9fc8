import { findFoods } from '#ingredient-catalogue';
import type { TextSpan } from '#line/ingredient-line-type';
import { findAmounts } from '#steps/find-measures';
import type { StepAmount, StepIngredient } from '#steps/step-type';
import { gramsIn, millilitresIn, type UnitName } from '#units';

// "1 cup 2% milk": a grade may stand before the food.
const BETWEEN_AMOUNT_AND_FOOD = /^[ -](?:\d{1,2}(?:[.,]\d)? ?% )?(?:[\p{L}\p{M}'’-]{1,20} ){0,4}$/u;
export const LEADS_AWAY = /\b(?:and|with|into|over|for|to|in|on|at|until|each|per|from|then|by|or|if|as)\b/iu;
const COUNTED =
  /^ (?:(?:of|the|remaining|reserved|large|small|medium|whole|beaten|more|other|your|fresh|extra) ){0,3}$/iu;
// "A 400 g tin of tomatoes" identifies the tin; it is no amount of food.
const PACK =
  /^[ -](?:tins?|cans?|jars?|pack(?:et|age)?s?|bags?|box(?:es)?|tubs?|blocks?|bottles?|cartons?|balls?|sachets?|pouch(?:es)?|punnets?)\b/iu;
// "Two 14-oz cans of tomatoes" counts them; the size stays.
const COUNTED_PACKS =
  /^ (?:[x×] ?)?\(?\d[\d.,]{0,5}[ -]?\p{L}{1,6}\)?[ -](?:tins?|cans?|jars?|packages?|packets?|bags?|boxes|box|bottles?|cartons?|blocks?)(?: of)? (?:[\p{L}\p{M}'’-]{1,20} ){0,3}$/iu;
// "Step 2 of the icing", "day 2": an ordinal, not a count.
const LABEL = /\b(?:step|day|week|part|stage|speed|level|page|number|recipe|serve)s? ?#?$/iu;
// "½ of the onions" is a share, whatever their number.
const OF_THEM = /\b(?:of|the|your|remaining)\b/iu;
// The 12 cups of a muffin tin hold no amount.
const CUPS_OF_TIN = /^ (?:of|in) (?:an?|the|your) (?:muffin|cupcake)/iu;
const PER = /\b(?:each|per|makes?) (?:\p{L}+ ){0,2}$/iu;
// "Cut into 4 pieces", but "rub into 250 g flour".
const INTO = /\binto (?:\p{L}+ ){0,2}$/iu;
const EACH = /^[^.;,)]{0,60}\b(?:each|apiece|per|at a time)\b/iu;

export const measures = (unit: UnitName): boolean => gramsIn(unit) !== null || millilitresIn(unit) !== null;

function foodNamed(text: string, at: TextSpan): StepAmount['food'] {
  const next =
    /^[ -](?:\d{1,2}(?:[.,]\d)? ?% )?(?:[\p{L}\p{M}'’-]{1,20}(?: |$|(?=[^\p{L}]))){1,5}/u.exec(
      text.slice(at.end, at.end + 110),
    )?.[0] ?? '';
  const cut = next.search(LEADS_AWAY);
  const phrase = cut < 0 ? next : next.slice(0, cut);
  const foods = findFoods(phrase);
  // "Pasta cooking water" is water, "water chestnuts" are not.
  const wet = /\bwater\b/iu.test(phrase) ? foods.find(({ food }) => /\bwater\b/u.test(food.name)) : foods[0];
  return wet?.food ?? null;
}

/** Finds the amounts of food among all numbers of a text: a measure, or a count of something on the ingredient list. */
export function findFoodAmounts(
  text: string,
  mentions: readonly StepIngredient[],
  free: (span: TextSpan) => boolean,
): StepAmount[] {
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
        : gap === ' ' || COUNTED.test(gap) || COUNTED_PACKS.test(gap));
    if (CUPS_OF_TIN.test(text.slice(end, end + 30))) continue;
    if (measured && PACK.test(text.slice(end, end + 12))) continue;
    // "An egg", "half the onions": not scaled.
    if (
      unit === null &&
      !/^(?:\d|[¼-¾⅐-⅞]|one|two|three|four|five|six|seven|eight|nine|ten|twelve)/iu.test(text.slice(start, end))
    )
      continue;
    // "One egg at a time", "one on each plate": not scaled.
    if (/^one$/iu.test(text.slice(start, end)) && EACH.test(text.slice(end, end + 80))) continue;
    const before = text.slice(Math.max(0, start - 30), start);
    if (unit === null && (LABEL.test(before) || ((readings[0]?.high ?? 0) < 1 && OF_THEM.test(gap)))) continue;
    if (!measured && (!linked || unit === 'cm' || unit === 'inch')) continue;
    const food = !linked && measured ? foodNamed(text, { start, end }) : null;
    const each =
      EACH.test(text.slice(end, end + 80)) ||
      PER.test(before) ||
      (!(measured && (linked || food !== null)) && INTO.test(before));
    // "The sugar, ¼ cup at a time": the food precedes the amount.
    const last = mentions[next - 1];
    const lines = linked
      ? mention.lines
      : food === null && each && last !== undefined && /^,? $/u.test(text.slice(last.end, start))
        ? last.lines
        : [];
    found.push({
      kind: 'amount',
      start,
      end,
      readings,
      lines,
      food,
      each,
    });
  }
  return found;
}
