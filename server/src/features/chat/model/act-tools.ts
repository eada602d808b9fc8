import { RECIPE_CATEGORIES, RECIPE_LIMITS } from '@larder/contract/recipes';
import { requestsUndo, speaksOfFavorites } from '@larder/culinary/intent/change-request';
import type { Edit } from '@larder/culinary/intent/recipe-edit';
import { z } from 'zod';

import { findVisible, readDiscussed } from '../kitchen/find-visible.ts';
import { findCookable } from '../kitchen/cookable.ts';
import { MAX_COMPARED } from '../kitchen/compare.ts';
import { planEdit } from '../kitchen/edit.ts';
import { readFigures } from '../kitchen/figures.ts';
import { undoLast } from '../kitchen/undo.ts';
import { findDiscussed } from '../discussed-recipes.ts';
import { CHANGE_RECIPES, READ_RECIPES } from '../policy.ts';
import { favoriteProposal } from '../proposals.ts';
import { NOT_OWN, ONE_CHANGE, PROPOSED, requireRequested } from './changing-tools.ts';
import { RECIPE_GONE } from './reading-tools.ts';
import { requireUnambiguous } from './require-unambiguous.ts';
import { defineTool, type KitchenTool, ToolRefusal } from './tool.ts';
import type { ToolContext } from './tool-context.ts';

const NO_DRAFT = 'No single draft is under discussion. Give the id of a recipe';
const ONE_ACT = 'Give exactly one of rename_to, category, convert_to, temperatures_in, servings and favorite';
const NOT_ASKED = 'The cook did not ask for this. Answer in words';

const acts = {
  rename_to: z.string().min(1).max(RECIPE_LIMITS.title_max_characters).optional(),
  category: z.enum(RECIPE_CATEGORIES).optional(),
  convert_to: z.enum(['metric', 'us']).optional().describe('All amounts and temperatures'),
  temperatures_in: z.enum(['celsius', 'fahrenheit']).optional().describe('Only the temperatures'),
  servings: z.int().min(1).max(RECIPE_LIMITS.servings_max).optional().describe('Scales all amounts'),
  favorite: z.boolean().optional(),
};

function toEdit({ rename_to, category, convert_to, temperatures_in, servings }: z.infer<z.ZodObject<typeof acts>>) {
  const edits: Edit[] = [
    ...(rename_to === undefined ? [] : [{ kind: 'rename', name: rename_to } as const]),
    ...(category === undefined ? [] : [{ kind: 'categorize', category } as const]),
    ...(convert_to === undefined ? [] : [{ kind: 'convert', system: convert_to, part: 'all' } as const]),
    ...(temperatures_in === undefined
      ? []
      : [{ kind: 'convert', system: temperatures_in === 'celsius' ? 'metric' : 'us', part: 'temperatures' } as const]),
    ...(servings === undefined ? [] : [{ kind: 'scale', servings } as const]),
  ];
  return edits;
}

const changeTool = defineTool({
  name: 'propose_change',
  description:
    "Proposes one change of a recipe of the cook's own, or without an id of the draft: another title or category, other units, another number of servings, or a favorite.",
  status: 'Preparing a change',
  requiredScopes: CHANGE_RECIPES,
  parameters: z.strictObject({ id: z.uuid().optional(), ...acts }),
  execute: async (context, { id, favorite, ...given }) => {
    if (context.proposal !== null) throw new ToolRefusal(ONE_CHANGE);
    const [edit, another] = toEdit(given);
    if (another !== undefined || (edit === undefined) === (favorite === undefined)) throw new ToolRefusal(ONE_ACT);
    if (favorite !== undefined) return proposeFavorite(context, id, favorite);
    if (edit === undefined) throw new ToolRefusal(ONE_ACT);
    const recipe = id === undefined ? await getDraft(context) : await getOwn(context, id);
    requireRequested(context, 'edit', recipe.title);
    if (recipe.source === 'own') await requireUnambiguous(context, recipe, 'answer');
    const planned = await planEdit(context.request, recipe, edit, context.eater);
    if ('problem' in planned) throw new ToolRefusal(planned.problem);
    const { edited, proposal } = planned;
    if (proposal === undefined) throw new ToolRefusal(RECIPE_GONE);
    context.propose(proposal, edited.notes);
    return { proposed: PROPOSED, recipe: recipe.title, shown_to_cook: edited.notes };
  },
});

async function getOwn(context: ToolContext, id: string) {
  const recipe = await findVisible(context.request.ctx, id.toLowerCase());
  if (recipe?.source !== 'own') throw new ToolRefusal(NOT_OWN);
  context.addKnownRecipes([recipe]);
  return recipe;
}

async function getDraft({ request }: ToolContext) {
  const { recipes } = await findDiscussed(request.ctx, request.message);
  const [only, another] = recipes;
  const draft = only?.draft === undefined || another !== undefined ? undefined : await readDiscussed(request.ctx, only);
  if (draft?.source !== 'draft' && draft?.source !== 'own') throw new ToolRefusal(NO_DRAFT);
  return draft;
}

/** Against prompt injection: the user's own words must speak of favorites. */
async function proposeFavorite(context: ToolContext, id: string | undefined, isFavorite: boolean) {
  if (id === undefined) throw new ToolRefusal('A draft cannot be a favorite: the cook keeps it first');
  if (!speaksOfFavorites(context.request.message.content)) throw new ToolRefusal(NOT_ASKED);
  const recipe = await getOwn(context, id);
  await requireUnambiguous(context, recipe, 'answer');
  context.propose(favoriteProposal(recipe, isFavorite), []);
  return { proposed: PROPOSED, recipe: recipe.title };
}

const undoTool = defineTool({
  name: 'undo_last_change',
  description:
    'Takes back the last change that the cook confirmed in this conversation. Only when the cook asks for it.',
  status: 'Taking it back',
  requiredScopes: CHANGE_RECIPES,
  parameters: z.strictObject({}),
  execute: async (context) => {
    if (context.proposal !== null) throw new ToolRefusal(ONE_CHANGE);
    if (!requestsUndo(context.request.message.content)) throw new ToolRefusal(NOT_ASKED);
    const outcome = await undoLast(context.request);
    if (outcome === undefined) throw new ToolRefusal('There is nothing to undo in this conversation');
    const { content, details } = outcome;
    if (details.proposal === null) context.note(content);
    else context.propose(details.proposal, [content]);
    return { shown_to_cook: content };
  },
});

const compareTool = defineTool({
  name: 'compare_recipes',
  description: 'Minutes, servings, nutrition per serving and diets of several recipes that the cook may see.',
  status: 'Comparing recipes',
  requiredScopes: READ_RECIPES,
  parameters: z.strictObject({ ids: z.array(z.uuid()).min(1).max(MAX_COMPARED) }),
  execute: async (context, { ids }) => {
    const all = [];
    for (const id of new Set(ids.map((each) => each.toLowerCase()))) {
      const recipe = await findVisible(context.request.ctx, id);
      if (recipe === undefined) throw new ToolRefusal(RECIPE_GONE);
      context.addKnownRecipes([recipe]);
      all.push(await readFigures(recipe));
    }
    return all;
  },
});

const atHandTool = defineTool({
  name: 'find_with_foods',
  description: "The cook's own recipes that need least besides these foods, with what each still lacks.",
  status: 'Looking for what you can cook',
  requiredScopes: READ_RECIPES,
  parameters: z.strictObject({
    at_hand: z.array(z.string().min(1).max(RECIPE_LIMITS.ingredient_max_characters)).min(1).max(30),
  }),
  execute: async (context, { at_hand }) => {
    const { findFoods } = await import('@larder/culinary/ingredient-catalogue');
    const foods = [...new Set(at_hand.flatMap((text) => findFoods(text).map(({ food }) => food.name)))];
    const found = await findCookable(context.request.ctx, foods, context.eater);
    context.addKnownRecipes(found.map(({ recipe }) => recipe));
    return found.map(({ recipe: { id, title }, missing }) => ({ id, title, missing }));
  },
});

export const ACT_TOOLS: readonly KitchenTool[] = [changeTool, undoTool, compareTool, atHandTool];
