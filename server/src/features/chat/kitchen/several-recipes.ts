import type { ChatRequest } from '../chat-request.ts';
import type { Draft } from '../draft.ts';
import { answerCookable } from './cookable.ts';
import { answerBest } from './best-own.ts';
import { answerComparison } from './compare.ts';
import { answerMixedTable } from './mixed-table.ts';
import { answerQuickSearch } from './quick-search.ts';
import { answerShoppingList } from './shopping-list.ts';

const ANSWERS = [
  answerShoppingList,
  answerComparison,
  answerBest,
  answerCookable,
  answerMixedTable,
  answerQuickSearch,
] as const;

/** Answers about several recipes at once: a comparison, a shopping list, what to cook from what is there. Undefined for any other message. */
export async function answerAboutSeveral(request: ChatRequest): Promise<Draft | undefined> {
  for (const answer of ANSWERS) {
    const found = await answer(request);
    if (found !== undefined) return found;
  }
  return undefined;
}
