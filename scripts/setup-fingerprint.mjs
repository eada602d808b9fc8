// Hashes of what the installed packages and the built web app depend on.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist']);
const NOT_BUILT = /\.test\.tsx?$|^tsconfig.*\.json$/;
const WEB_FOLDERS = ['web', 'contract/src', 'culinary/src'];
const WEB_FILES = ['package-lock.json', 'contract/package.json', 'culinary/package.json'];

function listFiles(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : listFiles(root, path);
    return entry.isFile() && !NOT_BUILT.test(entry.name) ? [path] : [];
  });
}

function hashFiles(root, files, ...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * Changes when the packages to install change, or the machine they are for. The lockfile is enough: `npm ci` refuses a
 * package.json that does not match it.
 */
export function packagesKey(root) {
  return hashFiles(root, ['package-lock.json'], process.platform, process.arch);
}

/** Changes when the packages of the optional text recognition change. */
export function recognitionKey(root) {
  return hashFiles(root, ['server/text-recognition/package-lock.json']);
}

/** Changes when a source of the web app changes. Hashing the contents takes no longer than reading all modification times. */
export function webKey(root) {
  // oxlint-disable-next-line unicorn/no-array-sort, typescript/require-array-sort-compare -- Node 20 starts this file
  return hashFiles(root, [...WEB_FOLDERS.flatMap((folder) => listFiles(root, folder)), ...WEB_FILES].sort());
}
