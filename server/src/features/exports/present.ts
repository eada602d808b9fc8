import { pictureUrl, readPictureUrl, recipePictureUrl } from '@larder/contract/pictures';
import type { StepPicture } from '@larder/contract/detail-fields';
import { detailsOf } from '@larder/contract/details-of';
import { EMPTY_RECIPE, type ImportedCooking } from '@larder/culinary/import/imported-recipe';

import { presentRecipe, type WholeRecipeRow } from '#features/recipes/present.ts';
import { NO_RULES } from '#features/recipes/queries/eating-rules.ts';

import type { ExportedPhoto, ExportedRecipe, ExportedStepPhoto } from './exported-recipe.ts';
import type { CookRow } from './queries.ts';

/** A recipe as the API presents it, with the time of its soft delete. */
export function presentOwnRecipe(row: WholeRecipeRow & { readonly deleted_at?: Date | null }) {
  const { conflicts: _advice, ...recipe } = presentRecipe(row, NO_RULES);
  return { ...recipe, deleted_at: row.deleted_at?.toISOString() ?? null };
}

const presentCooking = ({ cooked_on, servings, note, stars }: CookRow): ImportedCooking => ({
  date: cooked_on,
  servings,
  note,
  stars,
});

export interface ExportSources {
  /** Latest day first. */
  readonly cookings: readonly CookRow[];
  readonly origin: string;
  readonly openPhoto: (picture: { readonly id: string; readonly width: number }) => Omit<ExportedPhoto, 'url'>;
}

/** The last part of the address of a picture is its width. */
function stepPhotosOf(pictures: readonly StepPicture[], { origin, openPhoto }: ExportSources): ExportedStepPhoto[] {
  return pictures.flatMap(({ step, image_url }) => {
    const id = readPictureUrl(image_url);
    const width = Number(image_url.split('/').at(-1));
    return id === null ? [] : [{ step, url: `${origin}${pictureUrl(id, width)}`, ...openPhoto({ id, width }) }];
  });
}

/** A recipe as the writers of all formats get it. */
export function presentExported(row: WholeRecipeRow, sources: ExportSources): ExportedRecipe {
  const { cookings, origin, openPhoto } = sources;
  const { picture_id: id, picture_width: width, image_url: url } = row;
  const picture = id === null || width === null ? null : { id, width };
  const details = detailsOf(row.details ?? {});
  return {
    ...EMPTY_RECIPE,
    ...details,
    links: details.linked_recipes.map(({ ingredient, title }) => ({ line: ingredient, recipe: title })),
    id: row.id,
    title: row.title,
    description: row.description,
    ingredients: row.ingredients,
    instructions: row.instructions,
    category: row.category,
    preparation_time: row.preparation_time,
    cooking_time: row.cooking_time,
    servings: row.servings,
    is_favorite: row.is_favorite,
    image_url: picture === null && url !== null && URL.canParse(url) ? url : null,
    photo: picture === null ? null : { url: `${origin}${recipePictureUrl(picture)}`, ...openPhoto(picture) },
    step_photos: stepPhotosOf(details.step_pictures, sources),
    cooked: cookings.map(presentCooking),
    stars: row.stars ?? cookings.find(({ stars }) => stars !== null)?.stars ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Explains the files of an archive. */
export function presentArchiveReadme(productName: string, now: Date): string {
  return [
    `Recipes from ${productName}, as of ${now.toISOString().slice(0, 10)}.`,
    '',
    'recipes.json     the recipes',
    'versions.json    their earlier versions',
    'recipes.jsonld   the same recipes in schema.org format, for other recipe apps',
    'cooked.json      when you cooked what, with your notes and stars',
    'collections.json your collections of these recipes, in your order',
    'photos/          the photos of the recipes, their steps, their earlier versions and your cook log, named by their id in the other files',
    '',
    'To import the recipes again, choose the ZIP file as it is. Times are in UTC.',
    '',
  ].join('\n');
}
