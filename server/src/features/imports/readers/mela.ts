import { readMinutes } from '@larder/culinary/import/minutes';
import { readYield } from '@larder/culinary/import/yield';

import { ingredientLines, paragraphs, sourceOf, tagList } from './file-draft.ts';
import { base64Picture } from './file-pictures.ts';
import type { RecordFormat } from './json-format.ts';
import { isTrue, lineOf, linesOf, listOf, numberOf } from './json-value.ts';
import { withoutMarkdown } from './markdown-text.ts';
import { nutritionOfLines } from './nutrition-lines.ts';
import { stepEntries } from './recipe-text.ts';

const NAMES = ['wantToCook', 'favorite', 'yield', 'prepTime', 'cookTime', 'totalTime', 'link', 'text', 'nutrition'];
const MIN_NAMES = 3;
/** Mela counts seconds from 2001-01-01, as all of Apple's systems do. */
const APPLE_EPOCH_SECONDS = 978_307_200;

/** The recipes of Mela: a ZIP file of JSON files, or one of them. */
export const mela: RecordFormat = {
  format: 'Mela',
  matches: ({ record }) =>
    'title' in record &&
    !Array.isArray(record['ingredients']) &&
    !Array.isArray(record['instructions']) &&
    'ingredients' in record &&
    'instructions' in record &&
    NAMES.filter((name) => name in record).length >= MIN_NAMES,
  read: ({ record }) => {
    const nutrition = nutritionOfLines(withoutMarkdown(record['nutrition']));
    return {
      fields: {
        title: lineOf(record['title']),
        description: withoutMarkdown(record['text']) || null,
        ingredients: ingredientLines(linesOf(withoutMarkdown(record['ingredients']))),
        instructions: stepEntries(linesOf(withoutMarkdown(record['instructions']))),
        preparation_time: readMinutes(record['prepTime']),
        cooking_time: readMinutes(record['cookTime']),
        total_time: readMinutes(record['totalTime']),
        ...readYield(record['yield']),
        ...sourceOf(lineOf(record['link'])),
        notes: paragraphs(withoutMarkdown(record['notes']), nutrition.rest),
        nutrition: nutrition.values,
        tags: tagList(listOf(record['categories']).map(lineOf)),
        is_favorite: isTrue(record['favorite']),
        created_at: appleDate(record['date']),
      },
      pictures: listOf(record['images']).flatMap((data) => (typeof data === 'string' ? [base64Picture(data)] : [])),
    };
  },
};

function appleDate(value: unknown): string | null {
  const seconds = numberOf(value);
  const date = new Date(((seconds ?? 0) + APPLE_EPOCH_SECONDS) * 1000);
  return seconds === null || seconds <= 0 || Number.isNaN(date.getTime()) ? null : date.toISOString();
}
