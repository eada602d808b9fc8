import { randomUUID } from 'node:crypto';

import type { Logger } from 'pino';

import type { Channel, ChannelListener } from '#platform/db/channel.ts';
import { type LogPosition, MAX_LOG_POSITION } from '#platform/db/log-position.ts';
import { MINUTE_MS } from '#platform/durations.ts';
import { EventStream, Frame } from '#platform/http/event-stream.ts';

import { type Batch, BatchBuffer } from './batch-buffer.ts';
import { readPayload, writePayloads } from './payload.ts';
import { type BusMessage, type EventPublisher, isNotice, type Notice, RECHECK_ACCESS } from './notice.ts';
import { RecentMessages } from './recent-messages.ts';
import { Subscriber } from './subscriber.ts';

export interface LiveTimes {
  /** Messages within this window are sent as one batch, without duplicates. */
  readonly gatherMs: number;
  /** About how long a stream lasts; the browser then reconnects and is authenticated anew. */
  readonly lastingMs: number;
  /** Between two checks whether the sessions of open streams are still valid. */
  readonly checkMs: number;
  /** How far back a new stream is replayed: its page was loaded a moment before. */
  readonly recentMs: number;
}

const TIMES: LiveTimes = { gatherMs: 200, lastingMs: 15 * MINUTE_MS, checkMs: MINUTE_MS, recentMs: 10_000 };

/** One per browser of a user; one more ends the oldest. */
const STREAMS_PER_USER = 10;

export interface AddressedEvent<Event> {
  readonly to: Notice['to'];
  readonly event: Event;
}

interface AddressedFrame<Event> {
  readonly to: Notice['to'];
  readonly frame: Frame<Event>;
}

export interface LiveDeps<Event> {
  readonly openChannel: ((hearing: ChannelListener) => Channel) | undefined;
  /** Maps notices to events by reading the current state, so that the last event is true. */
  readonly present: (notices: readonly Notice[]) => Promise<readonly AddressedEvent<Event>[]>;
  /** The first event of every stream. */
  readonly listening: Event;
  /** The event after a gap: the page refetches everything. */
  readonly missed: Event;
  readonly log: Pick<Logger, 'warn'>;
  /** The log position from which a replica shows the changes; undefined without a replica. */
  readonly position?: (() => Promise<LogPosition>) | undefined;
  readonly times?: Partial<LiveTimes> | undefined;
}

export interface Subscription {
  readonly userId: string;
  mayListen(): Promise<boolean>;
}

/** Pub/sub for open pages: those of this instance directly, those of other instances through the database channel. */
export class LiveEvents<Event> implements EventPublisher {
  readonly #present: LiveDeps<Event>['present'];
  readonly #log: LiveDeps<Event>['log'];
  readonly #times: LiveTimes;
  readonly #channel: Channel | undefined;
  readonly #position: LiveDeps<Event>['position'];
  readonly #listening: Event;
  readonly #missed: Event;
  /** Marks the payloads of this instance, which the channel echoes. */
  readonly #instanceId = randomUUID();
  readonly #subscribers = new Map<string, Set<Subscriber<Event>>>();
  readonly #outgoing = new BatchBuffer();
  readonly #incoming = new BatchBuffer();
  readonly #recent: RecentMessages;
  #flushTimer: NodeJS.Timeout | undefined;
  #checkTimer: NodeJS.Timeout | undefined;
  #isDelivering = false;
  #isChecking = false;
  #isCheckRequested = false;
  #isClosed = false;

  constructor({ openChannel, present, listening, missed, log, position, times }: LiveDeps<Event>) {
    this.#present = present;
    this.#log = log;
    this.#times = { ...TIMES, ...times };
    this.#recent = new RecentMessages(this.#times.recentMs);
    this.#position = position;
    this.#listening = listening;
    this.#missed = missed;
    this.#channel = openChannel?.({
      onMessage: (text) => this.#receive(text),
      onGap: (unsaid) => this.#handleGap(unsaid),
    });
  }

  /** Starts receiving from other instances. */
  async start(): Promise<void> {
    await this.#channel?.ready();
  }

  publish(notice: Notice): void {
    this.#enqueue(notice);
  }

  recheckAccess(userId: string): void {
    this.#enqueue({ to: userId, topic: RECHECK_ACCESS, id: '' });
  }

  #enqueue(message: BusMessage): void {
    this.#outgoing.add(message);
    this.#flushTimer ??= setTimeout(() => this.#flush(), this.#times.gatherMs).unref();
  }

  subscribe(subscription: Subscription): EventStream<Event> {
    return new EventStream((signal) => this.#stream(subscription, signal));
  }

  /** Sends what is buffered to the other instances. Nothing is delivered afterwards. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#checkTimer);
    if (this.#flushTimer !== undefined) {
      clearTimeout(this.#flushTimer);
      await this.#send(this.#outgoing.take());
    }
    await this.#channel?.close();
  }

  async *#stream({ userId, mayListen }: Subscription, signal: AbortSignal): AsyncGenerator<Frame<Event>> {
    await this.start();
    if (signal.aborted || this.#isClosed) return;
    const subscriber = new Subscriber(userId, mayListen, this.#missed);
    const end = () => this.#remove(subscriber);
    const { lastingMs } = this.#times;
    // Jitter: streams that began together, as after a restart, do not reconnect together.
    const timer = setTimeout(end, lastingMs * (1 + Math.random() / 5)).unref();
    signal.addEventListener('abort', end);
    this.#add(subscriber);
    try {
      yield new Frame(this.#listening, await this.#currentPosition());
      await this.#replayRecent(subscriber);
      yield* subscriber.frames();
    } finally {
      clearTimeout(timer);
      end();
    }
  }

  #add(subscriber: Subscriber<Event>): void {
    const { userId } = subscriber;
    const streams = this.#subscribers.get(userId) ?? new Set();
    this.#subscribers.set(userId, streams.add(subscriber));
    const [oldest] = streams;
    if (streams.size > STREAMS_PER_USER && oldest !== undefined) this.#remove(oldest);
    this.#checkTimer ??= setTimeout(() => void this.#checkPeriodically(), this.#times.checkMs).unref();
  }

  async #replayRecent(subscriber: Subscriber<Event>): Promise<void> {
    const batch = this.#recent.for(subscriber.userId);
    // The session may have ended between its authentication and its subscription.
    if (batch.hasGap || !batch.messages.every(isNotice)) await this.#check([subscriber]);
    for (const { frame } of await this.#framesOf(batch)) subscriber.push(frame);
  }

  #remove(subscriber: Subscriber<Event>): void {
    subscriber.end();
    const streams = this.#subscribers.get(subscriber.userId);
    streams?.delete(subscriber);
    if (streams?.size === 0) this.#subscribers.delete(subscriber.userId);
  }

  /** Ends the streams of invalid sessions. Sequential, to leave the database to other work. */
  async #check(subscribers: readonly Subscriber<Event>[]): Promise<void> {
    for (const subscriber of subscribers) {
      // A failed check keeps the stream: it ends by itself before long.
      const mayListen = await subscriber.mayListen().catch(() => true);
      if (!mayListen) this.#remove(subscriber);
    }
  }

  /** Requests during a pass share one further pass. */
  async #checkAll(): Promise<void> {
    this.#isCheckRequested = true;
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      while (this.#isCheckRequested) {
        this.#isCheckRequested = false;
        await this.#check([...this.#subscribers.values()].flatMap((streams) => [...streams]));
      }
    } finally {
      this.#isChecking = false;
    }
  }

  async #checkPeriodically(): Promise<void> {
    await this.#checkAll();
    const goesOn = !this.#isClosed && this.#subscribers.size > 0;
    this.#checkTimer = goesOn
      ? setTimeout(() => void this.#checkPeriodically(), this.#times.checkMs).unref()
      : undefined;
  }

  #flush(): void {
    this.#flushTimer = undefined;
    const batch = this.#outgoing.take();
    void this.#send(batch);
    this.#deliver(batch);
  }

  async #send(batch: Batch): Promise<void> {
    if (this.#channel === undefined) return;
    for (const text of writePayloads(this.#instanceId, batch)) await this.#channel.send(text);
  }

  #receive(text: string): void {
    const { from, batch } = readPayload(text);
    if (from !== this.#instanceId) this.#deliver(batch);
  }

  #handleGap(isForOthers: boolean): void {
    const batch = { messages: [], hasGap: true };
    this.#deliver(batch);
    if (isForOthers) void this.#send(batch);
  }

  #deliver(batch: Batch): void {
    this.#recent.add(batch);
    for (const message of batch.messages) {
      if (!isNotice(message)) void this.#check([...(this.#subscribers.get(message.to) ?? [])]);
      else if (this.#hasSubscriber(message)) this.#incoming.add(message);
    }
    if (batch.hasGap && this.#subscribers.size > 0) {
      this.#incoming.markGap();
      // The gap may hide the end of a session.
      void this.#checkAll();
    }
    if (!this.#isDelivering) void this.#deliverAll();
  }

  #hasSubscriber({ to }: Notice): boolean {
    return to === 'everyone' ? this.#subscribers.size > 0 : this.#subscribers.has(to);
  }

  /** One batch at a time; messages that arrive meanwhile form the next one. */
  async #deliverAll(): Promise<void> {
    this.#isDelivering = true;
    while (!this.#incoming.isEmpty && !this.#isClosed) {
      for (const { to, frame } of await this.#framesOf(this.#incoming.take())) this.#push(to, frame);
    }
    this.#isDelivering = false;
  }

  /** Never fails: when the notices cannot be presented, it returns a gap. */
  async #framesOf({ messages, hasGap }: Batch): Promise<readonly AddressedFrame<Event>[]> {
    // Read after the commit that the batch is about, on whichever instance that was.
    const position = await this.#currentPosition();
    const gap = [{ to: 'everyone', frame: new Frame(this.#missed, position) }] as const;
    if (hasGap) return gap;
    const notices = messages.filter(isNotice);
    if (notices.length === 0) return [];
    try {
      const events = await this.#present(notices);
      return events.map(({ to, event }) => ({ to, frame: new Frame(event, position) }));
    } catch (error) {
      this.#log.warn({ err: error }, 'live events could not be presented');
      return gap;
    }
  }

  async #currentPosition(): Promise<LogPosition | undefined> {
    return this.#position?.().catch(() => MAX_LOG_POSITION);
  }

  #push(to: Notice['to'], frame: Frame<Event>): void {
    if (to !== 'everyone') return this.#subscribers.get(to)?.forEach((subscriber) => subscriber.push(frame));
    for (const streams of this.#subscribers.values()) for (const subscriber of streams) subscriber.push(frame);
  }
}
