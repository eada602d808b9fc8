import { setTimeout as sleep } from 'node:timers/promises';

import type { GenerationEvent, GenerationStage } from '@larder/contract/assistant';
import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import type { Ctx, Person } from '#platform/context.ts';
import { startHeartbeat } from '#platform/jobs/heartbeat.ts';
import { hasAttemptsLeft } from '#platform/jobs/queue.ts';
import { startWorker, type WorkControl, type Worker } from '#platform/jobs/worker.ts';

import { claimAbandoned, endGeneration, GENERATION_QUEUE, releaseLease, renewLease } from './commands/lease.ts';
import { make, type MakingDeps, noteFailure } from './make.ts';
import { presentGeneration } from './present.ts';
import { findPerson, getGeneration } from './queries.ts';
import type { GenerationRow } from './tables.ts';
import { problemOf } from './wish.ts';

/** How soon another instance sees a new stage. */
const HEARTBEAT_MS = 250;
const RENEW_MS = 2_000;
const WATCH_MS = 300;
const LOOK_FOR_ABANDONED_MS = 5_000;
/** While so many are made here, what other processes left behind is left to others, or for later. */
const BUSY_WITH = 20;
/** How long what is under way may take to finish after the order to stop. */
const STOP_WAIT_MS = 2_000;

export interface GenerationsDeps extends MakingDeps, Pick<Ctx, 'db' | 'log'> {
  now(): Date;
  /** In which work goes on for somebody, without a request of theirs. */
  contextOf(person: Person): Ctx;
}

/** One that is made in this process. */
interface Running {
  /** Begun so far, the present one last. */
  readonly stages: GenerationStage[];
  readonly over: AbortController;
  /** Settled with the next change, and then replaced. */
  change: PromiseWithResolvers<void>;
  /** The row as it ended; null where it was not ours to end. */
  ended: Promise<GenerationRow | null>;
}

/** The recipes that are being made: goes on whether somebody listens or not, and with what other processes died under. */
export class Generations {
  readonly #deps: GenerationsDeps;
  readonly #running = new Map<string, Running>();
  #worker: Worker | undefined;
  #isStopping = false;

  constructor(deps: GenerationsDeps) {
    this.#deps = deps;
  }

  /** Makes one that this process holds; one that comes after the order to stop is left to another. */
  async begin(row: GenerationRow, person: Person): Promise<void> {
    if (this.#isStopping) return releaseLease(this.#deps.db, row, this.#deps.now());
    const running: Running = {
      stages: [],
      over: new AbortController(),
      change: Promise.withResolvers(),
      ended: Promise.resolve(null),
    };
    this.#running.set(row.id, running);
    running.ended = this.#run(row, person, running).finally(() => {
      if (this.#running.get(row.id) === running) this.#running.delete(row.id);
      running.change.resolve();
    });
  }

  /** Stops the work on one that was cancelled, where it is done here; elsewhere it is noticed soon. */
  abort(id: string): void {
    this.#running.get(id)?.over.abort();
  }

  /** As it ended. Throws `unavailable` when this process stops before. */
  async end(ctx: Ctx, id: string): Promise<GenerationRow> {
    for (;;) {
      const ended = await this.#running.get(id)?.ended;
      const row = ended ?? (await getGeneration(ctx, id));
      if (row.state !== 'running') return row;
      if (this.#isStopping) throw new AppError('unavailable', ERROR_TEXTS.unavailable, { retryAfterSeconds: 1 });
      await sleep(WATCH_MS);
    }
  }

  /** What is being done, as it is begun, until its end. */
  async *watch(ctx: Ctx, id: string, signal: AbortSignal): AsyncGenerator<GenerationEvent, void> {
    let told = 0;
    let last: GenerationStage | null = null;
    while (!signal.aborted) {
      const running = this.#running.get(id);
      const { change } = running ?? {};
      for (const stage of running?.stages.slice(told) ?? []) {
        yield { type: 'stage', stage };
        last = stage;
        told += 1;
      }
      if (running !== undefined && change !== undefined) {
        if (running.stages.length === told) await orGone(change.promise, signal);
        continue;
      }
      const row = await getGeneration(ctx, id);
      if (row.state !== 'running') {
        yield { type: 'end', generation: presentGeneration(row) };
        return;
      }
      if (row.stage !== null && row.stage !== last) yield { type: 'stage', stage: row.stage };
      last = row.stage;
      await orGone(sleep(WATCH_MS), signal);
    }
  }

  /** Looks for what was left behind, now and then. */
  start(): void {
    const { log } = this.#deps;
    this.#worker = startWorker(
      (control) => this.#takeOver(control),
      LOOK_FOR_ABANDONED_MS,
      (error) => log.warn({ err: error }, 'recipes left behind could not be looked for'),
    );
  }

  /** Leaves what does not end soon to another process. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#worker?.stop();
    const patience = setTimeout(() => {
      for (const { over } of this.#running.values()) over.abort();
    }, STOP_WAIT_MS);
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
    clearTimeout(patience);
  }

  async #takeOver({ isStopping }: WorkControl): Promise<void> {
    const { db, now } = this.#deps;
    while (!isStopping() && this.#running.size < BUSY_WITH) {
      const row = await claimAbandoned(db, now());
      if (row === null) return;
      if (row === 'lost') continue;
      const hasDied = !hasAttemptsLeft(GENERATION_QUEUE, row);
      if (hasDied) noteFailure(this.#deps, row, new Error('The process that made it ended, more than once'));
      // Null for a disabled person, for whom nothing is generated.
      const person = hasDied ? null : await findPerson(db, row.user_id);
      if (person === null)
        await endGeneration(db, row, { state: 'failed', outcome: row.outcome, problem: problemOf(row) }, now());
      else await this.begin(row, person);
    }
  }

  async #run(row: GenerationRow, person: Person, running: Running): Promise<GenerationRow | null> {
    const { db, now, log } = this.#deps;
    const { signal } = running.over;
    const stopHeartbeat = this.#keepAlive(row, running);
    try {
      const ending = await make(this.#deps, {
        row,
        signal,
        ctx: () => this.#deps.contextOf(person),
        tell: (stage) => tell(running, stage),
      });
      return await endGeneration(db, row, ending, now());
    } catch (error) {
      // Stopped with the process, it goes on elsewhere; in any other case its lease runs out.
      if (this.#isStopping) await releaseLease(db, row, now()).catch(() => undefined);
      else if (!signal.aborted) {
        log.warn({ err: error, generationId: row.id }, 'recipe could not be ended');
        noteFailure(this.#deps, row, error);
      }
      return null;
    } finally {
      stopHeartbeat();
    }
  }

  /** Renews the lease and stores the current stage; a stage that ended between two beats is never stored. */
  #keepAlive(row: GenerationRow, { stages, over }: Running): () => void {
    const { db, now, log } = this.#deps;
    let stored = { stage: row.stage, at: performance.now() };
    const renewIfDue = async () => {
      const stage = stages.at(-1) ?? 'writing';
      if (stage === stored.stage && performance.now() - stored.at < RENEW_MS) return;
      stored = { stage, at: performance.now() };
      if (!(await renewLease(db, row, stage, now()))) over.abort();
    };
    return startHeartbeat(renewIfDue, HEARTBEAT_MS, (error) =>
      log.warn({ err: error, generationId: row.id }, 'lease not renewed'),
    );
  }
}

function tell(running: Running, stage: GenerationStage): void {
  running.stages.push(stage);
  running.change.resolve();
  running.change = Promise.withResolvers();
}

/** Waits for it, but no longer than somebody listens. */
async function orGone(awaited: Promise<unknown>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const gone = Promise.withResolvers<void>();
  const leave = () => gone.resolve();
  signal.addEventListener('abort', leave, { once: true });
  await Promise.race([awaited, gone.promise]);
  signal.removeEventListener('abort', leave);
}
