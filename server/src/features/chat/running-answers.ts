import type { ChatEvent, ChatMessage, NewMessage } from '@larder/contract/chat';
import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { startHeartbeat } from '#platform/jobs/heartbeat.ts';
import type { Wait } from '#features/assistant/simulated.ts';

import type { UserMessage } from './chat-request.ts';
import { finishAnswer, renewLease, releaseLease } from './commands/finish.ts';
import type { Draft } from './draft.ts';
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
export type GenerateAnswer = (ctx: Ctx, message: UserMessage, sink: AnswerSink) => Promise<Draft>;

export interface AnswerHandle {
  /** Streams the answer from its beginning. */
  listen(signal: AbortSignal): AsyncIterable<ChatEvent>;
  /** Resolves with the complete answer. */
  wait(signal: AbortSignal): Promise<ChatMessage>;
}

interface RunningDeps {
  readonly generate: GenerateAnswer;
  readonly wait: Wait;
  now(): Date;
  isStopping(): boolean;
}

/**
 * The answers that this process is generating. Clients that send the same message share one answer. It is stopped when all of them have
 * disconnected and none reconnects in time.
 */
export class RunningAnswers {
  readonly #generate: GenerateAnswer;
  readonly #wait: Wait;
  readonly #now: () => Date;
  readonly #isStopping: () => boolean;
  readonly #running = new Map<string, RunningAnswer>();
  #isClosing = false;

  constructor({ generate, wait, now, isStopping }: RunningDeps) {
    this.#generate = generate;
    this.#wait = wait;
    this.#now = now;
    this.#isStopping = isStopping;
  }

  /** Throws `unavailable` while the server shuts down. */
  requireOpen(): void {
    if (this.#isClosing) throw stopping();
  }

  /** The running answer to this message, if this process generates it. */
  find(ctx: Ctx, { id, conversation_id, content }: NewMessage): AnswerHandle | undefined {
    const running = this.#findOwn(ctx, id);
    const isSame = running?.message.conversationId === conversation_id && running.message.content === content;
    return isSame ? running : undefined;
  }

  /** Throws `unavailable` if the shutdown has begun meanwhile. */
  async begin(ctx: Ctx, message: UserMessage): Promise<AnswerHandle> {
    if (this.#isClosing) {
      await releaseLease(ctx, message.answerId, this.#now());
      throw stopping();
    }
    this.#stopAbandoned(ctx.actor.id);
    const run = (sink: AnswerSink) => this.#run(ctx, message, sink);
    const answer = new RunningAnswer(ctx.actor.id, message, this.#wait, run);
    this.#running.set(message.messageId, answer);
    void answer.ended.finally(() => this.#running.delete(message.messageId));
    return answer;
  }

  /** Stops the actor's answer if this process generates it. In another process it stops when no client listens. */
  stopAnswer(ctx: Ctx, messageId: string): void {
    this.#findOwn(ctx, messageId)?.stop();
  }

  /** Stops the answers of a deleted conversation. */
  stopConversation(conversationId: string): void {
    for (const answer of this.#running.values()) if (answer.message.conversationId === conversationId) answer.stop();
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
    const abandoned = [...this.#running.values()].filter((answer) => answer.userId === userId && answer.hasNoClients);
    for (const answer of abandoned.slice(0, -MAX_ABANDONED_ANSWERS)) answer.stop();
  }

  #findOwn({ actor }: Ctx, messageId: string): RunningAnswer | undefined {
    const running = this.#running.get(messageId);
    return running?.userId === actor.id ? running : undefined;
  }

  async #run(ctx: Ctx, message: UserMessage, sink: AnswerSink): Promise<ChatMessage> {
    const { answerId } = message;
    const stopHeartbeat = startHeartbeat(
      () => renewLease(ctx, answerId, this.#now()),
      LEASE_RENEWAL_MS,
      (error) => ctx.log.warn({ err: error }, 'the lease of a running answer could not be renewed'),
    );
    try {
      const draft = await this.#generate(ctx, message, sink);
      // The clients were disconnected by the shutdown and retry on another instance.
      if (draft.state === 'stopped' && (this.#isClosing || this.#isStopping())) {
        await releaseLease(ctx, answerId, this.#now());
        throw stopping();
      }
      const stored = await finishAnswer(ctx, answerId, draft, this.#now());
      // If the conversation was deleted meanwhile, the clients that still listen receive the unsaved answer.
      return presentMessage(stored ?? unsavedRow(answerId, draft, this.#now()));
    } finally {
      stopHeartbeat();
    }
  }
}

function stopping(): AppError {
  return new AppError('unavailable', ERROR_TEXTS.unavailable, { retryAfterSeconds: 1 });
}

function unsavedRow(id: string, draft: Draft, timestamp: Date) {
  return { ...draft, id, type: 'assistant' as const, timestamp, proposal_state: null, undone_at: null };
}

class RunningAnswer implements AnswerHandle {
  readonly userId: string;
  readonly message: UserMessage;
  /** Settles when the answer has ended, successfully or not. */
  readonly ended: Promise<void>;
  readonly #end: Promise<ChatMessage>;
  readonly #listeners = new Set<(event: ChatEvent) => void>();
  readonly #abort = new AbortController();
  readonly #wait: Wait;
  /** How often the last client disconnected. */
  #disconnects = 0;
  #text = '';
  /** The current status, until there is text. */
  #status: ChatEvent | undefined;

  constructor(userId: string, message: UserMessage, wait: Wait, run: (sink: AnswerSink) => Promise<ChatMessage>) {
    this.userId = userId;
    this.message = message;
    this.#wait = wait;
    const textSoFar = () => this.#text;
    this.#end = run({
      signal: this.#abort.signal,
      get text() {
        return textSoFar();
      },
      showStatus: (text) => {
        this.#status = { type: 'doing', text };
        this.#emit(this.#status);
      },
      write: (text) => {
        this.#text += text;
        this.#status = undefined;
        this.#emit({ type: 'text', text });
      },
      replace: (text) => {
        this.#text = text;
        this.#emit({ type: 'text', text, replaces: true });
      },
    });
    // Aborting also ends a pending wait for a reconnect.
    const finish = () => this.stop();
    this.ended = this.#end.then(finish, finish);
  }

  /** All clients have disconnected. */
  get hasNoClients(): boolean {
    return this.#disconnects > 0 && this.#listeners.size === 0;
  }

  stop(): void {
    this.#abort.abort();
  }

  async *listen(signal: AbortSignal): AsyncGenerator<ChatEvent> {
    const queue: ChatEvent[] = this.#text === '' ? [] : [{ type: 'text', text: this.#text }];
    if (this.#status !== undefined) queue.push(this.#status);
    let wake = () => undefined as void;
    let hasEnded = false;
    const unsubscribe = this.#subscribe((event) => {
      queue.push(event);
      wake();
    });
    const onAbort = () => wake();
    signal.addEventListener('abort', onAbort);
    void this.ended.finally(() => {
      hasEnded = true;
      wake();
    });
    try {
      while (!signal.aborted) {
        const event = queue.shift();
        if (event !== undefined) yield event;
        else if (hasEnded) break;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
      if (!signal.aborted) yield { type: 'end', message: await this.#end };
    } finally {
      signal.removeEventListener('abort', onAbort);
      unsubscribe();
    }
  }

  async wait(signal: AbortSignal): Promise<ChatMessage> {
    const unsubscribe = this.#subscribe(() => undefined);
    signal.addEventListener('abort', unsubscribe);
    if (signal.aborted) unsubscribe();
    try {
      return await this.#end;
    } finally {
      signal.removeEventListener('abort', unsubscribe);
      unsubscribe();
    }
  }

  #subscribe(listener: (event: ChatEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      if (this.#listeners.delete(listener) && this.#listeners.size === 0) void this.#stopUnlessReconnected();
    };
  }

  /** Waits before stopping: a reloaded page or an unlocked phone reconnects for the rest. */
  async #stopUnlessReconnected(): Promise<void> {
    this.#disconnects += 1;
    const disconnects = this.#disconnects;
    await this.#wait(RECONNECT_MS, this.#abort.signal).catch(() => undefined);
    if (disconnects === this.#disconnects && this.#listeners.size === 0) this.stop();
  }

  #emit(event: ChatEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}

/** An answer that is already complete. */
export function finishedAnswer(message: ChatMessage): AnswerHandle {
  return {
    async *listen() {
      yield { type: 'end', message };
    },
    wait: () => Promise.resolve(message),
  };
}
