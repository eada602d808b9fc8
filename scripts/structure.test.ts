import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, describe, expect, test } from 'vitest';

import { structureConfig } from './structure.config.ts';
import { checkStructure } from './structure/check-structure.ts';
import type { StructureConfig } from './structure/config.ts';

// Assembled, so that the check for narrowed tests does not find this file.
const [ONLY, SKIP, SKIP_IF, UNFINISHED] = ['only', 'skip', 'skipIf', ['TO', 'DO'].join('')];

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A small house that breaks no rule. */
const SOUND_HOUSE: Readonly<Record<string, string>> = {
  'package.json': '{"workspaces": ["culinary", "contract", "server", "web"]}',
  'culinary/package.json': '{"name": "@larder/culinary", "exports": {"./*": "./src/*.ts"}}',
  'contract/package.json': '{"name": "@larder/contract", "exports": {"./*": "./src/*.ts"}}',
  'server/package.json': `{"name": "@larder/server", "imports": {"#features/*": "./src/features/*", "#platform/*": "./src/platform/*"}}`,
  'web/package.json': `{"name": "@larder/web", "imports": {"#features/*": "./src/features/*", "#ui/*": "./src/ui/*", "#platform/*": "./src/platform/*"}}`,
  'culinary/src/units.ts': 'export const GRAM = 1;',
  'contract/src/recipes.ts': `import { z } from 'zod';\nexport { GRAM } from '@larder/culinary/units';\nexport const Recipe = z.string();`,
  'contract/src/assistant.ts': 'export const Ask = 1;',
  'contract/src/routes.ts': `import './assistant.ts';\nimport './recipes.ts';`,
  'server/src/main.ts': `import './app.ts';`,
  'server/src/app.ts': `import '#features/recipes/routes.ts';`,
  'server/src/features/recipes/routes.ts': `import '@larder/contract/recipes';\nimport './queries/find-recipe.ts';`,
  'server/src/features/recipes/queries/find-recipe.ts': `import { query } from '#platform/db.ts';\nquery();`,
  'server/src/features/recipes/routes.test.ts': `import '../../../test/app.ts';`,
  'server/src/platform/db.ts': 'export const query = () => 1;',
  'server/test/app.ts': `import '../src/app.ts';`,
  'web/src/app/main.tsx': `import('#features/recipes/components/recipe-page.tsx');`,
  'web/src/features/recipes/components/recipe-page.tsx': `import { Card } from '#ui/card.tsx';\nexport const RecipePage = () => <Card>It's ready</Card>;`,
  'web/src/ui/card.tsx': `import type { Text } from '#platform/text.ts';\nexport const Card = (p: { children: Text }) => <p>{p.children}</p>;`,
  'web/src/platform/text.ts': 'export type Text = string;',
};

/** In the sound house no feature uses another, and everything is translated. */
const NO_USES: StructureConfig = {
  ...structureConfig,
  featureUses: { server: {}, web: {} },
  untranslatedPaths: [],
};

function breaches(changes: Record<string, string>, config: StructureConfig = NO_USES): string[] {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'larder-structure-')));
  folders.push(root);
  for (const [path, text] of Object.entries({ ...SOUND_HOUSE, ...changes })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkStructure(root, config).problems.map(({ file, rule }) => `${file} ${rule}`);
}

test('a sound house has no problems', () => {
  expect(breaches({})).toEqual([]);
});

describe('import directions', () => {
  test.each([
    [
      'web imports server',
      'web/src/app/x.ts',
      `import type { A } from '../../../server/src/app.ts';`,
      'workspace-direction',
    ],
    ['culinary imports contract', 'culinary/src/x.ts', `import '@larder/contract/recipes';`, 'workspace-direction'],
    ['contract imports server', 'contract/src/errors.ts', `import '../../server/src/app.ts';`, 'workspace-direction'],
    [
      'a relative way into a workspace',
      'web/src/app/x.ts',
      `import '../../../contract/src/recipes.ts';`,
      'workspace-path',
    ],
    ['culinary reads files', 'culinary/src/x.ts', `import 'node:fs';`, 'pure-domain'],
    ['contract takes a library', 'contract/src/errors.ts', `import 'fastify';`, 'pure-contract'],
    [
      'platform imports a feature',
      'server/src/platform/x.ts',
      `import '#features/recipes/routes.ts';`,
      'layer-direction',
    ],
    ['a feature imports app', 'web/src/features/recipes/api.ts', `import '../../app/main.tsx';`, 'layer-direction'],
    [
      'ui imports a feature',
      'web/src/ui/x.tsx',
      `import '#features/recipes/components/recipe-page.tsx';`,
      'layer-direction',
    ],
    ['platform imports ui', 'web/src/platform/x.ts', `import '#ui/card.tsx';`, 'layer-direction'],
    ['platform imports a noun', 'server/src/platform/x.ts', `import '@larder/contract/recipes';`, 'product-free'],
    ['ui imports the domain', 'web/src/ui/x.ts', `import '@larder/culinary/units';`, 'product-free'],
    ['the product imports a test', 'server/src/platform/x.ts', `import '../../test/app.ts';`, 'test-in-product'],
    ['an import leads nowhere', 'server/src/platform/x.ts', `import './gone.ts';`, 'missing-import'],
    ['an import without its ending', 'server/src/platform/x.ts', `import './db';`, 'missing-import'],
  ])('%s', (_, path, text, rule) => {
    expect(breaches({ [path]: text })).toEqual([`${path} ${rule}`]);
  });

  test('a feature uses another only when that is declared', () => {
    const house = {
      'web/src/features/assistant/api.ts': 'export const ask = 1;',
      'web/src/features/assistant/model.ts': 'export const mood = 1;',
      'web/src/features/recipes/api.ts': `import '#features/assistant/api.ts';`,
    };
    expect(breaches(house)).toEqual(['web/src/features/recipes/api.ts feature-uses']);

    const oneFile = { ...NO_USES, featureUses: { server: {}, web: { recipes: ['assistant/api.ts'] } } };
    expect(breaches(house, oneFile)).toEqual([]);
    const another = { 'web/src/features/recipes/model.ts': `import '#features/assistant/model.ts';` };
    expect(breaches({ ...house, ...another }, oneFile)).toEqual(['web/src/features/recipes/model.ts feature-uses']);
  });

  test('declared uses must not run in a circle', () => {
    const circle = {
      ...NO_USES,
      featureUses: { server: { a: ['b'], b: ['c/queries.ts'], c: ['a'] }, web: {} },
    };
    expect(breaches({}, circle).filter((breach) => breach.endsWith(' feature-uses'))).toHaveLength(3);
  });

  test('what is declared is used', () => {
    const house = {
      'web/src/features/assistant/api.ts': 'export const ask = 1;',
      'web/src/features/recipes/api.ts': `import '#features/assistant/api.ts';`,
    };
    const withUses = (uses: readonly string[]) => ({
      ...NO_USES,
      featureUses: { server: {}, web: { recipes: uses } },
    });
    expect(breaches(house, withUses(['assistant']))).toEqual([]);
    const oneTooMany = withUses(['assistant', 'assistant/model.ts']);
    expect(breaches(house, oneTooMany)).toEqual(['scripts/structure.config.ts unused-use']);
  });

  test('files must not import each other in a circle, types included', () => {
    const house = {
      'culinary/src/a.ts': `import type { B } from './b.ts';\nexport type A = B;`,
      'culinary/src/b.ts': `import type { A } from './a.ts';\nexport type B = A | 1;`,
    };
    expect(breaches(house)).toEqual(['culinary/src/b.ts import-cycle']);
    const lazily = { ...house, 'culinary/src/b.ts': `export const a = () => import('./a.ts');\nexport type B = 1;` };
    expect(breaches(lazily)).toEqual([]);
  });
});

describe('files and names', () => {
  test.each([
    ['a server feature with a stray file', 'server/src/features/recipes/manager.ts', '', 'feature-vocabulary'],
    ['a web feature with a stray folder', 'web/src/features/recipes/widgets/open.ts', '', 'feature-vocabulary'],
    ['a hook among the components', 'web/src/features/recipes/components/use-open.ts', '', 'feature-vocabulary'],
    ['a file beside the features', 'web/src/features/shared.ts', '', 'feature-vocabulary'],
    ['a folder beside the layers', 'web/src/hooks/open.ts', '', 'layout'],
    ['a feature without a contract', 'server/src/features/mystery/routes.ts', '', 'feature-noun'],
    ['routes that are in no table', 'contract/src/mystery.ts', '', 'route-tables'],
    ['camelCase', 'culinary/src/findDish.ts', '', 'kebab-case'],
    ['PascalCase', 'web/src/ui/Card-box.tsx', '', 'kebab-case'],
    ['a vague file', 'culinary/src/date-utils.ts', '', 'forbidden-name'],
    ['a vague folder', 'web/src/platform/common/x.ts', '', 'forbidden-name'],
    ['an index file', 'culinary/src/dishes/index.ts', '', 'barrel'],
    ['export *', 'culinary/src/dishes.ts', `export * from './units.ts';`, 'barrel'],
    ['a long file', 'culinary/src/long.ts', 'export {};\n'.repeat(301), 'file-size'],
    ['a product word in ui', 'web/src/ui/x.tsx', 'export const recipesList = 1;', 'product-word'],
    ['a product word in JSX', 'web/src/ui/x.tsx', 'export const X = (p) => <p.IngredientRow />;', 'product-word'],
    ['a product word in a file name', 'server/src/platform/recipe-store.ts', '', 'product-word'],
    ['an unfinished note', 'culinary/src/x.ts', `// ${UNFINISHED}: more`, 'unfinished'],
    ['a test alone', 'culinary/src/x.test.ts', `test.${ONLY}('x', () => {});`, 'narrowed-test'],
    ['a group left out', 'culinary/src/x.test.ts', `test.describe.${SKIP}('x', () => {});`, 'narrowed-test'],
    [
      'a test left out on some machines',
      'culinary/src/x.test.ts',
      `it.${SKIP_IF}(true)('x', () => {});`,
      'narrowed-test',
    ],
    ['code that does not parse', 'culinary/src/x.ts', 'export const = 1;', 'syntax'],
  ])('%s', (_, path, text, rule) => {
    expect(breaches({ [path]: text })).toEqual([`${path} ${rule}`]);
  });

  test.each([
    ['a table of data may be long', 'culinary/src/catalogue/vegetables.ts', 'export {};\n'.repeat(900)],
    ['a test may be long', 'server/test/long.test.ts', 'export {};\n'.repeat(900)],
    ['300 lines are enough, not too many', 'culinary/src/long.ts', 'export {};\n'.repeat(300)],
    ['one-verb files of a folder', 'server/src/features/recipes/commands/create-recipe.ts', ''],
    ['tables before there is a contract', 'server/src/features/mystery/tables.ts', ''],
    ['product words in texts and comments', 'web/src/ui/x.tsx', `// a recipe\nexport const X = () => <p>Recipe's</p>;`],
    ['cookies are no cookery', 'server/src/platform/cookies.ts', 'export const cookieName = 1;'],
  ])('%s', (_, path, text) => {
    expect(breaches({ [path]: text })).toEqual([]);
  });

  test('a feature with an engine declares its further files', () => {
    const path = 'server/src/features/assistant/engine.ts';
    const declared = { ...NO_USES, furtherFiles: { server: { assistant: ['engine.ts'] }, web: {} } };
    expect(breaches({ [path]: '' }, declared)).toEqual([]);
  });
});

describe('standard English', () => {
  // Assembled, so that this file does not contain them.
  const [WORD, VERB, PHRASE] = [['to', 'ld'].join(''), ['sta', 'nds'].join(''), ['so', 'many'].join(' ')];

  test.each([
    ['a comment', 'culinary/src/x.ts', `// What is ${VERB} here.\nexport {};`],
    ['a phrase over two lines', 'culinary/src/x.ts', `/** ${PHRASE.replace(' ', '\n * ')} rows */\nexport {};`],
    ['an identifier', 'culinary/src/x.ts', `export const was${WORD.replace('t', 'T')} = 1;`],
    ['a constant', 'culinary/src/x.ts', `export const ${WORD.toUpperCase()}_MAX = 1;`],
    ['a test title', 'culinary/src/x.test.ts', `test('is ${WORD}', () => {});`],
    ['the title of a table', 'culinary/src/x.test.ts', `test.each([\n  1,\n])('%i is ${WORD}', () => {});`],
    ['a file name', `culinary/src/${WORD}-twice.ts`, ''],
    ['a document', 'docs/x.md', `# X\n\nIt ${VERB} here.`],
  ])('the dialect is refused in %s', (_, path, text) => {
    expect(breaches({ [path]: text })).toEqual([`${path} dialect`]);
  });

  test.each([
    ['texts of the product', 'culinary/src/x.ts', `export const TIP = 'It ${VERB} for an hour.';`],
    ['code that a document quotes', 'docs/x.md', `See \`${WORD}.test.ts\`.`],
    ['a field of the contract', 'culinary/src/x.ts', `export const x = { ${['men', 'ded'].join('')}: 1 };`],
    ['parts of other words', 'culinary/src/x.ts', `// under${VERB}, re${WORD}\nexport {};`],
  ])('%s may contain its words', (_, path, text) => {
    expect(breaches({ [path]: text })).toEqual([]);
  });

  test('a listed path is exempt until it is translated, a new folder below it is not', () => {
    const text = `// ${WORD}\nexport {};`;
    const config = { ...NO_USES, untranslatedPaths: ['culinary/src/*', 'server/src/platform'] };
    expect(breaches({ 'culinary/src/x.ts': text, 'server/src/platform/new/x.ts': text }, config)).toEqual([]);
    expect(breaches({ 'culinary/src/x.ts': text, 'culinary/src/new/x.ts': text }, config)).toEqual([
      'culinary/src/new/x.ts dialect',
      'scripts/untranslated-paths.ts untranslated-paths',
    ]);
  });
});
