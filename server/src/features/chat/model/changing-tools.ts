import { GENERATION_LIMITS } from '@larder/contract/assistant';
import { NewRecipe, RECIPE_CATEGORIES, RECIPE_LIMITS, RecipeChange } from '@larder/contract/recipes';
import { DIETS } from '@larder/culinary/catalogue/food-row';
import { CUISINES } from '@larder/culinary/compose/cuisine-names';
import { z } from 'zod';

import { GenerationProblem } from '#features/assistant/generator.ts';
import { readRecipeFields } from '#features/assistant/read-recipe-fields.ts';
import { readWhole } from '#features/recipes/queries/cards.ts';
import { ModelError } from '#platform/models/model-error.ts';

import { dietWarnings, newDietWarnings } from '../diet-warnings.ts';
import { findVisible } from '../kitchen/find-visible.ts';
import { type ChangeKind, requestsRecipe } from '@larder/culinary/intent/change-request';
import { CHANGE_RECIPES } from '../policy.ts';
import { presentText } from '../present.ts';
import { changeProposal, draftProposal, saveProposal, type UnsavedRecipe } from '../proposals.ts';
import { requireUnambiguous } from './require-unambiguous.ts';
import { defineTool, type KitchenTool, problemsOf, ToolRefusal } from './tool.ts';
import { RECIPE_GONE } from './reading-tools.ts';
import type { ToolContext } from './tool-context.ts';

export const ONE_CHANGE =
  'This answer has already made or proposed a change. Propose the next one when the cook has decided';
const NOT_REQUESTED: Readonly<Record<ChangeKind, string>> = {
  save: 'The cook did not ask for a recipe, nor to save one. Answer in words',
  edit: 'The cook did not ask to change this recipe. Answer in words',
  delete: 'The cook did not ask to delete this recipe. Answer in words',
};
export const PROPOSED = 'The app shows this to the cook and asks for a yes. It is not done yet.';
export const NOT_OWN = 'This recipe does not belong to the cook, so it cannot be changed';

const textFields = {
  title: z.string().max(RECIPE_LIMITS.title_max_characters),
  description: z.string().max(RECIPE_LIMITS.description_max_characters),
  ingredients: z.array(z.string()).max(RECIPE_LIMITS.ingredients_max),
  instructions: z.array(z.string()).max(RECIPE_LIMITS.instructions_max),
  category: z.enum(RECIPE_CATEGORIES),
  preparation_time: z.int().describe('minutes'),
  cooking_time: z.int().describe('minutes'),
  servings: z.int(),
};

const generateTool = defineTool({
  name: 'generate_recipe',
  description:
    'Generates a recipe that follows what the cook eats, and shows it as a draft that the cook may keep. Only when the cook asks for one.',
  status: 'Writing a recipe',
  requiredScopes: [],
  parameters: z.preprocess(
    readRecipeFields,
    z.strictObject({
      ingredients: z
        .array(z.string().min(1).max(RECIPE_LIMITS.ingredient_max_characters))
        .min(1)
        .max(GENERATION_LIMITS.ingredients_max)
        .describe('What is at hand; "surprise me" alone leaves the choice to the kitchen'),
      servings: z.int().min(1).max(GENERATION_LIMITS.servings_max).optional(),
      minutes: z.int().min(GENERATION_LIMITS.minutes_min).max(GENERATION_LIMITS.minutes_max).optional(),
      category: z.enum(RECIPE_CATEGORIES).optional(),
      diets: z.array(z.enum(DIETS)).optional(),
      without: z
        .array(z.string().max(GENERATION_LIMITS.without_max_characters))
        .max(GENERATION_LIMITS.without_max)
        .optional(),
      cuisine: z.enum(CUISINES).optional(),
      dish: z.string().max(GENERATION_LIMITS.dish_max_characters).optional(),
      title: textFields.title.optional().describe('Of the dish that the cook chose by its title; the recipe keeps it'),
    }),
  ),
  execute: async (context, wish) => {
    const { message, generateRecipe } = context.request;
    if (context.proposal !== null) throw new ToolRefusal(ONE_CHANGE);
    // Against prompt injection: a recipe is proposed only if the user's own words ask for one.
    if (!requestsRecipe(message.content)) requireRequested(context, 'save');
    if (!context.countGeneration()) throw new ToolRefusal('No more recipes can be generated in this answer');
    const { recipe, unusable, notes } = await refuseOnFailure(() =>
      generateRecipe({ ...wish, seed: message.messageId }),
    );
    if (recipe === null) return { recipe: null, unusable };
    context.propose(draftProposal(recipe, message.messageId), notes);
    return { proposed: PROPOSED, recipe, unusable, shown_to_cook: notes };
  },
});

/** Turns a failed generation into a ToolRefusal. Cancellation and other errors pass through. */
async function refuseOnFailure<Result>(execute: () => Promise<Result>): Promise<Result> {
  try {
    return await execute();
  } catch (error) {
    if (error instanceof GenerationProblem || (error instanceof ModelError && error.failure !== 'cancelled')) {
      throw new ToolRefusal('No recipe could be generated just now');
    }
    throw error;
  }
}

/** Against prompt injection: requires that the user's own words ask for the change. Throws ToolRefusal. */
export function requireRequested(context: ToolContext, kind: ChangeKind, title = ''): void {
  if (!context.isRequested({ kind, title })) throw new ToolRefusal(NOT_REQUESTED[kind]);
}

async function proposeNew(context: ToolContext, recipe: UnsavedRecipe, notes: readonly string[] = []) {
  if (context.proposal !== null) throw new ToolRefusal(ONE_CHANGE);
  const warnings = await dietWarnings(recipe, context.eater);
  const notices = [...notes, ...warnings];
  context.propose(saveProposal(recipe, context.request.message.messageId), notices);
  return { proposed: PROPOSED, recipe: recipe.title, shown_to_cook: notices };
}

const saveTool = defineTool({
  name: 'propose_save',
  description:
    'Proposes to save a recipe in the cookbook: one of the community or shared with the cook, by its id, or a new one.',
  status: 'Preparing a recipe to save',
  requiredScopes: CHANGE_RECIPES,
  parameters: z.strictObject({
    id: z.uuid().optional().describe('Of the recipe to copy'),
    recipe: z
      .preprocess(
        readRecipeFields,
        z.strictObject({
          ...textFields,
          category: textFields.category.optional(),
          preparation_time: textFields.preparation_time.optional(),
          cooking_time: textFields.cooking_time.optional(),
          servings: textFields.servings.optional(),
        }),
      )
      .optional()
      .describe('A new one'),
  }),
  execute: async (context, { id, recipe }) => {
    if ((id === undefined) === (recipe === undefined)) throw new ToolRefusal('Give either an id or a recipe');
    requireRequested(context, 'save');
    if (id !== undefined) {
      const seen = await findVisible(context.request.ctx, id.toLowerCase());
      if (seen === undefined) throw new ToolRefusal(RECIPE_GONE);
      if (seen.source === 'own') throw new ToolRefusal('This is in the cookbook already');
      context.addKnownRecipes([seen]);
      await requireUnambiguous(context, seen, 'save');
      return proposeNew(context, { ...seen, copied_from: seen.id });
    }
    const parsed = NewRecipe.safeParse(recipe);
    if (!parsed.success) throw new ToolRefusal(problemsOf(parsed.error));
    return proposeNew(context, { ...parsed.data, image_url: null, is_ai_generated: true });
  },
});

const editTool = defineTool({
  name: 'propose_edit',
  description: "Proposes to change one of the cook's own recipes. Give only the fields that change, each whole.",
  status: 'Preparing a change',
  requiredScopes: CHANGE_RECIPES,
  parameters: z.strictObject({
    id: z.uuid(),
    changes: z.preprocess(readRecipeFields, z.strictObject(textFields).partial()),
  }),
  execute: async (context, { id, changes }) => {
    if (context.proposal !== null) throw new ToolRefusal(ONE_CHANGE);
    const recipe = await getOwn(context, id);
    requireRequested(context, 'edit', recipe.title);
    await requireUnambiguous(context, recipe, 'answer');
    const parsed = RecipeChange.safeParse({ ...changes, version: recipe.version });
    if (!parsed.success) throw new ToolRefusal(problemsOf(parsed.error));
    const { version: _version, is_favorite: _favorite, image_url: _url, ...change } = parsed.data;
    const before = presentText(recipe);
    const after = presentText({ ...before, ...withoutUndefined(change) });
    const warnings = await newDietWarnings(before, after, context.eater);
    context.propose(changeProposal(recipe, after), warnings);
    return { proposed: PROPOSED, shown_to_cook: warnings };
  },
});

function withoutUndefined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- undefined values are filtered out
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };
}

const deleteTool = defineTool({
  name: 'propose_delete',
  description: `Proposes to move one of the cook's own recipes to the bin, where it stays for ${RECIPE_LIMITS.bin_days} days.`,
  status: 'Looking for the recipe',
  requiredScopes: CHANGE_RECIPES,
  parameters: z.strictObject({ id: z.uuid() }),
  execute: async (context, { id }) => {
    if (context.proposal !== null) throw new ToolRefusal(ONE_CHANGE);
    const recipe = await getOwn(context, id);
    requireRequested(context, 'delete', recipe.title);
    await requireUnambiguous(context, recipe, 'delete');
    context.propose(changeProposal(recipe, null), []);
    return { proposed: PROPOSED, recipe: recipe.title };
  },
});

async function getOwn(context: ToolContext, id: string) {
  const [recipe] = await readWhole(context.request.ctx, [id.toLowerCase()]);
  if (recipe === undefined) throw new ToolRefusal(NOT_OWN);
  context.addKnownRecipes([recipe]);
  return recipe;
}

export const CHANGING_TOOLS: readonly KitchenTool[] = [generateTool, saveTool, editTool, deleteTool];
