import type { ImportedLink } from '@larder/culinary/import/imported-recipe';
import { readMinutes } from '@larder/culinary/import/minutes';
import { sectionLine } from '@larder/culinary/import/sections';
import { readYield } from '@larder/culinary/import/yield';
import { findTimes } from '@larder/culinary/steps/find-times';

import { sourceOf, tagList, webAddress } from './file-draft.ts';
import { pictureBeside } from './folder-pictures.ts';
import type { RecordFormat } from './json-format.ts';
import {
  dateOf,
  isTrue,
  type JsonRecord,
  lineOf,
  listOf,
  nameOf,
  numberOf,
  recordOf,
  starsOf5,
  textOf,
  textOrNull,
  textsOf,
} from './json-value.ts';
import { withoutMarks } from './markdown-text.ts';
import { ingredientLine, stepEntries } from './recipe-text.ts';

const SOURCE = /^#{1,6} *(?:source|quelle|bron|fuente|fonte)\b/iu;
const NOTES = /^#{1,6} *(?:notes?|notizen|anmerkungen|tipps?|tips?|remarques|notas|opmerkingen)\b/iu;
const HEADING = /^#{1,6} /u;

/** The recipes of Tandoor: a ZIP file with one for each recipe. */
export const tandoor: RecordFormat = {
  format: 'Tandoor',
  matches: ({ record }) =>
    Array.isArray(record['steps']) && 'name' in record && ('working_time' in record || 'waiting_time' in record),
  read: (found) => {
    const { record } = found;
    const steps = inOrder(listOf(record['steps']).map(recordOf));
    const { instructions, source, notes } = instructionsOf(steps);
    const { ingredients, links } = ingredientsOf(steps);
    const fromSteps = sourceOf(source.find((line) => webAddress(line) === null) ?? '', source.find(webAddress));
    const stated = webAddress(lineOf(record['source_url']));
    return {
      fields: {
        title: lineOf(record['name']),
        description: textOrNull(record['description']),
        ingredients,
        instructions,
        links,
        preparation_time: readMinutes(record['working_time']),
        cooking_time: readMinutes(record['waiting_time']),
        ...readYield(`${lineOf(record['servings'])} ${lineOf(record['servings_text'])}`.trim()),
        ...fromSteps,
        source_url: stated ?? fromSteps.source_url,
        notes: withoutMarks(notes.join('\n')) || null,
        nutrition: textsOf(record['nutrition']),
        tags: tagList(listOf(record['keywords']).map(nameOf)),
        stars: starsOf5(record['rating']),
        created_at: dateOf(record['created_at']),
      },
      pictures: pictureBeside(found, ['image']),
      // The time of waiting is both: in the oven and in the fridge.
      unsure: ['cooking_time'],
    };
  },
};

const inOrder = (records: readonly JsonRecord[]): JsonRecord[] =>
  records.toSorted((a, b) => (numberOf(a['order']) ?? 0) - (numberOf(b['order']) ?? 0));

/** The ingredients belong to the steps. A step with a name is a section. */
function ingredientsOf(steps: readonly JsonRecord[]): { ingredients: string[]; links: ImportedLink[] } {
  const ingredients: string[] = [];
  const links: ImportedLink[] = [];
  for (const step of steps) {
    const lines = inOrder(listOf(step['ingredients']).map(recordOf)).map(lineOfIngredient).filter(Boolean);
    const name = lineOf(step['name']);
    const linked = lineOf(recordOf(step['step_recipe_data'])['name']) || nameOf(step['step_recipe']);
    if (name !== '' && lines.length > 0) ingredients.push(sectionLine(name));
    if (linked !== '') {
      const line = /^\d+$/u.test(linked) ? name : linked;
      if (line !== '') links.push({ line: ingredients.push(line) - 1, recipe: linked });
    }
    ingredients.push(...lines);
  }
  return { ingredients, links };
}

function lineOfIngredient(ingredient: JsonRecord): string {
  const note = lineOf(ingredient['note']);
  if (isTrue(ingredient['is_header'])) return note === '' ? '' : sectionLine(note);
  const amount = isTrue(ingredient['no_amount']) ? null : numberOf(ingredient['amount']);
  const food = namedFor(ingredient['food'], amount, ingredient['always_use_plural_food']);
  const unit = amount === null ? '' : namedFor(ingredient['unit'], amount, ingredient['always_use_plural_unit']);
  return ingredientLine(amount, unit, food, note);
}

function namedFor(value: unknown, amount: number | null, isAlwaysPlural: unknown): string {
  const plural = lineOf(recordOf(value)['plural_name']);
  return plural !== '' && ((amount ?? 0) > 1 || isTrue(isAlwaysPlural)) ? plural : nameOf(value);
}

/** Notes and the source are headings of Markdown at the end of the last step. */
function instructionsOf(steps: readonly JsonRecord[]): { instructions: string[]; source: string[]; notes: string[] } {
  const parts: Record<'steps' | 'source' | 'notes', string[]> = { steps: [], source: [], notes: [] };
  for (const step of steps) {
    let part: keyof typeof parts = 'steps';
    const name = lineOf(step['name']);
    if (name !== '') parts.steps.push(sectionLine(name));
    for (const line of linesWithTime(step)) {
      if (HEADING.test(line)) part = partOf(line);
      if (part === 'steps' ? line !== '' : !HEADING.test(line)) parts[part].push(line);
    }
  }
  return {
    instructions: stepEntries(parts.steps.map(withoutMarks)),
    source: parts.source.map(withoutMarks).filter((line) => line !== ''),
    notes: parts.notes,
  };
}

const partOf = (heading: string): 'steps' | 'source' | 'notes' =>
  SOURCE.test(heading) ? 'source' : NOTES.test(heading) ? 'notes' : 'steps';

/** The lines of a step. Its time is added to the last line if no line states one. */
function linesWithTime(step: JsonRecord): string[] {
  const lines = textOf(step['instruction']).split('\n');
  const minutes = readMinutes(step['time']);
  const last = lines.at(-1) ?? '';
  if (minutes === null || last === '' || HEADING.test(last)) return lines;
  if (lines.some((line) => findTimes(line).length > 0)) return lines;
  return [...lines.slice(0, -1), `${last} (${minutes} min)`];
}
