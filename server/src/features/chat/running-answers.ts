import type { ChatEvent, ChatMessage, NewMessage } from '@larder/contract/chat';
import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { startHeartbeat } from '#platform/jobs/heartbeat.ts';
import type { Wait } from '#features/assistant/simulated.ts';

import type { Asked } from './commands/begin.ts';
import { type Draft, finishAnswer, holdAnswer, releaseAnswer } from './commands/finish.ts';
import { LEASE_RENEWAL_MS, MAX_ABANDONED_ANSWERS, RECONNECT_MS } from './limits.ts';
import { presentMessage } from './present.ts';

/** To whom an answer is told while it is made. */
export interface Teller {
  /** Aborted when nobody listens any more. */
  readonly signal: AbortSignal;
  /** What was said so far. */
  readonly said: string;
  doing(text: string): void;
  say(text: string): void;
  /** Says this in place of all that was said so far. */
  sayInstead(text: string): void;
}

/** Makes an answer; what goes wrong becomes words. */
export type MakeAnswer = (ctx: Ctx, asked: Asked, teller: Teller) => Promise<Draft>;

export interface Answer {
  /** Each piece of it, from the beginning. */
  listen(signal: AbortSignal): AsyncIterable<ChatEvent>;
  /** All of it. */
  wait(signal: AbortSignal): Promise<ChatMessage>;
}

interface RunningDeps {
  readonly make: MakeAnswer;
  readonly wait: Wait;
  now(): Date;
  isStopping(): boolean;
}

/** The answers that are being made here. Whoever asks for the same one hears the same; when all have left and nobody comes back, it is stopped. */
export class RunningAnswers {
  readonly #make: MakeAnswer;
  readonly #wait: Wait;
  readonly #now: () => Date;
  readonly #isStopping: () => boolean;
  readonly #running = new Map<string, RunningAnswer>();
  #isClosing = false;

  constructor({ make, wait, now, isStopping }: RunningDeps) {
    this.#make = make;
    this.#wait = wait;
    this.#now = now;
    this.#isStopping = isStopping;
  }

  /** Throws `unavailable` once nothing is begun any more. */
  requireOpen(): void {
    if (this.#isClosing) throw stopping();
  }

  /** The answer to this very message, where it is made here. */
  find(ctx: Ctx, { id, conversation_id, content }: NewMessage): Answer | undefined {
    const running = this.#own(ctx, id);
    const isSame = running?.asked.conversationId === conversation_id && running.asked.content === content;
    return isSame ? running : undefined;
  }

  /** Throws `unavailable` where the order to stop came first. */
  async begin(ctx: Ctx, asked: Asked): Promise<Answer> {
    if (this.#isClosing) {
      await releaseAnswer(ctx, asked.answerId, this.#now());
      throw stopping();
    }
    this.#stopLeft(ctx.actor.id);
    const run = (teller: Teller) => this.#run(ctx, asked, teller);
    const answer = new RunningAnswer(ctx.actor.id, asked, this.#wait, run);
    this.#running.set(asked.messageId, answer);
    void answer.ended.finally(() => this.#running.delete(asked.messageId));
    return answer;
  }

  /** Ends the answer to one's message, where it is made here; elsewhere it ends by itself when nobody listens. */
  stopAnswer(ctx: Ctx, messageId: string): void {
    this.#own(ctx, messageId)?.stop();
  }

  /** Ends what is said in a conversation that is no more. */
  stopConversation(conversationId: string): void {
    for (const answer of this.#running.values()) if (answer.asked.conversationId === conversationId) answer.stop();
  }

  /** Leaves what is being made to another instance. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const running = [...this.#running.values()];
    for (const answer of running) answer.stop();
    await Promise.all(running.map(({ ended }) => ended));
  }

  /** Stops answers that a person left, but for the last: leaving is no way to keep a model busier than by waiting. */
  #stopLeft(userId: string): void {
    const left = [...this.#running.values()].filter((answer) => answer.userId === userId && answer.isLeft);
    for (const answer of left.slice(0, -MAX_ABANDONED_ANSWERS)) answer.stop();
  }

  #own({ actor }: Ctx, messageId: string): RunningAnswer | undefined {
    const running = this.#running.get(messageId);
    return running?.userId === actor.id ? running : undefined;
  }

  async #run(ctx: Ctx, asked: Asked, teller: Teller): Promise<ChatMessage> {
    const { answerId } = asked;
    const stopHeartbeat = startHeartbeat(
      () => holdAnswer(ctx, answerId, this.#now()),
      LEASE_RENEWAL_MS,
      (error) => ctx.log.warn({ err: error }, 'an answer in the making could not be held'),
    );
    try {
      const draft = await this.#make(ctx, asked, teller);
      // Whoever was listening left because of us, and asks again elsewhere.
      if (draft.state === 'stopped' && (this.#isClosing || this.#isStopping())) {
        await releaseAnswer(ctx, answerId, this.#now());
        throw stopping();
      }
      const kept = await finishAnswer(ctx, answerId, draft, this.#now());
      return kept === undefined ? presentForgotten(answerId, draft, this.#now()) : presentMessage(kept);
    } finally {
      stopHeartbeat();
    }
  }
}

function stopping(): AppError {
  return new AppError('unavailable', ERROR_TEXTS.unavailable, { retryAfterSeconds: 1 });
}

/** The answer in a conversation that was deleted meanwhile: whoever still listens hears it, but it is kept nowhere. */
function presentForgotten(id: string, { details, ...draft }: Draft, now: Date): ChatMessage {
  const { recipe, results, citations, offers = [], choice } = details;
  const timestamp = now.toISOString();
  return {
    id,
    type: 'assistant',
    timestamp,
    recipe,
    results,
    citations,
    offers: [...offers],
    choices: [...(choice?.recipes ?? [])],
    chosen: null,
    proposal: null,
    ...draft,
  };
}

class RunningAnswer implements Answer {
  readonly userId: string;
  readonly asked: Asked;
  /** When it is over, whatever became of it. */
  readonly ended: Promise<void>;
  readonly #end: Promise<ChatMessage>;
  readonly #listeners = new Set<(event: ChatEvent | undefined) => void>();
  readonly #left = new AbortController();
  readonly #wait: Wait;
  /** How often everybody had left. */
  #leavings = 0;
  #said = '';
  /** What is being done, before there are words. */
  #doing: ChatEvent | undefined;

  constructor(userId: string, asked: Asked, wait: Wait, run: (teller: Teller) => Promise<ChatMessage>) {
    this.userId = userId;
    this.asked = asked;
    this.#wait = wait;
    const said = () => this.#said;
    this.#end = run({
      signal: this.#left.signal,
      get said() {
        return said();
      },
      doing: (text) => {
        this.#doing = { type: 'doing', text };
        this.#tell(this.#doing);
      },
      say: (text) => {
        this.#said += text;
        this.#doing = undefined;
        this.#tell({ type: 'text', text });
      },
      sayInstead: (text) => {
        this.#said = text;
        this.#tell({ type: 'text', text, replaces: true });
      },
    });
    const over = () => {
      this.#tell(undefined);
      this.#left.abort();
    };
    this.ended = this.#end.then(over, over);
  }

  /** Did everybody leave who listened? */
  get isLeft(): boolean {
    return this.#leavings > 0 && this.#listeners.size === 0;
  }

  stop(): void {
    this.#left.abort();
  }

  async *listen(signal: AbortSignal): AsyncGenerator<ChatEvent> {
    const heard: ChatEvent[] = this.#said === '' ? [] : [{ type: 'text', text: this.#said }];
    if (this.#doing !== undefined) heard.push(this.#doing);
    let wake = () => undefined as void;
    let isOver = false;
    const leave = this.#join((event) => {
      if (event === undefined) isOver = true;
      else heard.push(event);
      wake();
    });
    const onAbort = () => wake();
    signal.addEventListener('abort', onAbort);
    // It may be over already, and tells nothing any more then.
    const whenOver = () => {
      isOver = true;
      wake();
    };
    void this.ended.finally(whenOver);
    try {
      while (!signal.aborted) {
        const event = heard.shift();
        if (event !== undefined) yield event;
        else if (isOver) break;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
      if (!signal.aborted) yield { type: 'end', message: await this.#end };
    } finally {
      signal.removeEventListener('abort', onAbort);
      leave();
    }
  }

  async wait(signal: AbortSignal): Promise<ChatMessage> {
    const leave = this.#join(() => undefined);
    signal.addEventListener('abort', leave);
    if (signal.aborted) leave();
    try {
      return await this.#end;
    } finally {
      signal.removeEventListener('abort', leave);
      leave();
    }
  }

  #join(listener: (event: ChatEvent | undefined) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      if (this.#listeners.delete(listener) && this.#listeners.size === 0) void this.#stopUnlessHeard();
    };
  }

  /** A page that is loaded again, or a phone that was locked, comes back for the rest. */
  async #stopUnlessHeard(): Promise<void> {
    this.#leavings += 1;
    const leaving = this.#leavings;
    await this.#wait(RECONNECT_MS, this.#left.signal).catch(() => undefined);
    if (leaving === this.#leavings && this.#listeners.size === 0) this.stop();
  }

  #tell(event: ChatEvent | undefined): void {
    for (const listener of this.#listeners) listener(event);
  }
}

/** An answer that is there already. */
export function standingAnswer(message: ChatMessage): Answer {
  return {
    async *listen() {
      yield { type: 'end', message };
    },
    wait: () => Promise.resolve(message),
  };
}
