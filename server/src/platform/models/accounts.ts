import type { Logger } from 'pino';

import type { Db } from '#platform/db/tables.ts';

import type { Deadline } from './deadline.ts';
import type { Ledger } from './ledger.ts';
import { ModelError } from './model-error.ts';
import { type Account, type Amount, dayOf, keepUsage, reserve, settle } from './usage.ts';

interface AccountsDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn'>;
  now(): Date;
}

/** What is under way on somebody's account. */
export interface Opened {
  readonly deadline: Deadline;
  readonly ledger: Ledger;
  readonly account: Account;
  readonly held: Amount;
  isClosed: boolean;
}

/** On whose account requests go, and whether they still may. */
export class Accounts {
  readonly #deps: AccountsDeps;
  readonly #limits: Amount;

  constructor(deps: AccountsDeps, limits: Amount) {
    this.#deps = deps;
    this.#limits = limits;
  }

  /** Holds what the requests may come to. Throws `over_limit` when the person has used up the day. */
  async open(personId: string, parts: Pick<Opened, 'deadline' | 'ledger'>, held: Amount): Promise<Opened> {
    const account = { personId, day: dayOf(this.#deps.now()) };
    if (!(await reserve(this.#deps.db, account, held, this.#limits))) {
      throw new ModelError('over_limit', 'The person has used up what they may cause in a day');
    }
    return { ...parts, account, held, isClosed: false };
  }

  /** Counts what it came to, once. Nobody's answer fails by it: until the day ends more is held than was used. */
  async close(opened: Opened): Promise<void> {
    if (opened.isClosed) return;
    opened.isClosed = true;
    const { account, held, ledger } = opened;
    try {
      await settle(this.#deps.db, account, held, { tokens: ledger.tokens(), images: ledger.images() });
      await keepUsage(this.#deps.db, account, ledger);
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'what was asked of a model could not be counted');
    }
  }

  /** Counts what is no matter of the limit. */
  async keep(personId: string, ledgers: readonly Ledger[]): Promise<void> {
    const account = { personId, day: dayOf(this.#deps.now()) };
    for (const ledger of ledgers) await keepUsage(this.#deps.db, account, ledger);
  }
}
