import { type Link, type LinkedRecipe, linkedStepPictureUrl, linkPath } from '@larder/contract/links';

import { presentCookName } from '#features/recipes/present.ts';

import type { LinkedRow, OpenedLink } from './queries.ts';

export function presentLink({ token, created_at, hidden_reason }: OpenedLink): Link {
  return { path: linkPath(token), created_at: created_at.toISOString(), hidden_reason };
}

export function presentLinked(row: LinkedRow, token: string): LinkedRecipe {
  const { picture_width: width, picture_height: height, picture_preview: preview } = row;
  return {
    title: row.title,
    description: row.description,
    ingredients: row.ingredients,
    instructions: row.instructions,
    is_ai_generated: row.is_ai_generated,
    category: row.category,
    preparation_time: row.preparation_time,
    cooking_time: row.cooking_time,
    servings: row.servings,
    ...row.details,
    ...presentStepPictures(row, token),
    shared_by_name: presentCookName(row.username),
    picture: width === null || height === null || preview === null ? null : { width, height, preview },
  };
}

/** The addresses of the pictures of steps under the link, which end when it is revoked. */
function presentStepPictures({ details }: LinkedRow, token: string): Pick<LinkedRecipe, 'step_pictures'> {
  if (details?.step_pictures === undefined) return {};
  return {
    step_pictures: details.step_pictures.map(({ step, image_url }) => ({
      step,
      image_url: linkedStepPictureUrl(token, step, Number(image_url.split('/').at(-1))),
    })),
  };
}
