import { GENERATION_LIMITS } from '@larder/contract/assistant';
import { NewRecipe, RECIPE_CATEGORIES, RECIPE_LIMITS, RecipeChange } from '@larder/contract/recipes';
import { DIETS } from '@larder/culinary/catalogue/food-row';
import { CUISINES } from '@larder/culinary/compose/cuisine-names';
import { z } from 'zod';

import { GenerationProblem } from '#features/assistant/generator.ts';
import { FaultyRecipeError } from '#features/assistant/compose.ts';
import { readRecipeFields } from '#features/assistant/read-recipe-fields.ts';
import { readWhole } from '#features/recipes/queries/cards.ts';
import { ModelError } from '#platform/models/model-error.ts';

import { dietWarnings } from '../diet-warnings.ts';
import { findVisible } from '../kitchen/find-visible.ts';
import { saveGenerated } from '../save-generated.ts';
import { type ChangeKind, requestsRecipe } from '@larder/culinary/intent/change-request';
import { hasScopes, CANNOT_SAVE_RECIPES, CHANGE_RECIPES, SAVE_RECIPES } from '../policy.ts';
import { presentOwnHit, presentText, type RecipeTexts } from '../present.ts';
import { GENERATED, changeProposal, saveProposal, type UnsavedRecipe } from '../proposals.ts';
import { requireUnambiguous } from './require-unambiguous.ts';
import { defineTool, type KitchenTool, problemsOf, ToolRefusal } from './tool.ts';
import { RECIPE_GONE } from './reading-tools.ts';
import type { Turn } from './turn.ts';

const ONE_CHANGE = 'One change was made or proposed in this answer already. Propose the next when the cook has decided';
const NOT_REQUESTED: Readonly<Record<ChangeKind, string>> = {
  save: 'The cook did not ask to have a recipe made or saved. Answer in words',
  edit: 'The cook did not ask to have this recipe changed. Answer in words',
  delete: 'The cook did not ask to have this recipe deleted. Answer in words',
};
const PROPOSED = 'The cook is shown this and asked by the app. It is not done.';
const NOT_OWN = 'This is no recipe of the cook’s own, so it cannot be changed';

const texts = {
  title: z.string().max(RECIPE_LIMITS.title_max_characters),
  description: z.string().max(RECIPE_LIMITS.description_max_characters),
  ingredients: z.array(z.string()).max(RECIPE_LIMITS.ingredients_max),
  instructions: z.array(z.string()).max(RECIPE_LIMITS.instructions_max),
  category: z.enum(RECIPE_CATEGORIES),
  preparation_time: z.int().describe('minutes'),
  cooking_time: z.int().describe('minutes'),
  servings: z.int(),
};

const generating = defineTool({
  name: 'generate_recipe',
  description:
    'Makes a recipe that keeps to what the cook eats, and keeps it in their cookbook. Only when the cook asks for one.',
  doing: 'Writing a recipe',
  needs: [],
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
      title: texts.title.optional().describe('Of the dish that the cook chose by its title; the recipe keeps it'),
    }),
  ),
  act: async (turn, wish) => {
    const { ctx, asked, writing, make } = turn.question;
    if (turn.hasGenerated || turn.proposal !== null) throw new ToolRefusal(ONE_CHANGE);
    // Whatever a model makes of what it read: only who asks for a recipe gets one that is kept.
    const isRequested = requestsRecipe(asked.content);
    if (!isRequested) requireRequested(turn, 'save');
    if (!turn.mayGenerate()) throw new ToolRefusal('No more recipes are made in this answer');
    const { recipe, unusable, notes } = await orRefuse(() => make({ ...wish, seed: asked.messageId }));
    if (recipe === null) return { recipe: null, unusable };
    if (!isRequested && !hasScopes(ctx.actor, CHANGE_RECIPES))
      throw new ToolRefusal('The cook did not ask for a recipe');
    if (!isRequested) return proposeNew(turn, { ...recipe, ...GENERATED }, notes);
    if (!hasScopes(ctx.actor, SAVE_RECIPES))
      return { kept: false, why: CANNOT_SAVE_RECIPES, recipe, unusable, told_to_cook: notes };
    const row = await saveGenerated(ctx, writing, asked.messageId, recipe);
    turn.made(presentOwnHit(row), notes);
    return { kept: true, id: row.id, recipe, unusable, told_to_cook: notes };
  },
});

/** A recipe that could not be made is told to the model; that nobody waits any more is not. */
async function orRefuse<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const isNoRecipe = error instanceof GenerationProblem || error instanceof FaultyRecipeError;
    if (isNoRecipe || (error instanceof ModelError && error.failure !== 'cancelled')) {
      throw new ToolRefusal('No recipe could be made just now');
    }
    throw error;
  }
}

/** Shows nothing that only a model, or what it read, wants done. Throws ToolRefusal. */
function requireRequested(turn: Turn, kind: ChangeKind, title = ''): void {
  if (!turn.isRequested({ kind, title })) throw new ToolRefusal(NOT_REQUESTED[kind]);
}

async function proposeNew(turn: Turn, recipe: UnsavedRecipe, notes: readonly string[] = []) {
  // What was made is kept under the very id that this one would have.
  if (turn.hasGenerated || turn.proposal !== null) throw new ToolRefusal(ONE_CHANGE);
  const warnings = await dietWarnings(recipe, turn.eater);
  const told = [...notes, ...warnings];
  turn.propose(saveProposal(recipe, turn.question.asked.messageId), told);
  return { proposed: PROPOSED, recipe: recipe.title, told_to_cook: told };
}

const saving = defineTool({
  name: 'propose_save',
  description:
    'Proposes to keep a recipe in the cookbook: one of the community or shared with the cook, by its id, or a new one.',
  doing: 'Preparing a recipe to save',
  needs: CHANGE_RECIPES,
  parameters: z.strictObject({
    id: z.uuid().optional().describe('Of the recipe to copy'),
    recipe: z
      .preprocess(
        readRecipeFields,
        z.strictObject({
          ...texts,
          category: texts.category.optional(),
          preparation_time: texts.preparation_time.optional(),
          cooking_time: texts.cooking_time.optional(),
          servings: texts.servings.optional(),
        }),
      )
      .optional()
      .describe('A new one'),
  }),
  act: async (turn, { id, recipe }) => {
    if ((id === undefined) === (recipe === undefined)) throw new ToolRefusal('Give either an id or a recipe');
    requireRequested(turn, 'save');
    if (id !== undefined) {
      const seen = await findVisible(turn.question.ctx, id.toLowerCase());
      if (seen === undefined) throw new ToolRefusal(RECIPE_GONE);
      if (seen.source === 'own') throw new ToolRefusal('This is in the cookbook already');
      turn.know([seen]);
      await requireUnambiguous(turn, seen, 'save');
      return proposeNew(turn, { ...seen, copied_from: seen.id });
    }
    const parsed = NewRecipe.safeParse(recipe);
    if (!parsed.success) throw new ToolRefusal(problemsOf(parsed.error));
    return proposeNew(turn, { ...parsed.data, ...GENERATED });
  },
});

const editing = defineTool({
  name: 'propose_edit',
  description: "Proposes to change one of the cook's own recipes. Give only the fields that change, each whole.",
  doing: 'Preparing a change',
  needs: CHANGE_RECIPES,
  parameters: z.strictObject({
    id: z.uuid(),
    changes: z.preprocess(readRecipeFields, z.strictObject(texts).partial()),
  }),
  act: async (turn, { id, changes }) => {
    if (turn.proposal !== null) throw new ToolRefusal(ONE_CHANGE);
    const recipe = await getOwn(turn, id);
    requireRequested(turn, 'edit', recipe.title);
    await requireUnambiguous(turn, recipe, 'answer');
    const parsed = RecipeChange.safeParse({ ...changes, version: recipe.version });
    if (!parsed.success) throw new ToolRefusal(problemsOf(parsed.error));
    const { version: _version, is_favorite: _favorite, image_url: _url, ...change } = parsed.data;
    const before = presentText(recipe);
    const after = presentText({ ...before, ...withoutUndefined(change) });
    const warnings = await newWarnings(turn, before, after);
    turn.propose(changeProposal(recipe, after), warnings);
    return { proposed: PROPOSED, told_to_cook: warnings };
  },
});

function withoutUndefined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is undefined has just been left out
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };
}

/** What does not fit because of the change. */
async function newWarnings(turn: Turn, before: RecipeTexts, after: RecipeTexts): Promise<string[]> {
  const already = new Set(await dietWarnings(before, turn.eater));
  return (await dietWarnings(after, turn.eater)).filter((warning) => !already.has(warning));
}

const deleting = defineTool({
  name: 'propose_delete',
  description: `Proposes to put one of the cook's own recipes into the bin, where it rests for ${RECIPE_LIMITS.bin_days} days.`,
  doing: 'Looking for the recipe',
  needs: CHANGE_RECIPES,
  parameters: z.strictObject({ id: z.uuid() }),
  act: async (turn, { id }) => {
    if (turn.proposal !== null) throw new ToolRefusal(ONE_CHANGE);
    const recipe = await getOwn(turn, id);
    requireRequested(turn, 'delete', recipe.title);
    await requireUnambiguous(turn, recipe, 'delete');
    turn.propose(changeProposal(recipe, null), []);
    return { proposed: PROPOSED, recipe: recipe.title };
  },
});

async function getOwn(turn: Turn, id: string) {
  const [recipe] = await readWhole(turn.question.ctx, [id.toLowerCase()]);
  if (recipe === undefined) throw new ToolRefusal(NOT_OWN);
  turn.know([recipe]);
  return recipe;
}

export const CHANGING_TOOLS: readonly KitchenTool[] = [generating, saving, editing, deleting];
