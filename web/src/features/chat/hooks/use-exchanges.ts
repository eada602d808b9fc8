import { CHAT_TEXTS } from '@larder/contract/chat';
import type { ChatEvent, ChatMessage, Chosen, MessageContext } from '@larder/contract/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';

import { refreshAfterAnswer, sendMessage, stopAnswer } from '#features/chat/api.ts';
import type { OutgoingMessage } from '#features/chat/api.ts';
import { reduceExchanges } from '#features/chat/model/exchanges.ts';
import type { Exchange } from '#features/chat/model/exchanges.ts';
import { ApiError, isTransientError } from '#platform/api-error.ts';
import { readWithRetry } from '#platform/events/read-with-retry.ts';
import { newId } from '#platform/new-id.ts';

/** Why there is no answer, for the user. */
function problemText(error: unknown): string {
  const isExplained = error instanceof ApiError && error.code !== 'internal';
  return isExplained ? error.message : CHAT_TEXTS.failed;
}

interface SendOptions {
  readonly retry?: string;
  readonly chosen?: Chosen | null;
  /** Ignored for a retry of a message of this page, which has its own. */
  readonly context?: MessageContext | undefined;
}

export interface Exchanges {
  /** The exchanges of this page, in all conversations. */
  readonly exchanges: readonly Exchange[];
  /** Sends a message. `retry` is the id of an earlier one to send again. */
  readonly send: (conversationId: string, content: string, more?: SendOptions) => void;
  readonly stop: (id: string) => void;
  readonly update: (message: ChatMessage) => void;
  /** Removes the exchanges of a deleted conversation, and stops their streams. */
  readonly remove: (conversationId: string) => void;
}

/** Sends messages and receives their answers. `onReceived` is called when the server has a message. */
export function useExchanges(onReceived: () => void): Exchanges {
  const queryClient = useQueryClient();
  const [exchanges, dispatch] = useReducer(reduceExchanges, []);
  const contexts = useRef(new Map<string, MessageContext | undefined>());
  const streams = useRef(new Map<string, { conversationId: string; controller: AbortController }>());
  useEffect(() => {
    const all = streams.current;
    return () => {
      for (const { controller } of all.values()) controller.abort();
    };
  }, []);

  const stream = useCallback(
    async ({ conversationId, id, content, chosen, context }: Omit<OutgoingMessage, 'signal'>): Promise<void> => {
      if (streams.current.has(id)) return;
      const controller = new AbortController();
      const { signal } = controller;
      streams.current.set(id, { conversationId, controller });
      let isReceived = false;
      const receive = (event: ChatEvent): ChatMessage | undefined => {
        isReceived = true;
        onReceived();
        dispatch({ type: 'receive', id, event });
        return event.type === 'end' ? event.message : undefined;
      };
      try {
        const message = await readWithRetry({
          open: () => sendMessage({ id, conversationId, content, chosen, context, signal }),
          onEvent: receive,
          onDisconnect: () => dispatch({ type: 'disconnect', id }),
          signal,
          // Reconnects only if the server was reached before.
          isRetryable: (error) => isReceived && isTransientError(error),
        });
        refreshAfterAnswer(queryClient, conversationId, message);
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'fail', id, problem: problemText(error) });
      } finally {
        streams.current.delete(id);
      }
    },
    [onReceived, queryClient],
  );

  const actions = useMemo(
    (): Omit<Exchanges, 'exchanges'> => ({
      send: (conversationId, content, { retry, chosen = null, context } = {}) => {
        const id = retry ?? newId();
        const message = { id, conversationId, content, chosen };
        if (!contexts.current.has(id)) contexts.current.set(id, context);
        dispatch({ type: 'send', ...message });
        void stream({ ...message, context: contexts.current.get(id) });
      },
      stop: (id) => {
        dispatch({ type: 'stop', id });
        streams.current.get(id)?.controller.abort();
        // If this request fails, the answer stops by itself a little later.
        stopAnswer(id).catch(() => undefined);
      },
      update: (message) => dispatch({ type: 'update', message }),
      remove: (conversationId) => {
        for (const one of streams.current.values()) if (one.conversationId === conversationId) one.controller.abort();
        dispatch({ type: 'remove', conversationId });
      },
    }),
    [stream],
  );
  return { exchanges, ...actions };
}
