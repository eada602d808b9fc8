import { AddressTakenError, WeakPasswordError } from '#features/admin/commands/create-admin.ts';
import { BackupError } from '#platform/backup/manifest.ts';
import { ConfigError } from '#platform/config/config.ts';
import { DatabaseUnavailableError, isDamaged, isLocked, markUnavailable } from '#platform/db/errors.ts';
import { DatabaseTooNewError, MigrationFailedError } from '#platform/db/migrate.ts';

import { NoPasswordError } from './ask-password.ts';
import { InstallationError } from './installation.ts';

/** Explains an error to the operator of the server, and says what to do about it. */
export function explainError(error: unknown): string {
  if (isSelfExplanatory(error)) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  if (code === 'EADDRINUSE') {
    return `The port is taken (${message}): perhaps the app runs already. Stop what uses it, or take another one: PORT=${suggestPort(error)} npm start`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `Cannot listen there (${message}). HOST must be an address of this machine, or 0.0.0.0 for all of them.`;
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') {
    return `No permission (${message}). DATA_DIR must be a folder this user may write to, and PORT one it may open.`;
  }
  if (UNUSABLE_FOLDER.has(code)) {
    return `The data folder cannot be used (${message}). DATA_DIR must be a folder with free space.`;
  }
  if (isLocked(markUnavailable(error))) {
    return 'Another program holds the write lock of the embedded database, larder.sqlite in DATA_DIR. Stop that program and start again.';
  }
  if (isSqliteError(error) || (error instanceof DatabaseUnavailableError && isSqliteError(error.cause))) {
    const cause =
      error instanceof DatabaseUnavailableError && error.cause instanceof Error ? error.cause.message : message;
    const todo = isDamaged(markUnavailable(error))
      ? 'Keep a copy of DATA_DIR, and restore a backup into an empty one: npm run restore -- larder-….zip'
      : 'It must be a file that this user may read and write, on a healthy disk with free space.';
    return `The embedded database, larder.sqlite in DATA_DIR, cannot be used (${cause}). ${todo}`;
  }
  if (error instanceof DatabaseUnavailableError) {
    const cause = error.cause instanceof Error ? error.cause.message : String(error.cause);
    return `The database does not answer (${cause}). Is DATABASE_URL right and the server running?`;
  }
  return `This failed unexpectedly: ${error instanceof Error ? (error.stack ?? message) : message}`;
}

const UNUSABLE_FOLDER = new Set(['EEXIST', 'EISDIR', 'ENOTDIR', 'ENOENT', 'ENOSPC']);
const DEFAULT_PORT = 3001;
const LAST_PORT = 65_535;

/** A free port to suggest. */
function suggestPort(error: unknown): number {
  const taken = error instanceof Error && 'port' in error ? Number(error.port) : DEFAULT_PORT;
  return taken < LAST_PORT ? taken + 1 : DEFAULT_PORT;
}

function isSelfExplanatory(error: unknown): error is Error {
  const selfExplanatory = [
    AddressTakenError,
    BackupError,
    ConfigError,
    DatabaseTooNewError,
    InstallationError,
    MigrationFailedError,
    NoPasswordError,
    WeakPasswordError,
  ];
  return selfExplanatory.some((kind) => error instanceof kind);
}

function isSqliteError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}
