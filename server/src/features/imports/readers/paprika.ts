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
import { picturedSteps, type PlacedPicture } from './pictured-steps.ts';

const NAMES = ['directions', 'nutritional_info', 'photo_data', 'photo_hash', 'source_url', 'categories', 'cook_time'];
/** A record with this number of the names is Paprika's; records of other apps have one or two. */
const MIN_NAMES = 4;
/** Shows a photo of the gallery in a text. */
const PHOTO = /\[photo:([^[\]\n]{1,200})\]/giu;

/** The recipes of Paprika: a ZIP file of gzip files, or one of them. */
export const paprika: RecordFormat = {
  format: 'Paprika',
  matches: ({ record }) => 'name' in record && NAMES.filter((name) => name in record).length >= MIN_NAMES,
  read: ({ record }) => {
    const gallery = galleryOf(record);
    const steps = stepsOf(record, gallery);
    const nutrition = nutritionOfLines(record['nutritional_info']);
    return {
      fields: {
        title: lineOf(record['name']),
        description: textOrNull(record['description']),
        ingredients: ingredientLines(linesOf(record['ingredients'])),
        instructions: steps.instructions,
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
      pictures: picturesOf(record, gallery, steps.pictures),
    };
  },
};

/** A photo of the gallery, which texts show as "[photo:1]". */
interface GalleryPhoto {
  readonly name: string;
  readonly fileName: string;
  readonly data: string;
}

const galleryOf = (record: JsonRecord): GalleryPhoto[] =>
  listOf(record['photos'])
    .map(recordOf)
    .map(({ name, filename, data }) => ({ name: lineOf(name), fileName: lineOf(filename), data: base64Of(data) }))
    .filter(({ data }) => data !== '');

const base64Of = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The directions, without what shows a photo in them. */
function stepsOf(record: JsonRecord, gallery: readonly GalleryPhoto[]) {
  const names = new Set(gallery.map(({ name }) => name));
  return picturedSteps(
    linesOf(record['directions']).map((line) => {
      const shown = [...line.matchAll(PHOTO)].map(([, name = '']) => name.trim()).filter((name) => names.has(name));
      const text = line.replaceAll(PHOTO, (mark, name: string) => (names.has(name.trim()) ? ' ' : mark));
      return { text: shown.length === 0 ? line : text.replaceAll(/\s+/gu, ' ').trim(), pictures: shown };
    }),
  );
}

/** The photo of the dish is a small square, unless the gallery has it as a whole. */
function picturesOf(
  record: JsonRecord,
  gallery: readonly GalleryPhoto[],
  shown: readonly PlacedPicture[],
): FilePicture[] {
  const large = lineOf(record['photo_large']);
  const whole = gallery.find(({ fileName }) => fileName !== '' && fileName === large);
  const dish = whole?.data ?? base64Of(record['photo_data']);
  const ofSteps = shown.flatMap(({ name, step }) =>
    gallery.filter((photo) => photo.name === name).map(({ data }) => base64Picture(data, step)),
  );
  const names = new Set(shown.map(({ name }) => name));
  const others = gallery.filter((photo) => photo !== whole && !names.has(photo.name));
  return [...(dish === '' ? [] : [base64Picture(dish)]), ...ofSteps, ...others.map(({ data }) => base64Picture(data))];
}
