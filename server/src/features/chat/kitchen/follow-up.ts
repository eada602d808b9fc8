import { RECIPE_LIMITS } from '@larder/contract/recipes';

import type { VisibleRecipeRow } from '#features/recipes/present.ts';

import type { Draft } from '../commands/finish.ts';
import { draft } from '../drafts.ts';
import { type FollowUp, parseFollowUp } from '@larder/culinary/intent/follow-up';
import { hasScopes, CANNOT_CHANGE_RECIPES, CHANGE_RECIPES, READ_RECIPES } from '../policy.ts';
import { presentText } from '../present.ts';
import { changeProposal } from '../proposals.ts';
import { listFinished } from '../queries.ts';
import { findDiscussed, type Discussed } from '../discussed-recipes.ts';
import { findVisible } from './find-visible.ts';
import { askWhich } from './choice.ts';
import { generate } from './generate.ts';
import type { Question } from './question.ts';
import { regenerate } from './regenerate.ts';
import { scale } from './scale.ts';
import { findByTitle } from './find-by-title.ts';

/** Does what is wanted of the recipe that was made last, or of one that is named; undefined where there is none. */
export async function answerFollowUp(question: Question): Promise<Draft | undefined> {
  const { ctx, asked } = question;
  const wanted = parseFollowUp(asked.content);
  if (wanted === undefined || !hasScopes(ctx.actor, READ_RECIPES)) return undefined;
  const named = wanted.title === undefined ? await findLast(question) : await findOwn(question, wanted.title);
  if (named.length > 1) return askWhich(question, named, 'answer');
  const [only] = named;
  const recipe = only === undefined ? undefined : await findVisible(ctx, only.id);
  if (recipe === undefined) return undefined;
  const isChange = wanted.kind === 'line' || wanted.kind === 'scale';
  if (isChange && recipe.source === 'own' && !hasScopes(ctx.actor, CHANGE_RECIPES)) return draft(CANNOT_CHANGE_RECIPES);
  return act(question, wanted, recipe);
}

async function act(question: Question, wanted: FollowUp, recipe: VisibleRecipeRow): Promise<Draft | undefined> {
  switch (wanted.kind) {
    case 'again':
      return generateAnother(question, recipe);
    case 'scale':
      return scale(recipe, wanted);
    case 'line':
      return proposeLine(recipe, wanted.line);
    case 'edit':
      return explainEditing(recipe);
    case 'change': {
      const isGenerated = wanted.title === undefined && recipe.source === 'own' && recipe.is_ai_generated;
      const said = isGenerated ? (await listGenerationRequests(question)).join('. ') : '';
      return regenerate(question, recipe, { said: wanted.wish, before: said, isGenerated });
    }
  }
}

/** The one that was talked about last, where it was one. */
async function findLast({ ctx, asked }: Question): Promise<Discussed['recipes']> {
  const { recipes } = await findDiscussed(ctx, asked);
  return recipes.length > 1 ? [] : recipes;
}

async function findOwn({ ctx, asked }: Question, title: string): Promise<Discussed['recipes']> {
  if (asked.recipeId !== undefined) return [{ id: asked.recipeId, title }];
  return findByTitle({ ctx, asked }, title, { isOwn: /\b(?:my|our)\b/iu.test(asked.content) });
}

const MESSAGES = 40;

/** What was said for what was made last, and for what it was made from, the last first. */
async function listGenerationRequests({
  ctx,
  asked: { conversationId, position },
}: Question): Promise<readonly string[]> {
  const rows = await listFinished(ctx.db, { userId: ctx.actor.id, conversationId, before: position, most: MESSAGES });
  const said: string[] = [];
  for (const [at, { action }] of rows.entries()) {
    const asking = rows[at + 1];
    if (action !== 'recipe_generated' || asking?.type !== 'user') continue;
    said.push(asking.content);
    if (parseFollowUp(asking.content) === undefined) break;
  }
  return said;
}

const TRIES = 4;

/** Another one from the same wish. */
async function generateAnother(question: Question, { title }: VisibleRecipeRow): Promise<Draft | undefined> {
  const { asked, make } = question;
  const said = await listGenerationRequests(question);
  if (said.length === 0) return undefined;
  const content = said.toReversed().join(', ').slice(0, 2_000).toWellFormed();
  return generate({
    ...question,
    asked: { ...asked, content },
    make: async (wish) => {
      let made = await make(wish);
      // Each of them counts; a dish of another seed is another dish more often than not.
      for (let again = 1; again < TRIES && made.recipe?.title === title; again += 1) {
        made = await make({ ...wish, seed: `${wish.seed}/${again}` });
      }
      return made;
    },
  });
}

function explainEditing({ id, title }: VisibleRecipeRow): Draft {
  const content = `Open [${title.replaceAll(/[[\]]/gu, '')}](/recipe/${id}) and choose Edit. I can add a line for you (“add 1 onion to my ${title}”), make it for more people (“double my ${title}”) or make another one of it (“make my ${title} vegan”).`;
  return draft(content, { citations: [{ id, title }] });
}

function proposeLine(recipe: VisibleRecipeRow, line: string): Draft {
  const { id, title, ingredients } = recipe;
  const citations = [{ id, title }];
  if (recipe.source !== 'own')
    return draft(`“${title}” is not yours to change: copy it into your cookbook first.`, { citations });
  if (ingredients.length >= RECIPE_LIMITS.ingredients_max)
    return draft(`“${title}” has no room for another line.`, { citations });
  const lines = [...ingredients, line.slice(0, RECIPE_LIMITS.ingredient_max_characters)];
  return draft(`Shall I add “${line}” to the ingredients of “${title}”? Its steps stay as they are.`, {
    citations,
    proposal: changeProposal(recipe, { ...presentText(recipe), ingredients: lines }),
  });
}
