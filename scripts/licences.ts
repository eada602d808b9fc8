// Writes down what is shipped beside our own sources, and under which licence: `node scripts/licences.ts`.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { listShipped, type Lockfile, writeLicences } from './licences/shipped.ts';
import { readJson } from './read-json.ts';

const root = dirname(import.meta.dirname);
const lockfile = readJson<Lockfile>(join(root, 'package-lock.json'));
const optional = readJson<Lockfile>(join(root, 'server', 'text-recognition', 'package-lock.json'));
writeFileSync(join(root, 'docs', 'licences.md'), writeLicences(listShipped(lockfile), listShipped(optional)));
