import type { RecipeIdeas } from '@larder/contract/assistant';

import { suggestRecipes } from '#features/assistant/api.ts';
import { filteredText } from '#features/recipes/model/understood-text.ts';
import { askReece, searchRecipes } from '#features/search/api.ts';
import type { SearchOutcome } from '#features/search/model/search-outcome.ts';
import { parseReply } from '#features/search/model/parse-reply.ts';
import { SEARCH_TEXTS } from '#features/search/model/search-text.ts';
import { ApiError, UnreadableError } from '#platform/api-error.ts';
import { failureDetail } from '#platform/failure-detail.ts';

/** Null without ideas and after any failure: the caller then falls back to REECE's answer. */
async function findIdeas(query: string, signal: AbortSignal): Promise<RecipeIdeas | null> {
  try {
    const ideas = await suggestRecipes(query, signal);
    return ideas.recipes.length === 0 ? null : ideas;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/** The message of our server, or the bare status of another one, such as a proxy. */
function reasonOf({ message, requestId, status }: ApiError): string {
  return requestId === null ? String(status) : message;
}

async function ask(query: string, signal: AbortSignal): Promise<SearchOutcome> {
  try {
    return parseReply(await askReece(`recipe for ${query}`, signal), query);
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'message', message: describeAskError(error) };
  }
}

function describeAskError(error: unknown): string {
  if (error instanceof ApiError) return SEARCH_TEXTS.error(reasonOf(error));
  return error instanceof UnreadableError ? SEARCH_TEXTS.unexpected : SEARCH_TEXTS.failed(failureDetail(error));
}

/** Searches readable recipes, falls back to ideas, then to REECE's answer. Throws when the search itself fails. */
export async function findRecipes(query: string, signal: AbortSignal): Promise<SearchOutcome> {
  const { recipes, mended, understood = [] } = await searchRecipes(query, signal);
  const reading = { understood, filteredText: filteredText(understood) };
  if (recipes.length > 0) {
    const options = recipes.map(({ id, title, description, picture, category, conflicts }) => {
      return { id, title, description, picture, category, conflicts };
    });
    return { kind: 'options', query, options, mended, ...reading, ideasBy: null };
  }
  const ideas = await findIdeas(query, signal);
  if (ideas === null) return ask(query, signal);
  const options = ideas.recipes.map((idea) => ({ ...idea, id: null, picture: null, category: null, conflicts: [] }));
  return { kind: 'options', query, options, mended: null, ...reading, ideasBy: ideas.answered_by };
}
