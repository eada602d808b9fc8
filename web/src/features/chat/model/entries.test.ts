import { CHAT_TEXTS } from '@larder/contract/chat';
import type { ChatEvent, ChatMessage } from '@larder/contract/chat';
import { describe, expect, it } from 'vitest';

import { toEntries, findUnanswered } from './entries.ts';
import { reduceExchanges } from './exchanges.ts';
import type { AnswerEntry, Entry } from './entries.ts';
import type { ExchangeAction, Exchange } from './exchanges.ts';

const BASE: Omit<ChatMessage, 'id' | 'type' | 'content'> = {
  timestamp: '2026-11-22T19:00:00.000Z',
  action: null,
  recipe: null,
  results: [],
  citations: [],
  offers: [],
  choices: [],
  chosen: null,
  proposal: null,
  answered_by: null,
  state: 'done',
};

function message(type: ChatMessage['type'], id: string, content = id, more: Partial<ChatMessage> = {}): ChatMessage {
  return { ...BASE, id, type, content, ...more };
}

function reduceAll(...actions: readonly ExchangeAction[]): readonly Exchange[] {
  return actions.reduce(reduceExchanges, []);
}

function send(id: string, conversationId = 'talk'): ExchangeAction {
  return { type: 'send', id, conversationId, content: `said ${id}`, chosen: null };
}

function receive(id: string, event: ChatEvent): ExchangeAction {
  return { type: 'receive', id, event };
}

function ended(id: string, answer: ChatMessage): ExchangeAction {
  return receive(id, { type: 'end', message: answer });
}

/** The visible entries in short form. */
function visible(entries: readonly Entry[]): readonly string[] {
  return entries.map((entry) =>
    entry.kind === 'user' ? `> ${entry.content}` : `${entry.state}: ${entry.problem ?? entry.text}`,
  );
}

function lastAnswer(entries: readonly Entry[]): AnswerEntry {
  const last = entries.at(-1);
  if (last?.kind !== 'answer') throw new Error('The last entry is not an answer');
  return last;
}

describe('an answer', () => {
  it('streams in, and is complete at the end', () => {
    let exchanges = reduceAll(send('q'), receive('q', { type: 'doing', text: 'Looking' }));
    expect(lastAnswer(toEntries([], exchanges).now)).toMatchObject({ state: 'thinking', status: 'Looking', text: '' });
    exchanges = [receive('q', { type: 'text', text: 'Sim' }), receive('q', { type: 'text', text: 'mer.' })].reduce(
      reduceExchanges,
      exchanges,
    );
    expect(visible(toEntries([], exchanges).now)).toEqual(['> said q', 'thinking: Simmer.']);
    exchanges = reduceExchanges(exchanges, ended('q', message('assistant', 'a', 'Simmer gently.')));
    expect(visible(toEntries([], exchanges).now)).toEqual(['> said q', 'done: Simmer gently.']);
  });

  it('is replaced when the server retracts its text', () => {
    const exchanges = reduceAll(
      send('q'),
      receive('q', { type: 'text', text: 'Let me think' }),
      receive('q', { type: 'text', text: '', replaces: true }),
      receive('q', { type: 'text', text: 'Simmer.' }),
    );
    expect(visible(toEntries([], exchanges).now)).toEqual(['> said q', 'thinking: Simmer.']);
  });

  it('keeps its key when it is stored, so that the list does not jump', () => {
    const thinking = toEntries([], reduceAll(send('q'))).now.at(-1)?.key;
    const done = toEntries([], reduceAll(send('q'), ended('q', message('assistant', 'a')))).now.at(-1)?.key;
    const stored = toEntries([message('user', 'q'), message('assistant', 'a')], []).earlier.at(-1)?.key;
    expect([done, stored]).toEqual([thinking, thinking]);
  });

  it('shows the status until more text arrives', () => {
    let exchanges = reduceAll(send('q'), receive('q', { type: 'text', text: 'One moment.' }));
    expect(lastAnswer(toEntries([], exchanges).now)).toMatchObject({ status: null, text: 'One moment.' });
    exchanges = reduceExchanges(exchanges, receive('q', { type: 'doing', text: 'Looking' }));
    expect(lastAnswer(toEntries([], exchanges).now)).toMatchObject({ status: 'Looking', text: 'One moment.' });
    exchanges = reduceExchanges(exchanges, receive('q', { type: 'text', text: ' Here.' }));
    expect(lastAnswer(toEntries([], exchanges).now)).toMatchObject({ status: null, text: 'One moment. Here.' });
  });

  it('keeps its text when the connection is lost, and is repeated after reconnecting', () => {
    let exchanges = reduceAll(send('q'), receive('q', { type: 'text', text: 'Sim' }), { type: 'disconnect', id: 'q' });
    expect(lastAnswer(toEntries([], exchanges).now)).toMatchObject({
      state: 'thinking',
      text: 'Sim',
      status: 'Connection lost. Reconnecting',
    });
    exchanges = reduceExchanges(exchanges, receive('q', { type: 'text', text: 'Simmer' }));
    exchanges = reduceExchanges(exchanges, receive('q', { type: 'text', text: '.' }));
    expect(lastAnswer(toEntries([], exchanges).now)).toMatchObject({ text: 'Simmer.', status: null });
  });

  it('that was stopped keeps its text, ignores later events, and can be retried', () => {
    const exchanges = reduceAll(
      send('q'),
      receive('q', { type: 'text', text: 'First' }),
      { type: 'stop', id: 'q' },
      receive('q', { type: 'text', text: ' then' }),
      { type: 'fail', id: 'q', problem: 'late' },
    );
    expect(visible(toEntries([], exchanges).now)).toEqual(['> said q', 'stopped: First']);
    expect(lastAnswer(toEntries([], exchanges).now).retry).toEqual({ id: null, content: 'said q', chosen: null });
    const later = toEntries([], reduceExchanges(exchanges, send('r'))).now;
    expect(later.flatMap((entry) => (entry.kind === 'answer' ? [entry.retry] : []))).toEqual([null, null]);
  });

  it('that was stored as stopped can be retried', () => {
    const cut = message('assistant', 'a', 'First', { state: 'stopped' });
    const { earlier } = toEntries([message('user', 'q', 'How long?'), cut], []);
    expect(lastAnswer(earlier)).toMatchObject({ state: 'stopped', retry: { id: null, content: 'How long?' } });
    const { now } = toEntries([], reduceAll(send('q'), ended('q', cut)));
    expect(lastAnswer(now)).toMatchObject({ state: 'stopped', retry: { id: null, content: 'said q', chosen: null } });
  });

  it('that failed to arrive says why, and is retried under the same id', () => {
    const exchanges = reduceAll(send('q'), { type: 'fail', id: 'q', problem: 'No connection' });
    expect(lastAnswer(toEntries([], exchanges).now)).toMatchObject({
      state: 'failed',
      problem: 'No connection',
      retry: { id: 'q', content: 'said q' },
    });
    const retry = reduceExchanges(exchanges, send('q'));
    expect(retry).toHaveLength(1);
    expect(visible(toEntries([], retry).now)).toEqual(['> said q', 'thinking: ']);
  });

  it('that failed on the server can be retried while it is the last', () => {
    const failed = message('assistant', 'a', CHAT_TEXTS.failed, { state: 'failed' });
    const exchanges = reduceAll(send('q'), ended('q', failed));
    expect(lastAnswer(toEntries([], exchanges).now).retry).toEqual({ id: null, content: 'said q', chosen: null });
    const stored = [message('user', 'q'), failed];
    expect(lastAnswer(toEntries(stored, []).earlier).retry).toEqual({ id: null, content: 'q', chosen: null });
    const later = toEntries(stored, reduceAll(send('r')));
    expect(lastAnswer(later.earlier).retry).toBeNull();
  });

  it('is replaced by its updated message', () => {
    const exchanges = reduceAll(send('q'), ended('q', message('assistant', 'a', 'Shall I?')), {
      type: 'update',
      message: message('assistant', 'a', 'Shall I? Done.'),
    });
    expect(visible(toEntries([], exchanges).now)).toEqual(['> said q', 'done: Shall I? Done.']);
  });
});

describe('a conversation', () => {
  it('shows earlier messages first, and each message once', () => {
    const stored = [message('user', 'p'), message('assistant', 'b'), message('user', 'q'), message('assistant', 'a')];
    const { earlier, now } = toEntries(stored, reduceAll(send('q'), ended('q', message('assistant', 'a'))));
    expect(visible(earlier)).toEqual(['> p', 'done: b']);
    expect(visible(now)).toEqual(['> said q', 'done: a']);
  });

  it('gives each entry its own key', () => {
    const stored = [message('user', 'p'), message('assistant', 'b'), message('assistant', 'c')];
    const { earlier, now } = toEntries(stored, reduceAll(send('q'), send('r')));
    const keys = [...earlier, ...now].map(({ key }) => key);
    expect(new Set(keys).size).toBe(7);
  });

  it('shows the stored answer to a message that failed here', () => {
    const stored = [message('user', 'q'), message('assistant', 'a', 'It came all the same.')];
    const exchanges = reduceAll(send('q'), { type: 'fail', id: 'q', problem: 'No connection' });
    expect(visible(toEntries(stored, exchanges).now)).toEqual(['> said q', 'done: It came all the same.']);
  });

  it('prefers the running stream to its stored beginning', () => {
    const stored = [message('user', 'q'), message('assistant', 'a', 'Half', { state: 'stopped' })];
    expect(visible(toEntries(stored, reduceAll(send('q'))).now)).toEqual(['> said q', 'thinking: ']);
  });

  it('offers to retry a message without an answer', () => {
    const { earlier } = toEntries([message('user', 'q', 'How long?')], []);
    expect(visible(earlier)).toEqual(['> How long?', 'failed: No answer yet.']);
    expect(lastAnswer(earlier).retry).toMatchObject({ id: 'q', content: 'How long?' });
  });

  it('keeps the order of messages from two pages', () => {
    const stored = ['p', 'q', 'r'].flatMap((id) => [message('user', id), message('assistant', `to ${id}`)]);
    const exchanges = reduceAll(send('q'), ended('q', message('assistant', 'to q')), send('s'));
    const { earlier, now } = toEntries(stored, exchanges);
    expect(visible(earlier)).toEqual(['> p', 'done: to p']);
    expect(visible(now)).toEqual(['> said q', 'done: to q', '> r', 'done: to r', '> said s', 'thinking: ']);
  });

  it('keeps the identity of unchanged retries, so that entries do not render again', () => {
    const stored = [message('user', 'p')];
    const exchanges = reduceAll(send('q'), { type: 'fail', id: 'q', problem: 'No' }, send('r'));
    const retry = (...args: Parameters<typeof toEntries>) => {
      const { earlier, now } = toEntries(...args);
      return [...earlier, ...now].map((entry) => (entry.kind === 'answer' ? entry.retry : null));
    };
    const after = reduceExchanges(exchanges, receive('r', { type: 'text', text: 'More' }));
    expect(retry(stored, after).every((one, index) => one === retry(stored, exchanges)[index])).toBe(true);
  });

  it('resumes an answer for a user who returns soon', () => {
    const question = message('user', 'q');
    const soon = Date.parse(question.timestamp) + 60_000;
    expect(findUnanswered([question], [], soon)).toBe(question);
    expect(findUnanswered([question], [], soon + 3_600_000)).toBeNull();
    expect(findUnanswered([question], reduceAll(send('q')), soon)).toBeNull();
    expect(findUnanswered([question, message('assistant', 'a')], [], soon)).toBeNull();
    expect(findUnanswered([], [], soon)).toBeNull();
  });

  it('may begin with an answer, as a page of it can', () => {
    expect(visible(toEntries([message('assistant', 'a')], []).earlier)).toEqual(['done: a']);
  });

  it('that is deleted removes no exchange of another', () => {
    const exchanges = reduceAll(send('q'), send('r', 'other'), { type: 'remove', conversationId: 'talk' });
    expect(exchanges.map(({ id }) => id)).toEqual(['r']);
  });
});
