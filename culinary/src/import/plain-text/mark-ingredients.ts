import { isHeading } from '#ingredient-heading';
import { type MarkedLine, readMark } from '#import/list-marks';
import { ingredientLikelihood, type Likelihood, startsWithVerb } from '#import/plain-text/ingredient-likelihood';
import type { PlainLine } from '#import/plain-text/prepare-lines';

export interface JudgedLine extends PlainLine {
  /** Without its mark. */
  readonly plain: string;
  readonly mark: MarkedLine['mark'];
  readonly likelihood: Likelihood;
  readonly isHeading: boolean;
}

const NO: Likelihood = { is: 'no', hasAmount: false, hasUnit: false };
/** Fewer lines without amounts are no list. */
const MIN_LINES_WITHOUT_AMOUNT = 3;
/** Characters of a line in a list of ingredients that reads as a sentence. */
const MAX_CHARACTERS_IN_LIST = 120;
/** A known food may follow the list after an empty line, if it is not much longer than the line above. */
const MAX_LONGER = 20;

export function judgeLine(line: PlainLine): JudgedLine {
  const { text: plain, mark } = readMark(line.text);
  const heading = isHeading(line.text) && mark !== 'number';
  const likelihood = heading || mark === 'label' ? NO : ingredientLikelihood(plain);
  const isNumberedStep = mark === 'number' && likelihood.is !== 'sure';
  return { ...line, plain, mark, likelihood: isNumberedStep ? NO : likelihood, isHeading: heading };
}

function isBeside(line: JudgedLine, neighbour: JudgedLine, isBehind: boolean): boolean {
  const isSameParagraph = !(isBehind ? line : neighbour).isAfterBlank;
  const { is, hasAmount } = line.likelihood;
  if (is === 'known') return isSameParagraph || (isBehind && line.plain.length <= neighbour.plain.length + MAX_LONGER);
  return is === 'unknown' && isSameParagraph && (hasAmount || (isBehind && line.mark === neighbour.mark));
}

/** Spreads from sure lines to those beside them that may be ingredients. */
function spread(lines: readonly JudgedLine[], found: boolean[]): void {
  for (const isBehind of [true, false]) {
    for (let step = 1; step < lines.length; step += 1) {
      const at = isBehind ? step : lines.length - 1 - step;
      const other = isBehind ? at - 1 : at + 1;
      const [line, neighbour] = [lines[at], lines[other]];
      if (line !== undefined && neighbour !== undefined && found[other] === true)
        found[at] ||= isBeside(line, neighbour, isBehind);
    }
  }
}

/** Calls back for each run of lines that belong together, with its start and end. */
function forRuns(
  lines: readonly JudgedLine[],
  isSameRun: (line: JudgedLine) => boolean,
  visit: (from: number, to: number) => void,
): void {
  let from = 0;
  for (let at = 1; at <= lines.length; at += 1) {
    const line = lines[at];
    if (line !== undefined && isSameRun(line)) continue;
    visit(from, at);
    from = at;
  }
}

/** In a paragraph most of whose lines are ingredients, the others are ingredients, too, unless they say what to do. */
function completeParagraphs(lines: readonly JudgedLine[], found: boolean[]): void {
  forRuns(
    lines,
    ({ isAfterBlank }) => !isAfterBlank,
    (from, to) => {
      const sure = found.slice(from, to).filter(Boolean).length;
      if (sure * 2 < to - from || sure < 2) return;
      const last = found.lastIndexOf(true, to - 1);
      for (let at = from; at < to; at += 1) {
        const line = lines[at];
        // Without a paragraph for the steps, they begin with the first sentence behind the last ingredient.
        if (line === undefined || (at > last && to === lines.length && line.likelihood.is === 'no')) break;
        found[at] ||= mayBeInList(line, at === from);
      }
    },
  );
}

const mayBeInList = (line: JudgedLine, isFirst: boolean): boolean =>
  !line.isHeading &&
  (line.mark === 'bullet' || line.mark === null) &&
  !(isFirst && line.likelihood.is === 'unknown') &&
  line.plain.length <= MAX_CHARACTERS_IN_LIST &&
  !startsWithVerb(line.plain);

/** Without any amount in the text, several short lines of which half name foods are the list. */
function findListWithoutAmounts(lines: readonly JudgedLine[], found: boolean[]): void {
  const isShort = ({ likelihood: { is } }: JudgedLine): boolean => is === 'known' || is === 'unknown';
  forRuns(
    lines,
    (line) => isShort(line) && !line.isAfterBlank,
    (from, to) => {
      const run = lines.slice(from, to);
      const known = run.filter(({ likelihood }) => likelihood.is === 'known').length;
      const first = lines[from];
      if (first === undefined || !isShort(first)) return;
      if (run.length >= MIN_LINES_WITHOUT_AMOUNT && known * 2 >= run.length) found.fill(true, from, to);
    },
  );
}

/** Returns for each line whether it is an ingredient, by itself and by the lines beside it. Linear. */
export function markIngredients(lines: readonly JudgedLine[]): boolean[] {
  const found = lines.map(({ likelihood }) => likelihood.is === 'sure');
  if (found.includes(true)) {
    spread(lines, found);
    completeParagraphs(lines, found);
  } else findListWithoutAmounts(lines, found);
  return found;
}
