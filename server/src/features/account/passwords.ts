import { hash, verify } from '@node-rs/argon2';

/** OWASP's advice for argon2id: 19 MiB of memory, two passes, one lane. The work runs off the event loop. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

export async function verifyPassword({ hash: known, password }: { hash: string; password: string }): Promise<boolean> {
  return verify(known, password);
}
