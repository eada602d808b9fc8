import { CHAT_TEXTS } from '@larder/contract/chat';
import type { AssistantStatus } from '@larder/contract/assistant';
import type { Counted } from '@larder/contract/recipes';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { assistantStatusQuery, recheckStatus } from '#features/assistant/api.ts';
import { isWell } from '#features/assistant/model/status.ts';
import { conversationsQuery } from '#features/chat/api.ts';
import { conversationToContinue } from '#features/chat/model/conversations.ts';
import { AWAY_TEXT } from '#features/chat/model/greeting.ts';
import { recipeCountQuery } from '#features/recipes/api.ts';
import { statsQuery } from '#features/stats/api.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { failureToast } from '#ui/failure-toast.ts';

const openingFailure = failureToast();

export type Opening =
  | { readonly phase: 'starting' }
  | { readonly phase: 'failed'; readonly detail: string; readonly isRetrying: boolean; readonly retry: () => void }
  | {
      readonly phase: 'ready';
      readonly status: AssistantStatus;
      readonly recipes: Counted;
      /** What the person cooks with most. */
      readonly ingredient: string | null;
      /** The conversation to go on with, if one was left not long ago. */
      readonly continued: string | null;
      /** Asks again what REECE can do; null while nothing is off. */
      readonly recheck: (() => void) | null;
      readonly isRechecking: boolean;
    };

const awayFailure = failureToast();

/** What REECE has to know before the first word: who answers, how many recipes there are, and what was said last. */
export function useOpening(isOpen: boolean): Opening {
  const queryClient = useQueryClient();
  const status = useQuery(assistantStatusQuery());
  const recipes = useQuery(recipeCountQuery({}));
  const conversations = useInfiniteQuery(conversationsQuery());
  // The page shows them, so they are there; nobody waits for them.
  const stats = useQuery(statsQuery());
  const all = [status, recipes, conversations];
  const error = all.find((one) => one.isError && one.data === undefined)?.error ?? null;
  const isRetrying = all.some((one) => one.isFetching);

  const isFailed = error !== null && !isRetrying;
  const detail = failureDetail(error);
  useEffect(() => {
    if (isFailed) openingFailure.show(CHAT_TEXTS.connect_failed, { description: detail });
    else openingFailure.clear();
  }, [isFailed, detail]);

  useEffect(() => {
    if (isOpen) void recheckStatus(queryClient);
  }, [isOpen, queryClient]);
  const { data, isFetching } = status;
  const isAway = data !== undefined && !isWell(data);
  const isFoundAway = isAway && !isFetching;
  useEffect(() => {
    // One message, however often it is found.
    if (isFoundAway) awayFailure.show(CHAT_TEXTS.connect_failed, { description: AWAY_TEXT });
    else if (data !== undefined && !isAway) awayFailure.clear();
  }, [isFoundAway, isAway, data]);

  if (error !== null) {
    const retry = () => {
      for (const one of all) if (one.data === undefined) void one.refetch();
    };
    return { phase: 'failed', detail, isRetrying, retry };
  }
  // What was said last may have been said since this list was had.
  const isKnown = conversations.data !== undefined && conversations.isFetchedAfterMount;
  if (status.data === undefined || recipes.data === undefined || !isKnown) return { phase: 'starting' };
  const newest = conversations.data.pages[0]?.conversations ?? [];
  return {
    phase: 'ready',
    status: status.data,
    recipes: recipes.data,
    ingredient: stats.data?.mostUsedIngredients[0]?.ingredient ?? null,
    continued: conversationToContinue(newest, conversations.dataUpdatedAt),
    recheck: isAway ? () => void recheckStatus(queryClient) : null,
    isRechecking: isAway && isFetching,
  };
}
