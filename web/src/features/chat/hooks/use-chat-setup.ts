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

const setupFailure = failureToast();

export type ChatSetup =
  | { readonly phase: 'starting' }
  | { readonly phase: 'failed'; readonly detail: string; readonly isRetrying: boolean; readonly retry: () => void }
  | {
      readonly phase: 'ready';
      readonly status: AssistantStatus;
      readonly recipes: Counted;
      /** The user's most used ingredient. */
      readonly ingredient: string | null;
      /** The conversation to continue; null to start a new one. */
      readonly recentConversation: string | null;
      /** Checks again what REECE can do; null while everything works. */
      readonly recheck: (() => void) | null;
      readonly isRechecking: boolean;
    };

const awayFailure = failureToast();

/** Loads what the chat needs before the first message: the assistant's status, the number of recipes, and the last conversation. */
export function useChatSetup(isOpen: boolean): ChatSetup {
  const queryClient = useQueryClient();
  const status = useQuery(assistantStatusQuery());
  const recipes = useQuery(recipeCountQuery({}));
  const conversations = useInfiniteQuery(conversationsQuery());
  // Optional: the chat does not wait for the statistics.
  const stats = useQuery(statsQuery());
  const all = [status, recipes, conversations];
  const error = all.find((one) => one.isError && one.data === undefined)?.error ?? null;
  const isRetrying = all.some((one) => one.isFetching);

  const isFailed = error !== null && !isRetrying;
  const detail = failureDetail(error);
  useEffect(() => {
    if (isFailed) setupFailure.show(CHAT_TEXTS.connect_failed, { description: detail });
    else setupFailure.clear();
  }, [isFailed, detail]);

  useEffect(() => {
    if (isOpen) void recheckStatus(queryClient);
  }, [isOpen, queryClient]);
  const { data, isFetching } = status;
  const isAway = data !== undefined && !isWell(data);
  const isConfirmedAway = isAway && !isFetching;
  useEffect(() => {
    // One toast, however often the check fails.
    if (isConfirmedAway) awayFailure.show(CHAT_TEXTS.connect_failed, { description: AWAY_TEXT });
    else if (data !== undefined && !isAway) awayFailure.clear();
  }, [isConfirmedAway, isAway, data]);

  if (error !== null) {
    const retry = () => {
      for (const one of all) if (one.data === undefined) void one.refetch();
    };
    return { phase: 'failed', detail, isRetrying, retry };
  }
  // A cached list may lack the last conversation.
  const isKnown = conversations.data !== undefined && conversations.isFetchedAfterMount;
  if (status.data === undefined || recipes.data === undefined || !isKnown) return { phase: 'starting' };
  const newest = conversations.data.pages[0]?.conversations ?? [];
  return {
    phase: 'ready',
    status: status.data,
    recipes: recipes.data,
    ingredient: stats.data?.mostUsedIngredients[0]?.ingredient ?? null,
    recentConversation: conversationToContinue(newest, conversations.dataUpdatedAt),
    recheck: isAway ? () => void recheckStatus(queryClient) : null,
    isRechecking: isAway && isFetching,
  };
}
