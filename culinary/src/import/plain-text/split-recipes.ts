import { readMark } from '#import/list-marks';
import { readBlockHeading } from '#import/plain-text/block-heading';
import { readFieldLine } from '#import/plain-text/field-line';
import { ingredientLikelihood, isSentence } from '#import/plain-text/ingredient-likelihood';
import { linesOf } from '#import/text-lines';

const RULE = /^\s*(?:[-=*_~—]{5,}|(?:[-*_] ){3,}[-*_])\s*$/u;
const MAX_TITLE_CHARACTERS = 80;
/** Lines between a title and the heading for ingredients. */
const MAX_HEAD_LINES = 8;

const isIngredientsHeading = (line: string): boolean => {
  const heading = readBlockHeading(line);
  return (
    heading?.block === 'ingredients' &&
    !heading.hasContent &&
    !/^(?:for|für|pour|para|per|voor|dla|till|för)\s\P{N}*$/iu.test(heading.rest)
  );
};

const isTitleField = (line: string): boolean => readFieldLine(line)?.fields[0]?.field === 'title';

const isRecipe = (lines: readonly string[]): boolean =>
  lines.some((line) => isIngredientsHeading(line) || isTitleField(line));

/** Splits at lines of dashes and the like, if more than one part is a recipe; other parts stay with the one before. */
function splitAtRules(lines: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (RULE.test(line)) parts.push([]);
    parts.at(-1)?.push(line);
  }
  const recipes: { readonly lines: string[]; isWhole: boolean }[] = [];
  for (const part of parts) {
    const last = recipes.at(-1);
    const isWhole = isRecipe(part);
    if (last === undefined || (isWhole && last.isWhole)) recipes.push({ lines: [...part], isWhole });
    else {
      for (const line of part) last.lines.push(line);
      last.isWhole ||= isWhole;
    }
  }
  return recipes.map(({ lines: recipe }) => recipe);
}

function splitBefore(lines: readonly string[], starts: readonly number[]): string[][] {
  if (starts.length < 2) return [[...lines]];
  return starts.map((start, at) => lines.slice(at === 0 ? 0 : start, starts[at + 1]));
}

/** True for a short line after an empty one that is neither a step nor an ingredient. */
function mayBeTitle(lines: readonly string[], at: number): boolean {
  const line = lines[at]?.trim() ?? '';
  if (line === '' || line.length > MAX_TITLE_CHARACTERS || (lines[at - 1] ?? '').trim() !== '') return false;
  if (/[.:：]$/u.test(line) || readMark(line).mark === 'number' || readFieldLine(line) !== null) return false;
  return !isSentence(line) && ingredientLikelihood(readMark(line).text).is !== 'sure';
}

/** Returns the line of the title above a heading for ingredients; -1 if there is none. */
function titleAbove(lines: readonly string[], heading: number): number {
  const top = Math.max(0, heading - MAX_HEAD_LINES);
  for (let at = heading - 1; at >= top; at -= 1) if (mayBeTitle(lines, at)) return at;
  return -1;
}

/** Splits before the titles above repeated headings for ingredients. */
function splitAtHeadings(lines: readonly string[]): string[][] {
  const headings = lines.flatMap((line, at) => (isIngredientsHeading(line) ? [at] : []));
  if (headings.length < 2) return [[...lines]];
  const [, ...titles] = headings.map((at) => titleAbove(lines, at));
  return splitBefore(lines, [0, ...new Set(titles.filter((at) => at > 0))]);
}

/** Splits a text without a format of its own into its recipes. Linear. */
export function splitRecipes(text: string): string[] {
  const parts = splitAtRules(linesOf(text)).flatMap((lines) => {
    const titles = lines.flatMap((line, at) => (isTitleField(line) ? [at] : []));
    return titles.length > 1 ? splitBefore(lines, titles) : splitAtHeadings(lines);
  });
  return parts.map((lines) => lines.join('\n'));
}
