import { setTimeout as sleep } from 'node:timers/promises';

import type { GenerationEvent, GenerationStage } from '@larder/contract/assistant';
import { ERROR_TEXTS } from '@larder/contract/errors';

import { findUser } from '#features/account/queries.ts';
import { AppError } from '#platform/app-error.ts';
import type { Ctx, User } from '#platform/context.ts';
import { startHeartbeat } from '#platform/jobs/heartbeat.ts';
import { hasAttemptsLeft } from '#platform/jobs/queue.ts';
import { startWorker, type WorkControl, type Worker } from '#platform/jobs/worker.ts';

import { claimAbandoned, endGeneration, GENERATION_QUEUE, releaseLease, renewLease } from './commands/lease.ts';
import { runGeneration, type GenerationDeps, recordFailure } from './run-generation.ts';
import { presentGeneration } from './present.ts';
import { getGeneration } from './queries.ts';
import type { GenerationRow } from './tables.ts';
import { failureMessage } from './wish.ts';

/** How soon another instance sees a new stage. */
const HEARTBEAT_MS = 250;
const RENEW_MS = 2_000;
const WATCH_MS = 300;
const ABANDONED_POLL_MS = 5_000;
/** This process takes over no abandoned generations while it runs this many. */
const TAKEOVER_MAX = 20;
/** How long running generations may take to finish when the process stops. */
const STOP_WAIT_MS = 2_000;

export interface GenerationsDeps extends GenerationDeps, Pick<Ctx, 'db' | 'log'> {
  now(): Date;
  /** The context for work on behalf of a user, outside of a request. */
  contextOf(person: User): Ctx;
}

/** A generation that runs in this process. */
interface Running {
  /** The stages so far; the current one is the last. */
  readonly stages: GenerationStage[];
  readonly abortController: AbortController;
  /** Resolved by the next change, then replaced. */
  change: PromiseWithResolvers<void>;
  /** The row at the end; null when another process ends it. */
  ended: Promise<GenerationRow | null>;
}

/** Runs generations, whether or not a client is listening, and takes over those of processes that died. */
export class Generations {
  readonly #deps: GenerationsDeps;
  readonly #running = new Map<string, Running>();
  #worker: Worker | undefined;
  #isStopping = false;

  constructor(deps: GenerationsDeps) {
    this.#deps = deps;
  }

  /** Runs a generation whose lease this process holds. Releases the lease when the process is stopping. */
  async begin(row: GenerationRow, person: User): Promise<void> {
    if (this.#isStopping) return releaseLease(this.#deps.db, row, this.#deps.now());
    const running: Running = {
      stages: [],
      abortController: new AbortController(),
      change: Promise.withResolvers(),
      ended: Promise.resolve(null),
    };
    this.#running.set(row.id, running);
    running.ended = this.#run(row, person, running).finally(() => {
      if (this.#running.get(row.id) === running) this.#running.delete(row.id);
      running.change.resolve();
    });
  }

  /** Aborts a cancelled generation if it runs here. Another process notices at its next lease renewal. */
  abort(id: string): void {
    this.#running.get(id)?.abortController.abort();
  }

  /** Waits for the end of a generation. Throws `unavailable` when this process stops before. */
  async end(ctx: Ctx, id: string): Promise<GenerationRow> {
    for (;;) {
      const ended = await this.#running.get(id)?.ended;
      const row = ended ?? (await getGeneration(ctx, id));
      if (row.state !== 'running') return row;
      if (this.#isStopping) throw new AppError('unavailable', ERROR_TEXTS.unavailable, { retryAfterSeconds: 1 });
      await sleep(WATCH_MS);
    }
  }

  /** Yields each stage when it begins, then the end. */
  async *watch(ctx: Ctx, id: string, signal: AbortSignal): AsyncGenerator<GenerationEvent, void> {
    let yielded = 0;
    let last: GenerationStage | null = null;
    while (!signal.aborted) {
      const running = this.#running.get(id);
      const { change } = running ?? {};
      for (const stage of running?.stages.slice(yielded) ?? []) {
        yield { type: 'stage', stage };
        last = stage;
        yielded += 1;
      }
      if (running !== undefined && change !== undefined) {
        if (running.stages.length === yielded) await untilDisconnect(change.promise, signal);
        continue;
      }
      const row = await getGeneration(ctx, id);
      if (row.state !== 'running') {
        yield { type: 'end', generation: presentGeneration(row) };
        return;
      }
      if (row.stage !== null && row.stage !== last) yield { type: 'stage', stage: row.stage };
      last = row.stage;
      await untilDisconnect(sleep(WATCH_MS), signal);
    }
  }

  /** Starts to poll for abandoned generations. */
  start(): void {
    const { log } = this.#deps;
    this.#worker = startWorker(
      (control) => this.#takeOver(control),
      ABANDONED_POLL_MS,
      (error) => log.warn({ err: error }, 'abandoned generations could not be claimed'),
    );
  }

  /** Waits for running generations, then aborts them; another process takes them over. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#worker?.stop();
    const patience = setTimeout(() => {
      for (const { abortController } of this.#running.values()) abortController.abort();
    }, STOP_WAIT_MS);
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
    clearTimeout(patience);
  }

  async #takeOver({ isStopping }: WorkControl): Promise<void> {
    const { db, now } = this.#deps;
    while (!isStopping() && this.#running.size < TAKEOVER_MAX) {
      const row = await claimAbandoned(db, now());
      if (row === null) return;
      if (row === 'lost') continue;
      const hasDied = !hasAttemptsLeft(GENERATION_QUEUE, row);
      if (hasDied) recordFailure(this.#deps, row, new Error('The process of this generation died more than once'));
      // Null for a disabled person, for whom nothing is generated.
      const person = hasDied ? null : await findUser(db, row.user_id);
      if (person === null)
        await endGeneration(db, row, { state: 'failed', outcome: row.outcome, problem: failureMessage(row) }, now());
      else await this.begin(row, person);
    }
  }

  async #run(row: GenerationRow, person: User, running: Running): Promise<GenerationRow | null> {
    const { db, now, log } = this.#deps;
    const { signal } = running.abortController;
    const stopHeartbeat = this.#keepAlive(row, running);
    try {
      const ending = await runGeneration(this.#deps, {
        row,
        signal,
        ctx: () => this.#deps.contextOf(person),
        onStage: (stage) => enterStage(running, stage),
      });
      return await endGeneration(db, row, ending, now());
    } catch (error) {
      // When the process stops, another one takes over at once; otherwise when the lease expires.
      if (this.#isStopping) await releaseLease(db, row, now()).catch(() => undefined);
      else if (!signal.aborted) {
        log.warn({ err: error, generationId: row.id }, 'generation could not be ended');
        recordFailure(this.#deps, row, error);
      }
      return null;
    } finally {
      stopHeartbeat();
    }
  }

  /** Renews the lease and stores the current stage; a stage that ended between two beats is never stored. */
  #keepAlive(row: GenerationRow, { stages, abortController }: Running): () => void {
    const { db, now, log } = this.#deps;
    let stored = { stage: row.stage, at: performance.now() };
    const renewIfDue = async () => {
      const stage = stages.at(-1) ?? 'writing';
      if (stage === stored.stage && performance.now() - stored.at < RENEW_MS) return;
      stored = { stage, at: performance.now() };
      if (!(await renewLease(db, row, stage, now()))) abortController.abort();
    };
    return startHeartbeat(renewIfDue, HEARTBEAT_MS, (error) =>
      log.warn({ err: error, generationId: row.id }, 'lease not renewed'),
    );
  }
}

function enterStage(running: Running, stage: GenerationStage): void {
  running.stages.push(stage);
  running.change.resolve();
  running.change = Promise.withResolvers();
}

/** Waits for a promise or for the client to disconnect, whichever is first. */
async function untilDisconnect(awaited: Promise<unknown>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const gone = Promise.withResolvers<void>();
  const leave = () => gone.resolve();
  signal.addEventListener('abort', leave, { once: true });
  await Promise.race([awaited, gone.promise]);
  signal.removeEventListener('abort', leave);
}
