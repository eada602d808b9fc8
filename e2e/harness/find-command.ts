import { execFileSync } from 'node:child_process';

/** Path of a program on the PATH, or '' if there is none. */
export function findCommand(command: string): string {
  try {
    // `command -v`, because `which` is not installed everywhere.
    return execFileSync('/bin/sh', ['-c', 'command -v "$1"', 'sh', command], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
