import { expect, test } from 'vitest';

import { GroupSync } from './group-sync.ts';

/** A file whose syncs end when the test says so. */
function startFile() {
  const syncs: PromiseWithResolvers<void>[] = [];
  const group = new GroupSync(() => {
    const sync = Promise.withResolvers<void>();
    syncs.push(sync);
    return sync.promise;
  });
  return { group, syncs };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a write during a sync waits for the next one, which all writes until then share', async () => {
  const { group, syncs } = startFile();
  const done: string[] = [];
  void group.sync().then(() => done.push('first'));
  await settled();
  const later = ['second', 'third'].map((name) => group.sync().then(() => done.push(name)));
  syncs[0]?.resolve();
  await settled();
  expect(done).toEqual(['first']);
  expect(syncs).toHaveLength(2);
  syncs[1]?.resolve();
  await Promise.all(later);
  expect(done).toEqual(['first', 'second', 'third']);
  expect(syncs).toHaveLength(2);
});

test('after a failed sync all syncs fail, and the file is not synced again', async () => {
  const { group, syncs } = startFile();
  const first = group.sync();
  await settled();
  const second = group.sync();
  syncs[0]?.reject(new Error('EIO'));
  await expect(first).rejects.toThrow('EIO');
  await expect(second).rejects.toThrow('EIO');
  await expect(group.sync()).rejects.toThrow('EIO');
  expect(syncs).toHaveLength(1);
});
