import type { Database } from '#platform/db/open.ts';

/** A database that provokes a race: it can run a callback right before a transaction, like a concurrent request. */
export interface InterleavedDatabase {
  readonly database: Database;
  /** Runs `act` once, before the next transaction after `skipped` others. */
  beforeTransaction(act: () => Promise<unknown>, skipped?: number): void;
}

/** Intercepts transactions of the returned database; `database` itself is unchanged. */
export function interleave(database: Database): InterleavedDatabase {
  let planned: { readonly act: () => Promise<unknown>; skipped: number } | undefined;
  const interrupt = async (): Promise<void> => {
    const due = planned;
    if (due === undefined || due.skipped-- > 0) return;
    planned = undefined;
    await due.act();
  };
  const db = new Proxy(database.db, {
    get(target, key) {
      if (key === 'transaction') {
        return () => {
          const transaction = target.transaction();
          const execute: typeof transaction.execute = async (work) => {
            await interrupt();
            return transaction.execute(work);
          };
          return { execute };
        };
      }
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    database: { ...database, db },
    beforeTransaction: (act, skipped = 0) => {
      planned = { act, skipped };
    },
  };
}
