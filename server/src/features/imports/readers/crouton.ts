import { readMinutes } from '@larder/culinary/import/minutes';
import { sectionLine } from '@larder/culinary/import/sections';
import { readYield } from '@larder/culinary/import/yield';

import { paragraphs, sourceOf, tagList } from './file-draft.ts';
import { base64Picture } from './file-pictures.ts';
import type { RecordFormat } from './json-format.ts';
import {
  isRecord,
  isTrue,
  type JsonRecord,
  lineOf,
  linesOf,
  listOf,
  nameOf,
  numberOf,
  recordOf,
  starsOf5,
  textOrNull,
} from './json-value.ts';
import { nutritionOfLines } from './nutrition-lines.ts';
import { ingredientLine, stepEntries } from './recipe-text.ts';

const UNITS: ReadonlyMap<string, string> = new Map([
  ['CUP', 'cup'],
  ['TABLESPOON', 'tbsp'],
  ['TEASPOON', 'tsp'],
  ['GRAMS', 'g'],
  ['KGS', 'kg'],
  ['MILLS', 'ml'],
  ['LITRES', 'l'],
  ['DECILITER', 'dl'],
  ['OUNCE', 'oz'],
  ['FLUID_OUNCE', 'fl oz'],
  ['POUND', 'lb'],
  ['CAN', 'can'],
  ['BUNCH', 'bunch'],
  ['PACKET', 'packet'],
  ['PINCH', 'pinch'],
  ['BOTTLE', 'bottle'],
  ['ITEM', ''],
]);
const SECTION = 'SECTION';
/** Ten minutes in seconds; as minutes it would be ten hours. */
const MIN_SECONDS = 600;

/** The recipes of Crouton: a ZIP file of JSON files, or one of them. */
export const crouton: RecordFormat = {
  format: 'Crouton',
  matches: ({ record }) =>
    'name' in record &&
    Array.isArray(record['steps']) &&
    Array.isArray(record['ingredients']) &&
    ['webLink', 'serves', 'cookingDuration', 'defaultScale', 'neutritionalInfo'].some((name) => name in record),
  read: ({ record }) => {
    const nutrition = nutritionOfLines(record['neutritionalInfo']);
    const { preparation, cooking } = timesOf(numberOf(record['duration']), numberOf(record['cookingDuration']));
    return {
      fields: {
        title: lineOf(record['name']),
        ingredients: inOrder(record['ingredients']).map(lineOfIngredient).filter(Boolean),
        instructions: stepEntries(inOrder(record['steps']).flatMap(linesOfStep)),
        preparation_time: preparation,
        cooking_time: cooking,
        ...readYield(record['serves']),
        ...sourceOf(lineOf(record['sourceName']), lineOf(record['webLink'])),
        notes: paragraphs(textOrNull(record['notes']), nutrition.rest),
        nutrition: nutrition.values,
        tags: tagList(listOf(record['tags']).map(nameOf)),
        stars: starsOf5(record['rating']),
        is_favorite: isTrue(record['isFavourite'] ?? record['isFavorite']),
      },
      pictures: listOf(record['images']).flatMap((data) => (typeof data === 'string' ? [base64Picture(data)] : [])),
      unsure: ['preparation_time', 'cooking_time'],
    };
  },
};

const inOrder = (value: unknown): JsonRecord[] =>
  listOf(value)
    .filter(isRecord)
    .toSorted((a, b) => (numberOf(a['order']) ?? 0) - (numberOf(b['order']) ?? 0));

function lineOfIngredient(record: JsonRecord): string {
  const quantity = recordOf(record['quantity']);
  const type = lineOf(quantity['quantityType']);
  const food = nameOf(record['ingredient']) || lineOf(record['name']);
  if (type === SECTION) return food === '' ? '' : sectionLine(food);
  return ingredientLine(numberOf(quantity['amount']), UNITS.get(type) ?? type.toLowerCase(), food, '');
}

function linesOfStep(record: JsonRecord): string[] {
  const lines = linesOf(record['step']);
  return isTrue(record['isSection']) ? lines.map(sectionLine) : lines;
}

/** Some versions write minutes, others seconds: whole minutes in seconds are large multiples of 60. */
function timesOf(
  preparation: number | null,
  cooking: number | null,
): Readonly<Record<'preparation' | 'cooking', number | null>> {
  const known = [preparation ?? 0, cooking ?? 0];
  const areSeconds = known.every((each) => each % 60 === 0) && Math.max(...known) >= MIN_SECONDS;
  const minutes = (duration: number | null): number | null => readMinutes((duration ?? 0) / (areSeconds ? 60 : 1));
  return { preparation: minutes(preparation), cooking: minutes(cooking) };
}
