import { RECIPE_LIMITS } from '@larder/contract/recipes';

import { draft, type Draft } from '../draft.ts';
import { type FollowUp, parseFollowUp } from '@larder/culinary/intent/follow-up';
import { hasScopes, CANNOT_CHANGE_RECIPES, CHANGE_RECIPES, READ_RECIPES } from '../policy.ts';
import { presentText } from '../present.ts';
import { findDiscussed, type Discussed } from '../discussed-recipes.ts';
import { citationOf, type DiscussedRow, readDiscussed } from './find-visible.ts';
import { proposeChange } from './propose.ts';
import { askWhich } from './choice.ts';
import { answerAnother, listGenerationRequests } from './another.ts';
import { generateDraft } from './generate.ts';
import type { ChatRequest } from '../chat-request.ts';
import { changeAmounts } from './change-amounts.ts';
import { listEarlierMessages } from './earlier-messages.ts';
import { parseWish } from './wish.ts';
import { regenerate } from './regenerate.ts';
import { proposeEdit } from './edit.ts';
import { findByTitle } from './find-by-title.ts';

/** Changes, scales or regenerates the recipe that the message names, or the one under discussion. Undefined if there is none. */
export async function answerFollowUp(request: ChatRequest): Promise<Draft | undefined> {
  const { ctx, message } = request;
  const wanted = parseFollowUp(message.content);
  if (wanted === undefined || !hasScopes(ctx.actor, READ_RECIPES)) return undefined;
  if (wanted.kind === 'again') return answerAnother(request, wanted.mood);
  const named = wanted.title === undefined ? await findDiscussedOne(request) : await findOwn(request, wanted.title);
  if (named.length > 1) return askWhich(request, named, 'answer');
  const [only] = named;
  const recipe = only === undefined ? undefined : await readDiscussed(ctx, only);
  if (recipe === undefined) return undefined;
  const isChange = wanted.kind === 'line' || wanted.kind === 'scale' || wanted.kind === 'amounts';
  if (isChange && recipe.source === 'own' && !hasScopes(ctx.actor, CHANGE_RECIPES)) return draft(CANNOT_CHANGE_RECIPES);
  return act(request, wanted, recipe);
}

async function act(request: ChatRequest, wanted: FollowUp, recipe: DiscussedRow): Promise<Draft | undefined> {
  switch (wanted.kind) {
    case 'again':
      return undefined;
    case 'scale':
      return proposeEdit(request, recipe, wanted);
    case 'dish':
      return makeOther(request, wanted.dish);
    case 'without-that':
      return leaveOutThat(request, recipe);
    case 'amounts':
      return changeAmounts(request, recipe, wanted.change);
    case 'equipment':
      return cookIn(request, wanted.wish);
    case 'line':
      return proposeLine(request, recipe, wanted.line);
    case 'edit':
      return explainEditing(recipe);
    case 'change': {
      const isGenerated = wanted.title === undefined && recipe.source !== 'community' && recipe.is_ai_generated;
      const requests = isGenerated ? (await listGenerationRequests(request)).join('. ') : '';
      return regenerate(request, recipe, { changeText: wanted.wish, earlierText: requests });
    }
  }
}

/** Generates the dish that the user meant, instead of the draft. Undefined if the words name none. */
async function makeOther(request: ChatRequest, dish: string): Promise<Draft | undefined> {
  const message = { ...request.message, content: `make a recipe for ${dish}` };
  const wish = await parseWish(message);
  return wish.dish ? generateDraft({ ...request, message }) : undefined;
}

/** Leaves out the food that the user asked about last: "does it contain eggs?", "make it without then". */
async function leaveOutThat(request: ChatRequest, recipe: DiscussedRow): Promise<Draft | undefined> {
  const [before] = await listEarlierMessages(request.ctx, request.message);
  const { nameSpans } = await import('@larder/culinary/dialog/spans');
  const food = nameSpans(before ?? '').at(-1)?.text;
  if (food === undefined) return undefined;
  return regenerate(request, recipe, { changeText: `without ${food}`, earlierText: '' });
}

/** The recipe under discussion; empty if there are several. */
async function findDiscussedOne({ ctx, message }: ChatRequest): Promise<Discussed['recipes']> {
  const { recipes } = await findDiscussed(ctx, message);
  return recipes.length > 1 ? [] : recipes;
}

async function findOwn({ ctx, message }: ChatRequest, title: string): Promise<Discussed['recipes']> {
  if (message.recipeId !== undefined) return [{ id: message.recipeId, title }];
  return findByTitle({ ctx, message }, title, { isOwn: /\b(?:my|our)\b/iu.test(message.content) });
}

/** Generates the same wish for other equipment. */
async function cookIn(request: ChatRequest, wish: string): Promise<Draft | undefined> {
  const requests = await listGenerationRequests(request);
  if (requests.length === 0) return undefined;
  const content = [...requests.toReversed(), wish].join(', ').slice(0, 2_000).toWellFormed();
  return generateDraft({ ...request, message: { ...request.message, content } });
}

function explainEditing(recipe: DiscussedRow): Draft {
  const { id, title, source } = recipe;
  if (source === 'draft')
    return draft(
      `Keep “${title}” first, then you can edit it. Until then I can change it: “make it vegan”, “add 1 onion”, “for 2”.`,
    );
  const content = `Open [${title.replaceAll(/[[\]]/gu, '')}](/recipe/${id}) and choose Edit. I can also add a line (“add 1 onion to my ${title}”), scale it (“double my ${title}”) or write a new version (“make my ${title} vegan”).`;
  return draft(content, { citations: [{ id, title }] });
}

function proposeLine(request: ChatRequest, recipe: DiscussedRow, line: string): Draft {
  const { title, ingredients } = recipe;
  const citations = citationOf(recipe);
  if (ingredients.length >= RECIPE_LIMITS.ingredients_max)
    return draft(`“${title}” has no room for another line.`, { citations });
  const lines = [...ingredients, line.slice(0, RECIPE_LIMITS.ingredient_max_characters)];
  const proposal = proposeChange(request, recipe, { ...presentText(recipe), ingredients: lines });
  if (proposal === undefined)
    return draft(`“${title}” isn’t yours to change. Copy it into your cookbook first.`, { citations });
  const question =
    recipe.source === 'draft'
      ? `I added “${line}” to the ingredients of the draft. Its steps stay as they are.`
      : `Should I add “${line}” to the ingredients of “${title}”? Its steps stay as they are.`;
  return draft(question, { citations, proposal });
}
