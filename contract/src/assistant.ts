import { DIETS } from '@larder/culinary/catalogue/food-row';
import { CUISINES } from '@larder/culinary/compose/cuisine-names';
import { APPLIANCES } from '@larder/culinary/compose/equipment';
import { RECIPE_CATEGORIES } from '@larder/culinary/recipe-category';
import { z } from 'zod';

import { textField } from './text-field.ts';
import { Uuid } from './recipe-fields.ts';
import { RECIPE_LIMITS, RECIPE_TEXTS } from './recipes.ts';
import { BODY_MAX_BYTES, defineRoutes } from './route.ts';

export const GENERATION_LIMITS = {
  ingredients_max: 100,
  /** All ingredients together: several times the longest list of a real kitchen. */
  ingredients_max_characters: 5_000,
  servings_max: 50,
  minutes_min: 5,
  minutes_max: 1440,
  without_max: 50,
  without_max_characters: 100,
  dish_max_characters: 60,
  /** Concurrent generations per user. */
  running_max: 3,
  listed_max: 20,
  ideas_min: 3,
  ideas_max: 5,
} as const;

export const ASSISTANT_TEXTS = {
  ingredient_required: RECIPE_TEXTS.ingredient_required,
  generated: 'Recipe generated successfully!',
  generate_failed: 'Failed to generate recipe',
  surprise: 'Surprise Me!',
  surprising: 'REECE is creating a surprise recipe for you...',
  surprised: (title: string) => `Created "${title}" for you!`,
  surprise_failed: "Sorry, I couldn't create a surprise recipe right now.",
  quick_create: 'Quick Create',
  quick_created: (title: string) => `Created "${title}" recipe!`,
  quick_create_failed: 'Failed to create recipe. Please try again.',
  suggestion_made: 'Recipe generated and saved to your catalog!',
  suggestion_failed: 'Failed to generate recipe. Please try again.',
  extract: 'REECE will extract ingredients from your image',
  extracting: 'Processing image...',
  extracted: 'Ingredients extracted successfully!',
  extract_failed: 'Failed to process image. Please try again.',
  not_a_photo: 'This is not a JPEG or PNG picture. Please choose another one.',
} as const;

/** Stand-ins for ingredients in the kinds of generation without any. */
export const SURPRISE_INGREDIENT = 'surprise me';
export const QUICK_CREATE_PHRASE = 'surprise me with available ingredients';

const Ingredients = z
  .array(textField().max(RECIPE_LIMITS.ingredient_max_characters))
  .max(GENERATION_LIMITS.ingredients_max, `At most ${GENERATION_LIMITS.ingredients_max} ingredients at once`)
  .transform((rows) => rows.filter((row) => row !== ''))
  .refine((rows) => rows.length > 0, ASSISTANT_TEXTS.ingredient_required)
  .refine(
    (rows) => rows.reduce((sum, row) => sum + row.length, 0) <= GENERATION_LIMITS.ingredients_max_characters,
    `At most ${GENERATION_LIMITS.ingredients_max_characters} characters in all ingredients`,
  );

/**
 * The wish for a recipe. `minutes` is its maximum total time, `without` lists excluded foods, food groups or allergens, `missing`
 * what the kitchen lacks, `dish` is a kind of dish. Without a `seed` each request gives another recipe.
 */
const wishes = {
  servings: z.int().min(1).max(GENERATION_LIMITS.servings_max).optional(),
  category: z.enum(RECIPE_CATEGORIES).optional(),
  minutes: z.int().min(GENERATION_LIMITS.minutes_min).max(GENERATION_LIMITS.minutes_max).optional(),
  diets: z.array(z.enum(DIETS)).max(DIETS.length).optional(),
  without: z
    .array(textField().min(1).max(GENERATION_LIMITS.without_max_characters))
    .max(GENERATION_LIMITS.without_max)
    .optional(),
  missing: z.array(z.enum(APPLIANCES)).max(APPLIANCES.length).optional(),
  cuisine: z.enum(CUISINES).optional(),
  dish: textField().max(GENERATION_LIMITS.dish_max_characters).optional(),
  seed: z.string().max(100).optional(),
};

/** Idempotency key: a repeated `id` returns the same generation. A saved recipe has it as its id. */
const id = Uuid().optional();

/**
 * A recipe to generate: from ingredients (blank lines are dropped), saved only with `keep`; as a surprise; from what any kitchen
 * has; or by its title. The last three are saved, with a picture.
 */
export const NewGeneration = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('ingredients'),
    id,
    keep: z.boolean().default(false),
    ingredients: Ingredients,
    ...wishes,
  }),
  z.strictObject({ kind: z.literal('surprise'), id }),
  z.strictObject({ kind: z.literal('quick'), id }),
  z.strictObject({
    kind: z.literal('suggestion'),
    id,
    title: textField().min(1).max(RECIPE_LIMITS.title_max_characters),
    /** The search that led to the suggestion. Its diets and exclusions apply. */
    searched: textField().max(RECIPE_LIMITS.search_max_characters).optional(),
  }),
]);
export type NewGeneration = z.output<typeof NewGeneration>;

/** A generated recipe that is not saved. Times in minutes. */
export const GeneratedRecipe = z.object({
  title: z.string(),
  description: z.string(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  preparation_time: z.int(),
  cooking_time: z.int(),
  servings: z.int(),
  category: z.enum(RECIPE_CATEGORIES),
});
export type GeneratedRecipe = z.infer<typeof GeneratedRecipe>;

/** What answered: a model provider, a model behind the worker, the kitchen engine, or the simulation. */
export const AnsweredBy = z.enum(['provider', 'worker', 'kitchen', 'simulated']);
export type AnsweredBy = z.infer<typeof AnsweredBy>;

/** The stage of a generation: composing, checking against the eating rules, creating its picture, saving. */
export const GenerationStage = z.enum(['writing', 'checking', 'picturing', 'saving']);
export type GenerationStage = z.infer<typeof GenerationStage>;

export const Generation = z.object({
  id: z.uuid(),
  kind: z.enum(['ingredients', 'surprise', 'quick', 'suggestion']),
  /** The requested title of a suggestion. */
  requested_title: z.string().nullable(),
  state: z.enum(['running', 'done', 'failed', 'cancelled']),
  /** Null unless running. */
  stage: GenerationStage.nullable(),
  /** Null if nothing edible was given (see `unusable`) or the generation failed (see `problem`). */
  recipe: GeneratedRecipe.nullable(),
  /** The id of the saved recipe, if it was saved. */
  recipe_id: z.uuid().nullable(),
  /** Its picture in our store; null means dish art. */
  image_url: z.string().nullable(),
  unusable: z.array(z.object({ text: z.string(), reason: z.string() })),
  /** Notes for the cook: amounts that differ from the given ones, wishes not understood, a fallback that answered. */
  notes: z.array(z.string()),
  answered_by: AnsweredBy.nullable(),
  /** Why there is no recipe, as a message for the user. */
  problem: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type Generation = z.infer<typeof Generation>;

export const GenerationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stage'), stage: GenerationStage }),
  /** The last event. */
  z.object({ type: z.literal('end'), generation: Generation }),
]);
export type GenerationEvent = z.infer<typeof GenerationEvent>;

/** Ingredients read from a picture. `is_sample`: without a vision model, any picture gives the same six ingredients. */
export const Extraction = z.object({
  ingredients: z.array(z.string()),
  is_sample: z.boolean(),
  answered_by: AnsweredBy,
});
export type Extraction = z.infer<typeof Extraction>;

/** Recipes that could be generated. */
export const RecipeIdeas = z.object({
  recipes: z.array(z.object({ title: z.string(), description: z.string() })).max(GENERATION_LIMITS.ideas_max),
  answered_by: AnsweredBy,
});
export type RecipeIdeas = z.infer<typeof RecipeIdeas>;

/** What answers at present, and its capabilities. */
export const AssistantStatus = z.object({
  /** The first choice. */
  answered_by: AnsweredBy,
  /** The kitchen engine answers if the first choice fails. */
  falls_back: z.boolean(),
  capabilities: z.object({
    generateRecipe: z.boolean(),
    searchRecipes: z.boolean(),
    manageCookbook: z.boolean(),
    chatSupport: z.boolean(),
  }),
  /** A vision model is available. Without one, ingredients of a picture are samples. */
  sees: z.boolean(),
});
export type AssistantStatus = z.infer<typeof AssistantStatus>;

const GenerationId = z.strictObject({ id: Uuid('Not an id') });

export const assistantRoutes = defineRoutes({
  createGeneration: {
    method: 'POST',
    path: '/api/assistant/generations',
    access: 'session',
    scope: 'assistant',
    summary: 'Generate a recipe; continues if the caller disconnects',
    body: NewGeneration,
    bodyLimitBytes: BODY_MAX_BYTES.long_list,
    status: 200,
    response: Generation,
    events: GenerationEvent,
    errors: ['conflict', 'quota_exceeded'],
  },
  getGeneration: {
    method: 'GET',
    path: '/api/assistant/generations/{id}',
    access: 'session',
    scope: 'assistant',
    summary: 'Get a generation, or stream its progress as events until it ends',
    params: GenerationId,
    status: 200,
    response: Generation,
    events: GenerationEvent,
    errors: ['not_found'],
  },
  listGenerations: {
    method: 'GET',
    path: '/api/assistant/generations',
    access: 'session',
    summary: 'List running generations and ended ones not marked as seen, newest first',
    status: 200,
    response: z.object({ generations: z.array(Generation) }),
    errors: [],
  },
  markGenerationSeen: {
    method: 'POST',
    path: '/api/assistant/generations/{id}/seen',
    access: 'session',
    whenFull: true,
    summary: 'Mark an ended generation as seen',
    params: GenerationId,
    status: 204,
    response: null,
    errors: ['not_found'],
  },
  cancelGeneration: {
    method: 'DELETE',
    path: '/api/assistant/generations/{id}',
    access: 'session',
    scope: 'assistant',
    summary: 'Cancel a running generation; no effect once it has ended',
    params: GenerationId,
    status: 204,
    response: null,
    errors: ['not_found'],
  },
  extractIngredients: {
    method: 'POST',
    path: '/api/assistant/extract',
    access: 'session',
    scope: 'assistant',
    whenFull: true,
    summary:
      'Read ingredients from a picture: the body is the file itself, a JPEG or PNG of at most 20 MB; nothing is stored',
    consumes: ['image/jpeg', 'image/png', 'application/octet-stream'],
    status: 200,
    response: Extraction,
    errors: ['unavailable'],
  },
  suggestRecipes: {
    method: 'POST',
    path: '/api/assistant/ideas',
    access: 'session',
    scope: 'assistant',
    whenFull: true,
    summary: 'Suggest three to five recipes that could be generated for a phrase',
    body: z.strictObject({ query: textField().min(1).max(RECIPE_LIMITS.search_max_characters) }),
    status: 200,
    response: RecipeIdeas,
    errors: ['unavailable'],
  },
  getAssistantStatus: {
    method: 'GET',
    path: '/api/assistant/status',
    access: 'session',
    scope: 'assistant',
    summary: 'Get what answers at present, and its capabilities',
    status: 200,
    response: AssistantStatus,
    errors: [],
  },
});
