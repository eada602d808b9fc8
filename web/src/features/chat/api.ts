import { chatRoutes } from '@larder/contract/chat';
import type { ChatEvent, ChatMessage, Chosen, MessageContext } from '@larder/contract/chat';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { assistantStatusQuery, recheckStatus } from '#features/assistant/api.ts';
import { hideRecipes, recipeQuery, refreshRecipes } from '#features/recipes/api.ts';
import { streamEvents } from '#platform/events/stream-events.ts';
import { call } from '#platform/http.ts';

/** The user's conversations, the most recently used first. */
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

/** The messages of a conversation, from its end. The next page precedes it. */
export function conversationQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['chat', 'conversation', id],
    queryFn: ({ signal, pageParam }) =>
      call(chatRoutes.getConversation, { signal, params: { id }, query: { cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    // A user who left during an answer must see its end.
    staleTime: 0,
  });
}

/** What REECE remembers for the rest of a conversation. */
export function rememberedQuery(id: string) {
  return queryOptions({
    queryKey: ['chat', 'remembered', id],
    queryFn: ({ signal }) => call(chatRoutes.listRemembered, { signal, params: { id } }),
    staleTime: 0,
  });
}

/** Forgets one of these. Resolves with the others. */
export function useForget(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = rememberedQuery(id);
  return useMutation({
    mutationFn: (key: string) => call(chatRoutes.forget, { params: { id, key } }),
    // Optimistic update: the chip is gone at once.
    onMutate: (key) => {
      queryClient.setQueryData(queryKey, (data) =>
        data === undefined ? data : { remembered: data.remembered.filter((fact) => fact.key !== key) },
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export interface OutgoingMessage {
  readonly id: string;
  readonly conversationId: string;
  readonly content: string;
  /** The choice that the message makes. */
  readonly chosen: Chosen | null;
  /** The recipe in front of the user. */
  readonly context?: MessageContext | undefined;
  readonly signal: AbortSignal;
}

/** Sends a message, and streams its answer. */
export function sendMessage({
  id,
  conversationId,
  content,
  chosen,
  context,
  signal,
}: OutgoingMessage): AsyncGenerator<ChatEvent> {
  const body = { id, conversation_id: conversationId, content, ...(chosen === null ? {} : { chosen }), context };
  return streamEvents(chatRoutes.sendMessage, { body, signal });
}

/** Stops an answer. Merely disconnecting lets it continue for a while. */
export function stopAnswer(id: string): Promise<unknown> {
  return call(chatRoutes.stopAnswer, { body: { id } });
}

/** Invalidates the queries that an answer changes: conversations, recipes, and the assistant's status. */
export function refreshAfterAnswer(
  queryClient: QueryClient,
  conversationId: string,
  { action, state, recipe }: ChatMessage,
): void {
  void queryClient.invalidateQueries({ queryKey: conversationsQuery().queryKey });
  void queryClient.invalidateQueries({ queryKey: rememberedQuery(conversationId).queryKey });
  // The AI service may have failed or recovered.
  if (state === 'failed') void queryClient.invalidateQueries({ queryKey: assistantStatusQuery().queryKey });
  else void recheckStatus(queryClient);
  // The page shows the answer already, so it is not refetched before the conversation is opened again.
  void queryClient.invalidateQueries({ queryKey: conversationQuery(conversationId).queryKey, refetchType: 'none' });
  // An answer that shows a recipe may have carried out or undone a change of it.
  if (action === 'recipe_generated' || recipe !== null) void refreshRecipes(queryClient);
}

type ConversationPages = InfiniteData<{ readonly messages: readonly ChatMessage[] }, string | null>;

function updateMessage(queryClient: QueryClient, message: ChatMessage): void {
  queryClient.setQueriesData<ConversationPages>({ queryKey: ['chat', 'conversation'] }, (data) => {
    if (data === undefined) return data;
    const pages = data.pages.map((page) => ({
      ...page,
      messages: page.messages.map((one) => (one.id === message.id ? message : one)),
    }));
    return { ...data, pages };
  });
}

/** A decision about a proposed change; `undo` takes back an accepted one. */
export interface ProposalDecision {
  readonly id: string;
  readonly decision: 'accept' | 'refuse' | 'undo';
}

function sendDecision({ id, decision }: ProposalDecision): Promise<ChatMessage> {
  const params = { id };
  if (decision === 'undo') return call(chatRoutes.undoProposal, { params });
  return call(chatRoutes.answerProposal, { params, body: { accept: decision === 'accept' } });
}

/** Accepts, refuses or undoes a proposed change. Resolves with the updated message. */
export function useDecideProposal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: sendDecision,
    onSuccess: (message) => {
      updateMessage(queryClient, message);
      const { proposal } = message;
      if (proposal?.state !== 'done' && proposal?.state !== 'undone') return;
      const { kind, state, recipe_id: id } = proposal;
      if (id !== null) {
        if (kind === (state === 'done' ? 'delete' : 'save')) hideRecipes(queryClient, [id]);
        void queryClient.invalidateQueries({ queryKey: recipeQuery(id).queryKey });
      }
      void refreshRecipes(queryClient);
    },
  });
}

/** Removes a deleted conversation from the cache. Call it once no component shows it, otherwise it is fetched again. */
export function removeConversation(queryClient: QueryClient, id: string): void {
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
