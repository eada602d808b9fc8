import type { ImportedRecipe, ImportedStepNote } from '@larder/culinary/import/imported-recipe';
import { readMinutes } from '@larder/culinary/import/minutes';

import { linkNodes } from '../page/linked-data.ts';
import { readRecipeNode } from '../page/read-recipe-node.ts';
import { ingredientLines, paragraphs, sourceOf } from './file-draft.ts';
import { base64Picture, linkedPicture } from './file-pictures.ts';
import { pictureAt, pictureBeside, type RecipePlace } from './folder-pictures.ts';
import type { ReadRecipe, RecordFormat } from './json-format.ts';
import type { FoundRecord } from './json-records.ts';
import { dateOf, isRecord, type JsonRecord, lineOf, listOf, nameOf, recordOf, starsOf5, textOf } from './json-value.ts';
import type { FilePicture } from './reader.ts';
import { stepEntries } from './recipe-text.ts';

const hasRecipeType = (record: JsonRecord): boolean =>
  listOf(record['@type']).some((type) => typeof type === 'string' && /(?:^|[:/])Recipe$/u.test(type));

/** Apps write the names of schema.org also without a type. */
const isRecipe = ({ record }: FoundRecord): boolean =>
  hasRecipeType(record) || ('recipeIngredient' in record && 'recipeInstructions' in record);

function readSchemaOrg(found: FoundRecord, pictures: readonly string[] = ['full', 'original', 'image']): ReadRecipe {
  const { record } = found;
  const recipe = readRecipeNode(record, linkNodes([record]), null);
  const steps = stepNodesOf(record, recipe.instructions.length);
  const fields: Partial<ImportedRecipe> = {
    ...recipe,
    description: textOf(record['description']) || recipe.description,
    ingredients: ingredientLines(recipe.ingredients),
    instructions: stepEntries(recipe.instructions),
    resting_time: restingTimeOf(record),
    step_notes: stepNotesOf(steps),
    created_at: dateOf(record['dateCreated']) ?? dateOf(record['dateAdded']),
  };
  return { fields, pictures: [...pictureBeside(found, pictures), ...stepPicturesOf(steps, found)] };
}

/** Our own export has the resting time as an additional property: the vocabulary has none for it. */
function restingTimeOf(record: JsonRecord): number | null {
  const property = listOf(record['additionalProperty'])
    .map(recordOf)
    .find((each) => each['name'] === 'restingTime');
  return readMinutes(property?.['value']);
}

/** The nodes of the instructions one by one; none if the steps were read otherwise, as their places are then unknown. */
function stepNodesOf(record: JsonRecord, stepCount: number): readonly JsonRecord[] {
  const nodes = listOf(record['recipeInstructions'])
    .map(recordOf)
    .flatMap((node) =>
      node['@type'] === 'HowToSection' ? [node, ...listOf(node['itemListElement']).map(recordOf)] : [node],
    );
  return nodes.length === stepCount ? nodes : [];
}

/** The tips within steps. */
const stepNotesOf = (steps: readonly JsonRecord[]): ImportedStepNote[] =>
  steps.flatMap((node, step) => {
    const tip = listOf(node['itemListElement'])
      .map(recordOf)
      .find((each) => each['@type'] === 'HowToTip');
    const note = textOf(tip?.['text']);
    return note === '' ? [] : [{ step, note }];
  });

const stepPicturesOf = (steps: readonly JsonRecord[], place: RecipePlace): FilePicture[] =>
  steps.flatMap((node, step) => {
    const [address] = listOf(node['image']).map(imageAddress).filter(Boolean);
    // The picture of a section shows its first step.
    const shown = node['@type'] === 'HowToSection' && step < steps.length - 1 ? step + 1 : step;
    return address === undefined ? [] : stepPicture(address, shown, place);
  });

/** An image is an address or an object that has one. */
const imageAddress = (image: unknown): string =>
  [image, recordOf(image)['contentUrl'], recordOf(image)['url']].find((each) => typeof each === 'string') ?? '';

const DATA_ADDRESS = /^data:image\/[a-z+.-]{1,20};base64,/iu;

/** The picture in the file: within its text, or in the archive. */
function stepPicture(address: string, step: number, { archive }: RecipePlace): readonly FilePicture[] {
  const [start] = DATA_ADDRESS.exec(address) ?? [];
  if (start !== undefined) return [base64Picture(address.slice(start.length), step)];
  const found = pictureAt(archive, address);
  return found.length > 0 ? found.map((picture) => ({ ...picture, step })) : [linkedPicture(step)];
}

/** Comments are by other people, but for those that are named so. */
const authorNotes = (record: JsonRecord): string | null =>
  paragraphs(
    ...listOf(record['comment'])
      .map(recordOf)
      .filter((comment) => comment['name'] === 'Author Notes')
      .map((comment) => textOf(comment['text'])),
  );

/** Our own export has the notes as the last section of the instructions, because the app has none. */
function splitNotes(record: JsonRecord): { readonly record: JsonRecord; readonly notes: string | null } {
  const steps = listOf(record['recipeInstructions']);
  const at = steps.findLastIndex((step) => step === '## Notes');
  if (at === -1) return { record, notes: null };
  const notes = paragraphs(...steps.slice(at + 1).map(textOf));
  return { record: { ...record, recipeInstructions: steps.slice(0, at) }, notes };
}

/** The recipes of Nextcloud Cookbook: a folder for each, with "recipe.json" and "full.jpg". */
export const nextcloud: RecordFormat = {
  format: 'Nextcloud Cookbook',
  matches: (found) => isRecipe(found) && /(?:^|\/)recipe\.json$/iu.test(found.path) && found.archive !== null,
  read: (found) => {
    const { record, notes } = splitNotes(found.record);
    const read = readSchemaOrg({ ...found, record }, ['full', 'thumb']);
    return { ...read, fields: { ...read.fields, notes } };
  },
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
        notes: authorNotes(found.record),
      },
    };
  },
};
