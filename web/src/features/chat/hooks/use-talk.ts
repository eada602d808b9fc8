import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { conversationQuery } from '#features/chat/api.ts';
import type { Opening } from '#features/chat/hooks/use-opening.ts';
import { entriesOf, questionToHear } from '#features/chat/model/talk.ts';
import type { Turn } from '#features/chat/model/talk.ts';
import { isNotFound } from '#features/recipes/model/recipe-text.ts';
import { newId } from '#platform/new-id.ts';

interface Talk {
  readonly id: string;
  /** It was begun before this page was opened, so the server is asked what was said. */
  readonly isKept: boolean;
}

/** The conversation that is open: the one of not long ago, or a new one, until the person chooses another. */
export function useTalk(opening: Opening, turns: readonly Turn[]) {
  const [talk, setTalk] = useState<Talk | null>(null);
  const begin = (): void => setTalk({ id: newId(), isKept: false });
  const open = (id: string): void => setTalk({ id, isKept: true });
  if (talk === null && opening.phase === 'ready') {
    if (opening.continued === null) begin();
    else open(opening.continued);
  }
  const { id, isKept } = talk ?? { id: '', isKept: false };
  const kept = useInfiniteQuery({ ...conversationQuery(id), enabled: isKept });
  // It was deleted elsewhere.
  if (isNotFound(kept.error)) begin();

  const messages = useMemo(
    () => (isKept ? (kept.data?.pages.toReversed().flatMap((page) => page.messages) ?? []) : []),
    [isKept, kept.data],
  );
  const own = useMemo(() => turns.filter(({ conversationId }) => conversationId === id), [turns, id]);
  const entries = useMemo(() => entriesOf(messages, own), [messages, own]);
  return {
    id,
    entries,
    /** Asked before this page was opened, and perhaps being answered at this moment. */
    toHear: questionToHear(messages, own, kept.dataUpdatedAt),
    running: own.find(({ state }) => state === 'thinking') ?? null,
    isLoading: talk === null || (isKept && kept.isPending),
    failure: isKept && kept.data === undefined && !kept.isFetching ? kept.error : null,
    kept,
    begin,
    open,
  };
}
