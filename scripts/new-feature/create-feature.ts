import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { type FeatureName, FeatureNameError, parseFeatureName } from './feature-name.ts';

/** Each file of a new feature by its template. */
const FILES = {
  contract: 'contract/src/$kebab.ts',
  routes: 'server/src/features/$kebab/routes.ts',
  queries: 'server/src/features/$kebab/queries.ts',
  present: 'server/src/features/$kebab/present.ts',
  'server-test': 'server/src/features/$kebab/$kebab.test.ts',
  uses: 'server/test/uses/$kebab.ts',
  api: 'web/src/features/$kebab/api.ts',
  hook: 'web/src/features/$kebab/hooks/use-$kebab.ts',
  panel: 'web/src/features/$kebab/components/$kebab-panel.tsx',
  'panel-test': 'web/src/features/$kebab/components/$kebab-panel.test.tsx',
} as const;

/** The lines that register a feature, in files where such lines are sorted by name (the first group of `sorted`). */
const REGISTRATIONS = [
  {
    path: 'contract/src/routes.ts',
    line: "import { $camelRoutes } from './$kebab.ts';",
    sorted: /^import \{ \w+ \} from '\.\/([\w-]+)\.ts';$/u,
  },
  { path: 'contract/src/routes.ts', line: "  '$kebab': $camelRoutes,", sorted: /^ {2}'?([\w-]+)'?: \w+Routes,$/u },
  {
    path: 'server/src/app.ts',
    line: "import { $camelHandlers } from '#features/$kebab/routes.ts';",
    sorted: /^import \{ \w+ \} from '#features\/([\w-]+)\/routes\.ts';$/u,
  },
  { path: 'server/src/app.ts', line: "    '$kebab': $camelHandlers,", sorted: /^ {4}'?([\w-]+)'?: \w+Handlers[,(]/u },
  {
    path: 'server/test/uses/all.ts',
    line: "import { $camelUses } from './$kebab.ts';",
    sorted: /^import \{ \w+ \} from '\.\/([\w-]+)\.ts';$/u,
  },
  { path: 'server/test/uses/all.ts', line: "  '$kebab': $camelUses,", sorted: /^ {2}'?([\w-]+)'?: \w+Uses,$/u },
  {
    path: 'server/test/whole/permissions.test.ts',
    line: "  '$kebab.list$Plural': { who: 'people', scope: 'recipes:read' },",
    sorted: /^ {2}'([\w-]+)\.\w+': \{ who/u,
  },
];

/** Writes the files of a feature and registers its routes. Returns the paths. Throws FeatureNameError before it writes. */
export function createFeature(root: string, kebab: string): string[] {
  const name = parseFeatureName(kebab);
  const places = [FILES.contract, 'server/src/features/$kebab', 'web/src/features/$kebab'];
  const taken = places.map((path) => fill(path, name)).find((path) => existsSync(join(root, path)));
  if (taken !== undefined) throw new FeatureNameError(`There is a ${taken} already.`);

  const created = Object.entries(FILES).map(([template, path]) => {
    const text = readFileSync(join(import.meta.dirname, 'templates', `${template}.txt`), 'utf8');
    return write(root, fill(path, name), fill(text, name));
  });
  const changed = REGISTRATIONS.map(({ path, line, sorted }) => {
    const text = readFileSync(join(root, path), 'utf8');
    // Only a name of several words needs its quotes.
    const added = fill(line, name).replace(/^( +)'([a-z]+)':/u, '$1$2:');
    return write(root, path, insertSorted(text, added, { kebab, sorted }));
  });
  return [...new Set([...created, ...changed])];
}

function fill(text: string, name: FeatureName): string {
  return Object.entries(name).reduce((filled, [form, value]) => filled.replaceAll(`$${form}`, value), text);
}

/** Before the first line with a greater name, otherwise after the line with the greatest one. */
function insertSorted(text: string, added: string, { kebab, sorted }: { kebab: string; sorted: RegExp }): string {
  const lines = text.split('\n');
  const names = lines.map((line) => sorted.exec(line)?.[1] ?? '');
  const greater = names.findIndex((name) => name > kebab);
  const greatest = names.lastIndexOf(names.reduce((most, name) => (name > most ? name : most), ''));
  return lines.toSpliced(greater === -1 ? greatest + 1 : greater, 0, added).join('\n');
}

function write(root: string, path: string, text: string): string {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return path;
}
