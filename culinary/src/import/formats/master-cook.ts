import { draftOf } from '#import/draft-of';
import { columnsOf, readMasterCookIngredients } from '#import/formats/master-cook-columns';
import type { RecipeDraft } from '#import/imported-recipe';
import { readMinutes } from '#import/minutes';
import { nutritionIn } from '#import/nutrition-lines';
import type { RecipeFields } from '#import/plain-text/recipe-fields';
import type { TextFormat } from '#import/text-format';
import { joinedParagraphs, linesOf, oneLine } from '#import/text-lines';
import { stepsOfWrapped } from '#import/wrapped-steps';
import { readYield } from '#import/yield';

const START = /^[^\p{L}]{0,80}Exported\s+from\s+(?:MasterCook|CookWorks)/iu;
const END = /^\s*(?:- ){5}/u;
const FIELD =
  /^(?<label>Recipe By|Serving Size|Categories|Yield|Preparation Time|Start to Finish Time|Source|Description|Copyright)\s*:\s*(?<value>.*)$/iu;
const PREPARATION = /\s*Preparation Time\s*:\s*(?<time>[\d:]*).*$/iu;
/** Categories are in columns. */
const BETWEEN_COLUMNS = /\s{2,}/u;
const HEADING = /^\s*(?:\*{2,}|={2,}|-{2,})\s*(?<name>[^\s*=-].{0,60}?)\s*(?:\*{2,}|={2,}|-{2,})\s*$/u;
const APPENDIX =
  /^\s*(?<label>NOTES?|Per serving|Nutr\. Assoc\.|Serving Ideas|Suggested Wine|Exchanges)(?!\p{L})[^:]{0,30}:\s*(?<value>.*)$/iu;

const headingOf = (line: string): string | null => HEADING.exec(line)?.groups?.['name'] ?? null;

function recipesIn(text: string): string[][] {
  const recipes: string[][] = [];
  for (const line of linesOf(text)) {
    if (START.test(line)) recipes.push([]);
    else recipes.at(-1)?.push(line.replaceAll('\t', '  '));
  }
  return recipes;
}

const unquoted = (text: string): string => oneLine(text).replaceAll(/^"|"$/gu, '');

function addField(fields: RecipeFields, label: string, value: string): void {
  const text = unquoted(value);
  if (text === '') return;
  if (/^recipe by/iu.test(label)) fields.author ??= text;
  else if (/^source/iu.test(label)) fields.source_name ??= text;
  else if (/^description/iu.test(label)) fields.description ??= text;
  else if (/^preparation/iu.test(label)) fields.preparation_time ??= readMinutes(text);
  else if (/^start/iu.test(label)) fields.total_time ??= readMinutes(text);
  else if (/^yield/iu.test(label)) fields.yield_text ??= text;
  else if (/^serving/iu.test(label)) {
    fields.servings ??= readYield(text.replace(PREPARATION, '')).servings;
    fields.preparation_time ??= readMinutes(PREPARATION.exec(text)?.groups?.['time']);
  } else if (/^categor/iu.test(label)) addTags(fields, value);
}

const addTags = (fields: RecipeFields, columns: string): void => {
  const tags = columns.split(BETWEEN_COLUMNS).map((tag) => tag.trim());
  fields.tags = [...(fields.tags ?? []), ...tags.filter((tag) => tag !== '')];
};

/** Reads the labelled lines before the ingredients. A label that ends its line has its value in quotes below it. */
function readHeader(lines: readonly string[], fields: RecipeFields): void {
  let label = '';
  for (const line of lines) {
    const groups = FIELD.exec(line)?.groups;
    if (groups !== undefined) {
      label = groups['label'] ?? '';
      addField(fields, label, groups['value'] ?? '');
    } else if (line.trim() === '') label = '';
    else if (label === '') fields.title ??= oneLine(line);
    else addField(fields, label, line);
  }
}

interface Appendix {
  readonly notes: string[];
  readonly nutrition: string[];
}

/** Sorts what follows the directions: notes, and figures per serving. */
function readAppendix(lines: readonly string[]): Appendix {
  const appendix: Appendix = { notes: [], nutrition: [] };
  let list: string[] | null = null;
  for (const line of lines) {
    const { label, value = '' } = APPENDIX.exec(line)?.groups ?? {};
    if (label !== undefined) {
      list = /^per serving/iu.test(label) ? appendix.nutrition : /^nutr/iu.test(label) ? null : appendix.notes;
      list?.push(value);
    } else if (line.trim() !== '') list?.push(line);
  }
  return appendix;
}

function readRecipe(lines: readonly string[]): RecipeDraft | null {
  const rule = lines.findIndex((line) => columnsOf(line) !== null);
  const columns = columnsOf(lines[rule] ?? '');
  if (columns === null) return null;
  const fields: RecipeFields = {};
  readHeader(
    lines.slice(0, rule).filter((line) => !/^\s*Amount\s+Measure/iu.test(line)),
    fields,
  );
  const { ingredients, count } = readMasterCookIngredients(lines.slice(rule + 1), columns, headingOf);
  const rest = lines.slice(rule + 1 + count);
  const end = rest.findIndex((line) => END.test(line));
  const firstAppendix = rest.findIndex((line, at) => (end === -1 || at < end) && APPENDIX.test(line));
  const directions = rest.slice(0, firstAppendix === -1 ? (end === -1 ? rest.length : end) : firstAppendix);
  const { labelled, steps } = splitLabelled(directions);
  readHeader(labelled, fields);
  const { notes, nutrition } = readAppendix(rest.slice(directions.length));
  return draftOf({
    ...fields,
    ingredients,
    instructions: stepsOfWrapped(steps, headingOf),
    notes: joinedParagraphs([oneLine(notes.join(' '))]),
    nutrition: nutritionIn(nutrition.join('\n')),
  });
}

/** Takes labels with a quoted value below them ("Source:", '"A Book"') out of the directions. */
function splitLabelled(lines: readonly string[]): { labelled: string[]; steps: string[] } {
  const labelled: string[] = [];
  const steps: string[] = [];
  let isLabelled = false;
  for (const line of lines) {
    const isLabel = /^[A-Z][\w ()]{2,24}:\s*$/u.test(line) && FIELD.test(line);
    isLabelled = isLabel || (isLabelled && /^\s*"|"\s*$/u.test(line));
    (isLabelled ? labelled : steps).push(line);
  }
  return { labelled, steps };
}

/** The text export of MasterCook 1 to 4 and its followers (MXP). */
export const MASTER_COOK: TextFormat = {
  name: 'MasterCook',
  recognizes: (text) => linesOf(text).some((line) => START.test(line)),
  read: (text) => recipesIn(text).flatMap((lines) => readRecipe(lines) ?? []),
};
