import { accessSync, constants, statfsSync } from 'node:fs';

const IN_MEMORY = '/dev/shm';
/** Several times what the tests have there at their largest; containers often have 64 MB. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Puts temporary files of this process and its children in memory if the machine has room: databases that live for a second need
 * no disk. A TMPDIR that is set wins.
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
