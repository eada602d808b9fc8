import { isHeading, isPurpose } from '#ingredient-heading';
import { readMark } from '#import/list-marks';
import { sectionLine } from '#import/sections';
import { ingredientLikelihood, type Likelihood, startsWithVerb } from '#import/plain-text/ingredient-likelihood';
import type { PlainLine } from '#import/plain-text/prepare-lines';

/** A line of an ingredient list, without its mark. */
export interface FoundIngredient {
  readonly text: string;
  readonly isSure: boolean;
}

/** The lines of a part of a text without headings, by what they seem to be. */
export interface SortedLines {
  readonly before: readonly PlainLine[];
  readonly ingredients: readonly FoundIngredient[];
  readonly steps: readonly PlainLine[];
}

interface Judged extends PlainLine {
  readonly plain: string;
  readonly mark: ReturnType<typeof readMark>['mark'];
  readonly likelihood: Likelihood;
  readonly isHeading: boolean;
}

const NO: Likelihood = { is: 'no', hasAmount: false, hasUnit: false };
const MAX_SECTION_WORDS = 4;

function judge(line: PlainLine): Judged {
  const { text: plain, mark } = readMark(line.text);
  const heading = isHeading(line.text) && mark !== 'number';
  const likelihood = heading || mark === 'label' ? NO : ingredientLikelihood(plain);
  const isNumberedStep = mark === 'number' && likelihood.is !== 'sure';
  return { ...line, plain, mark, likelihood: isNumberedStep ? NO : likelihood, isHeading: heading };
}

/** Lines that name a food without an amount, or little at all, count as ingredients beside other ingredients. */
function markIngredients(lines: readonly Judged[]): boolean[] {
  const found = lines.map(({ likelihood }) => likelihood.is === 'sure');
  const isBeside = (at: number, other: number): boolean => {
    const [line, neighbour] = [lines[at], lines[other]];
    if (line === undefined || neighbour === undefined || found[other] !== true) return false;
    const isSameParagraph = !(other < at ? line : neighbour).isAfterBlank;
    if (line.likelihood.is === 'known')
      return isSameParagraph || (other < at && line.plain.length <= neighbour.plain.length + 20);
    return (
      line.likelihood.is === 'unknown' && isSameParagraph && (line.likelihood.hasAmount || line.mark === neighbour.mark)
    );
  };
  const count = lines.length;
  for (let at = 1; at < count; at += 1) found[at] ||= isBeside(at, at - 1);
  for (let at = count - 2; at >= 0; at -= 1) found[at] ||= lines[at]?.likelihood.is === 'known' && isBeside(at, at + 1);
  for (let at = count - 2; at >= 0; at -= 1)
    found[at] ||= lines[at]?.likelihood.hasAmount === true && isBeside(at, at + 1);
  return found;
}

/** True for a heading, or a few words that head the ingredients below them: "Dough" after an empty line. */
const isSectionName = (line: Judged, isBeforeIngredient: boolean): boolean =>
  isBeforeIngredient &&
  line.mark === null &&
  (line.isHeading || (isSectionWord(line.plain, line.likelihood) && (line.isAfterBlank || isPurpose(line.plain))));

/** True for a few words without amount and food that may name a part of a dish: "Dough". */
export const isSectionWord = (text: string, { is, hasAmount }: Likelihood): boolean =>
  is === 'unknown' && !hasAmount && text.split(/\s+/u).length <= MAX_SECTION_WORDS;

/** Sorts lines without headings into ingredients, steps and what comes before both. Linear. */
export function sortLines(lines: readonly PlainLine[]): SortedLines {
  const judged = lines.map((line) => judge(line));
  const found = markIngredients(judged);
  const hasIngredients = found.includes(true);
  const before: PlainLine[] = [];
  const ingredients: FoundIngredient[] = [];
  const steps: PlainLine[] = [];
  for (const [at, line] of judged.entries()) {
    if (found[at] === true) {
      const isSure = line.likelihood.is !== 'unknown';
      ingredients.push({ text: line.plain, isSure });
    } else if (isSectionName(line, found[at + 1] === true)) {
      ingredients.push({ text: sectionLine(line.text), isSure: true });
    } else if (isStep(line, ingredients.length + steps.length > 0, hasIngredients)) steps.push(line);
    else before.push(line);
  }
  return { before, ingredients, steps };
}

const isStep = (line: Judged, isAfterOthers: boolean, hasIngredients: boolean): boolean =>
  isAfterOthers ||
  line.mark === 'number' ||
  line.mark === 'label' ||
  ((line.mark === 'bullet' || !hasIngredients) && startsWithVerb(line.plain));
