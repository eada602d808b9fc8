import { readMinutes } from '@larder/culinary/import/minutes';
import { readYield } from '@larder/culinary/import/yield';

import { ingredientLines, paragraphs, sourceOf, tagList, webAddress } from './file-draft.ts';
import { base64Picture } from './file-pictures.ts';
import type { RecordFormat } from './json-format.ts';
import {
  dateOf,
  isTrue,
  type JsonRecord,
  lineOf,
  linesOf,
  listOf,
  recordOf,
  starsOf5,
  textOrNull,
} from './json-value.ts';
import { nutritionOfLines } from './nutrition-lines.ts';
import type { FilePicture } from './reader.ts';
import { stepEntries } from './recipe-text.ts';

const NAMES = ['directions', 'nutritional_info', 'photo_data', 'photo_hash', 'source_url', 'categories', 'cook_time'];
/** A record with this number of the names is Paprika's; records of other apps have one or two. */
const MIN_NAMES = 4;

/** The recipes of Paprika: a ZIP file of gzip files, or one of them. */
export const paprika: RecordFormat = {
  format: 'Paprika',
  matches: ({ record }) => 'name' in record && NAMES.filter((name) => name in record).length >= MIN_NAMES,
  read: ({ record }) => {
    const nutrition = nutritionOfLines(record['nutritional_info']);
    return {
      fields: {
        title: lineOf(record['name']),
        description: textOrNull(record['description']),
        ingredients: ingredientLines(linesOf(record['ingredients'])),
        instructions: stepEntries(linesOf(record['directions'])),
        image_url: webAddress(lineOf(record['image_url'])),
        preparation_time: readMinutes(record['prep_time']),
        cooking_time: readMinutes(record['cook_time']),
        total_time: readMinutes(record['total_time']),
        ...readYield(record['servings']),
        ...sourceOf(lineOf(record['source']), lineOf(record['source_url'])),
        notes: paragraphs(textOrNull(record['notes']), nutrition.rest),
        nutrition: nutrition.values,
        tags: tagList(listOf(record['categories']).map(lineOf), [lineOf(record['difficulty'])]),
        stars: starsOf5(record['rating']),
        is_favorite: isTrue(record['on_favorites']),
        created_at: dateOf(record['created']),
      },
      pictures: picturesOf(record),
    };
  },
};

/** The picture of the dish is a small square. Those in `photos` are whole. */
function picturesOf(record: JsonRecord): FilePicture[] {
  const photos = listOf(record['photos']).map((photo) => recordOf(photo)['data']);
  return [record['photo_data'], ...photos].flatMap((data) =>
    typeof data === 'string' && data !== '' ? [base64Picture(data)] : [],
  );
}
