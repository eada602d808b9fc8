import { QUOTA_TEXTS, STORAGE_KINDS, type StorageKind } from '@larder/contract/storage';

import { AppError } from '#platform/app-error.ts';
import type { Quotas } from '#platform/config/quota-variables.ts';
import type { Db } from '#platform/db/tables.ts';

import { readStorage, type StorageUse } from './queries.ts';

const BYTES_PER_MB = 1024 * 1024;

interface Owner {
  readonly userId: string;
  readonly quotas: Quotas;
}

/** The maximum that one user may store of each kind; null for no limit. */
export function maximaOf(quotas: Quotas): Readonly<Record<StorageKind, number | null>> {
  const orNone = (max: number) => (max === 0 ? null : max);
  return {
    recipes: orNone(quotas.QUOTA_RECIPES),
    pictures: orNone(quotas.QUOTA_PICTURES),
    conversations: orNone(quotas.QUOTA_CONVERSATIONS),
    bytes: orNone(quotas.QUOTA_MB * BYTES_PER_MB),
  };
}

interface Write<Result> extends Owner {
  readonly write: () => Promise<Result>;
}

/**
 * Performs `write` and throws `quota_exceeded` if that exceeds a quota of its owner, which rolls back the transaction. The transaction must
 * have locked the owner's row, so that concurrent writes see each other. A write that adds nothing is never refused, even if the owner
 * already exceeds a quota that was lowered since.
 */
export async function withinQuotas<Result>(trx: Db, { userId, quotas, write }: Write<Result>): Promise<Result> {
  const before = await readStorage(trx, userId);
  const result = await write();
  requireWithinQuotas(quotas, before, await readStorage(trx, userId));
  return result;
}

/** Throws `quota_exceeded` if storage grew from `before` to `after` and exceeds a quota now. */
export function requireWithinQuotas(quotas: Quotas, before: StorageUse, after: StorageUse): void {
  const maxima = maximaOf(quotas);
  for (const kind of STORAGE_KINDS) {
    const max = maxima[kind];
    if (max !== null && after[kind] > max && after[kind] > before[kind]) throw quotaExceeded(kind, before, max);
  }
}

/**
 * Throws `quota_exceeded` if the owner has no room for one more of a kind. Call it before expensive work; the write itself still goes
 * through `withinQuotas`.
 */
export async function requireQuota(db: Db, { userId, quotas }: Owner, kinds: readonly StorageKind[]): Promise<void> {
  const used = await readStorage(db, userId);
  const maxima = maximaOf(quotas);
  for (const kind of kinds) {
    const max = maxima[kind];
    if (max !== null && used[kind] >= max) throw quotaExceeded(kind, used, max);
  }
}

function quotaExceeded(kind: StorageKind, used: StorageUse, max: number): AppError {
  return new AppError('quota_exceeded', QUOTA_TEXTS[kind](used[kind], max));
}

/** Whether a failure is a quota error, which a retry cannot fix. */
export function isQuotaExceeded(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'quota_exceeded';
}
