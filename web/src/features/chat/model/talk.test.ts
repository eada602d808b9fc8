import { CHAT_TEXTS } from '@larder/contract/chat';
import type { ChatEvent, ChatMessage } from '@larder/contract/chat';
import { describe, expect, it } from 'vitest';

import { entriesOf, questionToHear, reduceTurns } from './talk.ts';
import type { Answer, Entry, TalkAction, Turn } from './talk.ts';

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

function played(...actions: readonly TalkAction[]): readonly Turn[] {
  return actions.reduce(reduceTurns, []);
}

function say(id: string, conversationId = 'talk'): TalkAction {
  return { type: 'say', id, conversationId, content: `said ${id}`, chosen: null };
}

function hear(id: string, event: ChatEvent): TalkAction {
  return { type: 'hear', id, event };
}

function ended(id: string, answer: ChatMessage): TalkAction {
  return hear(id, { type: 'end', message: answer });
}

/** What a person sees, in short. */
function shown(entries: readonly Entry[]): readonly string[] {
  return entries.map((entry) =>
    entry.kind === 'question' ? `> ${entry.content}` : `${entry.state}: ${entry.problem ?? entry.text}`,
  );
}

function lastAnswer(entries: readonly Entry[]): Answer {
  const last = entries.at(-1);
  if (last?.kind !== 'answer') throw new Error('The last is no answer');
  return last;
}

describe('an answer', () => {
  it('is being thought about, comes in pieces, and is whole at the end', () => {
    let turns = played(say('q'), hear('q', { type: 'doing', text: 'Looking' }));
    expect(lastAnswer(entriesOf([], turns).now)).toMatchObject({ state: 'thinking', doing: 'Looking', text: '' });
    turns = [hear('q', { type: 'text', text: 'Sim' }), hear('q', { type: 'text', text: 'mer.' })].reduce(
      reduceTurns,
      turns,
    );
    expect(shown(entriesOf([], turns).now)).toEqual(['> said q', 'thinking: Simmer.']);
    turns = reduceTurns(turns, ended('q', message('assistant', 'a', 'Simmer gently.')));
    expect(shown(entriesOf([], turns).now)).toEqual(['> said q', 'done: Simmer gently.']);
  });

  it('is what is said in its place where it was taken back', () => {
    const turns = played(
      say('q'),
      hear('q', { type: 'text', text: 'Let me think' }),
      hear('q', { type: 'text', text: '', replaces: true }),
      hear('q', { type: 'text', text: 'Simmer.' }),
    );
    expect(shown(entriesOf([], turns).now)).toEqual(['> said q', 'thinking: Simmer.']);
  });

  it('keeps its place in the list when it is there, so that nothing jumps', () => {
    const thinking = entriesOf([], played(say('q'))).now.at(-1)?.key;
    const done = entriesOf([], played(say('q'), ended('q', message('assistant', 'a')))).now.at(-1)?.key;
    const kept = entriesOf([message('user', 'q'), message('assistant', 'a')], []).earlier.at(-1)?.key;
    expect([done, kept]).toEqual([thinking, thinking]);
  });

  it('says what is being done as long as no more words come', () => {
    let turns = played(say('q'), hear('q', { type: 'text', text: 'One moment.' }));
    expect(lastAnswer(entriesOf([], turns).now)).toMatchObject({ doing: null, text: 'One moment.' });
    turns = reduceTurns(turns, hear('q', { type: 'doing', text: 'Looking' }));
    expect(lastAnswer(entriesOf([], turns).now)).toMatchObject({ doing: 'Looking', text: 'One moment.' });
    turns = reduceTurns(turns, hear('q', { type: 'text', text: ' Here.' }));
    expect(lastAnswer(entriesOf([], turns).now)).toMatchObject({ doing: null, text: 'One moment. Here.' });
  });

  it('is heard anew where the connection was lost, and stands there until then', () => {
    let turns = played(say('q'), hear('q', { type: 'text', text: 'Sim' }), { type: 'lose', id: 'q' });
    expect(lastAnswer(entriesOf([], turns).now)).toMatchObject({
      state: 'thinking',
      text: 'Sim',
      doing: 'The connection is lost. Trying again',
    });
    turns = reduceTurns(turns, hear('q', { type: 'text', text: 'Simmer' }));
    turns = reduceTurns(turns, hear('q', { type: 'text', text: '.' }));
    expect(lastAnswer(entriesOf([], turns).now)).toMatchObject({ text: 'Simmer.', doing: null });
  });

  it('keeps what was said until it was stopped, hears no more, and can be asked for anew', () => {
    const turns = played(
      say('q'),
      hear('q', { type: 'text', text: 'First' }),
      { type: 'stop', id: 'q' },
      hear('q', { type: 'text', text: ' then' }),
      { type: 'break', id: 'q', problem: 'late' },
    );
    expect(shown(entriesOf([], turns).now)).toEqual(['> said q', 'stopped: First']);
    expect(lastAnswer(entriesOf([], turns).now).again).toEqual({ id: null, content: 'said q', chosen: null });
    const later = entriesOf([], reduceTurns(turns, say('r'))).now;
    expect(later.flatMap((entry) => (entry.kind === 'answer' ? [entry.again] : []))).toEqual([null, null]);
  });

  it('that was cut, and is kept so, can be asked for anew', () => {
    const cut = message('assistant', 'a', 'First', { state: 'stopped' });
    const { earlier } = entriesOf([message('user', 'q', 'How long?'), cut], []);
    expect(lastAnswer(earlier)).toMatchObject({ state: 'stopped', again: { id: null, content: 'How long?' } });
    const { now } = entriesOf([], played(say('q'), ended('q', cut)));
    expect(lastAnswer(now)).toMatchObject({ state: 'stopped', again: { id: null, content: 'said q', chosen: null } });
  });

  it('that broke off says why, and can be asked for again under the same id', () => {
    const turns = played(say('q'), { type: 'break', id: 'q', problem: 'No connection' });
    expect(lastAnswer(entriesOf([], turns).now)).toMatchObject({
      state: 'failed',
      problem: 'No connection',
      again: { id: 'q', content: 'said q' },
    });
    const again = reduceTurns(turns, say('q'));
    expect(again).toHaveLength(1);
    expect(shown(entriesOf([], again).now)).toEqual(['> said q', 'thinking: ']);
  });

  it('that failed on the server can be asked for anew, as long as it is the last', () => {
    const failed = message('assistant', 'a', CHAT_TEXTS.failed, { state: 'failed' });
    const turns = played(say('q'), ended('q', failed));
    expect(lastAnswer(entriesOf([], turns).now).again).toEqual({ id: null, content: 'said q', chosen: null });
    const kept = [message('user', 'q'), failed];
    expect(lastAnswer(entriesOf(kept, []).earlier).again).toEqual({ id: null, content: 'q', chosen: null });
    const later = entriesOf(kept, played(say('r')));
    expect(lastAnswer(later.earlier).again).toBeNull();
  });

  it('is replaced by how it stands now', () => {
    const turns = played(say('q'), ended('q', message('assistant', 'a', 'Shall I?')), {
      type: 'mend',
      message: message('assistant', 'a', 'Shall I? Done.'),
    });
    expect(shown(entriesOf([], turns).now)).toEqual(['> said q', 'done: Shall I? Done.']);
  });
});

describe('a conversation', () => {
  it('shows what was kept first, and each thing once', () => {
    const kept = [message('user', 'p'), message('assistant', 'b'), message('user', 'q'), message('assistant', 'a')];
    const { earlier, now } = entriesOf(kept, played(say('q'), ended('q', message('assistant', 'a'))));
    expect(shown(earlier)).toEqual(['> p', 'done: b']);
    expect(shown(now)).toEqual(['> said q', 'done: a']);
  });

  it('tells every entry from every other', () => {
    const kept = [message('user', 'p'), message('assistant', 'b'), message('assistant', 'c')];
    const { earlier, now } = entriesOf(kept, played(say('q'), say('r')));
    const keys = [...earlier, ...now].map(({ key }) => key);
    expect(new Set(keys).size).toBe(7);
  });

  it('shows the kept answer of what broke off here', () => {
    const kept = [message('user', 'q'), message('assistant', 'a', 'It came all the same.')];
    const turns = played(say('q'), { type: 'break', id: 'q', problem: 'No connection' });
    expect(shown(entriesOf(kept, turns).now)).toEqual(['> said q', 'done: It came all the same.']);
  });

  it('shows what is heard here rather than the kept beginning of it', () => {
    const kept = [message('user', 'q'), message('assistant', 'a', 'Half', { state: 'stopped' })];
    expect(shown(entriesOf(kept, played(say('q'))).now)).toEqual(['> said q', 'thinking: ']);
  });

  it('offers to ask again after what has no answer', () => {
    const { earlier } = entriesOf([message('user', 'q', 'How long?')], []);
    expect(shown(earlier)).toEqual(['> How long?', 'failed: There is no answer to this yet.']);
    expect(lastAnswer(earlier).again).toMatchObject({ id: 'q', content: 'How long?' });
  });

  it('keeps the order of what was said in it from two pages', () => {
    const kept = ['p', 'q', 'r'].flatMap((id) => [message('user', id), message('assistant', `to ${id}`)]);
    const turns = played(say('q'), ended('q', message('assistant', 'to q')), say('s'));
    const { earlier, now } = entriesOf(kept, turns);
    expect(shown(earlier)).toEqual(['> p', 'done: to p']);
    expect(shown(now)).toEqual(['> said q', 'done: to q', '> r', 'done: to r', '> said s', 'thinking: ']);
  });

  it('does not draw again what stands', () => {
    const kept = [message('user', 'p')];
    const turns = played(say('q'), { type: 'break', id: 'q', problem: 'No' }, say('r'));
    const again = (...args: Parameters<typeof entriesOf>) => {
      const { earlier, now } = entriesOf(...args);
      return [...earlier, ...now].map((entry) => (entry.kind === 'answer' ? entry.again : null));
    };
    const after = reduceTurns(turns, hear('r', { type: 'text', text: 'More' }));
    expect(again(kept, after).every((one, index) => one === again(kept, turns)[index])).toBe(true);
  });

  it('is heard to its end by who comes back to it soon', () => {
    const asked = message('user', 'q');
    const soon = Date.parse(asked.timestamp) + 60_000;
    expect(questionToHear([asked], [], soon)).toBe(asked);
    expect(questionToHear([asked], [], soon + 3_600_000)).toBeNull();
    expect(questionToHear([asked], played(say('q')), soon)).toBeNull();
    expect(questionToHear([asked, message('assistant', 'a')], [], soon)).toBeNull();
    expect(questionToHear([], [], soon)).toBeNull();
  });

  it('may begin with an answer, where a page of it does', () => {
    expect(shown(entriesOf([message('assistant', 'a')], []).earlier)).toEqual(['done: a']);
  });

  it('that is forgotten takes nothing else with it', () => {
    const turns = played(say('q'), say('r', 'other'), { type: 'forget', conversationId: 'talk' });
    expect(turns.map(({ id }) => id)).toEqual(['r']);
  });
});
