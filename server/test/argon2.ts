// Takes the place of @node-rs/argon2 in tests of the server (vitest.config.ts): the same algorithm at its least cost, because tests hash
// thousands of passwords. The real cost is tested in process/create-admin.test.ts.
import { createRequire } from 'node:module';

import type * as Argon2 from '@node-rs/argon2';

// A require is not replaced.
const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

export function hash(password: string, options: Argon2.Options): Promise<string> {
  return real.hash(password, { ...options, memoryCost: 8, timeCost: 1 });
}

export const { verify } = real;
