import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, 'setup-lock.mjs');
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

/** A process that takes the lock, says so, and does `then`. */
function holder(then: string): { child: ChildProcess; said: (word: string) => Promise<void>; all: () => string } {
  const script = `
    import { takeLock } from ${JSON.stringify(MODULE)};
    const lock = await takeLock(${JSON.stringify(lock)}, (pid) => console.log('waits for ' + pid));
    console.log('taken');
    ${then}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const said = async (word: string): Promise<void> => {
    while (!text.includes(word)) await once(child.stdout, 'data');
  };
  return { child, said, all: () => text };
}

test('a second set-up waits until the first one lets go', async () => {
  const first = holder(`setTimeout(() => { console.log('lets go'); lock.release(); }, 600);`);
  await first.said('taken');
  const second = holder('lock.release();');
  await second.said(`waits for ${first.child.pid}`);
  expect(second.all()).not.toContain('taken');
  await second.said('taken');
  expect(first.all()).toContain('lets go');
});

test('a lock whose holder was killed is taken over, by one of many', async () => {
  const dead = holder('setTimeout(() => {}, 60_000);');
  await dead.said('taken');
  dead.child.kill('SIGKILL');
  await once(dead.child, 'exit');
  expect(existsSync(lock)).toBe(true);

  const heirs = Array.from({ length: 4 }, () => holder('setTimeout(() => {}, 60_000);'));
  await Promise.race(heirs.map(({ said }) => said('taken')));
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  expect(heirs.filter(({ all }) => all().includes('taken'))).toHaveLength(1);
});

test('a lock stays taken while the killed holder has left its npm at work', async () => {
  const worker = spawn('sleep', ['60'], { stdio: 'ignore' });
  children.push(worker);
  const dead = holder(`lock.setWorker(${worker.pid}); console.log('noted'); setTimeout(() => {}, 60_000);`);
  await dead.said('noted');
  dead.child.kill('SIGKILL');
  await once(dead.child, 'exit');

  const heir = holder('lock.release();');
  await heir.said('waits for');
  expect(heir.all()).not.toContain('taken');
  worker.kill('SIGKILL');
  await heir.said('taken');
});
