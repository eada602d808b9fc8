import { ERROR_STATUS, type ErrorCode } from '@larder/contract/errors';

interface AppErrorDetails {
  /** What is wrong with which field, by its path ("ingredients.3"). */
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** Whose account it is about, for the audit log; never leaves. */
  readonly subjectId?: string;
  readonly cause?: unknown;
}

/** What people read while the disk or the database is full. */
export const NO_ROOM_TEXT =
  'The server has no room left, so nothing can be saved right now. Whoever runs it has to make some.';

/** A failure that has a code of ours and words that may be shown to the caller. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly subjectId: string | undefined;

  constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.subjectId = details.subjectId;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
