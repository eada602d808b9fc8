// One set-up at a time in one folder: two `npm start` in a fresh clone must not install over each other.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const HEARTBEAT_MS = 2_000;
/** Whether a holder in another container still lives can only be told from its heartbeat. */
const SILENT_AFTER_MS = 15_000;
const RETRY_MS = 250;

/** @returns {{pid: number, worker?: number, host: string} | null} who holds the lock, or null when nobody does */
function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function isAbandoned(file) {
  const holder = readHolder(file);
  if (holder === null) return false;
  // A killed set-up can leave its npm at work; only when both are gone is the folder at rest.
  if (holder.host === hostname()) return !isAlive(holder.pid) && !(holder.worker && isAlive(holder.worker));
  try {
    return Date.now() - statSync(file).mtimeMs > SILENT_AFTER_MS;
  } catch {
    return false;
  }
}

function writeOwn(file, worker) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, worker, host: hostname() }));
  return own;
}

/** Takes the lock if it is free. Linking a complete file makes it appear at once, whole, or not at all. */
function tryTake(file) {
  const own = writeOwn(file);
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Removes an abandoned lock. Only one may do so at a time, or the second would remove the first one's new lock. */
function clearAbandoned(file) {
  const gate = `${file}.clearing`;
  try {
    mkdirSync(gate);
  } catch {
    try {
      if (Date.now() - statSync(gate).mtimeMs > SILENT_AFTER_MS) rmSync(gate, { recursive: true, force: true });
    } catch {
      // The other one has just finished.
    }
    return;
  }
  try {
    if (isAbandoned(file)) rmSync(file, { force: true });
  } finally {
    rmSync(gate, { recursive: true, force: true });
  }
}

/**
 * Waits for the lock and holds it until `release` is called or the process ends. `setWorker` notes the process that does
 * the work. `onWait` is told once, with the other's process id, when there is something to wait for.
 */
export async function takeLock(file, onWait) {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!tryTake(file)) {
    if (isAbandoned(file)) {
      clearAbandoned(file);
      continue;
    }
    const holder = readHolder(file);
    if (holder !== null && !told) {
      told = true;
      onWait(holder.pid);
    }
    await sleep(RETRY_MS);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {
      // Someone removed the file by hand; there is nothing left to keep alive.
    }
  }, HEARTBEAT_MS);
  const letGo = () => {
    clearInterval(heartbeat);
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', letGo);
  return {
    setWorker: (pid) => renameSync(writeOwn(file, pid), file),
    release: () => {
      process.removeListener('exit', letGo);
      letGo();
    },
  };
}
