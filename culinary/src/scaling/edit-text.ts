import type { TextSpan } from '#line/ingredient-line-type';
import { type NormalText, spanInOriginal } from '#text/normalize';

export interface TextEdit extends TextSpan {
  readonly text: string;
}

/** Applies edits to a text; of two that overlap, drops the later one. Text outside the edits is unchanged. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let from = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    if (edit.start < from) continue;
    result += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return result + text.slice(from);
}

/** Applies edits of a normal form to the text that it was made of. */
export const applyToOriginal = (original: string, normal: NormalText, edits: readonly TextEdit[]): string =>
  applyEdits(
    original,
    edits.map((edit) => ({ ...edit, ...spanInOriginal(normal, edit.start, edit.end) })),
  );

/** Extends an edit over the period of an abbreviation when the unit changes: "½ lb. bacon" becomes "225 g bacon". */
export function withoutPoint(text: string, edit: TextEdit): TextEdit {
  const was = /\p{L}+$/u.exec(text.slice(Math.max(edit.start, edit.end - 9), edit.end))?.[0];
  const isPoint = /^\. ?[\p{L}(]/u.test(text.slice(edit.end, edit.end + 3));
  return was === undefined || !isPoint || edit.text === '' || edit.text.endsWith(was)
    ? edit
    : { ...edit, end: edit.end + 1 };
}

/** Removes an equivalent together with its brackets or separator: " (14 oz)", " / 14 oz". */
export function cutOut(text: string, span: TextSpan): TextEdit {
  const before = text.slice(Math.max(0, span.start - 24), span.start);
  const after = text.slice(span.end, span.end + 8);
  const open = /[ ]?[([] ?(?:about |approx\.? |ca\.? |around |roughly |or |[~=≈] ?)?$/iu.exec(before);
  const shut = /^ ?[)\]]/u.exec(after);
  if (open !== null && shut !== null)
    return { start: span.start - open[0].length, end: span.end + shut[0].length, text: '' };
  const sign = /(?: ?[/|=≈] ?|,? or |, ?|; ?)(?:about |approx\.? |~ ?)?$/iu.exec(before);
  if (sign !== null) return { start: span.start - sign[0].length, end: span.end, text: '' };
  const next = /^ ?[/|,;=] ?/u.exec(after);
  const bare = next === null && /(?:^| )$/u.test(before) && after.startsWith(' ');
  return { start: span.start, end: span.end + (next?.[0].length ?? (bare ? 1 : 0)), text: '' };
}
