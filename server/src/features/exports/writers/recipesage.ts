import { stepHeadingsIn } from '@larder/culinary/steps/numbered-steps';

import { allTags, type ExportedRecipe, pictureAddress, totalMinutes } from '../exported-recipe.ts';
import { withDetailsInNotes } from './details-in-notes.ts';
import { isoDuration, jsonArray, withoutEmpty } from './json-text.ts';
import { groupLines, ingredientGroups, oneLine } from './text-in-lines.ts';
import type { Writer } from './writer.ts';

/** Headings are lines in square brackets, in the ingredients as in the steps. */
function present(whole: ExportedRecipe) {
  const recipe = withDetailsInNotes(whole, 'recipesage');
  const { servings, notes, nutrition, stars } = recipe;
  return {
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    identifier: recipe.id,
    name: recipe.title,
    recipeIngredient: ingredientGroups(recipe.ingredients).flatMap(({ heading, lines }) =>
      heading === null ? lines : [`[${heading}]`, ...lines],
    ),
    recipeInstructions: groupLines(recipe.instructions, stepHeadingsIn(recipe.instructions)).flatMap(
      ({ heading, lines }) => [
        ...(heading === null ? [] : [{ '@type': 'HowToSection', name: heading }]),
        ...lines.map((text) => ({ '@type': 'HowToStep', text })),
      ],
    ),
    comment: [{ '@type': 'Comment', name: 'Author Notes', text: notes ?? '' }],
    ...withoutEmpty({
      description: recipe.description,
      image: [pictureAddress(recipe)].filter((address) => address !== null),
      creditText: recipe.source_name,
      isBasedOn: recipe.source_url,
      datePublished: recipe.created_at,
      recipeCategory: allTags(recipe).map(oneLine),
      recipeYield: servings === null ? null : `${servings} ${servings === 1 ? 'serving' : 'servings'}`,
      prepTime: isoDuration(recipe.preparation_time),
      totalTime: isoDuration(totalMinutes(whole)),
      aggregateRating:
        stars === null ? null : { '@type': 'AggregateRating', ratingValue: String(stars), bestRating: '5' },
      nutrition: nutrition === null ? null : { '@type': 'NutritionInformation', ...nutrition },
    }),
  };
}

/** The export of RecipeSage: a list of recipes in JSON-LD. */
export const recipeSageWriter: Writer = {
  contentType: 'application/ld+json; charset=utf-8',
  pieces: (recipes) => jsonArray(recipes, present),
};
