import { readMinutes } from '@larder/culinary/import/minutes';
import { readYield } from '@larder/culinary/import/yield';

import { tagList, webAddress } from './file-draft.ts';
import { pictureAt } from './folder-pictures.ts';
import { itemOrProblem, type ReadRecipe } from './json-format.ts';
import { type FoundRecord, recordsIn } from './json-records.ts';
import { dateOf, isTrue, lineOf, linesOf, recordOf, textOrNull } from './json-value.ts';
import type { FileReader, OpenFile, ReadItem } from './reader.ts';

const RECIPES = /(?:^|\/)recipes\.json$/u;
/** The export of an account has these beside the recipes. */
const OTHERS = [/(?:^|\/)recipes\.jsonld$/u, /(?:^|\/)profile\.json$/u];

/** Our own export of an account. Recipes in the bin stay out. */
export const ownExportReader: FileReader = {
  format: 'Account export',
  recognizes: ({ archive }) =>
    [RECIPES, ...OTHERS].every((pattern) => archive?.entries.some(({ name }) => pattern.test(name))),
  read,
};

async function* read(file: OpenFile): AsyncIterable<ReadItem> {
  for await (const part of recordsIn(file, ({ name }) => RECIPES.test(name))) {
    if (!('record' in part)) yield part;
    else if ((part.record['deleted_at'] ?? null) === null)
      yield itemOrProblem(lineOf(part.record['title']), () => readRecipe(part));
  }
}

function readRecipe({ record, archive }: FoundRecord): ReadRecipe {
  const photo = lineOf(recordOf(record['picture'])['id']);
  return {
    fields: {
      title: lineOf(record['title']),
      description: textOrNull(record['description']),
      ingredients: linesOf(record['ingredients']),
      instructions: linesOf(record['instructions']),
      image_url: webAddress(lineOf(record['image_url'])),
      preparation_time: readMinutes(record['preparation_time']),
      cooking_time: readMinutes(record['cooking_time']),
      ...readYield(record['servings']),
      tags: tagList([lineOf(record['category'])]),
      is_favorite: isTrue(record['is_favorite']),
      created_at: dateOf(record['created_at']),
    },
    pictures: photo === '' ? [] : pictureAt(archive, `photos/${photo}.webp`),
  };
}
