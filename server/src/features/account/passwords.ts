import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** OWASP recommendation for argon2id: 19 MiB of memory, two passes, one lane. Runs off the event loop. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One per core: more concurrency would be no faster and takes 19 MiB each. */
const limitConcurrency = pLimit(availableParallelism());

export function hashPassword(password: string): Promise<string> {
  return limitConcurrency(() => hash(password, OPTIONS));
}

export async function verifyPassword({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
  return limitConcurrency(() => verify(stored, password));
}
