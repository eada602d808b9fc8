import { accessSync, constants, statfsSync } from 'node:fs';

const IN_MEMORY = '/dev/shm';
/** Several times what the tests have there at their largest; containers often have 64 MB. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Has this process and those it starts keep temporary files in memory, where the machine has room for it: databases that
 * live for a second need no disk. Whoever chose a folder keeps it.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] === undefined && hasRoom(IN_MEMORY)) process.env['TMPDIR'] = IN_MEMORY;
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}
