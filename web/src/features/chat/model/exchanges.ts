import type { ChatEvent, ChatMessage, Chosen } from '@larder/contract/chat';

/** A message that was sent from this page, and the state of its answer. */
export interface Exchange {
  /** The id of the user's message. Sending is idempotent: the same id gets the same answer. */
  readonly id: string;
  readonly conversationId: string;
  readonly content: string;
  /** The choice that the message makes. */
  readonly chosen: Chosen | null;
  /**
   * `thinking`: the answer is generated (`running` on the server). `answered`: `message` is here, and its own `state` says whether
   * the answer is `done`, `stopped` or `failed`. `stopped` and `failed` here: the exchange ended without a message.
   */
  readonly state: 'thinking' | 'answered' | 'stopped' | 'failed';
  /** The current activity, until more text arrives. */
  readonly status: string | null;
  /** The text so far. */
  readonly text: string;
  /** The connection was lost. After reconnecting, the stream repeats the text from its beginning. */
  readonly isLost: boolean;
  /** The complete answer. */
  readonly message: ChatMessage | null;
  /** Why there is no answer. */
  readonly problem: string | null;
}

export type ExchangeAction =
  | ({ readonly type: 'send' } & Pick<Exchange, 'id' | 'conversationId' | 'content' | 'chosen'>)
  | { readonly type: 'receive'; readonly id: string; readonly event: ChatEvent }
  | { readonly type: 'disconnect'; readonly id: string }
  | { readonly type: 'stop'; readonly id: string }
  | { readonly type: 'fail'; readonly id: string; readonly problem: string }
  | { readonly type: 'update'; readonly message: ChatMessage }
  | { readonly type: 'remove'; readonly conversationId: string };

const CONNECTION_LOST = 'Connection lost. Reconnecting';

function applyEvent(exchange: Exchange, event: ChatEvent): Exchange {
  if (event.type === 'doing') return { ...exchange, status: event.text };
  if (event.type === 'text') {
    return {
      ...exchange,
      text: exchange.isLost || event.replaces ? event.text : exchange.text + event.text,
      status: null,
      isLost: false,
    };
  }
  return { ...exchange, state: 'answered', text: event.message.content, message: event.message };
}

/** Reduces the exchanges of all conversations of this page, in their order. */
export function reduceExchanges(exchanges: readonly Exchange[], action: ExchangeAction): readonly Exchange[] {
  const change = (id: string, to: (exchange: Exchange) => Exchange) =>
    // Events that arrive after the end are ignored.
    exchanges.map((exchange) => (exchange.id === id && exchange.state === 'thinking' ? to(exchange) : exchange));
  switch (action.type) {
    case 'send': {
      const { id, conversationId, content, chosen } = action;
      const exchange: Exchange = {
        id,
        conversationId,
        content,
        chosen,
        state: 'thinking',
        status: null,
        text: '',
        isLost: false,
        message: null,
        problem: null,
      };
      return exchanges.some((one) => one.id === id)
        ? exchanges.map((one) => (one.id === id ? exchange : one))
        : [...exchanges, exchange];
    }
    case 'receive':
      return change(action.id, (exchange) => applyEvent(exchange, action.event));
    case 'disconnect':
      return change(action.id, (exchange) => ({ ...exchange, status: CONNECTION_LOST, isLost: true }));
    case 'stop':
      return change(action.id, (exchange) => ({ ...exchange, state: 'stopped' }));
    case 'fail':
      return change(action.id, (exchange) => ({ ...exchange, state: 'failed', problem: action.problem }));
    case 'update':
      return exchanges.map((exchange) =>
        exchange.message?.id === action.message.id ? { ...exchange, message: action.message } : exchange,
      );
    case 'remove':
      return exchanges.filter(({ conversationId }) => conversationId !== action.conversationId);
  }
}
