// What the installed packages and the built web app depend on, as hashes that are cheap to take again.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist']);
const NOT_BUILT = /\.test\.tsx?$|^tsconfig.*\.json$/;
const WEB_FOLDERS = ['web', 'contract/src', 'culinary/src'];
const WEB_FILES = ['package-lock.json', 'contract/package.json', 'culinary/package.json'];

function listFiles(root, folder) {
  const files = [];
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!SKIPPED_FOLDERS.has(entry.name)) files.push(...listFiles(root, path));
    } else if (entry.isFile() && !NOT_BUILT.test(entry.name)) {
      files.push(path);
    }
  }
  return files;
}

function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** The scripts of a package that npm runs when it installs. */
const RUN_BY_INSTALL = ['preinstall', 'install', 'postinstall', 'preprepare', 'prepare', 'postprepare'];

/** What a package.json says to npm when it installs. */
function installedBy(manifest) {
  const { scripts = {}, ...rest } = manifest;
  const kept = Object.entries(scripts).filter(([name]) => RUN_BY_INSTALL.includes(name));
  return JSON.stringify({ ...rest, scripts: Object.fromEntries(kept) });
}

/** Changes when the packages to install change, or the machine they were installed for. */
export function packagesKey(root) {
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const manifests = ['package.json', ...read('package.json').workspaces.map((name) => `${name}/package.json`)];
  const parts = manifests.flatMap((file) => [file, installedBy(read(file))]);
  return hashOf([process.platform, process.arch, readFileSync(join(root, 'package-lock.json')), ...parts]);
}

/**
 * The web app's sources twice: `quick` by size and time of change, which costs milliseconds, and `content`, which a fresh
 * checkout of the same files leaves as it was.
 */
export function webSources(root) {
  // oxlint-disable-next-line unicorn/no-array-sort, typescript/require-array-sort-compare -- the host may not know toSorted
  const files = [...WEB_FOLDERS.flatMap((folder) => listFiles(root, folder)), ...WEB_FILES].sort();
  return {
    quick: () =>
      hashOf(
        files.flatMap((file) => {
          const { size, mtimeMs } = statSync(join(root, file));
          return [file, `${size}:${mtimeMs}`];
        }),
      ),
    content: () => hashOf(files.flatMap((file) => [file, readFileSync(join(root, file))])),
  };
}
