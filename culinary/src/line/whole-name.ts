import { foodNames } from '#ingredient-catalogue';
import { productNames } from '#lexicon/products';
import type { IngredientLine, LinePartKind } from '#line/ingredient-line-type';
import { isMadeOf, wordsOf } from '#line/scan-foods';

/** What the reader of lines may take from the beginning of a name: "head cheese" is no head of cheese. */
const LEADS: ReadonlySet<LinePartKind> = new Set<LinePartKind>(['unit', 'size', 'preparation']);
const BETWEEN = /^[\s-]*$/u;
const MAX_LEAD = 60;

/**
 * Returns the name of an English line with the words around it that the reader of lines took as unit, size or
 * preparation, where they form one name with it: "head cheese", "cake mix", "shredded wheat", "banana loaf".
 */
export function wholeName(line: IngredientLine): string {
  const { text, parts, name } = line;
  const at = parts.findIndex(({ kind }) => kind === 'name');
  const own = parts[at];
  if (own === undefined) return name;
  let start = own.start;
  for (let before = at - 1; before >= 0; before -= 1) {
    const part = parts[before];
    if (part === undefined || !LEADS.has(part.kind) || !BETWEEN.test(text.slice(part.end, start))) break;
    start = part.start;
  }
  const lead = start === own.start || own.start - start > MAX_LEAD ? null : leadStart(text, start, own.start, own.end);
  const after = parts[at + 1];
  const isWhole =
    after?.kind === 'unit' &&
    BETWEEN.test(text.slice(own.end, after.start)) &&
    (isMadeOf(text.slice(after.start, after.end)) || isProduct(text.slice(own.start, after.end)));
  if (lead === null && !isWhole) return name;
  return text.slice(lead ?? own.start, isWhole ? after.end : own.end);
}

/** True for the name of a product, its unit included: "caramel slice". */
function isProduct(text: string): boolean {
  const facts = wordsOf(text).map(({ fact }) => fact);
  const match = productNames().endingAt(facts, facts.length);
  return match !== null && match.to - match.from > 1;
}

/** Returns where a known name begins that reaches across the border between the lead and the name; null if none does. */
function leadStart(text: string, from: number, border: number, to: number): number | null {
  const words = wordsOf(text.slice(from, to));
  const facts = words.map(({ fact }) => fact);
  for (let at = 0; at < words.length; at += 1) {
    const start = from + (words[at]?.start ?? 0);
    if (start >= border) return null;
    for (const names of [productNames(), foodNames()]) {
      const match = names.startingAt(facts, at);
      const last = match === null ? undefined : words[match.to - 1];
      if (last !== undefined && from + last.start >= border) return start;
    }
  }
  return null;
}
