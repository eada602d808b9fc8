import type { OpenidError } from '@larder/contract/openid';

/** A failed sign-in; `detail` is only logged. */
export class OpenidFailure extends Error {
  readonly reason: OpenidError;
  /** The user who tried to sign in, where known. */
  readonly subjectId: string | null;

  constructor(reason: OpenidError, detail?: unknown, subjectId: string | null = null) {
    super(detail instanceof Error ? `${reason}: ${detail.message}` : reason);
    this.name = 'OpenidFailure';
    this.reason = reason;
    this.subjectId = subjectId;
  }
}
