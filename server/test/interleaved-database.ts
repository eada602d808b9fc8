import type { Database } from '#platform/db/open.ts';

/** A database in which something can be made to happen right before a transaction begins, as by another request. */
export interface InterleavedDatabase {
  readonly database: Database;
  /** Does this once, before the transaction that comes after `skipped` others. */
  beforeTransaction(act: () => Promise<unknown>, skipped?: number): void;
}

/** `database` itself stays as it is; only transactions through the result are held up. */
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
