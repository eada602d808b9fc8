import type { ImportedRecipe } from '@larder/culinary/import/imported-recipe';

import { linkNodes } from '../page/linked-data.ts';
import { readRecipeNode } from '../page/read-recipe-node.ts';
import { ingredientLines, paragraphs, sourceOf } from './file-draft.ts';
import { pictureBeside } from './folder-pictures.ts';
import type { ReadRecipe, RecordFormat } from './json-format.ts';
import type { FoundRecord } from './json-records.ts';
import { dateOf, isRecord, type JsonRecord, lineOf, listOf, nameOf, starsOf5, textOf } from './json-value.ts';
import { stepEntries } from './recipe-text.ts';

const hasRecipeType = (record: JsonRecord): boolean =>
  listOf(record['@type']).some((type) => typeof type === 'string' && /(?:^|[:/])Recipe$/u.test(type));

/** Apps write the names of schema.org also without a type. */
const isRecipe = ({ record }: FoundRecord): boolean =>
  hasRecipeType(record) || ('recipeIngredient' in record && 'recipeInstructions' in record);

function readSchemaOrg(found: FoundRecord, pictures: readonly string[] = ['full', 'original', 'image']): ReadRecipe {
  const { record } = found;
  const recipe = readRecipeNode(record, linkNodes([record]), null);
  const fields: Partial<ImportedRecipe> = {
    ...recipe,
    description: textOf(record['description']) || recipe.description,
    ingredients: ingredientLines(recipe.ingredients),
    instructions: stepEntries(recipe.instructions),
    created_at: dateOf(record['dateCreated']) ?? dateOf(record['dateAdded']),
  };
  return { fields, pictures: pictureBeside(found, pictures) };
}

/** The recipes of Nextcloud Cookbook: a folder for each, with "recipe.json" and "full.jpg". */
export const nextcloud: RecordFormat = {
  format: 'Nextcloud Cookbook',
  matches: (found) => isRecipe(found) && /(?:^|\/)recipe\.json$/iu.test(found.path) && found.archive !== null,
  read: (found) => readSchemaOrg(found, ['full', 'thumb']),
};

/** The recipes of RecipeSage. Its ratings are the owner's, its comments are notes, its categories are labels. */
export const recipeSage: RecordFormat = {
  format: 'RecipeSage',
  matches: (found) =>
    isRecipe(found) && ('creditText' in found.record || ('comment' in found.record && 'identifier' in found.record)),
  read: (found) => {
    const { fields, pictures = [] } = readSchemaOrg(found);
    const { record } = found;
    const source = sourceOf(lineOf(record['creditText']), lineOf(record['isBasedOn'] ?? record['url']));
    const rating = isRecord(record['aggregateRating']) ? record['aggregateRating']['ratingValue'] : null;
    return {
      fields: {
        ...fields,
        ...source,
        notes: paragraphs(...listOf(record['comment']).map((each) => textOf(isRecord(each) ? each['text'] : each))),
        stars: starsOf5(rating),
      },
      pictures,
    };
  },
};

/** Recipes in the vocabulary of schema.org, which many apps write. */
export const schemaOrg: RecordFormat = {
  format: 'JSON (schema.org)',
  matches: isRecipe,
  read: (found) => {
    const read = readSchemaOrg(found);
    const source = sourceOf(nameOf(found.record['creditText']), lineOf(found.record['isBasedOn']));
    return {
      ...read,
      fields: {
        ...read.fields,
        source_name: read.fields.source_name ?? source.source_name,
        source_url: read.fields.source_url ?? source.source_url,
      },
    };
  },
};
