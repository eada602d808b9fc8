import type { ChatEvent, ChatMessage, NewMessage } from '@larder/contract/chat';
import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { startHeartbeat } from '#platform/jobs/heartbeat.ts';
import type { Wait } from '#features/assistant/simulated.ts';

import type { Asked } from './commands/begin.ts';
import { type Draft, finishAnswer, renewLease, releaseLease } from './commands/finish.ts';
import { LEASE_RENEWAL_MS, MAX_ABANDONED_ANSWERS, RECONNECT_MS } from './limits.ts';
import { presentMessage } from './present.ts';

/** Receives an answer while it is generated. */
export interface AnswerSink {
  /** Aborted when no client listens any more. */
  readonly signal: AbortSignal;
  /** The text so far. */
  readonly text: string;
  /** Shows what is being done before there is text. */
  showStatus(text: string): void;
  write(text: string): void;
  /** Replaces all text so far. */
  replace(text: string): void;
}

/** Generates an answer. Errors become an answer too. */
export type MakeAnswer = (ctx: Ctx, asked: Asked, sink: AnswerSink) => Promise<Draft>;

export interface Answer {
  /** Streams the answer from its beginning. */
  listen(signal: AbortSignal): AsyncIterable<ChatEvent>;
  /** Resolves with the complete answer. */
  wait(signal: AbortSignal): Promise<ChatMessage>;
}

interface RunningDeps {
  readonly make: MakeAnswer;
  readonly wait: Wait;
  now(): Date;
  isStopping(): boolean;
}

/**
 * The answers that this process is generating. Clients that send the same message share one answer. It is stopped when all of them have
 * disconnected and none reconnects in time.
 */
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

  /** Throws `unavailable` while the server shuts down. */
  requireOpen(): void {
    if (this.#isClosing) throw stopping();
  }

  /** The running answer to this message, if this process generates it. */
  find(ctx: Ctx, { id, conversation_id, content }: NewMessage): Answer | undefined {
    const running = this.#own(ctx, id);
    const isSame = running?.asked.conversationId === conversation_id && running.asked.content === content;
    return isSame ? running : undefined;
  }

  /** Throws `unavailable` if the shutdown has begun meanwhile. */
  async begin(ctx: Ctx, asked: Asked): Promise<Answer> {
    if (this.#isClosing) {
      await releaseLease(ctx, asked.answerId, this.#now());
      throw stopping();
    }
    this.#stopAbandoned(ctx.actor.id);
    const run = (sink: AnswerSink) => this.#run(ctx, asked, sink);
    const answer = new RunningAnswer(ctx.actor.id, asked, this.#wait, run);
    this.#running.set(asked.messageId, answer);
    void answer.ended.finally(() => this.#running.delete(asked.messageId));
    return answer;
  }

  /** Stops the actor's answer if this process generates it. In another process it stops when no client listens. */
  stopAnswer(ctx: Ctx, messageId: string): void {
    this.#own(ctx, messageId)?.stop();
  }

  /** Stops the answers of a deleted conversation. */
  stopConversation(conversationId: string): void {
    for (const answer of this.#running.values()) if (answer.asked.conversationId === conversationId) answer.stop();
  }

  /** Stops all answers and releases their leases, so that another instance takes over. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const running = [...this.#running.values()];
    for (const answer of running) answer.stop();
    await Promise.all(running.map(({ ended }) => ended));
  }

  /** Stops all but the latest answers that a user abandoned, so that disconnecting does not keep a model busier than waiting does. */
  #stopAbandoned(userId: string): void {
    const left = [...this.#running.values()].filter((answer) => answer.userId === userId && answer.isAbandoned);
    for (const answer of left.slice(0, -MAX_ABANDONED_ANSWERS)) answer.stop();
  }

  #own({ actor }: Ctx, messageId: string): RunningAnswer | undefined {
    const running = this.#running.get(messageId);
    return running?.userId === actor.id ? running : undefined;
  }

  async #run(ctx: Ctx, asked: Asked, sink: AnswerSink): Promise<ChatMessage> {
    const { answerId } = asked;
    const stopHeartbeat = startHeartbeat(
      () => renewLease(ctx, answerId, this.#now()),
      LEASE_RENEWAL_MS,
      (error) => ctx.log.warn({ err: error }, 'the lease of a running answer could not be renewed'),
    );
    try {
      const draft = await this.#make(ctx, asked, sink);
      // The clients were disconnected by the shutdown and retry on another instance.
      if (draft.state === 'stopped' && (this.#isClosing || this.#isStopping())) {
        await releaseLease(ctx, answerId, this.#now());
        throw stopping();
      }
      const kept = await finishAnswer(ctx, answerId, draft, this.#now());
      return kept === undefined ? presentUnsaved(answerId, draft, this.#now()) : presentMessage(kept);
    } finally {
      stopHeartbeat();
    }
  }
}

function stopping(): AppError {
  return new AppError('unavailable', ERROR_TEXTS.unavailable, { retryAfterSeconds: 1 });
}

/** The answer in a conversation that was deleted meanwhile: sent to the clients that still listen, but not saved. */
function presentUnsaved(id: string, { details, ...draft }: Draft, now: Date): ChatMessage {
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
  /** Settles when the answer has ended, successfully or not. */
  readonly ended: Promise<void>;
  readonly #end: Promise<ChatMessage>;
  readonly #listeners = new Set<(event: ChatEvent | undefined) => void>();
  readonly #left = new AbortController();
  readonly #wait: Wait;
  /** How often the last client disconnected. */
  #disconnects = 0;
  #text = '';
  /** The current status, until there is text. */
  #doing: ChatEvent | undefined;

  constructor(userId: string, asked: Asked, wait: Wait, run: (sink: AnswerSink) => Promise<ChatMessage>) {
    this.userId = userId;
    this.asked = asked;
    this.#wait = wait;
    const said = () => this.#text;
    this.#end = run({
      signal: this.#left.signal,
      get text() {
        return said();
      },
      showStatus: (text) => {
        this.#doing = { type: 'doing', text };
        this.#tell(this.#doing);
      },
      write: (text) => {
        this.#text += text;
        this.#doing = undefined;
        this.#tell({ type: 'text', text });
      },
      replace: (text) => {
        this.#text = text;
        this.#tell({ type: 'text', text, replaces: true });
      },
    });
    const over = () => {
      this.#tell(undefined);
      this.#left.abort();
    };
    this.ended = this.#end.then(over, over);
  }

  /** Whether all clients have disconnected. */
  get isAbandoned(): boolean {
    return this.#disconnects > 0 && this.#listeners.size === 0;
  }

  stop(): void {
    this.#left.abort();
  }

  async *listen(signal: AbortSignal): AsyncGenerator<ChatEvent> {
    const heard: ChatEvent[] = this.#text === '' ? [] : [{ type: 'text', text: this.#text }];
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
    // An answer that has ended already sends no more events.
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
      if (this.#listeners.delete(listener) && this.#listeners.size === 0) void this.#stopUnlessReconnected();
    };
  }

  /** Waits before stopping: a reloaded page or an unlocked phone reconnects for the rest. */
  async #stopUnlessReconnected(): Promise<void> {
    this.#disconnects += 1;
    const leaving = this.#disconnects;
    await this.#wait(RECONNECT_MS, this.#left.signal).catch(() => undefined);
    if (leaving === this.#disconnects && this.#listeners.size === 0) this.stop();
  }

  #tell(event: ChatEvent | undefined): void {
    for (const listener of this.#listeners) listener(event);
  }
}

/** An answer that is already complete. */
export function finishedAnswer(message: ChatMessage): Answer {
  return {
    async *listen() {
      yield { type: 'end', message };
    },
    wait: () => Promise.resolve(message),
  };
}
