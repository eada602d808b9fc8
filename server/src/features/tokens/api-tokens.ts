import type { Ctx, User } from '#platform/context.ts';
import type { LookupDb } from '#platform/db/lookup.ts';
import type { Db } from '#platform/db/tables.ts';

import { isUseRecordDue, recordApiTokenUse } from './commands/api-tokens.ts';
import { findApiToken } from './queries.ts';

/** Authenticates personal API tokens. Records their use in the background, so that no request waits for it. */
export class ApiTokens {
  readonly #db: Db;
  readonly #pendingWrites = new Map<string, Promise<void>>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Returns the actor of `token`; null for an unknown or expired token. */
  async identify(on: LookupDb, token: string, now: Date, log: Pick<Ctx['log'], 'warn'>): Promise<User | null> {
    const found = await findApiToken(on, token, now);
    if (found === null) return null;
    if (isUseRecordDue(found.lastUsedAt, now) && !this.#pendingWrites.has(found.id))
      this.#recordUse(found.id, now, log);
    return found.actor;
  }

  /** Waits for pending writes. */
  async settle(): Promise<void> {
    await Promise.all(this.#pendingWrites.values());
  }

  #recordUse(id: string, now: Date, log: Pick<Ctx['log'], 'warn'>): void {
    const pendingWrites = recordApiTokenUse(this.#db, id, now)
      .catch((error: unknown) => log.warn({ err: error }, 'use of an API token not recorded'))
      .finally(() => this.#pendingWrites.delete(id));
    this.#pendingWrites.set(id, pendingWrites);
  }
}
