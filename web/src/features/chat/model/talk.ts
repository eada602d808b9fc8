import { CHAT_TEXTS } from '@larder/contract/chat';
import type { ChatEvent, ChatMessage } from '@larder/contract/chat';

/** One thing that was said from this page, and how its answer stands. */
export interface Turn {
  /** Of the person's message; saying it once more under the same id gives the answer that is already there. */
  readonly id: string;
  readonly conversationId: string;
  readonly content: string;
  readonly state: 'thinking' | 'answered' | 'stopped' | 'broken';
  /** What is being done before there are words. */
  readonly doing: string | null;
  /** What has been said so far. */
  readonly text: string;
  /** The whole answer, once it is there. */
  readonly message: ChatMessage | null;
  /** Why none came. */
  readonly problem: string | null;
}

export type TalkAction =
  | { readonly type: 'say'; readonly id: string; readonly conversationId: string; readonly content: string }
  | { readonly type: 'hear'; readonly id: string; readonly event: ChatEvent }
  | { readonly type: 'stop'; readonly id: string }
  | { readonly type: 'break'; readonly id: string; readonly problem: string }
  | { readonly type: 'mend'; readonly message: ChatMessage }
  | { readonly type: 'forget'; readonly conversationId: string };

function heard(turn: Turn, event: ChatEvent): Turn {
  if (event.type === 'doing') return { ...turn, doing: event.text };
  if (event.type === 'text') return { ...turn, text: turn.text + event.text };
  return { ...turn, state: 'answered', text: event.message.content, message: event.message };
}

/** All turns of all conversations that this page has seen, in their order. */
export function reduceTurns(turns: readonly Turn[], action: TalkAction): readonly Turn[] {
  const change = (id: string, to: (turn: Turn) => Turn) =>
    // What has ended hears no more, as when words arrive after it was stopped.
    turns.map((turn) => (turn.id === id && turn.state === 'thinking' ? to(turn) : turn));
  switch (action.type) {
    case 'say': {
      const { id, conversationId, content } = action;
      const turn: Turn = {
        id,
        conversationId,
        content,
        state: 'thinking',
        doing: null,
        text: '',
        message: null,
        problem: null,
      };
      return turns.some((one) => one.id === id) ? turns.map((one) => (one.id === id ? turn : one)) : [...turns, turn];
    }
    case 'hear':
      return change(action.id, (turn) => heard(turn, action.event));
    case 'stop':
      return change(action.id, (turn) => ({ ...turn, state: 'stopped' }));
    case 'break':
      return change(action.id, (turn) => ({ ...turn, state: 'broken', problem: action.problem }));
    case 'mend':
      return turns.map((turn) =>
        turn.message?.id === action.message.id ? { ...turn, message: action.message } : turn,
      );
    case 'forget':
      return turns.filter(({ conversationId }) => conversationId !== action.conversationId);
  }
}

export interface Question {
  readonly kind: 'question';
  readonly key: string;
  readonly content: string;
}

export interface Answer {
  readonly kind: 'answer';
  readonly key: string;
  readonly text: string;
  readonly state: 'thinking' | 'done' | 'stopped' | 'failed';
  readonly doing: string | null;
  /** The answer as it is kept; null while it comes, and when none came. */
  readonly message: ChatMessage | null;
  readonly problem: string | null;
  /** What can be said once more: under its id where there may be an answer already, and as something new where that one failed. */
  readonly again: { readonly id: string | null; readonly content: string } | null;
}

export type Entry = Question | Answer;

function questionOf({ id, content }: { readonly id: string; readonly content: string }): Question {
  return { kind: 'question', key: id, content };
}

function answerOf(key: string, message: ChatMessage): Answer {
  const { content: text, state } = message;
  return { kind: 'answer', key, text, state, doing: null, message, problem: null, again: null };
}

const NO_ANSWER = 'There is no answer to this yet.';

function unanswered({ id, content }: { readonly id: string; readonly content: string }): Answer {
  const key = answerKey(id);
  const again = { id, content };
  return { kind: 'answer', key, text: '', state: 'failed', doing: null, message: null, problem: NO_ANSWER, again };
}

/** An answer stands under the same key while it comes and after, whatever id it is kept under. */
function answerKey(questionId: string): string {
  return `to ${questionId}`;
}

/** What stands in the list behind the person's message `id`. */
function keptAnswer(messages: readonly ChatMessage[], id: string): ChatMessage | null {
  const next = messages[messages.findIndex((message) => message.id === id) + 1];
  return messages.some((message) => message.id === id) && next?.type === 'assistant' ? next : null;
}

function entriesOfTurn(turn: Turn, messages: readonly ChatMessage[]): readonly Entry[] {
  const { id, content, text, doing, problem } = turn;
  const question = questionOf(turn);
  const key = answerKey(id);
  if (turn.state === 'thinking') {
    return [
      question,
      { kind: 'answer', key, text, state: 'thinking', doing, message: null, problem: null, again: null },
    ];
  }
  const message = keptAnswer(messages, id) ?? turn.message;
  if (message !== null) return [question, answerOf(key, message)];
  const isStopped = turn.state === 'stopped';
  return [
    question,
    {
      kind: 'answer',
      key,
      text,
      state: isStopped ? 'stopped' : 'failed',
      doing: null,
      message: null,
      problem: isStopped ? null : (problem ?? CHAT_TEXTS.failed),
      again: isStopped ? null : { id, content },
    },
  ];
}

export interface Entries {
  /** From before this page was opened. */
  readonly earlier: readonly Entry[];
  readonly now: readonly Entry[];
}

/** What is shown of a conversation: what the server has kept of it, in its order, and what this page is in the middle of. */
export function entriesOf(messages: readonly ChatMessage[], turns: readonly Turn[]): Entries {
  const ids = new Set(turns.map(({ id }) => id));
  const earlier = messages.flatMap((message, index): Entry[] => {
    const before = messages[index - 1];
    if (message.type === 'user') {
      if (ids.has(message.id)) return [];
      const isLast = index === messages.length - 1;
      return isLast ? [questionOf(message), unanswered(message)] : [questionOf(message)];
    }
    if (before?.type !== 'user') return [answerOf(message.id, message)];
    return ids.has(before.id) ? [] : [answerOf(answerKey(before.id), message)];
  });
  const now = turns.flatMap((turn) => entriesOfTurn(turn, messages));
  return now.length > 0 ? { earlier, now: withAnotherChance(now) } : { earlier: withAnotherChance(earlier), now };
}

/** Of an answer that failed, and is kept so, one can ask for another as long as it is the last. */
function withAnotherChance(entries: readonly Entry[]): readonly Entry[] {
  const last = entries.at(-1);
  const question = entries.at(-2);
  if (last?.kind !== 'answer' || last.state !== 'failed' || last.again !== null) return entries;
  if (question?.kind !== 'question') return entries;
  return [...entries.slice(0, -1), { ...last, again: { id: null, content: question.content } }];
}
