import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { measureModules } from './measure-modules.ts';

test('counts what is imported at once, each thing one time, and nothing that is lazy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-modules-'));
  const text = (bytes: number): string => `'${randomBytes(bytes).toString('base64')}'`;
  writeFileSync(join(folder, 'shared.js'), `export const shared = ${text(20_000)};`);
  writeFileSync(join(folder, 'lazy.js'), `export const lazy = ${text(80_000)};`);
  writeFileSync(
    join(folder, 'a.js'),
    `import { shared } from './shared.js';\nexport const a = shared + ${text(5000)};`,
  );
  writeFileSync(
    join(folder, 'b.js'),
    `import { shared } from './shared.js';\nexport const b = () => [shared, import('./lazy.js')];`,
  );
  const bytes = await measureModules(folder, ['./a.js', './b.js']);
  rmSync(folder, { recursive: true });
  expect(bytes).toBeGreaterThan(24_000);
  expect(bytes).toBeLessThan(28_000);
});
