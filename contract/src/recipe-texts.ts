/** Limits of a recipe's fields, of lists and of searches. They fit any real recipe and bound the work for one. */
export const RECIPE_LIMITS = {
  title_max_characters: 200,
  description_max_characters: 5_000,
  ingredients_max: 300,
  ingredient_max_characters: 500,
  instructions_max: 300,
  instruction_max_characters: 5_000,
  image_url_max_characters: 2_000,
  servings_min: 1,
  servings_max: 1_000,
  /** Thirty days: the longest cure or ferment that home recipes time. */
  minutes_max: 43_200,
  notes_max_characters: 20_000,
  step_note_max_characters: 2_000,
  /** Recipes that are ingredients of one recipe. */
  linked_recipes_max: 10,
  /** Recipes that one recipe is an ingredient of. */
  linking_recipes_max: 50,
  /** Levels of recipes in recipes: a cake, its filling, the caramel in the filling. */
  linked_levels_max: 3,
  step_pictures_max: 30,
  /** A tag, a tool, or a name or value of the nutrition facts. */
  name_max_characters: 60,
  tags_max: 40,
  /** Different tags of one cook, the most frequent first. */
  listed_tags_max: 500,
  equipment_max: 40,
  nutrition_max: 40,
  /** All texts of one recipe together. */
  text_max_characters: 200_000,
  /** The description in a list is cut to this. */
  card_description_max_characters: 300,
  search_words_max: 8,
  search_filters_max: 12,
  search_max_characters: 200,
  /** Counts of searches and of community recipes by time stop here. */
  search_count_max: 1_000,
  /** How long a deleted recipe can be restored. */
  bin_days: 30,
  page_size_default: 24,
  page_size_max: 100,
  /** For lists of full recipes. */
  whole_page_size: 1_000,
} as const;

export const RECIPE_TEXTS = {
  title_required: 'Please enter a title for your recipe',
  description_required: 'Please enter a description for your recipe',
  ingredients_blank: 'Please fill in all ingredient fields or remove empty ones',
  instructions_blank: 'Please fill in all instruction steps or remove empty ones',
  title_and_description_required: 'Please enter a title and description',
  ingredient_required: 'Please add at least one ingredient',
  instruction_required: 'Please add at least one instruction step',
  created: 'Recipe created successfully!',
  create_failed: 'Failed to create recipe',
  load_failed: 'Failed to load recipe. Please try again.',
  list_failed: 'Failed to load recipes',
  delete_failed: 'Failed to delete recipe',
  not_found: 'Recipe Not Found',
  deleted: 'Recipe moved to the bin',
  restored: 'Recipe restored',
  updated: 'Recipe updated successfully!',
  update_failed: 'Failed to update recipe',
  /** Optimistic lock failed: another tab or device saved another version. */
  changed_meanwhile: 'This recipe has changed since you opened it. Nothing was overwritten.',
  unexpected: 'An unexpected error occurred',
} as const;

/** Sort orders of a list; `relevance` needs a search phrase, `cooked` begins with what the user cooked last. */
export const RECIPE_SORTS = ['date', 'title', 'cookTime', 'cooked', 'relevance'] as const;

/** Cookbook filters: meals are derived from the category, diets from the ingredients. */
export const COOKBOOK_TAGS = [
  'Breakfast',
  'Lunch',
  'Dinner',
  'Dessert',
  'Snack',
  'Vegetarian',
  'Vegan',
  'Gluten-Free',
] as const;

export const RATING_SCALE = { min: 1, max: 5 } as const;
