import { RECIPE_LIMITS } from '@larder/contract/recipes';
import type { SearchHit } from '@larder/contract/search';

import type { Ctx } from '#platform/context.ts';
import type { VisibleRecipeRow } from '#features/recipes/present.ts';
import { presentHit } from '#features/search/present.ts';
import { searchRecipes } from '#features/search/queries.ts';

import type { Draft } from '../commands/finish.ts';
import { draft } from '../drafts.ts';
import { type RecipeAction, parseRecipeAction } from '@larder/culinary/intent/recipe-action';
import { hasScopes, CANNOT_CHANGE_RECIPES, CHANGE_RECIPES, READ_RECIPES } from '../policy.ts';
import { equalsTitle, parseOrdinal } from '@larder/culinary/intent/recipe-phrase';
import { favoriteProposal, proposalQuestion } from '../proposals.ts';
import { findDiscussed } from '../discussed-recipes.ts';
import { askWhich } from './choice.ts';
import type { Question } from './question.ts';
import { findVisible } from './find-visible.ts';
import { findByTitle } from './find-by-title.ts';

type ModelCaller = Pick<Question, 'ctx' | 'asked'>;
type Named = Pick<SearchHit, 'id' | 'title'>;

/**
 * Shows the recipe that the message wants to open, to share or to have among the favorites; that is proposed, and nothing is shared.
 * Undefined for any other message, and where there is no such recipe and the message may mean something else.
 */
export async function answerRecipeAction(asker: ModelCaller): Promise<Draft | undefined> {
  const { ctx, asked } = asker;
  const request = parseRecipeAction(asked.content);
  if (request === undefined) return undefined;
  const { kind, isUnambiguous } = request;
  if (isUnambiguous && !hasScopes(ctx.actor, CHANGE_RECIPES)) return draft(CANNOT_CHANGE_RECIPES);
  if (!hasScopes(ctx.actor, READ_RECIPES)) return undefined;
  const found = await findNamed(asker, request);
  if (found.length > 1) return askWhich(asker, found, 'answer');
  const [only] = found;
  const recipe = only === undefined ? undefined : await findVisible(ctx, only.id);
  if (recipe === undefined) return isUnambiguous ? draft(nothingFound(request)) : undefined;
  if (kind === 'open') return show(recipe, `Here is “${recipe.title}”.`);
  if (kind === 'share') return explainSharing(recipe);
  return hasScopes(ctx.actor, CHANGE_RECIPES)
    ? proposeFavorite(recipe, kind === 'favorite')
    : draft(CANNOT_CHANGE_RECIPES);
}

async function findNamed({ ctx, asked }: ModelCaller, { titles, isOwn }: RecipeAction): Promise<readonly Named[]> {
  if (asked.recipeId !== undefined) return [{ id: asked.recipeId, title: '' }];
  if (titles.length === 0) return findDiscussedTarget({ ctx, asked });
  for (const title of titles) {
    const own = await findByTitle({ ctx, asked }, title, { isOwn });
    if (own.length > 0) return own;
  }
  const [title = ''] = titles.slice(-1);
  return findOfOthers(ctx, title);
}

/** By its place in the list, or all that was talked about last. */
async function findDiscussedTarget({ ctx, asked }: ModelCaller): Promise<readonly Named[]> {
  const { recipes } = await findDiscussed(ctx, asked);
  const place = parseOrdinal(asked.content);
  const meant = place === undefined ? undefined : recipes.at(place);
  return place === undefined ? recipes : meant === undefined ? [] : [meant];
}

async function findOfOthers(ctx: Ctx, title: string): Promise<readonly Named[]> {
  const { rows } = await searchRecipes(ctx, title.slice(0, RECIPE_LIMITS.search_max_characters).toWellFormed());
  return rows.filter((row) => row.source !== 'own' && equalsTitle(row.title, title));
}

function nothingFound({ kind, titles }: RecipeAction): string {
  const title = titles.at(-1);
  if (title === undefined) return 'Which recipe do you mean? Tell me its title.';
  const what = kind === 'favorite' ? 'added nothing to' : 'removed nothing from';
  return `I found no recipe called “${title}”, so I ${what} your favorites.`;
}

function show(recipe: VisibleRecipeRow, content: string): Draft {
  return draft(content, { recipe: presentHit(recipe) });
}

function explainSharing(recipe: VisibleRecipeRow): Draft {
  const { title, source } = recipe;
  return source === 'own'
    ? show(recipe, `Here is “${title}”. Open it and press Share.`)
    : show(recipe, `“${title}” is not your own recipe. Copy it into your cookbook first, and you can share your copy.`);
}

function proposeFavorite(recipe: VisibleRecipeRow, isFavorite: boolean): Draft {
  const { id, title, source, is_favorite: was } = recipe;
  if (source !== 'own') {
    return show(recipe, `“${title}” is not in your cookbook. Copy it first, and your copy can be a favorite.`);
  }
  if (was === isFavorite) return show(recipe, `“${title}” is ${was ? 'already' : 'not'} among your favorites.`);
  const proposal = favoriteProposal(recipe, isFavorite);
  return draft(proposalQuestion(proposal), { citations: [{ id, title }], proposal });
}
