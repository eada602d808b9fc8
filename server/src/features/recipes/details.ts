import { DETAIL_FIELDS, detailsOf, NO_DETAILS } from '@larder/contract/details-of';
import type { DetailField, RecipeDetails } from '@larder/contract/detail-fields';

import { toJson } from '#platform/db/tables.ts';

import type { RecipeContent, RecipeRow, StoredContent, StoredDetails } from './tables.ts';

function storedDetails(recipe: RecipeDetails): StoredDetails {
  const given = DETAIL_FIELDS.filter((field) => JSON.stringify(recipe[field]) !== JSON.stringify(NO_DETAILS[field]));
  return given.length === 0 ? null : Object.fromEntries(given.map((field) => [field, recipe[field]]));
}

/** The versioned columns of a recipe. */
export type ContentRow = Pick<RecipeRow, Exclude<keyof RecipeContent, DetailField> | 'details'>;

/** A recipe's content as its columns store it. */
export function columnsOf(content: RecipeContent) {
  const details = storedDetails(content);
  return {
    ...plainContent(content),
    ingredients: toJson(content.ingredients),
    instructions: toJson(content.instructions),
    details: details && toJson(details),
  };
}

/** A recipe's content as a version stores it. */
export function storedContent(content: RecipeContent): StoredContent {
  return { ...plainContent(content), ...storedDetails(content) };
}

/** The content of a row. */
export function contentOf(row: ContentRow): RecipeContent {
  return { ...plainContent(row), ...detailsOf(row.details ?? {}) };
}

function plainContent(recipe: Omit<ContentRow, 'details'>) {
  return {
    title: recipe.title,
    description: recipe.description,
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    image_url: recipe.image_url,
    category: recipe.category,
    preparation_time: recipe.preparation_time,
    cooking_time: recipe.cooking_time,
    servings: recipe.servings,
  };
}

/** The entries with the new places of their lines, without those whose line is gone. */
export function moveEntries<At extends string, Entry extends Readonly<Record<At, number>>>(
  entries: readonly Entry[],
  at: At,
  places: readonly (number | null)[],
): Entry[] {
  return entries
    .flatMap((entry) => {
      const place = places[entry[at]] ?? null;
      return place === null ? [] : [{ ...entry, [at]: place }];
    })
    .toSorted((one, other) => one[at] - other[at]);
}
