import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { IsolatedProcess } from './isolated-process.ts';

const NEVER = new AbortController().signal;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

let isolated: IsolatedProcess;
afterEach(() => isolated.close());

/** A process that answers each message with what `answer`, a function in JavaScript, returns for it. */
function start(answer: string): IsolatedProcess {
  const path = join(folder, 'answer.mjs');
  const source = new URL('./isolated-process.ts', import.meta.url).href;
  writeFileSync(path, `import { answerParent } from ${JSON.stringify(source)};\nanswerParent(${answer});\n`);
  return new IsolatedProcess(pathToFileURL(path), 32);
}

test('answers each message, bytes included', async () => {
  isolated = start('({ bytes }) => ({ bytes: bytes.map((byte) => byte + 1) })');
  expect(await isolated.ask({ bytes: new Uint8Array([1, 2]) }, NEVER)).toEqual({ bytes: new Uint8Array([2, 3]) });
  expect(await isolated.ask({ bytes: new Uint8Array([7]) }, NEVER)).toEqual({ bytes: new Uint8Array([8]) });
});

test.each([
  ['crashes', '() => process.abort()'],
  ['throws', '() => { throw new Error("broken"); }'],
  ['takes too much memory', '() => { const all = []; for (;;) all.push(all.map(String), {}); }'],
])('a process that %s rejects the message, and every later one', async (_what, answer) => {
  isolated = start(answer);
  await expect(isolated.ask({}, NEVER)).rejects.toThrow('The process ended');
  await expect(isolated.ask({}, NEVER)).rejects.toThrow('The process ended');
});

test('a process that does not answer is ended on an abort', async () => {
  isolated = start('() => { for (;;); }');
  const abort = new AbortController();
  const answer = isolated.ask({}, abort.signal);
  abort.abort(new Error('stopping'));
  await expect(answer).rejects.toThrow('stopping');
  await isolated.close();
  await expect(isolated.ask({}, NEVER)).rejects.toThrow('The process ended');
});

test('a process does not know the environment of the server', async () => {
  vi.stubEnv('OPENAI_API_KEY', 'secret');
  isolated = start('() => ({ names: Object.keys(process.env) })');
  expect(await isolated.ask({}, NEVER)).not.toHaveProperty('names', expect.arrayContaining(['OPENAI_API_KEY']));
  vi.unstubAllEnvs();
});

test('a process has the memory that it was started with', async () => {
  isolated = start('async () => ({ bytes: (await import("node:v8")).getHeapStatistics().heap_size_limit })');
  const { bytes } = (await isolated.ask({}, NEVER)) as { bytes: number };
  // With room for young objects, which has a limit of its own.
  expect(bytes).toBeLessThan(300_000_000);
});

test('Ctrl+C, which reaches all processes of a terminal, does not end it', async () => {
  isolated = start('() => { process.kill(process.pid, "SIGINT"); return { alive: true }; }');
  expect(await isolated.ask({}, NEVER)).toEqual({ alive: true });
  expect(await isolated.ask({}, NEVER)).toEqual({ alive: true });
});
