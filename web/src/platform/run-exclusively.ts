import { tabLocks } from '#platform/tab-locks.ts';

/** Runs `work` unless another tab of this browser runs work of the same name. Returns whether it ran. */
export async function runExclusively(name: string, work: () => Promise<void>): Promise<boolean> {
  if (navigator.locks !== undefined) {
    return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await work();
      return lock !== null;
    });
  }
  // Plain HTTP, as in a home network.
  const release = await tabLocks().tryAcquire(name);
  if (release === null) return false;
  try {
    await work();
  } finally {
    release();
  }
  return true;
}
