import { chatRoutes } from '@larder/contract/chat';
import type { ChatEvent, ChatMessage, Chosen } from '@larder/contract/chat';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { assistantStatusQuery, recheckStatus } from '#features/assistant/api.ts';
import { hideRecipes, recipeQuery, refreshRecipes } from '#features/recipes/api.ts';
import { callForEvents } from '#platform/event-stream.ts';
import { call } from '#platform/http.ts';

/** One's conversations, the last used first. */
export function conversationsQuery() {
  return infiniteQueryOptions({
    queryKey: ['chat', 'conversations'],
    queryFn: ({ signal, pageParam }) =>
      call(chatRoutes.listConversations, { signal, query: { cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  });
}

/** What was said, from the end; the next page is what was said before. */
export function conversationQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['chat', 'conversation', id],
    queryFn: ({ signal, pageParam }) =>
      call(chatRoutes.getConversation, { signal, params: { id }, query: { cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    // Who left in the middle of an answer finds what became of it.
    staleTime: 0,
  });
}

export interface Saying {
  readonly id: string;
  readonly conversationId: string;
  readonly content: string;
  /** What is chosen by it. */
  readonly chosen: Chosen | null;
  readonly signal: AbortSignal;
}

/** Says something; the answer comes bit by bit. */
export function sendMessage({ id, conversationId, content, chosen, signal }: Saying): AsyncGenerator<ChatEvent> {
  const body = { id, conversation_id: conversationId, content, ...(chosen === null ? {} : { chosen }) };
  return callForEvents(chatRoutes.sendMessage, { body, signal });
}

/** Has an answer end where it is. Whoever only leaves may come back for the rest of it. */
export function stopAnswer(id: string): Promise<unknown> {
  return call(chatRoutes.stopAnswer, { body: { id } });
}

/** After an answer: its conversation has more to it, and there may be one more recipe. */
export function noteAnswer(queryClient: QueryClient, conversationId: string, { action, state }: ChatMessage): void {
  void queryClient.invalidateQueries({ queryKey: conversationsQuery().queryKey });
  // A service may have gone or come back.
  if (state === 'failed') void queryClient.invalidateQueries({ queryKey: assistantStatusQuery().queryKey });
  else void recheckStatus(queryClient);
  // What was just said stands on the page; it is asked for when somebody comes back to it.
  void queryClient.invalidateQueries({ queryKey: conversationQuery(conversationId).queryKey, refetchType: 'none' });
  if (action === 'recipe_generated' || action === 'recipe_added') void refreshRecipes(queryClient);
}

type ConversationPages = InfiniteData<{ readonly messages: readonly ChatMessage[] }, string | null>;

function noteMessage(queryClient: QueryClient, message: ChatMessage): void {
  queryClient.setQueriesData<ConversationPages>({ queryKey: ['chat', 'conversation'] }, (data) => {
    if (data === undefined) return data;
    const pages = data.pages.map((page) => ({
      ...page,
      messages: page.messages.map((one) => (one.id === message.id ? message : one)),
    }));
    return { ...data, pages };
  });
}

/** Has a proposed change done, or not. Gives the message that proposed it, as it stands now. */
export function useAnswerProposal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, accept }: { id: string; accept: boolean }) =>
      call(chatRoutes.answerProposal, { params: { id }, body: { accept } }),
    onSuccess: (message) => {
      noteMessage(queryClient, message);
      const { proposal } = message;
      if (proposal?.state !== 'done') return;
      const { kind, recipe_id: id } = proposal;
      if (id !== null) {
        if (kind === 'delete') hideRecipes(queryClient, [id]);
        void queryClient.invalidateQueries({ queryKey: recipeQuery(id).queryKey });
      }
      void refreshRecipes(queryClient);
    },
  });
}

/** Once nobody looks at it any more, who would ask for it again. */
export function dropConversation(queryClient: QueryClient, id: string): void {
  queryClient.removeQueries({ queryKey: conversationQuery(id).queryKey });
}

export function useDeleteConversation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(chatRoutes.deleteConversation, { params: { id } }),
    // Also after a failure: another tab may have been faster.
    onSettled: () => queryClient.invalidateQueries({ queryKey: conversationsQuery().queryKey }),
  });
}
