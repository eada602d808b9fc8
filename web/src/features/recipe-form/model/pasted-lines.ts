/** List markers of copied texts: "1. ", "2) ", "- ", "• ", "Step 3:". */
const LIST_MARK = /^(?:[-–—*•▢☐]\s+|\(?\d{1,3}[.)]\s+|step\s+\d{1,3}\s*[:.–—-]\s*)/iu;
/** A marker alone on its line, as on many recipe pages. */
const LONE_STEP_MARK = /^(?:step\s+)?\d{1,3}[.):]?$|^step\s+\d{1,3}\s*:?$/iu;
const LONE_MARK = /^[-–—*•▢☐]$/u;
/** Ends a sentence or a heading such as "For the sauce:". */
const SENTENCE_END = /[.!?…:;)\]"'”’»]$/u;
const LOWER_CASE = /^\p{Ll}/u;

/** Ingredients take one line each; a step may be wrapped over several lines. */
export type LineKind = 'ingredients' | 'instructions';

function splitAtBreaks(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/u).map((line) => line.trim());
}

function isLoneMark(line: string, kind: LineKind): boolean {
  return LONE_MARK.test(line) || (kind === 'instructions' && LONE_STEP_MARK.test(line));
}

/** The line continues the sentence of a step that was wrapped. */
function continuesSentence(before: string, line: string): boolean {
  return !SENTENCE_END.test(before) && LOWER_CASE.test(line);
}

/** Splits pasted text into rows without blank lines and list markers. Headings stay; wrapped steps are joined. */
export function splitLines(text: string, kind: LineKind): string[] {
  const rows: string[] = [];
  let isBroken = true;
  for (const line of splitAtBreaks(text)) {
    if (line === '' || isLoneMark(line, kind)) {
      isBroken = true;
      continue;
    }
    const plain = line.replace(LIST_MARK, '').trim();
    const before = rows.at(-1);
    const isMarked = plain !== line;
    if (kind === 'instructions' && before !== undefined && !isBroken && !isMarked && continuesSentence(before, plain)) {
      rows[rows.length - 1] = `${before} ${plain}`;
    } else if (plain !== '') {
      rows.push(plain);
    }
    isBroken = false;
  }
  return rows;
}

/**
 * Pastes several lines into a row between `start` and `end`: returns the texts of that row and of the new rows below it. Null for a
 * single line, which the browser pastes itself.
 */
export function pasteIntoRow(row: string, start: number, end: number, pasted: string, kind: LineKind): string[] | null {
  const lines = splitLines(pasted, kind);
  if (lines.length < 2) return null;
  const [first = '', ...rest] = lines;
  const last = rest.pop() ?? '';
  return [row.slice(0, start) + first, ...rest, last + row.slice(end)];
}
