import { draftOf } from '#import/draft-of';
import { readMealMasterColumns, type IngredientColumn } from '#import/formats/meal-master-columns';
import type { RecipeDraft } from '#import/imported-recipe';
import { nutritionIn } from '#import/nutrition-lines';
import { type RecipeFields, tagsOf } from '#import/plain-text/recipe-fields';
import { takeLabelledFields } from '#import/plain-text/take-fields';
import { sectionLine } from '#import/sections';
import type { TextFormat } from '#import/text-format';
import { linesOf, oneLine } from '#import/text-lines';
import { stepsOfWrapped } from '#import/wrapped-steps';
import { readYield } from '#import/yield';

const START = /^\s*(?:M{4}|-{4}).*Meal-?\s?Master/iu;
const END = /^\s*(?:M{5}|-{5})\s*$/u;
const HEADING = /^\s*(?:M{4,6}-*|-{3,})\s*(?<name>[^\s-].{0,60}?)\s*-{2,}M{0,5}\s*$/u;
const FIELD = /^\s{0,12}(?<label>Title|Categories|Category|Yield|Servings|Serves)\s?:\s*(?<value>.*)$/iu;
const PER_SERVING = /^\s*(?:per serving|nutrition(?:al)?(?: info(?:rmation)?)?(?: per serving)?)\b.*\d/iu;

const headingOf = (line: string): string | null => HEADING.exec(line)?.groups?.['name'] ?? null;

/** Splits a text into the lines of its recipes. What is before, between and after them (mail headers) goes. */
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

function addHeader(fields: RecipeFields, label: string, value: string): void {
  if (/^title/iu.test(label)) fields.title ??= oneLine(value);
  else if (/^categor/iu.test(label))
    fields.tags = [...(fields.tags ?? []), ...tagsOf(value).filter((tag) => !/^none$/iu.test(tag))];
  else Object.assign(fields, readYield(value));
}

/** Returns the position after the header: the last of its labelled lines within the first lines. */
function readHeader(lines: readonly string[], fields: RecipeFields): number {
  let end = 0;
  for (const [at, line] of lines.entries()) {
    const { label, value = '' } = FIELD.exec(line)?.groups ?? {};
    if (label !== undefined) {
      addHeader(fields, label, value);
      end = at + 1;
    } else if (line.trim() !== '' && (readMealMasterColumns(line) !== null || headingOf(line) !== null || at > 12))
      break;
  }
  return end;
}

/** Ingredients of one block: the left column is read before the right one. */
class Block {
  readonly left: string[] = [];
  readonly right: string[] = [];

  add(columns: readonly IngredientColumn[]): void {
    for (const [at, { text, continues }] of columns.entries()) {
      const list = at === 0 ? this.left : this.right;
      if (continues && list.length > 0) list.push(`${list.pop() ?? ''} ${text}`);
      else list.push(text);
    }
  }
}

/** Reads the ingredients with their headings, and returns where the directions start. */
function readIngredients(lines: readonly string[], from: number, ingredients: string[]): number {
  let block = new Block();
  let end = from;
  let pending: string | null = null;
  const close = (): void => {
    ingredients.push(...block.left, ...block.right);
    block = new Block();
  };
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const columns = readMealMasterColumns(line);
    if (columns !== null) {
      if (pending !== null) {
        close();
        ingredients.push(sectionLine(pending));
      }
      pending = null;
      block.add(columns);
      end = at + 1;
    } else if (headingOf(line) !== null) pending = headingOf(line);
    else if (line.trim() !== '') break;
  }
  close();
  return end;
}

function readRecipe(lines: readonly string[]): RecipeDraft | null {
  const fields: RecipeFields = {};
  const ingredients: string[] = [];
  const start = readIngredients(lines, readHeader(lines, fields), ingredients);
  const facts = lines.slice(start).filter((line) => PER_SERVING.test(line));
  const nutrition = nutritionIn(facts.map((line) => line.replace(/^[^:]*serving\s*:?/iu, '')).join('\n'));
  const directions = lines.slice(start).filter((line) => nutrition === null || !PER_SERVING.test(line));
  const texts = takeLabelledFields(
    directions.map((text) => ({ text: text.trim() })),
    fields,
  ).map(({ text }) => text);
  if (fields.title === undefined && ingredients.length === 0) return null;
  return draftOf({ ...fields, nutrition, ingredients, instructions: stepsOfWrapped(texts, headingOf) });
}

/** The exchange format of Meal-Master, with one or two columns of ingredients. */
export const MEAL_MASTER: TextFormat = {
  name: 'MealMaster',
  recognizes: (text) => linesOf(text).some((line) => START.test(line)),
  read: (text) => recipesIn(text).flatMap((lines) => readRecipe(lines) ?? []),
};
