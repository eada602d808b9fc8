import { ERROR_STATUS, type ErrorCode } from '@larder/contract/errors';

interface AppErrorDetails {
  /** A message for each wrong field, by path ("ingredients.3"). */
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** The account concerned, for the audit log. Not sent to the client. */
  readonly subjectId?: string;
  readonly cause?: unknown;
}

/** Shown while the disk or the database is full. */
export const NO_ROOM_TEXT =
  'The server is out of disk space, so nothing can be saved right now. Please tell the person who runs it.';

/** An expected failure with a code and a message that the client may read. */
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
