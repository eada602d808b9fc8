import type { Logger } from 'pino';

import type { Db } from '#platform/db/tables.ts';

import type { Deadline } from './deadline.ts';
import type { Ledger } from './ledger.ts';
import { ModelError } from './model-error.ts';
import { type Account, type Amount, dayOf, recordUsage, reserve, settle } from './usage.ts';

interface BudgetDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn'>;
  now(): Date;
}

/** The reserved budget of a running action. */
export interface Reservation {
  readonly deadline: Deadline;
  readonly ledger: Ledger;
  readonly account: Account;
  readonly reserved: Amount;
  isSettled: boolean;
}

/** Enforces the daily limits and records the usage of users. */
export class UsageBudget {
  readonly #deps: BudgetDeps;
  readonly #limits: Amount;

  constructor(deps: BudgetDeps, limits: Amount) {
    this.#deps = deps;
    this.#limits = limits;
  }

  /** Reserves the estimated amount. Throws `over_limit` when the user has reached the daily limit. */
  async reserve(
    userId: string,
    parts: Pick<Reservation, 'deadline' | 'ledger'>,
    reserved: Amount,
  ): Promise<Reservation> {
    const account = { userId, day: dayOf(this.#deps.now()) };
    if (!(await reserve(this.#deps.db, account, reserved, this.#limits))) {
      throw new ModelError('over_limit', 'The user has reached the daily limit');
    }
    return { ...parts, account, reserved, isSettled: false };
  }

  /** Records the usage, once. Never throws: on an error the reservation stays until the end of the day. */
  async settle(reservation: Reservation): Promise<void> {
    if (reservation.isSettled) return;
    reservation.isSettled = true;
    const { account, reserved, ledger } = reservation;
    try {
      await settle(this.#deps.db, account, reserved, { tokens: ledger.tokens(), images: ledger.images() });
      await recordUsage(this.#deps.db, account, ledger);
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'model usage could not be recorded');
    }
  }

  /** Records usage without charging the limit. */
  async record(userId: string, ledgers: readonly Ledger[]): Promise<void> {
    const account = { userId, day: dayOf(this.#deps.now()) };
    for (const ledger of ledgers) await recordUsage(this.#deps.db, account, ledger);
  }
}
