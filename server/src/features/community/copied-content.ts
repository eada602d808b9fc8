import { detailsOf } from '@larder/contract/details-of';
import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { plainText } from '@larder/culinary/plain-words';

import { toJson } from '#platform/db/tables.ts';
import { refuseSpam } from '#platform/spam.ts';
import type { RecipeRow } from '#features/recipes/tables.ts';

/** The columns of a recipe that are published. */
export const CONTENT_COLUMNS = [
  'title',
  'description',
  'ingredients',
  'instructions',
  'image_url',
  'picture_id',
  'category',
  'preparation_time',
  'cooking_time',
  'servings',
  'details',
  'is_ai_generated',
] as const;

export type CopiedContent = Pick<RecipeRow, (typeof CONTENT_COLUMNS)[number]>;

export function copiedContent(recipe: CopiedContent): CopiedContent {
  return {
    title: recipe.title,
    description: recipe.description,
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    image_url: recipe.image_url,
    picture_id: recipe.picture_id,
    category: recipe.category,
    preparation_time: recipe.preparation_time,
    cooking_time: recipe.cooking_time,
    servings: recipe.servings,
    details: recipe.details,
    is_ai_generated: recipe.is_ai_generated,
  };
}

const COPY_LIMITS = { what: 'a recipe for the community', maxLinks: 5 };

/** The content with its lists as the columns store them. */
export function contentColumns(recipe: CopiedContent) {
  const content = copiedContent(recipe);
  return {
    ...content,
    ingredients: toJson(content.ingredients),
    instructions: toJson(content.instructions),
    details: content.details && toJson(content.details),
  };
}

/** Throws `invalid_input` for obvious advertising. */
export function requireNoSpam({ title, description, ingredients, instructions, details }: CopiedContent): void {
  const { notes, step_notes, linked_recipes, source_name, author, ...lists } = detailsOf(details ?? {});
  const { yield_text, tags, equipment } = lists;
  const parts = linked_recipes.flatMap((part) => [part.title, ...part.ingredients]);
  const others = [
    ...step_notes.map(({ note }) => note),
    source_name,
    author,
    yield_text,
    ...tags,
    ...equipment,
    ...parts,
  ];
  refuseSpam(
    {
      title,
      description,
      ingredients: ingredients.join('\n'),
      instructions: instructions.join('\n'),
      notes: [notes, ...others].filter((text) => text !== null).join('\n'),
    },
    COPY_LIMITS,
  );
}

type DerivedRow = Pick<
  RecipeRow,
  'derived_by' | 'foods' | 'is_vegetarian' | 'is_vegan' | 'is_gluten_free' | 'contents'
>;

/** What the kitchen engine derived from the recipe, which holds for the copy too. */
export function copiedReading({ foods, ...reading }: DerivedRow) {
  const { derived_by, is_vegetarian, is_vegan, is_gluten_free, contents } = reading;
  return { derived_by, foods: toJson(foods), is_vegetarian, is_vegan, is_gluten_free, contents };
}

/**
 * The key by which titles of one author are unique. Letter case, accents, repeated spaces and invisible characters do not matter.
 * Folding can lengthen a text, so the key is cut to what an index can hold.
 */
export function titleKeyOf(title: string): string {
  return plainText(title)
    .replaceAll(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, RECIPE_LIMITS.title_max_characters);
}
