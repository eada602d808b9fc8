import type { Logger } from 'pino';

import type { Db } from '#platform/db/tables.ts';
import { HOUR_MS } from '#platform/durations.ts';

import type { ModelTask } from './model.ts';

interface ModelFindingsTable {
  task: string;
  /** The host of the service. */
  service: string;
  model: string;
  found_at: Date;
}

declare module '../db/tables.ts' {
  interface Tables {
    model_findings: ModelFindingsTable;
  }
}

/** How long a broken offer is withdrawn before it is tried again. */
const BROKEN_MS = HOUR_MS;
const STALE_MS = 5_000;

/** A task as configured. */
export interface Offer {
  readonly task: ModelTask;
  readonly service: string;
  readonly model: string;
}

interface FindingsDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn'>;
  now(): Date;
}

/** Offers that checks found broken, on any instance. Cached for some seconds. */
export class Findings {
  readonly #deps: FindingsDeps;
  #rows: readonly ModelFindingsTable[] = [];
  #readAtMs = -Infinity;

  constructor(deps: FindingsDeps) {
    this.#deps = deps;
  }

  isBroken(offer: Offer): boolean {
    this.refresh();
    const oldest = this.#oldest();
    return this.#rows.some((row) => row.found_at > oldest && isSame(row, offer));
  }

  /** Reloads the cache in the background when it is stale. */
  refresh(): void {
    const nowMs = this.#deps.now().getTime();
    if (nowMs - this.#readAtMs < STALE_MS) return;
    this.#readAtMs = nowMs;
    this.#read().catch((error: unknown) => {
      this.#deps.log.warn({ err: error }, 'model findings could not be read');
    });
  }

  async store(offer: Offer, isBroken: boolean): Promise<void> {
    const { db, now } = this.#deps;
    const { task, service, model } = offer;
    if (isBroken) {
      await db
        .insertInto('model_findings')
        .values({ task, service, model, found_at: now() })
        .onConflict((conflict) => conflict.columns(['task', 'service', 'model']).doUpdateSet({ found_at: now() }))
        .execute();
    } else {
      await db
        .deleteFrom('model_findings')
        .where('task', '=', task)
        .where('service', '=', service)
        .where('model', '=', model)
        .execute();
    }
    await this.#read();
  }

  async #read(): Promise<void> {
    this.#rows = await this.#deps.db
      .selectFrom('model_findings')
      .selectAll()
      .where('found_at', '>', this.#oldest())
      .execute();
  }

  #oldest(): Date {
    return new Date(this.#deps.now().getTime() - BROKEN_MS);
  }
}

function isSame(row: ModelFindingsTable, { task, service, model }: Offer): boolean {
  return row.task === task && row.service === service && row.model === model;
}
