import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { conversationQuery } from '#features/chat/api.ts';
import type { ChatSetup } from '#features/chat/hooks/use-chat-setup.ts';
import { toEntries, findUnanswered } from '#features/chat/model/entries.ts';
import type { Exchange } from '#features/chat/model/exchanges.ts';
import { isNotFound } from '#features/recipes/model/recipe-text.ts';
import { newId } from '#platform/new-id.ts';

interface OpenConversation {
  readonly id: string;
  /** It was started before this page was opened, so its messages are fetched. */
  readonly isStored: boolean;
}

/** The open conversation: the recent one or a new one, until the user opens another. */
export function useConversation(setup: ChatSetup, exchanges: readonly Exchange[]) {
  const [conversation, setConversation] = useState<OpenConversation | null>(null);
  const start = (): void => setConversation({ id: newId(), isStored: false });
  const open = (id: string): void => setConversation({ id, isStored: true });
  if (conversation === null && setup.phase === 'ready') {
    if (setup.recentConversation === null) start();
    else open(setup.recentConversation);
  }
  const { id, isStored } = conversation ?? { id: '', isStored: false };
  const stored = useInfiniteQuery({ ...conversationQuery(id), enabled: isStored });
  // Deleted in another tab or on another device.
  if (isNotFound(stored.error)) start();

  const messages = useMemo(
    () => (isStored ? (stored.data?.pages.toReversed().flatMap((page) => page.messages) ?? []) : []),
    [isStored, stored.data],
  );
  const own = useMemo(() => exchanges.filter(({ conversationId }) => conversationId === id), [exchanges, id]);
  const entries = useMemo(() => toEntries(messages, own), [messages, own]);
  return {
    id,
    entries,
    /** A message from before this page was opened whose answer may still be running. */
    unanswered: findUnanswered(messages, own, stored.dataUpdatedAt),
    running: own.find(({ state }) => state === 'thinking') ?? null,
    isLoading: conversation === null || (isStored && stored.isPending),
    failure: isStored && stored.data === undefined && !stored.isFetching ? stored.error : null,
    stored,
    start,
    open,
  };
}
