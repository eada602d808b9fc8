import { CHAT_TEXTS } from '@larder/contract/chat';
import type { ChatMessage, Chosen } from '@larder/contract/chat';

import type { Exchange } from '#features/chat/model/exchanges.ts';

export interface UserEntry {
  readonly kind: 'user';
  readonly key: string;
  readonly content: string;
  readonly chosen: Chosen | null;
}

/** A message to send again: with its id to fetch the same answer, without one to get a new answer. */
export interface Retry {
  readonly id: string | null;
  readonly content: string;
  readonly chosen: Chosen | null;
}

export interface AnswerEntry {
  readonly kind: 'answer';
  readonly key: string;
  readonly text: string;
  readonly state: 'thinking' | 'done' | 'stopped' | 'failed';
  readonly status: string | null;
  /** The stored answer; null while it streams in, and if there is none. */
  readonly message: ChatMessage | null;
  readonly problem: string | null;
  readonly retry: Retry | null;
}

export type Entry = UserEntry | AnswerEntry;

function toUserEntry({ id, content, chosen }: Pick<Exchange, 'id' | 'content' | 'chosen'>): UserEntry {
  return { kind: 'user', key: id, content, chosen };
}

function toAnswerEntry(key: string, message: ChatMessage): AnswerEntry {
  const { content: text, state } = message;
  return { kind: 'answer', key, text, state, status: null, message, problem: null, retry: null };
}

const NO_ANSWER = 'No answer yet.';

function unansweredEntry(retry: ChatMessage): AnswerEntry {
  const key = answerKey(retry.id);
  return { kind: 'answer', key, text: '', state: 'failed', status: null, message: null, problem: NO_ANSWER, retry };
}

/** The key of an answer, the same while it streams in and once it is stored. */
function answerKey(messageId: string): string {
  return `to ${messageId}`;
}

function exchangeEntries(exchange: Exchange, stored: ChatMessage | null): readonly Entry[] {
  const { id, text } = exchange;
  const userEntry = toUserEntry(exchange);
  const answer = { kind: 'answer', key: answerKey(id), text, status: null, message: null, problem: null } as const;
  if (exchange.state === 'thinking') {
    return [userEntry, { ...answer, state: 'thinking', status: exchange.status, retry: null }];
  }
  const message = stored ?? exchange.message;
  if (message !== null) return [userEntry, toAnswerEntry(answer.key, message)];
  if (exchange.state === 'stopped') return [userEntry, { ...answer, state: 'stopped', retry: null }];
  const problem = exchange.problem ?? CHAT_TEXTS.failed;
  return [userEntry, { ...answer, state: 'failed', problem, retry: exchange }];
}

/** The entries of a conversation. */
export interface Entries {
  /** From before this page was opened. */
  readonly earlier: readonly Entry[];
  readonly now: readonly Entry[];
}

/** Merges the stored messages of a conversation with the exchanges of this page. Each message appears once. */
export function toEntries(messages: readonly ChatMessage[], exchanges: readonly Exchange[]): Entries {
  const own = new Map(exchanges.map((exchange) => [exchange.id, exchange]));
  const entriesAt = (message: ChatMessage, index: number): readonly Entry[] => {
    const before = messages[index - 1];
    const after = messages[index + 1];
    const exchange = own.get(message.id);
    if (exchange !== undefined) return exchangeEntries(exchange, after?.type === 'assistant' ? after : null);
    if (message.type === 'user') {
      return after === undefined ? [toUserEntry(message), unansweredEntry(message)] : [toUserEntry(message)];
    }
    if (before?.type !== 'user') return [toAnswerEntry(message.id, message)];
    return own.has(before.id) ? [] : [toAnswerEntry(answerKey(before.id), message)];
  };
  const stored = messages.map(entriesAt);
  const ids = new Set(messages.map(({ id }) => id));
  const unstored = exchanges.filter(({ id }) => !ids.has(id)).flatMap((exchange) => exchangeEntries(exchange, null));
  const first = messages.findIndex(({ id }) => own.has(id));
  const firstOwn = first === -1 ? messages.length : first;
  const earlier = stored.slice(0, firstOwn).flat();
  const now = [...stored.slice(firstOwn).flat(), ...unstored];
  return now.length > 0 ? { earlier, now: withRetry(now) } : { earlier: withRetry(earlier), now };
}

/** Offers a retry for an answer that failed or was stopped, if it is the last. */
function withRetry(entries: readonly Entry[]): readonly Entry[] {
  const last = entries.at(-1);
  const userEntry = entries.at(-2);
  if (last?.kind !== 'answer' || last.retry !== null) return entries;
  if (userEntry?.kind !== 'user' || !['failed', 'stopped'].includes(last.state)) return entries;
  return [
    ...entries.slice(0, -1),
    { ...last, retry: { id: null, content: userEntry.content, chosen: userEntry.chosen } },
  ];
}

/** The server may still be answering a message that is not older than this. */
const RESUMABLE_MS = 10 * 60 * 1000;

/** The last message, if it was sent before this page was opened and its answer may still be running. */
export function findUnanswered(
  messages: readonly ChatMessage[],
  exchanges: readonly Exchange[],
  nowMs: number,
): ChatMessage | null {
  const last = messages.at(-1);
  if (last?.type !== 'user' || exchanges.some(({ id }) => id === last.id)) return null;
  return nowMs - Date.parse(last.timestamp) < RESUMABLE_MS ? last : null;
}
