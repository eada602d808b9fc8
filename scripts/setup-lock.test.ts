import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, 'setup-lock.mjs');
const ABANDONED_AFTER_MS = 2_500;
let folder = '';
let lock = '';
let children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-lock-'));
  lock = join(folder, 'setup.lock');
  children = [];
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

interface Holder {
  readonly child: ChildProcess;
  says(word: string): Promise<void>;
  output(): string;
}

/** A process that takes the lock, writes 'taken', and releases the lock at the first line of its input. */
function startHolder(): Holder {
  const script = `
    import { takeLock } from ${JSON.stringify(MODULE)};
    process.stdin.once('data', () => console.log('will release'));
    const release = await takeLock(${JSON.stringify(lock)}, () => console.log('waits'), ${ABANDONED_AFTER_MS});
    console.log('taken');
    process.stdin.once('data', () => { release(); process.exit(); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const says = async (word: string): Promise<void> => {
    while (!text.includes(word)) await once(child.stdout, 'data');
  };
  return { child, says, output: () => text };
}

test('a second setup waits until the first one releases the lock', async () => {
  const first = startHolder();
  await first.says('taken');
  const second = startHolder();
  await second.says('waits');
  expect(second.output()).not.toContain('taken');
  first.child.stdin?.write('release\n');
  // The two pipes are read in any order, so the first one's line is waited for as well.
  await Promise.all([first.says('will release'), second.says('taken')]);
});

test('the lock of a killed holder is taken over by one of several, and by no other', async () => {
  const dead = startHolder();
  await dead.says('taken');
  dead.child.kill('SIGKILL');
  await once(dead.child, 'exit');
  expect(existsSync(lock)).toBe(true);

  const heirs = Array.from({ length: 4 }, startHolder);
  await Promise.race(heirs.map(({ says }) => says('taken')));
  const next = heirs.filter(({ output }) => !output().includes('taken'));
  expect(next).toHaveLength(3);
  // The heartbeat goes on: nobody takes the lock before it is released.
  const first = heirs.find(({ output }) => output().includes('taken'));
  await Promise.race([once(lateHeir(), 'exit'), ...next.map(({ says }) => says('taken'))]);
  expect(next.filter(({ output }) => output().includes('taken'))).toEqual([]);
  first?.child.stdin?.write('release\n');
  await Promise.race(next.map(({ says }) => says('taken')));
});

/** A process that ends after the time in which a lock without heartbeats would be taken over. */
function lateHeir(): ChildProcess {
  const child = spawn('sleep', [String((ABANDONED_AFTER_MS * 1.5) / 1000)], { stdio: 'ignore' });
  children.push(child);
  return child;
}
