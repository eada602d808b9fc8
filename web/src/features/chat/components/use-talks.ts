import { CHAT_TEXTS } from '@larder/contract/chat';
import type { ChatMessage } from '@larder/contract/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';

import { noteAnswer, sendMessage } from '#features/chat/api.ts';
import { reduceTurns } from '#features/chat/model/talk.ts';
import type { Turn } from '#features/chat/model/talk.ts';
import { ApiError, UnreachableError } from '#platform/api-error.ts';
import { newId } from '#platform/new-id.ts';

const UNREACHABLE = 'The server cannot be reached. What you said is kept here; try again when you are connected.';

/** Why no answer came, in words for the person. */
function problemOf(error: unknown): string {
  if (error instanceof UnreachableError) return UNREACHABLE;
  const isOurs = error instanceof ApiError && error.code !== 'internal';
  return isOurs ? error.message : CHAT_TEXTS.failed;
}

export interface Talks {
  /** What was said from this page, in all conversations. */
  readonly turns: readonly Turn[];
  /** With the id of something that was said before, says it once more. */
  readonly say: (conversationId: string, content: string, again?: string) => void;
  readonly stop: (id: string) => void;
  readonly mend: (message: ChatMessage) => void;
  /** The conversation is gone, and with it what is still being said in it. */
  readonly forget: (conversationId: string) => void;
}

/** Says things and listens to the answers, as long as the page is there. */
export function useTalks(onHeard: () => void): Talks {
  const queryClient = useQueryClient();
  const [turns, dispatch] = useReducer(reduceTurns, []);
  const listening = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = listening.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const listen = async (conversationId: string, id: string, content: string): Promise<void> => {
    const controller = new AbortController();
    listening.current.set(id, controller);
    try {
      for await (const event of sendMessage({ id, conversationId, content, signal: controller.signal })) {
        onHeard();
        dispatch({ type: 'hear', id, event });
        if (event.type === 'end') return noteAnswer(queryClient, conversationId, event.message);
      }
      throw new UnreachableError('The answer ended in the middle');
    } catch (error) {
      if (!controller.signal.aborted) dispatch({ type: 'break', id, problem: problemOf(error) });
    } finally {
      if (listening.current.get(id) === controller) listening.current.delete(id);
    }
  };

  const stop = (id: string): void => {
    dispatch({ type: 'stop', id });
    listening.current.get(id)?.abort();
  };

  return {
    turns,
    say: (conversationId, content, again) => {
      const id = again ?? newId();
      dispatch({ type: 'say', id, conversationId, content });
      void listen(conversationId, id, content);
    },
    stop,
    mend: (message) => dispatch({ type: 'mend', message }),
    forget: (conversationId) => {
      for (const turn of turns) if (turn.conversationId === conversationId) listening.current.get(turn.id)?.abort();
      dispatch({ type: 'forget', conversationId });
    },
  };
}
