import type { VisibleRecipeRow } from '#features/recipes/present.ts';
import { presentHit } from '#features/search/present.ts';

import { draft, type Draft } from '../draft.ts';
import { type RecipeAction, parseRecipeAction } from '@larder/culinary/intent/recipe-action';
import { hasScopes, CANNOT_CHANGE_RECIPES, CHANGE_RECIPES, READ_RECIPES } from '../policy.ts';
import { favoriteProposal, proposalQuestion } from '../proposals.ts';
import { askWhich } from './choice.ts';
import type { MessageContext } from '../chat-request.ts';
import { readDiscussed } from './find-visible.ts';
import { findTargets } from './find-target.ts';

/**
 * Opens a recipe, explains how to share it, or proposes to favorite it. Undefined for any other message, and for an ambiguous one that
 * names no existing recipe.
 */
export async function answerRecipeAction(request: MessageContext): Promise<Draft | undefined> {
  const { ctx, message } = request;
  const action = parseRecipeAction(message.content);
  if (action === undefined) return undefined;
  const { kind, isUnambiguous } = action;
  if (isUnambiguous && !hasScopes(ctx.actor, CHANGE_RECIPES)) return draft(CANNOT_CHANGE_RECIPES);
  if (!hasScopes(ctx.actor, READ_RECIPES)) return undefined;
  const found = await findTargets(request, action);
  if (found.length > 1) return askWhich(request, found, 'answer');
  const [only] = found;
  const recipe = only === undefined ? undefined : await readDiscussed(ctx, only);
  if (recipe?.source === 'draft')
    return draft(
      `“${recipe.title}” is a draft. Keep it first; then it has a page, and you can share it or make it a favorite.`,
    );
  if (recipe === undefined) return isUnambiguous ? draft(nothingFound(action)) : undefined;
  if (kind === 'open') return show(recipe, `Here is “${recipe.title}”.`);
  if (kind === 'share') return explainSharing(recipe);
  return hasScopes(ctx.actor, CHANGE_RECIPES)
    ? proposeFavorite(recipe, kind === 'favorite')
    : draft(CANNOT_CHANGE_RECIPES);
}

function nothingFound({ kind, titles }: RecipeAction): string {
  const title = titles.at(-1);
  if (title === undefined) return 'Which recipe do you mean? Tell me its title.';
  const what = kind === 'favorite' ? 'add anything to' : 'remove anything from';
  return `I found no recipe called “${title}”, so I didn’t ${what} your favorites.`;
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
  if (was === isFavorite) return show(recipe, `“${title}” is ${was ? 'already' : 'not'} in your favorites.`);
  const proposal = favoriteProposal(recipe, isFavorite);
  return draft(proposalQuestion(proposal), { citations: [{ id, title }], proposal });
}
