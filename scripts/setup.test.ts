import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

const SETUP = join(import.meta.dirname, 'setup.mjs');

test('a Node that is too old gets one sentence', async () => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '12.22.9' })`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, SETUP, 'start'];
  const ended = await new Promise((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) => resolve({ code: error?.code, stdout, stderr }));
  });
  const stderr = expect.stringMatching(/^Node 20 or newer is needed to begin with, .+\. There is one at .+\.\n$/u);
  expect(ended).toEqual({ code: 1, stdout: '', stderr });
});

test('the version check has no syntax that an old Node rejects', () => {
  const { program } = parseSync(SETUP, readFileSync(SETUP, 'utf8'));
  // Static imports load before the check runs; the other syntax is newer than Node 12.
  const tooNew =
    /"type":"(?:ImportDeclaration|ChainExpression|PropertyDefinition|StaticBlock|AwaitExpression)"|"operator":"\?\?=?"/u;
  expect(JSON.stringify(program)).not.toMatch(tooNew);
});
