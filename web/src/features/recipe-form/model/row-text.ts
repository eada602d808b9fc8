/** "1. ", "2) ", "- ", "• ", "Step 3:": how lists are marked in texts one copies from. */
const LIST_MARK = /^(?:[-–—*•▢☐]\s+|\(?\d{1,3}[.)]\s+|step\s+\d{1,3}\s*[:.–—-]\s*)/iu;
/** A mark that stands on a line of its own, as on many recipe pages. */
const LONE_STEP_MARK = /^(?:step\s+)?\d{1,3}[.):]?$|^step\s+\d{1,3}\s*:?$/iu;
const LONE_MARK = /^[-–—*•▢☐]$/u;
/** With these a sentence ends, or a heading such as "For the sauce:". */
const SENTENCE_END = /[.!?…:;)\]"'”’»]$/u;
const LOWER_CASE = /^\p{Ll}/u;

/** What the lines are: foods, one on each line, or steps, which may run over several. */
export type LineKind = 'ingredients' | 'instructions';

function cut(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/u).map((line) => line.trim());
}

function isMarkAlone(line: string, kind: LineKind): boolean {
  return LONE_MARK.test(line) || (kind === 'instructions' && LONE_STEP_MARK.test(line));
}

/** A step that was broken at the edge of a page: its sentence goes on. */
function goesOn(before: string, line: string): boolean {
  return !SENTENCE_END.test(before) && LOWER_CASE.test(line);
}

/** The lines of a pasted text that say something, without their list marks; headings stay as they are. */
export function splitLines(text: string, kind: LineKind): string[] {
  const rows: string[] = [];
  let isBroken = true;
  for (const line of cut(text)) {
    if (line === '' || isMarkAlone(line, kind)) {
      isBroken = true;
      continue;
    }
    const plain = line.replace(LIST_MARK, '').trim();
    const before = rows.at(-1);
    const isMarked = plain !== line;
    if (kind === 'instructions' && before !== undefined && !isBroken && !isMarked && goesOn(before, plain)) {
      rows[rows.length - 1] = `${before} ${plain}`;
    } else if (plain !== '') {
      rows.push(plain);
    }
    isBroken = false;
  }
  return rows;
}

/**
 * What a row becomes when several lines are pasted into it where the cursor stands: that row and the ones below it.
 * Null when it is only one line, which any field can take by itself.
 */
export function pasteIntoRow(row: string, start: number, end: number, pasted: string, kind: LineKind): string[] | null {
  const lines = splitLines(pasted, kind);
  if (lines.length < 2) return null;
  const [first = '', ...rest] = lines;
  const last = rest.pop() ?? '';
  return [row.slice(0, start) + first, ...rest, last + row.slice(end)];
}
