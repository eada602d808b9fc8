import { isPurpose } from '#ingredient-heading';
import { type JudgedLine, judgeLine, markIngredients } from '#import/plain-text/mark-ingredients';
import { sectionLine } from '#import/sections';
import { type Likelihood, startsWithVerb } from '#import/plain-text/ingredient-likelihood';
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

/** True for a heading, or a few words that head the ingredients below them: "Dough" after an empty line. */
const isSectionName = (line: JudgedLine, isBeforeIngredient: boolean): boolean =>
  isBeforeIngredient &&
  line.mark === null &&
  (line.isHeading || (isSectionWord(line.plain, line.likelihood) && (line.isAfterBlank || isPurpose(line.plain))));

const MAX_SECTION_WORDS = 4;

/** True for a few words without amount and food that may name a part of a dish: "Dough". */
export const isSectionWord = (text: string, { is, hasAmount }: Likelihood): boolean =>
  is === 'unknown' && !hasAmount && text.split(/\s+/u).length <= MAX_SECTION_WORDS;

/** Sorts lines without headings into ingredients, steps and what comes before both. Linear. */
export function sortLines(lines: readonly PlainLine[]): SortedLines {
  const judged = lines.map((line) => judgeLine(line));
  const found = markIngredients(judged);
  const hasIngredients = found.includes(true);
  const before: PlainLine[] = [];
  const ingredients: FoundIngredient[] = [];
  const steps: PlainLine[] = [];
  for (const [at, line] of judged.entries()) {
    // A single line that reads as an ingredient, among steps, is a step: "2 tbsp of the sauce on top".
    const isAmongSteps = steps.length > 0 && ingredients.length > 0 && found[at - 1] !== true && found[at + 1] !== true;
    if (found[at] === true && !isAmongSteps) {
      const isSure = line.likelihood.is === 'sure' || line.likelihood.is === 'known';
      ingredients.push({ text: line.plain, isSure });
    } else if (isSectionName(line, found[at + 1] === true)) {
      ingredients.push({ text: sectionLine(line.text), isSure: true });
    } else if (isStep(line, ingredients.length + steps.length > 0, hasIngredients)) steps.push(line);
    else before.push(line);
  }
  return { before, ingredients, steps };
}

const isStep = (line: JudgedLine, isAfterOthers: boolean, hasIngredients: boolean): boolean =>
  isAfterOthers ||
  line.mark === 'number' ||
  line.mark === 'label' ||
  ((line.mark === 'bullet' || !hasIngredients) && startsWithVerb(line.plain));
