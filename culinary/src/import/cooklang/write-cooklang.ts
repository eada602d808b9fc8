import { ingredientLine } from '#import/cooklang/component-text';
import { escapeLine, escapeMarks, escapePart } from '#import/cooklang/escape';
import { mergeSections, type Section } from '#import/cooklang/merge-sections';
import { readItems } from '#import/cooklang/read-items';
import { writeFrontMatter } from '#import/cooklang/write-front-matter';
import type { ImportedRecipe } from '#import/imported-recipe';
import { oneLine } from '#import/text-lines';
import { parseIngredientLine } from '#ingredient-line';
import { findTimes } from '#steps/find-times';

const SIMPLE_TIME = /^(?<amount>\d+(?:\.\d+)?) (?<unit>\p{L}+)$/u;
const IN_WORD = /[\p{L}\p{N}\\]/u;

/** Splits "2 cups flour, sifted" into a component; null for a line that does not begin with its amount. */
function splitIngredient(line: string, link: string | undefined): string | null {
  const { amount, parts } = parseIngredientLine(line);
  const number = parts.find(({ kind }) => kind === 'quantity');
  if (amount === null || number?.start !== 0) return null;
  const unit = parts.find(({ kind }) => kind === 'unit');
  const measure = unit === undefined ? '' : `%${escapePart(line.slice(unit.start, unit.end))}`;
  const [name = '', ...notes] = line
    .slice(unit?.end ?? number.end)
    .trim()
    .split(', ');
  const note = notes.length === 0 ? '' : `(${escapePart(notes.join(', '))})`;
  return `@${link === name ? './' : ''}${escapePart(name)}{${escapePart(line.slice(0, number.end))}${measure}}${note}`;
}

/** True if a text is read back as one component that makes the line. */
function readsAs(text: string, line: string): boolean {
  const [item, ...others] = readItems(text);
  return item?.kind === 'ingredient' && others.length === 0 && ingredientLine(item) === line;
}

/** Writes an ingredient line by its parts; else the whole line as the name. */
function writeIngredient(text: string, link: string | undefined): string {
  const line = oneLine(text);
  const whole = `@${escapePart(line)}{}`;
  const candidates = [splitIngredient(line, link), link === line ? `@./${escapePart(line)}{}` : null, whole];
  return candidates.find((candidate) => candidate !== null && readsAs(candidate, line)) ?? whole;
}

/** Writes a step; its plain times ("25 minutes") become timers. */
function writeStep(text: string): string {
  const line = oneLine(text);
  let written = '';
  let from = 0;
  for (const { start, end } of findTimes(line)) {
    const { amount, unit } = SIMPLE_TIME.exec(line.slice(start, end))?.groups ?? {};
    if (amount === undefined || unit === undefined || start < from || IN_WORD.test(line.charAt(start - 1))) continue;
    written += `${escapeMarks(line.slice(from, start))}~{${amount}%${unit}}`;
    from = end;
  }
  return escapeLine(written + escapeMarks(line.slice(from)));
}

const noteLines = (notes: string): string[] =>
  notes.split('\n').map((line) => (line.trim() === '' ? '' : `> ${escapeLine(line.trim().replaceAll('\\', '\\\\'))}`));

const blockOf = ({ name, ingredients, steps }: Section, write: (line: string) => string): string[] => [
  ...(name === '' ? [] : [`== ${escapePart(name)} ==`]),
  ingredients.map((line) => write(line)).join('\n'),
  ...steps.map((step) => writeStep(step)),
];

/**
 * Writes a recipe in Cooklang. The ingredients of a section are declared in a paragraph before its steps, because the format
 * has them only within steps; tools are declared in the first paragraph. Reading it gives the recipe again but for what
 * the format cannot hold: stars, favorites, cookings, dates, notes of steps, links to recipes whose title is not the name
 * of the ingredient, line breaks within a step, sections without lines, and tags with commas.
 */
export function writeCooklang(recipe: ImportedRecipe): string {
  const links = new Map(recipe.links.map(({ line, recipe: title }) => [recipe.ingredients[line], title]));
  const tools = recipe.equipment.map((tool) => `#${escapePart(tool)}{}`).join('\n');
  const blocks = mergeSections(recipe.ingredients, recipe.instructions).flatMap((section) =>
    blockOf(section, (line) => writeIngredient(line, links.get(line))),
  );
  const notes = recipe.notes === null ? '' : noteLines(recipe.notes).join('\n');
  const texts = [writeFrontMatter(recipe), tools, ...blocks, notes].filter((text) => text !== '');
  return `${texts.join('\n\n')}\n`;
}
