import { expect, test, vi } from 'vitest';

import { UploadQueue } from '#features/imports/model/upload-queue.ts';

/** A queue whose uploads end when the test says so. */
function openQueue() {
  const queue = new UploadQueue();
  const started: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const add = (id: string): void =>
    queue.add({ id, owner: 'ada', file: new File(['x'], `${id}.zip`) }, (signal, onSent) => {
      started.push(id);
      onSent(1);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      ends.set(id, { resolve, reject });
      return promise;
    });
  const phases = () => queue.list().map(({ id, phase }) => `${id} ${phase}`);
  return { queue, started, ends, add, phases };
}

test('files are uploaded one after the other, and leave the queue when they are complete', async () => {
  const { started, ends, add, phases } = openQueue();
  add('one');
  add('two');
  expect(phases()).toEqual(['one sending', 'two waiting']);
  ends.get('one')?.resolve();
  await vi.waitFor(() => expect(phases()).toEqual(['two sending']));
  expect(started).toEqual(['one', 'two']);
});

test('a file that failed stays with its error, the next one is uploaded, and the failed one can be resumed', async () => {
  const { queue, started, ends, add, phases } = openQueue();
  add('one');
  add('two');
  ends.get('one')?.reject(new Error('no connection'));
  await vi.waitFor(() => expect(phases()).toEqual(['one failed', 'two sending']));
  expect(queue.list()[0]?.error).toEqual(new Error('no connection'));
  queue.resume('one');
  ends.get('two')?.resolve();
  await vi.waitFor(() => expect(phases()).toEqual(['one sending']));
  expect(started).toEqual(['one', 'two', 'one']);
});

test('a stopped upload stays stopped, although its request ends later', async () => {
  const { queue, add, phases } = openQueue();
  add('one');
  add('two');
  queue.stop('one');
  await vi.waitFor(() => expect(phases()).toEqual(['one stopped', 'two sending']));
});

test('a removed upload is aborted and makes room for the next one', async () => {
  const { queue, add, phases } = openQueue();
  add('one');
  add('two');
  queue.remove('one');
  await vi.waitFor(() => expect(phases()).toEqual(['two sending']));
});

test('adding an upload that is in progress changes nothing', () => {
  const { started, add, phases } = openQueue();
  add('one');
  add('one');
  expect(phases()).toEqual(['one sending']);
  expect(started).toEqual(['one']);
});
