import type { Ctx, Person } from '#platform/context.ts';
import type { LookupDb } from '#platform/db/lookup.ts';
import type { Db } from '#platform/db/tables.ts';

import { isUseDue, noteApiTokenUse } from './commands/api-tokens.ts';
import { findApiToken } from './queries.ts';

/** Who comes with a personal API token. That a token was used is written down beside the request, which waits for nothing. */
export class ApiTokens {
  readonly #db: Db;
  readonly #noting = new Map<string, Promise<void>>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** The person for whom `token` acts, if it is an API token that is still good. */
  async identify(on: LookupDb, token: string, now: Date, log: Pick<Ctx['log'], 'warn'>): Promise<Person | null> {
    const found = await findApiToken(on, token, now);
    if (found === null) return null;
    if (isUseDue(found.lastUsedAt, now) && !this.#noting.has(found.id)) this.#note(found.id, now, log);
    return found.person;
  }

  /** Waits for what is still being written. */
  async settle(): Promise<void> {
    await Promise.all(this.#noting.values());
  }

  #note(id: string, now: Date, log: Pick<Ctx['log'], 'warn'>): void {
    const noting = noteApiTokenUse(this.#db, id, now)
      .catch((error: unknown) => log.warn({ err: error }, 'use of an API token not noted'))
      .finally(() => this.#noting.delete(id));
    this.#noting.set(id, noting);
  }
}
