import { randomUUID } from 'node:crypto';

import type { Logger } from 'pino';

import type { Channel, ChannelHearing } from '#platform/db/channel.ts';
import { type LogPosition, NOWHERE_YET } from '#platform/db/log-position.ts';
import { MINUTE_MS } from '#platform/durations.ts';
import { EventStream, Frame } from '#platform/http/event-stream.ts';

import { type Batch, Gathered } from './gathered.ts';
import { Listener } from './listener.ts';
import { readMessage, writeMessages } from './message.ts';
import { isNotice, RECHECK_ACCESS, type Notice, type Said, type EventPublisher } from './notice.ts';
import { Recent } from './recent.ts';

export interface LiveTimes {
  /** What happens within so long is told together, the same thing once. */
  readonly gatherMs: number;
  /** A stream ends after about as long, and whoever wants to go on listening is looked at anew. */
  readonly lastingMs: number;
  /** So often it is asked whether those who listen still may. */
  readonly checkMs: number;
  /** What happened within so long before is told whoever begins to listen: their page was read before. */
  readonly recentMs: number;
}

const TIMES: LiveTimes = { gatherMs: 200, lastingMs: 15 * MINUTE_MS, checkMs: MINUTE_MS, recentMs: 10_000 };

/** One for each browser of a person; of more the oldest ends. */
const STREAMS_PER_PERSON = 10;

export interface AddressedEvent<Event> {
  readonly to: Notice['to'];
  readonly event: Event;
}

interface Framed<Event> {
  readonly to: Notice['to'];
  readonly frame: Frame<Event>;
}

export interface LiveDeps<Event> {
  readonly openChannel: ((hearing: ChannelHearing) => Channel) | undefined;
  /** What people are told of these notices, as things are now: the last that is told is true. */
  readonly present: (notices: readonly Notice[]) => Promise<readonly AddressedEvent<Event>[]>;
  /** Told first to whoever begins to listen. */
  readonly listening: Event;
  /** Told where not all is known of what happened. */
  readonly missed: Event;
  readonly log: Pick<Logger, 'warn'>;
  /** From where on reads find what has happened; undefined where all reads do. */
  readonly position?: (() => Promise<LogPosition>) | undefined;
  readonly times?: Partial<LiveTimes> | undefined;
}

export interface Listening {
  readonly personId: string;
  mayListen(): Promise<boolean>;
}

/** Tells open pages what happens: those of this instance at once, the others through the database. */
export class LiveEvents<Event> implements EventPublisher {
  readonly #present: LiveDeps<Event>['present'];
  readonly #log: LiveDeps<Event>['log'];
  readonly #times: LiveTimes;
  readonly #channel: Channel | undefined;
  readonly #position: LiveDeps<Event>['position'];
  readonly #listening: Event;
  readonly #missed: Event;
  /** By which this instance knows its own messages. */
  readonly #name = randomUUID();
  readonly #listeners = new Map<string, Set<Listener<Event>>>();
  readonly #outgoing = new Gathered();
  readonly #incoming = new Gathered();
  readonly #recent: Recent;
  #window: NodeJS.Timeout | undefined;
  #check: NodeJS.Timeout | undefined;
  #isDelivering = false;
  #isLooking = false;
  #isToLook = false;
  #isClosed = false;

  constructor({ openChannel, present, listening, missed, log, position, times }: LiveDeps<Event>) {
    this.#present = present;
    this.#log = log;
    this.#times = { ...TIMES, ...times };
    this.#recent = new Recent(this.#times.recentMs);
    this.#position = position;
    this.#listening = listening;
    this.#missed = missed;
    this.#channel = openChannel?.({
      onMessage: (text) => this.#hear(text),
      onGap: (unsaid) => this.#catchUp(unsaid),
    });
  }

  /** Hears from now on what happens on other instances. */
  async start(): Promise<void> {
    await this.#channel?.ready();
  }

  publish(notice: Notice): void {
    this.#say(notice);
  }

  recheckAccess(personId: string): void {
    this.#say({ to: personId, topic: RECHECK_ACCESS, id: '' });
  }

  #say(said: Said): void {
    this.#outgoing.add(said);
    this.#window ??= setTimeout(() => this.#flush(), this.#times.gatherMs).unref();
  }

  /** What somebody who listens from now on is told. */
  listen(who: Listening): EventStream<Event> {
    return new EventStream((signal) => this.#listen(who, signal));
  }

  /** Says what is still unsaid; nobody is told anything from then on. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#check);
    if (this.#window !== undefined) {
      clearTimeout(this.#window);
      await this.#send(this.#outgoing.take());
    }
    await this.#channel?.close();
  }

  async *#listen({ personId, mayListen }: Listening, signal: AbortSignal): AsyncGenerator<Frame<Event>> {
    await this.start();
    if (signal.aborted || this.#isClosed) return;
    const listener = new Listener(personId, mayListen, this.#missed);
    const end = () => this.#end(listener);
    const { lastingMs } = this.#times;
    // Not all at once again that came at once, as after a restart.
    const timer = setTimeout(end, lastingMs * (1 + Math.random() / 5)).unref();
    signal.addEventListener('abort', end);
    this.#begin(listener);
    try {
      yield new Frame(this.#listening, await this.#here());
      await this.#tellRecent(listener);
      yield* listener.frames();
    } finally {
      clearTimeout(timer);
      end();
    }
  }

  #begin(listener: Listener<Event>): void {
    const { personId } = listener;
    const theirs = this.#listeners.get(personId) ?? new Set();
    this.#listeners.set(personId, theirs.add(listener));
    const [oldest] = theirs;
    if (theirs.size > STREAMS_PER_PERSON && oldest !== undefined) this.#end(oldest);
    this.#check ??= setTimeout(() => void this.#checkAll(), this.#times.checkMs).unref();
  }

  async #tellRecent(listener: Listener<Event>): Promise<void> {
    const batch = this.#recent.of(listener.personId);
    // They were let in by a session that may have ended before they were here.
    if (batch.missed || !batch.said.every(isNotice)) await this.#lookAt([listener]);
    for (const { frame } of await this.#framesOf(batch)) listener.push(frame);
  }

  #end(listener: Listener<Event>): void {
    listener.end();
    const theirs = this.#listeners.get(listener.personId);
    theirs?.delete(listener);
    if (theirs?.size === 0) this.#listeners.delete(listener.personId);
  }

  /** One after the other, so that nothing else has to wait for it. */
  async #lookAt(listeners: readonly Listener<Event>[]): Promise<void> {
    for (const listener of listeners) {
      // Where it cannot be found out they go on: the stream ends by itself before long.
      const may = await listener.mayListen().catch(() => true);
      if (!may) this.#end(listener);
    }
  }

  /** Asked again meanwhile, they are looked at once more afterwards, however often it was. */
  async #lookAtAll(): Promise<void> {
    this.#isToLook = true;
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      while (this.#isToLook) {
        this.#isToLook = false;
        await this.#lookAt(this.#all());
      }
    } finally {
      this.#isLooking = false;
    }
  }

  #all(): readonly Listener<Event>[] {
    return [...this.#listeners.values()].flatMap((theirs) => [...theirs]);
  }

  async #checkAll(): Promise<void> {
    await this.#lookAtAll();
    const goesOn = !this.#isClosed && this.#listeners.size > 0;
    this.#check = goesOn ? setTimeout(() => void this.#checkAll(), this.#times.checkMs).unref() : undefined;
  }

  #flush(): void {
    this.#window = undefined;
    const batch = this.#outgoing.take();
    void this.#send(batch);
    this.#deliver(batch);
  }

  async #send(batch: Batch): Promise<void> {
    if (this.#channel === undefined) return;
    for (const text of writeMessages(this.#name, batch)) await this.#channel.send(text);
  }

  #hear(text: string): void {
    const { from, batch } = readMessage(text);
    if (from !== this.#name) this.#deliver(batch);
  }

  #catchUp(others: boolean): void {
    const batch = { said: [], missed: true };
    this.#deliver(batch);
    if (others) void this.#send(batch);
  }

  #deliver(batch: Batch): void {
    this.#recent.add(batch);
    for (const said of batch.said) {
      if (!isNotice(said)) void this.#lookAt([...(this.#listeners.get(said.to) ?? [])]);
      else if (this.#isHeard(said)) this.#incoming.add(said);
    }
    if (batch.missed && this.#listeners.size > 0) {
      this.#incoming.miss();
      // Perhaps that a session has ended.
      void this.#lookAtAll();
    }
    if (!this.#isDelivering) void this.#deliverAll();
  }

  #isHeard({ to }: Notice): boolean {
    return to === 'everyone' ? this.#listeners.size > 0 : this.#listeners.has(to);
  }

  /** One batch after the other; what comes meanwhile is gathered. */
  async #deliverAll(): Promise<void> {
    this.#isDelivering = true;
    while (!this.#incoming.isEmpty && !this.#isClosed) {
      for (const { to, frame } of await this.#framesOf(this.#incoming.take())) this.#push(to, frame);
    }
    this.#isDelivering = false;
  }

  /** Never fails: what cannot be told was missed. */
  async #framesOf({ said, missed }: Batch): Promise<readonly Framed<Event>[]> {
    // After what is told of was committed, however it came here.
    const position = await this.#here();
    const all = [{ to: 'everyone', frame: new Frame(this.#missed, position) }] as const;
    if (missed) return all;
    const notices = said.filter(isNotice);
    if (notices.length === 0) return [];
    try {
      const told = await this.#present(notices);
      return told.map(({ to, event }) => ({ to, frame: new Frame(event, position) }));
    } catch (error) {
      this.#log.warn({ err: error }, 'what happened could not be told');
      return all;
    }
  }

  async #here(): Promise<LogPosition | undefined> {
    return this.#position?.().catch(() => NOWHERE_YET);
  }

  #push(to: Notice['to'], frame: Frame<Event>): void {
    if (to !== 'everyone') return this.#listeners.get(to)?.forEach((listener) => listener.push(frame));
    for (const theirs of this.#listeners.values()) for (const listener of theirs) listener.push(frame);
  }
}
