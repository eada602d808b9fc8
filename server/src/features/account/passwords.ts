import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** OWASP's advice for argon2id: 19 MiB of memory, two passes, one lane. The work runs off the event loop. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One for each core: more at once would be no quicker, take 19 MiB each and make everything else wait. */
const inTurn = pLimit(availableParallelism());

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

export async function verifyPassword({ hash: known, password }: { hash: string; password: string }): Promise<boolean> {
  return inTurn(() => verify(known, password));
}
