// Without zod, so that pages that only show recipes do not load it.
import type { DetailField, RecipeDetails } from './detail-fields.ts';

/** Details of a recipe, as far as they are given. */
export type GivenDetails = { readonly [Field in DetailField]?: RecipeDetails[Field] | undefined };

/** All details of a recipe, with null or an empty list for those that it lacks. */
export function detailsOf(recipe: GivenDetails): RecipeDetails {
  return {
    notes: recipe.notes ?? null,
    step_notes: recipe.step_notes ?? [],
    linked_recipes: recipe.linked_recipes ?? [],
    step_pictures: recipe.step_pictures ?? [],
    source_name: recipe.source_name ?? null,
    source_url: recipe.source_url ?? null,
    author: recipe.author ?? null,
    video_url: recipe.video_url ?? null,
    resting_time: recipe.resting_time ?? null,
    yield_text: recipe.yield_text ?? null,
    tags: recipe.tags ?? [],
    equipment: recipe.equipment ?? [],
    nutrition: recipe.nutrition ?? null,
  };
}

export const NO_DETAILS = detailsOf({});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal are its type's keys
export const DETAIL_FIELDS = Object.keys(NO_DETAILS) as readonly DetailField[];
