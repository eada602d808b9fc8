/** As much of package-lock.json as is read here. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: true;
  readonly dev?: true;
  readonly optional?: true;
  readonly link?: true;
}

/** A third-party package that `npm start` installs. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** What may be shipped beside sources under MIT: licences that ask for no more than to be named, and two whose own files stay theirs. */
const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  // duck, which mammoth uses: its file has the text of BSD-2-Clause.
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  // libvips, which sharp loads as a library of its own.
  'LGPL-3.0-or-later',
  // lightningcss, which packs our styles and is no part of them.
  'MPL-2.0',
]);

const MODULES = 'node_modules/';

/** Every package of others in the lockfile by its name, our own and those of a workspace left out. */
export function listLocked({ packages }: Lockfile): readonly (LockedPackage & { readonly name: string })[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes(MODULES) && link !== true)
    .map(([path, locked]) => ({ ...locked, name: path.slice(path.lastIndexOf(MODULES) + MODULES.length) }));
}

/** Those that are installed without the tools of development, once each, by name. */
export function listShipped(lockfile: Lockfile): readonly Shipped[] {
  const shipped = new Map<string, Shipped>();
  for (const { name, version = '', license: licence = 'none', dev } of listLocked(lockfile)) {
    if (dev !== true) shipped.set(`${name} ${version}`, { name, version, licence });
  }
  return [...shipped.values()].toSorted((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/** Is each licence of an expression such as "(MIT AND Zlib)" allowed? Of "MIT OR GPL-3.0" one is enough. */
export function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/gu, '')
    .split(' AND ')
    .every((all) => all.split(' OR ').some((one) => ALLOWED_LICENCES.has(one.trim())));
}

/** The list as a page, by licence. `optional`: what `npm run add-text-recognition` adds. */
export function writeLicences(shipped: readonly Shipped[], optional: readonly Shipped[]): string {
  const byLicence = Map.groupBy(shipped, ({ licence }) => licence);
  const names = [...byLicence.keys()].toSorted();
  const sections = names.map((licence) => {
    const rows = (byLicence.get(licence) ?? []).map(({ name, version }) => `${name} ${version}`);
    return `## ${licence} (${rows.length})\n\n${rows.join(', ')}`;
  });
  const head = `# Licences

What \`npm start\` installs beside our own sources, on any machine, by licence: ${shipped.length} packages. Written by
\`node scripts/licences.ts\` from package-lock.json; \`npm test\` fails when it is not true or a licence is none that
\`scripts/licences/shipped.ts\` allows. The texts of the licences lie in the packages themselves.`;
  const rows = optional.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
  const added = `## Optional: text recognition (${rows.length})

What \`npm run add-text-recognition\` installs, from server/text-recognition/package-lock.json. The language data comes from Tesseract
(Apache-2.0); its packages are under MIT.

${rows.join(', ')}`;
  return `${[head, ...sections, added].join('\n\n')}\n`;
}
