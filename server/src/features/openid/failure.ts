import type { OpenidError } from '@larder/contract/openid';

/** Why nobody is signed in; `detail` is for our log alone. */
export class OpenidFailure extends Error {
  readonly reason: OpenidError;
  /** Whose account here it was to be, where that is known. */
  readonly subjectId: string | null;

  constructor(reason: OpenidError, detail?: unknown, subjectId: string | null = null) {
    super(detail instanceof Error ? `${reason}: ${detail.message}` : reason);
    this.name = 'OpenidFailure';
    this.reason = reason;
    this.subjectId = subjectId;
  }
}
