import { draftOf } from '#import/draft-of';
import type { RecipeDraft } from '#import/imported-recipe';
import { type RecipeFields, tagsOf } from '#import/plain-text/recipe-fields';
import { sectionLine } from '#import/sections';
import type { TextFormat } from '#import/text-format';
import { joinedParagraphs, linesOf, oneLine } from '#import/text-lines';
import { stepsOfWrapped } from '#import/wrapped-steps';
import { readYield } from '#import/yield';

const START = /^\s*={4}.*(?:rezkonv|RK-Rezept)/iu;
const END = /^\s*={5}\s*$/u;
const HEADING = /^\s*={3,}\s*(?<name>[^\s=].{0,60}?)\s*={3,}\s*$/u;
const FIELD = /^\s{0,14}(?<label>Titel|Kategorien?|Menge)\s?:\s*(?<value>.*)$/iu;
const SOURCE = /^(?:quelle|quellen|herkunft)$/iu;
/** Who typed it in, and when. */
const TYPED_IN = /^\s*-- ?(?:erfasst|abgetippt)/iu;
const CONTINUES = /^\s*--?\s+/u;

const headingOf = (line: string): string | null => HEADING.exec(line)?.groups?.['name'] ?? null;

function recipesIn(text: string): string[][] {
  const recipes: string[][] = [];
  let current: string[] | null = null;
  for (const line of linesOf(text)) {
    if (START.test(line)) recipes.push((current = []));
    else if (END.test(line)) current = null;
    else current?.push(line);
  }
  return recipes;
}

interface Sorted {
  readonly ingredients: string[];
  readonly source: string[];
  readonly directions: string[];
}

/** Sorts the lines below the header: ingredients in sections up to the first empty line behind them, source, directions. */
function sortLines(lines: readonly string[]): Sorted {
  const sorted: Sorted = { ingredients: [], source: [], directions: [] };
  let part: keyof Sorted = 'ingredients';
  for (const line of lines) {
    const heading = headingOf(line);
    const list = sorted[part];
    if (heading !== null && SOURCE.test(heading)) part = 'source';
    else if (heading !== null && part !== 'directions') {
      part = 'ingredients';
      sorted.ingredients.push(sectionLine(heading));
    } else if (line.trim() === '' && part !== 'directions') {
      if (list.at(-1)?.endsWith(':') === false) part = 'directions';
    } else if (part === 'ingredients') addIngredient(sorted.ingredients, line);
    else list.push(line);
  }
  return sorted;
}

function addIngredient(ingredients: string[], line: string): void {
  const last = ingredients.at(-1);
  if (last !== undefined && CONTINUES.test(line))
    ingredients.splice(-1, 1, `${last} ${oneLine(line.replace(CONTINUES, ''))}`);
  else ingredients.push(oneLine(line).replaceAll(/\s?;\s?/gu, ', '));
}

function readRecipe(lines: readonly string[]): RecipeDraft | null {
  const fields: RecipeFields = {};
  let start = 0;
  for (const [at, line] of lines.slice(0, 12).entries()) {
    const { label, value = '' } = FIELD.exec(line)?.groups ?? {};
    if (label === undefined) continue;
    if (/^titel/iu.test(label)) fields.title ??= oneLine(value);
    else if (/^menge/iu.test(label)) Object.assign(fields, readYield(value));
    else fields.tags = tagsOf(value);
    start = at + 1;
  }
  const { ingredients, source, directions } = sortLines(lines.slice(start));
  if (fields.title === undefined && ingredients.length === 0) return null;
  const sources = source.map((line) => oneLine(line)).filter((line) => !TYPED_IN.test(line) && !line.startsWith('--'));
  const name = joinedParagraphs([sources.join(' ')]);
  return draftOf({ ...fields, source_name: name, ingredients, instructions: stepsOfWrapped(directions, headingOf) });
}

/** The German exchange format of RezkonvSuite. */
export const REZ_KONV: TextFormat = {
  name: 'RezKonv',
  recognizes: (text) => linesOf(text).some((line) => START.test(line)),
  read: (text) => recipesIn(text).flatMap((lines) => readRecipe(lines) ?? []),
};
