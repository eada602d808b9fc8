import { CHAT_TEXTS } from '@larder/contract/chat';
import type { ChatEvent, ChatMessage, Chosen } from '@larder/contract/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';

import { noteAnswer, sendMessage, stopAnswer } from '#features/chat/api.ts';
import type { Saying } from '#features/chat/api.ts';
import { reduceTurns } from '#features/chat/model/talk.ts';
import type { Turn } from '#features/chat/model/talk.ts';
import { ApiError } from '#platform/api-error.ts';
import { followEvents, mayGoOn } from '#platform/follow-events.ts';
import { newId } from '#platform/new-id.ts';

/** Why no answer came, in words for the person. */
function problemOf(error: unknown): string {
  const isTold = error instanceof ApiError && error.code !== 'internal';
  return isTold ? error.message : CHAT_TEXTS.failed;
}

export interface Talks {
  /** What was said from this page, in all conversations. */
  readonly turns: readonly Turn[];
  /** With the id of something that was said before, says it once more. */
  readonly say: (conversationId: string, content: string, more?: { again?: string; chosen?: Chosen | null }) => void;
  readonly stop: (id: string) => void;
  readonly mend: (message: ChatMessage) => void;
  /** The conversation is gone, and with it what is still being said in it. */
  readonly forget: (conversationId: string) => void;
}

/** Says things and listens to the answers, as long as the page is there. */
export function useTalks(onHeard: () => void): Talks {
  const queryClient = useQueryClient();
  const [turns, dispatch] = useReducer(reduceTurns, []);
  const listening = useRef(new Map<string, { conversationId: string; controller: AbortController }>());
  useEffect(() => {
    const all = listening.current;
    return () => {
      for (const { controller } of all.values()) controller.abort();
    };
  }, []);

  const listen = useCallback(
    async ({ conversationId, id, content, chosen }: Omit<Saying, 'signal'>): Promise<void> => {
      if (listening.current.has(id)) return;
      const controller = new AbortController();
      const { signal } = controller;
      listening.current.set(id, { conversationId, controller });
      let isHeard = false;
      const hear = (event: ChatEvent): ChatMessage | undefined => {
        isHeard = true;
        onHeard();
        dispatch({ type: 'hear', id, event });
        return event.type === 'end' ? event.message : undefined;
      };
      try {
        const message = await followEvents({
          open: () => sendMessage({ id, conversationId, content, chosen, signal }),
          hear,
          onLost: () => dispatch({ type: 'lose', id }),
          signal,
          // Who was never reached is not waited for.
          isWorthAskingAgain: (error) => isHeard && mayGoOn(error),
        });
        noteAnswer(queryClient, conversationId, message);
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'break', id, problem: problemOf(error) });
      } finally {
        listening.current.delete(id);
      }
    },
    [onHeard, queryClient],
  );

  const says = useMemo(
    (): Omit<Talks, 'turns'> => ({
      say: (conversationId, content, { again, chosen = null } = {}) => {
        const said = { id: again ?? newId(), conversationId, content, chosen };
        dispatch({ type: 'say', ...said });
        void listen(said);
      },
      stop: (id) => {
        dispatch({ type: 'stop', id });
        listening.current.get(id)?.controller.abort();
        // Where it cannot be told it ends a little later by itself.
        stopAnswer(id).catch(() => undefined);
      },
      mend: (message) => dispatch({ type: 'mend', message }),
      forget: (conversationId) => {
        for (const one of listening.current.values()) if (one.conversationId === conversationId) one.controller.abort();
        dispatch({ type: 'forget', conversationId });
      },
    }),
    [listen],
  );
  return { turns, ...says };
}
