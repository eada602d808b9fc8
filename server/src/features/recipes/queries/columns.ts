/** The columns of a card, from `recipes` joined with `pictures`. */
export const CARD_COLUMNS = [
  'recipes.id',
  'recipes.title',
  'recipes.description',
  'recipes.image_url',
  'recipes.is_ai_generated',
  'recipes.category',
  'recipes.preparation_time',
  'recipes.cooking_time',
  'recipes.servings',
  'recipes.is_favorite',
  'recipes.created_at',
  'recipes.updated_at',
  'recipes.contents',
  'recipes.picture_id',
  'pictures.width as picture_width',
  'pictures.height as picture_height',
  'pictures.preview as picture_preview',
] as const;

/** The columns of a card in a list of several sources, from `card` joined with `pictures`. */
export const SOURCED_COLUMNS = [
  'card.id',
  'card.title',
  'card.description',
  'card.image_url',
  'card.is_ai_generated',
  'card.category',
  'card.preparation_time',
  'card.cooking_time',
  'card.servings',
  'card.created_at',
  'card.updated_at',
  'card.contents',
  'card.picture_id',
  'pictures.width as picture_width',
  'pictures.height as picture_height',
  'pictures.preview as picture_preview',
] as const;

/** The columns of a recipe in full. */
export const WHOLE_COLUMNS = [
  ...CARD_COLUMNS,
  'recipes.user_id',
  'recipes.ingredients',
  'recipes.instructions',
  'recipes.details',
  'recipes.stars',
  'recipes.version',
] as const;
