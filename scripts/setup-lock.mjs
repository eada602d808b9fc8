// One setup at a time in one folder: two `npm start` in a fresh clone must not install over each other.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const HEARTBEAT_MS = 1_000;
const RETRY_MS = 250;
/** A lock without a heartbeat for this long is abandoned. Process ids do not help: containers have their own, and they are reused. */
const ABANDONED_AFTER_MS = 10_000;

/**
 * Waits for the lock, calls `onWait` once if it has to, and returns the function that releases it. The lock is a file whose
 * modification time is the heartbeat of its holder.
 */
export async function takeLock(file, onWait, abandonedAfterMs = ABANDONED_AFTER_MS) {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}.${Math.random()}`;
  writeFileSync(own, own);
  try {
    if (!tryLink(own, file)) {
      onWait();
      await waitForLock(own, file, abandonedAfterMs);
    }
  } finally {
    rmSync(own, { force: true });
  }
  const heartbeat = setInterval(() => {
    if (isHeldBy(own, file)) utimesSync(file, new Date(), new Date());
  }, HEARTBEAT_MS);
  const release = () => {
    clearInterval(heartbeat);
    process.removeListener('exit', release);
    if (isHeldBy(own, file)) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}

/** A link to a complete file appears at once or not at all. */
function tryLink(own, file) {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

async function waitForLock(own, file, abandonedAfterMs) {
  let beat = heartbeatOf(file);
  let silentMs = 0;
  while (!tryLink(own, file)) {
    await sleep(RETRY_MS);
    const last = beat;
    beat = heartbeatOf(file);
    // Counted in our own waiting, so that clocks that differ and a machine that slept do not matter.
    silentMs = beat === last ? silentMs + RETRY_MS : 0;
    if (silentMs >= abandonedAfterMs && (await takeOver(own, file))) return;
  }
}

/** Of several that replace an abandoned lock, the last one holds it. */
async function takeOver(own, file) {
  writeFileSync(`${own}.next`, own);
  renameSync(`${own}.next`, file);
  await sleep(RETRY_MS);
  return isHeldBy(own, file);
}

function heartbeatOf(file) {
  try {
    return statSync(file).mtimeMs;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isHeldBy(own, file) {
  try {
    return readFileSync(file, 'utf8') === own;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}
