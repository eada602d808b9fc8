import type { ImportedRecipe } from '@larder/culinary/import/imported-recipe';
import { readMinutes } from '@larder/culinary/import/minutes';
import { readYield, type Yield } from '@larder/culinary/import/yield';

import { cleanIngredient } from '../page/read-ingredients.ts';
import { FIELD_NAMES, type FieldKind } from './field-names-data.ts';
import { ingredientLines, paragraphs, sourceOf, tagList, webAddress } from './file-draft.ts';
import type { ReadRecipe } from './json-format.ts';
import { dateOf, isRecord, isTrue, lineOf, linesOf, listOf, nameOf, starsOf5, textOf } from './json-value.ts';
import { nutritionOfLines } from './nutrition-lines.ts';
import { stepEntries } from './recipe-text.ts';
import { listItems, splitSteps } from './split-cells.ts';

const KINDS: ReadonlyMap<string, FieldKind> = new Map(
  FIELD_NAMES.flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind] as const)),
);

/** A value of a recipe, and how the file calls it: ["Prep Time", "20 min"]. */
export type NamedValue = readonly [name: string, value: unknown];

/** Returns what a column or property with this name holds; null if it is unknown. Reads several languages. */
export function fieldKind(name: string): FieldKind | null {
  const key = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll(/\([^()]*\)|[^a-z0-9]/gu, '');
  return KINDS.get(key) ?? null;
}

/** True for names of a recipe: its title, and its ingredients or its steps. */
export function areRecipeNames(names: readonly string[]): boolean {
  const kinds = new Set(names.map(fieldKind));
  return kinds.has('title') && (kinds.has('ingredients') || kinds.has('instructions'));
}

/** Reads a recipe from values whose names say what they are. Values can be anything; lists may be texts. */
export function readNamedFields(values: readonly NamedValue[]): ReadRecipe {
  const byKind = Map.groupBy(values, ([name]) => fieldKind(name));
  const all = (kind: FieldKind): unknown[] => (byKind.get(kind) ?? []).map(([, value]) => value);
  const first = (kind: FieldKind): unknown => all(kind).find(isFilled);
  const nutrition = nutritionOfLines(all('nutrition').map(nutritionText).join('\n'));
  return {
    fields: {
      title: lineOf(first('title')),
      description: textOf(first('description')) || null,
      ingredients: ingredientLines(all('ingredients').flatMap(listItems).map(cleanIngredient)),
      instructions: stepEntries(all('instructions').flatMap(splitSteps)),
      image_url:
        all('image')
          .flatMap(listOf)
          .map((each) => webAddress(addressOf(each)))
          .find(Boolean) ?? null,
      preparation_time: readMinutes(first('preparation')),
      cooking_time: readMinutes(first('cooking')),
      resting_time: readMinutes(first('resting')),
      total_time: readMinutes(first('total')),
      ...yieldOf(first('servings'), first('yield')),
      ...sourceOf(nameOf(first('source')), lineOf(first('url'))),
      video_url: webAddress(lineOf(first('video'))),
      author: nameOf(first('author')) || null,
      notes: paragraphs(...all('notes').flatMap(listOf).map(noteText), nutrition.rest),
      nutrition: nutrientsOf(nutrition.values, byKind.get('nutrient') ?? []),
      tags: tagList(all('tags').flatMap(tagsOf)),
      equipment: tagList(all('equipment').flatMap(tagsOf)),
      stars: starsOf5(first('stars')),
      is_favorite: isTrue(first('favorite')),
      cooked: all('cooked')
        .map(dateOf)
        .filter((date) => date !== null)
        .map((date) => ({ date: date.slice(0, 10), servings: null, note: null, stars: null })),
      language: languageOf(lineOf(first('language'))),
      created_at: dateOf(first('created')),
    },
  };
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? textOf(value) !== '' : listOf(value).length > 0;

const noteText = (value: unknown): string => textOf(isRecord(value) ? (value['text'] ?? value['note']) : value);

const addressOf = (value: unknown): string => lineOf(isRecord(value) ? (value['url'] ?? value['src']) : value);

const nutritionText = (value: unknown): string =>
  isRecord(value)
    ? Object.entries(value)
        .map(([name, each]) => (lineOf(each) === '' ? '' : `${name}: ${lineOf(each)}`))
        .join('\n')
    : linesOf(value).join('\n');

/** Tags of a text are separated by ";" or "|", and by commas if it has none of these. */
const tagsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? listOf(value).map(nameOf)
    : lineOf(value).split(/[;|^]/u.test(lineOf(value)) ? /[;|^]/u : /,/u);

function yieldOf(servings: unknown, words: unknown): Yield {
  const stated = readYield(servings);
  const yielded = readYield(words);
  return {
    servings: stated.servings ?? yielded.servings,
    yield_text: yielded.yield_text ?? stated.yield_text,
  };
}

function nutrientsOf(
  values: Readonly<Record<string, string>> | null,
  columns: readonly NamedValue[],
): Readonly<Record<string, string>> | null {
  const stated = columns.map(([name, value]) => [name, lineOf(value)] as const).filter(([, amount]) => amount !== '');
  return stated.length === 0 ? values : { ...Object.fromEntries(stated), ...values };
}

const languageOf = (text: string): ImportedRecipe['language'] =>
  /^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/iu.test(text) ? text.replace('_', '-') : null;
