import { CHAT_TEXTS } from '@larder/contract/chat';
import type { ChatEvent, ChatMessage, Chosen } from '@larder/contract/chat';

/** One thing that was said from this page, and how its answer stands. */
export interface Turn {
  /** Of the person's message; saying it once more under the same id gives the answer that is already there. */
  readonly id: string;
  readonly conversationId: string;
  readonly content: string;
  /** What the person chose by it. */
  readonly chosen: Chosen | null;
  readonly state: 'thinking' | 'answered' | 'stopped' | 'broken';
  /** What is being done until there are more words. */
  readonly doing: string | null;
  /** What has been said so far. */
  readonly text: string;
  /** The connection was lost since: what is heard next is all of it again. */
  readonly isLost: boolean;
  /** The whole answer, once it is there. */
  readonly message: ChatMessage | null;
  /** Why none came. */
  readonly problem: string | null;
}

export type TalkAction =
  | ({ readonly type: 'say' } & Pick<Turn, 'id' | 'conversationId' | 'content' | 'chosen'>)
  | { readonly type: 'hear'; readonly id: string; readonly event: ChatEvent }
  | { readonly type: 'lose'; readonly id: string }
  | { readonly type: 'stop'; readonly id: string }
  | { readonly type: 'break'; readonly id: string; readonly problem: string }
  | { readonly type: 'mend'; readonly message: ChatMessage }
  | { readonly type: 'forget'; readonly conversationId: string };

const LOST = 'The connection is lost. Trying again';

function heard(turn: Turn, event: ChatEvent): Turn {
  if (event.type === 'doing') return { ...turn, doing: event.text };
  if (event.type === 'text') {
    return {
      ...turn,
      text: turn.isLost || event.replaces ? event.text : turn.text + event.text,
      doing: null,
      isLost: false,
    };
  }
  return { ...turn, state: 'answered', text: event.message.content, message: event.message };
}

/** All turns of all conversations that this page has seen, in their order. */
export function reduceTurns(turns: readonly Turn[], action: TalkAction): readonly Turn[] {
  const change = (id: string, to: (turn: Turn) => Turn) =>
    // What has ended hears no more, as when words arrive after it was stopped.
    turns.map((turn) => (turn.id === id && turn.state === 'thinking' ? to(turn) : turn));
  switch (action.type) {
    case 'say': {
      const { id, conversationId, content, chosen } = action;
      const turn: Turn = {
        id,
        conversationId,
        content,
        chosen,
        state: 'thinking',
        doing: null,
        text: '',
        isLost: false,
        message: null,
        problem: null,
      };
      return turns.some((one) => one.id === id) ? turns.map((one) => (one.id === id ? turn : one)) : [...turns, turn];
    }
    case 'hear':
      return change(action.id, (turn) => heard(turn, action.event));
    case 'lose':
      return change(action.id, (turn) => ({ ...turn, doing: LOST, isLost: true }));
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
  readonly chosen: Chosen | null;
}

/** What is said once more. */
export interface Again {
  readonly id: string | null;
  readonly content: string;
  readonly chosen: Chosen | null;
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
  readonly again: Again | null;
}

export type Entry = Question | Answer;

function questionOf({ id, content, chosen }: Pick<Turn, 'id' | 'content' | 'chosen'>): Question {
  return { kind: 'question', key: id, content, chosen };
}

function answerOf(key: string, message: ChatMessage): Answer {
  const { content: text, state } = message;
  return { kind: 'answer', key, text, state, doing: null, message, problem: null, again: null };
}

const NO_ANSWER = 'There is no answer to this yet.';

function unanswered(again: ChatMessage): Answer {
  const key = answerKey(again.id);
  return { kind: 'answer', key, text: '', state: 'failed', doing: null, message: null, problem: NO_ANSWER, again };
}

/** An answer stands under the same key while it comes and after, whatever id it is kept under. */
function answerKey(questionId: string): string {
  return `to ${questionId}`;
}

function entriesOfTurn(turn: Turn, kept: ChatMessage | null): readonly Entry[] {
  const { id, text } = turn;
  const question = questionOf(turn);
  const answer = { kind: 'answer', key: answerKey(id), text, doing: null, message: null, problem: null } as const;
  if (turn.state === 'thinking') {
    return [question, { ...answer, state: 'thinking', doing: turn.doing, again: null }];
  }
  const message = kept ?? turn.message;
  if (message !== null) return [question, answerOf(answer.key, message)];
  if (turn.state === 'stopped') return [question, { ...answer, state: 'stopped', again: null }];
  const problem = turn.problem ?? CHAT_TEXTS.failed;
  return [question, { ...answer, state: 'failed', problem, again: turn }];
}

export interface Entries {
  /** From before this page was opened. */
  readonly earlier: readonly Entry[];
  readonly now: readonly Entry[];
}

/**
 * What is shown of a conversation: what the server has kept of it, in its order, which may have come from another page, and what
 * this page is in the middle of.
 */
export function entriesOf(messages: readonly ChatMessage[], turns: readonly Turn[]): Entries {
  const own = new Map(turns.map((turn) => [turn.id, turn]));
  const entriesAt = (message: ChatMessage, index: number): readonly Entry[] => {
    const before = messages[index - 1];
    const after = messages[index + 1];
    const turn = own.get(message.id);
    if (turn !== undefined) return entriesOfTurn(turn, after?.type === 'assistant' ? after : null);
    if (message.type === 'user') {
      return after === undefined ? [questionOf(message), unanswered(message)] : [questionOf(message)];
    }
    if (before?.type !== 'user') return [answerOf(message.id, message)];
    return own.has(before.id) ? [] : [answerOf(answerKey(before.id), message)];
  };
  const kept = messages.map(entriesAt);
  const ids = new Set(messages.map(({ id }) => id));
  const unkept = turns.filter(({ id }) => !ids.has(id)).flatMap((turn) => entriesOfTurn(turn, null));
  const first = messages.findIndex(({ id }) => own.has(id));
  const begun = first === -1 ? messages.length : first;
  const earlier = kept.slice(0, begun).flat();
  const now = [...kept.slice(begun).flat(), ...unkept];
  return now.length > 0 ? { earlier, now: withAnotherChance(now) } : { earlier: withAnotherChance(earlier), now };
}

/** Of an answer that did not come to its end one can ask for another as long as it is the last. */
function withAnotherChance(entries: readonly Entry[]): readonly Entry[] {
  const last = entries.at(-1);
  const question = entries.at(-2);
  if (last?.kind !== 'answer' || last.again !== null) return entries;
  if (question?.kind !== 'question' || !['failed', 'stopped'].includes(last.state)) return entries;
  return [
    ...entries.slice(0, -1),
    { ...last, again: { id: null, content: question.content, chosen: question.chosen } },
  ];
}

/** An answer may still be made to what was asked this lately. */
const HEARD_AGAIN_MS = 10 * 60 * 1000;

/** What was asked before this page was opened, of which the answer has not come yet. */
export function questionToHear(
  messages: readonly ChatMessage[],
  turns: readonly Turn[],
  nowMs: number,
): ChatMessage | null {
  const last = messages.at(-1);
  if (last?.type !== 'user' || turns.some(({ id }) => id === last.id)) return null;
  return nowMs - Date.parse(last.timestamp) < HEARD_AGAIN_MS ? last : null;
}
