import type { DetailField } from '@larder/contract/detail-fields';
import type { Recipe } from '@larder/contract/recipes';

/** Fields of a recipe that an edit sets. */
export type EditedFields = Partial<
  Pick<
    Recipe,
    | 'title'
    | 'description'
    | 'image_url'
    | 'ingredients'
    | 'instructions'
    | 'category'
    | 'servings'
    | 'preparation_time'
    | 'cooking_time'
    | 'picture'
    | Exclude<DetailField, 'nutrition'>
  >
>;

/** What was changed. A new kind needs an entry here and a sender. */
export type ChangeContent =
  | { readonly kind: 'favorite'; readonly isFavorite: boolean }
  | {
      readonly kind: 'edit';
      /** The draft of the edit form with its base version. Not validated: an earlier version of the app may have stored it. */
      readonly draft: unknown;
      /** How the recipe reads until the change is sent. */
      readonly fields: EditedFields;
    };

/** Why a change waits for the user: changed elsewhere as well, the recipe was deleted, or the server refused it. */
export type Obstacle = 'conflict' | 'deleted' | 'refused';

/** A change that the server does not have yet. Browsers store it under these field names. */
export interface QueuedChange {
  /** Ascends in the order of the changes. */
  readonly id: number;
  readonly userId: string;
  readonly recipeId: string;
  /** The recipe's title, for the list of unsent changes. */
  readonly title: string;
  readonly content: ChangeContent;
  readonly obstacle: Obstacle | null;
}

/** The recipe with the changes of the queue, oldest first. */
export function withChanges<R extends Partial<Recipe> & Pick<Recipe, 'id' | 'is_favorite'>>(
  recipe: R,
  changes: readonly QueuedChange[],
): R {
  return changes
    .filter(({ recipeId }) => recipeId === recipe.id)
    .reduce<R>((changed, { content }) => {
      if (content.kind === 'favorite') return { ...changed, is_favorite: content.isFavorite };
      return { ...changed, ...content.fields };
    }, recipe);
}
