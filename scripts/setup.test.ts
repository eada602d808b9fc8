import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parseSync } from 'oxc-parser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { watchForNetwork } from './setup-network.mjs';

const SETUP = join(import.meta.dirname, 'setup.mjs');

test('a Node that is too old is told of in one sentence', async () => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '12.22.9' })`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, SETUP, 'start'];
  const ended = await new Promise((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) => resolve({ code: error?.code, stdout, stderr }));
  });
  const stderr = expect.stringMatching(/^Node 20 or newer is needed to begin with, .+\. There is one at .+\.\n$/u);
  expect(ended).toEqual({ code: 1, stdout: '', stderr });
});

test('what says so is understood by one that is', () => {
  const { program } = parseSync(SETUP, readFileSync(SETUP, 'utf8'));
  // Loaded before anything is said, these would be read first; the others came after Node 12.
  const tooNew =
    /"type":"(?:ImportDeclaration|ChainExpression|PropertyDefinition|StaticBlock|AwaitExpression)"|"operator":"\?\?=?"/u;
  expect(JSON.stringify(program)).not.toMatch(tooNew);
});

describe('while packages are installed', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'larder-network-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  test('a registry that npm does not reach is told of at once', async () => {
    writeFileSync(join(folder, 'package.json'), '{}');
    writeFileSync(join(folder, '.npmrc'), 'registry=http://127.0.0.1:1/\n');
    const line = await new Promise<string>((resolve) => {
      watchForNetwork({ cwd: folder }, resolve);
    });
    expect(line).toMatch(/^Installing needs the network, .+ \(ECONNREFUSED\)\./u);
  });
});
