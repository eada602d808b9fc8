import { stepHeadingsIn } from '@larder/culinary/steps/numbered-steps';

import type { ArchiveFile } from '#platform/archive.ts';

import { type ExportedRecipe, totalMinutes } from '../exported-recipe.ts';
import { withDetailsInNotes } from './details-in-notes.ts';
import { fileName, uniqueNames } from './file-names.ts';
import { isoDuration } from './json-text.ts';
import { type Group, groupLines, ingredientGroups, oneLine } from './text-in-lines.ts';
import { archiveWriter } from './writer.ts';

const withHeadings = (groups: readonly Group[]): string[] =>
  groups.flatMap(({ heading, lines }) => (heading === null ? lines : [`## ${heading}`, ...lines]));

/** The app has no notes: they are the last section of the instructions. */
function present(whole: ExportedRecipe) {
  const recipe = withDetailsInNotes(whole, 'nextcloud');
  const { instructions, notes } = recipe;
  const steps = withHeadings(groupLines(instructions, stepHeadingsIn(instructions)));
  return {
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description ?? '',
    url: recipe.source_url ?? '',
    image: recipe.image_url ?? '',
    ...(recipe.author === null ? {} : { author: { '@type': 'Person', name: recipe.author } }),
    prepTime: isoDuration(recipe.preparation_time) ?? '',
    cookTime: isoDuration(recipe.cooking_time) ?? '',
    totalTime: isoDuration(totalMinutes(whole)) ?? '',
    recipeCategory: recipe.category ?? '',
    keywords: recipe.tags.map(oneLine).join(','),
    ...(recipe.servings === null ? {} : { recipeYield: recipe.servings }),
    tool: recipe.equipment,
    recipeIngredient: withHeadings(ingredientGroups(recipe.ingredients)),
    recipeInstructions: notes === null ? steps : [...steps, '## Notes', notes],
    nutrition: { '@type': 'NutritionInformation', ...recipe.nutrition },
    dateCreated: recipe.created_at,
    dateModified: recipe.updated_at,
  };
}

/** The folders of Nextcloud Cookbook: "recipe.json" and "full.jpg" in each. The app makes the small pictures itself. */
export const nextcloudWriter = archiveWriter(() => {
  const nameOf = uniqueNames();
  return async function* files(recipe): AsyncGenerator<ArchiveFile> {
    const folder = nameOf(fileName(recipe.title));
    yield { name: `${folder}/recipe.json`, pieces: [`${JSON.stringify(present(recipe), null, 4)}\n`] };
    const photo = (await recipe.photo?.encodeJpeg()) ?? null;
    if (photo !== null) yield { name: `${folder}/full.jpg`, pieces: [photo], compressed: true };
  };
});
